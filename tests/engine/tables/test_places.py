"""A table whose channel is gone, and a person who has left the server."""

from __future__ import annotations

import pytest

from engine.tables.edits.consent import ComeBack, RunClocks, StopClocks
from engine.tables.edits.places import HOMELESS, LeaveServer, LoseChannel, MoveTo, TakeOut, takes_part
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChangeKind, ChannelRef, Status
from engine.units import HOUR

from .world import ANA, BEN, CHANNEL, World, attempt, refusal

THERE = ChannelRef(CHANNEL.guild_id, 777)


async def test_a_match_whose_channel_is_gone_waits_with_its_clocks_standing_still(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=24 * HOUR)
    lobby = await world.table()
    await world.leap(4 * HOUR)
    waiting = [table for table in await world.tables.change_each([table, lobby], LoseChannel()) if table.homeless]
    assert [found.id for found in waiting] == [table.id]
    assert (await world.now(lobby)).status is Status.CANCELLED
    gone = await world.now(table)
    assert (gone.homeless, gone.deadline, gone.clock.paused) == (True, None, 20 * HOUR)
    assert gone.valid_since == table.valid_since, "an open panel still works"
    assert not [table for table in await world.tables.change_each([gone], LoseChannel()) if table.homeless], (
        "it has been noticed once"
    )
    await world.restart(away=5 * HOUR)
    await world.leap(24 * HOUR)
    places = world.tables
    assert await refusal(places.change(table.id, MoveTo(THERE), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(places.change(table.id, MoveTo(ChannelRef(99, 777)), ANA.user_id)) is TableRefusal.ELSEWHERE
    there = await places.change(table.id, MoveTo(THERE), ANA.user_id)
    assert await refusal(places.change(table.id, MoveTo(THERE), ANA.user_id)) is TableRefusal.ELSEWHERE
    assert (there.homeless, there.channel.channel_id, there.clock.closes) == (False, 777, None)
    assert there.deadline == int(world.clock.now()) + 20 * HOUR
    assert there.awaited_since == there.version, "the player on turn is pinged there"
    await world.check(table.id)


async def test_a_match_without_a_channel_closes_after_a_week(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=24 * HOUR)
    [table for table in await world.tables.change_each([table], LoseChannel()) if table.homeless]
    await world.leap(HOMELESS - 1)
    assert (await world.now(table)).status is Status.PLAYING
    await world.leap(1)
    assert (await world.now(table)).status is Status.CANCELLED


async def test_clocks_that_the_players_have_stopped_stay_so(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=24 * HOUR)
    await world.tables.change(table.id, StopClocks(), 0, manager=True)
    [table for table in await world.tables.change_each([table], LoseChannel()) if table.homeless]
    there = await world.tables.change(table.id, MoveTo(THERE), 99, manager=True)
    assert (there.homeless, there.deadline, there.clock.paused) == (False, None, 24 * HOUR)


async def test_a_table_that_moves_gets_a_number_of_its_new_channel(world: World) -> None:
    first, second = await world.begun(people=2), await world.begun(people=2)
    third = await world.tables.open(THERE, ANA, Wanted("block"))
    assert (first.number, second.number, third.number) == (1, 2, 1)
    await world.tables.change(first.id, MoveTo(THERE), ANA.user_id)
    assert (await world.now(first)).number == 2
    assert (await world.tables.open(CHANNEL, ANA, Wanted("block"))).number == 1


async def test_a_robot_plays_for_a_player_who_left_the_server_until_they_are_back(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=24 * HOUR, options={"target": "500"})
    left = table.turn
    assert left is not None
    assert left.person is not None
    await world.tables.change(table.id, LeaveServer(left.person.user_id))
    assert world.changes[-1].kind is ChangeKind.LEFT_SERVER
    await world.settle()
    after = await world.now(table)
    assert after.steps > table.steps
    assert after.seats[left.seat].person == left.person
    await attempt(world.tables.change(table.id, ComeBack(), left.person.user_id))
    assert (await world.now(table)).seats[left.seat].human


async def test_whoever_is_taken_out_of_a_lobby_has_no_part_in_it_any_more(world: World) -> None:
    """Their agreement to its settings goes as well: a deletion leaves no id behind."""
    lobby = await world.table()
    assert BEN.user_id in [agreed.user_id for agreed in lobby.participants.agreed]
    left = await world.tables.change(lobby.id, TakeOut(BEN.user_id))
    assert not takes_part(left, BEN.user_id)
    assert BEN.user_id not in [agreed.user_id for agreed in left.participants.agreed]


async def test_what_is_played_meanwhile_does_not_put_its_end_off(world: World) -> None:
    table = await world.begun(people=2, robots=1, turn_seconds=24 * HOUR, options={"target": "500"})
    (gone,) = [table for table in await world.tables.change_each([table], LoseChannel()) if table.homeless]
    assert gone.clock.closes == int(world.clock.now()) + HOMELESS
    played = await world.move(gone)
    assert played.steps > gone.steps + 1, "a person and the robot have moved"
    turn = played.turn
    assert turn is not None
    assert turn.person is not None
    await world.tables.change(table.id, Resign(), turn.person.user_id)
    await world.tables.change(table.id, ComeBack(), turn.person.user_id)
    await world.tables.change(table.id, RunClocks(), turn.person.user_id)
    await world.settle()
    assert (await world.now(table)).clock.closes == gone.clock.closes, "its host was told this day"
    await world.restart(away=HOUR)
    await world.leap(HOMELESS)
    assert (await world.now(table)).status is Status.CANCELLED


async def test_the_log_of_a_change_that_is_refused_names_no_person(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    stranger = 234567890123456789
    table = await world.table()
    assert await world.tables.change_each([table], LeaveServer(stranger)) == []
    assert f"Table {table.id} stays as it is after LeaveServer: not_seated" in caplog.text
    assert str(stranger) not in caplog.text
