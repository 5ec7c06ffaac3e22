"""Where tables stand, and what is no longer there: a match whose channel is gone waits for its host to take it to
another one, with its clocks standing still; for whoever has left the server, or is away, a robot plays on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, replace
from typing import Final

from engine.rules.errors import Refusal, Refused
from engine.store.rows import Shown
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import MOVED_FROM, ChangeKind, ChannelRef, Person, Snapshot, Status, TableId
from engine.tables.core.state import Draft, Edit, annotated
from engine.tables.people.consent import away_asked
from engine.tables.people.participants import Home
from engine.tables.play.steps import broken_off, people
from engine.tables.time.breaks import MOST_AWAY, leaves, pause, resume
from engine.units import WEEK

log = logging.getLogger(__name__)

HOMELESS: Final = WEEK
"""So long (seconds) a match waits for another channel before it is closed, also if people play on."""


def left_behind(table: Snapshot, now: float) -> Draft:
    """The channel is gone: a match that people play waits for another one, and every other table ends."""
    if not table.is_open or table.homeless:
        raise Refused(TableRefusal.TABLE_CLOSED)
    if table.status is not Status.PLAYING or not table.public or not people(table):
        return broken_off(table, now)
    runs = table.turn_seconds is not None and table.clock.paused is None
    stands = pause(table, None, now).table if runs else table
    participants = replace(table.participants, question=None, home=Home.STOPPED if runs else Home.GONE)
    clock = replace(stands.clock, closes=int(now) + HOMELESS, gone=True)
    after = annotated(table, now, deadline=None, clock=clock, participants=participants)
    return Draft(after, ChangeKind.HOMELESS)


def moved(table: Snapshot, user_id: int, channel: ChannelRef, *, manager: bool, now: float) -> Draft:
    """The host, or somebody who manages the server, takes the table to another channel of it."""
    if not table.is_open or not table.public:
        raise Refused(TableRefusal.TABLE_CLOSED)
    if user_id != table.host_id and not manager:
        raise Refused(TableRefusal.NOT_HOST)
    stays = channel == table.channel and not table.homeless
    if stays or channel.guild_id != table.channel.guild_id:
        raise Refused(TableRefusal.ELSEWHERE)
    runs = resume(table, None, now).table if table.participants.home is Home.STOPPED and table.clock.paused else table
    participants = replace(table.participants, home=Home.HERE)
    clock = runs.clock.unannounced()
    after = annotated(table, now, channel=channel, deadline=runs.deadline, clock=clock, participants=participants)
    return Draft(replace(after, awaited_since=after.version), ChangeKind.MOVED)


class Places:
    """What happens to tables because of where they, or their people, are."""

    def __init__(
        self,
        find: Callable[[str], Awaitable[Snapshot]],
        change: Callable[[TableId, Edit, int | None], Awaitable[Snapshot]],
        set_shown: Callable[..., Awaitable[None]],
    ) -> None:
        self._find = find
        self._change = change
        self._set_shown = set_shown

    async def close(self, tables: Iterable[Snapshot]) -> None:
        """Their server is gone: those of them that are open end without a result."""
        await self._each(tables, _ended)

    async def leave(self, tables: Iterable[Snapshot]) -> list[Snapshot]:
        """Their channel is gone: these tables end, but for the matches that wait now for their hosts to `move` them.
        Those are given; when a host has been told of one, `forget_shown`."""
        return [table for table in await self._each(tables, left_behind) if table.homeless]

    async def move(
        self,
        table_id: TableId,
        user_id: int,
        channel: ChannelRef,
        *,
        manager: bool = False,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """The host, or a `manager` of the server, takes a table to another channel, where it is shown anew. NOT_HOST,
        ELSEWHERE (on another server, or where it stands), TABLE_CLOSED. Where its messages stand is noted before, once
        if it moves on before they are gone."""
        before = await self._find(table_id)
        moved(before, user_id, channel, manager=manager, now=before.active_at)  # refuses before anything is noted
        if not before.homeless and not (before.shown.posting or "").startswith(MOVED_FROM):
            await self._set_shown(table_id, posting=f"{MOVED_FROM}{before.channel.channel_id}")
        after = await self._change(
            table_id, lambda table, now: moved(table, user_id, channel, manager=manager, now=now), interaction_id
        )
        if before.homeless:
            await self.forget_shown(after)
        return after

    async def left_server(self, table_id: TableId, user_id: int) -> Snapshot:
        """Somebody is no member of the table's server any more: a robot plays on for the seat, to which they may come
        back. NOT_SEATED."""
        return await self._change(
            table_id, lambda table, now: leaves(table, user_id, now, ChangeKind.LEFT_SERVER), None
        )

    async def go_away(
        self, table_id: TableId, user_id: int, until: int, *, wait: bool = True, friend: Person | None = None
    ) -> Snapshot:
        """Somebody is away until a moment (seconds UTC): ask the others to wait, or let a robot play, for which a
        `friend` may sit in. NOT_SEATED, NO_CLOCK, BAD_OPTION (over, or too far off)."""

        def make(table: Snapshot, now: float) -> Draft:
            if not now < until <= now + MOST_AWAY:
                raise Refused(Refusal.BAD_OPTION, name="until", value=until)
            return away_asked(table, user_id, until, now, wait=wait, friend=friend)

        return await self._change(table_id, make, None)

    async def forget_shown(self, table: Snapshot) -> None:
        """Nothing of it is to be seen. A crash before this costs a request that Discord refuses."""
        await self._set_shown(table.id, **asdict(Shown(shown_rounds=table.ended_rounds)))

    async def _each(self, tables: Iterable[Snapshot], make: Edit) -> list[Snapshot]:
        done = []
        for table in tables:
            try:
                done.append(await self._change(table.id, make, None))
            except Refused as refused:
                log.warning("Table %s, whose place is gone, stays as it is: %s", table.id, refused)
        return done


def _ended(table: Snapshot, now: float) -> Draft:
    if not table.is_open:
        raise Refused(TableRefusal.TABLE_CLOSED)
    return broken_off(table, now)
