"""Game nights: sign up, rounds at tables of people who have not met, points, a podium."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from engine.events import changes
from engine.events.changes import LONGEST_SIGN_UP
from engine.events.holder import MOST_EVENTS
from engine.events.model import Event, EventId, EventRefusal, Kind, Pick, Plan, Stage
from engine.events.planning import planned
from engine.events.results import best_of, records
from engine.rules.errors import Refusal
from engine.rules.games import GAMES
from engine.tables.edits.places import End
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.registry import MOST_HOSTED
from engine.tables.table.model import Person, Status, TableId
from tests.engine.tables.world import ANA, BEN, CHANNEL, refusal

from .evening import CROWD, QUICK, Evening


def pairs(event: Event) -> list[frozenset[int]]:
    """Each meeting of two people at a table."""
    return [frozenset(pair) for table in event.tables for pair in combinations(table.people, 2)]


async def test_a_night_of_sixteen_plays_three_rounds_in_which_nobody_meets_twice(evening: Evening) -> None:
    event = await evening.evening(16)
    assert [len(table.people) for table in event.here] == [4, 4, 4, 4]
    event = await evening.skip_night(event)
    assert event.stage is Stage.OVER
    assert event.round == 3
    assert len(event.tables) == 12
    assert len(pairs(event)) == len(set(pairs(event)))


async def test_points_for_places_add_up(evening: Evening) -> None:
    event = await evening.play_night(await evening.evening(4, replace(QUICK, rounds=2)))
    standings = event.standings
    assert len(standings) == 4
    for line in standings:
        placed = [one for table in event.tables for one in table.places or () if one.user_id == line.user_id]
        assert line.tables == len(placed) == 2
        assert line.points == sum(4 - one.place - Fraction(one.tied - 1, 2) for one in placed)
        assert line.wins == sum(one.place == 1 for one in placed)
    assert [line.points for line in standings] == sorted((line.points for line in standings), reverse=True)
    assert standings[0].place == 1
    found = await evening.events.moments(event)
    assert best_of(found, {line.user_id for line in standings}) in records(found)
    for line in standings:
        own = best_of(found, {line.user_id})
        assert own is None or own.people == (line.user_id,)
    (best,) = records(found)
    assert best.feat == "biggest_round"
    played = [await evening.tables.snapshot(table.table_id) for table in event.tables]
    assert best.value == max(max(result.scores) for match in played for result in match.rounds)
    (winner,) = best.people
    match = next(match for match in played if match.id == best.table.table_id)
    seat = match.seat_of(winner)
    assert seat is not None
    assert best.value in {result.scores[seat.seat] for result in match.rounds}


@pytest.mark.soak
async def test_trains_and_captures_are_remembered(evening: Evening) -> None:
    for number, (game, feat) in enumerate((("mexican_train", "longest_train"), ("castle_rock", "most_captures"))):
        plan = Plan((game,), rounds=1, seats=2, options=tuple(GAMES[game].quick.items()))
        event = await evening.events.plan(CHANNEL, ANA, "Friday", plan, interaction_id=number)
        await evening.events.change(event.id, changes.joined, BEN)
        event = await evening.events.next_round(event.id, ANA.user_id, 0)
        await evening.quiet()
        event = await evening.play_night(await evening.seen(event))
        (moment,) = (one for one in records(await evening.events.moments(event)) if one.feat is feat)
        assert moment.value >= 1
        assert moment.people[0] in event.tables[0].people


async def test_robots_fill_a_short_table_and_get_no_points(evening: Evening) -> None:
    event = await evening.evening(3, replace(QUICK, rounds=1))
    matches = await evening.matches(event)
    assert sorted(sum(seat.robot for seat in match.seats) for match in matches) == [1]
    assert {len(match.seats) for match in matches} == {4}
    event = await evening.play_night(event)
    assert {line.user_id for line in event.standings} == {player.user_id for player in event.players}


async def test_who_comes_late_plays_from_the_next_round_and_who_leaves_plays_no_more(evening: Evening) -> None:
    event = await evening.evening(8)
    late, early = CROWD[20], CROWD[0]
    await evening.events.change(event.id, changes.joined, late)
    event = await evening.events.change(event.id, changes.left, early.user_id)
    assert not any(late.user_id in table.people for table in event.here)
    assert any(early.user_id in table.people for table in event.here)
    event = await evening.skip_round(event)
    assert event.round == 2
    assert any(late.user_id in table.people for table in event.here)
    assert not any(early.user_id in table.people for table in event.here)
    event = await evening.events.change(event.id, changes.joined, early)
    event = await evening.skip_round(event)
    assert any(early.user_id in table.people for table in event.here)


async def test_who_missed_a_round_is_left_out_until_they_sign_up_again(evening: Evening) -> None:
    """A guest never moves, so a robot takes their seat. Another one resigns, and that is no absence."""
    event = await evening.evening(4, replace(QUICK, rounds=3, seats=4, turn_seconds=60))
    (table,) = event.here
    gone, tired = [user for user in table.people if user != ANA.user_id][:2]
    await evening.tables.change(TableId(table.table_id), Resign(), tired)
    while (await evening.seen(event)).round == 1:
        match = await evening.tables.snapshot(table.table_id)
        turn = match.turn
        if turn is not None and turn.human and turn.person is not None and turn.person.user_id != gone:
            await evening.move(match)
        else:
            await evening.advance(61)
        await evening.quiet()
    event = await evening.seen(event)
    assert {user for table in event.here for user in table.people} == {*table.people} - {gone}
    guest = next(player for player in event.players if player.user_id == gone)
    assert guest.until == 1
    event = await evening.events.change(event.id, changes.joined, Person(gone, guest.name))
    event = await evening.skip_round(event)
    assert any(gone in table.people for table in event.here)


async def test_who_changes_their_mind_before_it_matters_has_said_nothing(evening: Evening) -> None:
    event = await evening.night(4)
    event = await evening.events.change(event.id, changes.left, CROWD[0].user_id)
    assert event.player(CROWD[0].user_id) is None
    assert await refusal(evening.events.change(event.id, changes.left, CROWD[0].user_id)) is EventRefusal.NOT_IN
    assert await refusal(evening.events.change(event.id, changes.joined, CROWD[1])) is EventRefusal.ALREADY_IN
    await evening.events.next_round(event.id, ANA.user_id, 0)
    await evening.events.change(event.id, changes.left, CROWD[1].user_id)
    event = await evening.events.change(event.id, changes.joined, CROWD[1])
    player = event.player(CROWD[1].user_id)
    assert player is not None
    assert (player.since, player.until) == (1, None)


async def test_only_the_host_and_who_manages_the_server_begin_and_end(evening: Evening) -> None:
    event = await evening.night(4)
    ben = BEN.user_id
    assert await refusal(evening.events.next_round(event.id, ben, 0)) is EventRefusal.NOT_THE_HOST
    assert await refusal(evening.events.end(event.id, ben)) is EventRefusal.NOT_THE_HOST
    await evening.events.next_round(event.id, ben, 0, manager=True)
    assert await refusal(evening.events.next_round(event.id, ANA.user_id, 0)) is EventRefusal.EVENT_STARTED
    await evening.quiet()
    event = await evening.events.end(event.id, ben, manager=True)
    assert event.stage is Stage.OVER
    assert await refusal(evening.events.change(event.id, changes.joined, BEN)) is EventRefusal.EVENT_OVER


async def test_nobody_plays_alone(evening: Evening) -> None:
    event = await evening.night(1)
    assert await refusal(evening.events.next_round(event.id, ANA.user_id, 0)) is EventRefusal.TOO_FEW_PEOPLE


async def test_the_host_goes_on_although_a_table_still_plays_and_it_counts_as_it_stands(evening: Evening) -> None:
    event = await evening.evening(8, Plan(("block",), rounds=2, options=(("target", "200"),)))
    first, second = await evening.matches(event)
    while not first.rounds:
        first = await evening.move(first)
    event = await evening.events.next_round(event.id, ANA.user_id, 1)
    await evening.quiet()
    event = await evening.seen(event)
    assert event.round == 2
    assert [(await evening.now(match)).status for match in (first, second)] == [Status.CANCELLED] * 2
    counted, nothing = (table.places for table in event.tables if table.round == 1)
    assert {one.user_id for one in counted or ()} == {seat.person.user_id for seat in first.seats if seat.person}
    best = max(range(4), key=lambda seat: first.rounds[-1].totals[seat])
    assert next(one.place for one in counted or () if one.user_id == event.tables[0].people[best]) == 1
    assert nothing == ()


async def test_a_round_with_a_time_ends_then(evening: Evening) -> None:
    event = await evening.evening(4, Plan(("block",), rounds=2, minutes=20, options=(("target", "200"),)))
    await evening.leap(19 * 60)
    await evening.events.look()
    assert (await evening.seen(event)).round == 1
    await evening.leap(61)
    await evening.events.look()
    await evening.quiet()
    assert (await evening.seen(event)).round == 2


async def test_a_table_that_is_broken_off_holds_up_nobody(evening: Evening) -> None:
    event = await evening.evening(8)
    first, second = await evening.matches(event)
    await evening.tables.change(first.id, End(at_once=True), ANA, manager=True)
    await evening.quiet()
    assert (await evening.seen(event)).round == 1
    await evening.tables.change(second.id, End(at_once=True), ANA, manager=True)
    await evening.quiet()
    assert (await evening.seen(event)).round == 2


async def test_a_night_that_nobody_begins_is_cancelled(evening: Evening) -> None:
    event = await evening.night(4, starts_at=int(evening.clock.now()) + 3600)
    await evening.leap(3600 + LONGEST_SIGN_UP)
    await evening.events.look()
    assert (await evening.seen(event)).stage is Stage.SIGN_UP
    await evening.leap(2)
    await evening.events.look()
    assert (await evening.seen(event)).stage is Stage.CANCELLED


async def test_the_games_take_turns(evening: Evening) -> None:
    event = await evening.skip_night(await evening.evening(2, Plan(("draw", "block"), rounds=3, seats=2)))
    assert [table.game for table in event.tables] == ["draw", "block", "draw"]


async def test_the_game_that_most_have_voted_for_is_played(evening: Evening) -> None:
    event = await evening.night(3, Plan(("draw", "block", "muggins"), pick=Pick.VOTE, rounds=2))
    for person, game in zip((ANA, *CROWD[:2]), ("muggins", "block", "muggins"), strict=True):
        await evening.events.change(event.id, changes.voted, person.user_id, game)
    assert await refusal(evening.events.change(event.id, changes.voted, BEN.user_id, "draw")) is EventRefusal.NOT_IN
    assert await refusal(evening.events.change(event.id, changes.voted, ANA.user_id, "chess")) is Refusal.UNKNOWN_GAME
    event = await evening.events.next_round(event.id, ANA.user_id, 0)
    assert [table.game for table in event.here] == ["muggins"]


async def test_by_lot_no_game_comes_again_before_each_was_played(evening: Evening) -> None:
    event = await evening.evening(2, Plan(("draw", "block", "mexican_train"), pick=Pick.LOTS, rounds=3, seats=2))
    event = await evening.skip_night(event)
    assert sorted(table.game for table in event.tables) == ["block", "draw", "mexican_train"]


async def test_a_plan_that_makes_no_sense_is_refused(evening: Evening) -> None:
    for plan, why in (
        (Plan(("chess",)), Refusal.UNKNOWN_GAME),
        (Plan(("block",), rounds=0), Refusal.BAD_OPTION),
        (Plan(("block",), seats=1), Refusal.BAD_OPTION),
        (Plan(("castle_rock_solitaire",)), Refusal.BAD_OPTION),
        (Plan(("block",), options=(("target", "-4"),)), Refusal.BAD_OPTION),
        (Plan(("block",), turn_seconds=1), Refusal.BAD_OPTION),
        (Plan(("block",), minutes=0), Refusal.BAD_OPTION),
    ):
        assert await refusal(evening.events.plan(CHANNEL, ANA, "", plan)) is why, plan


async def test_a_server_has_room_for_some_events(evening: Evening) -> None:
    for number in range(MOST_EVENTS):
        await evening.events.plan(CHANNEL, ANA, "Friday", QUICK, interaction_id=number)
    again = await evening.events.plan(CHANNEL, ANA, "Friday", QUICK, interaction_id=0)
    assert again.id == evening.events.unfinished()[0].id, "delivered twice, it is the same"
    full = evening.events.plan(CHANNEL, ANA, "Friday", QUICK, interaction_id=MOST_EVENTS)
    assert await refusal(full) is EventRefusal.TOO_MANY_EVENTS


async def test_the_limits_of_hosts_stop_no_table_of_an_event(evening: Evening) -> None:
    for _ in range(MOST_HOSTED):
        await evening.tables.open(CHANNEL, ANA, Wanted("block"))
    event = await evening.evening(2)
    assert len(await evening.matches(event)) == 1


@pytest.mark.parametrize(
    ("people", "plan", "sizes"),
    [
        (9, Plan(("mexican_train",), seats=4), (5, 4)),
        (9, Plan(("mexican_train",), seats=4, duplicate=True), (3, 3, 3)),
        (9, Plan(("muggins",), seats=4), (3, 3, 3)),
        (5, Plan(("muggins",), seats=2), (3, 2)),
        (5, Plan(("muggins",), seats=4), (3, 2)),
        (4, Plan(("block",), seats=8), (4,)),
    ],
)
def test_tables_have_the_planned_size_or_one_more_where_the_game_allows_it(
    people: int, plan: Plan, sizes: tuple[int, ...]
) -> None:
    event = planned(EventId("night"), Kind.GAME_NIGHT, CHANNEL, ANA, "", plan, 0, starts_at=None, posting=None)
    for person in CROWD[: people - 1]:
        event = changes.joined(event, 0, person)
    event = changes.round_begun(event, 0, plan.games[0], None, Random(1))
    assert tuple(len(table.people) for table in event.here) == sizes


def test_people_of_whom_one_ignores_the_other_sit_apart_if_they_can() -> None:
    pair = frozenset((CROWD[0].user_id, CROWD[1].user_id))

    def together(people: int, seed: int) -> bool:
        plan = Plan(("muggins",), rounds=1, seats=4)
        event = planned(EventId("night"), Kind.GAME_NIGHT, CHANNEL, ANA, "", plan, 0, starts_at=None, posting=None)
        for person in CROWD[:people]:
            event = changes.joined(event, 0, person)
        event = changes.round_begun(event, 0, "muggins", None, Random(seed), apart=[pair])
        return any(pair <= set(table.people) for table in event.here)

    assert not any(together(7, seed) for seed in range(8)), "two tables of four"
    assert all(together(3, seed) for seed in range(3)), "a single table"
