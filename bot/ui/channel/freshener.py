"""Updates open panels, in a task for each table, so that no panel waits for a board.

Players who may act now, or no longer may, see so at once, as all do after a deal. The others have the board in the
channel: their panels follow seconds later, several changes at a time. An update may fail: a click on an outdated panel
gets a sentence and the current panel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.painter import PANELS
from bot.ui.channel.panels import Panels
from bot.ui.pages.page import Page
from bot.ui.pages.table.hand import hand_page
from bot.ui.pages.table.premoves import may_premove, premoves_page
from bot.ui.pages.table.turns import to_play, with_next
from bot.words import Words, words_for
from engine.rules.errors import Refused
from engine.tables.core.model import SeatInfo, Snapshot, Status
from engine.tables.service import Tables

AT_ONCE = 12
"""Tables whose panels are updated at the same time."""
LATER = 4.0
"""Seconds after a change at which the panels of players who can't act follow."""
log = logging.getLogger(__name__)


class Freshener:
    """Updates open panels. `held`: whether an answer at that table goes first."""

    def __init__(
        self,
        tables: Tables,
        activity_log: ActivityLog,
        panels: Panels,
        appearance: Appearance,
        held: Callable[[str], bool],
    ) -> None:
        self._tables = tables
        self._activity_log = activity_log
        self._panels = panels
        self._appearance = appearance
        self._held = held
        self._marked: set[str] = set()
        self._watched: set[str] = set()
        """The tables where all panels are due."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """By table, the timer until all panels are due."""
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def mark(self, table: str) -> None:
        """The table has changed: update its panels soon."""
        self._marked.add(table)
        self.go_on(table)

    def go_on(self, table: str) -> None:
        """Start on a marked table, unless it is held."""
        if table in self._marked and table not in self._tasks and not self._held(table):
            self._tasks[table] = asyncio.create_task(self._work(table), name=f"panels of {table}")

    def _follow(self, table: str) -> None:
        """All panels of the table are due."""
        del self._timers[table]
        self._watched.add(table)
        self.mark(table)

    async def finish(self, *tables: str) -> None:
        """Wait for the panels of these tables (default: all)."""
        if tasks := [task for table, task in self._tasks.items() if table in tables or not tables]:
            await asyncio.wait(tasks)

    def stop(self) -> None:
        """Update no more panels."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()

    async def _work(self, table: str) -> None:
        try:
            while table in self._marked and not self._held(table):
                async with self._room:
                    self._marked.discard(table)
                    await self._appearance.turn(due=asyncio.get_running_loop().time() + PANELS)
                    await self._freshen(await self._tables.snapshot(table))
        except Refused as refused:
            log.info("The panels of table %s were not updated: %s", table, refused)
        except Exception:
            log.exception("The panels of table %s could not be updated.", table)
        finally:
            del self._tasks[table]

    async def _freshen(self, snapshot: Snapshot) -> None:
        """Update the panels of a table. While robots play, only panels of players who may act now or no longer may. A
        claim or call leaves a half-made choice on its panel. Lobby panels stay until the match begins."""
        if snapshot.status is Status.LOBBY:
            return
        words = words_for()
        all_due = snapshot.id in self._watched or not (snapshot.is_open and snapshot.public)
        self._watched.discard(snapshot.id)
        actors = snapshot.actors if snapshot.is_open else ()
        resting = not snapshot.is_open or (snapshot.turn is not None and snapshot.turn.human)
        for seat in snapshot.seats:
            if not seat.human or seat.person is None:
                continue
            user, acting = seat.person.user_id, seat in actors
            panel = self._panels.stale(snapshot.id, user, snapshot.version)
            if panel is None or not (resting or acting or panel.acting):
                continue
            if snapshot.is_open and panel.version >= snapshot.valid_since and panel.acting == acting:
                continue
            if not (all_due or acting or panel.acting or panel.dealt != snapshot.dealt):
                if snapshot.id not in self._timers:
                    later = asyncio.get_running_loop().call_later(LATER, self._follow, snapshot.id)
                    self._timers[snapshot.id] = later
                continue
            planning = panel.planning and not acting
            page = await own_page(self._tables, self._activity_log, words, snapshot, seat, planning=planning)
            if not acting and not planning:
                tables = await self._tables.tables_of(user)
                page = with_next(words, page, to_play(tables, user, besides=snapshot.id))
            page = await self._appearance.panel(words, snapshot, page, seat)
            await self._panels.freshen(snapshot, user, panel, page, acting)
        if not snapshot.is_open:
            self._panels.forget(snapshot.id)


async def own_page(
    tables: Tables, activity_log: ActivityLog, words: Words, snapshot: Snapshot, seat: SeatInfo, *, planning: bool
) -> Page:
    """The panel of a seat's player. `planning`: it showed premoves. Raises `Refused`."""
    premoves = None if seat.person is None else await tables.premoves_of(snapshot.id, seat.person.user_id)
    view = snapshot.view_for(seat.seat)
    if planning and view is not None and may_premove(snapshot, view):
        return premoves_page(words, snapshot, seat.seat, premoves)
    news = activity_log.own(words, snapshot, seat.seat)
    return hand_page(words, snapshot, seat.seat, replace(news, premoves=premoves))
