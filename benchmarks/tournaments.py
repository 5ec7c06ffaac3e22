"""How many matches of default tournaments end within their rounds: `python -m benchmarks.tournaments [GAME ...]`.

Eight people play a Swiss tournament of each game, one against one and in pairs, on the real tables and events in
virtual time. They are awake from 8 to 22 o'clock UTC. Robots choose their moves.

- **pinged**: they answer a ping after `--hours` waking hours on average (default 2, exponential).
- **visits**: they look three or four times a day at random moments and don't read pings.

A line gives the matches, the share that was played to the end, and the days that a round took.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import suppress
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory

from engine.events import changes
from engine.events.lengths import LENGTHS
from engine.events.model import Event, Kind, Plan, Stage
from engine.rules.errors import Refused
from engine.rules.moves import parse_move
from engine.tables.edits.turns import MakeMove
from engine.tables.table.model import Change, Status
from engine.units import DAY, HOUR
from tests.engine.events.evening import CROWD, Evening
from tests.engine.tables.world import ANA, CHANNEL

PEOPLE = 8
MORNING, EVENING = 8 * HOUR, 22 * HOUR
VISITS = (3, 4)


def awake_after(moment: float, waking: float) -> float:
    """Returns the moment `waking` seconds of waking hours after `moment`."""
    while True:
        day, time = divmod(moment, DAY)
        time = max(time, MORNING)
        if time + waking <= EVENING:
            return day * DAY + time + waking
        waking -= max(0.0, EVENING - time)
        moment = (day + 1) * DAY


def visits(rng: Random, start: float) -> Iterator[float]:
    """The moments when a person looks, day after day."""
    day = start // DAY
    while True:
        times = sorted(rng.uniform(MORNING, EVENING) for _ in range(rng.choice(VISITS)))
        yield from (day * DAY + time for time in times if day * DAY + time > start)
        day += 1


class Play:
    """One tournament, and how its matches ended."""

    def __init__(self, world: Evening, event: Event, rng: Random, hours: float | None) -> None:
        self.world, self.event, self.rng, self.hours = world, event, rng, hours
        self.ended: dict[str, bool] = {}
        """By table, whether it was played to the end."""
        self.due: list[tuple[float, int, str]] = []
        """Moments, people and the tables where they move then; no table: all."""
        self.asked: dict[str, int] = {}
        """By table, the version since which its player on turn is expected."""

    def __call__(self, change: Change) -> None:
        table = change.snapshot
        if not table.is_open:
            self.ended[table.id] = table.status is Status.FINISHED

    async def run(self) -> list[float]:
        """Play all rounds. Returns the days that each took."""
        world, days = self.world, list[float]()
        await world.events.next_round(self.event.id, ANA.user_id, 0)
        await world.quiet()
        looks = {one.user_id: visits(self.rng, world.clock.now()) for one in (ANA, *CROWD[: PEOPLE - 1])}
        if self.hours is None:
            self.due = sorted((next(moments), user, "") for user, moments in looks.items())
        number, began = 1, world.clock.now()
        while (event := await world.seen(self.event)).stage is Stage.PLAYING:
            if event.round != number:
                days.append((world.clock.now() - began) / DAY)
                number, began = event.round, world.clock.now()
            await self._expect(event)
            ends = float(event.round_ends or began + 28 * DAY)
            when, user, table = heappop(self.due) if self.due else (ends + 60, 0, "")
            if when > ends + 60:
                heappush(self.due, (when, user, table))
                when, user = ends + 60, 0
            await world.leap(max(0.0, when - world.clock.now()))
            if user:
                await self._move(user, table)
            if user and self.hours is None:
                heappush(self.due, (next(looks[user]), user, ""))
            await world.events.look()
            await world.quiet()
        return [*days, (world.clock.now() - began) / DAY]

    async def _expect(self, event: Event) -> None:
        """Plan the answers of the pinged people."""
        for table in await self.world.matches(event) if self.hours is not None else ():
            if table.is_open and table.awaited and self.asked.get(table.id) != table.awaited_since:
                self.asked[table.id] = table.awaited_since
                wait = self.rng.expovariate(1 / ((self.hours or 0) * HOUR))
                heappush(self.due, (awake_after(self.world.clock.now(), wait), table.awaited[0], table.id))

    async def _move(self, user: int, name: str) -> None:
        """A person moves at one table or all, for as long as it is their turn."""
        for table in await self.world.matches(await self.world.seen(self.event)):
            while table.is_open and table.awaited[:1] == (user,) and name in ("", table.id):
                text = self.world.good_move(table)[1]
                with suppress(Refused):
                    await self.world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user)
                await self.world.settle()
                table = await self.world.now(table)


async def played(game: str, seats: int, number: int, hours: float | None) -> tuple[list[bool], list[float]]:
    """A tournament: whether each match was played to the end, and the days of the rounds."""
    with TemporaryDirectory() as folder:
        world = Evening(Path(folder), number)
        await world.start()
        plan = Plan((game,), rounds=0, seats=seats, turn_seconds=DAY)
        event = await world.events.plan(CHANNEL, ANA, "Cup", plan, kind=Kind.SWISS)
        for person in CROWD[: PEOPLE - 1]:
            event = await world.events.change(event.id, changes.joined, person)
        play = Play(world, event, Random(f"{game}/{seats}/{number}"), hours)
        world.tables.subscribe(play)
        try:
            days = await play.run()
        finally:
            await world.close()
        return list(play.ended.values()), days


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--hours", type=float, default=2, help="until a ping is answered, on average (default: 2)")
    parser.add_argument("--visits", action="store_true", help="people look at random moments instead")
    parser.add_argument("--tournaments", type=int, default=2, help="of each game and number of seats")
    args = parser.parse_args()
    everything: list[bool] = []
    for game, seats in LENGTHS:
        if args.game and game not in args.game:
            continue
        ended, days = list[bool](), list[float]()
        for number in range(args.tournaments):
            one, took = asyncio.run(played(game, seats, number, None if args.visits else args.hours))
            ended += one
            days += took
        everything += ended
        share = sum(ended) / max(1, len(ended))
        print(
            f"{game:<18} {seats} seats  {len(ended):>4} matches  {share:>4.0%} in time  {mean(days):.1f} days a round",
            flush=True,
        )
    print(f"all: {len(everything)} matches, {sum(everything) / len(everything):.1%} in time")


if __name__ == "__main__":
    main()
