"""Who sits down later at a table of an event takes nothing from those who began there, and gets no place themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events.model import Kind, Stage
from engine.tables.edits.consent import Answer, TakeOverSeat
from engine.tables.edits.turns import Resign
from engine.tables.table.model import Person, Status
from engine.units import DAY

from .evening import QUICK, Evening
from .test_tournaments import CUP, begun

ZOE = Person(9, "Zoe")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["night", Kind.SWISS, Kind.KNOCKOUT])
async def test_a_newcomer_at_an_event_gets_no_place(evening: Evening, kind: str) -> None:
    if kind == "night":
        event = await evening.evening(3, QUICK)
    else:
        event = await begun(evening, Kind(kind), 4, replace(CUP, minutes=28 * 1440, options=(("target", "60"),)))
    match = (await evening.matches(event))[0]
    leaver, *others = match.people
    seat = match.seat_of(leaver)
    assert seat is not None
    await evening.move(match)
    if kind == "night":
        await evening.tables.change(match.id, Resign(), leaver)
    while not (match := await evening.now(match)).seats[seat.seat].resigned:
        if match.turn is not None and match.turn.user_id != leaver:
            await evening.move(match)
        else:  # who loses a seat on time may come back, so a duel goes on
            await evening.leap(DAY + 1)
    await evening.tables.change(match.id, TakeOverSeat(seat.seat), ZOE)
    for user in (*others, leaver):
        question = (await evening.now(match)).participants.question
        if question is not None:
            await evening.tables.change(match.id, Answer(question.key, True), user)
    await evening.settle()
    while (match := await evening.now(match)).status is Status.PLAYING:
        await evening.move(match)
    await evening.quiet()
    event = await evening.play_night(await evening.seen(event))
    (places,) = [table.places for table in event.tables if table.table_id == match.id]
    assert {one.user_id for one in places or ()} == set(others)
    assert event.stage is Stage.OVER
