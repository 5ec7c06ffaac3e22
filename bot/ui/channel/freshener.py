"""Updates open panels, in a task for each table, so that no panel waits for a board.

Players who may act now, or no longer may, see so at once, as all do after a deal. The others have the board in the
channel: their panels follow seconds later, several changes at a time. The panel of a player who has moved also gets the
button to their next table. An update may fail: a click on an outdated panel gets a sentence and the current panel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Sequence
from dataclasses import replace

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.backlog import Backlog, Outside
from bot.ui.channel.lanes import Lanes
from bot.ui.channel.painter import PANELS
from bot.ui.channel.panels import Panels, above_board, own_page, shows_board
from bot.ui.pages.table.turns import to_play, with_next
from engine.tables.core.model import Snapshot, Status

LATER = 4.0
"""Seconds after a change at which the panels of players who can't act follow."""


class Freshener:
    """Updates open panels. `held`: tables where an answer goes first."""

    def __init__(self, outside: Outside, activity_log: ActivityLog, panels: Panels, held: Container[str]) -> None:
        self._tables, self._appearance = outside.tables, outside.appearance
        self._activity_log, self._panels = activity_log, panels
        outside = replace(outside, backlog=Backlog(outside.now, outside.sleep))  # panels are never in a backlog
        self.lanes = Lanes[str]("Panels of", self._freshen, outside, held, head_start=PANELS)
        self._watched: set[str] = set()
        """The tables where all panels are due."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """By table, the timer until all panels are due."""

    def _follow(self, table: str) -> None:
        """All panels of the table are due."""
        del self._timers[table]
        self._watched.add(table)
        self.lanes.mark(table, table)

    async def close(self, seconds: float) -> None:
        """Update the marked panels, in at most that time."""
        for timer in self._timers.values():
            timer.cancel()
        await self.lanes.close(seconds)

    async def _freshen(self, _: str, table: str) -> None:
        """Update the panels of a table. While robots play, only panels of players who may act now or no longer may. A
        claim or call leaves a half-made choice on its panel. Lobby panels stay until the match begins."""
        snapshot = await self._tables.snapshot(table)
        if snapshot.status is Status.LOBBY:
            return
        all_due = snapshot.id in self._watched or not (snapshot.is_open and snapshot.public)
        self._watched.discard(snapshot.id)
        actors = snapshot.actors if snapshot.is_open else ()
        resting = not snapshot.is_open or (snapshot.turn is not None and snapshot.turn.human)
        for seat in snapshot.seats:
            if not seat.human or seat.person is None:
                continue
            user, acting = seat.person.user_id, seat in actors
            panel = self._panels.at(snapshot.id, user)
            if panel is None:
                continue
            lost = acting and above_board(panel, snapshot)
            behind = panel.version < snapshot.version and (resting or acting or panel.acting)
            current = snapshot.is_open and panel.version >= snapshot.valid_since and panel.acting == acting
            tables: Sequence[Snapshot] = ()
            if panel.unfinished and not acting:
                tables = to_play(await self._tables.tables_of(user), user, besides=table)
            panel.unfinished = False
            if not (lost or tables) and (current or not behind):
                continue
            if not (all_due or acting or tables or panel.acting or panel.dealt != snapshot.dealt):
                if snapshot.id not in self._timers:
                    later = asyncio.get_running_loop().call_later(LATER, self._follow, snapshot.id)
                    self._timers[snapshot.id] = later
                continue
            planning = panel.planning and not acting
            words = await self._appearance.words_of_person(user, str(panel.interaction.locale))
            needed = await self._appearance.needs_board(snapshot, user)
            board = needed or shows_board(panel, snapshot, acting=acting)
            facts = self._tables, self._activity_log, words, snapshot, seat
            page = await own_page(*facts, board=board, planning=planning)
            if not acting and not planning:
                tables = tables or to_play(await self._tables.tables_of(user), user, besides=table)
                page = with_next(words, page, tables)
            page = await self._appearance.panel(words, snapshot, page, seat)
            await self._panels.freshen(snapshot, user, panel, page, acting)
        if not snapshot.is_open:
            self._panels.forget(snapshot.id)
