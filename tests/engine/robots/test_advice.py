"""Advice comes from a seat's own view: the best move with its reason, and the turning points of a round."""

from __future__ import annotations

import random

import pytest

from engine.robots import ROBOTS, SEARCHED, SHARP, USUAL, choose
from engine.robots import advice as advice_module
from engine.robots.advice import MOST_POINTS, Why, advise, review, reviewed
from engine.rules.game import forced_move, house_move
from engine.rules.games import GAMES, SOLITAIRES, make_game
from engine.rules.moves import Done, Move, Play, move_text
from engine.rules.position import read_position
from engine.rules.record import Record, Step, header_of
from engine.rules.tiles import HOUSE, Seat
from tests.engine.rules.playing import random_game, random_step


def played(name: str, wrong: bool, seed: int) -> Record:
    """A round of two sharp robots, in which seat 0 chooses its lightest play if `wrong`."""
    game, rng = make_game(name), random.Random(seed)
    match, steps = game.start(2, history=True), []
    while match.score.result is None:
        seat = match.to_act()[0]
        forced = forced_move(match)
        move: Move | None
        if seat == HOUSE:
            need = match.need()
            assert need is not None
            move = house_move(need, rng)
        elif forced:
            move = forced[1]
        else:
            move = choose(match.view_for_robot(seat), rng, SHARP)
            plays = [one for one in match.legal_moves(seat) if isinstance(one, Play)]
            if wrong and seat == 0:
                move = min(plays, key=lambda play: play.tile.pips) if plays else Done()
        assert move is not None
        steps.append(Step(seat, move))
        match.play(seat, move)
    return Record(header_of(game, 2), tuple(steps))


def test_a_review_names_the_costliest_moves_and_what_was_better() -> None:
    points = review(played("block", wrong=True, seed=3), Seat(0), 1)
    assert 0 < len(points) <= MOST_POINTS
    assert [point.turn for point in points] == sorted(point.turn for point in points)
    for point in points:
        assert point.gain > 0
        assert point.advice.move != point.played
        assert {point.advice.move, point.played} <= set(point.view.moves)
        assert point.view.viewer == 0


def test_a_review_is_the_same_each_time_and_depends_on_no_hidden_tile() -> None:
    record = played("block", wrong=True, seed=3)
    assert review(record, Seat(0), 1) == review(record, Seat(0), 1)
    for point in review(record, Seat(0), 1):
        assert point.view.shown is None


def test_a_sharp_robot_hears_less_than_a_player_who_sheds_the_lightest_tile() -> None:
    costs = dict.fromkeys((True, False), 0.0)
    for wrong in costs:
        for seed in range(4):
            costs[wrong] += sum(point.gain for point in review(played("block", wrong, seed), Seat(0), 1))
    assert costs[True] > 4 * costs[False]


@pytest.mark.parametrize("name", sorted(name for name in GAMES if hasattr(ROBOTS[name], "RULE")))
def test_without_a_search_the_rule_of_the_usual_robot_judges(name: str) -> None:
    """It finds nothing to say about its own moves."""
    points = [point for seed in range(4) for point in review(played(name, wrong=True, seed=seed), Seat(0), 1)]
    assert 0 < len(points) <= 4 * MOST_POINTS
    assert all(point.gain >= ROBOTS[name].RULE.least for point in points)
    assert review(played(name, wrong=False, seed=1), Seat(0), 1) == ()


def test_a_review_tells_of_captures_that_were_left() -> None:
    points = review(played("castle_rock", wrong=True, seed=1), Seat(0), 1)
    left = [point for point in points if point.played == Done()]
    assert left
    assert all(point.advice.why is Why.TAKE for point in left)


@pytest.mark.parametrize("name", [name for name in sorted(GAMES) if reviewed(name)])
def test_rounds_at_random_by_any_options_can_be_reviewed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Claims, calls and announcements are made too, or left out, which is no turning point."""
    monkeypatch.setattr(advice_module, "SAMPLES", 3)
    for seed in range(8):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match, steps = game.start(seats), list[Step]()
        while len(steps) < 40 and match.to_act():
            steps.append(random_step(match, rng))
            match.play(steps[-1].seat, steps[-1].move)
        for seat in map(Seat, range(min(seats, 2))):
            for point in review(Record(header_of(game, seats), tuple(steps)), seat, 1, USUAL):
                assert isinstance(point.played, SEARCHED)
                assert point.advice.move in point.view.moves


def test_a_round_that_was_not_played_has_no_turning_point() -> None:
    assert review(played("block", wrong=True, seed=3), Seat(0), 7) == ()


@pytest.mark.parametrize(
    ("position", "why", "number", "move"),
    [
        ("block | hands 5|6 0|1 / 2|2 3|3 | line 1|2 | turn 0", Why.ONLY, 0, "0|1@0"),
        ("muggins | hands 4|6 5|6 / 2|2 3|3 | turn 0", Why.POINTS, 10, "4|6"),
        ("draw | hands 2|4 2|5 / 1|1 | line 2|6 5|6@right 0|5@right | boneyard rest", Why.FEWEST, 0, "2|5@0"),
    ],
)
def test_advice_gives_its_reason(position: str, why: Why, number: int, move: str) -> None:
    advice = advise(read_position(position).view_for_robot(Seat(0)), random.Random(1))
    assert advice is not None
    assert (advice.why, advice.number, move_text(advice.move)[: len(move)]) == (why, number, move)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_advice_for_the_seat_to_play(name: str) -> None:
    game, rng = make_game(name), random.Random(2)
    match = game.start(game.seat_counts()[0], history=True)
    for _ in range(30):
        if not match.to_act():
            break
        seat = match.to_act()[0]
        if seat == HOUSE:
            need = match.need()
            assert need is not None
            match.play(seat, house_move(need, rng))
            continue
        advice = advise(match.view_for_robot(seat), rng)
        assert advice is not None
        match.play(seat, advice.move)
    assert reviewed(name) == (name not in SOLITAIRES)
