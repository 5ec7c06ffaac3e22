"""Chickenfoot: the worked positions, put to the real game."""

from __future__ import annotations

from typing import Any

from engine.rules.errors import Refusal
from engine.rules.events import Laid, RoundStarted
from engine.rules.games import make_game
from engine.rules.games.chickenfoot import Chickenfoot
from engine.rules.moves import Draw
from engine.rules.tiles import HOUSE, Seat
from engine.rules.views import FootBoard

from ..golden import golden
from .chickenfoot_table import Table, dealt, do, open_ends, plays_of, refused, start, table, tiles, toes_of


def given(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The state and what is expected."""
    position = golden(name)
    return position["state"], position["expect"]


def game_with(**options: str) -> Chickenfoot:
    game = make_game("chickenfoot", options)
    assert isinstance(game, Chickenfoot)
    return game


def texts(held: object) -> list[str]:
    return sorted(str(tile).replace("|", "-") for tile in held) if isinstance(held, (list, tuple)) else []


def two_toes(state: dict[str, Any]) -> Table:
    """The centre 9-9 with the toes 4 and 1, and three hands."""
    laid = " ".join(f"9-{toe}" for toe in state["toes"])
    hands = [" ".join(hand) for hand in state["hands"]]
    return table(hands, laid, " ".join(state["boneyard_next_first"]), turn=state["turn"])


def test_cf01_hand_sizes() -> None:
    _, expect = given("CF-01")
    hands, boneyards = [], []
    for seats in range(2, 9):
        match = start(seats)
        dealt(match)
        view = match.view_for(Seat(0))
        hands.append(len(view.hand))
        boneyards.append(view.boneyard)
    assert hands == expect["hand"]
    assert boneyards == expect["boneyard"]


def test_cf03_only_the_centre_suit() -> None:
    state, expect = given("CF-03")
    laid = " ".join(f"9-{toe}" for toe in state["toes"])
    match = table([" ".join(state["hand"]), "0-3"], laid, "2-2")
    assert plays_of(match) == [(tile, 9) for tile, _ in expect["plays"]]


def test_cf04_a_drawn_tile_that_fits_is_played_at_once() -> None:
    state, expect = given("CF-04")
    match = two_toes(state)
    do(match, 0, Draw())
    assert toes_of(match) == expect["toes_after"]
    assert texts(match.view_for(Seat(0)).hand) == sorted(expect["hand0"])
    assert match.to_act() == (expect["next"],)
    last = match.view_for(None).last
    assert last is not None
    assert last.tile is tiles(expect["must_play"])[0]


def test_cf05_a_drawn_tile_that_does_not_fit_is_kept() -> None:
    state, expect = given("CF-05")
    match = two_toes(state)
    do(match, 0, Draw())
    assert toes_of(match) == expect["toes_after"]
    assert texts(match.view_for(Seat(0)).hand) == sorted(expect["hand0"])
    assert match.to_act() == (expect["next"],)


def test_cf07_a_double_starts_a_foot() -> None:
    state, expect = given("CF-07")
    laid = " ".join(f"9-{toe}" for toe in state["open_ends"])
    match = table(["4-4 0-0", "4-6 2-7 1-1 2-4"], laid, "2-2")
    assert open_ends(match) == state["open_ends"]
    do(match, 0, "4-4")
    board = match.view_for(None).board
    assert isinstance(board, FootBoard)
    assert board.pending is not None
    assert [board.layout.nodes[board.pending].tile.low, board.toes] == expect["pending"]
    assert [tile for tile, _ in plays_of(match, 1)] == [tile for tile, _ in expect["plays"]]
    assert refused(match, 1, "draw") is Refusal.MUST_PLAY


def test_cf10_scores() -> None:
    """Seat 0 lays its last tile."""
    state, expect = given("CF-10")
    hands = [" ".join(hand) for hand in state["hands"]]
    match = table(["4-9", *hands[1:]], "9-1", "2-2")
    do(match, 0, "4-9")
    assert match.result is not None
    assert list(match.result.scores) == expect["scores"]


def test_cf13_rounds() -> None:
    _, expect = given("CF-13")
    for name, (rounds, first, last) in expect.items():
        game = game_with(set=name)
        assert game.rounds() == rounds
        assert texts([game.centre(1), game.centre(rounds)]) == sorted([first, last])
        assert game.centre(1) is tiles(first)[0]


def test_cf14_the_starter_rotates() -> None:
    state, expect = given("CF-14")
    match = start(state["players"], first_seat=str(state["round1_starter"] + 1))
    starters = []
    for _ in expect["starters"]:
        started, laid, *_ = dealt(match)
        assert isinstance(started, RoundStarted)
        assert isinstance(laid, Laid)
        starters.append(int(started.leader))
        while match.result is None:
            seat = match.to_act()[0]
            do(match, seat, match.legal_moves(seat)[0])
    assert starters == expect["starters"]
    assert match.to_act() == (HOUSE,)
