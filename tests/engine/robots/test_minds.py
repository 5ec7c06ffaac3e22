"""Sharp robots think in a process of their own, which starts when needed and again after it died."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from engine.robots import SHARP, choose
from engine.robots.advice import review
from engine.robots.minds import NICENESS, Minds, NoAnswer
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.tiles import Seat
from engine.rules.views import View
from tests.engine.robots.elsewhere import die, eat, fail, hang, whereabouts
from tests.engine.robots.test_advice import played
from tests.engine.rules.playing import play_round, random_step
from tests.patience import HANG_SECONDS


def position() -> View:
    """A choice in Block."""
    match, rng = make_game("block").start(2, history=True), random.Random(4)
    play_round(match, rng)
    while not match.view_for(None).turn or forced_move(match) or len(match.legal_moves(match.to_act()[0])) < 2:
        step = random_step(match, rng)
        match.play(step.seat, step.move)
    return match.view_for_robot(match.to_act()[0])


@pytest.fixture
def minds() -> Iterator[Minds]:
    """Processes that may think for long, on a busy machine too."""
    minds = Minds(HANG_SECONDS, HANG_SECONDS)
    yield minds
    minds.shutdown()


def there(minds: Minds) -> int:
    """The process of sharp robots."""
    pid: int = minds.submit(whereabouts, SHARP).result()[0]
    return pid


def test_a_sharp_robot_thinks_elsewhere_as_it_would_here(minds: Minds) -> None:
    view = position()
    assert minds.submit(choose, view, random.Random(1), SHARP).result() == choose(view, random.Random(1), SHARP)
    assert minds.submit(choose, view, random.Random(1)).result() == choose(view, random.Random(1))
    here = os.getpid()
    pid, niceness = minds.submit(whereabouts, SHARP).result()
    assert pid != here
    assert niceness >= min(19, os.nice(0) + NICENESS)
    assert minds.submit(whereabouts).result()[0] == here


@pytest.mark.parametrize("end", [die, eat])
def test_a_process_that_dies_or_eats_its_memory_is_replaced(minds: Minds, end: Any) -> None:
    before, view = there(minds), position()
    with pytest.raises(NoAnswer):
        minds.submit(end, SHARP).result()
    assert minds.submit(choose, view, random.Random(1), SHARP).result() in view.moves
    assert there(minds) != before


def test_a_process_that_was_killed_while_idle_is_replaced_before_the_next_question(minds: Minds) -> None:
    before, child = there(minds), minds.moves.child
    assert child is not None
    os.kill(before, signal.SIGKILL)
    child.process.join()
    assert there(minds) != before


def test_a_stopped_process_is_killed_and_replaced(minds: Minds) -> None:
    before = there(minds)
    minds.moves.seconds = 0.1
    with pytest.raises(NoAnswer):
        minds.submit(hang, SHARP).result()
    minds.moves.seconds = HANG_SECONDS
    assert there(minds) != before


def test_a_process_that_stops_before_it_has_read_a_long_question_is_replaced(minds: Minds) -> None:
    """The record of a long match is larger than what a pipe holds."""
    before = there(minds)
    os.kill(before, signal.SIGSTOP)
    minds.moves.seconds = 0.1
    with pytest.raises(NoAnswer):
        minds.submit(whereabouts, bytes(1 << 24), SHARP).result()
    minds.moves.seconds = HANG_SECONDS
    assert there(minds) != before


def test_an_error_of_a_robot_leaves_its_process_alone(minds: Minds) -> None:
    before = there(minds)
    with pytest.raises(ValueError, match="broken"):
        minds.submit(fail, SHARP).result()
    assert there(minds) == before


def test_no_move_waits_behind_a_review(minds: Minds) -> None:
    """Forty reviews are asked before a move, and it is answered while most of them wait."""
    record, view = played("block", wrong=True, seed=3), position()
    reviews = [minds.submit(review, record, Seat(0), 1, SHARP) for _ in range(40)]
    assert minds.submit(choose, view, random.Random(1), SHARP).result() in view.moves
    assert not all(one.done() for one in reviews)
    assert reviews[0].result() == review(record, Seat(0), 1)
    for waiting in reviews:
        waiting.cancel()


def test_a_question_that_nobody_waits_for_is_not_asked(minds: Minds) -> None:
    first, second = minds.submit(whereabouts, SHARP), minds.submit(die, SHARP)
    assert second.cancel()
    assert there(minds) == first.result()[0]
