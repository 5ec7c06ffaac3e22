"""Absences of some days: the others wait, or a robot or a friend plays until the player is back."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.tables.edits.breaks import MOST_AWAY
from engine.tables.edits.consent import Answer, ComeBack, GoAway, RunClocks, StopClocks, TakeOverSeat
from engine.tables.edits.settings import SetSetting, out_value
from engine.tables.edits.turns import Resign
from engine.tables.table.clock import TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChangeKind, Person, Snapshot, Status
from engine.tables.table.participants import TakeOver
from engine.units import DAY, HOUR

from .world import ANA, BEN, CLEO, DAN, World, refusal

MANAGER = Person(99, "Mona")


async def playing(world: World, people: int = 3, turn: int | None = DAY) -> tuple[Snapshot, int]:
    """A slow match, and the moment of Ana's return."""
    table = await world.table(people=people, turn_seconds=turn, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.MOVE, 2)), ANA.user_id)
    await world.begin(table)
    await world.settle()
    return await world.now(table), int(world.clock.now()) + 5 * DAY


async def test_if_all_agree_the_clocks_stand_still_until_the_date(world: World) -> None:
    table, back = await playing(world)
    await world.leap(4 * HOUR)
    after = await world.tables.change(table.id, GoAway(back), ANA.user_id)
    question = after.participants.wait
    assert question is not None
    for person in (BEN, CLEO):
        assert (await world.now(table)).clock.paused is None, "each of them must agree"
        await world.tables.change(table.id, Answer(question.key, True), person.user_id)
    stands = await world.now(table)
    assert (stands.deadline, stands.clock.resumes, stands.clock.paused) == (None, back, 20 * HOUR)
    await world.restart(away=DAY)
    await world.leap(back - 1 - world.clock.now())
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    runs = await world.now(table)
    assert (runs.deadline, runs.clock.resumes) == (back + 20 * HOUR, None)
    await world.check(table.id)


async def test_if_one_player_disagrees_a_robot_plays_until_then(world: World) -> None:
    table, back = await playing(world)
    asked = await world.tables.change(table.id, GoAway(back), ANA.user_id)
    assert asked.participants.wait is not None
    await world.tables.change(table.id, Answer(asked.participants.wait.key, False), BEN.user_id)
    after = await world.now(table)
    assert after.seats[0].resigned
    assert (after.participants.wait, [one.until for one in after.participants.away]) == (None, [back])
    await world.restart()
    await world.leap(back - world.clock.now() - 1)
    assert (await world.now(table)).seats[0].resigned
    await world.leap(1)
    returned = await world.now(table)
    assert returned.seats[0].human
    assert not returned.participants.away
    assert ChangeKind.RETURNED in [change.kind for change in world.changes]
    await world.check(table.id)


async def test_only_the_named_friend_may_take_the_seat_and_the_others_are_asked(world: World) -> None:
    table, back = await playing(world)
    await world.tables.change(table.id, GoAway(back, wait=False, friend=DAN), ANA.user_id)
    stranger = type(DAN)(99, "Eve")
    assert await refusal(world.tables.change(table.id, TakeOverSeat(0), stranger)) is TableRefusal.NOT_NAMED
    asked = await world.tables.change(table.id, TakeOverSeat(0), DAN)
    assert asked.seat_of(DAN.user_id) is None
    assert asked.participants.question is not None
    for person in (BEN, CLEO):
        await world.tables.change(table.id, Answer(asked.participants.question.key, True), person.user_id)
    sits = await world.now(table)
    assert sits.seats[0].person == DAN
    await world.leap(back - world.clock.now())
    after = await world.now(table)
    assert (after.seats[0].person, after.seats[0].human) == (ANA, True)
    assert after.seat_of(DAN.user_id) is None, "the friend sees nothing of it any more"


async def test_a_player_who_is_back_early_gets_the_seat_back_from_the_friend(world: World) -> None:
    table, back = await playing(world, people=2)
    await world.tables.change(table.id, GoAway(back, wait=False, friend=DAN), ANA.user_id)
    asked = await world.tables.change(table.id, TakeOverSeat(0), DAN)
    assert asked.participants.question is not None
    await world.tables.change(table.id, Answer(asked.participants.question.key, True), BEN.user_id)
    after = await world.tables.change(table.id, ComeBack(), ANA.user_id)
    assert after.seats[0].person == ANA
    assert not after.participants.away
    await world.leap(back - world.clock.now() + 1)
    assert [change.kind for change in world.changes].count(ChangeKind.RETURNED) == 1


async def test_robots_do_not_play_out_the_match_of_an_absent_last_person(world: World) -> None:
    table, back = await playing(world, people=2)
    await world.tables.change(table.id, GoAway(back, wait=False), ANA.user_id)
    await world.settle()
    after = await world.tables.change(table.id, GoAway(back, wait=False), BEN.user_id)
    assert after.clock.resumes == back
    assert after.seats[1].human


async def test_without_a_turn_timer_absences_are_not_needed(world: World) -> None:
    table, back = await playing(world, turn=None)
    places = world.tables
    assert await refusal(places.change(table.id, GoAway(back), ANA.user_id)) is TableRefusal.NO_CLOCK
    assert (await places.change(table.id, GoAway(back, wait=False), ANA.user_id)).seats[0].resigned


@pytest.mark.parametrize("days", [0, -1, MOST_AWAY // DAY + 1])
async def test_an_absence_lasts_at_most_three_weeks(world: World, days: int) -> None:
    table, _ = await playing(world)
    until = int(world.clock.now()) + days * DAY
    assert await refusal(world.tables.change(table.id, GoAway(until), ANA.user_id)) is Refusal.BAD_OPTION


async def test_a_seat_that_is_lost_on_time_does_not_come_back(world: World) -> None:
    table = await world.table(people=3, turn_seconds=DAY, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.FORFEIT, 2)), ANA.user_id)
    await world.tables.change(table.id, SetSetting("take_over", TakeOver.ANYONE), ANA.user_id)
    await world.begin(table)
    await world.settle()
    back = int(world.clock.now()) + 9 * DAY
    await world.tables.change(table.id, GoAway(back, wait=False, friend=DAN), ANA.user_id)
    sits = await world.tables.change(table.id, TakeOverSeat(0), DAN)
    assert sits.seats[0].person == DAN, "if anyone may take over, players are not asked"
    await world.leap(back - world.clock.now() + 1)
    after = await world.now(table)
    if after.status is Status.PLAYING:
        assert after.clock.seat(0).forfeited
        assert not after.participants.away
        assert after.seats[0].resigned


async def all_agree(world: World, table: Snapshot) -> Snapshot:
    """All players asked to wait agree."""
    asked = (await world.now(table)).participants.wait
    assert asked is not None
    for seat in table.seats:
        if seat.person and seat.person.user_id not in asked.yes:
            await world.tables.change(table.id, Answer(asked.key, True), seat.person.user_id)
    return await world.now(table)


async def test_an_early_return_resumes_the_clocks(world: World) -> None:
    table, back = await playing(world)
    await world.tables.change(table.id, GoAway(back), ANA.user_id)
    await all_agree(world, table)
    await world.leap(2 * DAY)
    assert await refusal(world.tables.change(table.id, ComeBack(), BEN.user_id)) is TableRefusal.ALREADY_SEATED
    runs = await world.tables.change(table.id, ComeBack(), ANA.user_id)
    assert (runs.deadline, runs.clock.resumes) == (int(world.clock.now()) + DAY, None)
    assert not runs.participants.away
    assert world.changes[-1].kind is ChangeKind.GOES_ON
    await world.tables.change(table.id, GoAway(back), ANA.user_id)
    assert (await world.tables.change(table.id, ComeBack(), ANA.user_id)).participants.wait is None, (
        "the question is gone"
    )
    await world.check(table.id)


async def test_two_absences_pause_the_clocks_until_the_later_return(world: World) -> None:
    table, back = await playing(world)
    later = back + 3 * DAY
    for person, until in ((ANA, back), (BEN, later)):
        await world.tables.change(table.id, GoAway(until), person.user_id)
        await all_agree(world, table)
    assert (await world.now(table)).clock.resumes == later
    await world.leap(back + HOUR - world.clock.now())
    (left,) = (await world.now(table)).participants.away
    assert (left.user_id, (await world.now(table)).deadline) == (BEN.user_id, None)
    await world.restart()
    await world.leap(later - world.clock.now())
    runs = await world.now(table)
    assert (runs.deadline, runs.participants.away) == (later + DAY, ())


async def test_resuming_lets_robots_play_for_absent_players(world: World) -> None:
    table, back = await playing(world)
    await world.tables.change(table.id, GoAway(back), ANA.user_id)
    await all_agree(world, table)
    assert await refusal(world.tables.change(table.id, RunClocks(), BEN.user_id)) is TableRefusal.AGREED_TO_WAIT
    runs = await world.tables.change(table.id, RunClocks(), MANAGER, manager=True)
    assert [one.waits for one in runs.participants.away] == [False]
    assert runs.seats[0].resigned
    await world.leap(back - world.clock.now() + 1)
    assert (await world.now(table)).seats[0].human
    await world.check(table.id)


async def test_resigning_ends_the_wait(world: World) -> None:
    table, back = await playing(world)
    await world.tables.change(table.id, GoAway(back), ANA.user_id)
    await all_agree(world, table)
    runs = await world.tables.change(table.id, Resign(), ANA.user_id)
    assert (runs.clock.paused, runs.participants.away) == (None, ())
    assert (runs.deadline is None) == (runs.acting[0] == 0)


async def test_other_questions_can_stand_beside_the_one_to_wait(world: World) -> None:
    table, back = await playing(world)
    await world.tables.change(table.id, GoAway(back), ANA.user_id)
    asked = await world.tables.change(table.id, StopClocks(), BEN.user_id)
    assert asked.participants.wait is not None
    assert asked.participants.question is not None
    for person in (ANA, CLEO):
        await world.tables.change(table.id, Answer(asked.participants.question.key, True), person.user_id)
    stands = await world.now(table)
    assert (stands.deadline, stands.clock.paused, stands.clock.resumes) == (None, DAY, None)
    assert stands.participants.wait is not None
    waits = await all_agree(world, table)
    assert (waits.deadline, waits.clock.resumes) == (None, None), "they stand still without a date already"
    runs = await world.tables.change(table.id, RunClocks(), MANAGER, manager=True)
    assert runs.seats[0].resigned


async def test_an_unanswered_question_to_wait_means_no_when_time_runs_out(world: World) -> None:
    table = await world.table(people=3, turn_seconds=DAY, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.FORFEIT, 2)), ANA.user_id)
    await world.begin(table)
    await world.settle()
    table = await world.now(table)
    back = int(world.clock.now()) + 9 * DAY
    turn = table.turn
    assert turn is not None
    assert turn.person is not None
    await world.tables.change(table.id, GoAway(back), turn.person.user_id)
    again = await world.tables.change(table.id, GoAway(back + DAY), turn.person.user_id)
    assert again.participants.wait is not None
    assert again.participants.wait.until == back + DAY, "another day is another question"
    await world.leap(DAY)
    after = await world.now(table)
    assert after.seats[turn.seat].resigned
    assert not after.clock.seat(turn.seat).forfeited, "who has said so does not lose the seat"
    assert after.participants.wait is None


async def test_a_question_to_wait_lapses_on_its_date(world: World) -> None:
    table, _ = await playing(world, turn=5 * DAY)
    other = table.seats[(table.acting[0] + 1) % 3].person
    assert other is not None
    await world.tables.change(table.id, GoAway(int(world.clock.now()) + 2 * DAY), other.user_id)
    await world.leap(2 * DAY)
    after = await world.now(table)
    assert (after.participants.wait, after.seats[(table.acting[0] + 1) % 3].human) == (None, True)
