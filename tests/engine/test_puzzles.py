"""The weekly puzzles: one best play each, found by one search and proved again here by another."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from engine.puzzles import GAMES, Puzzle, Why, puzzle_of_week, puzzles, week_of
from engine.rules.moves import move_text
from engine.rules.position import read_position
from tools.puzzles import PLAYS, Fast, ends_of, heaviest_right, proved

ALL = [pytest.param(puzzle, id=f"{game} {at}") for game in GAMES for at, puzzle in enumerate(puzzles(game))]


@pytest.mark.parametrize("puzzle", ALL)
def test_the_rules_prove_the_only_best_play(puzzle: Puzzle) -> None:
    assert proved(puzzle)


@pytest.mark.parametrize("puzzle", ALL)
def test_the_first_search_finds_the_same_play(puzzle: Puzzle) -> None:
    match = read_position(puzzle.position)
    seat = match.to_act()[0]
    found = ends_of(match.game.name, match)
    assert found is not None
    ids, ends = found
    mine, theirs = (tuple(match.round.hands[one]) for one in (seat, 1 - seat))
    fast = Fast(match.game.name)
    gains = {f"{tile}@{ids[at]}": fast.after(mine, theirs, ends, tile, at).gain for tile, at in fast.plays(mine, ends)}
    assert max(gains, key=lambda play: gains[play]) == puzzle.best
    assert gains[puzzle.best] - gains[puzzle.other] == puzzle.gain
    assert {move_text(move) for move in match.legal_moves(seat)} == gains.keys()


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_for_two_years_and_all_differ(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 104
    assert len({puzzle.position for puzzle in found}) == len(found)
    assert {puzzle.why for puzzle in found} <= set(Why)


@pytest.mark.parametrize("game", GAMES)
def test_no_habit_solves_the_puzzles(game: str) -> None:
    """There are four plays or more, the heaviest tile is right about as often as any, and each grade occurs."""
    matches = [(puzzle, read_position(puzzle.position)) for puzzle in puzzles(game)]
    assert all(len(match.legal_moves(match.to_act()[0])) >= PLAYS for _, match in matches)
    heaviest = sum(heaviest_right(match, puzzle) for puzzle, match in matches)
    assert 0.2 <= heaviest / len(matches) <= 0.3
    assert {puzzle.grade for puzzle, _ in matches} == {1, 2, 3}


def test_a_wrong_claim_is_not_proved() -> None:
    puzzle = puzzles("block")[0]
    assert not proved(Puzzle(puzzle.position, puzzle.other, puzzle.best, puzzle.why, puzzle.mine, puzzle.theirs, 1))


def test_each_week_has_its_puzzle_and_the_first_comes_back() -> None:
    monday = date(2026, 11, 23)
    assert {week_of(monday + timedelta(days=day)) for day in range(7)} == {week_of(monday)}
    assert week_of(monday + timedelta(days=7)) == week_of(monday) + 1
    count = len(puzzles("block"))
    assert puzzle_of_week("block", 3) == puzzle_of_week("block", 3 + count) == puzzles("block")[3]
