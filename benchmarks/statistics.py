"""Leaderboards, statistics and history of a server with very many finished matches, beside the moves of others.

Fills a database with finished matches, half of them on one server with 1,000 players, and prints the processor time of
each page, how long a move takes alone and beside 20 boards a second, and the processor time of storing a finished
match. Processor time is the bot's; on PostgreSQL, that of its server for this database comes second.

    python -m benchmarks.statistics [--matches 1000000] [--database postgresql+asyncpg://…]

The database must be empty, or one that this program has filled: it is measured as it is. Without one, a file in a
temporary folder is used.
"""

import argparse
import asyncio
import os
import random
import time
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from unittest.mock import patch

from sqlalchemy import Connection, func, insert, select, text

from bot.ui.pages.people.results import PAGE
from engine.rules.errors import Refused
from engine.statistics.leaderboard import Leaderboards, Measure, Period
from engine.statistics.ratings import rate
from engine.statistics.results import FIRST_PAGE, Kind, Results
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
YEARS = 2
"""How long they have played."""
GAMES = ("block", "draw", "muggins", "fives_and_threes", "mexican_train")
NOW = 1_800_000_000
BATCH = 5_000
LOOKS = 10
"""How often each page is made. Its time is the average."""
FINISHES = 100
GOAL = 0.05
"""The most processor time of a page in seconds. A move beside boards may take 1.2 of its time alone, a finish 2 ms
more than without statistics."""


def named(at: int) -> str:
    """The id of a match. Ids are in no order."""
    return f"m{at * 7919 % 10_000_019:08}"


def filled(number: int, first: int, rng: random.Random, matches: int) -> dict[str, list[dict[str, object]]]:
    """The rows of finished matches in the order in which they ended; people play on the busiest server as often as
    their number is low."""
    rows: dict[str, list[dict[str, object]]] = {
        name: [] for name in ("tables", "seats", "match_results", "match_seats", "round_results")
    }
    for at in range(first, first + number):
        guild = BUSY if rng.random() < 0.5 else BUSY + rng.randint(1, OTHERS)
        table, ended = named(at), NOW - round(YEARS * 365 * DAY * (1 - at / matches))
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
    await build(store, matches)
    await pages(store)
    await finishes(store)
    await store.close()


def stored(connection: Connection) -> int:
    """How many matches were stored before."""
    return connection.scalar(select(func.count()).select_from(schema.match_results)) or 0


def servers(connection: Connection) -> list[int]:
    """The processes that serve this database, on PostgreSQL."""
    if connection.dialect.name == "sqlite":
        return []
    return list(connection.scalars(text("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")))


def ticks(pid: int) -> int:
    """The processor time of a process."""
    try:
        return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    except OSError:
        return 0


async def spent(store: Store) -> tuple[float, float]:
    """The processor seconds of this process, and of the processes that serve the database."""
    server = sum(map(ticks, await store.ask(servers)))
    return time.process_time(), server / os.sysconf("SC_CLK_TCK")


async def build(store: Store, matches: int) -> None:
    """Fill the database and add all matches up, unless that was done before."""
    if before := await store.ask(stored):
        print(f"{before} matches were stored before")
        return
    rng = random.Random(1)
    began = time.perf_counter()
    for first in range(0, matches, BATCH):
        await store.ask(put, filled(min(BATCH, matches - first), first, rng, matches))
    print(f"{matches} matches stored in {time.perf_counter() - began:.0f} s")
    began = time.perf_counter()
    number = await store.add_up(NOW, lambda done, total: None)
    print(f"{number} matches added up in {time.perf_counter() - began:.0f} s")


async def pages(store: Store) -> None:
    """What the pages cost the bot, and a move beside them."""
    registry = TableRegistry(store, lambda: NOW, rate)
    boards, results = Leaderboards(registry, nothing_hidden), Results(registry, nothing_hidden)
    channel = ChannelRef(BUSY, BUSY * 10)
    shown = {
        f"board {one}, {period}": lambda one=one, period=period: boards.board(BUSY, None, one, period)
        for one in Measure
        for period in (Period.ALL, Period.MONTH, Period.WEEK)
    }
    shown |= {
        f"board {one}, {period}, by the calendar of {zone}": lambda one=one, period=period, zone=zone: boards.board(
            BUSY, None, one, period, zone
        )
        for zone in ("Pacific/Auckland", "Pacific/Honolulu")
        for one in (Measure.WINS, Measure.ROBOTS)
        for period in (Period.MONTH, Period.WEEK, Period.LAST_WEEK)
    }
    last, number = FIRST_PAGE, 1
    while (page := await results.history_page(channel, 1, last, PAGE, user_id=1)).older:
        last, number = page.older, number + 1
    shown |= {
        "stats of the busiest": lambda: results.stats(BUSY, 1),
        "stats of the busiest, one game": lambda: results.stats(BUSY, 1, "block", 2),
        "history of the channel": lambda: results.history(channel, PLAYERS + 1, here=True),
        "history of the busiest": lambda: results.history(channel, 1, user_id=1),
        f"history of the busiest, page {number:,}": lambda: results.history_page(channel, 1, last, PAGE, user_id=1),
        "history of the busiest, by the second": lambda: results.history(channel, 2, user_id=1),
        "history of the rarest": lambda: results.history(channel, 1, user_id=PLAYERS),
        "history, all": lambda: results.history(channel, PLAYERS + 1),
        "history, with all kinds": lambda: results.history(channel, 1, kinds=tuple(Kind)),
    }
    for name, look in shown.items():
        before = await spent(store)
        try:
            for _ in range(LOOKS):
                boards._known.clear()
                await look()
        except Refused:
            print(f"{name}: takes too long")
            continue
        bot, server = ((late - early) / LOOKS for early, late in zip(before, await spent(store), strict=True))
        print(
            f"{name}: {bot * 1000:.1f} ms of CPU + {server * 1000:.0f} of the server"
            f"{'' if bot + server <= GOAL else ' (too much)'}",
            flush=True,
        )
    await moves(store, boards)


async def moves(store: Store, boards: Leaderboards) -> None:
    """A small write alone, and beside 20 boards a second."""

    async def write(number: int) -> list[float]:
        took = []
        for _ in range(number):
            began = time.perf_counter()
            await store.set_columns(named(1), 9, shown_version=1)
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
    """Storing a finished match, with and without adding it up."""
    first = await store.ask(stored)
    costs: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for number in range(first, first + 2 * FINISHES):
        counts = bool(number % 2)
        table = TableRow(
            id=f"f{number:08}", version=1, host_id=1, game="block", rules_version=1, options=(), capacity=4,
            turn_seconds=None, claim_seconds=8, created_at=NOW, active_at=NOW, status="playing", guild_id=BUSY,
            channel_id=BUSY * 10,
        )  # fmt: skip
        people = [(seat, 1 + (number * 7 + seat * 13) % PLAYERS) for seat in range(4)]
        await store.create(table, [SeatRow(seat, user, f"Player {user}") for seat, user in people])
        seats = tuple(MatchSeatRow(seat, seat, user, f"Player {user}", seat + 1, 50, False) for seat, user in people)
        match = MatchRow(table.id, BUSY, table.channel_id, table.game, 3, NOW, seats)
        with nullcontext() if counts else patch.object(tallies, "book"):
            before = await spent(store)
            await store.write(replace(table, version=2, status="finished"), match=match)
            after = await spent(store)
        costs[counts].append((after[0] - before[0], after[1] - before[1]))
    with_them, without = ([1000 * fmean(one) for one in zip(*costs[counts], strict=True)] for counts in (True, False))
    more = [one - other for one, other in zip(with_them, without, strict=True)]
    print(
        f"storing a finished match: {without[0]:.1f} ms of CPU + {without[1]:.1f} of the server; for statistics "
        f"{more[0]:.1f} + {more[1]:.1f} more"
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
