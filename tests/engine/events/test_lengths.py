"""Matches of tournaments have a length that fits into the rounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.words import words_for
from engine.events import planning
from engine.events.lengths import DAYS, LENGTHS, LOBBIES, TURNS_A_DAY, fitting, length_of, minutes_of
from engine.events.model import Event, EventId, Kind, Plan
from engine.rules.errors import Refused
from engine.rules.games import GAMES, is_solitaire, make_game
from tests.engine.tables.world import ANA, CHANNEL
from tools.lengths import lobby, turns

DAY = 24 * 60
ROOT = Path(__file__).parents[3]


def planned(plan: Plan) -> Event:
    return planning.planned(EventId("abcdefgh"), Kind.SWISS, CHANNEL, ANA, "Cup", plan, 0, starts_at=None, posting=None)


@pytest.mark.parametrize(("game", "seats"), LENGTHS)
def test_nine_of_ten_matches_of_a_default_tournament_end_in_time(game: str, seats: int) -> None:
    plan = planned(Plan((game,), rounds=0, seats=seats)).plan
    assert plan.minutes is not None
    most, played = TURNS_A_DAY * plan.minutes / DAY, 40
    late = [seed for seed in range(played) if sum(turns(game, dict(plan.options), seats, Random(1000 + seed))) > most]
    assert len(late) <= played / 5, "of 40 matches 4 are expected"


def test_every_game_for_two_sides_has_been_measured() -> None:
    for game in GAMES:
        for seats in (2, 4):
            try:
                planning.for_duels(game, seats, {})
            except Refused:
                continue
            assert (game, seats) in LENGTHS or is_solitaire(game)


def test_the_documentation_has_the_measured_lengths() -> None:
    rows = [
        line.split(" | ") for line in (ROOT / "docs/tournaments.md").read_text("utf-8").splitlines() if " | " in line
    ]
    for game, seats in LENGTHS:
        (row,) = [row for row in rows if row[0] == f"| {words_for()(f'game.{game}')}"]
        length, days = fitting(game, seats, None)
        assert length is not None
        told, turns_told = row[1:3] if seats == 2 else row[3:5]
        assert turns_told.strip(" |") == f"{length.usual}, {length.most}"
        assert (f", {days} days" in told) is (days != DAYS)
        assert all(value in told for _, value in length.options)


def test_the_host_may_choose_another_length_or_more_days() -> None:
    draw = Plan(("draw",), rounds=0, seats=2)
    assert (planned(draw).plan.options, planned(draw).plan.minutes) == ((("rounds", "2"),), 7 * DAY)
    assert planned(replace(draw, minutes=14 * DAY)).plan.options == (("rounds", "4"),)
    chosen = replace(draw, options=(("target", "50"),))
    assert planned(chosen).plan.options == (("target", "50"),)
    train = planned(replace(draw, games=("mexican_train",))).plan
    assert (train.options, train.minutes) == ((("rounds", "1"),), 11 * DAY)


def test_a_longer_round_has_a_match_at_least_as_long() -> None:
    for game, seats in LENGTHS:
        lengths = [fitting(game, seats, days)[0] for days in (1, 3, 7, 14, 28)]
        assert lengths == sorted(lengths, key=lambda one: one.most if one else 0)
        for length in lengths:
            assert length is not None
            assert not length.options or length_of(game, seats, dict(length.options)) == length


@pytest.mark.parametrize(("game", "seats"), [("block", 3), ("draw", 4), ("muggins", 2), ("bergen", 2)])
def test_the_measured_matches_of_lobbies_are_those_of_todays_robots_and_rules(game: str, seats: int) -> None:
    """`python -m tools.lengths GAME` measures anew."""
    assert LOBBIES[game, seats] == lobby(game, seats)


def test_every_number_of_seats_has_its_minutes() -> None:
    for game in GAMES:
        for seats in () if is_solitaire(game) else make_game(game).seat_counts():
            minutes = [minutes_of(game, seats, people) for people in range(1, seats + 1)]
            assert minutes == sorted(minutes), "people think longer than robots"
            assert all(each % 5 == 0 for each in minutes)
            assert minutes_of(game, seats, seats, 0.5) <= minutes[-1]
