"""`boneyard run` on a real connection: login, commands, a whole match, and every way to end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import client
from bot.client import Boneyard
from bot.cogs.choices import Translator
from bot.commands.run import FATAL_CODES, LATEST_SECONDS, LOGIN_REFUSED
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Launcher, kill, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People
from tests.wire.records import DOWN, RESET, Fault

NOT_AGAIN = 2
"""The exit status that tells a supervisor that starting again cannot help."""


async def test_the_bot_logs_in_and_makes_its_commands_known_once(wire: WireDiscord, tmp_path: Path) -> None:
    async with running(wire, tmp_path):
        pass
    (told,) = wire.of("commands")
    assert [command["name"] for command in told.body] == [
        *("domino", "events", "results", "settings", "Domino stats", "Invite to a table", "My hand")
    ]
    names = {option["name"] for option in told.body[0]["options"]}
    assert {"play", "solitaire", "turns", "board", "tables", "rules", "learn", "help"} <= names
    async with running(wire, tmp_path):
        pass
    assert len(wire.of("commands")) == 1, "a restart with the same commands"
    assert wire.identified == ["identify", "identify"]


class Reworded(Translator):
    """Of a release that words the descriptions of groups otherwise, in German alone."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        said = await super().translate(string, locale, context)
        where = app_commands.TranslationContextLocation.group_description
        changed = context.location is where and locale is discord.Locale.german
        return said.upper() if said and changed else said


async def test_a_release_that_changes_only_a_translation_is_sent_to_discord(
    wire: WireDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for translator in (Translator, Reworded, Reworded):
        monkeypatch.setattr(client, "Translator", translator)
        async with running(wire, tmp_path):
            pass
    before, after = ([command for command in told.body if command["name"] == "domino"] for told in wire.of("commands"))
    told = before[0]["description_localizations"], after[0]["description_localizations"]
    assert told[1] == {**told[0], "de": told[0]["de"].upper()}


async def test_a_whole_match_is_played_over_the_wire(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    await people.begin(ANA, BO)
    moves = await people.play(ANA, BO)
    assert moves > 5
    end = people.ending()
    assert "match over" in end
    assert "Placings" in end
    await wire.until(lambda: not people.pings())
    assert all(click.answer for click in people.clicks)
    assert {request.status for request in wire.requests} <= {200, 204}


async def test_a_person_and_a_robot_play_without_being_called(bot: Boneyard, wire: WireDiscord, people: People) -> None:
    await people.begin(ANA, robots=1)
    pings: list[object] = []
    await people.play(ANA, seen=lambda: pings.extend(people.pings()))
    assert pings == []
    assert "match over" in people.ending()


def said(launcher: Launcher) -> str:
    """What the process wrote last for the person who runs it."""
    lines = [line for line in launcher.said().splitlines() if line.startswith("boneyard: ")]
    assert len(lines) == 1, launcher.said()
    return lines[0].removeprefix("boneyard: ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_program_in_order(
    launcher: Launcher, wire: WireDiscord, people: People, tmp_path: Path, number: signal.Signals
) -> None:
    process = await launcher.start()
    await wire.connected()
    await people.begin(ANA, robots=1, options="target=100")
    assert await people.play(ANA, moves=1) == 1
    kill(process, number)
    assert await process.status() == 0
    launcher.orderly()
    assert not (tmp_path / "heartbeat").exists()
    with sqlite3.connect(tmp_path / "boneyard.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM steps WHERE interaction_id IS NOT NULL").fetchone()[0] >= 1
    database.close()
    assert not (tmp_path / "boneyard.db-wal").exists(), "nothing is left to recover"


async def test_stopping_waits_for_the_answers_that_are_being_given(
    bot: Boneyard, wire: WireDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    go_on = asyncio.Event()
    wire.fail("callback", Fault(hold=go_on))
    command = wire.slash(ANA, "domino play", game="block")
    await wire.until(lambda: wire.of("callback"))
    closing = asyncio.create_task(bot.close())
    for _ in range(500):  # a bot that does not wait has long closed its connections by then
        await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await closing
    assert command.answer
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "Showing event" not in caplog.text


async def test_a_signal_ends_the_program_though_discord_does_not_answer(
    launcher: Launcher, wire: WireDiscord, people: People
) -> None:
    never = Fault(hold=asyncio.Event())
    process = await launcher.start()
    await wire.connected()
    await people.begin(ANA, BO)
    wire.fail("edit", *[never] * 9)
    asked = len(wire.of("edit"))
    found = await people.turn((ANA, BO))
    assert found
    await people.move(*found)
    await wire.until(lambda: len(wire.of("edit")) > asked)
    kill(process, signal.SIGTERM)
    assert await process.status() == 0
    assert never.hold
    never.hold.set()


async def test_a_signal_ends_the_program_though_discord_cannot_be_reached(
    launcher: Launcher, wire: WireDiscord, people: People
) -> None:
    """Boards wait to be drawn again, the gateway does not let the bot in, and the API refuses everything."""
    assert LATEST_SECONDS < 10, "Docker kills what takes longer"
    process = await launcher.start()
    await wire.connected()
    await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    wire.fail("edit", *[DOWN] * 9)
    asked = len(wire.of("edit"))
    await people.move(*found)
    await wire.until(lambda: len(wire.of("edit")) > asked)
    wire.down = True
    wire.speechless = asyncio.Event()
    await wire.drop(4000)
    kill(process, signal.SIGTERM)
    assert await process.status() == 0
    launcher.orderly()


async def test_a_stop_under_traffic_logs_no_error_and_answers_what_it_has_heard(
    launcher: Launcher, wire: WireDiscord, people: People
) -> None:
    process = await launcher.start()
    await wire.connected()
    await people.begin(ANA, BO)
    clicks: list[Any] = []
    while not process.ended.done() and len(clicks) < 500:
        clicks.append(wire.slash((ANA, BO)[len(clicks) % 2], ("domino help", "domino turns")[len(clicks) // 2 % 2]))
        if len(clicks) == 20:
            kill(process, signal.SIGTERM)
        await asyncio.sleep(0.02)
    assert await process.status() == 0
    launcher.orderly()
    assert " ERROR " not in launcher.said()
    answered = [bool(click.answer) for click in clicks]
    assert all(answered[:20])


async def test_what_thinks_in_vain_ends_with_the_program(
    bot: Boneyard, wire: WireDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def opened(*given: object, **named: object) -> None:
        await never.wait()

    monkeypatch.setattr("bot.ui.channel.reply.PATIENCE", 0.0)
    monkeypatch.setattr("bot.ui.channel.answers.ENDING", HANG_SECONDS)
    monkeypatch.setattr("bot.client.CLOSING_SECONDS", 0.0)
    monkeypatch.setattr(bot.services.tables, "open", opened)
    command = wire.slash(ANA, "domino play", game="block")
    await wire.until(lambda: command.shown)
    await bot.close()
    assert command.shown
    assert command.shown.id not in wire.messages


async def test_a_match_goes_on_in_the_next_process(launcher: Launcher, wire: WireDiscord, people: People) -> None:
    for number in (1, 2, 3):
        process = await launcher.start()
        await wire.connected(number)
        if number == 1:
            await people.begin(ANA, BO)
        await people.play(ANA, BO, moves=2)
        kill(process, signal.SIGTERM)
        assert await process.status() == 0
    assert len(wire.of("commands")) == 1
    launcher.orderly()


async def test_a_refused_token_is_one_sentence(launcher: Launcher, wire: WireDiscord) -> None:
    process = await launcher.start(token=f"{'8' * 20}.refused.by-the-stand-in-and-by-discord")
    assert await process.status() == 2
    assert said(launcher) == LOGIN_REFUSED
    launcher.orderly()
    assert wire.identified == []


@pytest.mark.parametrize("code", sorted(FATAL_CODES))
async def test_a_fatal_code_of_the_gateway_ends_the_program_with_its_sentence(
    launcher: Launcher, wire: WireDiscord, code: int
) -> None:
    wire.refuse_gateway(code)
    process = await launcher.start()
    assert await process.status() == 2
    assert said(launcher) == FATAL_CODES[code]
    launcher.orderly()
    assert wire.identified == [], "no second try"


@pytest.mark.parametrize("code", [4004, 4014])
async def test_a_fatal_code_in_the_middle_of_a_match_ends_the_program_too(
    launcher: Launcher, wire: WireDiscord, people: People, code: int
) -> None:
    process = await launcher.start()
    await wire.connected()
    await people.begin(ANA, BO)
    await wire.drop(code)
    assert await process.status() == 2
    assert said(launcher) == FATAL_CODES[code]
    launcher.orderly()


@pytest.mark.parametrize(("call", "status"), [("me", 403), ("application", 503), ("commands", 400)])
async def test_a_login_that_fails_otherwise_is_one_sentence(
    launcher: Launcher, wire: WireDiscord, call: str, status: int
) -> None:
    wire.fail(call, *[Fault(status)] * 5)
    process = await launcher.start()
    assert await process.status() == 1
    assert said(launcher).endswith(".")
    launcher.orderly()


async def test_a_network_that_is_not_there_is_one_sentence(launcher: Launcher, wire: WireDiscord) -> None:
    wire.fail("me", RESET, RESET)  # aiohttp itself tries a second time
    process = await launcher.start()
    assert await process.status() == 1
    assert said(launcher).startswith("Discord could not be reached")
    launcher.orderly()


async def test_a_second_program_on_one_database_is_refused_with_a_sentence(
    launcher: Launcher, wire: WireDiscord, tmp_path: Path
) -> None:
    async with running(wire, tmp_path):
        process = await launcher.start()
        assert await process.status() == 1
    assert said(launcher).endswith(".")
    launcher.orderly()
