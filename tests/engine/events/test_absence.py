"""Events with people who vanish, withdraw, or never come: who gets what, in every format."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.events import changes, duels
from engine.events.model import Event, Kind, Placed, Plan, Stage
from engine.pairing.absence import Taking
from engine.tables.table.model import Status
from engine.units import DAY, MINUTE
from tests.engine.tables.world import ANA

from .evening import QUICK, Evening
from .test_duels import PLAN, begun, signed_up, won
from .test_tournaments import CUP
from .test_tournaments import begun as put_up

DUELS = (Kind.SWISS, Kind.KNOCKOUT, Kind.LEAGUE)
SLOW = replace(CUP, minutes=14 * 1440, turn_seconds=3600)


def absent(event: Event, entrants: set[int]) -> Event:
    """All tables of the round are over; these entrants never came, and of others the better seed has won."""
    for table in event.in_play:
        here = duels.entrants_at(event, table)
        there = [entrant for entrant in here if entrant not in entrants]
        places = tuple(
            Placed(user, 1 + (entrant != min(there)), duels.SIDES)
            for entrant in there
            for user in event.plan.entrants[entrant]
        )
        event = changes.table_over(event, 0, table.spot, places)
    return event


def ended(event: Event) -> Event:
    """Played to the end; no one withdraws from now on."""
    return changes.over(event, 0)


def to_the_end(event: Event, never: set[int], leaving: dict[int, int]) -> Event:
    """All rounds. Entrants that are `leaving` withdraw after the given round."""
    while not event.round or event.round < event.plan.rounds:
        if event.round and changes.few_left(event):
            return ended(changes.walked_over(event, 0))
        event = absent(begun(event), never)
        for entrant, after in leaving.items():
            if after == event.round and entrant < len(event.plan.entrants):
                for user in event.plan.entrants[entrant]:
                    if event.takes_part(user):
                        event = changes.left(event, 0, user)
    return ended(event)


@pytest.mark.parametrize("kind", DUELS)
@pytest.mark.parametrize("people", [4, 5, 6, 7])
def test_if_nobody_comes_nobody_gets_anything(kind: Kind, people: int) -> None:
    event = to_the_end(signed_up(kind, people), set(range(people)), {})
    lines = duels.standings_of(event)
    assert {line.points for line in lines} == {0}
    assert {line.place for line in lines} == {1}, "all are equal"


@pytest.mark.parametrize("kind", DUELS)
def test_who_is_left_last_wins(kind: Kind) -> None:
    """Three of four withdraw after the first round. The one who stays wins all rounds that are left."""
    event = absent(begun(signed_up(kind, 4)), set())
    winners = {entrant for table in event.here for entrant, points in duels.won_at(event, table).items() if points}
    stays = min(winners) if kind is Kind.KNOCKOUT else max(set(range(4)) - winners)
    for entrant in set(range(4)) - {stays}:
        event = changes.left(event, 0, event.plan.entrants[entrant][0])
    assert changes.few_left(event)
    event = ended(changes.walked_over(event, 0))
    first, second, *_ = duels.standings_of(event)
    assert (first.entrant, first.place, second.place) == (stays, 1, 2)
    assert first.points == event.plan.rounds - (stays not in winners)


def test_a_bye_is_no_win_for_an_entrant_that_never_comes() -> None:
    event = to_the_end(signed_up(Kind.SWISS, 5), {4}, {})
    line = next(line for line in duels.standings_of(event) if line.entrant == 4)
    assert (line.points, line.place) == (Fraction(0), 5)


STORIES = st.tuples(
    st.sampled_from(DUELS),
    st.integers(3, 9),
    st.sets(st.integers(0, 8), max_size=6),
    st.dictionaries(st.integers(0, 8), st.integers(1, 4), max_size=5),
)


@given(STORIES)
def test_nobody_who_never_moved_is_ranked_above_anyone_who_played(
    story: tuple[Kind, int, set[int], dict[int, int]],
) -> None:
    kind, people, never, leaving = story
    event = to_the_end(signed_up(kind, people), {one for one in never if one < people}, leaving)
    takes, lines = duels.taking_part(event), duels.standings_of(event)
    played = [line.place for line in lines if takes[line.entrant] is not Taking.NEVER_PLAYED]
    absent_ones = [line.place for line in lines if takes[line.entrant] is Taking.NEVER_PLAYED]
    assert max(played, default=0) < min(absent_ones, default=people + 1) or not played
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert sorted(line.entrant for line in lines) == list(range(len(event.plan.entrants)))


def league(people: int, seed: int, who: int, after: int, *, leaves: bool) -> Event:
    """A league with results by lot. After a round one entrant withdraws, or loses all matches that are left."""
    event, rng = signed_up(Kind.LEAGUE, people), Random(seed)
    while not event.round or event.round < event.plan.rounds:
        event = begun(event)
        for table in event.here:
            order = duels.entrants_at(event, table)
            winner = rng.choice(order)
            if event.round > after and who in order:
                winner = next(one for one in order if one != who)
            event = won(event, table, winner)
        if leaves and event.round == after:
            event = changes.left(event, 0, event.plan.entrants[who][0])
    return ended(event)


@given(st.integers(3, 8), st.integers(0, 10_000), st.integers(0, 7), st.integers(1, 6))
def test_withdrawing_from_a_league_never_helps(people: int, seed: int, who: int, after: int) -> None:
    who %= people
    leaves, loses = (
        {line.entrant: line.place for line in duels.standings_of(league(people, seed, who, after, leaves=leaves))}
        for leaves in (True, False)
    )
    assert leaves[who] >= loses[who]


def test_giving_up_a_final_ranks_behind_losing_it() -> None:
    event = absent(begun(signed_up(Kind.KNOCKOUT, 4)), set())
    event = changes.left(event, 0, event.plan.entrants[0][0])
    event = ended(absent(begun(event), set()))
    assert [(line.entrant, line.place) for line in duels.standings_of(event)] == [(1, 1), (2, 2), (3, 3), (0, 4)]


@pytest.mark.parametrize("people", [4, 5, 8])
@pytest.mark.parametrize("final", ["absent", "tied", "one comes"])
def test_a_final_that_neither_finalist_plays_has_no_winner(people: int, final: str) -> None:
    event = signed_up(Kind.KNOCKOUT, people)
    while not event.round or event.round < event.plan.rounds:
        assert event.round == 0 or duels.standings_of(event)[0].place == 1, "before its end the best lead"
        event = begun(event) if not event.in_play else event
        if event.round < event.plan.rounds:
            event = absent(event, set())
    finalists = duels.entrants_at(event, event.table((event.round, 1)))
    assert [line.place for line in duels.standings_of(event)][:2] == [1, 1]
    event = absent(event, {"absent": set(finalists), "tied": set[int](), "one comes": {finalists[0]}}[final])
    first, second, third, *_ = duels.standings_of(ended(event))
    places = (2, 2, 3) if final == "absent" else (1, 2, 3)
    assert {first.entrant, second.entrant} == set(finalists)
    assert (first.place, second.place, third.place) == places


# -- at real tables --


async def test_a_night_table_where_everyone_is_absent_ends_after_two_turns_of_each(evening: Evening) -> None:
    event = await evening.evening(4, replace(QUICK, rounds=2, turn_seconds=120, options=(("target", "100"),)))
    (match,) = await evening.matches(event)
    for _ in range(9):
        await evening.leap(121)
    await evening.quiet()
    assert not (await evening.now(match)).is_open
    event = await evening.seen(event)
    assert event.stage is Stage.OVER, "nobody is left for another round"
    assert event.standings == ()


async def test_the_only_one_who_plays_wins_the_table(evening: Evening) -> None:
    event = await evening.evening(4, replace(QUICK, rounds=1, turn_seconds=120, options=(("target", "40"),)))
    (match,) = await evening.matches(event)
    plays = match.seats[2].user_id
    while (match := await evening.now(match)).is_open:
        if match.turn is not None and match.turn.user_id == plays and not match.seats[2].resigned:
            match = await evening.move(match)
        else:
            await evening.leap(121)
    await evening.quiet()
    (table,) = (await evening.seen(event)).tables
    assert [(one.user_id, one.place) for one in table.places or ()] == [(plays, 1)]


@pytest.mark.parametrize("kind", DUELS)
async def test_a_duel_where_neither_comes_is_won_by_nobody(evening: Evening, kind: Kind) -> None:
    event = await put_up(evening, kind, 2, SLOW)
    (match,) = await evening.matches(event)
    for _ in range(6):
        await evening.leap(3700)
    await evening.quiet()
    match = await evening.now(match)
    assert match.status is not Status.PLAYING
    (table,) = (await evening.seen(event)).tables
    assert table.places == ()
    assert {line.points for line in duels.standings_of(await evening.seen(event))} == {Fraction(0)}


async def test_a_league_ends_at_once_when_one_entrant_is_left(evening: Evening) -> None:
    event = await put_up(evening, Kind.LEAGUE, 4, replace(PLAN, minutes=7 * 1440))
    event = await evening.play_round(event)
    stays = event.plan.entrants[3]
    for entrant in event.plan.entrants[:3]:
        await evening.events.change(event.id, changes.left, entrant[0])
    await evening.leap(MINUTE)
    await evening.events.look()
    await evening.quiet()
    event = await evening.seen(event)
    assert (event.stage, event.round) == (Stage.OVER, 3)
    assert event.plan.entrants[duels.standings_of(event)[0].entrant] == stays


NIGHT = replace(QUICK, turn_seconds=60)


@pytest.mark.parametrize(
    ("kind", "people", "plan"),
    [(Kind.GAME_NIGHT, 24, NIGHT), (Kind.SWISS, 9, SLOW), (Kind.LEAGUE, 6, SLOW), (Kind.KNOCKOUT, 16, SLOW)],
)
async def test_an_event_ends_without_a_host_though_a_quarter_vanishes(
    evening: Evening, kind: Kind, people: int, plan: Plan
) -> None:
    """At random moments a quarter of the people never come back, the host among them."""
    await vanishing(evening, kind, people, plan, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("kind", "people", "plan"),
    [
        (Kind.GAME_NIGHT, 24, NIGHT),
        (Kind.GAME_NIGHT, 100, NIGHT),
        (Kind.SWISS, 33, SLOW),
        (Kind.KNOCKOUT, 100, SLOW),
        (Kind.LEAGUE, 6, SLOW),
    ],
)
async def test_a_large_event_ends_without_a_host_though_a_quarter_vanishes(
    evening: Evening, kind: Kind, people: int, plan: Plan, seed: int
) -> None:
    await vanishing(evening, kind, people, plan, seed)


async def vanishing(evening: Evening, kind: Kind, people: int, plan: Plan, seed: int) -> None:
    event = await (evening.evening(people, plan) if kind is Kind.GAME_NIGHT else put_up(evening, kind, people, plan))
    evening.breaks = True  # else the world presses the host's button
    rng, turn = Random(seed), plan.turn_seconds or DAY
    users = [player.user_id for player in event.players]
    assert len(users) == people
    gone = [ANA.user_id, *rng.sample(users[1:], people // 4 - 1)]
    gone_after = {user: rng.randrange(1, 12) for user in gone} | {gone[-1]: 0}
    moved: dict[int, int] = dict.fromkeys(users, 0)
    gone_in: dict[int, int] = {}
    """The round in which they made their last move."""
    asked: set[int] = set()
    """Those whose turn it was. A match can be over before a player's first turn."""
    for _ in range(4000):
        event = await evening.seen(event)
        if event.stage is not Stage.PLAYING:
            break
        idle, matches = True, await evening.matches(event)
        for match in matches:
            user = match.turn.user_id if match.is_open and match.turn and match.turn.human else None
            if user is not None:
                asked.add(user)
            if user is not None and moved[user] < gone_after.get(user, 10**9):
                await evening.move(match)
                moved[user] += 1
                if moved[user] == gone_after.get(user):
                    gone_in[user] = event.round
                idle = False
        if idle:
            week = kind is Kind.LEAGUE and not any(match.is_open for match in matches)
            await evening.leap(DAY if week else turn + 1)
            await evening.events.look()
            await evening.quiet()
    assert event.stage is Stage.OVER
    assert event.round == event.plan.rounds
    never = {user for user in asked if not moved[user]}
    later = {
        one.user_id
        for table in event.tables
        for one in table.places or ()
        if len(table.people) > 1  # a bye takes no one
        and gone_in.get(one.user_id, 99) < table.round
    }
    assert not later, "no place at a table for who is gone"
    if kind is Kind.GAME_NIGHT:
        place = {line.user_id: line.place for line in event.standings}
        assert not never & place.keys()
        assert set(users) - set(gone) <= place.keys(), "who stays has a place"
    else:
        place = {event.plan.entrants[line.entrant][0]: line.place for line in duels.standings_of(event)}
        assert place.keys() == set(users)
        worst = max(place[user] for user in users if user not in never)
        assert all(place[user] >= worst for user in never)
