"""One event in memory, and the only way to change it: check, store, then remember."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.events.model import Event, read_event, stored_event
from engine.rules.errors import Refused
from engine.store.errors import Conflict
from engine.store.questions import events
from engine.tables.core.errors import TableRefusal
from engine.tables.core.state import Ask


class LiveEvent:
    """An event and its locks."""

    def __init__(self, ask: Ask, event: Event) -> None:
        self.event = event
        self.turn = asyncio.Lock()
        """Held by the task that moves the event on to its next round or its end."""
        self._ask = ask
        self._writing = asyncio.Lock()
        self._in_doubt = False
        """Whether a write failed, so that the stored event may differ from this one."""

    async def change(self, make: Callable[[Event], Event]) -> bool:
        """Make and store the next version. Gives False if `make` leaves the event as it is."""
        async with self._writing:
            await self._reload()
            after = make(self.event)
            if after is self.event:
                return False
            self._in_doubt = True
            try:
                await self._ask(events.write, stored_event(self.event), stored_event(after))
            except Conflict as error:
                raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
            self._in_doubt = False
            self.event = after
            return True

    async def remember(self, shown: Mapping[str, Any]) -> None:
        """Store columns about Discord's messages. This makes no new version."""
        async with self._writing:
            await self._reload()
            await self._ask(events.set_shown, self.event.id, dict(shown))
            self.event = replace(self.event, row=replace(self.event.row, **shown))

    async def _reload(self) -> None:
        """Read the event again after a failed write."""
        if self._in_doubt:
            stored = await self._ask(events.load, self.event.id)
            assert stored is not None, "events are never deleted"
            self.event, self._in_doubt = read_event(stored), False
