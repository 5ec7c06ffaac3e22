"""The weekly puzzles: one best play each, found by one search and proved again here by another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest

from engine.puzzles import GAMES, Puzzle, Why, monday_of, puzzle_of_week, puzzles, streak, week_of
from engine.robots import choose
from engine.rules.game import Match
from engine.rules.moves import Capture, Done, Move, Play, move_text
from engine.rules.position import read_position
from engine.rules.tiles import Tile
from engine.rules.views import LineBoard
from tools.puzzles.find import (
    HABIT,
    KINDS,
    MOST_OF_GRADE,
    MOST_OF_THEME,
    PLAYS,
    bare,
    habit_right,
    positions,
    puzzle_of,
)
from tools.puzzles.proof import choices, played, proved
from tools.puzzles.row import captures

ALL = [pytest.param(puzzle, id=f"{game} {at}") for game in GAMES for at, puzzle in enumerate(puzzles(game))]


@pytest.mark.parametrize("puzzle", ALL)
def test_the_rules_prove_the_only_best_play(puzzle: Puzzle) -> None:
    assert proved(puzzle)


@pytest.mark.parametrize("puzzle", ALL)
def test_the_model_finds_the_same_play(puzzle: Puzzle) -> None:
    match = read_position(puzzle.position)
    kind = KINDS[match.game.name]
    lines = {move_text(move): line.gain for move, line in kind.model.values(match).items()}
    assert lines.keys() == {move_text(move) for move in choices(match)}
    assert max(lines, key=lambda move: lines[move]) == puzzle.best
    assert lines[puzzle.best] == puzzle.value > 0
    assert lines[puzzle.best] - lines[puzzle.other] == puzzle.gain
    assert puzzle.value - kind.margin >= max(gain for move, gain in lines.items() if move != puzzle.best)


@pytest.mark.parametrize("puzzle", ALL)
def test_the_first_sentence_of_the_solution_is_true(puzzle: Puzzle) -> None:
    """Checked on the board, without the code that has chosen the sentence; `BLOCK` and `OUT` are part of the proof."""
    match = read_position(puzzle.position)
    seat = match.to_act()[0]
    made = {move_text(move): now(match, move) for move in choices(match)}
    best = made.pop(puzzle.best)
    after = played(match, seat, next(move for move in choices(match) if move_text(move) == puzzle.best))
    theirs: list[Tile] = after.round.hands[1 - seat]
    match puzzle.why:
        case Why.COUNT:
            assert best == puzzle.number > max(made.values())
        case Why.GIVE:
            assert max(made.values()) - best == puzzle.number > 0
        case Why.CLEAR:
            assert best == len(match.round.row) > max(made.values())
        case Why.HOLE | Why.DRAW:
            assert not any(ends(after) & {tile.low, tile.high} for tile in theirs)
            assert (puzzle.why is Why.DRAW) == bool(getattr(after.round, "drawable", 0))
        case Why.SUIT:
            assert puzzle.number in ends(after)
            assert not any(puzzle.number in (tile.low, tile.high) for tile in theirs)
            assert any(puzzle.number in (tile.low, tile.high) for tile in after.round.hands[seat])
            assert not getattr(after.round, "drawable", 0), "the other player may draw a tile that fits"
        case _:
            assert match.game.name in ("block", "draw")


def ends(match: Match) -> set[int]:
    """The numbers at the open ends."""
    board = match.view_for(None).board
    assert isinstance(board, LineBoard)
    return {end.value for _, end in board.layout.ends}


def now(match: Match, move: Move) -> int:
    """The points that a play makes, or the tiles that a turn can take after a capture."""
    seat, row = match.to_act()[0], tuple(getattr(match.round, "row", ()))
    if isinstance(move, Play):
        return played(match, seat, move).score.totals[seat] - match.score.totals[seat]
    if isinstance(move, Done):
        return 0
    assert isinstance(move, Capture)
    return len(row) - min(map(len, left_after(dict(captures(row))[move])))


def left_after(row: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Every row that more captures leave, some more than once."""
    yield row
    for _, left in captures(row):
        yield from left_after(left)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_for_two_years_and_all_differ(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 104
    assert len({puzzle.position for puzzle in found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_habit_solves_the_puzzles(game: str) -> None:
    """There are four moves or more, the habit is right about as often as any move, and no idea or grade prevails."""
    found = puzzles(game)
    matches = [(puzzle, read_position(puzzle.position)) for puzzle in found]
    assert all(len(choices(match)) >= PLAYS for _, match in matches)
    habits = sum(habit_right(match, puzzle) for puzzle, match in matches)
    assert HABIT - 0.05 <= habits / len(found) <= HABIT + 0.05
    grades, whys = Counter(puzzle.grade for puzzle in found), Counter(puzzle.why for puzzle in found)
    assert len(whys) >= 3
    assert max(whys.values()) <= MOST_OF_THEME * len(found) + 1
    assert all(0.14 * len(found) <= grades[grade] <= most * len(found) + 1 for grade, most in MOST_OF_GRADE.items())


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_easy_if_the_usual_robot_finds_it(game: str) -> None:
    for puzzle in puzzles(game):
        match = read_position(puzzle.position)
        found = bare(choose(match.view_for(match.to_act()[0]), Random(0)))
        assert found is not None
        assert (move_text(found) == puzzle.best) == (puzzle.grade == 1), puzzle.position


def test_clearing_the_row_is_an_idea_of_castle_rock() -> None:
    whys = Counter(puzzle.why for puzzle in puzzles("castle_rock"))
    assert whys[Why.CLEAR] >= 20
    assert not any(puzzle.why is Why.CLEAR for game in GAMES if game != "castle_rock" for puzzle in puzzles(game))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "castle_rock"])
def test_the_same_rounds_give_the_same_puzzles(game: str) -> None:
    """The first puzzle that the search meets is stored, or lost its place to the shares; found again it is equal."""
    stored = {puzzle.position: puzzle for puzzle in puzzles(game)}
    found = (puzzle for _, match in positions(game) if (puzzle := puzzle_of(game, match)))
    again = next(puzzle for puzzle in found if puzzle.position in stored)
    assert again == stored[again.position]


def test_a_wrong_claim_is_not_proved() -> None:
    puzzle = puzzles("block")[0]
    swapped = Puzzle(puzzle.position, puzzle.other, puzzle.best, puzzle.why, 0, puzzle.value, puzzle.gain)
    assert not proved(swapped)


def test_each_week_has_its_puzzle_and_the_first_comes_back() -> None:
    monday = date(2026, 11, 23)
    assert {week_of(monday + timedelta(days=day)) for day in range(7)} == {week_of(monday)}
    assert week_of(monday + timedelta(days=7)) == week_of(monday) + 1
    assert monday_of(week_of(monday + timedelta(days=6))) == monday
    count = len(puzzles("block"))
    assert puzzle_of_week("block", 3) == puzzle_of_week("block", 3 + count) == puzzles("block")[3]


@pytest.mark.parametrize(
    ("solved", "weeks"), [({}, 0), ({7}, 1), ({6}, 1), ({5}, 0), ({5, 6, 7}, 3), ({5, 6}, 2), ({4, 6, 7}, 2), ({8}, 0)]
)
def test_a_streak_lasts_while_this_week_is_open(solved: set[int], weeks: int) -> None:
    assert streak(solved, 7) == weeks
