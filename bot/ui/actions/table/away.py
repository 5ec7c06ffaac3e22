"""`/settings away`: a person is away from all their slow matches for days, or back early."""

from contextlib import suppress
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.ui.actions.boundary import blocked
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import Page, Text, sentence
from bot.ui.pages.table.seats import seat_names, table_title
from bot.words import Words
from bot.words.names import safe_name
from engine.rules.errors import Refused
from engine.tables.edits.breaks import MOST_AWAY
from engine.tables.edits.consent import ComeBack, GoAway
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import local
from engine.tables.table.model import Person, Snapshot, Status

MORNING: Final = 8
"""The hour of return of a person without quiet hours."""
MOST_LINES: Final = 15
OFFERED: Final = (1, 2, 3, 5, 7, 10, 14, 20)
"""Days ahead of the proposed dates."""


def dates(now: float) -> list[tuple[int, str]]:
    """The proposed dates: days ahead, and the date as typed."""
    today = datetime.fromtimestamp(now, ZoneInfo("UTC")).date()
    return [(days, (today + timedelta(days=days)).isoformat()) for days in OFFERED]


def back_at(typed: str, settings: DisplaySettings, now: float) -> int | None:
    """The morning of a typed date in the person's time zone (seconds UTC). None if it is no date, too soon or too far
    ahead."""
    zone = settings.zone or "UTC"
    try:
        day = date.fromisoformat(typed.strip())
        hour = settings.quiet[1] if settings.quiet_hours else MORNING
        moment = int(datetime.combine(day, time(hour), ZoneInfo(zone)).timestamp())
    except (ValueError, OverflowError):
        return None
    return moment if local(now, zone).date() < day and now < moment <= now + MOST_AWAY else None


def slow(table: Snapshot) -> bool:
    """Whether a match has a turn timer of an hour or more, or none."""
    return table.status is Status.PLAYING and (table.slow or table.turn_seconds is None)


async def answer_away(
    services: Services, reply: Reply, typed: str | None, *, wait: bool, friend: Person | None
) -> None:
    """Away until the typed date; back now without one."""
    user, now = reply.interaction.user.id, reply.interaction.created_at.timestamp()
    if typed is None:
        await reply.private(sentence(await _back(services, reply.words, user)))
        return
    until = back_at(typed, await services.appearance.settings_of(user), now)
    if until is None:
        await reply.private(sentence(reply.words("away.bad_date", example=dates(now)[4][1])))
        return
    tables = [table for table in await services.tables.tables_of(user) if slow(table)]
    lines = [await _leave(services, reply.words, table, user, until, wait=wait, friend=friend) for table in tables]
    if not lines:
        await reply.private(sentence(reply.words("away.nowhere")))
        return
    told = [reply.words("away.title", until=until), *lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        told.append(reply.words("tables.more", count=reply.words.count("table", len(lines) - MOST_LINES)))
    if friend is not None:
        told.append(reply.words("away.named", friend=safe_name(reply.words, friend.name)))
    told.append(reply.words("away.back_by_itself"))
    await reply.private(Page((Text("\n".join(told)),)))


async def _leave(
    services: Services, words: Words, table: Snapshot, user: int, until: int, *, wait: bool, friend: Person | None
) -> str:
    """Leaves one table for that time, without a friend who is blocked there. Returns the sentence about it."""
    if friend is not None and await blocked(services, table.channel.guild_id, friend.user_id):
        friend = None
    try:
        table = await services.tables.change(table.id, GoAway(until, wait=wait, friend=friend), user)
        waits = "away.waits" if table.participants.wait is None else "away.asked"
        seat = table.seat_of(user)
        key = waits if seat is not None and seat.human else "away.plays"
    except Refused as refused:
        if refused.refusal is not TableRefusal.NO_CLOCK:
            raise
        key = "away.free"
    mine = table.seat_of(user)
    names = [name for at, name in enumerate(seat_names(words, table)) if mine is None or at != mine.seat]
    return words(key, game=table_title(words, table), names=words.listing(names))


async def _back(services: Services, words: Words, user: int) -> str:
    """Takes back all seats of the person, and ends all waiting for them."""
    count = 0
    await services.tables.all_here()
    for table in services.tables.known():
        participants = table.participants
        if user in [one.user_id for one in (*participants.away, participants.wait) if one is not None]:
            with suppress(Refused):
                await services.tables.change(table.id, ComeBack(), user)
                count += 1
    return words.count("away.back", count) if count else words("away.not")
