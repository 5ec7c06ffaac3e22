"""Managers block members, choose rules, and end and void matches: what they decide holds by every way, at the same
moment, and after a restart."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.client import Boneyard
from bot.ui.pages.custom_ids import ControlId, Verb, control_of
from engine.events import privacy
from engine.tables.table.model import Person, Snapshot, TableId
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, shown
from tests.wire.records import Interaction
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, THREAD, Message, User, channel_payload, letters_of

MONA, MILO = User(21, "Mona"), User(22, "Milo")
"""Managers."""
DORA, EVE = User(23, "Dora", permissions="3072"), User(24, "Eve", permissions="3072")
"""Members, who may see and write, no more."""
SLOW = "86400"
ELSEWHERE = CHANNEL + NEXT_SERVER
"""A channel of another server."""
BLOCKED = "The managers of this server have blocked you from its tables."


@pytest.fixture(autouse=True)
def everyone(wire: WireDiscord) -> None:
    """All are members of both servers."""
    wire.users += [MONA, MILO, DORA, EVE]
    wire.servers = 2


def of(table: Snapshot | str, verb: Verb, argument: str = "", version: int = 1) -> str:
    """The custom id of a button."""
    found = table if isinstance(table, str) else table.id
    return ControlId(TableId(found), version, verb, argument).text()


def page(wire: WireDiscord, user: User, channel: int = CHANNEL) -> Message:
    """A message of the bot, whichever one the person finds there."""
    message = Message(wire._ids.new(), channel, {"flags": 0, "content": "", "components": [], "attachments": []})
    wire.messages[message.id] = message
    return message


async def press(
    wire: WireDiscord, user: User, custom_id: str, channel: int = CHANNEL, value: str | User | None = None
) -> str:
    """Press a button on an older message. Returns the answer's text."""
    click = await wire.answered(wire.click(user, page(wire, user, channel), custom_id, value=value))
    return await said(wire, click)


async def said(wire: WireDiscord, click: Interaction) -> str:
    """The answer once it is there."""
    await wire.until(lambda: click.shown is not None and not click.shown.body["flags"] & 128)
    return shown(click).text


def block(wire: WireDiscord, manager: User, member: User) -> Interaction:
    """Block a member, and don't wait."""
    return wire.click(manager, page(wire, manager), control_of(Verb.SERVER_RULES, "exclude"), value=member)


def rules(path: Path, guild: int = GUILD) -> Any:
    """The settings of a server as they are stored."""
    with closing(sqlite3.connect(path / "boneyard.db")) as database:
        found = database.execute("SELECT settings FROM guild_settings WHERE guild_id = ?", (guild,)).fetchone()
    return json.loads(found[0])


async def seated(bot: Boneyard, table: str) -> set[int]:
    """The people who play at a table."""
    await bot.services.tables.settled()
    return set((await bot.services.tables.snapshot(table)).people)


def in_days(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).date().isoformat()


@pytest.mark.parametrize("before", ["resigned", "away with a robot", "away and awaited", "asked to wait"])
async def test_no_way_back_is_open_to_a_blocked_member(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, before: str
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO, DORA, options="target=500", time=SLOW)
        if before == "resigned":
            await press(wire, DORA, of(table, Verb.RESIGN_YES))
        else:
            how: dict[str, Any] = {"meanwhile": "robot"} if before == "away with a robot" else {}
            await wire.answered(wire.slash(DORA, "settings away", until=in_days(3), **how))
        if before == "away and awaited":
            await people.press(BO, await wire.until(lambda: people.showing("agree")), "agree")
            await people.press(ANA, await wire.until(lambda: people.showing("agree")), "agree")
        await wire.answered(block(wire, MONA, DORA))
        await bot.services.tables.settled()
        now = await bot.services.tables.snapshot(table)
        assert not now.participants.away
        assert not now.participants.questions
    async with running(wire, tmp_path) as bot:
        for channel in (CHANNEL, ELSEWHERE, letters_of(DORA)):
            for verb in (Verb.COME_BACK, Verb.JOIN, Verb.HAND, Verb.AGREE, Verb.TAKE_OVER):
                await press(wire, DORA, of(table, verb, "2" if verb is Verb.TAKE_OVER else ""), channel)
            await wire.answered(wire.slash(DORA, "settings away", channel))
            await wire.answered(wire.slash(DORA, "settings away", channel, until=in_days(2), meanwhile="robot"))
            assert await seated(bot, table) == {ANA.id, BO.id}, channel
        now = await bot.services.tables.snapshot(table)
        assert not now.participants.away
        await wire.answered(
            wire.click(
                MONA,
                page(wire, MONA),
                control_of(Verb.SERVER_RULES, "admit"),
                value=rules(tmp_path)["rules"]["blocked"][0]["key"],
            )
        )
        await press(wire, DORA, of(table, Verb.COME_BACK), letters_of(DORA))
        assert DORA.id in await seated(bot, table), "the block is lifted"


async def test_a_waiting_list_gives_a_blocked_member_no_seat(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        opened = await wire.answered(wire.slash(ANA, "domino play", game="block", seats=2))
        lobby = shown(opened)
        for person in (BO, DORA, EVE):
            await people.press(person, lobby, "join")
        (table,) = [one.id for one in bot.services.tables.known()]
        waiting = (await bot.services.tables.snapshot(table)).participants.guests
        assert [guest.user_id for guest in waiting] == [DORA.id, EVE.id]
        blocking, leaving = block(wire, MONA, DORA), wire.click(BO, lobby, of(table, Verb.LEAVE))
        await asyncio.gather(wire.answered(blocking), wire.answered(leaving))
        assert await seated(bot, table) == {ANA.id, EVE.id}
    async with running(wire, tmp_path) as bot:
        await press(wire, DORA, of(table, Verb.JOIN))
        assert await seated(bot, table) == {ANA.id, EVE.id}
        assert not (await bot.services.tables.snapshot(table)).participants.guests


async def test_a_block_that_a_crash_has_cut_short_is_done_after_the_next_start(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        raise OSError("the process is killed here")

    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO, DORA, options="target=500", time=SLOW)
        with monkeypatch.context() as patched:
            patched.setattr("engine.events.privacy.take_out", never)
            with pytest.raises(OSError, match="killed"):
                await privacy.block(
                    bot.services.tables, bot.services.events, GUILD, Person(DORA.id, "Dora"), Person(1, "M")
                )
    async with running(wire, tmp_path) as bot:
        await bot.services.privacy.settled()
        assert await seated(bot, table) == {ANA.id, BO.id}


async def test_choices_of_two_managers_at_the_same_moment_are_all_kept(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path):
        for first, second in ((DORA, EVE), (BO, CHLOE)):
            look = control_of(Verb.SET_SERVER_DISPLAY, "show")
            clicks = [
                block(wire, MONA, first),
                wire.click(MILO, page(wire, MILO), look, value="text"),
                block(wire, MILO, second),
                wire.click(MONA, page(wire, MONA), control_of(Verb.SERVER_RULES, "set:most_tables"), value="10"),
                wire.click(MILO, page(wire, MILO), control_of(Verb.WEEKLY, "hour"), value="7"),
                wire.slash(MONA, "settings server", zone="Europe/Vienna"),
                wire.click(MILO, page(wire, MILO), control_of(Verb.SERVER_RULES, "set:casual"), value="on"),
            ]
            await asyncio.gather(*map(wire.answered, clicks))
        stored = rules(tmp_path)
        assert {one["user_id"] for one in stored["rules"]["blocked"]} == {DORA.id, EVE.id, BO.id, CHLOE.id}
        assert stored["show"] == "text"
        assert (stored["rules"]["most_tables"], stored["rules"]["casual"]) == ("10", "on")
        assert len(stored["rules"]["log"]) == 14
        log = await press(wire, MONA, control_of(Verb.SERVER_RULES, "log"))
        assert log.count("blocked") == 4
        with closing(sqlite3.connect(tmp_path / "boneyard.db")) as database:
            assert database.execute("SELECT hour, zone FROM weekly_posts").fetchall() == [(7, "Europe/Vienna")]


async def test_people_ignored_at_the_same_moment_are_all_ignored_beside_a_change_of_look(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path):
        ignore = control_of(Verb.PRIVACY, "ignore")
        clicks = [wire.click(ANA, page(wire, ANA), ignore, value=one) for one in (BO, CHLOE)]
        clicks.append(wire.click(ANA, page(wire, ANA), control_of(Verb.SET_DISPLAY, "show"), value="text"))
        clicks += [wire.click(ANA, page(wire, ANA, letters_of(ANA)), ignore, value=one) for one in (DORA, EVE)]
        await asyncio.gather(*map(wire.answered, clicks))
        with closing(sqlite3.connect(tmp_path / "boneyard.db")) as database:
            (found,) = database.execute("SELECT settings FROM players WHERE user_id = ?", (ANA.id,)).fetchone()
        assert {one["user_id"] for one in json.loads(found)["ignored"]} == {BO.id, CHLOE.id, DORA.id, EVE.id}
        assert json.loads(found)["show"] == "text"


GAMES = CHANNEL + 2
"""The channel for tables."""


async def ended(wire: WireDiscord, people: People, *users: User) -> str:
    """A match that is over."""
    table = await people.begin(*users, options="target=1")
    await people.play(*users)
    return table


async def test_rules_of_the_server_hold_for_all_buttons_that_open_or_move_a_table(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        over = await ended(wire, people, DORA, EVE)
        table = await people.begin(DORA, EVE, options="target=500", time=SLOW)
        wire.dispatch("CHANNEL_CREATE", channel_payload(GAMES))
        wire.dispatch("THREAD_CREATE", channel_payload(THREAD))
        await press(wire, MONA, control_of(Verb.SERVER_RULES, "set:channels"), value=str(GAMES))
        await only_there(bot, wire, over, table)


async def test_rules_of_the_server_hold_after_a_restart_and_where_the_bot_knows_no_channel(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path):
        over = await ended(wire, people, DORA, EVE)
        table = await people.begin(DORA, EVE, options="target=500", time=SLOW)
        await press(wire, MONA, control_of(Verb.SERVER_RULES, "set:channels"), value=str(GAMES))
    async with running(wire, tmp_path) as bot:
        await only_there(bot, wire, over, table)


async def only_there(bot: Boneyard, wire: WireDiscord, over: str, table: str) -> None:
    """No button and no command opens a table outside the channel for games, or moves one out of it."""
    tables, opening = bot.services.tables, (Verb.SAME_DEAL, Verb.REVENGE, Verb.REMATCH, Verb.AGAIN, Verb.PLAY_ON)
    await tables.all_here()

    def places() -> list[int]:
        return sorted(one.channel.channel_id for one in tables.known(guild_id=GUILD) if one.public)

    for channel in (CHANNEL, THREAD, ELSEWHERE):
        for verb in opening:
            await press(wire, DORA, of(over, verb), channel)
            await press(wire, DORA, of(table, verb), channel)
        await press(wire, DORA, of("-", Verb.OPEN, "block"), channel)
        await wire.answered(wire.slash(DORA, "domino play", channel, game="block"))
        await wire.answered(wire.slash(DORA, "domino solitaire", channel, show="public"))
        for user in (DORA, MONA):
            await press(wire, user, of(table, Verb.MOVE_TABLE), channel)
        assert places() == [CHANNEL], channel
    for channel in (GAMES, CHANNEL, THREAD):
        await press(wire, DORA, of(table, Verb.MOVE_TABLE), channel)
        assert places() == [GAMES]
    await press(wire, MONA, control_of(Verb.SERVER_RULES, "set:channels"))
    await press(wire, MONA, control_of(Verb.SERVER_RULES, "set:hosts"), value="555")
    for verb in opening:
        await press(wire, EVE, of(over, verb))
    await press(wire, EVE, of("-", Verb.OPEN, "block"))
    await press(wire, DORA, of(table, Verb.MOVE_TABLE))
    assert places() == [GAMES], "none of them has the role"
    await press(wire, MONA, of("-", Verb.OPEN, "block"))
    assert places() == [CHANNEL, GAMES], "managers need no role"


@pytest.mark.parametrize("left", ["plays", "resigned", "away", "replaced"])
async def test_a_manager_ends_and_voids_no_match_that_they_have_played_in(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, left: str
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(MONA, DORA, EVE, options="target=1", time=SLOW)
        if left in ("resigned", "replaced"):
            await press(wire, MONA, of(table, Verb.RESIGN_YES))
        if left == "away":
            await wire.answered(wire.slash(MONA, "settings away", until=in_days(3), meanwhile="robot"))
        if left == "replaced":
            await press(wire, BO, of(table, Verb.TAKE_OVER, "0"))
            for person in (DORA, EVE):
                await people.press(person, await wire.until(lambda: people.showing("agree")), "agree")
            assert BO.id in await seated(bot, table)
    async with running(wire, tmp_path) as bot:
        told = await press(wire, MONA, of(table, Verb.END_YES))
        assert ("Another manager can end it." in told) == (left != "plays")
        assert (await bot.services.tables.snapshot(table)).is_open
        await people.play(*([MONA] * (left == "plays")), DORA, EVE, *([BO] * (left == "replaced")))
        assert "Another manager can void it." in await press(wire, MONA, of(table, Verb.VOID, "yes"))
        assert "is void" in await press(wire, MILO, of(table, Verb.VOID, "yes"))


async def test_a_manager_ends_no_match_behind_the_back_of_a_player_who_is_away(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(MONA, DORA, options="target=500", time=SLOW)
        await wire.answered(wire.slash(DORA, "settings away", until=in_days(3), meanwhile="robot"))
        await press(wire, MONA, of(table, Verb.END_YES))
        assert (await bot.services.tables.snapshot(table)).is_open
        await people.press(DORA, await wire.until(lambda: people.showing("agree")), "agree")
        assert not (await bot.services.tables.snapshot(table)).is_open


async def test_a_time_zone_that_is_typed_stands_in_the_log(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path):
        for user, zone in ((MONA, "Europe/Vienna"), (DORA, "Europe/Paris"), (MONA, "Nowhere/Else")):
            await wire.answered(wire.slash(user, "settings server", zone=zone))
        (logged,) = rules(tmp_path)["rules"]["log"]
        assert (logged["user_id"], logged["deed"]) == (MONA.id, "changed")
        assert "Mona" in await press(wire, MONA, control_of(Verb.SERVER_RULES, "log"))


async def test_a_name_like_a_pseudonyms_is_a_name(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    namesake = User(32, "Deleted player 7")
    wire.users.append(namesake)
    async with running(wire, tmp_path) as bot:
        await people.begin(ANA, namesake, options="target=500", time=SLOW)
        await bot.services.privacy.settled()
    async with running(wire, tmp_path) as bot:
        await bot.services.privacy.settled()
        await wire.answered(wire.slash(ANA, "domino turns"))
        (table,) = await bot.services.tables.tables_in()
        assert set(table.people) == {ANA.id, namesake.id}
        assert [seat.name for seat in table.seats] == ["Ana", namesake.name]
