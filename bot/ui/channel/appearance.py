"""Dresses pages by their readers' settings: with pictures in a style, in words, or both.

A panel follows its owner's settings, a public message the server's. A painter draws the pictures off the event loop and
never fails: a message without its picture is complete, because its text says the same.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.pictures import (
    BoardSubject,
    HandSubject,
    LobbySubject,
    MatchSubject,
    PanelSubject,
    RoundSubject,
    Style,
    Subject,
    TallySubject,
)
from bot.pictures.process.worker import DUE, Painter
from bot.ui.channel.answers import Answers
from bot.ui.channel.emojis import TileEmojis
from bot.ui.pages.page import Frame, Page
from bot.ui.pages.table.lobby import lobby_picture
from bot.ui.pages.table.seats import plain_names, stood_in
from bot.words import Words, words_for
from engine.rules.errors import Refused
from engine.rules.views import View
from engine.tables.edits.parts import with_places
from engine.tables.keeping.preferences import DisplaySettings, Preferences, Show
from engine.tables.table.model import SeatInfo, Snapshot

log = logging.getLogger(__name__)

RUSH_SECONDS = 2.0
"""How long a board or a panel waits while clicks wait for their answers."""
PANELS, BOARDS = 1.0, 0.5
"""Head start of answers before updates of panels, and before boards, in seconds."""


def style_of(settings: DisplaySettings) -> Style:
    """The picture style of settings."""
    return Style(high_contrast=settings.high_contrast, numerals=settings.numerals)


class Appearance:
    """Looks up settings and dresses pages by them."""

    def __init__(
        self,
        preferences: Preferences,
        painter: Painter,
        emojis: TileEmojis,
        answers: Answers,
        guild: Callable[[int], discord.Guild | None] = lambda _: None,
    ) -> None:
        """`guild`: a server on Discord."""
        self._preferences = preferences
        self.painter = painter
        self._emojis = emojis
        self._answers = answers
        self._guild = guild

    # -- choices ------------------------------------------------------------------------------------------------------

    async def settings_of(self, user_id: int) -> DisplaySettings:
        """A user's settings."""
        return await self._found("person", user_id)

    async def settings_of_server(self, guild_id: int | None) -> DisplaySettings:
        """A server's settings; the defaults outside servers."""
        return await self._found("server", guild_id)

    async def words_of(self, guild_id: int | None) -> Words:
        """The language of everything that a server's channels show: its own choice, or the one it has on Discord."""
        chosen = (await self._found("server", guild_id)).language
        guild = None if chosen or guild_id is None else self._guild(guild_id)
        return words_for(str(guild.preferred_locale) if guild else chosen)

    async def words_of_person(self, user_id: int, locale: str) -> Words:
        """The language of answers to a person: their own choice, or the locale of their Discord."""
        return words_for((await self.settings_of(user_id)).speaks or locale)

    async def words_of_letters(self, user_id: int, guild_id: int | None) -> Words:
        """The language of direct messages: the person's if known, or the server's."""
        own = await self.settings_of(user_id)
        known = own.speaks or own.language
        return words_for(known) if known else await self.words_of(guild_id)

    async def needs_board(self, snapshot: Snapshot, user_id: int) -> bool:
        """Whether the public board is no substitute for a person's own."""
        own, server = await self.settings_of(user_id), await self.settings_of_server(snapshot.channel.guild_id)
        return own.with_board or own.show is not Show.PICTURES or server.show is Show.TEXT

    async def _found(self, kind: str, number: int | None) -> DisplaySettings:
        """The settings of a person or a server; the defaults without one."""
        if number is None:
            return DisplaySettings()
        known = self._preferences.people if kind == "person" else self._preferences.servers
        try:
            return await known.of(number)
        except Refused as refused:  # the store is unavailable: use the defaults
            log.warning("The settings of a %s are unknown: %s", kind, refused)  # a log has no ids of people
            return DisplaySettings()

    async def turn(self, due: float) -> None:
        """Wait until clicks and earlier pictures are done; see `Painter.turn`. This task's pictures are due then."""
        DUE.set(due)
        if self._answers.waiting:
            await self._answers.calm(RUSH_SECONDS)
        await self.painter.turn(due)

    # -- pages --------------------------------------------------------------------------------------------------------

    async def dressed(self, words: Words, snapshot: Snapshot, page: Page, viewer: SeatInfo | int | None = None) -> Page:
        """A page about a table with a picture in each of its frames, or in words, as its viewer wants to see it: a seat
        on its panel, which may show the hand; a person (by id), privately; or everyone, as the server has chosen. While
        clicks wait, answers go in words."""
        seat = viewer if isinstance(viewer, SeatInfo) else None
        user = viewer.user_id if isinstance(viewer, SeatInfo) else viewer
        whose = ("person", user) if user is not None else ("server", snapshot.channel.guild_id)
        settings = await self._found(*whose)
        if seat and settings.show is not Show.TEXT:
            page = replace(page, emoji=self._emojis)
        if settings.show is Show.TEXT or (self._answers.waiting and DUE.get() is None):
            return replace(page, pictures=())
        style = style_of(settings)
        subjects = (_subject(words, snapshot, frame, style, seat) for frame in page.frames)
        drawn = [self.painter.draw(subject) for subject in subjects if subject is not None]
        made = [await drawn[0]] if len(drawn) == 1 else await asyncio.gather(*drawn)
        pictures = tuple(picture for picture in made if picture is not None)
        terse = page.terse or settings.show is Show.PICTURES
        return replace(page, pictures=(*page.pictures, *pictures), terse=terse)

    async def illustrated(
        self, page: Page, picture: Callable[[Style], Subject | None], viewer: int | None, guild_id: int | None
    ) -> Page:
        """A page about no table with its picture, as a viewer (None: the server) wants to see it."""
        settings = await self._found(*(("server", guild_id) if viewer is None else ("person", viewer)))
        subject = None if settings.show is Show.TEXT else picture(style_of(settings))
        if subject is None:
            return page
        page = page.with_picture(await self.painter.draw(subject))
        return replace(page, terse=viewer is None or settings.show is Show.PICTURES)

    async def with_boards(
        self, words: Words, snapshot: Snapshot, page: Page, shown: Sequence[tuple[View, frozenset[int]]], user: int
    ) -> Page:
        """A private page with boards of a round in its frames, each with the ends or stacks that are lit."""
        settings = await self.settings_of(user)
        if settings.show is Show.TEXT:
            return page
        names, style = plain_names(words, snapshot), style_of(settings)
        boards = (BoardSubject(view, names, words, style, lit=lit) for view, lit in shown)
        drawn = await asyncio.gather(*map(self.painter.draw, boards))
        for frame, picture in zip(page.frames, drawn, strict=True):
            page = page.with_picture(picture and replace(picture, name=frame.name))
        return replace(page, terse=settings.show is Show.PICTURES)


def _subject(words: Words, snapshot: Snapshot, frame: Frame, style: Style, seat: SeatInfo | None) -> Subject | None:
    """The picture for a frame: no board before the first deal, no tally of a solitaire. Only hands show hidden tiles:
    other subjects keep the public part of the view. Ends are lit for the owner of a seat alone."""
    if frame.name == LobbySubject.name:
        return lobby_picture(words, snapshot, style)
    view, names = snapshot.view_for(seat.seat if seat else None), plain_names(words, snapshot)
    if view is None:
        return None
    board = None
    if view.number:
        lit = frame.lit if seat else None
        board = BoardSubject(view, names, words, style, snapshot.hints, lit=lit, stand_ins=stood_in(snapshot))
    if frame.name == BoardSubject.name:
        return board
    if frame.name in (HandSubject.name, PanelSubject.name):
        if not seat or not view.hand:
            return None
        order = (frame.hand.tiles, frame.hand.train) if frame.hand else (view.hand, ())
        hand = HandSubject.of(view, words, style, *order, hints=snapshot.hints, chosen=frame.chosen)
        return PanelSubject(board, hand) if board and frame.name == PanelSubject.name else hand
    if frame.name == RoundSubject.name and view.result is not None:
        marked = stood_in(snapshot)
        return RoundSubject(with_places(snapshot, view), names, words, style, snapshot.hints, stand_ins=marked)
    if frame.name in (TallySubject.name, MatchSubject.name) and len(view.sides) > 1:
        facts = with_places(snapshot, view), tuple(snapshot.rounds), names, words, style
        return TallySubject(*facts) if frame.name == TallySubject.name else MatchSubject(*facts, snapshot.leads)
    return None
