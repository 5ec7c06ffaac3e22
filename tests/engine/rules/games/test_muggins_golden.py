"""Muggins: the worked positions, put to the real game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.games import make_game
from engine.rules.games.muggins import MugginsMatch
from engine.rules.games.muggins_round import points
from engine.rules.moves import Claim, Play
from engine.rules.scoring import Ending, nearest_five
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set

from ..golden import golden
from .muggins_table import arms, do, on, plays_of, refused, start, table, tiles


def given(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The state and what is expected."""
    position = golden(name)
    return position["state"], position["expect"]


def count_of(match: MugginsMatch) -> int:
    assert match.round is not None
    return sum(match.round.tips())


def holding(count: int) -> str:
    """A hand with that many pips, from 0 to 22."""
    return {0: "0-0", 8: "4-4", 9: "3-6", 12: "6-6", 13: "6-6 0-1", 14: "6-6 1-1", 22: "6-6 4-6"}[count]


def test_mu01_opening_tiles_that_score() -> None:
    _, expect = given("MU-01")
    scored = {}
    for tile in tile_set(6):
        match = table([f"{tile.low}-{tile.high} 0-0", "1-1"])
        do(match, 0, Play(tile))
        if points(count_of(match)):
            scored[f"{tile.low}-{tile.high}"] = count_of(match)
    assert scored == expect["points"]


def test_mu02_double_six_then_six_three() -> None:
    state, expect = given("MU-02")
    match = table(["6-6 0-0", "3-6 0-1"])
    counts = []
    for seat, play in enumerate(state["plays"]):
        do(match, seat, on(match, play))
        counts.append([count_of(match), points(count_of(match))])
    assert counts == expect["counts"]
    assert arms(match) == expect["open_arms"]


def test_mu04_spinner_ends_are_closed_until_both_sides_are_covered() -> None:
    state, expect = given("MU-04")
    match = table([" ".join(state["hand"]), "0-0"], " ".join(state["plays"]))
    assert plays_of(match) == set(map(tuple, expect["plays"]))


@pytest.mark.parametrize("case", [0, 1])
def test_mu06_the_diagram_of_the_leaflet(case: int) -> None:
    state, expect = given("MU-06")
    *before, last = state["cases"][case]
    match = table([last.partition("@")[0] + " 0-0", "1-1"], " ".join(before))
    do(match, 0, on(match, last))
    assert [count_of(match), points(count_of(match))] == expect["cases"][case]


def test_mu09_draw_until_playable() -> None:
    state, expect = given("MU-09")
    boneyard = " ".join(state["boneyard_next_first"])
    match = table([" ".join(state["hand"]), "0-0"], " ".join(state["plays"]), boneyard)
    drawn = []
    while not plays_of(match):
        (event,) = do(match, 0, "draw")
        drawn += [str(tile).replace("|", "-") for tile in getattr(event, "tiles", ())]
    assert drawn == expect["drawn"]
    assert plays_of(match) == set(map(tuple, expect["plays"]))
    assert match.view_for(None).boneyard == expect["boneyard"]


def test_mu11_rounding() -> None:
    state, expect = given("MU-11")
    assert [nearest_five(total) for total in state["sums"]] == expect["rounded"]


def test_mu13_blocked_own_sum_not_subtracted() -> None:
    """Seat 2 lays the last one, 5-5, and nothing fits any more."""
    state, expect = given("MU-13")
    hands = [holding(total) for total in state["sums"]]
    match = table([*hands[:2], hands[2] + " 5-5"], "0-0 0-5@L 0-1@R 1-5@R", turn=2, claims="auto")
    do(match, 2, on(match, "5-5@L"))
    assert match.result is not None
    assert match.result.ending is Ending.BLOCKED
    scored_in_play = 15
    assert match.totals == [expect["award"]["0"], 0, scored_in_play]


def test_mu15_partners_tiles_count_for_nobody() -> None:
    state, expect = given("MU-15")
    match = table(["1-6", *map(holding, state["sums"][1:])], "6-6", claims="auto")
    do(match, 0, on(match, "1-6@L"))
    assert match.result is not None
    assert match.result.out == 0
    assert match.totals == [expect["award"]["0"], 0]


def test_mu17_muggins() -> None:
    state, expect = given("MU-17")
    match = table(["3-6 0-0", "0-6", "0-2"], "6-6", totals=state["scores"])
    do(match, 0, on(match, "3-6@L"))
    do(match, 2, "muggins")
    assert match.totals == expect["scores"]
    refused(match, 0, Claim(15))
    assert match.totals == expect["scores"]


def test_mu21_target_in_mid_round() -> None:
    state, expect = given("MU-21")
    match = table(["0-5 1-1", "2-2 3-3"], totals=state["scores"])
    do(match, 0, on(match, "0-5", 5))
    outcome = match.outcome()
    assert outcome is not None
    assert match.to_act() == ()
    assert list(outcome.totals) == expect["scores"]
    assert outcome.winners == (expect["winner"],)


def test_mu23_the_last_tile_scores_in_play_and_ends_the_round() -> None:
    state, expect = given("MU-23")
    match = table(["4-6", holding(state["sums"][1])], totals=state["scores"])
    do(match, 0, on(match, "4-6", 10))
    assert match.totals == expect["scores"]
    assert match.outcome() is None
    assert match.to_act() == (HOUSE,)


def test_mu24_hand_sizes() -> None:
    _, expect = given("MU-24")
    game = make_game("muggins")
    hands, boneyards = [], []
    for seats in game.seat_counts():
        match = start(seats)
        need = match.need()
        piles: tuple[tuple[Tile, ...], ...] = getattr(need, "piles", ())
        assert len(piles[0]) == len(set(piles[0])) == 28
        do(match, HOUSE, "deal " + " ".join(map(str, piles[0])))
        view = match.view_for(Seat(0))
        hands.append(len(view.hand))
        boneyards.append(view.boneyard)
    assert hands == expect["hand"]
    assert boneyards == expect["boneyard"]
    assert tiles("0-0") == [Tile.of(0, 0)]
