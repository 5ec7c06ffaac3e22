"""Pages as somebody wants to see them: with pictures in their style, in words, or both.

A panel follows its owner's choice, a public message the server's. Pictures and words tell the same; where a picture
cannot be had the words stand, whatever was chosen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.pictures import Style
from bot.pictures.drawing import BOARD_NAME, HAND_NAME, TALLY_NAME
from bot.ui.emojis import TileEmojis
from bot.ui.page import Page, Picture
from bot.ui.painter import Painter
from bot.words import Words
from engine.rules.errors import Refused
from engine.tables.looks import Look, Show
from engine.tables.model import Person, SeatInfo, Snapshot
from engine.tables.service import Tables

log = logging.getLogger(__name__)

KEPT_SECONDS = 60.0
"""How long a choice is remembered before the store is asked again: another process may have changed it."""
MOST_KEPT = 4096


def style_of(look: Look) -> Style:
    """The pictures of a choice."""
    return Style(high_contrast=look.high_contrast, numerals=look.numerals)


class Shown:
    """Looks choices up and dresses pages by them."""

    def __init__(self, tables: Tables, painter: Painter, emojis: TileEmojis, now: Callable[[], float]) -> None:
        self._tables = tables
        self._painter = painter
        self._emojis = emojis
        self._now = now
        self._kept: dict[tuple[str, int], tuple[float, Look]] = {}

    # -- choices ------------------------------------------------------------------------------------------------------

    async def look_of(self, user_id: int) -> Look:
        """How somebody wants to see the game."""
        return await self._found("person", user_id)

    async def look_of_server(self, guild_id: int | None) -> Look:
        """How a server wants its boards. Elsewhere they are as they come."""
        return Look() if guild_id is None else await self._found("server", guild_id)

    async def _found(self, kind: str, number: int) -> Look:
        until, look = self._kept.get((kind, number), (0.0, Look()))
        if until > self._now():
            return look
        ask = self._tables.preferences if kind == "person" else self._tables.server_look
        try:
            return self._keep(kind, number, await ask(number))
        except Refused as refused:  # the store is away: better a page in the wrong colours than none
            log.warning("What %s %d has chosen is not known: %s", kind, number, refused)
            return look

    def _keep(self, kind: str, number: int, look: Look) -> Look:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[kind, number] = (self._now() + KEPT_SECONDS, look)
        return look

    async def choose(self, person: Person, look: Look) -> None:
        """Remember somebody's choice."""
        await self._tables.set_preferences(person, look)
        self._keep("person", person.user_id, look)

    async def choose_for_server(self, guild_id: int, look: Look) -> None:
        """Remember a server's choice."""
        await self._tables.set_server_look(guild_id, look)
        self._keep("server", guild_id, look)

    # -- pages --------------------------------------------------------------------------------------------------------

    async def public(self, words: Words, snapshot: Snapshot, page: Page) -> Page:
        """A page for everybody: the words always stand beside the pictures."""
        look = await self.look_of_server(snapshot.place.guild_id)
        if look.show is Show.TEXT:
            return page
        return await self._painted(words, snapshot, page, look, None, board=True)

    async def private(self, words: Words, snapshot: Snapshot, page: Page, user_id: int) -> Page:
        """A page about a table for one person, with everything that everybody may see."""
        return await self._personal(words, snapshot, page, await self.look_of(user_id), None, board=True)

    async def panel(self, words: Words, snapshot: Snapshot, page: Page, seat: SeatInfo) -> Page:
        """The hand panel of a seat, or a step of a choice on it. The board is drawn there only for those who do not
        want it in words; the others have its picture in the channel."""
        look = await self.look_of(seat.person.user_id) if seat.person else Look()
        return await self._personal(words, snapshot, page, look, seat, board=look.show is Show.PICTURES)

    async def _personal(
        self, words: Words, snapshot: Snapshot, page: Page, look: Look, seat: SeatInfo | None, *, board: bool
    ) -> Page:
        if look.show is Show.TEXT:
            return page
        dressed = await self._painted(words, snapshot, page, look, seat, board=board)
        return replace(dressed, terse=look.show is Show.PICTURES).with_emojis(self._emojis)

    async def _painted(
        self, words: Words, snapshot: Snapshot, page: Page, look: Look, seat: SeatInfo | None, *, board: bool
    ) -> Page:
        """The page with a picture in each of its frames."""
        style = style_of(look)
        for frame in page.frames:
            if board or frame.name != BOARD_NAME:
                page = page.with_picture(await self._picture(words, snapshot, frame.name, style, seat))
        return page

    async def _picture(
        self, words: Words, snapshot: Snapshot, name: str, style: Style, seat: SeatInfo | None
    ) -> Picture | None:
        everybodys = snapshot.view_for(None)
        if everybodys is None:
            return None
        if name == BOARD_NAME:
            return await self._painter.board(words, snapshot, everybodys, style)
        if name == TALLY_NAME:
            return await self._painter.tally(words, snapshot, everybodys, style)
        own = snapshot.view_for(seat.seat) if seat else None
        if name == HAND_NAME and own is not None:
            return await self._painter.hand(words, snapshot, own, style)
        return None
