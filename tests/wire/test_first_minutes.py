"""The checklist of docs/hosting.md, "The first ten minutes": each step as it should be, and as it fails."""

from __future__ import annotations

import pytest

from bot.client import Boneyard
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, shown
from tests.wire.records import Fault
from tests.wire.shapes import CHANNEL, guild_payload
from tests.wire.test_faults import at_rest, moved

NEW = 4242


def invite(wire: WireDiscord) -> None:
    """A new server with a system channel invites the bot."""
    invited = guild_payload([ANA, BO], NEW)
    del invited["unavailable"]
    invited["channels"][0]["id"] = str(CHANNEL)
    invited["system_channel_id"] = str(CHANNEL)
    wire.dispatch("GUILD_CREATE", invited)


async def test_a_new_server_is_greeted_and_plays_its_first_table(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    invite(wire)
    welcome = await wire.until(lambda: next(iter(people.public()), None))
    assert "/domino play" in welcome.text
    await people.begin(ANA, robots=1)
    assert await people.play(ANA, moves=1) == 1


async def test_without_a_right_to_write_the_greeting_goes_to_who_added_the_bot(
    bot: Boneyard, wire: WireDiscord, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    wire.fail("post", Fault(403, 50001))
    invite(wire)
    await wire.until(lambda: "The welcome on server 4242 was not taken" in caplog.text)
    greeting = await wire.until(lambda: next((m for m in wire.messages.values() if m.channel == ANA.id + 500), None))
    assert "/domino play" in greeting.text
    lobby = shown(await wire.answered(wire.slash(ANA, "domino play", game="block")))
    assert buttons(lobby, "join", "start")


async def test_a_board_that_may_not_be_posted_is_reported_to_the_host(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", Fault(403, 50001))
    await moved(bot, wire, people, table)
    await wire.until(lambda: wire.of("dm"))
    told = await wire.until(lambda: next((m for m in wire.messages.values() if m.channel == ANA.id + 500), None))
    assert "can’t show your table" in told.text
