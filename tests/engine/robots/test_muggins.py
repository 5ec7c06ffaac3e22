"""The robot of Muggins makes the obviously right choices and beats a player who moves at random."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.robots import choose
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.games.muggins.round import lay
from engine.rules.layout import Layout
from engine.rules.moves import Appoint, Call, Claim, Draw, Move, Pass, Play, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.rules.views import LineBoard, View

from .contest import contest

LEFT_OF_TWELVE = "6|6 3|6@0"
"""Counts 15."""


def view(hand: str, layout: str, moves: list[Move], claims: str = "manual") -> View:
    """What seat 0 sees with that hand and layout; `moves` are what it may do."""
    match = make_game("muggins", {"claims": claims}).start(3)
    match.play(HOUSE, Appoint(Seat(0)))
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(1)))
    table = Layout()
    spinner: int | None = None
    for text in layout.split():
        play = parse_move(text)
        assert isinstance(play, Play)
        spinner = lay(table, spinner, play.tile, play.end)
    tiles = tuple(map(Tile.parse, hand.split()))
    board = LineBoard(table.view(), spinner)
    if not moves:
        moves = [Play(tile, end) for tile in tiles for end, at in table.ends.items() if tile.has(at.value)] or [
            Play(tile) for tile in tiles if not table.nodes
        ]
    return replace(match.view_for(Seat(0)), hand=tiles, board=board, moves=tuple(moves))


def said(seen: View) -> Move | None:
    return choose(seen, random.Random(0))


def test_it_takes_the_points_and_states_them() -> None:
    assert said(view("3|6 5|6", "6|6", [])) in {Play(Tile.of(3, 6), EndId(end), 15) for end in (0, 1)}


def test_it_leads_a_tile_that_scores() -> None:
    assert said(view("4|6 5|6 6|6", "", [])) == Play(Tile.of(4, 6), None, 10)


def test_it_states_nothing_where_the_bot_counts() -> None:
    assert said(view("4|6 5|6", "", [], claims="auto")) == Play(Tile.of(4, 6))


def test_without_points_it_sheds_weight() -> None:
    assert said(view("1|6 5|6", "2|6", [])) == Play(Tile.of(5, 6), EndId(1))


def test_it_prefers_more_points() -> None:
    """4-4 on the left makes 8 + 12 = 20; 3-4 on the left makes 3 + 12 = 15."""
    chosen = said(view("3|4 4|4", "6|6 4|6@0", []))
    assert isinstance(chosen, Play)
    assert (chosen.tile, chosen.claim) == (Tile.of(4, 4), 20)


def test_it_calls_muggins_exactly_when_points_lie_open() -> None:
    assert said(view("0|0", LEFT_OF_TWELVE, [Call()])) == Call()
    assert said(view("0|0", LEFT_OF_TWELVE, [Draw(), Call()])) == Call()
    assert said(view("0|0", "6|6 2|6@0", [Call()])) is None
    assert said(view("0|0", "6|6 2|6@0", [Draw(), Call()])) == Draw()
    assert said(view("0|0", "6|6 2|6@0", [Pass(), Call()])) == Pass()


def test_it_claims_its_own_points_afterwards_and_nothing_else() -> None:
    assert said(view("0|0", LEFT_OF_TWELVE, [Claim(0)])) == Claim(15)
    assert said(view("0|0", "6|6 2|6@0", [Claim(0)])) is None


def test_it_beats_a_player_who_moves_at_random() -> None:
    wins = sum(contest("muggins", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(20))
    assert wins >= 19


@pytest.mark.slow
def test_it_beats_one_that_need_not_claim() -> None:
    """With the bot counting for both, only the choice of tiles decides."""
    options = {"claims": "auto"}
    wins = sum(contest("muggins", 2, {seed % 2}, seed, options).winners == (seed % 2,) for seed in range(40))
    assert wins >= 30


def test_matches_of_any_size_end() -> None:
    for seats in (2, 3, 4):
        outcome = contest("muggins", seats, set(range(seats)), seats)
        assert max(outcome.totals) >= 250
        assert len(outcome.winners) == 1
