"""Nobody reads a tile that is not for his eyes, and nobody's name does tricks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.board import board_page
from bot.ui.pages.page import Page
from bot.words import words_for
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.moves import Deal, Move
from engine.rules.tiles import HOUSE, Seat
from engine.store.rows import TableRow
from engine.tables.model import Person, SealedMatch, SeatInfo, Snapshot, Status
from tests.bot.flows.stage import staged, text_of, tiles_in

HOSTILE = (
    "@everyone",
    "<@1234567890>",
    "**bold** __x__ ~~y~~ ||z||",
    "`code` ```block```",
    "[link](https://example.com)",
    "https://example.com/x",
    "\u202egnp.exe",
    "# heading\n> quote",
    "<t:0:R> <#1> <:e:1>",
    "'; DROP TABLE tables; --",
    "{name} %s {0}",
    "\u200b\u200b",
    "Z̷̢̧̛̖̞̳a̴̡̛̗l̵̨̛g̶̢̛o̷̧̕",
    "a" * 32,
    "👩‍👩‍👧‍👦",
)


def snapshot_of(match: Any, game: str, seats: int) -> Snapshot:
    """A table in play around a match."""
    people = tuple(SeatInfo(Seat(at), Person(at + 1, f"P{at}"), False, f"P{at}") for at in range(seats))
    row = TableRow(
        "abcdefgh", 9, Status.PLAYING, 1, 2, 5, 1, game, 1, (), seats, None, 30, None, None, created_at=0, active_at=0
    )
    return Snapshot(row, people, SealedMatch(match), steps=9)


def public_page(match: Any, game: str, seats: int) -> Page:
    """What everybody sees of it."""
    return board_page(words_for(), snapshot_of(match, game, seats))


def dealt(game: str, rng: random.Random) -> tuple[Any, list[Move]]:
    """A match for three, just dealt, and the moves of the house that led there; the last one is the deal."""
    match = make_game(game).start(3)
    moves: list[Move] = []
    while match.to_act()[0] == HOUSE:
        need = match.need()
        assert need is not None
        moves.append(house_move(need, rng))
        match.play(HOUSE, moves[-1])
    return match, moves


def twin(game: str, match: Any, moves: list[Move]) -> Any:
    """The same start for three with other tiles in the hands and the boneyard."""
    deal = moves[-1]
    assert isinstance(deal, Deal)
    hidden = {tile for seat in range(3) for tile in match.view_for(Seat(seat)).hand}
    swapped = [tile for tile in deal.order if tile in hidden]
    others = iter(swapped[1:] + swapped[:1])
    other = make_game(game).start(3)
    for move in moves[:-1]:
        other.play(HOUSE, move)
    other.play(HOUSE, Deal(tuple(next(others) if tile in hidden else tile for tile in deal.order)))
    assert other.view_for(Seat(0)) != match.view_for(Seat(0)), "the hands do differ"
    return other


@pytest.mark.parametrize("game", ["block", "muggins", "chickenfoot", "mexican_train", "castle_rock"])
def test_deals_that_differ_only_in_hidden_tiles_give_the_same_public_message(game: str) -> None:
    """Noninterference: what cannot be seen cannot change what is shown, to the last button. (In Build Up equal tiles
    of other owners lie open; the contract suite of the rules holds its views to the same.)"""
    rng = random.Random(1)
    for _ in range(20):
        match, moves = dealt(game, rng)
        other = twin(game, match, moves)
        assert public_page(other, game, 3) == public_page(match, game, 3)


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    async with staged(tmp_path) as stage:
        eve, bo = stage.person(name), stage.person("Björn")
        lobby, table = await stage.open(eve)
        await stage.press(bo, lobby, "Join")
        await stage.press(eve, lobby, "Seats")
        await stage.press(eve, lobby, "Start")
        await stage.play_on([eve, bo], table, random.Random(1), turns=1)
        for message in stage.channel.history():
            text = message.content + text_of(message)
            assert "@everyone" not in text
            assert "\u202e" not in text
            assert "<@1234567890>" not in text
            assert "](https://example" not in text
            assert "\n# heading" not in text
        sent = stage.env.backend.messages[stage.channel.id].values()
        pinged = {user for message in sent for user in message.ping_user_ids}
        assert pinged <= {eve.id, bo.id}


async def test_a_hand_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        panels = [await stage.hand(person, table) for person in (ana, bo)]
        assert all(panel.ephemeral for panel in panels)
        first, second = (tiles_in(text_of(panel)) for panel in panels)
        assert not first & second
        public = "".join(text_of(message) for message in stage.channel.history())
        assert "Your hand" not in public
        assert panels[1].id not in [message.id for message in stage.channel.history(viewer=ana)]
