"""Regular posts of a server, at an hour of its time zone: each Monday the leaderboard of the last week, each day the
result of yesterday's row.

Each Monday and each day is done once, and that is stored. A missed one is posted up to a day later, or never.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from engine.store.questions import queries
from engine.store.rows import WeeklyRow as WeeklyRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.hours import local
from engine.units import DAY

LATEST: Final = DAY
"""A post that is later than this is skipped."""
NONCE_SECONDS: Final = 150
"""For this long Discord knows a nonce, so that a second try posts nothing twice."""
OWN: Final = ("channel_id", "done", "nonce", "tried_at")
"""The columns that each kind of post has for itself; the daily ones begin with `daily_`."""


def last_due(row: WeeklyRow, now: float, *, daily: bool = False) -> tuple[date, int]:
    """The latest Monday whose post was due, or with `daily` the latest day by UTC, and when it was (seconds UTC)."""
    day = local(now, row.zone).date()
    if not daily:
        day -= timedelta(days=day.weekday())
    if _at(day, row) > now:
        day -= timedelta(days=1 if daily else 7)
    due = _at(day, row)
    return datetime.fromtimestamp(due, UTC).date() if daily else day, due


def _at(day: date, row: WeeklyRow) -> int:
    return int(datetime.combine(day, time(row.hour), ZoneInfo(row.zone)).timestamp())


def _turned(row: WeeklyRow) -> WeeklyRow:
    """The row with the daily post's columns in place of the weekly post's, and back."""
    turned: dict[str, Any] = {name: getattr(row, f"daily_{name}") for name in OWN}
    return replace(row, **turned, **{f"daily_{name}": getattr(row, name) for name in OWN})


def _is_trying(row: WeeklyRow, now: float) -> bool:
    """Whether the last post has been tried and may be repeated: Discord still knows its nonce."""
    return row.nonce is not None and 0 <= now - row.tried_at <= NONCE_SECONDS


def _is_done(row: WeeklyRow, post: WeeklyRow, now: float) -> bool:
    """Whether a post counts as done by the server's row. A clock that was set back opens none again."""
    return row.done > post.done or (row.done == post.done and not _is_trying(row, now))


class Weekly:
    """What servers have chosen, and which posts are due: weekly ones, or with `daily` daily ones, whose columns its
    rows have in place of the weekly post's."""

    def __init__(self, registry: TableRegistry, *, daily: bool = False) -> None:
        self._ask, self._now, self._shards = registry.ask, registry.now, registry.store.shards
        self._daily = daily
        self._seen: Callable[[WeeklyRow], WeeklyRow] = _turned if daily else lambda row: row

    async def of(self, guild_id: int) -> WeeklyRow:
        """A server's choice."""
        return self._seen(await self._ask(queries.weekly_of, guild_id))

    def chosen(self) -> Callable[[WeeklyRow], WeeklyRow]:
        """What a server's choice now is stored as: posts begin with the next Monday, and the next day."""
        now = self._now()

        def chosen(row: WeeklyRow) -> WeeklyRow:
            monday, day = (last_due(row, now, daily=daily)[0].toordinal() for daily in (False, True))
            return replace(row, done=max(row.done, monday), daily_done=max(row.daily_done, day))

        return chosen

    async def due(self) -> list[WeeklyRow]:
        """The servers whose post is due now, each with `done` as it is after this post. A post that is too late, or
        that the bot may have sent before it stopped, is skipped."""
        now, found = self._now(), []
        for row in map(self._seen, await self._ask(queries.all_weekly, self._shards)):
            if row.nonce is not None and not _is_trying(row, now):
                await self.done(row)  # a clock that was set back must not come to this attempt again
            day, due = last_due(row, now, daily=self._daily)
            post = replace(row, done=day.toordinal())
            if row.channel_id is not None and now - due <= LATEST and not _is_done(row, post, now):
                found.append(post)
        return found

    async def trying(self, post: WeeklyRow) -> WeeklyRow:
        """Note that a due post is being sent. Returns the server's choice by now with the post's nonce, the same in
        every process; it has no channel if the post is done."""
        now, nonce = self._now(), f"{'d' if self._daily else 'w'}{post.guild_id:x}-{post.done}"

        def note(stored: WeeklyRow) -> WeeklyRow:
            if _is_done(stored, post, now):
                return stored
            return replace(stored, done=post.done, nonce=nonce, tried_at=int(now))

        after = await self._change(post.guild_id, note)
        return replace(after, channel_id=None) if _is_done(after, post, now) else after

    async def done(self, post: WeeklyRow) -> None:
        """Note that a due post is done. A choice made meanwhile stays."""

        def note(stored: WeeklyRow) -> WeeklyRow:
            return stored if stored.done > post.done else replace(stored, done=post.done, nonce=None)

        await self._change(post.guild_id, note)

    async def _change(self, guild_id: int, edit: Callable[[WeeklyRow], WeeklyRow]) -> WeeklyRow:
        """Replace a server's choice by what `edit` makes of it, and return that."""
        after = list[WeeklyRow]()

        def change(stored: WeeklyRow) -> WeeklyRow:
            after[:] = [edit(self._seen(stored))]
            return self._seen(after[0])

        await self._ask(queries.change_weekly, guild_id, change)
        return after[0]
