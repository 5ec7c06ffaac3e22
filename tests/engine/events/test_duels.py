"""Tournaments and leagues as values: pairings, withdrawals, forfeits, winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from random import Random

import pytest

from engine.events import changes, duels, planning
from engine.events.model import Event, EventId, EventRefusal, EventTable, Kind, Placed, Plan, Stage
from engine.events.planning import LONGEST_DUELS
from engine.rules.errors import Refusal, Refused
from engine.store.codec import from_text, to_text
from tests.engine.tables.world import ANA, CHANNEL

from .evening import CROWD

PLAN = Plan(("draw",), rounds=0, seats=2, turn_seconds=86400, minutes=7 * 1440)
PAIRS = Plan(("draw",), rounds=0, seats=4, minutes=7 * 1440)


def signed_up(kind: Kind, people: int, plan: Plan = PLAN) -> Event:
    """A tournament of this many people, including Ana."""
    how: dict[str, None] = {"starts_at": None, "posting": None}
    event = planning.planned(EventId("abcdefgh"), kind, CHANNEL, ANA, "Cup", plan, 0, **how)
    for person in CROWD[: people - 1]:
        event = changes.joined(event, 0, person)
    return event


def begun(event: Event, strength: Mapping[int, float] | None = None, seed: int = 1) -> Event:
    """In its next round."""
    return changes.round_begun(event, 0, event.plan.games[0], strength, Random(seed))


def decided(event: Event, rng: Random | None = None) -> Event:
    """All tables of the round are over: the better seed has won, or anybody."""
    for table in event.in_play:
        order = duels.entrants_at(event, table)
        winner = rng.choice(order) if rng else min(order)
        event = won(event, table, winner)
    return event


def won(event: Event, table: EventTable, *winners: int, forfeited: int | None = None) -> Event:
    """A table is over, and these entrants have won it (two: a tie)."""
    placed = tuple(
        Placed(user, 1 if entrant in winners else 2, 2)
        for entrant in duels.entrants_at(event, table)
        for user in event.plan.entrants[entrant]
        if entrant != forfeited
    )
    return changes.table_over(event, 0, table.spot, placed)


def played(event: Event, rng: Random | None = None) -> Event:
    """To the end."""
    event = decided(begun(event), rng)
    while event.round < event.plan.rounds:
        event = decided(begun(event), rng)
    return event


def pairs(event: Event) -> Counter[frozenset[int]]:
    """How often each two have met."""
    met = (duels.entrants_at(event, table) for table in event.tables)
    return Counter(frozenset(here) for here in met if len(here) == 2)


@pytest.mark.parametrize(
    ("kind", "people", "rounds", "tables"),
    [
        (Kind.SWISS, 16, 4, 32),
        (Kind.SWISS, 7, 3, 12),
        (Kind.SWISS, 2, 1, 1),
        (Kind.KNOCKOUT, 16, 4, 16),
        (Kind.KNOCKOUT, 5, 3, 5),
        (Kind.KNOCKOUT, 2, 1, 1),
        (Kind.LEAGUE, 6, 5, 15),
        (Kind.LEAGUE, 5, 5, 10),
    ],
)
def test_a_whole_event_has_its_rounds_and_tables(kind: Kind, people: int, rounds: int, tables: int) -> None:
    for rng in (None, Random(3)):
        event = played(signed_up(kind, people), rng)
        assert (event.round, event.plan.rounds, len(event.tables)) == (rounds, rounds, tables)
        again = [pair for pair, times in pairs(event).items() if times > 1]
        assert not again
        assert from_text(Plan, to_text(event.plan)) == event.plan, "nothing is lost in the store"
        for table in event.tables:
            assert from_text(tuple[Placed, ...], to_text(table.places)) == table.places
        lines = duels.standings_of(event)
        assert sorted(line.entrant for line in lines) == list(range(people))
        assert [line.place for line in lines] == sorted(line.place for line in lines)


def test_where_the_better_seed_always_wins_the_standings_are_the_seeds() -> None:
    strength = {person.user_id: 1000.0 - person.user_id for person in (ANA, *CROWD)}
    event = decided(begun(signed_up(Kind.LEAGUE, 8), strength))
    assert event.plan.entrants[:3] == ((ANA.user_id,), (CROWD[0].user_id,), (CROWD[1].user_id,))
    while event.round < event.plan.rounds:
        event = decided(begun(event))
    assert [(line.entrant, line.place) for line in duels.standings_of(event)] == [(n, n + 1) for n in range(8)]


def test_a_knock_out_places_by_how_far_each_came_and_plays_for_the_third_place() -> None:
    event = played(signed_up(Kind.KNOCKOUT, 8))
    assert [table.number for table in event.here] == [1, 2]
    assert [line.place for line in duels.standings_of(event)] == [1, 2, 3, 4, 5, 5, 5, 5]
    assert [line.entrant for line in duels.standings_of(event)][:4] == [0, 1, 2, 3]


def test_a_tie_for_the_third_place_goes_to_the_better_seed() -> None:
    event = begun(decided(begun(signed_up(Kind.KNOCKOUT, 4))))
    for table in event.in_play:
        event = won(event, table, *duels.entrants_at(event, table))
    assert [(line.entrant, line.place) for line in duels.standings_of(event)] == [(0, 1), (1, 2), (2, 3), (3, 4)]


@pytest.mark.parametrize("people", range(2, 13))
def test_opponents_meet_once_before_the_round_that_the_sign_up_names(people: int) -> None:
    most = duels.rematch_from(people) - 1
    for seed in range(20):
        event = played(signed_up(Kind.SWISS, people, replace(PLAN, rounds=most)), Random(seed))
        assert event.round == min(most, people - 1 + people % 2)
        assert max(pairs(event).values()) == 1
        assert not any(duels.meet_again(event, table) for table in event.tables)


def test_in_later_rounds_some_may_have_to_meet_again() -> None:
    found = [played(signed_up(Kind.SWISS, 6, replace(PLAN, rounds=5)), Random(seed)) for seed in range(40)]
    again = [[table.round for table in event.tables if duels.meet_again(event, table)] for event in found]
    assert any(again)
    assert min(number for rounds in again for number in rounds) >= duels.rematch_from(6) == 4


def test_byes_of_a_knock_out_go_to_the_best_seeds_and_need_no_table() -> None:
    event = begun(signed_up(Kind.KNOCKOUT, 6))
    assert sorted(entrant for table in event.here for entrant in duels.entrants_at(event, table)) == [2, 3, 4, 5]


def test_a_bye_of_a_swiss_tournament_is_a_table_won_at_once_and_nobody_has_two() -> None:
    event = played(signed_up(Kind.SWISS, 7), Random(2))
    byes = [table for table in event.tables if len(table.people) == 1]
    assert len(byes) == len({table.people for table in byes}) == 3
    assert all(duels.won_at(event, table) == {duels.entrants_at(event, table)[0]: 1} for table in byes)


def test_a_bye_counts_when_its_round_is_over() -> None:
    event = begun(signed_up(Kind.SWISS, 5))
    assert {line.points for line in duels.standings_of(event)} == {0}
    event = won(event, event.here[0], 0)
    assert [line.entrant for line in duels.standings_of(event) if line.points] == [0]
    assert [line.points for line in duels.standings_of(decided(event))] == [1, 1, 1, 0, 0]


def test_a_league_gives_no_points_for_the_week_in_which_one_rests() -> None:
    event = played(signed_up(Kind.LEAGUE, 5), Random(2))
    assert sum(line.points for line in duels.standings_of(event)) == 10
    assert {line.tables for line in duels.standings_of(event)} == {4}


def test_a_double_league_plays_everything_twice() -> None:
    event = played(signed_up(Kind.LEAGUE, 4, Plan(("draw",), rounds=0, seats=2, minutes=10080, double=True)))
    assert event.round == 6
    assert set(pairs(event).values()) == {2}


def test_whoever_withdraws_from_a_swiss_tournament_is_paired_no_more() -> None:
    event = decided(begun(signed_up(Kind.SWISS, 6)))
    event = changes.left(event, 0, CROWD[2].user_id)
    event = begun(event)
    assert all(CROWD[2].user_id not in table.people for table in event.here)
    assert [len(table.people) for table in event.here] == [2, 2, 1]
    (gone,) = [entrant for entrant in range(6) if duels.has_withdrawn(event, entrant)]
    assert event.plan.entrants[gone] == (CROWD[2].user_id,)


@pytest.mark.parametrize("kind", [Kind.KNOCKOUT, Kind.LEAGUE])
def test_against_whoever_has_withdrawn_the_other_wins_at_once(kind: Kind) -> None:
    event = decided(begun(signed_up(kind, 4)))
    gone = event.plan.entrants[0][0]
    event = begun(changes.left(event, 0, gone))
    (table,) = [table for table in event.here if gone in table.people]
    other = next(entrant for entrant in duels.entrants_at(event, table) if entrant)
    assert table.over
    assert duels.won_at(event, table) == {0: 0, other: 1}
    assert not duels.played_at(event, table)


def test_when_both_have_withdrawn_nobody_goes_on() -> None:
    event = decided(begun(signed_up(Kind.KNOCKOUT, 4)))
    for entrant in (0, 1):
        event = changes.left(event, 0, event.plan.entrants[entrant][0])
    event = begun(event)
    assert event.table((2, 1)).places == ()
    event = decided(event)
    lines = {line.entrant: line.place for line in duels.standings_of(event)}
    assert lines == {2: 1, 3: 2, 0: 3, 1: 3}, "who plays on for third place comes before both who gave up the final"


def test_a_forfeit_is_a_win_without_a_meeting() -> None:
    event = begun(signed_up(Kind.SWISS, 2))
    event = won(event, event.here[0], 0, 1, forfeited=1)
    lines = duels.standings_of(event)
    assert [(line.entrant, line.points) for line in lines] == [(0, Fraction(1)), (1, Fraction(0))]
    assert [line.buchholz for line in lines] == [1, 0], "like an opponent with the same points"


def test_a_tie_is_half_a_point_each_and_in_a_knock_out_the_better_seed_goes_on() -> None:
    event = begun(signed_up(Kind.SWISS, 2))
    event = won(event, event.here[0], 0, 1)
    assert {line.points for line in duels.standings_of(event)} == {Fraction(1, 2)}
    event = begun(signed_up(Kind.KNOCKOUT, 4))
    for table in event.here:
        event = won(event, table, *duels.entrants_at(event, table))
    event = begun(event)
    assert duels.entrants_at(event, event.table((2, 1))) == (0, 1)


def test_partners_are_drawn_evenly_and_sit_opposite_each_other() -> None:
    strength = {person.user_id: 100.0 - at for at, person in enumerate((ANA, *CROWD))}
    event = begun(signed_up(Kind.SWISS, 8, PAIRS), strength)
    assert ("partnership", "on") in event.plan.options, "a game that may be played in pairs is"
    assert event.plan.entrants[0] == (ANA.user_id, CROWD[6].user_id)
    for table in event.here:
        one, other = (event.plan.entrants[entrant] for entrant in duels.entrants_at(event, table))
        assert table.people in ((one[0], other[0], one[1], other[1]), (other[0], one[0], other[1], one[1]))


def test_one_without_a_partner_plays_with_a_robot() -> None:
    event = begun(signed_up(Kind.KNOCKOUT, 7, PAIRS))
    assert sorted(map(len, event.plan.entrants)) == [1, 2, 2, 2]
    (table,) = [table for table in event.here if len(table.people) == 3]
    (alone,) = [entrant[0] for entrant in event.plan.entrants if len(entrant) == 1]
    assert table.people[1] == alone, "the robot takes the last seat, opposite"


def test_whoever_leaves_their_partner_takes_them_along() -> None:
    event = decided(begun(signed_up(Kind.SWISS, 12, PAIRS)))
    event = begun(changes.left(event, 0, event.plan.entrants[0][1]))
    assert all(event.plan.entrants[0][0] not in table.people for table in event.here)


def test_nobody_comes_in_after_the_draw() -> None:
    event = begun(signed_up(Kind.LEAGUE, 4))
    with pytest.raises(Refused) as refused:
        changes.joined(event, 0, CROWD[20])
    assert refused.value.refusal is EventRefusal.SIGN_UP_OVER


@pytest.mark.parametrize(
    ("plan", "refusal"),
    [
        (Plan(("chickenfoot",), rounds=0, seats=4, minutes=60), EventRefusal.NOT_IN_PAIRS),
        (Plan(("draw",), rounds=0, seats=2, minutes=60, options=(("partnership", "on"),)), EventRefusal.NOT_FOR_TWO),
        (Plan(("draw",), rounds=-1, seats=2, minutes=60), Refusal.BAD_OPTION),
        (Plan(("draw",), rounds=0, seats=2, minutes=LONGEST_DUELS + 1), Refusal.BAD_OPTION),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, refusal: StrEnum) -> None:
    with pytest.raises(Refused) as refused:
        signed_up(Kind.SWISS, 2, plan)
    assert refused.value.refusal is refusal


def test_partners_need_three_people_at_least() -> None:
    with pytest.raises(Refused) as refused:
        begun(signed_up(Kind.SWISS, 2, PAIRS))
    assert refused.value.refusal is EventRefusal.TOO_FEW_PEOPLE
    assert len(begun(signed_up(Kind.SWISS, 3, PAIRS)).here) == 1


def test_more_rounds_than_there_are_opponents_are_not_played() -> None:
    event = begun(signed_up(Kind.SWISS, 4, Plan(("draw",), rounds=9, seats=2, minutes=60)))
    assert event.plan.rounds == 3
    assert event.stage is Stage.PLAYING
