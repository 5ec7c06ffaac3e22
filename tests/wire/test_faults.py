"""Discord fails a request of the bot: the move is kept, the board comes right again, and refused requests are not
repeated."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.pictures import Picture, Subject
from bot.ui.channel import closed
from engine.rules.moves import move_text
from engine.tables.table.model import Snapshot, Status
from tests.no_pictures import NoPictures
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, control_of, shown
from tests.wire.records import LOST, RESET, Fault
from tests.wire.shapes import BONEYARD, CHANNEL, GUILD, THREAD, Json, Message, User, channel_payload, guild_payload

UNKNOWN_INTERACTION, ACKNOWLEDGED = Fault(404, 10062), Fault(400, 40060)
LIMITED, BANNED = Fault(429, retry_after=0.01), Fault(429, retry_after=3600.0, from_discord=False)
BROKEN, DOWN = Fault(500), Fault(503)

FATAL_TO_AN_ANSWER = {
    "unknown interaction": [UNKNOWN_INTERACTION],
    "already acknowledged": [ACKNOWLEDGED],
    "down": [DOWN] * 10,
    "broken": [BROKEN] * 10,
    "reset": [RESET] * 4,
    "banned": [BANNED],
}
PASSING = {
    "down for a moment": [DOWN],
    "broken for a moment": [BROKEN],
    "reset once": [RESET],
    "limited": [LIMITED],
    "limited twice": [LIMITED, LIMITED],
}
CLOSED = {
    "missing access": Fault(403, 50001),
    "missing permissions": Fault(403, 50013),
    "unknown channel": Fault(404, 10003),
    "unknown server": Fault(404, 10004),
}


def version(message: Message | None) -> int:
    """The version of the table in a message; -1 if there is none."""
    found = buttons(message) if message else []
    return control_of(found[0]).version if found else -1


def in_memory(bot: Boneyard, table: str) -> Snapshot:
    """An open table in the bot's memory."""
    found = bot.services.tables.peek(table)
    assert found is not None
    return found


async def current(bot: Boneyard, wire: WireDiscord, people: People, table: str, channel: int = CHANNEL) -> Message:
    """Wait until the public message is up to date; returns it."""
    await bot.services.tables.settled()
    snapshot = await bot.services.tables.snapshot(table)

    def shows() -> Message | None:
        message = people.showing("hand", "rematch", channel=channel)
        return message if message and version(message) >= snapshot.version else None

    return await wire.until(shows)


async def at_rest(bot: Boneyard, wire: WireDiscord, people: People, table: str, channel: int = CHANNEL) -> Message:
    """Wait until the board is up to date and the next player is pinged, so that faults hit the next click. Returns the
    public message."""

    def pinged() -> bool:
        users = in_memory(bot, table).awaited[:1]
        return any(f"<@{user}>" in str(ping.body["content"]) for user in users for ping in people.pings(channel))

    await wire.until(pinged)
    return await current(bot, wire, people, table, channel)


async def moved(bot: Boneyard, wire: WireDiscord, people: People, table: str, channel: int = CHANNEL) -> int:
    """Make one move, and wait until it is stored. Returns the number of steps."""
    found = await people.turn((ANA, BO), channel)
    assert found
    before = (await bot.services.tables.snapshot(table)).steps
    await people.move(*found)
    after = (await bot.services.tables.snapshot(table)).steps
    assert after > before
    return after


# -- the answer to a click -------------------------------------------------------------------------------------------


async def ready(people: People) -> tuple[User, Message, Json]:
    """Play until a player has a one-click move; returns the player, the panel and the button."""
    while True:
        found = await people.turn((ANA, BO))
        assert found
        user, panel = found
        if plain := buttons(panel, "do"):
            return user, panel, plain[0]
        await people.move(user, panel)


@pytest.mark.parametrize("faults", FATAL_TO_AN_ANSWER.values(), ids=FATAL_TO_AN_ANSWER)
async def test_a_move_whose_answer_is_never_seen_is_kept_and_shown(
    bot: Boneyard, wire: WireDiscord, people: People, faults: list[Fault]
) -> None:
    table = await people.begin(ANA, BO)
    user, panel, button = await ready(people)
    before = version(await current(bot, wire, people, table))
    asked, made = len(wire.of("callback")), (await bot.services.tables.records.of(table)).steps
    wire.fail("callback", *faults)
    click = people.push(user, panel, button)
    await wire.until(lambda: version(people.showing("hand", "rematch")) > before)
    assert not click.answer
    steps = (await bot.services.tables.records.of(table)).steps
    assert [move_text(step.move) for step in steps[: len(made) + 1]] == [
        *(move_text(step.move) for step in made),
        control_of(button).argument,
    ]
    if len(faults) == 1:
        assert len(wire.of("callback")) == asked + 1, "a hopeless request is not repeated"
    wire.forgive()
    assert await people.play(ANA, BO, moves=2) >= 1


@pytest.mark.parametrize("faults", PASSING.values(), ids=PASSING)
async def test_an_answer_that_fails_for_a_moment_is_given_again(
    bot: Boneyard, wire: WireDiscord, people: People, faults: list[Fault]
) -> None:
    table = await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    wire.fail("callback", *faults)
    click = await people.move(*found)
    assert click.answer
    await current(bot, wire, people, table)


async def test_an_answer_that_was_seen_although_the_bot_does_not_know_is_enough(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    wire.fail("callback", LOST)
    await people.move(*found)
    await current(bot, wire, people, table)
    assert await people.play(ANA, BO, moves=1) == 1


@pytest.mark.parametrize(
    "faults", [*FATAL_TO_AN_ANSWER.values(), *PASSING.values()], ids=[*FATAL_TO_AN_ANSWER, *PASSING]
)
async def test_a_table_whose_command_was_not_answered_gets_its_lobby_in_the_channel(
    bot: Boneyard, wire: WireDiscord, people: People, faults: list[Fault]
) -> None:
    wire.fail("callback", *faults)
    wire.slash(ANA, "domino play", game="block")
    lobby = await wire.until(lambda: people.showing("options"))
    wire.forgive()
    await people.press(BO, lobby, "join")
    await wire.until(lambda: buttons(lobby, "start"))
    assert len([message for message in people.public() if buttons(message, "options")]) == 1


@pytest.mark.parametrize("faults", [[LOST], [LOST, LOST], [RESET, LOST]], ids=["once", "twice", "after a reset"])
async def test_a_lobby_is_not_posted_twice_because_its_answer_was_lost(
    bot: Boneyard, wire: WireDiscord, people: People, faults: list[Fault]
) -> None:
    wire.fail("callback", *faults)
    command = await wire.answered(wire.slash(ANA, "domino play", game="block"))
    lobby = shown(command)
    await people.press(BO, lobby, "join")
    await wire.until(lambda: any(buttons(message, "start") for message in people.public()))
    assert len([message for message in people.public() if buttons(message, "options")]) == 1


# -- the board -------------------------------------------------------------------------------------------------------


# For edits of an old message Discord asks for patience again and again, until the library gives up.
TOO_OFTEN = [Fault(429, 30046, retry_after=0.01)] * 5


@pytest.mark.parametrize("faults", [[Fault(404, 10008)], TOO_OFTEN], ids=["unknown message", "edited too often"])
async def test_a_board_that_cannot_be_edited_is_posted_anew(
    bot: Boneyard, wire: WireDiscord, people: People, faults: list[Fault]
) -> None:
    table = await people.begin(ANA, BO)
    old = await at_rest(bot, wire, people, table)
    wire.fail("edit", *faults)
    await moved(bot, wire, people, table)
    new = await wire.until(lambda: next((m for m in people.public() if m.id > old.id and buttons(m, "tally")), None))
    await wire.until(lambda: in_memory(bot, table).message_id == new.id)
    assert await people.play(ANA, BO, moves=2) == 2
    assert (await current(bot, wire, people, table)).id >= new.id


@pytest.mark.parametrize("call", ["edit", "post"])
@pytest.mark.parametrize("fault", CLOSED.values(), ids=CLOSED)
async def test_a_channel_closed_to_the_bot_is_left_alone_and_its_host_is_told_once(
    bot: Boneyard, wire: WireDiscord, people: People, monkeypatch: pytest.MonkeyPatch, fault: Fault, call: str
) -> None:
    monkeypatch.setattr(closed, "KNOCK", math.inf)
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    found = await people.turn((ANA, BO))
    assert found
    if call == "post":  # the board is gone, and a new one may not be posted
        wire.fail("edit", Fault(404, 10008))
        wire.fail("post", fault)  # but the host can be written to
    else:
        wire.fail("edit", *[fault] * 50)
    asked = len(wire.of(call))
    user, panel = found
    await people.move(user, panel)
    await wire.until(lambda: wire.of("dm"))
    for _ in range(4):  # the match can go on in the panels that are open
        for person in (ANA, BO):
            again = await people.hand(person)
            if buttons(again, "do"):
                await people.move(person, again)
    await bot.services.tables.settled()
    assert len(wire.of("dm")) == 1
    mine = [request for request in wire.of(call)[asked:] if request.address["channel"] == str(CHANNEL)]
    assert len(mine) == 1, "a forbidden request is not repeated"
    assert "can’t show your table" in next(m for m in wire.messages.values() if m.channel == ANA.id + 500).text


async def test_a_channel_that_is_open_again_gets_its_board_on_request(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", Fault(403, 50013))
    await moved(bot, wire, people, table)
    await wire.until(lambda: wire.of("dm"))
    await wire.answered(wire.slash(ANA, "domino board"))
    await current(bot, wire, people, table)
    assert await people.play(ANA, BO, moves=2) == 2
    await current(bot, wire, people, table)


ALLOWED_AGAIN: dict[str, Callable[[], Json]] = {
    "CHANNEL_UPDATE": lambda: channel_payload(CHANNEL),
    "GUILD_ROLE_UPDATE": lambda: {"guild_id": str(GUILD), "role": guild_payload([ANA])["roles"][0]},
    "GUILD_MEMBER_UPDATE": lambda: {"guild_id": str(GUILD), **BONEYARD.member(), "nick": "Bones"},
}


@pytest.mark.parametrize("event", ALLOWED_AGAIN)
async def test_a_channel_that_may_be_open_again_gets_its_board_by_itself(
    bot: Boneyard, wire: WireDiscord, people: People, event: str
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", Fault(403, 50013))
    await moved(bot, wire, people, table)
    await wire.until(lambda: wire.of("dm"))
    wire.dispatch(event, ALLOWED_AGAIN[event]())
    await current(bot, wire, people, table)


async def test_the_tables_of_a_server_that_is_gone_are_closed(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", *[Fault(404, 10003)] * 9)
    wire.dispatch("GUILD_DELETE", {"id": str(GUILD)})
    tables = bot.services.tables
    await wire.until(lambda: wire.of("edit")[-1].status == 404)
    assert not tables.known()
    assert (await tables.snapshot(table)).status is Status.CANCELLED
    assert not wire.of("dm"), "the host cannot be reached"


@pytest.mark.parametrize("fault", [*CLOSED.values(), None], ids=[*CLOSED, "no request before"])
async def test_a_server_that_invites_the_bot_again_sees_that_its_tables_are_closed(
    bot: Boneyard, wire: WireDiscord, people: People, fault: Fault | None
) -> None:
    table = await people.begin(ANA, BO)
    board = await at_rest(bot, wire, people, table)
    wire.fail("edit", *[fault] * 9 if fault else [])
    wire.dispatch("GUILD_DELETE", {"id": str(GUILD)})
    tables = bot.services.tables
    if fault:
        await wire.until(lambda: wire.of("edit")[-1].status == fault.status)
    wire.forgive()
    invited = guild_payload([ANA, BO], GUILD)
    del invited["unavailable"]  # else it is the end of an outage
    wire.dispatch("GUILD_CREATE", invited)
    await wire.until(lambda: not buttons(board, "hand"))
    assert (await tables.snapshot(table)).status is Status.CANCELLED


async def test_the_host_is_asked_for_another_channel_once(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.dispatch("CHANNEL_DELETE", channel_payload(CHANNEL))
    await wire.until(lambda: wire.of("dm"))
    assert in_memory(bot, table).homeless


@pytest.mark.parametrize("faults", PASSING.values(), ids=PASSING)
@pytest.mark.parametrize("call", ["edit", "post", "delete", "panel"])
async def test_a_passing_failure_comes_right_by_itself(
    bot: Boneyard, wire: WireDiscord, people: People, call: str, faults: list[Fault]
) -> None:
    table = await people.begin(ANA, BO)
    wire.fail(call, *faults)
    assert await people.play(ANA, BO, moves=3) == 3
    await current(bot, wire, people, table)
    await wire.until(lambda: len(people.pings()) == 1)
    assert len([message for message in people.public() if buttons(message, "tally")]) == 1


async def test_a_post_whose_answer_was_lost_is_not_in_the_channel_twice(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", Fault(404, 10008))
    wire.fail("post", LOST, LOST)
    before = len(people.public())
    await moved(bot, wire, people, table)
    await current(bot, wire, people, table)
    await wire.until(lambda: len(people.pings()) == 1)
    assert len(people.public()) == before + 1, "the board that the bot was told is gone, and the new one, and a ping"


async def test_a_board_that_failed_for_long_is_whole_at_the_next_change(
    bot: Boneyard, wire: WireDiscord, people: People, hurry: Hurry
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    wire.fail("edit", *[DOWN] * 4)
    await moved(bot, wire, people, table)
    await wire.until(lambda: [request.status for request in wire.of("edit")][-4:] == [503] * 4)
    found = [await people.hand(person) for person in (ANA, BO)]
    user, panel = next((person, p) for person, p in zip((ANA, BO), found, strict=True) if buttons(p, "do", "tile"))
    await people.move(user, panel)
    await current(bot, wire, people, table)


async def test_an_archived_thread_is_opened_again(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    table = await people.begin(ANA, BO, channel=THREAD)
    await current(bot, wire, people, table, THREAD)
    wire.archived.add(THREAD)
    await moved(bot, wire, people, table, THREAD)
    await current(bot, wire, people, table, THREAD)
    assert not wire.archived
    assert len(wire.of("reopen")) == 1


class Board(NoPictures):
    """A painter of one small picture."""

    async def draw(self, subject: Subject) -> Picture | None:
        """Always the same."""
        return Picture(b"\x89PNG\r\n\x1a\n", subject.name, "The board")


async def test_a_message_that_is_too_large_is_sent_without_its_picture(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path, painter=Board()) as bot:
        table = await people.begin(ANA, BO)
        board = await at_rest(bot, wire, people, table)
        assert [item["filename"] for item in board.body["attachments"]] == ["board.png"]
        wire.fail("edit", Fault(413, 40005))
        await moved(bot, wire, people, table)
        await wire.until(lambda: version(board) >= in_memory(bot, table).version)
        assert await people.play(ANA, BO, moves=2) == 2


async def test_a_call_that_is_forbidden_is_not_tried_again_and_the_match_goes_on(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    table = await people.begin(ANA, BO)
    await at_rest(bot, wire, people, table)
    await wire.until(people.pings)
    asked = len(wire.of("post"))
    wire.fail("post", Fault(403, 50013))
    await moved(bot, wire, people, table)
    await current(bot, wire, people, table)
    assert len(wire.of("post")) <= asked + 1
    assert await people.play(ANA, BO, moves=1) == 1


@pytest.mark.parametrize("fault", [Fault(404, 10008), Fault(403, 50013), DOWN, RESET], ids=str)
async def test_an_old_call_that_cannot_be_deleted_stops_nothing(
    bot: Boneyard, wire: WireDiscord, people: People, fault: Fault
) -> None:
    await people.begin(ANA, BO)
    wire.fail("delete", *[fault] * 3)
    assert await people.play(ANA, BO, moves=4) == 4


@pytest.mark.parametrize(
    "fault", [Fault(404, 10015), Fault(401, 50027), Fault(404, 10008), Fault(403, 50001), RESET], ids=str
)
async def test_a_panel_that_cannot_be_freshened_is_given_up_for_the_next_one(
    bot: Boneyard, wire: WireDiscord, people: People, fault: Fault
) -> None:
    await people.begin(ANA, BO)
    wire.fail("panel", *[fault] * 3)
    assert await people.play(ANA, BO, moves=4) == 4


async def test_panels_are_freshened_while_the_board_of_the_channel_hangs(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    waiting = await people.hand(BO if found[0] is ANA else ANA)
    go_on, edits, shows = asyncio.Event(), len(wire.of("edit")), waiting.edits
    wire.fail("edit", *[Fault(hold=go_on)] * 20)
    await people.move(*found)
    await wire.until(lambda: waiting.edits > shows)
    assert {request.status for request in wire.of("edit")[edits:]} <= {0}, "the board is still on its way"
    go_on.set()
