"""The live board inside Discord: only a person whom Discord knows there gets a session, and all else has no effect."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from bot.client import Boneyard
from bot.config import SettingsError
from bot.live.documents import plain_text
from bot.live.identity import TOLD_SECONDS
from bot.live.server import MOST_BYTES
from bot.words import words_for
from engine.boneyard import Engine
from engine.store import StoreUnavailable
from engine.tables.keeping.moderation import Deed
from engine.tables.table.model import Person
from tests.engine.store.test_pooler import free_port
from tests.wire.conftest import running
from tests.wire.discord import WireDiscord
from tests.wire.live.conftest import INSIDE, REFUSED, WORDS, Clock, Live, opened
from tests.wire.people import ANA, BO, CHLOE, STRANGER, People, buttons, control_of, shown
from tests.wire.records import RESET, Fault
from tests.wire.shapes import (
    CHANNEL,
    CLIENT_SECRET,
    GUILD,
    THREAD,
    Json,
    channel_payload,
    letters_of,
)

# -- who comes in -----------------------------------------------------------------------------------------------------


async def test_a_press_opens_the_activity_and_its_page_plays(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    await people.begin(CHLOE, STRANGER)
    board = next(one for one in people.public() if any(control_of(b).table == table for b in buttons(one, "live")))
    assert (await people.press(BO, board, "live")).answer == {"type": 12}
    found = await live.session(BO)
    session = live.server.sessions.read(found["session"], 0.0)
    assert session is not None
    assert (session.user_id, found["table"]) == (BO.id, table), "the table of the button, though there are two"
    turn = (await live.bot.services.tables.snapshot(table)).turn
    assert turn is not None
    mover = ANA if turn.user_id == ANA.id else BO
    page = await live.page((await live.session(mover))["session"])
    document = await page.open(table)
    assert document["seat"] == turn.seat
    move = next(tile["moves"][0] for tile in document["hand"] if tile["moves"])
    done = await page.ask(do="move", version=document["version"], text=move["text"])
    assert done["is"] == "done"
    assert done["version"] > document["version"]
    assert "Origin" not in str(live.wire.requests), "nothing of the page goes on to Discord but its code"


async def test_who_only_watches_sees_no_tiles_and_moves_nothing(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    page = await live.page((await live.session(STRANGER))["session"])
    document = await page.open(table)
    assert (document["seat"], document["hand"], document["buttons"]) == (None, [], [])
    for text in ("pass", "draw", *(tile["text"] for tile in document["hand"])):
        assert (await page.ask(do="move", version=document["version"], text=text))["is"] == "refused"
    assert (await live.bot.services.tables.snapshot(table)).version == document["version"]


async def test_the_first_table_is_the_only_one_or_chosen_on_the_page(live: Live, people: People) -> None:
    assert await live.enter(live.asked(STRANGER)) == (403, plain_text(WORDS("board.live_none")))
    one = await people.begin(ANA, BO)
    assert (await live.session(STRANGER))["table"] == one
    await people.begin(CHLOE, ANA)
    (two,) = {table.id for table in live.bot.services.tables.known()} - {one}
    found = await live.session(STRANGER)
    assert found["table"] == ""
    page = await live.http.ws_connect(
        f"{live.address}socket", params={"session": found["session"]}, headers={"Origin": INSIDE}
    )
    while (told := await page.receive_json())["is"] != "tables":
        pass
    assert {(each["id"], each["yours"]) for each in told["tables"]} == {(one, False), (two, False)}
    asked = live.asked(STRANGER) | {"table": two}
    assert json.loads((await live.enter(asked))[1])["table"] == two, "the page knows it after an hour"
    asked = live.asked(STRANGER) | {"table": "zzzzz"}
    assert json.loads((await live.enter(asked))[1])["table"] == ""


async def test_a_direct_message_has_the_person_s_own_tables(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    place = {"channel": letters_of(BO), "guild": None}
    assert (await live.session(BO, **place))["table"] == table
    asked = live.asked(STRANGER, channel=letters_of(STRANGER), guild=None)
    assert await live.enter(asked) == (403, plain_text(WORDS("board.live_none")))


@pytest.mark.parametrize(
    "wrong",
    [
        {"code": "an-invented-code"},
        {"code": ""},
        {"code": "x" * 201},
        {"code": ["code-1"]},
        {"instance": "i-another"},
        {"instance": "../../users/@me"},
        {"instance": None},
        {"channel": str(CHANNEL + 1)},
        {"channel": "here"},
        {"guild": str(GUILD + 1)},
        {"guild": None},
        {"guild": "x"},
    ],
    ids=str,
)
async def test_what_discord_does_not_confirm_is_refused(live: Live, people: People, wrong: Json) -> None:
    await people.begin(ANA, BO)
    assert await live.enter(live.asked(BO) | wrong) == REFUSED


async def test_an_activity_of_others_and_a_used_code_are_refused(live: Live, people: People) -> None:
    await people.begin(ANA, BO)
    mine, theirs = live.asked(STRANGER), live.asked(BO, ANA)
    assert await live.enter(theirs | {"code": mine["code"]}) == REFUSED, "the person is not in it"
    assert (await live.enter(theirs))[0] == 200
    assert await live.enter(theirs) == REFUSED, "a code is good once"
    elsewhere = live.asked(BO, channel=CHANNEL + 1)
    assert await live.enter(elsewhere | {"channel": str(CHANNEL)}) == REFUSED, "it runs in another channel"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"null", b'"x"', b"{}", b"\xff", b"[" * 1500], ids=repr)
async def test_nonsense_is_refused_without_asking_discord(live: Live, body: bytes) -> None:
    assert await live.enter(body) == REFUSED
    assert not live.wire.of("token")


async def test_a_long_text_is_not_read(live: Live) -> None:
    assert (await live.enter(live.asked(BO) | {"more": "x" * MOST_BYTES}))[0] == 413


@pytest.mark.parametrize(
    "origin", [None, "null", "", "https://evil.example", "https://7002.discordsays.com", f"{INSIDE}.evil.example"]
)
async def test_other_pages_get_no_session_and_no_socket(live: Live, people: People, origin: str | None) -> None:
    await people.begin(ANA, BO)
    assert await live.enter(live.asked(BO), Origin=origin) == REFUSED
    session = (await live.session(BO))["session"]
    await live.refuses(session, origin=origin)
    await live.page(session, live.address.rstrip("/"))


async def test_only_discord_may_frame_the_page_and_nothing_sets_a_cookie(live: Live, people: People) -> None:
    await people.begin(ANA, BO)
    async with live.http.get(live.address) as page:
        policy = page.headers["Content-Security-Policy"]
        assert policy.endswith("frame-ancestors 'self' https://discord.com https://*.discord.com")
        assert "Set-Cookie" not in page.headers
    await live.page((await live.session(BO))["session"])
    assert not list(live.http.cookie_jar)


# -- who may not ------------------------------------------------------------------------------------------------------


async def test_who_has_left_or_cannot_see_the_channel_gets_nothing(
    live: Live, people: People, clock: type[Clock]
) -> None:
    table = await people.begin(ANA, BO)
    page = await live.page((await live.session(BO))["session"])
    assert (await page.open(table))["is"] == "table"
    live.wire.dispatch("CHANNEL_UPDATE", channel_payload(CHANNEL, denied=1 << 10))
    await live.wire.until(lambda: not channel_of(live.bot).permissions_for(everyone(live.bot)).view_channel)
    assert await live.enter(live.asked(BO)) == (403, WORDS("board.live_hidden"))
    assert (await page.open(table))["is"] == "end", "an open page ends too"
    refused = await page.ask(do="press", version=1, button=f"b1:{table}:1:ready", table=table)
    assert refused["is"] == "refused"
    live.wire.dispatch("CHANNEL_UPDATE", channel_payload(CHANNEL))
    await live.wire.until(lambda: channel_of(live.bot).permissions_for(everyone(live.bot)).view_channel)
    clock.later += TOLD_SECONDS
    assert (await page.open(table))["is"] == "table"
    live.wire.users.remove(BO)
    clock.later += TOLD_SECONDS
    assert (await page.open(table))["is"] == "end"
    assert await live.enter(live.asked(BO)) == (403, WORDS("board.live_hidden"))


def channel_of(bot: Boneyard) -> Any:
    """The channel as the bot knows it."""
    guild = bot.get_guild(GUILD)
    assert guild is not None
    return guild.get_channel(CHANNEL)


def everyone(bot: Boneyard) -> Any:
    """The role that all have."""
    return channel_of(bot).guild.default_role


async def test_a_private_thread_is_for_its_members(live: Live, people: People, clock: type[Clock]) -> None:
    await people.begin(ANA, BO)
    live.wire.dispatch("CHANNEL_UPDATE", channel_payload(CHANNEL, denied=1 << 34))  # members don't manage threads
    live.wire.dispatch("THREAD_CREATE", channel_payload(THREAD, kind=12))
    await live.wire.until(lambda: channel_of(live.bot).threads)
    assert await live.enter(live.asked(BO, channel=THREAD)) == (403, WORDS("board.live_hidden"))
    live.wire.in_thread.add(BO.id)
    clock.later += TOLD_SECONDS
    assert (await live.enter(live.asked(BO, channel=THREAD)))[0] == 200


async def test_while_discord_can_t_be_asked_its_last_word_counts(
    live: Live, people: People, clock: type[Clock]
) -> None:
    table = await people.begin(ANA, BO)
    page = await live.page((await live.session(BO))["session"])
    clock.later += TOLD_SECONDS
    live.wire.fail("member", *[Fault(503)] * 10)
    assert (await page.open(table))["is"] == "table"


async def test_who_is_blocked_gets_nothing(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    page = await live.page((await live.session(BO))["session"])
    rules = live.bot.services.tables.moderation
    blocking = Person(BO.id, BO.name)
    await rules.set_rules(GUILD, lambda now: now.blocking(GUILD, blocking), Person(ANA.id, ANA.name), Deed.BLOCKED)
    assert await live.enter(live.asked(BO)) == (403, WORDS("blocked.you"))
    assert (await page.open(table))["is"] == "end"


async def test_a_private_table_is_its_player_s_alone(live: Live, people: People) -> None:
    await live.wire.answered(live.wire.slash(CHLOE, "domino solitaire", show="private"))
    (table,) = live.bot.services.tables.known()
    assert (await live.session(CHLOE))["table"] == table.id
    assert await live.enter(live.asked(BO) | {"table": table.id}) == (403, plain_text(WORDS("board.live_none")))


# -- Discord fails ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "faults"),
    [
        *(("token", [Fault(500)]), ("token", [RESET]), ("token", [Fault(429)]), ("me", [Fault(503)])),
        *(("instance", [Fault(503)] * 5), ("member", [Fault(503)] * 5)),
    ],
)
async def test_when_discord_does_not_answer_the_page_says_so(
    live: Live, people: People, call: str, faults: list[Fault]
) -> None:
    await people.begin(ANA, BO)
    live.wire.fail(call, *faults)
    assert await live.enter(live.asked(BO)) == (503, WORDS("board.live_unreachable"))
    live.wire.forgive()
    assert (await live.enter(live.asked(BO)))[0] == 200


@pytest.mark.logs("StoreUnavailable")
async def test_tables_that_can_t_be_read_are_not_called_closed(live: Live, people: People) -> None:
    await people.begin(ANA, BO)
    tables = live.bot.services.tables
    (table,) = tables.known()
    tables._registry.open[table.id].unload()
    tables._registry._used.clear()

    async def fail(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables._registry.store, "load", fail)
        assert await live.enter(live.asked(STRANGER)) == (503, WORDS("refusal.store_unreadable"))
    assert json.loads((await live.enter(live.asked(STRANGER)))[1])["table"] == table.id


async def test_a_refused_client_secret_is_logged(live: Live, people: People, caplog: pytest.LogCaptureFixture) -> None:
    await people.begin(ANA, BO)
    live.wire.fail("token", Fault(401))
    assert await live.enter(live.asked(BO)) == (500, WORDS("board.live_closed"))
    assert "Discord refused DISCORD_CLIENT_SECRET" in caplog.text
    assert CLIENT_SECRET not in caplog.text


async def test_where_activities_are_off_the_button_says_so(live: Live, people: People) -> None:
    await people.begin(ANA, BO)
    board = people.showing("live")
    assert board is not None
    live.wire.fail("callback", Fault(400, 50234))
    answer = await people.press(BO, board, "live")
    assert WORDS("board.live_closed") in shown(answer).text


async def test_sentences_are_in_the_person_s_language(live: Live) -> None:
    german = {"Accept-Language": "de-DE,de;q=0.9"}
    assert await live.enter(b"", **german) == (403, words_for("de")("board.live_refused"))


# -- the bot around it ------------------------------------------------------------------------------------------------


async def test_a_session_outlives_the_bot(wire: WireDiscord, people: People, tmp_path: Path, hurry: object) -> None:
    async with opened(wire, tmp_path) as live:
        table = await people.begin(ANA, BO)
        session = (await live.session(BO))["session"]
    async with opened(wire, tmp_path) as live:
        assert (await (await live.page(session)).open(table))["seat"] is not None


async def test_no_page_comes_before_the_tables_are_known(
    wire: WireDiscord, tmp_path: Path, hurry: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, start, refused = free_port(), Engine.start, list[bool]()

    async def started(engine: Engine, *told: Any) -> None:
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", port)
        refused.append(True)
        await start(engine, *told)

    monkeypatch.setattr(Engine, "start", started)
    async with running(wire, tmp_path, live=("127.0.0.1", port)):
        assert refused == [True], "a page would read that its table is gone"
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()


async def test_without_the_settings_there_is_no_port_and_no_button(bot: Boneyard, people: People) -> None:
    await people.begin(ANA, BO)
    assert bot._live is None
    assert people.showing("live") is None
    assert people.showing("hand") is not None


async def test_a_port_that_is_taken_is_named(wire: WireDiscord, tmp_path: Path, hurry: object) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"LIVE_PORT is {port}, which can't be opened at 127.0.0.1"):
            async with running(wire, tmp_path, live=("127.0.0.1", port)):
                pass


async def test_the_command_that_discord_has_made_stays(wire: WireDiscord, tmp_path: Path, hurry: object) -> None:
    wire.fail("commands", Fault(400, 50240))
    async with running(wire, tmp_path):
        refused, taken = await wire.until(lambda: wire.of("commands")[1:] and wire.of("commands"))
    assert taken.body == [*refused.body, {"id": "1", "type": 4, "name": "launch", "handler": 2, "description": ""}]
