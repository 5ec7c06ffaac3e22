"""Moderators delete the messages and channels of events: a message comes back within a minute at every stage, an event
without a channel ends, and neither needs a restart."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.ui.channel import event_boards
from bot.ui.channel.discord_errors import PAUSES
from bot.ui.channel.event_boards import REST_SECONDS
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.events.plan import plan_text
from engine.events.changes import MOST_PEOPLE
from engine.events.changes import joined as joined_by
from engine.events.model import Event, Kind, Plan
from engine.tables.table.model import Person
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, buttons
from tests.wire.records import Refusal, Request
from tests.wire.shapes import CHANNEL, GUILD, Json, Message, letters_of
from tests.wire.test_outages import pass_time


class Hasty(FakeClock):
    """A clock that moves when told, without the bot's short pauses before it writes again."""

    async def sleep(self, seconds: float) -> None:
        await (asyncio.sleep(0) if seconds in (*PAUSES, REST_SECONDS) else super().sleep(seconds))


@pytest.fixture
def clock() -> FakeClock:
    """It begins now, as Discord's ids tell the time."""
    clock = Hasty()
    clock.time = datetime.now(UTC).timestamp()
    return clock


def all_over(bot: Boneyard) -> bool:
    """Whether all events have ended."""
    return not bot.services.events.unfinished()


def the_event(bot: Boneyard) -> Event:
    """The latest one."""
    return bot.services.events.known()[-1]


def its_message(bot: Boneyard, wire: WireDiscord) -> Message | None:
    """Its message, once it shows the event as it is."""
    row = the_event(bot).row
    message = wire.messages.get(row.message_id or 0)
    return message if row.shown_version == row.version and row.posting is None else None


async def minute(bot: Boneyard, clock: FakeClock) -> None:
    """Let the time pass in which messages are looked for."""
    await pass_time(bot, clock, 60)


async def posted(bot: Boneyard, wire: WireDiscord, people: People, kind: Kind) -> None:
    """An event for two, before its first round."""
    await wire.answered(wire.slash(ANA, "events night" if kind is Kind.GAME_NIGHT else "events tournament"))
    plan = plan_text(kind, Plan(("block",), seats=2, rounds=3, options=(("target", "500"),)))
    await wire.answered(wire.send_box(ANA, control_of(Verb.EVENT_POST, plan)))
    await wire.until(lambda: its_message(bot, wire))


async def joined(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    """Two more sign up."""
    for person in (BO, CHLOE):
        message = await wire.until(lambda: its_message(bot, wire))
        await people.press(person, message, "event_in")


async def comes_back(bot: Boneyard, wire: WireDiscord, clock: FakeClock) -> Message:
    """The message is deleted, and comes back with buttons."""
    before = (await wire.until(lambda: its_message(bot, wire))).id
    del wire.messages[before]
    gone = {"id": str(before), "channel_id": str(CHANNEL), "guild_id": str(GUILD)}
    heard = asyncio.ensure_future(bot.wait_for("raw_message_delete"))
    await asyncio.sleep(0)
    wire.dispatch("MESSAGE_DELETE", gone)
    await heard
    await minute(bot, clock)
    message = await wire.until(lambda: its_message(bot, wire))
    assert message.id != before
    assert buttons(message)
    return message


@pytest.mark.parametrize("kind", Kind)
async def test_the_message_of_an_event_comes_back_at_every_stage(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, kind: Kind
) -> None:
    async with running(wire, tmp_path, clock=clock) as bot:
        await posted(bot, wire, people, kind)
        for _ in range(2):
            message = await comes_back(bot, wire, clock)
            assert buttons(message, "event_in")
        await joined(bot, wire, people)
        message = await comes_back(bot, wire, clock)
        await people.press(ANA, message, "event_next")
        await wire.until(lambda: the_event(bot).in_play and its_message(bot, wire))
        await comes_back(bot, wire, clock)
        (gone,) = [the_event(bot).row.message_id]
    assert gone is not None
    del wire.messages[gone]
    async with running(wire, tmp_path, clock=clock) as bot:
        await minute(bot, clock)
        message = await wire.until(lambda: its_message(bot, wire))
        assert message.id != gone
        await comes_back(bot, wire, clock)
        await people.press(ANA, await wire.until(lambda: its_message(bot, wire)), "event_end")


async def test_an_event_whose_message_may_not_be_read_keeps_none_of_the_others_waiting(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_boards, "LOOKED_FOR", 1)
    read, closed = wire._do_message, list[int]()

    def refuses(asked: Request) -> Json:
        if int(asked.address["message"]) in closed:
            raise Refusal(403, 50001, "Missing Access")
        return read(asked)

    monkeypatch.setattr(wire, "_do_message", refuses)
    async with running(wire, tmp_path, clock=clock) as bot:
        for _ in range(2):
            await posted(bot, wire, people, Kind.GAME_NIGHT)
            closed.append(the_event(bot).row.message_id or 0)
        await wire.until(lambda: len(bot.services.event_boards._told) == 2)
        gone = closed.pop()
        del wire.messages[gone]
        for _ in range(2):
            await minute(bot, clock)
        message = await wire.until(lambda: its_message(bot, wire))
        assert message.id != gone


@pytest.mark.parametrize("begun", [False, True])
async def test_an_event_whose_channel_was_deleted_while_the_bot_was_away_ends(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, begun: bool
) -> None:
    async with running(wire, tmp_path, clock=clock) as bot:
        await posted(bot, wire, people, Kind.LEAGUE)
        if begun:
            await joined(bot, wire, people)
            await people.press(ANA, await wire.until(lambda: its_message(bot, wire)), "event_next")
            await wire.until(lambda: the_event(bot).in_play and its_message(bot, wire))
    wire.deleted.add(CHANNEL)
    for _ in range(2):
        async with running(wire, tmp_path, clock=clock) as bot:
            await minute(bot, clock)
            await wire.until(partial(all_over, bot))
    told = [one.text for one in wire.messages.values() if one.channel == letters_of(ANA)]
    assert sum("was deleted" in text for text in told) == 1, told


@pytest.mark.parametrize("kind", [Kind.GAME_NIGHT, Kind.KNOCKOUT])
async def test_a_hundred_people_with_the_longest_names_are_all_named_and_pinged(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, kind: Kind
) -> None:
    crowd = [Person(900_000_000_000_000_000 + number, f"{number:03}{'W' * 29}") for number in range(1, MOST_PEOPLE)]
    async with running(wire, tmp_path) as bot:
        await posted(bot, wire, people, kind)
        event = the_event(bot)
        for person in crowd:
            await bot.services.events.change(event.id, joined_by, person)
        message = await wire.until(lambda: its_message(bot, wire))
        await people.press(ANA, message, "event_next")
        await wire.until(lambda: all(table.channel_id for table in the_event(bot).in_play) and the_event(bot).round)
        await wire.until(lambda: its_message(bot, wire))
        pinged = {
            user
            for sent in (one.body for one in wire.of("post"))
            for user in (sent.get("allowed_mentions") or {}).get("users", ())
            if f"<@{user}>" in str(sent)
        }
        playing = {user for table in the_event(bot).in_play for user in table.people}
        assert pinged == playing
        assert len(playing) == MOST_PEOPLE or kind is Kind.KNOCKOUT
