"""The lobby, its menus and lists of tables as a player reads them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.pictures import Style
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.table.lobby import closed_page, lobby_page, lobby_picture, seats_page, way_on
from bot.ui.pages.table.options import options_page
from bot.ui.pages.table.turns import tables_page, which_page
from bot.words import LANGUAGES, words_for
from engine.tables.table.model import Status
from tests.bot.ui.pages.as_read import BLOCK, BLOCK_END, check, lobby, over, table, with_robot
from tests.bot.ui.pages.reading import KEYS, read

PAGES: dict[str, tuple[Callable[[], Page], str]] = {
    "lobby": (
        lambda: lobby_page(KEYS, lobby()),
        """
        (lobby.png)
        lobby.title game.block
        lobby.seat 1 seat.host P0 · lobby.seat 2 P1 · lobby.free_many 3 4
        lobby.facts lobby.rules_default lobby.needs range.to 2 10 lobby.set answer.d6 lobby.minutes 45 lobby.no_clock lobby.rated
        [lobby.join → join]
        [lobby.start → start]
        [lobby.options → options]
        <board.more_pick → which>
          lobby.invite = b1:abcdefgh:9:invite
          lobby.add_robot = b1:abcdefgh:9:robot
          lobby.add_gentle = b1:abcdefgh:9:robot:gentle
          lobby.add_sharp = b1:abcdefgh:9:robot:sharp
          lobby.seats = b1:abcdefgh:9:seats
          board.rules = b1:abcdefgh:9:rules
          lobby.leave = b1:abcdefgh:9:leave
          lobby.cancel = b1:abcdefgh:9:cancel
        """,  # noqa: E501  # a line of the page
    ),
    "lobby of one person and a robot": (  # a match without other people moves no ratings
        lambda: Page(lobby_page(KEYS, lobby(seats=with_robot(lobby()))).parts[:2]),
        """
        (lobby.png)
        lobby.title game.block
        lobby.seat 1 seat.host P0 · lobby.seat 2 seat.robot P1 · lobby.free_many 3 4
        lobby.facts lobby.rules_default lobby.needs range.to 2 10 lobby.set answer.d6 lobby.minutes 30 lobby.no_clock
        """,
    ),
    "seats for the host": (
        lambda: seats_page(KEYS, lobby(), 1),
        """
            seats.title
            lobby.seat 1 seat.host P0
            lobby.seat 2 P1
            <seats.pick → sit>
              seats.choice 1 P0 = 0
              seats.choice 2 P1 = 1
            <seats.remove → remove>
              P1 = 2
        """,
    ),
    "seats for a guest": (
        lambda: seats_page(KEYS, lobby(), 2),
        """
            seats.title
            lobby.seat 1 seat.host P0
            lobby.seat 2 P1
            <seats.pick → sit>
              seats.choice 1 P0 = 0
              seats.choice 2 P1 = 1
        """,
    ),
    "the way on for a stranger in a lobby": (
        lambda: way_on(KEYS, lobby(), 77, "why"),
        """
            why
            ping.more invite.lobby https://discord.com/channels/1/2/5
            [lobby.join → join]
        """,
    ),
    "the way on after the match": (
        lambda: way_on(KEYS, over(BLOCK_END, "1|6@2"), 77, "why"),
        """
            why
            [end.rematch → rematch]
            [board.tally → tally]
        """,
    ),
    "options, first page": (
        lambda: options_page(KEYS, lobby(options=(("target", "61"),))),
        """
            options.title game.block 1 5
            options.presets
            options.preset preset.quick phrase.block.rounds.3 3
            options.preset preset.teams phrase.block.partnership.on on
            [preset.published → preset:published]
            [preset.quick → preset:quick]
            [preset.teams → preset:teams]
            <options.traditions → preset>
              tradition.puerto_rico = puerto_rico
              tradition.dominican_republic = dominican_republic
              tradition.cuba = cuba
              tradition.venezuela = venezuela
              tradition.brazil = brazil
              tradition.jamaica = jamaica
            options.line options.clock
            <options.clock → setting:0:clock>
              clock.live clock.seconds 45 = 45
              clock.live clock.minutes 2 = 120
              clock.live clock.minutes 10 = 600
              clock.live_bank clock.minutes 10 clock.seconds 15 = 600+15
              clock.slow clock.hours 1 = 3600
              clock.slow clock.hours 12 = 43200
              clock.slow clock.days 1 = 86400
              clock.slow clock.days 3 = 259200
              clock.slow_bank clock.days 3 clock.hours 12 = 259200+43200
              clock.slow_bank clock.days 7 clock.days 1 = 604800+86400
              clock.unlimited = none *
            [options.customise → options:1]
            [clock.open → time]
            [options.done → set_done]
        """,
    ),
    "options, second page": (
        lambda: options_page(KEYS, lobby(options=(("target", "61"),)), 1),
        """
            options.title game.block 2 5
            options.line question.block.target
            <question.block.target → set:1:target>
              phrase.block.target.auto auto = auto
              phrase.block.target.50 50 = 50
              phrase.block.target.61 61 = 61 *
              phrase.block.target.100 100 = 100
              phrase.block.target.250 250 = 250
              options.other_number = ?
            options.line question.block.partnership
            <question.block.partnership → set:1:partnership>
              phrase.block.partnership.on on = on
              phrase.block.partnership.off off = off *
            options.line question.block.hand_size
            <question.block.hand_size → set:1:hand_size>
              phrase.block.hand_size.auto auto = auto *
              phrase.block.hand_size.5 5 = 5
              phrase.block.hand_size.6 6 = 6
              phrase.block.hand_size.7 7 = 7
              options.other_number = ?
            options.line question.block.set
            <question.block.set → set:1:set>
              phrase.block.set.auto auto = auto *
              phrase.block.set.d6 d6 = d6
              phrase.block.set.d9 d9 = d9
              phrase.block.set.d12 d12 = d12
              phrase.block.set.austrian austrian = austrian
            [rules.previous → options:0]
            [options.next → options:2]
            [clock.open → time]
            [options.done → set_done]
        """,
    ),
    "options, last page": (
        lambda: options_page(KEYS, lobby(hints=False), 9),
        """
            options.title game.block 5 5
            options.line passes.line
            <passes.line → setting:4:passes>
              passes.on = on *
              passes.off = off
            options.line casual.line
            <casual.line → setting:4:casual>
              casual.off = off *
              casual.on = on
            options.line take_over.line
            <take_over.line → setting:4:take_over>
              take_over.anyone = anyone
              take_over.consent = consent *
              take_over.no = no
            [rules.previous → options:3]
            [clock.open → time]
            [options.done → set_done]
        """,
    ),
    "a cancelled lobby": (
        lambda: closed_page(KEYS, replace(lobby(), status=Status.CANCELLED)),
        """
            lobby.cancelled game.block
        """,
    ),
    "an abandoned match, with no player on turn and the totals in the picture": (
        lambda: closed_page(KEYS, replace(table(BLOCK.format(turn=1)), status=Status.CANCELLED)),
        """
            lobby.abandoned game.block lobby.abandoned_nobody lobby.abandoned_none
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | board.seat board.seat_wait seat.host P0 tile 2, board.seat_total 0
            | board.seat board.seat_wait P1 tile 2, board.seat_total 0
        """,
    ),
    "tables of a server": (
        lambda: tables_page(KEYS, [lobby(), table(BLOCK.format(turn=1))], manages=True),
        """
            tables.title
            tables.line_lobby P0, P1 game.block 2 tables.link https://discord.com/channels/1/2/5
            tables.line_playing P0, P1 picture.turn P1 game.block 2 tables.link https://discord.com/channels/1/2/5
            <end_table.pick → which>
              tables.choice game.block P0, P1 = b1:abcdefgh:9:end
              tables.choice game.block P0, P1 = b1:abcdefgh:9:end
        """,
    ),
    "which table": (
        lambda: which_page(KEYS, [lobby(), table(BLOCK.format(turn=1))], Verb.HAND, "tables.which"),
        """
            tables.which
            <tables.which_pick → which>
              tables.choice game.block P0, P1 = b1:abcdefgh:9:hand
              tables.choice game.block P0, P1 = b1:abcdefgh:9:hand
        """,
    ),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_reads_so(name: str) -> None:
    check(PAGES[name])


@pytest.mark.parametrize(
    ("game", "sharp"), [("block", True), ("castle_rock", True), ("bergen", True), ("mexican_train", False)]
)
def test_a_lobby_offers_a_sharp_robot_only_where_it_differs_from_the_usual_one(game: str, sharp: bool) -> None:
    told = "\n".join(read(lobby_page(KEYS, lobby(game=game, options=()))))
    assert "lobby.add_gentle" in told
    assert ("lobby.add_sharp" in told) is sharp


def test_the_picture_of_a_lobby_is_of_this_table() -> None:
    words, mine = words_for(), lobby(options=(("target", "42"),))
    picture = lobby_picture(words, mine, Style())
    assert (picture.title, picture.status, picture.names, picture.free) == ("Block", "to 42", ("P0", "P1"), 2)
    told = {text.text for text in picture.scene().texts}
    assert {"Block", "to 42", "P0", "P1", "free"} <= told
    assert picture.alt() == "Block · to 42: P0, P1, free, free."


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_free_seats_stay_in_one_line(code: str) -> None:
    words = words_for(code)
    told = [words("lobby.free", first=3), words("lobby.free_many", first=4, last=10)]
    assert not re.search(r" |–(?!\u2060)", "".join(told)), "a phone breaks a line after a dash, too"
    one, several = (text.split("\xa0")[1].strip("*") for text in told)
    assert several == (f"{one}s" if code in ("es", "fr", "pt") else one)
