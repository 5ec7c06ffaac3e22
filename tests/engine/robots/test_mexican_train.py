"""The robot of Mexican Train makes the obviously right choices and beats a player who moves at random."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.robots import choose
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.games.mexican_train.robot import TRIES, best_train
from engine.rules.moves import Announce, Draw, Move, Pass, Play
from engine.rules.tiles import HOUSE, EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import TrainsBoard, View

from .contest import contest

MINE, OTHER, MEXICAN = EndId(0), EndId(1), EndId(2)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def view(hand: str, ends: tuple[int, int, int], *, marked: bool = False, open_to_me: tuple[int, ...] = (0, 2)) -> View:
    """What seat 0 of two sees: its hand, the ends of its train, of seat 1's and of the Mexican Train."""
    match = make_game("mexican_train", {"first_leader": "host_choice"}).start(2)
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(1)))
    seen = match.view_for(Seat(0))
    assert isinstance(seen.board, TrainsBoard)
    trains = tuple(
        replace(train, value=Pip(value), marker=marked and train.owner == 0)
        for train, value in zip(seen.board.trains, ends, strict=True)
    )
    held = tiles(hand)
    moves: list[Move] = [
        Play(tile, trains[train].end) for train in open_to_me for tile in held if tile.has(trains[train].value)
    ]
    return replace(seen, hand=held, board=replace(seen.board, trains=trains), moves=tuple(moves or [Draw()]))


def said(seen: View) -> Move | None:
    return choose(seen, random.Random(0))


def test_it_draws_and_passes_when_it_must() -> None:
    assert said(view("0|1", (5, 6, 7))) == Draw()
    assert said(replace(view("0|1", (5, 6, 7)), moves=(Pass(),))) == Pass()


def test_it_never_draws_with_a_playable_tile() -> None:
    """Even where the table allows it (MT22)."""
    seen = view("1|5 0|1 0|2", (5, 6, 7))
    assert said(replace(seen, moves=(*seen.moves, Draw()))) == Play(Tile.of(1, 5), MINE)


def test_it_announces_its_last_tile() -> None:
    assert said(view("1|5 1|8", (5, 6, 7))) == Play(Tile.of(1, 5), MINE, one=True)
    assert said(replace(view("1|8", (5, 6, 7)), moves=(Announce(),))) == Announce()


def test_it_sheds_weight_among_equals() -> None:
    assert said(view("2|5 5|11 0|1", (5, 6, 7))) == Play(Tile.of(5, 11), MINE)


def test_it_unloads_an_extra_on_the_mexican_train_and_keeps_its_own_for_later() -> None:
    """5-6 6-8 8-9 is a train from the 5 at home; 7-11 fits nowhere else."""
    assert said(view("5|6 6|8 8|9 7|11", (5, 4, 7))) == Play(Tile.of(7, 11), MEXICAN)


def test_it_begins_its_train_with_the_tile_that_leads_on() -> None:
    """5-12 is heavier, but after it nothing fits; after 1-5 come 1-9 and 9-10."""
    assert said(view("5|12 1|5 1|9 9|10", (5, 4, 0))) == Play(Tile.of(1, 5), MINE)


def test_it_does_not_spoil_its_own_train_on_another() -> None:
    """5-6 could go on the Mexican Train as well, but at home 6-8 and 8-9 follow."""
    assert said(view("5|6 6|8 8|9", (5, 4, 6))) == Play(Tile.of(5, 6), MINE)


def test_it_takes_its_marker_off_among_equals() -> None:
    """The same tile, the same number left at home and in the middle."""
    seen = view("5|9 0|1", (5, 4, 5), marked=True)
    assert said(seen) == Play(Tile.of(5, 9), MINE, one=True)


def test_it_plays_a_double_that_it_can_cover_in_the_same_turn() -> None:
    """3-12 is heavier than 5-5, but 5-5 and 5-12 go in one turn."""
    assert said(view("5|5 5|12 3|12 0|1", (5, 4, 3))) == Play(Tile.of(5, 5), MINE)


def test_the_best_train_is_found() -> None:
    """The loose 3-4 adds nothing; the dead end 0-5 is not taken."""
    assert best_train(tiles("0|5 5|9 9|12 3|4"), Pip(5), 100) == best_train(tiles("5|9 9|12"), Pip(5), 100)


def test_the_search_is_bounded() -> None:
    """With 45 tiles there are more trains than anybody could try; what few tries find is a train all the same."""
    many = tuple(tile for tile in tile_set(12) if not tile.double)[:45]
    assert 0 < best_train(many, Pip(0), 10) <= best_train(many, Pip(0), TRIES)


@pytest.mark.slow
def test_it_beats_a_player_who_moves_at_random() -> None:
    for seats in (2, 4):
        wins = sum(
            contest("mexican_train", seats, {seed % seats}, seed).winners == (seed % seats,) for seed in range(8)
        )
        assert wins >= 7


@pytest.mark.slow
def test_matches_of_any_size_and_set_end() -> None:
    for seats, options in ((3, {"set": "d9"}), (8, {}), (10, {"illegal_draw": "allow"}), (2, {"hand_size": "45"})):
        outcome = contest("mexican_train", seats, set(range(seats)), seats, options)
        assert min(outcome.places) == 1
