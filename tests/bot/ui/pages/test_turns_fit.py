"""Lists of tables with the most seats and the longest names fit into a message, in all languages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.ui.pages.page import ROOM, Menu, Page, Section, Text, length, render
from bot.ui.pages.table.turns import tables_page, turns_page
from bot.words import LANGUAGES, Words, words_for
from engine.rules.game import house_move
from engine.rules.games import GAMES, make_game
from engine.rules.tiles import HOUSE
from engine.store.rows import Shown
from engine.tables.keeping.opening import Wanted, opened
from engine.tables.table.model import Person, SeatInfo, Snapshot, Status, TableId
from engine.tables.table.sealed import SealedMatch
from tests.engine.tables.world import CHANNEL

GAME = max(GAMES, key=lambda game: max(GAMES[game]().seat_counts()))
ME = Person(2**62, "*" * 32)
CROWD = [Person(2**62 + number, ("*_~|" * 8)[:32]) for number in range(1, max(GAMES[GAME]().seat_counts()))]
SHOWN = Shown(message_id=2**62)
AT = 1_800_000_000


def of(number: int, *, first: bool) -> Snapshot:
    """A match of a full table that waits for me, or for somebody else."""
    match, rng = make_game(GAME).start(len(CROWD) + 1), Random(number)
    while match.to_act()[0] == HOUSE and (need := match.need()):
        match.play(HOUSE, house_move(need, rng))
    on_turn = match.to_act()[0]
    order = list(CROWD)
    order.insert(on_turn if first else (on_turn + 1) % len(order), ME)
    table = opened(TableId(f"abcd{number:04}"), CHANNEL, ME, Wanted(GAME, turn_seconds=86400), AT)
    seats = tuple(SeatInfo.of(at, person) for at, person in enumerate(order))
    return replace(table, status=Status.PLAYING, match=SealedMatch(match), seats=seats, shown=SHOWN)


def tells_of(words: Words, page: Page, many: int) -> bool:
    """Whether the page has a line for each of so many tables, or says how many are left out."""
    text = "\n".join(part.text for part in page.parts if isinstance(part, Text))
    hidden = many - text.count("https://")
    return hidden == 0 or words("tables.more", count=words.count("table", hidden)) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [1, 4, 12, 25])
async def test_a_player_of_many_large_tables_reads_and_reaches_all_of_them(language: str, many: int) -> None:
    mine, others = ([of(number + at, first=first) for number in range(many)] for at, first in ((0, True), (100, False)))
    words = words_for(language)
    page = turns_page(words, [*mine, *others], ME.user_id, lambda _: "!" * 60)
    render(page)
    assert length(page) <= ROOM
    assert tells_of(words, page, 2 * many)
    buttons = {part.button.id for part in page.parts if isinstance(part, Section)}
    menu = {choice.value for part in page.parts if isinstance(part, Menu) for choice in part.choices}
    reached = {control for control in buttons | menu if any(table.id in control for table in mine)}
    assert len(reached) == many, "a button or a line of the menu for each"
    assert len(buttons) >= min(many, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lobbies", [False, True])
async def test_the_tables_of_a_server_are_all_told_or_counted(language: str, lobbies: bool) -> None:
    tables = [of(number, first=True) for number in range(40)]
    if lobbies:
        wanted = Wanted(GAME, seats=len(CROWD) + 1)
        lobby = replace(opened(TableId("abcdefgh"), CHANNEL, ME, wanted, AT), seats=tables[0].seats, shown=SHOWN)
        tables = [lobby] * 40
    words = words_for(language)
    page = tables_page(words, tables, manages=True)
    render(page)
    assert length(page) <= ROOM
    assert tells_of(words, page, 40)
