"""Before a match counts: players have seen its settings and are there."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from engine.rules.errors import Refused
from engine.rules.games import GAMES, make_game
from engine.tables.edits.lobby import PRESENT, Begin, Join, Leave, Ready, SetOption
from engine.tables.edits.settings import SetSetting
from engine.tables.keeping.opening import Wanted
from engine.tables.table.clock import TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, Snapshot, Status
from engine.tables.table.participants import Participants
from engine.units import DAY, WEEK

from .world import ANA, BEN, CHANNEL, CLEO, World, refusal


async def lobby(world: World, *people: Person, turn_seconds: int | None = None, seats: int | None = None) -> Snapshot:
    """A lobby where these people have joined Ana."""
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", turn_seconds=turn_seconds, seats=seats))
    for person in people:
        table = await world.tables.change(table.id, Join(), person)
    return table


async def begun(world: World, table: Snapshot) -> bool:
    """Whether the match has begun, once the host has pressed Start."""
    await world.tables.change(table.id, Begin(), ANA.user_id)
    return (await world.now(table)).status is Status.PLAYING


async def test_friends_who_change_nothing_press_nothing_more(world: World) -> None:
    for turn_seconds, wait in ((None, WEEK), (DAY, 2 * DAY), (45, PRESENT - 1)):
        table = await lobby(world, BEN, CLEO, turn_seconds=turn_seconds)
        world.clock.time += wait
        assert await begun(world, table)


async def test_settings_that_change_after_someone_has_joined_ask_them_again(world: World) -> None:
    """The trap of the lobby: 45 s and a forfeit, set once the guest sits, and Start."""
    for edit in (SetSetting("clock", "45"), SetSetting("time_out", TimeOut.FORFEIT), SetOption("target", "500")):
        table = await lobby(world, BEN)
        changed = await world.tables.change(table.id, edit, ANA.user_id)
        assert changed.unready == (BEN.user_id,)
        assert not await begun(world, table)
        table = await world.now(table)
        assert table.awaited == (BEN.user_id,), "he is asked"
        table = await world.tables.change(table.id, Ready(table.version), BEN)
        assert table.status is Status.PLAYING, "the last one begins the match"
        assert table.participants == Participants()


async def test_a_choice_that_changes_nothing_asks_nobody(world: World) -> None:
    table = await lobby(world, BEN, turn_seconds=DAY)
    for edit in (SetSetting("clock", str(DAY)), SetOption("target", "100"), SetSetting("hints", "on")):
        table = await world.tables.change(table.id, edit, ANA.user_id)
        table = await world.now(table)
    before = table.participants
    table = await world.tables.change(table.id, SetOption("target", "100"), ANA.user_id)
    assert table.participants == before


async def test_ready_means_the_settings_that_were_seen(world: World) -> None:
    """A press of Ready, or of Join, that crosses a change of the host."""
    table = await lobby(world, BEN)
    first = await world.tables.change(table.id, SetOption("target", "500"), ANA.user_id)
    await world.tables.change(table.id, SetSetting("clock", "45"), ANA.user_id)
    assert await refusal(world.tables.change(table.id, Ready(first.version), BEN)) is TableRefusal.STALE
    joined = await world.tables.change(table.id, Join(first.version), CLEO)
    assert joined.unready == (BEN.user_id, CLEO.user_id)
    now = await world.tables.change(table.id, Ready(joined.version), BEN)
    forged = await world.tables.change(table.id, Ready(9999), CLEO)
    assert (now.unready, forged.unready) == ((CLEO.user_id,), ())
    again = await world.tables.change(table.id, SetOption("target", "61"), ANA.user_id)
    assert again.unready == (BEN.user_id, CLEO.user_id), "nobody agrees to what comes later"


async def test_a_live_match_starts_with_people_who_are_there(world: World) -> None:
    table = await lobby(world, BEN, turn_seconds=45)
    world.clock.time += PRESENT + 1
    await world.tables.change(table.id, Join(), CLEO)
    assert not await begun(world, table)
    table = await world.now(table)
    assert table.unready == (BEN.user_id,)
    world.clock.time += PRESENT + 1
    table = await world.tables.change(table.id, Ready(table.version), BEN)
    assert table.unready == (ANA.user_id, CLEO.user_id), "it took Ben so long that the others have to look again"
    await world.tables.change(table.id, Ready(table.version), ANA)
    table = await world.tables.change(table.id, Ready(table.version), CLEO)
    assert table.status is Status.PLAYING


async def test_the_last_two_are_ready_at_the_same_moment(world: World) -> None:
    table = await lobby(world, BEN, CLEO)
    await world.tables.change(table.id, SetOption("target", "500"), ANA.user_id)
    assert not await begun(world, table)
    version = (await world.now(table)).version
    await asyncio.gather(*(world.tables.change(table.id, Ready(version), one) for one in (BEN, CLEO)))
    await world.settle()
    assert (await world.now(table)).status is Status.PLAYING
    assert await refusal(world.tables.change(table.id, Ready(version), BEN)) is TableRefusal.ALREADY_STARTED


async def test_who_is_waited_for_survives_a_restart(world: World) -> None:
    table = await lobby(world, BEN)
    await world.tables.change(table.id, SetOption("target", "500"), ANA.user_id)
    assert not await begun(world, table)
    before = await world.now(table)
    await world.restart()
    after = await world.now(table)
    assert (after.awaited, after.participants) == (before.awaited, before.participants)
    assert (await world.tables.change(table.id, Ready(after.version), BEN)).status is Status.PLAYING


async def test_a_start_is_off_once_someone_leaves_or_something_changes(world: World) -> None:
    table = await lobby(world, BEN, CLEO)
    await world.tables.change(table.id, SetOption("target", "500"), ANA.user_id)
    assert not await begun(world, table)
    table = await world.tables.change(table.id, Leave(), BEN)
    assert (table.awaited, table.participants.starting) == ((), False)
    table = await world.tables.change(table.id, Ready(table.version), CLEO)
    assert table.status is Status.LOBBY, "the host starts it, and nobody else"
    assert await begun(world, table)


async def test_who_waited_for_a_seat_has_agreed_to_what_they_saw(world: World) -> None:
    table = await lobby(world, BEN, CLEO, seats=2)
    assert [one.user_id for one in table.participants.guests] == [CLEO.user_id]
    await world.tables.change(table.id, SetOption("target", "500"), ANA.user_id)
    table = await world.tables.change(table.id, Leave(), BEN)
    assert table.unready == (CLEO.user_id,)


async def test_a_lobby_of_before_starts_as_it_stands(world: World) -> None:
    """Its row says nothing of who has agreed to what."""
    table = await lobby(world, BEN)
    old = replace(table, participants=replace(table.participants, agreed=()))
    assert old.unready == ()


async def test_twelve_people_are_asked_once_each(world: World) -> None:
    game = max(GAMES, key=lambda name: make_game(name).seat_counts()[-1])
    most = make_game(game).seat_counts()[-1]
    table = await world.tables.open(CHANNEL, ANA, Wanted(game))
    people = [Person(100 + number, "x" * 32) for number in range(most - 1)]
    for person in people:
        await world.tables.change(table.id, Join(), person)
    await world.tables.change(table.id, SetSetting("hints", "off"), ANA.user_id)
    assert not await begun(world, table)
    for person in people:
        version = (await world.now(table)).version
        try:
            await world.tables.change(table.id, Ready(version), person)
        except Refused as refused:
            raise AssertionError(refused) from refused
    assert (await world.now(table)).status is Status.PLAYING
