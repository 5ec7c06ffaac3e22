"""The premoves that are left after one move, and the move that follows from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rules.moves import Draw, Move, Pass, Play, Stack, move_text, parse_move
from engine.rules.position import read_position
from engine.rules.tiles import EndId, Seat, Tile
from engine.tables.edits.premoves import Premoves, Unexpected, if_on_turn, read_one
from engine.tables.edits.steps import played, premoved, premoves_after
from engine.tables.table.model import By, Snapshot
from tests.bot.flows.test_secrecy import snapshot_of

T = Tile.parse


def after(position: str, game: str, plan: Premoves, move: str, *, seat: int = 0, owner: int = 1) -> Premoves | None:
    """The premoves of `owner` after the first move of `seat` with this prefix, by hand or by premove."""
    table = at(position, game)
    view = table.view_for(seat)
    assert view is not None
    chosen = next(legal for legal in view.moves if move_text(legal).startswith(move))
    draft = replace(played(table, Seat(seat), chosen, By.PLAYER, 0.0), premoved=seat == owner)
    return premoves_after({owner + 1: plan}, draft).get(owner + 1)


def at(position: str, game: str) -> Snapshot:
    match = read_position(position)
    return snapshot_of(match, game, match.seats)


def next_of(position: str, game: str, plan: Premoves) -> Move | None:
    """The move these premoves make for the player on turn."""
    table = at(position, game)
    assert table.turn is not None
    act = premoved(table, {table.turn.seat + 1: plan})
    return None if act is None else act.move


def plan(*moves: str, line: bool = False, must: bool = True) -> Premoves:
    entries = tuple(move for move in map(parse_move, moves) if isinstance(move, (Play, Stack)))
    return Premoves(entries, line=line, must=must)


def test_a_new_open_double_clears_premoves() -> None:
    trains = "mexican_train | hands 12|5 5|5 4|4 / 5|6 1|2 | laid 12|3@1 | markers 0 1 | boneyard 8?"
    assert after(trains, "mexican_train", plan("5|6"), "5|12") == plan("5|6")
    laid = "mexican_train | hands 5|5 4|4 1|1 / 5|6 1|2 5|2 | laid 12|5@0 12|3@1 | markers 0 1 | boneyard 8?"
    left = after(laid, "mexican_train", plan("5|6"), "5|5")
    assert left == plan("5|6"), "the player who laid it must cover it first"


@pytest.mark.parametrize("claims", ["auto", "manual"])
def test_mu14_premoves_outlive_an_open_claim(claims: str) -> None:
    line = f"muggins claims={claims} | hands 1|5 0|3 / 5|6 4|4 | line 5|5 0|5@left | boneyard 3|3 2|2"
    assert after(line, "muggins", plan("5|6"), "1|5") == plan("5|6")


def test_the_end_of_a_round_clears_all_premoves() -> None:
    line = "block | hands 1|2 / 3|3 2|2 | line 1|1"
    assert after(line, "block", plan("2|2"), "1|2") == Premoves(cleared=Unexpected.ROUND)


def test_castle_rock_takes_all_of_a_line_and_finishes_or_leaves_it_to_its_owner() -> None:
    row = "castle_rock | hands 4|6 / 0|0 | row 6|6 3|6 | boneyard 1|1 1|2 | captured rest / -"
    mine = plan("4|6", line=True)
    assert next_of(row, "castle_rock", mine) == Play(T("4|6"))
    left = after(row, "castle_rock", mine, "4|6", owner=0)
    assert left == Premoves(line=True)
    placed = "castle_rock | hands 0|1 / 0|0 | row 6|6 3|6 4|6 | placed | boneyard 1|1 1|2 | captured rest / -"
    taking = next_of(placed, "castle_rock", left)
    assert taking is not None
    assert move_text(taking) == "take 2 triple"
    done = placed.replace("| placed |", "| placed | took 2 triple |")
    finish = next_of(done, "castle_rock", left)
    assert finish is not None
    assert move_text(finish) == "done"
    assert after(done, "castle_rock", left, "done", owner=0) is None
    assert after(row, "castle_rock", plan("4|6", "0|1"), "4|6", owner=0) == Premoves(cleared=Unexpected.CAPTURE)


def test_a_premove_announces_the_last_tile() -> None:
    trains = "mexican_train | hands 12|5 4|4 / 5|6 1|2 | laid 12|3@1 | boneyard 8?"
    assert next_of(trains, "mexican_train", plan("12|5")) == Play(T("12|5"), EndId(0), one=True)


def test_a_tile_goes_on_the_named_stack_or_wherever_it_fits() -> None:
    stacks = "build_up | hands 3|4 6|6 / 0|0 | tops 3|3 0|1 | owners 1 0"
    assert next_of(stacks, "build_up", plan("6|6^2")) == Stack(T("6|6"), 2)
    assert next_of(stacks, "build_up", plan("3|4^2", "6|6")) is None
    assert next_of(stacks, "build_up", plan("3|4")) == Stack(T("3|4"), 1)


def test_premoves_draw_only_if_they_must() -> None:
    assert isinstance(
        next_of("draw | hands 0|0 / 5|6 | line 3|3 3|4@right | boneyard 2|2 5|5 0|1", "draw", plan("0|0")), Draw
    )
    assert isinstance(next_of("block | hands 0|0 1|1 / 3|6 | line 3|3 3|4@right", "block", plan("0|0")), Pass)
    assert next_of("block | hands 0|0 3|1 / 5|6 | line 3|3 3|4@right", "block", plan("0|0")) is None


def test_what_would_be_played_now_is_told_for_the_board_as_it_is() -> None:
    table = at("block | hands 3|5 0|0 / 4|5 0|3 | line 3|3 3|4@right", "block")
    view = table.view_for(1)
    assert view is not None
    own = if_on_turn(table, view)
    assert own is not None
    assert own.hand == view.hand
    assert plan("0|3").move(own) == Play(T("0|3"), EndId(0))
    assert plan("0|3@9").move(own) is Unexpected.NO_FIT
    busy = at(
        "castle_rock | hands 0|1 / 0|0 | row 6|6 3|6 4|6 | placed | boneyard 1|1 1|2 | captured rest / -", "castle_rock"
    )
    view = busy.view_for(1)
    assert view is not None
    assert if_on_turn(busy, view) is None, "the row is about to change"


def test_premoves_are_read_as_they_were_stored() -> None:
    whole = Premoves((Play(T("0|1")), Stack(T("3|4"), 2)), once=True, must=False, line=True, double=7)
    for one in (whole, Premoves(cleared=Unexpected.DOUBLE)):
        assert read_one(one.text()) == one
