"""A place that refuses the bot parks its tables: the host reads the true remedy once, so does `/domino turns`, and what
lifts the refusal brings board and ping."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest

from bot.client import Boneyard
from bot.ui.channel.closed import KNOCK, SHORT, TRIES
from engine.events.model import Plan
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Hurry, running
from tests.wire.days import box_of
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, shown
from tests.wire.records import Fault
from tests.wire.shapes import BONEYARD, CHANNEL, GUILD, THREAD, Json, channel_payload
from tests.wire.test_faults import at_rest, current, in_memory, moved
from tests.wire.test_outages import pass_time

VOICE, STAGE, PRIVATE, FORUM = 2, 13, 12, 15
ANA_LETTERS = ANA.id + 500


def bits(**denied: bool) -> int:
    """Permissions as a number."""
    return discord.Permissions(**denied).value


def channel(denied: int = 0, kind: int | None = None) -> Callable[[], Json]:
    """The channel changes."""
    return lambda: channel_payload(CHANNEL, kind=kind, denied=denied)


def thread(**facts: bool | int) -> Callable[[], Json]:
    """The thread changes."""
    return lambda: channel_payload(THREAD, **facts)  # type: ignore[arg-type]


def timed_out(until: timedelta | None) -> Callable[[], Json]:
    """The bot is sent to a time-out, or let out."""
    ends = None if until is None else (datetime.now(UTC) + until).isoformat()
    return lambda: {"guild_id": str(GUILD), **BONEYARD.member(), "communication_disabled_until": ends}


@dataclass(frozen=True)
class Closing:
    """How a place is closed to the bot, what its host reads, and how it opens again."""

    code: int
    told: str
    event: str = "CHANNEL_UPDATE"
    shuts: Callable[[], Json] | None = None
    opens: Callable[[], Json] | None = None
    status: int = 403
    kind: int | None = None
    """Of the channel, or of the thread."""
    place: int = CHANNEL
    locked: bool = False
    archived: bool = False
    calls: tuple[str, ...] = ("edit", "post")
    known: bool = True
    """Whether the bot hears of the thread at all."""
    reopen: tuple[int, int] | None = None
    """How Discord refuses to reopen the thread."""
    say: str = "I can’t show your table"


NO_SEND = bits(send_messages=True)
NO_THREADS = bits(send_messages_in_threads=True)
NO_CONNECT = bits(connect=True)
CLOSINGS = {
    "text without Send Messages": Closing(50013, "Give me **Send Messages**.", shuts=channel(NO_SEND), opens=channel()),
    "text without View Channels": Closing(
        50001, "Give me **View Channels**.", shuts=channel(bits(view_channel=True)), opens=channel()
    ),
    "voice chat without Connect": Closing(
        *(50001, "Give me **Connect**.", "CHANNEL_UPDATE", channel(NO_CONNECT, VOICE), channel(0, VOICE)), kind=VOICE
    ),
    "stage without Connect": Closing(
        *(50013, "Give me **Connect**.", "CHANNEL_UPDATE", channel(NO_CONNECT, STAGE), channel(0, STAGE)), kind=STAGE
    ),
    "voice chat without both": Closing(
        *(50013, "Give me **Connect** and **Send Messages**.", "CHANNEL_UPDATE"),
        *(channel(NO_CONNECT | NO_SEND, VOICE), channel(0, VOICE)),
        kind=VOICE,
    ),
    "thread without its permission": Closing(
        50013, "Give me **Send Messages in Threads**.", shuts=channel(NO_THREADS), opens=channel(), place=THREAD
    ),
    "archived thread without its permission": Closing(
        *(50083, "Give me **Send Messages in Threads**.", "CHANNEL_UPDATE", channel(NO_THREADS), channel(), 400),
        place=THREAD,
        archived=True,
        reopen=(403, 50013),
    ),
    "locked thread": Closing(
        *(50083, "The thread is locked. Unlock it.", "THREAD_UPDATE"),
        *(thread(archived=True, locked=True), thread(), 400),
        place=THREAD,
        locked=True,
        archived=True,
    ),
    "locked thread, still active": Closing(
        *(160005, "The thread is locked. Unlock it.", "THREAD_UPDATE", thread(locked=True), thread(), 400),
        place=THREAD,
        locked=True,
    ),
    "private thread without the bot": Closing(
        *(50001, "I’m not in that thread.", "THREAD_CREATE", None, thread(kind=PRIVATE)),
        place=THREAD,
        kind=PRIVATE,
        known=False,
    ),
    "too many threads": Closing(
        *(50083, "too many active threads", "THREAD_UPDATE", thread(archived=True), thread(archived=True), 400),
        place=THREAD,
        archived=True,
        reopen=(400, 160006),
    ),
    "time-out": Closing(
        *(50013, "I’m in time-out until <t:", "GUILD_MEMBER_UPDATE", timed_out(timedelta(hours=1)), timed_out(None))
    ),
    "a channel without messages": Closing(50024, "in another channel to move the table", opens=channel(), status=400),
    "a code of tomorrow": Closing(59999, "(error 59999)", opens=channel()),
    "posts alone": Closing(
        *(50013, "Give me **Send Messages**.", "CHANNEL_UPDATE", channel(NO_SEND), channel()),
        calls=("post",),
        say="I can’t ping players",
    ),
}


@pytest.fixture
def clock() -> FakeClock:
    """A clock that moves when told. It begins now, as the library compares time-outs with its own."""
    clock = FakeClock()
    clock.time = datetime.now(UTC).timestamp()
    return clock


@asynccontextmanager
async def closed(
    closing: Closing, wire: WireDiscord, people: People, path: Path, clock: FakeClock
) -> AsyncIterator[tuple[Boneyard, str]]:
    """A match whose place closes to the bot, and the move after that."""
    if closing.kind is not None:
        wire.kinds[closing.place] = closing.kind
    async with running(wire, path, clock=clock) as bot:
        if closing.place == THREAD and closing.known:
            wire.dispatch("THREAD_CREATE", channel_payload(THREAD, kind=closing.kind))
        table = await people.begin(ANA, BO, channel=closing.place)
        await at_rest(bot, wire, people, table, closing.place)
        wire.shut = dict.fromkeys(closing.calls, (closing.status, closing.code))
        wire.archived |= {THREAD} if closing.archived else set()
        wire.locked |= {THREAD} if closing.locked else set()
        if closing.reopen:
            wire.shut["reopen"] = closing.reopen
        if closing.shuts:
            wire.dispatch(closing.event, closing.shuts())
        await moved(bot, wire, people, table, closing.place)
        yield bot, table


def letters(wire: WireDiscord) -> list[str]:
    """The texts of the messages to the host."""
    return [message.text for message in wire.messages.values() if message.channel == ANA_LETTERS]


def refusals(wire: WireDiscord) -> list[int]:
    """The requests refused in the channel and its thread."""
    return [request.status for request in wire.requests if request.call in wire.shut and request.status >= 400]


@pytest.mark.parametrize("closing", CLOSINGS.values(), ids=CLOSINGS)
async def test_the_host_reads_the_true_remedy_once_and_what_lifts_it_brings_board_and_ping(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, closing: Closing
) -> None:
    async with closed(closing, wire, people, tmp_path, clock) as (bot, table):
        (letter,) = await wire.until(lambda: letters(wire))
        assert closing.say in letter
        assert closing.told in letter
        assert f"<#{closing.place}>" in letter
        turns = shown(await wire.answered(wire.slash(BO, "domino turns", closing.place)))
        assert closing.told in turns.text, "everyone at the table can help"
        refused = len(refusals(wire))
        await moved(bot, wire, people, table, closing.place)
        await bot.services.tables.settled()
        lanes = bot.services.writer.lanes
        await lanes.finish(*lanes.tasks)
        assert len(refusals(wire)) == refused, "what is refused is not repeated"
        wire.shut, wire.locked = {}, set()
        wire.archived -= {THREAD} if closing.event == "THREAD_UPDATE" else set()
        assert closing.opens
        wire.dispatch(closing.event, closing.opens())
        await at_rest(bot, wire, people, table, closing.place)
        assert len(letters(wire)) == 1
        turns = shown(await wire.answered(wire.slash(BO, "domino turns", closing.place)))
        assert "⚠️" not in turns.text


@pytest.mark.parametrize("name", ["locked thread", "too many threads", "a code of tomorrow"])
async def test_a_restart_tells_the_host_nothing_twice(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, name: str
) -> None:
    closing = CLOSINGS[name]
    async with closed(closing, wire, people, tmp_path, clock) as (bot, table):
        await wire.until(lambda: letters(wire))
    for _ in range(2):
        wire._nonces.clear()  # Discord forgets them within minutes
        refused = len(refusals(wire))
        async with running(wire, tmp_path, clock=clock) as bot:
            await wire.until(lambda refused=refused: len(refusals(wire)) > refused)  # type: ignore[misc]
            await wire.until(lambda bot=bot: bot.services.writer.closed.of(in_memory(bot, table)))  # type: ignore[misc]
            lanes = bot.services.writer.lanes
            await lanes.finish(*lanes.tasks)
    assert len(letters(wire)) == 1
    closed_now, (wire.shut, wire.locked, wire.archived) = (wire.shut, wire.locked, wire.archived), ({}, set(), set())
    async with running(wire, tmp_path, clock=clock) as bot:
        await bot.services.tables.snapshot(table)  # loads it
        await at_rest(bot, wire, people, table, closing.place)
        wire.shut, wire.locked, wire.archived = closed_now
        wire._nonces.clear()
        await moved(bot, wire, people, table, closing.place)
        await wire.until(lambda: len(letters(wire)) == 2)


async def test_a_restart_tells_the_host_of_an_event_nothing_twice(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        await wire.answered(wire.slash(ANA, "events night"))
        await wire.answered(wire.send_box(ANA, box_of(Plan(("block",), seats=2))))
        signed = await wire.until(lambda: people.showing("event_in"))
        wire.shut = dict.fromkeys(("edit", "post"), (403, 50013))
        await people.press(BO, signed, "event_in")
        (letter,) = await wire.until(lambda: letters(wire))
        assert "I can’t show your event" in letter
    for _ in range(2):
        wire._nonces.clear()  # Discord forgets them within minutes
        refused = len(refusals(wire))
        async with running(wire, tmp_path) as bot:
            await wire.until(lambda refused=refused: len(refusals(wire)) > refused)  # type: ignore[misc]
            await wire.until(lambda bot=bot: bot.services.event_boards._shut)  # type: ignore[misc]
            lanes = bot.services.event_boards.lanes
            await lanes.finish(*lanes.tasks)
    assert letters(wire) == [letter]
    wire.shut = {}
    async with running(wire, tmp_path) as bot:
        await wire.until(lambda: bot.services.events.known()[0].row.told is None)


async def test_a_time_out_that_runs_out_brings_the_board_though_discord_says_nothing(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock
) -> None:
    async with closed(CLOSINGS["time-out"], wire, people, tmp_path, clock) as (bot, table):
        await wire.until(lambda: letters(wire))
        await wire.until(lambda: bot.services.writer._waiting)
        wire.shut = {}
        await pass_time(bot, clock, 2 * 3600)
        await at_rest(bot, wire, people, table)


async def test_the_next_click_tries_a_closed_channel_again_but_not_every_click(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock
) -> None:
    async with closed(CLOSINGS["a code of tomorrow"], wire, people, tmp_path, clock) as (bot, table):
        await wire.until(lambda: letters(wire))
        refused = len(refusals(wire))
        for person in (ANA, BO) * 3:
            await people.hand(person)
        assert len(refusals(wire)) == refused
        wire.shut = {}
        clock.time += KNOCK
        await people.hand(BO)
        await at_rest(bot, wire, people, table)


async def test_a_lobby_in_a_closed_channel_changes_with_the_click_itself(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock
) -> None:
    wire.kinds[CHANNEL] = VOICE
    async with running(wire, tmp_path, clock=clock) as bot:
        wire.shut = dict.fromkeys(("edit", "post"), (403, 50001))
        wire.dispatch("CHANNEL_UPDATE", channel_payload(CHANNEL, kind=VOICE, denied=NO_CONNECT))
        opened = await wire.answered(wire.slash(ANA, "domino play", game="block"))
        lobby = shown(opened)
        await people.press(BO, lobby, "join")
        await wire.until(lambda: letters(wire))
        await people.press(BO, lobby, "leave")
        await people.press(BO, lobby, "join")
        await wire.until(lambda: buttons(lobby, "start"))
        await people.press(ANA, lobby, "start")
        assert [table.status for table in bot.services.tables.known()] == ["playing"]


async def test_a_body_that_discord_never_takes_becomes_words_then_short_and_then_parks_its_table_alone(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO)
        board = await at_rest(bot, wire, people, table)
        edits = len(wire.of("edit"))
        wire.fail("edit", *[Fault(503)] * (TRIES * (SHORT + 1)))
        await moved(bot, wire, people, table)
        (letter,) = await wire.until(lambda: letters(wire))
        assert "Discord fails each time" in letter
        tried = wire.of("edit")[edits:]
        assert len(tried) == TRIES * (SHORT + 1)
        assert len(str(tried[-1].body)) < len(str(tried[0].body)) / 2
        turns = shown(await wire.answered(wire.slash(BO, "domino turns")))
        assert "Discord fails each time" in turns.text
        assert CHANNEL not in bot.services.writer.lanes.parked, "other tables of the channel go on"
        await moved(bot, wire, people, table)
        after = await current(bot, wire, people, table)
        assert after.id == board.id
        assert "tally" in {control for item in buttons(after) if (control := str(item["custom_id"]).split(":")[3])}


async def test_the_end_of_a_round_that_discord_hardly_takes_is_short_and_leaves_no_board_behind(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path):
        await people.begin(ANA, BO)
        while not people.showing("rematch"):
            if not wire.scripted("edit") and wire.recovered("edit"):
                wire.fail("edit", *[Fault(503)] * (TRIES * SHORT))
            await people.play(ANA, BO, moves=1)
        ended = await wire.until(lambda: people.showing("rematch"))
        assert "wins" in ended.text
        await wire.until(lambda: not people.showing("hand"))
