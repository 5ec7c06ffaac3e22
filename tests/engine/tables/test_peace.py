"""Peace: no one is asked the same again and again, and no channel fills with cancelled tables."""

from __future__ import annotations

from engine.rules.errors import Refused
from engine.tables.edits.consent import MOST_FAILED, Abandon, Answer, StopClocks, TakeOverSeat, Undo, Withdraw
from engine.tables.edits.lobby import AddRobot, Cancel
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.registry import MOST_HOSTED
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, Snapshot
from engine.units import HOUR

from .world import ANA, BEN, CHANNEL, CLEO, World, refusal


async def refused(world: World, table: Snapshot) -> None:
    """Ben says no to the open question."""
    question = (await world.now(table)).participants.question
    assert question is not None
    await world.tables.change(table.id, Answer(question.key, False), BEN.user_id)


async def test_a_player_who_was_refused_three_times_asks_again_in_the_next_round(world: World) -> None:
    for ask in (StopClocks(), Abandon()):
        table = await world.begun(turn_seconds=HOUR, options={"target": "500"})
        for _ in range(MOST_FAILED):
            await world.tables.change(table.id, ask, ANA.user_id)
            await refused(world, table)
        assert await refusal(world.tables.change(table.id, ask, ANA.user_id)) is TableRefusal.ASKED_OFTEN
        await world.tables.change(table.id, ask, BEN.user_id)  # the other may ask
        table = await world.now(table)
        rounds = len(table.rounds)
        while len(table.rounds) == rounds:
            table = await world.move(table)
        await world.tables.change(table.id, ask, ANA.user_id)


async def test_what_is_withdrawn_counts_as_asked(world: World) -> None:
    table = await world.begun(turn_seconds=HOUR)
    for _ in range(MOST_FAILED):
        await world.tables.change(table.id, StopClocks(), ANA.user_id)
        question = (await world.now(table)).participants.question
        assert question is not None
        await world.tables.change(table.id, Withdraw(question.key), ANA.user_id)
    assert await refusal(world.tables.change(table.id, StopClocks(), ANA.user_id)) is TableRefusal.ASKED_OFTEN


async def test_what_was_granted_may_be_asked_again(world: World) -> None:
    table = await world.begun(options={"target": "500"})
    granted = 0
    while granted <= MOST_FAILED:
        table = await world.now(table)
        mover = table.turn
        assert mover is not None
        assert mover.user_id is not None
        rounds = len(table.rounds)
        table = await world.move(table)
        if len(table.rounds) != rounds or table.steps == 0:
            granted = 0
            continue
        try:
            await world.tables.change(table.id, Undo(), mover.user_id)
        except Refused:  # it showed a hidden tile
            continue
        question = (await world.now(table)).participants.question
        assert question is not None
        await world.tables.change(table.id, Answer(question.key, True), 3 - mover.user_id)
        granted += 1


async def test_outsiders_are_not_counted_together(world: World) -> None:
    table = await world.begun(people=2, robots=1, turn_seconds=HOUR)
    for number in range(2 * MOST_FAILED):
        outsider = Person(100 + number, "Zoe")
        await world.tables.change(table.id, TakeOverSeat(2), outsider)
        await refused(world, table)
    assert len((await world.now(table)).participants.asked) == 1


async def test_cancelled_tables_count_for_an_hour(world: World) -> None:
    for _ in range(MOST_HOSTED):
        table = await world.tables.open(CHANNEL, ANA, Wanted("block"))
        await world.tables.change(table.id, Cancel(), ANA.user_id)
    opening = world.tables.open(CHANNEL, ANA, Wanted("block"))
    assert await refusal(opening) is TableRefusal.TOO_MANY_CANCELLED
    await world.tables.open(CHANNEL, CLEO, Wanted("block"))
    world.clock.time += HOUR + 1
    table = await world.tables.open(CHANNEL, ANA, Wanted("block"))
    await world.tables.change(table.id, AddRobot(), ANA.user_id)


async def test_finished_and_private_tables_are_not_counted(world: World) -> None:
    for _ in range(MOST_HOSTED + 1):
        table = await world.tables.open(CHANNEL, ANA, Wanted("block", public=False))
        await world.tables.change(table.id, Cancel(), ANA.user_id)
    for _ in range(MOST_HOSTED + 1):
        await world.play_out(await world.begun(options={"target": "1"}))
