"""The daily row: its deals never change, fit their levels, and are solved exactly."""

from __future__ import annotations

import random

import pytest

from engine.rules.games import make_game
from engine.rules.games.castle_rock_solitaire.daily import (
    OPTIONS,
    WEEK,
    Daily,
    Level,
    daily,
    key_of,
    order_of,
    rules_of,
)
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaireRules, SolitaireRound
from engine.rules.games.castle_rock_solitaire.solver import begin, plain_play_wins, solve
from engine.rules.moves import Deal, Move
from engine.rules.row import Reach, capture_moves
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, tile_set

from ..playing import tiles

every_level = pytest.mark.parametrize("level", Level)


def brute(current: SolitaireRound) -> tuple[float, int]:
    """The chance of random play and the fewest moves to win (99: none), by trying everything."""
    if current.over:
        return (1.0, 0) if current.won else (0.0, 99)
    moves: tuple[Move, ...] = capture_moves(current.row) or current.legal()[:1]
    if not current.boneyard and not capture_moves(current.row):
        return 0.0, 99
    found = []
    for move in moves:
        after = current.copy()
        after.play(move)
        found.append(brute(after))
    return sum(chance for chance, _ in found) / len(found), min(99, 1 + min(fewest for _, fewest in found))


@pytest.mark.parametrize(
    ("date", "level", "number", "par"),
    [
        ("2026-11-23", Level.GENTLE, 19, 13),
        ("2026-11-25", Level.USUAL, 1, 9),
        ("2026-11-27", Level.HARD, 2, 37),
        ("2026-11-28", Level.WEEKEND, 1, 12),
        ("2027-12-31", Level.HARD, 12, 43),
    ],
)
def test_a_day_has_this_deal_for_ever(date: str, level: Level, number: int, par: int) -> None:
    """Another deal for a day that has been played needs another `VERSION`."""
    deal = daily(date, level)
    assert (deal.number, deal.par) == (number, par)


def test_the_tiles_follow_from_the_key_alone() -> None:
    key = key_of("2026-11-23", Level.GENTLE, 1)
    assert key.hex()[:16] == "23152dff655ce0d2"
    assert order_of(key)[:5] == tiles("3|3 4|5 0|1 5|6 2|4")


@every_level
def test_the_best_line_wins_by_the_rules(level: Level) -> None:
    for day in range(1, 8):
        deal = daily(f"2027-01-0{day}", level)
        match = make_game("castle_rock_solitaire", OPTIONS[level]).start(1)
        match.play(HOUSE, Deal(tuple(deal.order)))
        for move in deal.line:
            assert match.score.outcome is None
            match.play(Seat(0), move)
        assert match.score.result is not None
        assert match.score.result.ending is Ending.WON


@every_level
def test_a_level_keeps_its_band(level: Level) -> None:
    for day in range(10, 30):
        deal = daily(f"2027-02-{day}", level)
        assert deal.par >= 8
        if level is not Level.GENTLE:
            assert not plain_play_wins(rules_of(level), deal.order)
        if level is not Level.WEEKEND:
            assert deal.chance is not None
            low, high = {Level.GENTLE: (0.5, 1.0), Level.USUAL: (0.07, 0.33), Level.HARD: (0.0, 0.02)}[level]
            assert low <= deal.chance <= high


def test_random_play_wins_as_often_as_the_exact_chance_says() -> None:
    """Within four standard errors over 400 plays."""
    deal, rng = daily("2027-03-03", Level.USUAL), random.Random(7)
    won = sum(played_at_random(deal, rng) for _ in range(400)) / 400
    assert deal.chance is not None
    assert abs(won - deal.chance) < 4 * (deal.chance * (1 - deal.chance) / 400) ** 0.5


def played_at_random(deal: Daily, rng: random.Random) -> bool:
    current = begin(rules_of(deal.level), deal.order)
    while not current.over:
        current.play(rng.choice(capture_moves(current.row) or current.legal()[:1]))
    return current.won


@pytest.mark.parametrize("options", [{"win_on_empty": "on", "forced_removal": "on"}, {"rendition": "leaflet"}])
@pytest.mark.parametrize("seed", range(12))
def test_the_solver_agrees_with_trying_everything(options: dict[str, str], seed: int) -> None:
    """On sets of 12 tiles, where everything can be tried."""
    rules = make_game("castle_rock_solitaire", options).rules
    order = random.Random(seed).sample(tile_set(4), 12)
    found, (chance, fewest) = solve(rules, order), brute(begin(rules, order))
    assert found.chance == pytest.approx(chance)
    assert (len(found.line) if found.line is not None else 99) == fewest


@pytest.mark.parametrize("seed", range(12))
def test_the_solver_of_open_rows_agrees_with_trying_everything(seed: int) -> None:
    rules = CastleRockSolitaireRules(open_row=True)
    order = random.Random(seed).sample(tile_set(3), 9)
    found, (_, fewest) = solve(rules, order), brute(begin(rules, order))
    assert (len(found.line) if found.line is not None else 99) == fewest


def test_a_row_can_be_cleared_where_the_row_s_reach_says_so() -> None:
    rng = random.Random(5)
    rules = CastleRockSolitaireRules(open_row=True)
    for _ in range(20):
        order = rng.sample(tile_set(6), 28)
        assert (solve(rules, order).line is not None) == (Reach(order).left == 0)


def test_drawing_at_will_is_not_solved() -> None:
    with pytest.raises(ValueError, match="too many"):
        solve(CastleRockSolitaireRules(), tile_set(6))


def test_the_week_grows_harder() -> None:
    assert [level.value for level in WEEK] == ["gentle"] * 2 + ["usual"] * 2 + ["hard"] + ["weekend"] * 2
