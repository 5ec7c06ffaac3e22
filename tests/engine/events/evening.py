"""A world with events, and a channel that gives every table a thread at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from engine.events import changes
from engine.events.changes import MOST_PEOPLE
from engine.events.model import Event, Plan, Stage
from engine.events.service import Events
from engine.tables.edits.places import End
from engine.tables.table.model import Change, Person, Snapshot, Status
from tests.engine.tables.world import ANA, CHANNEL, World

CROWD = tuple(Person(100 + number, f"Guest {number}") for number in range(1, MOST_PEOPLE))
"""With Ana as many people as an event may have."""
THREADS = 1000
"""Threads are numbered from here: by round and table."""
QUICK = Plan(("block",), rounds=3, options=(("target", "1"),))
"""Rounds of one deal each."""


class Evening(World):
    """Tables and events; `told` is what subscribers heard."""

    events: Events

    def __init__(self, folder: Path, seed: int = 1) -> None:
        super().__init__(folder, seed)
        self.threads = True
        """Whether tables get their threads by themselves."""
        self.breaks = False
        """Whether breaks between rounds last, and end by their timer."""

    async def start(self, hear: Callable[[Change], None] | None = None, *, settled: bool = True) -> Self:
        await super().start(hear, settled=settled)
        self.events = self.engine.events
        await self.quiet()
        return self

    async def quiet(self) -> None:
        """Until nothing goes on by itself, and every table has its thread."""
        while True:
            await self.events.settled()
            await self.settle()
            waiting = [
                (event, table)
                for event in self.events.unfinished()
                for table in event.in_play
                if table.channel_id is None and self.threads
            ]
            in_break = [event for event in self.events.unfinished() if event.row.break_ends and not self.breaks]
            for event in in_break:
                await self.events.next_round(event.id, event.row.host_id, event.round)
            if not waiting and not in_break:
                return
            for event, table in waiting:
                await self.events.seat(event.id, table, THREADS + 100 * table.round + table.number)

    async def night(self, people: int, plan: Plan = QUICK, **how: Any) -> Event:
        """A night of Ana's with this many people, including her."""
        event = await self.events.plan(CHANNEL, ANA, "Friday", plan, **how)
        for person in CROWD[: people - 1]:
            event = await self.events.change(event.id, changes.joined, person)
        assert len(event.players) == people
        return event

    async def evening(self, people: int, plan: Plan = QUICK) -> Event:
        """The same, in its first round."""
        event = await self.night(people, plan)
        await self.events.next_round(event.id, ANA.user_id, 0)
        await self.quiet()
        return await self.events.snapshot(event.id)

    async def seen(self, event: Event) -> Event:
        """The event as it is now."""
        return await self.events.snapshot(event.id)

    async def matches(self, event: Event) -> list[Snapshot]:
        """The open tables of the current round."""
        here = [table for table in (await self.seen(event)).here if table.channel_id is not None]
        return [await self.tables.snapshot(table.table_id) for table in here]

    async def play_round(self, event: Event) -> Event:
        """All tables of the round play to the end."""
        for match in await self.matches(event):
            if match.status is Status.PLAYING:
                await self.play_out(match)
        await self.quiet()
        return await self.seen(event)

    async def skip_round(self, event: Event) -> Event:
        """All tables of the round are broken off before anybody has played."""
        for match in await self.matches(event):
            if match.is_open:
                await self.tables.change(match.id, End(at_once=True), ANA, manager=True)
        await self.quiet()
        return await self.seen(event)

    async def skip_night(self, event: Event) -> Event:
        """So are all rounds that are left."""
        while event.stage is Stage.PLAYING:
            event = await self.skip_round(event)
        return event

    async def play_night(self, event: Event) -> Event:
        """All rounds that are left."""
        while event.stage is Stage.PLAYING:
            event = await self.play_round(event)
        return event
