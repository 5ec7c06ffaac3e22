"""Keeps events in memory: each change is committed first, then remembered, then told."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec

from engine.events import changes
from engine.events.model import Event, EventId, EventRefusal, Stage
from engine.rules.errors import Refused
from engine.store.background import Shielded
from engine.store.errors import Conflict
from engine.store.event_rows import StoredEvent
from engine.store.questions import events
from engine.tables.keeping.moderation import ServerRules
from engine.tables.service import Tables
from engine.tables.table.errors import TableRefusal

P = ParamSpec("P")
log = logging.getLogger(__name__)

MOST_EVENTS: Final = 5
"""Unfinished events of one server."""
TRIES: Final = 3
"""How often a change is tried while others write too."""
KEPT_OVER: Final = 100
"""Events kept in memory after their end."""


def _coming(event: Event) -> set[int]:
    return {player.user_id for player in event.coming}


def _blocked(rules: ServerRules, event: Event, people: set[int]) -> list[int]:
    """The people blocked by the managers of the event's server."""
    return sorted(user for user in people if rules.blocks(event.row.guild_id, user))


def _without_blocked(rules: ServerRules, now: float, event: Event) -> Event:
    """The event without the blocked people, unless it is over or they have left."""
    for user_id in _blocked(rules, event, _coming(event)) if event.unfinished else ():
        event = changes.left(event, now, user_id)
    return event


@dataclass(slots=True)
class Live:
    """An event in memory, and its locks."""

    event: Event
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by the task that moves the event on to its next round or its end."""
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)


class Holder(ABC):
    """The unfinished events and the ones that ended lately."""

    def __init__(self, tables: Tables, now: Callable[[], float]) -> None:
        self._tables = tables
        self._now = now
        self._live: dict[str, Live] = {}
        self._event_of: dict[str, EventId] = {}
        """The event of each table in play."""
        self._subscribers: list[Callable[[Event], None]] = []
        self._opening = asyncio.Lock()
        self._shielded = Shielded()

    @abstractmethod
    def _soon(self, event_id: EventId) -> None:
        """Move the event on."""

    def subscribe(self, callback: Callable[[Event], None]) -> None:
        """Call `callback` after each stored change."""
        self._subscribers.append(callback)

    def known(self) -> list[Event]:
        """The events in memory."""
        return [live.event for live in self._live.values()]

    def unfinished(self, guild_id: int | None = None) -> list[Event]:
        """The unfinished events, of one server or of all."""
        return [event for event in self.known() if event.unfinished and guild_id in (None, event.row.guild_id)]

    async def snapshot(self, event_id: str) -> Event:
        """The event as it is. NO_SUCH_EVENT."""
        return (await self._find(event_id)).event

    def event_of(self, table_id: str) -> Event | None:
        """The event whose current round has this table."""
        live = self._live.get(self._event_of.get(table_id, EventId("")))
        return None if live is None else live.event

    async def change(
        self, event_id: str, edit: Callable[Concatenate[Event, float, P], Event], /, *args: P.args, **kwargs: P.kwargs
    ) -> Event:
        """Make an edit from `engine.events.changes`, such as `change(event_id, joined, person)`. BLOCKED if a blocked
        member would take part by it."""
        now, rules = self._now(), await self._rules(event_id)

        def make(before: Event) -> Event:
            after = edit(before, now, *args, **kwargs)
            if _blocked(rules, after, _coming(after) - _coming(before)):
                raise Refused(TableRefusal.BLOCKED)
            return after

        return await self._settled(await self._shielded.run(self._change(event_id, make)), rules)

    async def _settled(self, event: Event, known: ServerRules) -> Event:
        """After a change under the rules `known`: the event without the people who were blocked meanwhile."""
        rules = await self._rules(event.id)
        if rules is known or not event.unfinished:
            return event
        return await self._shielded.run(self._change(event.id, partial(_without_blocked, rules, self._now())))

    async def _rules(self, event_id: str) -> ServerRules:
        return await self._tables.moderation.of((await self._find(event_id)).event.row.guild_id)

    async def set_shown(self, event_id: str, /, **shown: Any) -> None:
        """Store columns about Discord's messages (`NOT_IN_A_VERSION`). This makes no new version."""
        live = await self._find(event_id)
        async with live.writing:
            await self._tables.ask(events.set_shown, event_id, shown)
            live.event = replace(live.event, row=replace(live.event.row, **shown))

    async def edited(self, event_id: str, version: int) -> None:
        """The public message shows this version."""
        await self.set_shown(event_id, shown_version=version)

    async def read_again(self, ids: Iterable[str]) -> None:
        """Read those of these events again that are in memory, because their rows have changed."""
        for live in [self._live[event_id] for event_id in ids if event_id in self._live]:
            async with live.writing:
                if (stored := await self._tables.ask(events.load, live.event.id)) is not None:
                    self._tell(self._remember(Event.of(stored)).event)

    async def _find(self, event_id: str) -> Live:
        if (live := self._live.get(event_id)) is not None:
            return live
        stored = await self._tables.ask(events.load, event_id)
        if stored is None:
            raise Refused(EventRefusal.NO_SUCH_EVENT)
        return self._live.get(event_id) or self._remember(Event.of(stored))

    async def _create(self, event: Event) -> Event:
        async with self._opening:
            if await self._tables.ask(events.load, event.id):
                return await self.snapshot(event.id)
            if len(self.unfinished(event.row.guild_id)) >= MOST_EVENTS:
                raise Refused(EventRefusal.TOO_MANY_EVENTS, most=MOST_EVENTS)
            await self._tables.ask(events.create, event)
            return self._remember(event).event

    async def _change(self, event_id: str, make: Callable[[Event], Event]) -> Event:
        live = await self._find(event_id)
        async with live.writing:
            version = live.event.version
            after = await self._stored(live.event, make)
            event = self._remember(Event.of(after)).event
        if event.version == version:
            return event
        self._tell(event)
        if event.stage is Stage.PLAYING:
            self._soon(event.id)
        return event

    async def _stored(self, event: Event, make: Callable[[Event], Event]) -> StoredEvent:
        """Make and store the next version. Raises STORE_UNAVAILABLE."""
        for _ in range(TRIES):
            with suppress(Conflict):  # it has changed meanwhile, and nothing was stored
                return await self._tables.ask(events.change, event, lambda stored: make(Event.of(stored)))
        raise Refused(TableRefusal.STORE_UNAVAILABLE)

    def _tell(self, event: Event) -> None:
        for callback in self._subscribers:
            try:
                callback(event)
            except Exception:
                log.exception("A subscriber failed on event %s.", event.id)

    def _remember(self, event: Event) -> Live:
        """Keep an event in memory, note its tables, and forget the events that ended first."""
        live = self._live.setdefault(event.id, Live(event))
        live.event = event
        self._event_of |= {table.table_id: event.id for table in event.here}
        for old in [known for known in self.known() if not known.unfinished][:-KEPT_OVER]:
            del self._live[old.id]
        return live
