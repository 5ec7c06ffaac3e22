"""Leaderboards, statistics and history of a server with very many finished matches, beside the moves of others.

Fills a database with finished matches, most of them on one server with 1,000 players, and prints the processor time of
each page, of a move alone and beside 20 boards a second, and of storing a finished match.

    python -m benchmarks.statistics [--matches 1000000] [--database postgresql+asyncpg://…]

The database must be empty. Without one, a file in a temporary folder is used.
"""

import argparse
import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, insert

from engine.rules.errors import Refused
from engine.statistics.leaderboard import Leaderboards, Measure, Period
from engine.statistics.ratings import rate
from engine.statistics.results import Kind, Results
from engine.store import Store, schema
from engine.store.questions import tallies
from engine.store.questions.statements import writes
from engine.store.rows import MatchRow, MatchSeatRow, SeatRow, TableRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.model import ChannelRef
from engine.units import DAY

BUSY, OTHERS = 10, 500
"""The busiest server, which has half of all matches, and how many others there are."""
PLAYERS = 1000
GAMES = ("block", "draw", "muggins", "fives_and_threes", "mexican_train")
NOW = 1_800_000_000
BATCH = 5_000
GOAL = 0.05
"""The most processor time of a page in seconds. A move beside boards may take 1.2 of its time alone, a finish 2 ms
more than without statistics."""


def filled(number: int, first: int, rng: random.Random) -> dict[str, list[dict[str, object]]]:
    """The rows of finished matches; people play on the busiest server as often as their number is low."""
    rows: dict[str, list[dict[str, object]]] = {
        name: [] for name in ("tables", "seats", "match_results", "match_seats", "round_results")
    }
    for at in range(first, first + number):
        guild = BUSY if rng.random() < 0.5 else BUSY + rng.randint(1, OTHERS)
        table, ended = f"m{at:07}", NOW - rng.randrange(2 * 365 * DAY)
        where = {"guild_id": guild, "channel_id": guild * 10 + rng.randrange(3), "game": rng.choice(GAMES)}
        rows["tables"].append(
            {**where, "id": table, "version": 9, "status": "finished", "host_id": 1, "rules_version": 1, "options": (),
             "capacity": 4, "claim_seconds": 8, "created_at": ended - 600, "active_at": ended, "hints": True,
             "participants": "{}", "clock": "{}", "awaited_since": 0, "casual": False, "passes": True,
             "shown_rounds": 0, "pinged_since": 0, "noticed_round": 0, "message_id": 1}
        )  # fmt: skip
        rows["match_results"].append({**where, "table_id": table, "rounds": 3, "ended_at": ended})
        people = {int(PLAYERS * rng.random() ** 2) + 1 for _ in range(rng.choice((2, 2, 3, 4)))}
        for seat, user in enumerate(people):
            one = {"table_id": table, "seat": seat, "user_id": user, "name": f"Player {user}", "resigned": False}
            rows["seats"].append({**one, "robot": False})
            rows["match_seats"].append(
                {**one, "side": seat, "place": seat + 1, "total": 100 - seat, "why": "rated", "moves": 9, "rounds": 3,
                 "ended_at": ended}
            )  # fmt: skip
        scores = [tuple(rng.randrange(60) for _ in people) for _ in range(3)]
        rows["round_results"] += [
            {"table_id": table, "number": number, "ending": "domino", "winner": 0, "scores": points, "totals": points,
             "at": ended}
            for number, points in enumerate(scores, 1)
        ]  # fmt: skip
    return rows


@writes
def put(connection: Connection, rows: dict[str, list[dict[str, object]]]) -> None:
    for name, values in rows.items():
        connection.execute(insert(schema.metadata.tables[name]), values)


async def nothing_hidden(reader: int | None, guild: int | None) -> frozenset[str]:
    return frozenset()


async def measure(url: str, matches: int) -> None:
    store = await Store.open(url, now=lambda: NOW)
    rng = random.Random(1)
    began = time.perf_counter()
    for first in range(0, matches, BATCH):
        await store.ask(put, filled(min(BATCH, matches - first), first, rng))
    print(f"{matches} matches stored in {time.perf_counter() - began:.0f} s")
    began = time.perf_counter()
    number = await store.ask(tallies.rebuild, NOW)
    print(f"{number} tallies added up in {time.perf_counter() - began:.0f} s")
    registry = TableRegistry(store, lambda: NOW, rate)
    boards, results = Leaderboards(registry, nothing_hidden), Results(registry, nothing_hidden)
    channel = ChannelRef(BUSY, BUSY * 10)
    pages = {
        f"board {one}, {period}": lambda one=one, period=period: boards.board(BUSY, None, one, period)
        for one in Measure
        for period in (Period.ALL, Period.MONTH, Period.WEEK)
    }
    pages |= {
        "board of last week, by the calendar of Auckland": lambda: boards.board(
            BUSY, None, Measure.WINS, Period.LAST_WEEK, "Pacific/Auckland"
        ),
        "stats of the busiest": lambda: results.stats(BUSY, 1),
        "stats of the busiest, one game": lambda: results.stats(BUSY, 1, "block", 2),
        "history of the channel": lambda: results.history(channel, PLAYERS + 1, here=True),
        "history of the busiest": lambda: results.history(channel, 1, user_id=1),
        "history of the busiest, by the second": lambda: results.history(channel, 2, user_id=1),
        "history of the rarest": lambda: results.history(channel, 1, user_id=PLAYERS),
        "history, all": lambda: results.history(channel, PLAYERS + 1),
        "history, with all kinds": lambda: results.history(channel, 1, kinds=tuple(Kind)),
    }
    for name, page in pages.items():
        spent = []
        for _ in range(3):
            before = time.process_time()
            try:
                await page()
            except Refused:
                spent = [float("inf")]
                break
            spent.append(time.process_time() - before)
        print(f"{name}: {median(spent) * 1000:.1f} ms of CPU{'' if median(spent) <= GOAL else ' (too much)'}")
    await moves(store, boards)
    await finishes(store)
    await store.close()


async def moves(store: Store, boards: Leaderboards) -> None:
    """A small write alone, and beside 20 boards a second."""

    async def write(number: int) -> list[float]:
        took = []
        for _ in range(number):
            began = time.perf_counter()
            await store.set_columns("m0000001", 9, shown_version=1)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)
        return sorted(took)

    async def look() -> None:
        while True:
            looking.add(asyncio.create_task(boards.board(BUSY)))
            await asyncio.sleep(0.05)

    looking: set[asyncio.Task[object]] = set()
    alone = await write(300)
    task = asyncio.create_task(look())
    beside = await write(300)
    task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    for share in (0.5, 0.95):
        one, other = alone[int(len(alone) * share)], beside[int(len(beside) * share)]
        print(
            f"a write, {share:.0%}: {one * 1000:.2f} ms alone, {other * 1000:.2f} ms beside 20 boards a second "
            f"(× {other / one:.2f})"
        )


async def finishes(store: Store) -> None:
    """Storing a finished match, with and without its tallies."""
    spent: dict[bool, list[float]] = {True: [], False: []}
    for number in range(60):
        counts = bool(number % 2)
        table = TableRow(
            id=f"f{number:07}", version=1, host_id=1, game="block", rules_version=1, options=(), capacity=4,
            turn_seconds=None, claim_seconds=8, created_at=NOW, active_at=NOW, status="playing", guild_id=BUSY,
            channel_id=BUSY * 10, deals_of=None if counts else "m0000001",
        )  # fmt: skip
        people = [(seat, 1 + (number * 7 + seat * 13) % PLAYERS) for seat in range(4)]
        await store.create(table, [SeatRow(seat, user, f"Player {user}") for seat, user in people])
        seats = tuple(MatchSeatRow(seat, seat, user, f"Player {user}", seat + 1, 50, False) for seat, user in people)
        match = MatchRow(table.id, BUSY, table.channel_id, table.game, 3, NOW, seats)
        before = time.process_time()
        await store.write(replace(table, version=2, status="finished"), match=match)
        spent[counts].append(time.process_time() - before)
    print(
        f"storing a finished match: {median(spent[False]) * 1000:.2f} ms of CPU without tallies, "
        f"{median(spent[True]) * 1000:.2f} with them"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--database", help="an empty one (default: a file in a temporary folder)")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(args.database or f"sqlite:///{Path(folder) / 'boneyard.db'}", args.matches))


if __name__ == "__main__":
    main()
