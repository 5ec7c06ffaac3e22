"""Somebody is away for some days: the others wait, or a robot or a friend plays, until they are back."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.tables.away import MOST_AWAY
from engine.tables.clock import TimeOut
from engine.tables.company import TakeOver
from engine.tables.model import ChangeKind, Snapshot, Status

from .world import ANA, BEN, CLEO, DAN, World, refusal

HOUR = 3600
DAY = 24 * HOUR


async def playing(world: World, people: int = 3, turn: int | None = DAY) -> tuple[Snapshot, int]:
    """A slow match, and when Ana is back."""
    table = await world.table(people=people, turn_seconds=turn, options={"target": "500"})
    await world.tables.host.set_time_out(table.id, ANA.user_id, TimeOut.MOVE)
    await world.tables.host.begin(table.id, ANA.user_id)
    await world.settle()
    return await world.now(table), int(world.clock.now()) + 5 * DAY


async def test_if_all_agree_the_clocks_stand_still_until_the_date(world: World) -> None:
    table, back = await playing(world)
    await world.leap(4 * HOUR)
    after = await world.tables.places.go_away(table.id, ANA.user_id, back)
    question = after.company.question
    assert question is not None
    for person in (BEN, CLEO):
        assert (await world.now(table)).clock.paused is None, "each of them must agree"
        await world.tables.answer(table.id, person.user_id, question.key, True)
    stands = await world.now(table)
    assert (stands.deadline, stands.clock.resumes, stands.clock.paused) == (None, back, 20 * HOUR)
    await world.restart(away=DAY)
    await world.leap(back - 1 - world.clock.now())
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    runs = await world.now(table)
    assert (runs.deadline, runs.clock.resumes) == (back + 20 * HOUR, None)
    await world.check(table.id)


async def test_if_one_does_not_want_to_wait_a_robot_plays_until_then(world: World) -> None:
    table, back = await playing(world)
    asked = await world.tables.places.go_away(table.id, ANA.user_id, back)
    assert asked.company.question is not None
    await world.tables.answer(table.id, BEN.user_id, asked.company.question.key, False)
    after = await world.now(table)
    assert after.seats[0].resigned
    assert (after.company.question, [one.until for one in after.company.away]) == (None, [back])
    await world.restart()
    await world.leap(back - world.clock.now() - 1)
    assert (await world.now(table)).seats[0].resigned
    await world.leap(1)
    returned = await world.now(table)
    assert returned.seats[0].human
    assert not returned.company.away
    assert ChangeKind.RETURNED in [change.kind for change in world.changes]
    await world.check(table.id)


async def test_only_the_friend_who_was_named_sees_that_hand_and_the_others_are_asked(world: World) -> None:
    table, back = await playing(world)
    await world.tables.places.go_away(table.id, ANA.user_id, back, wait=False, friend=DAN)
    stranger = type(DAN)(99, "Eve")
    assert await refusal(world.tables.take_over(table.id, stranger, 0)) is Refusal.NOT_NAMED
    asked = await world.tables.take_over(table.id, DAN, 0)
    assert asked.seat_of(DAN.user_id) is None
    assert asked.company.question is not None
    for person in (BEN, CLEO):
        await world.tables.answer(table.id, person.user_id, asked.company.question.key, True)
    sits = await world.now(table)
    assert sits.seats[0].person == DAN
    await world.leap(back - world.clock.now())
    after = await world.now(table)
    assert (after.seats[0].person, after.seats[0].human) == (ANA, True)
    assert after.seat_of(DAN.user_id) is None, "the friend sees nothing of it any more"


async def test_whoever_is_back_sooner_has_the_seat_also_if_the_friend_sits_there(world: World) -> None:
    table, back = await playing(world, people=2)
    await world.tables.places.go_away(table.id, ANA.user_id, back, wait=False, friend=DAN)
    asked = await world.tables.take_over(table.id, DAN, 0)
    assert asked.company.question is not None
    await world.tables.answer(table.id, BEN.user_id, asked.company.question.key, True)
    after = await world.tables.come_back(table.id, ANA.user_id)
    assert after.seats[0].person == ANA
    assert not after.company.away
    await world.leap(back - world.clock.now() + 1)
    assert [change.kind for change in world.changes].count(ChangeKind.RETURNED) == 1


async def test_the_last_person_makes_nobody_wait_and_no_robots_play_the_match_out(world: World) -> None:
    table, back = await playing(world, people=2)
    await world.tables.places.go_away(table.id, ANA.user_id, back, wait=False)
    await world.settle()
    after = await world.tables.places.go_away(table.id, BEN.user_id, back, wait=False)
    assert after.clock.resumes == back
    assert after.seats[1].human


async def test_without_a_clock_nothing_runs_out(world: World) -> None:
    table, back = await playing(world, turn=None)
    places = world.tables.places
    assert await refusal(places.go_away(table.id, ANA.user_id, back)) is Refusal.NO_CLOCK
    assert (await places.go_away(table.id, ANA.user_id, back, wait=False)).seats[0].resigned


@pytest.mark.parametrize("days", [0, -1, MOST_AWAY // DAY + 1])
async def test_nobody_is_away_for_longer_than_three_weeks(world: World, days: int) -> None:
    table, _ = await playing(world)
    until = int(world.clock.now()) + days * DAY
    assert await refusal(world.tables.places.go_away(table.id, ANA.user_id, until)) is Refusal.BAD_OPTION


async def test_a_seat_that_is_lost_on_time_does_not_come_back(world: World) -> None:
    table = await world.table(people=3, turn_seconds=DAY, options={"target": "500"})
    await world.tables.host.set_time_out(table.id, ANA.user_id, TimeOut.FORFEIT)
    await world.tables.host.set_take_over(table.id, ANA.user_id, TakeOver.ANYONE)
    await world.tables.host.begin(table.id, ANA.user_id)
    await world.settle()
    back = int(world.clock.now()) + 9 * DAY
    await world.tables.places.go_away(table.id, ANA.user_id, back, wait=False, friend=DAN)
    sits = await world.tables.take_over(table.id, DAN, 0)
    assert sits.seats[0].person == DAN, "at a table at which anybody may take over, nobody is asked"
    await world.leap(back - world.clock.now() + 1)
    after = await world.now(table)
    if after.status is Status.PLAYING:
        assert after.clock.seat(0).forfeited
        assert not after.company.away
        assert after.seats[0].resigned
