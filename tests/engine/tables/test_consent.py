"""Breaking off, taking over and coming back: who may, and who must agree."""

from __future__ import annotations

import pytest

from engine.store.codec import from_text, to_text
from engine.tables.edits.consent import Abandon, Answer, ComeBack, TakeOverSeat
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import Resign
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChangeKind, Person, Snapshot, Status
from engine.tables.table.participants import Asks, Participants, Question, TakeOver

from .world import ANA, BEN, CHANNEL, CLEO, DAN, World, refusal

ZOE = Person(77, "Zoe")


def key(table: Snapshot) -> str:
    question = table.participants.question
    assert question is not None
    return question.key


def test_a_question_comes_back_as_it_was_stored() -> None:
    question = Question(Asks.TAKE_OVER, 7, "Zoe", 2, yes=(1,), no=(2, 3))
    participants = Participants(take_over=TakeOver.NO, question=question)
    assert from_text(Participants, to_text(participants)) == participants


async def test_a_match_is_broken_off_when_more_than_half_agree(world: World) -> None:
    table = await world.begun(people=3, robots=1)
    moves = table.valid_since
    table = await world.tables.change(table.id, Abandon(), BEN.user_id)
    assert table.status is Status.PLAYING
    assert table.valid_since == moves, "buttons of moves mean what they did"
    assert (
        await refusal(world.tables.change(table.id, Answer(key(table), True), DAN.user_id)) is TableRefusal.NOT_SEATED
    )
    assert (
        await refusal(world.tables.change(table.id, Answer("undo.1.-1", True), CLEO.user_id))
        is TableRefusal.NO_QUESTION
    )
    await world.tables.change(table.id, Abandon(), BEN.user_id)  # asking again is no second vote
    await world.check(table.id)
    await world.restart()
    table = await world.now(table)
    table = await world.tables.change(table.id, Answer(key(table), True), CLEO.user_id)
    assert table.status is Status.CANCELLED
    assert table.participants.question is not None
    assert table.participants.question.name == "Ben"
    await world.check(table.id)


async def test_a_question_that_cannot_be_won_any_more_goes(world: World) -> None:
    table = await world.begun(people=4)
    table = await world.tables.change(table.id, Abandon(), ANA.user_id)
    asked = key(table)
    table = await world.tables.change(table.id, Answer(asked, False), BEN.user_id)
    assert table.participants.question is not None
    assert await refusal(world.tables.change(table.id, TakeOverSeat(0), ZOE)) is TableRefusal.SEAT_NOT_FREE
    table = await world.tables.change(table.id, Answer(asked, False), CLEO.user_id)
    assert table.participants.question is None
    assert await refusal(world.tables.change(table.id, Answer(asked, True), DAN.user_id)) is TableRefusal.NO_QUESTION
    await world.check(table.id)


async def test_a_question_lapses_with_its_round(world: World) -> None:
    table = await world.begun(people=2, options={"target": "500"})
    table = await world.tables.change(table.id, Abandon(), ANA.user_id)
    while not table.rounds:
        assert table.participants.question is not None
        table = await world.move(table)
    assert table.participants.question is None


async def test_a_resigned_player_has_no_say_and_may_come_back(world: World) -> None:
    table = await world.begun(people=2, robots=1)
    assert await refusal(world.tables.change(table.id, ComeBack(), BEN.user_id)) is TableRefusal.ALREADY_SEATED
    await world.tables.change(table.id, Resign(), BEN.user_id)
    await world.settle()
    assert await refusal(world.tables.change(table.id, ComeBack(), ZOE.user_id)) is TableRefusal.NOT_SEATED
    assert await refusal(world.tables.change(table.id, Abandon(), BEN.user_id)) is TableRefusal.NOT_SEATED
    table = await world.tables.change(table.id, ComeBack(), BEN.user_id)
    assert table.seats[1].human
    assert (world.changes[-1].kind, world.changes[-1].seat) == (ChangeKind.CAME_BACK, 1)
    await world.check(table.id)
    await world.play_out(table)


@pytest.mark.parametrize("resigned", [True, False])
async def test_anyone_takes_over_the_seat_of_a_robot_where_the_switch_says_so(world: World, resigned: bool) -> None:
    table = await world.table(people=2, robots=1, turn_seconds=60)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("take_over", TakeOver.ANYONE), BEN.user_id))
        is TableRefusal.NOT_HOST
    )
    await world.tables.change(table.id, SetSetting("take_over", TakeOver.ANYONE), ANA.user_id)
    await world.begin(table)
    if resigned:
        await world.tables.change(table.id, Resign(), BEN.user_id)
    await world.settle()
    seat = 1 if resigned else 2
    assert await refusal(world.tables.change(table.id, TakeOverSeat(0), ZOE)) is TableRefusal.SEAT_NOT_FREE
    assert await refusal(world.tables.change(table.id, TakeOverSeat(seat), ANA)) is TableRefusal.ALREADY_SEATED
    table = await world.tables.change(table.id, TakeOverSeat(seat), ZOE)
    assert (table.seats[seat].name, table.seats[seat].human) == ("Zoe", True)
    if resigned:
        assert await refusal(world.tables.change(table.id, ComeBack(), BEN.user_id)) is TableRefusal.NOT_SEATED
    await world.check(table.id)
    done = await world.play_out(table)
    (past,) = await world.statistics.results.history(CHANNEL, ZOE.user_id, user_id=ZOE.user_id)
    assert past.table_id == done.id


async def test_a_seat_is_taken_over_with_the_players_consent(world: World) -> None:
    table = await world.begun(people=2, robots=1)
    table = await world.tables.change(table.id, TakeOverSeat(2), ZOE)
    assert table.seat_of(ZOE.user_id) is None
    assert await refusal(world.tables.change(table.id, TakeOverSeat(2), CLEO)) is TableRefusal.QUESTION_OPEN
    assert (
        await refusal(world.tables.change(table.id, Answer(key(table), True), ZOE.user_id)) is TableRefusal.NOT_SEATED
    )
    asked = key(table)
    await world.tables.change(table.id, Answer(asked, True), ANA.user_id)
    table = await world.tables.change(table.id, Answer(asked, True), BEN.user_id)
    assert table.seats[2].person == ZOE
    assert table.participants.question is None
    await world.check(table.id)


async def test_a_table_may_be_closed_to_others_and_a_solitaire_always_is(world: World) -> None:
    table = await world.table(people=1, robots=1)
    await world.tables.change(table.id, SetSetting("take_over", TakeOver.NO), ANA.user_id)
    await world.begin(table)
    assert await refusal(world.tables.change(table.id, TakeOverSeat(1), ZOE)) is TableRefusal.NO_TAKE_OVER
    alone = await world.begun("castle_rock_solitaire", people=1)
    await world.tables.change(alone.id, Resign(), ANA.user_id)
    assert await refusal(world.tables.change(alone.id, TakeOverSeat(0), ZOE)) in (
        TableRefusal.SEAT_NOT_FREE,
        TableRefusal.TABLE_CLOSED,
    )


async def test_a_seat_that_is_taken_over_on_its_turn_gets_a_whole_turn(world: World) -> None:
    table = await world.begun(people=3, turn_seconds=60)
    mover = table.turn
    assert mover is not None
    assert mover.person is not None
    world.tables._autoplay._closing = True  # the robot does not get to its turn
    await world.tables.change(table.id, Resign(), mover.person.user_id)
    table = await world.tables.change(table.id, ComeBack(), mover.person.user_id)
    assert table.deadline == int(world.clock.now()) + 60
    assert table.turn == mover
