"""Builds a player's current panel: the hand, or their premoves."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.pages.page import Page
from bot.ui.pages.table.hand import hand_page
from bot.ui.pages.table.premoves import may_premove, premoves_page
from bot.words import Words
from engine.tables.core.model import SeatInfo, Snapshot
from engine.tables.service import Tables


async def own_page(
    tables: Tables, activity_log: ActivityLog, words: Words, snapshot: Snapshot, seat: SeatInfo, *, planning: bool
) -> Page:
    """The panel of a seat's player. `planning`: it showed premoves. Raises `Refused`."""
    plan = None if seat.person is None else await tables.premoves_of(snapshot.id, seat.person.user_id)
    view = snapshot.view_for(seat.seat)
    if planning and view is not None and may_premove(snapshot, view):
        return premoves_page(words, snapshot, seat.seat, plan)
    news = activity_log.own(words, snapshot, seat.seat)
    return hand_page(words, snapshot, seat.seat, replace(news, premoves=plan))
