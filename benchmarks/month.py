"""When a month of slow matches pings people, and how long vanished players block tables: `python -m benchmarks.month`.

60 tables of 2 to 4 of the same 40 people, of every game, with and without a turn timer, on the real bot and a simulated
Discord in virtual time. A match that ends is followed by another. People look three to five times a day between 8 and
22 o'clock in their own time zones; robots choose their moves. Three vanish for good on the fifth day. `--zones` is the
share of people who have chosen their time zone (default 1).
"""

from __future__ import annotations

import argparse
import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from heapq import heapify, heappop, heappush
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from zoneinfo import ZoneInfo

from engine.robots import choose
from engine.rules.errors import Refused
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.tables.edits.consent import Answer
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.model import Change, ChannelRef, Person, Snapshot, Status, TableId
from engine.units import DAY, HOUR
from tests.bot.flows.stage import Stage, staged
from tests.engine.tables.test_month import ZONES
from tests.engine.tables.world import next_due

PEOPLE, TABLES, VANISHED, DAYS = 40, 60, 3, 30
CLOCKS = (None, DAY // 2, DAY, 3 * DAY)
VISITS = (3, 4, 5)
MORNING, EVENING = 8, 22
MENTION = re.compile(r"<@(\d+)>")


def zone_of(person: int) -> ZoneInfo:
    """Where a person lives."""
    return ZoneInfo(ZONES[person % len(ZONES)])


def visits(person: int, start: float, rng: Random) -> Iterator[float]:
    """The moments when a person looks at their tables."""
    zone, day = zone_of(person), start
    while True:
        date = datetime.fromtimestamp(day, zone).replace(hour=0, minute=0, second=0)
        hours = sorted(rng.uniform(MORNING, EVENING) for _ in range(rng.choice(VISITS)))
        yield from (moment for hour in hours if (moment := date.timestamp() + hour * HOUR) > start)
        day += DAY


class Month:
    """The tables and people, and what happened to them."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage, self.rng = stage, Random(seed)
        self.tables = stage.bot.services.tables
        self.people: list[Any] = []
        self.gone: set[int] = set()
        self.steps = self.read = 0
        self.pings: list[tuple[int, float]] = []
        """Who was pinged, and when."""
        self.waits: dict[str, tuple[int, float]] = {}
        """By table, the vanished person it waits for, and since when."""
        self.blocked: list[tuple[bool, float]] = []
        """Whether a table that waited for a vanished person has a timer, and the days that it waited."""
        self.tables.subscribe(self._note)

    def now(self) -> float:
        return self.stage.env.now().timestamp()

    def _note(self, change: Change) -> None:
        self.steps += len(change.steps)
        table = change.snapshot
        turn = table.turn
        user = turn.user_id if turn is not None and turn.human and table.is_open else None
        before = self.waits.get(table.id)
        if before is not None and before[0] != user:
            self.blocked.append((table.turn_seconds is not None, (self.now() - before[1]) / DAY))
            del self.waits[table.id]
        if user is not None and user in self.gone and table.id not in self.waits:
            self.waits[table.id] = user, self.now()

    async def opens(self, number: int) -> None:
        """A match of some of the people begins."""
        rng, here = self.rng, [person for person in self.people if person.id not in self.gone]
        game = rng.choice([name for name in GAMES if not is_solitaire(name)])
        most = min(4, make_game(game).seat_counts()[-1])
        host, *others = rng.sample(here, rng.randint(2, most))
        channel = ChannelRef(self.stage.guild.id, self.channels[number].id)
        wanted = Wanted(game, turn_seconds=CLOCKS[number % len(CLOCKS)])
        table = await self.tables.open(channel, Person(host.id, host.user.name), wanted)
        for person in others:
            table = await self.tables.change(table.id, Join(), Person(person.id, person.user.name))
        with suppress(Refused):
            table = await self.tables.change(table.id, Begin(), host.id)
        self.here[number] = table.id

    async def passes(self, until: float) -> None:
        """Time passes, and the bot does what it brings."""
        while (now := self.now()) < until:
            self.stage.env.backend.advance_clock(max(min(next_due(self.tables), until) - now, 0.001))
            await self.rests()

    async def rests(self) -> None:
        """Wait for the bot, then read its pings."""
        await self.stage.env.settle()
        await self.tables.settled()
        while drawing := list(self.stage.bot.services.writer.lanes.tasks.values()):
            await asyncio.wait(drawing)
        made, letters = self.stage.env.http_requests, self.stage.env.backend
        for call in made[self.read :]:
            if call.method != "POST" or not call.path.endswith("/messages"):
                continue
            place = int(call.path.strip("/").split("/")[1])
            body = call.json or {}
            asked = [int(user) for user in MENTION.findall(str(body.get("content") or ""))]
            if (person := self.letters_of(letters, place)) is not None:
                asked = [person]
            self.pings += [(user, self.now()) for user in asked]
        self.read = len(made)

    def letters_of(self, backend: Any, channel: int) -> int | None:
        """The person of a channel of direct messages."""
        for person in self.people:
            if person.user.dm_channel is not None and person.user.dm_channel.id == channel:
                return int(person.id)
        return None

    async def looks(self, user: int) -> None:
        """A person moves wherever it is their turn, and answers questions."""
        for table in self.tables.known(guild_id=self.stage.guild.id):
            if table.seat_of(user) is None or not table.is_open:
                continue
            table = await self.tables.snapshot(table.id)
            for question in table.participants.questions:
                with suppress(Refused):
                    await self.tables.change(table.id, Answer(question.key, self.rng.random() < 0.8), user)
            table = await self.tables.snapshot(table.id)
            if table.awaited[:1] == (user,):
                await self.moves(table, user)
        await self.rests()

    async def moves(self, table: Snapshot, user: int) -> None:
        """One move of the person on turn."""
        turn = table.turn
        view = table.view_for(turn.seat) if turn is not None and turn.user_id == user else None
        if view is not None and (move := choose(view, self.rng)) is not None:
            with suppress(Refused):
                await self.tables.change(table.id, MakeMove(table.version, move), user)

    async def run(self, zones: float) -> None:
        """The whole month."""
        self.people = [self.stage.person(f"P{number}") for number in range(PEOPLE)]
        self.number = {person.id: number for number, person in enumerate(self.people)}
        for number, person in enumerate(self.people):
            if self.rng.random() < zones:
                settings = DisplaySettings(zone=ZONES[number % len(ZONES)])
                await self.stage.bot.services.appearance.choose(Person(person.id, person.name), settings)
        self.channels = [self.stage.guild.create_text_channel(f"room-{number}") for number in range(TABLES)]
        self.here: dict[int, TableId] = {}
        for number in range(TABLES):
            await self.opens(number)
        await self.rests()
        start = self.now()
        looks = {person.id: visits(number, start, self.rng) for number, person in enumerate(self.people)}
        due = [(next(moments), user) for user, moments in looks.items()]
        heapify(due)
        while due[0][0] < start + DAYS * DAY:
            when, user = heappop(due)
            await self.passes(when)
            if not self.gone and when > start + 5 * DAY:
                self.vanish()
            if user in self.gone:
                continue
            await self.looks(user)
            heappush(due, (next(looks[user]), user))
            for number, table in self.here.items():
                if (await self.tables.snapshot(table)).status in (Status.FINISHED, Status.CANCELLED):
                    await self.opens(number)
        self.blocked += [(False, (self.now() - since) / DAY) for _, since in self.waits.values()]

    def vanish(self) -> None:
        """Some people are never seen again."""
        self.gone = {person.id for person in self.rng.sample(self.people, VANISHED)}
        for table in self.tables.known(guild_id=self.stage.guild.id):
            if table.awaited and table.awaited[0] in self.gone:
                self.waits[table.id] = table.awaited[0], self.now()

    def told(self) -> str:
        """The figures."""
        local = [(user, datetime.fromtimestamp(when, zone_of(self.number[user]))) for user, when in self.pings]
        night = sum(not MORNING <= moment.hour < EVENING for _, moment in local)
        days = Counter((user, moment.date()) for user, moment in local)
        free = sorted(took for timed, took in self.blocked if not timed)
        timed = sorted(took for is_timed, took in self.blocked if is_timed)
        lines = [
            f"{self.steps} steps, {len(local)} pings, {night / max(1, len(local)):.1%} between {EVENING} and {MORNING}",
            f"pings a day for one person: at most {max(days.values())}, median {median(days.values())}",
        ]
        for name, found in (("without a timer", free), ("with a timer", timed)):
            if found:
                long = sum(took > 1 for took in found)
                lines.append(
                    f"tables {name} that waited for a vanished player: {len(found)}, {long} for over a day, "
                    f"median {median(found):.1f} days, at most {found[-1]:.1f}"
                )
        return "\n".join(lines)


async def played(zones: float, seed: int) -> str:
    with TemporaryDirectory() as folder:
        async with staged(Path(folder), seed) as stage:
            month = Month(stage, seed)
            await month.run(zones)
            return month.told()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zones", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(asyncio.run(played(args.zones, args.seed)))


if __name__ == "__main__":
    main()
