"""Pairings of knockouts and leagues."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.pairing.brackets import bracket, pair_week, seeded, third_place, weeks_for
from engine.pairing.swiss import Pairings


def play(people: int, wins: Random | None = None) -> list[tuple[int, int, int]]:
    """Play a knockout: the better seed wins, or a random one. Gives (round, winner, loser) of each duel."""
    slots, results, played = seeded(range(people)), dict[tuple[int, int], int | None](), []
    while True:
        rounds = bracket(slots, results)
        open_ = [d for r in rounds for d in r if len(d.entrants) == 2 and d.winner is None]
        if not open_:
            break
        for duel in open_:
            winner, loser = wins.sample(duel.entrants, 2) if wins else sorted(duel.entrants)
            results[duel.round, duel.number] = winner
            played.append((duel.round, winner, loser))
    assert len(rounds[-1]) == 1
    assert rounds[-1][0].winner == played[-1][1]
    return played


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 8, 11, 16, 17])
def test_everybody_but_one_loses_once(people: int) -> None:
    for wins in (None, Random(1), Random(2)):
        played = play(people, wins)
        assert len({loser for _, _, loser in played}) == len(played) == people - 1


@pytest.mark.parametrize("people", [4, 8, 13, 16])
def test_the_better_seeds_meet_last_and_have_the_byes(people: int) -> None:
    played = play(people)
    final = max(number for number, _, _ in played)
    assert [(a, b) for number, a, b in played if number == final] == [(0, 1)]
    assert {x for number, a, b in played if number == final - 1 for x in (a, b)} == {0, 1, 2, 3}
    byes = len(seeded(range(people))) - people
    first = {x for number, a, b in played if number == 1 for x in (a, b)}
    assert first == set(range(byes, people))


def test_a_duel_that_neither_plays_is_the_next_ones_bye() -> None:
    slots = seeded(range(4))
    rounds = bracket(slots, {(1, 1): None})
    assert rounds[1][0].winner is None, "the other duel is still open"
    rounds = bracket(slots, {(1, 1): None, (1, 0): slots[0]})
    assert rounds[1][0].winner == slots[0]
    rounds = bracket(slots, {(1, 1): None, (1, 0): None})
    assert rounds[1][0].winner is None


def test_an_empty_half_of_the_bracket_goes_on_being_empty() -> None:
    slots = seeded(range(8))
    results: dict[tuple[int, int], int | None] = {(1, 0): None, (1, 1): None, (1, 2): 1, (1, 3): 2}
    assert bracket(slots, results)[2][0].winner is None
    assert bracket(slots, {**results, (2, 1): 2})[2][0].winner == 2


def test_the_losers_of_the_semi_finals_may_play_for_the_third_place() -> None:
    slots = seeded(range(4))
    assert third_place(bracket(slots, {})) == ()
    assert third_place(bracket(slots, {(1, 0): 0})) == (3,)
    assert third_place(bracket(slots, {(1, 0): 0, (1, 1): 2})) == (3, 1)
    assert third_place(bracket(seeded(range(2)), {(1, 0): 0})) == ()
    assert third_place(bracket(seeded(range(3)), {(1, 1): 2})) == (1,), "seed 0 had a bye"


@pytest.mark.parametrize("people", range(2, 12))
@pytest.mark.parametrize("double", [False, True])
def test_in_a_league_everybody_plays_everybody_once_or_twice(people: int, double: bool) -> None:
    met, byes = Counter[tuple[int, int]](), Counter[int]()
    for week in range(1, weeks_for(people, double) + 1):
        found = pair_week(range(people), week)
        there = [one for pair in found.pairs for one in pair] + ([] if found.bye is None else [found.bye])
        assert sorted(there) == list(range(people)), "everybody plays or rests each week"
        met.update(found.pairs)
        byes.update([] if found.bye is None else [found.bye])
    pairs = Counter(frozenset(pair) for pair in met.elements())
    assert len(pairs) == people * (people - 1) // 2
    assert set(pairs.values()) == {1 + double}
    assert not double or set(met.values()) == {1}, "the second time the other way round"
    assert set(byes.values()) <= {1 + double}


def test_a_league_of_one_has_no_week() -> None:
    assert weeks_for(1) == weeks_for(0) == 0
    assert pair_week((), 1) == Pairings(())
