"""The gateway's ups and downs: resumed and refused sessions, orders to reconnect, events that come twice."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.client import Boneyard
from engine.rules.moves import Play
from engine.store import Store
from engine.store.errors import LeaseLost
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, control_of, shown
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, guild_of


async def test_a_click_while_the_bot_is_away_is_answered_after_the_resume(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    await wire.drop(4000)
    click = await people.move(*found)
    assert click.answer
    assert wire.identified == ["identify", "resume"]
    await people.play(ANA, BO, moves=2)
    assert len(wire.of("commands")) == 1


@pytest.mark.parametrize("code", [1000, 1001, 1006, 4000, 4001, 4002, 4005, 4007, 4008, 4009])
async def test_a_connection_that_breaks_is_resumed(bot: Boneyard, wire: WireDiscord, people: People, code: int) -> None:
    if code == 1006:  # no code at all: the line is cut
        assert wire.session
        assert wire.session.socket
        transport = wire.session.socket._req and wire.session.socket._req.transport
        assert transport
        transport.abort()
    else:
        await wire.drop(code)
    await wire.connected(2)
    assert wire.identified == ["identify", "resume"]
    await people.begin(ANA, BO)


@pytest.mark.parametrize(("order", "data", "then"), [(7, None, "resume"), (9, True, "resume"), (9, False, "identify")])
async def test_the_gateway_s_orders_are_followed(
    bot: Boneyard, wire: WireDiscord, people: People, order: int, data: object, then: str
) -> None:
    await people.begin(ANA, BO)
    wire.order(order, data)
    await wire.connected(2)
    assert wire.identified == ["identify", then]
    assert await people.play(ANA, BO, moves=2) == 2


async def test_a_session_that_is_not_valid_any_more_is_begun_anew_without_setting_up_again(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    await bot.services.tables.settled()
    services, before = bot.services, await bot.services.tables.snapshot(table)
    wire.resumable = False
    await wire.drop(4000)
    await wire.connected(3)
    assert wire.identified == ["identify", "resume refused", "identify"]
    assert bot.services is services
    after = await bot.services.tables.snapshot(table)
    assert (after.version, after.steps, after.seats) == (before.version, before.steps, before.seats)
    assert len(wire.of("commands")) == 1
    assert await people.play(ANA, BO, moves=2) == 2


async def test_ready_may_come_again_and_again(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    await people.begin(ANA, BO)
    for time in (2, 3, 4):
        wire.order(9, False)
        await wire.connected(time)
    assert await people.play(ANA, BO, moves=1) == 1
    assert len(wire.of("commands")) == 1


async def test_an_outage_of_the_server_changes_nothing(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    await people.begin(ANA, BO)
    wire.dispatch("GUILD_DELETE", {"id": str(GUILD), "unavailable": True})
    assert await people.play(ANA, BO, moves=2) == 2


async def test_a_move_that_is_delivered_twice_is_made_once(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    table = await people.begin(ANA, BO)
    made = 0
    while made < 6:
        found = await people.turn((ANA, BO))
        assert found
        user, panel = found
        button = people.pick(panel)
        made += not button["custom_id"].endswith("pass")
        while True:
            click = await wire.answered(people.push(user, panel, button, times=2))
            if control_of(button).verb == "do":
                break
            button = people.pick(shown(click))
        await bot.services.tables.settled()
        steps = (await bot.services.tables.records.of(table)).steps
        assert sum(isinstance(step.move, Play) for step in steps) == made, "the house plays no tile for anybody"
    callbacks = [request.address["interaction"] for request in wire.of("callback")]
    assert len(callbacks) == len(set(callbacks)), "the second delivery is not answered"


async def test_a_move_that_is_delivered_again_after_a_restart_is_not_made_again(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO)
        found = await people.turn((ANA, BO))
        assert found
        await people.move(*found)
        await bot.services.tables.settled()
        before = await bot.services.tables.records.of(table)
        assert wire.session
        again = [event for event in wire.session.events if event["t"] == "INTERACTION_CREATE"][-1]
    async with running(wire, tmp_path) as bot:
        asked = len(wire.of("callback"))
        wire.dispatch(again["t"], again["d"])
        await wire.until(lambda: len(wire.of("callback")) > asked)
        await bot.services.tables.settled()
        assert await bot.services.tables.records.of(table) == before


async def test_a_command_that_is_delivered_twice_opens_one_table(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    command = wire.slash(ANA, "domino play", game="block")
    assert wire.session
    again = wire.session.events[-1]
    wire.dispatch(again["t"], again["d"])
    await wire.answered(command)
    await people.press(BO, shown(command), "join")
    await wire.until(lambda: buttons(shown(command), "start"))
    assert len(bot.services.tables.known()) == 1
    assert len([message for message in people.public() if buttons(message, "join")]) == 1


async def test_one_process_may_serve_several_shards(wire: WireDiscord, tmp_path: Path, hurry: Hurry) -> None:
    wire.servers = 2
    people, channels = People(wire), (CHANNEL, CHANNEL + NEXT_SERVER)
    async with running(wire, tmp_path, shards=2) as bot:
        assert [session.shard for session in wire.sessions] == [(0, 2), (1, 2)]
        for channel in channels:
            await people.begin(ANA, BO, channel=channel)
        assert {table.channel.guild_id for table in bot.services.tables.known()} == {guild_of(0), guild_of(1)}
        await wire.drop(4000)
        for channel in channels:
            found = await people.turn((ANA, BO), channel)
            assert found
            assert (await people.move(*found)).answer
        assert wire.identified == ["identify", "identify", "resume"]
        assert bot.reachability.since is None


async def test_who_has_lost_its_shards_says_nothing(
    bot: Boneyard, wire: WireDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost:
        async def assured(self) -> None:
            raise LeaseLost("another has them")

    said = len(wire.requests)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "leases", Lost())
        with pytest.raises(aiohttp.ClientConnectionError, match="another has them"):
            await bot.http.get_channel(CHANNEL)
    assert len(wire.requests) == said
    await bot.http.get_channel(CHANNEL)
