"""Where people lay down their plans (`engine.tables.play.premoves`): off turn, at a table where they play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from engine.rules.errors import Refused
from engine.rules.tiles import Tile
from engine.rules.views import Phase, View
from engine.tables.core.errors import TableRefusal
from engine.tables.core.live_table import LiveTable
from engine.tables.core.model import Snapshot, TableId
from engine.tables.people.lobby import seat_for
from engine.tables.play.premoves import Entry, Plan, plannable
from engine.tables.play.steps import match_of


class Planning:
    """The plans at all tables. Only who is asked for is answered about: nothing of a plan is in a `Snapshot`."""

    def __init__(
        self,
        find: Callable[[TableId], Awaitable[LiveTable]],
        shield: Callable[[Coroutine[Any, Any, Snapshot]], Awaitable[Snapshot]],
        now: Callable[[], float],
    ) -> None:
        self._find = find
        self._shield = shield
        self._now = now

    async def of(self, table_id: TableId, user_id: int) -> Plan | None:
        """What somebody has planned at a table. Raises `Refused` as `Tables.snapshot` does."""
        return (await self._find(table_id)).plans.get(user_id)

    async def add(self, table_id: TableId, user_id: int, entry: Entry) -> Snapshot:
        """A tile at the end of the plan, or another place for one that is in it. STALE if it is not in the hand."""

        def make(table: Snapshot, plan: Plan) -> Plan:
            view = waiting(table, user_id)
            if entry.tile not in view.hand or not plannable(view):
                raise Refused(TableRefusal.STALE)
            return plan.having(entry, view)

        return await self._plan(table_id, user_id, make)

    async def remove(self, table_id: TableId, user_id: int, tile: Tile) -> Snapshot:
        """Take a tile out of the plan."""
        return await self._plan(table_id, user_id, lambda table, plan: plan.without(tile))

    async def change(self, table_id: TableId, user_id: int, make: Callable[[Plan], Plan]) -> Snapshot:
        """Change what is to be done beside the tiles. STALE without a plan."""

        def changed(table: Snapshot, plan: Plan) -> Plan:
            waiting(table, user_id)
            if not plan.entries:
                raise Refused(TableRefusal.STALE)
            return make(plan)

        return await self._plan(table_id, user_id, changed)

    async def clear(self, table_id: TableId, user_id: int) -> Snapshot:
        """Plan nothing: also on turn, as long as the plan has not moved."""
        return await self._plan(table_id, user_id, lambda table, plan: None)

    async def _plan(self, table_id: TableId, user_id: int, make: Callable[[Snapshot, Plan], Plan | None]) -> Snapshot:
        async def plan() -> Snapshot:
            table = await self._find(table_id)

            def checked(latest: Snapshot, known: Plan) -> Plan | None:
                match_of(latest)
                seat_for(latest, user_id)
                return make(latest, known)

            return await table.plan(user_id, checked, self._now())

        return await self._shield(plan())


def waiting(table: Snapshot, user_id: int) -> View:
    """What somebody sees who sits at the table and is not on turn, else STALE."""
    seat = seat_for(table, user_id).seat
    view = table.view_for(seat)
    if view is None or table.acting[:1] == (seat,):
        raise Refused(TableRefusal.STALE, version=table.version, current=table.version)
    return view


def if_on_turn(table: Snapshot, view: View) -> View | None:
    """What the owner of `view` would see if they were on turn as the board is now; None while somebody is in the middle
    of their turn, and between rounds."""
    match = match_of(table).copy()
    if match.round is None or match.round.over or view.viewer is None:
        return None
    match.round.turn, match.score.listed = view.viewer, None
    found = match.view_for(view.viewer)
    return found if found.phase is Phase.PLAY else None
