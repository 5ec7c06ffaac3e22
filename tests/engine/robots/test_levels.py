"""Every level of every game's robot plays legal moves, the same ones from the same seed, and sees only a view."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean

import pytest

from benchmarks.robots import Contest, of_level
from engine.robots import GENTLE, LEVELS, SHARP, USUAL, choose, levels_of
from engine.rules.game import forced_move
from engine.rules.games import GAMES, SOLITAIRES
from engine.rules.moves import Claim
from engine.rules.position import read_position
from engine.rules.tiles import HOUSE, Seat
from tests.engine.rules.playing import random_game, random_step
from tests.engine.rules.test_contract import stands_for


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_robot_plays_legal_moves_that_its_seed_decides(name: str, level: str) -> None:
    asked = 0
    for seed in range(3):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(min(seats, 4) if min(seats, 4) in game.seat_counts() else seats, history=True)
        for _ in range(60):
            for seat in match.to_act():
                if seat == HOUSE or (level == SHARP and rng.random() < 0.93):
                    continue
                view = match.view_for_robot(seat)
                move = choose(view, random.Random(seed), level)
                again = choose(pickle.loads(pickle.dumps(view)), random.Random(seed), level)
                assert move == again
                if move is None:
                    assert seat != match.to_act()[0]
                    continue
                assert move in view.moves or stands_for(move, set(view.moves))
                match.copy().play(seat, move)
                asked += 1
            if not match.to_act():
                break
            forced = forced_move(match)
            step = random_step(match, rng)
            match.play(*forced) if forced else match.play(step.seat, step.move)
    assert asked


def test_a_gentle_robot_forgets_a_claim_now_and_then() -> None:
    view = read_position("muggins | hands 0|1 / 2|3 | line 5|5 | turn 1 | last 0 | window").view_for(Seat(0))
    said = [choose(view, random.Random(seed), GENTLE) for seed in range(40)]
    assert 0 < sum(isinstance(move, Claim) for move in said) < 40


LONG = ("castle_rock", "chickenfoot", "mexican_train", "muggins")
"""Games whose matches take long; eight deals tell enough there, and `soak` plays all."""
SEARCHED = sorted(name for name in GAMES if name not in SOLITAIRES and SHARP in levels_of(name))


@pytest.mark.parametrize(
    ("name", "deals"),
    [
        *((name, 8 if name in LONG else 24) for name in sorted(set(GAMES) - set(SOLITAIRES))),
        *(pytest.param(name, 24, marks=pytest.mark.soak) for name in LONG),
    ],
)
def test_a_usual_robot_beats_a_gentle_one(name: str, deals: int) -> None:
    """`docs/robots.md` has the figures of many more deals."""
    contest = Contest(name, 2, {}, of_level(USUAL), of_level(GENTLE))
    assert fmean(contest.share(str(deal)) for deal in range(deals)) > 0.55


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "deals", "options"),
    [
        *((name, 4, {}) for name in SEARCHED if name not in LONG),
        *((name, 8, GAMES[name].quick) for name in ("castle_rock", "muggins")),
        *(pytest.param(name, 8, {}, marks=pytest.mark.soak) for name in SEARCHED if name in LONG),
    ],
)
def test_a_sharp_robot_beats_a_usual_one(name: str, deals: int, options: Mapping[str, str]) -> None:
    """A short match of Chickenfoot is mostly luck."""
    contest = Contest(name, 2, options, of_level(SHARP), of_level(USUAL))
    assert fmean(contest.share(str(deal)) for deal in range(deals)) > 0.5


def test_every_measured_row_has_many_deals_or_a_narrow_interval() -> None:
    page = (Path(__file__).parents[3] / "docs" / "robots.md").read_text(encoding="utf-8")
    measured = " ".join(page.partition("**Sharp v usual.**")[2].partition("## How long")[0].split())
    rows = re.findall(r"± (\d+\.\d) (?:\| |\()([\d,]+)", measured)
    assert len(rows) == measured.count(" ± ") > 40
    for width, deals in rows:
        assert float(width) <= 2 or int(deals.replace(",", "")) >= 1000, (width, deals)
