"""Players who vanish at tables without a clock: after a week the others may let a robot play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.edits.consent import Answer, ComeBack, TakeOverSeat
from engine.tables.edits.turns import Resign
from engine.tables.running.idle import VANISHED
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChangeKind, Snapshot
from engine.tables.table.participants import Asks
from engine.units import DAY, HOUR

from .world import CLEO, DAN, World, refusal


async def idle_for_a_week(world: World, people: int = 2, **more: Any) -> tuple[Snapshot, int, list[int]]:
    """A table without a move for seven days, the player on turn, and the others."""
    table = await world.begun(people=people, options={"target": "500"}, **more)
    await world.leap(VANISHED + 1)
    table = await world.now(table)
    assert table.turn is not None
    absent = table.turn.user_id
    assert absent is not None
    return table, absent, [user for user in table.people if user != absent]


async def answer(world: World, table: Snapshot, user: int, *, yes: bool) -> Snapshot:
    """The open question, answered by a person."""
    question = (await world.now(table)).participants.question
    assert question is not None
    return await world.tables.change(table.id, Answer(question.key, yes), user)


async def test_after_seven_idle_days_the_others_are_asked_and_pinged_once(world: World) -> None:
    table, absent, others = await idle_for_a_week(world, people=3)
    question = table.participants.question
    assert question is not None
    assert (question.asks, question.user_id, question.yes) == (Asks.SIT_IN, absent, ())
    assert table.awaited == tuple(others), "the ping goes to them"
    assert not table.pinged
    table = await answer(world, table, others[0], yes=False)
    assert table.participants.question is None
    assert table.awaited == (absent,)
    await world.leap(8 * DAY)
    assert (await world.now(table)).participants.question is None, "once a turn"


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2)])
async def test_more_than_half_of_the_others_let_a_robot_play(world: World, people: int, needed: int) -> None:
    table, absent, others = await idle_for_a_week(world, people=people)
    for user in others[:needed]:
        assert (await world.now(table)).played_by(absent)
        table = await answer(world, table, user, yes=True)
    assert world.changes[-1].kind is ChangeKind.REPLACED
    assert table.played_by(absent) is None
    assert table.participants.question is None
    await world.settle()
    assert (await world.now(table)).steps > table.steps, "the robot has moved"
    await world.check(table.id)


async def test_the_absent_player_may_return(world: World) -> None:
    table, absent, (other,) = await idle_for_a_week(world)
    await answer(world, table, other, yes=True)
    await world.settle()
    table = await world.tables.change(table.id, ComeBack(), absent)
    assert table.played_by(absent)


async def test_a_substitute_may_take_the_seat_by_consent(world: World) -> None:
    table, absent, (other,) = await idle_for_a_week(world)
    seat = table.seat_of(absent)
    assert seat is not None
    await answer(world, table, other, yes=True)
    await world.settle()
    await world.tables.change(table.id, TakeOverSeat(seat.seat), DAN)
    table = await answer(world, table, other, yes=True)
    assert table.played_by(DAN.user_id)


async def test_a_move_by_the_absent_player_ends_the_question(world: World) -> None:
    table, absent, _ = await idle_for_a_week(world)
    assert table.turn is not None
    table = await world.move(table)
    assert table.participants.question is None
    assert table.played_by(absent)


@pytest.mark.parametrize("yes", [True, False])
async def test_the_absent_player_may_answer_alone(world: World, yes: bool) -> None:
    table, absent, _ = await idle_for_a_week(world, people=3)
    table = await answer(world, table, absent, yes=yes)
    assert table.participants.question is None
    assert (table.played_by(absent) is None) is yes


async def test_the_question_ends_with_the_resignation_it_is_about(world: World) -> None:
    table, absent, _ = await idle_for_a_week(world, people=3)
    table = await world.tables.change(table.id, Resign(), absent)
    assert table.participants.question is None


async def test_the_next_turn_may_be_offered_again(world: World) -> None:
    table, _, _ = await idle_for_a_week(world)
    table = await world.move(table)
    await world.settle()
    assert not (await world.now(table)).clock.offered
    await world.leap(VANISHED + 1)
    question = (await world.now(table)).participants.question
    assert question is not None
    assert question.asks is Asks.SIT_IN


async def test_a_restart_asks_as_well(world: World) -> None:
    table = await world.begun(people=2, options={"target": "500"})
    await world.restart(away=VANISHED + HOUR)
    await world.leap(VANISHED + 1)
    assert (await world.now(table)).participants.question is not None
    await world.restart()
    assert (await world.now(table)).participants.question is not None
    await world.check(table.id)


async def test_tables_with_a_clock_and_players_among_robots_are_left_alone(world: World) -> None:
    clocked = await world.begun(people=2, turn_seconds=30 * DAY, options={"target": "500"})
    alone = await world.begun(people=1, robots=1, options={"target": "500"})
    await world.leap(VANISHED + DAY)
    for table in (clocked, alone):
        assert (await world.now(table)).participants.question is None


async def test_only_players_answer(world: World) -> None:
    table, _, _ = await idle_for_a_week(world)
    assert await refusal(answer(world, table, CLEO.user_id, yes=True)) is TableRefusal.NOT_SEATED
