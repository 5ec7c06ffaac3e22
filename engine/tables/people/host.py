"""What the host of a lobby does: who plays, which options and clocks the match has, and when it begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping

from engine.tables.core.model import Snapshot, TableId
from engine.tables.core.state import Edit
from engine.tables.people import lobby
from engine.tables.people.consent import take_over_set
from engine.tables.people.participants import TakeOver
from engine.tables.time.clock import TimeOut


class Host:
    """The doors of a lobby that open to its host only: NOT_HOST, ALREADY_STARTED, TABLE_CLOSED."""

    def __init__(
        self,
        change: Callable[[TableId, Edit, int | None], Awaitable[Snapshot]],
        knowing: Callable[[TableId], Awaitable[Collection[int]]],
    ) -> None:
        """`knowing`: who has played the deals of another match that are dealt again at a table."""
        self._change = change
        self._knowing = knowing

    async def remove(
        self, table_id: TableId, user_id: int, seat: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host sends the person in `seat` away from the lobby. NOT_HOST, NOT_SEATED."""
        return await self._change(table_id, lambda table, now: lobby.removed(table, user_id, seat, now), interaction_id)

    async def add_robot(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        return await self._change(table_id, lambda table, now: lobby.robot_added(table, user_id, now), interaction_id)

    async def remove_robot(
        self, table_id: TableId, user_id: int, seat: int | None = None, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host sends a robot away: the one in `seat`, or the last one that sat down."""
        return await self._change(
            table_id, lambda table, now: lobby.robot_removed(table, user_id, seat, now), interaction_id
        )

    async def set_option(
        self, table_id: TableId, user_id: int, name: str, text: str, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host answers one question of the game."""
        return await self._change(
            table_id, lambda table, now: lobby.option_set(table, user_id, name, text, now), interaction_id
        )

    async def set_options(
        self, table_id: TableId, user_id: int, options: Mapping[str, str], *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses all answers anew; what is not among them is as published."""
        return await self._change(
            table_id, lambda table, now: lobby.options_set(table, user_id, options, now), interaction_id
        )

    async def set_clock(
        self,
        table_id: TableId,
        user_id: int,
        turn_seconds: int | None,
        claim_seconds: int | None = None,
        *,
        increment: int | None = None,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """The host sets the time for a turn (None: no clock) and for claims and calls (None: what fits the clock); with
        an `increment` the time for a turn is a bank, to which each turn gives that much back."""
        return await self._change(
            table_id,
            lambda table, now: lobby.clock_set(table, user_id, turn_seconds, claim_seconds, increment, now),
            interaction_id,
        )

    async def set_time_out(
        self, table_id: TableId, user_id: int, out: TimeOut, misses: int = 2, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses what happens when somebody's time runs out; `misses` in a row, for `TimeOut.SEAT`."""
        return await self._change(
            table_id, lambda table, now: lobby.time_out_set(table, user_id, out, misses, now), interaction_id
        )

    async def set_weekends(
        self, table_id: TableId, user_id: int, weekends: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses whether time passes on Saturdays and Sundays (UTC)."""
        return await self._change(
            table_id, lambda table, now: lobby.weekends_set(table, user_id, weekends, now), interaction_id
        )

    async def set_reply_delay(
        self, table_id: TableId, user_id: int, reply_delay: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses whether the house waits before it passes for somebody who cannot play."""
        return await self._change(
            table_id, lambda table, now: lobby.reply_delay_set(table, user_id, reply_delay, now), interaction_id
        )

    async def set_days_off(
        self, table_id: TableId, user_id: int, days: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses how many days off everybody has in the match. BAD_OPTION."""
        return await self._change(
            table_id, lambda table, now: lobby.days_off_set(table, user_id, days, now), interaction_id
        )

    async def set_hints(
        self, table_id: TableId, user_id: int, hints: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses whether the board tells what could be captured (Castle Rock)."""
        return await self._change(
            table_id, lambda table, now: lobby.hints_set(table, user_id, hints, now), interaction_id
        )

    async def set_passes(
        self, table_id: TableId, user_id: int, passes: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses whether it is told on which numbers somebody passed."""
        return await self._change(
            table_id, lambda table, now: lobby.passes_set(table, user_id, passes, now), interaction_id
        )

    async def set_casual(
        self, table_id: TableId, user_id: int, casual: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses whether the match counts for ratings."""
        return await self._change(
            table_id, lambda table, now: lobby.casual_set(table, user_id, casual, now), interaction_id
        )

    async def set_take_over(
        self, table_id: TableId, user_id: int, switch: TakeOver, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host chooses who may take over a seat during the match."""
        return await self._change(
            table_id, lambda table, now: take_over_set(table, user_id, switch, now), interaction_id
        )

    async def begin(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """The host starts the match with those who sit. WRONG_SEATS, BAD_OPTION, KNOWS_DEAL."""
        known = await self._knowing(table_id)
        return await self._change(table_id, lambda table, now: lobby.begun(table, user_id, now, known), interaction_id)

    async def cancel(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        return await self._change(table_id, lambda table, now: lobby.cancelled(table, user_id, now), interaction_id)
