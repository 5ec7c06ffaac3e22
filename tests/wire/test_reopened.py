"""A place that refused the bot opens again in other ways: by a role, half, for two tables, while the bot is away."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, shown
from tests.wire.shapes import ALL_BUT_ADMINISTRATOR, CHANNEL, GUILD, Json, channel_payload, letters_of
from tests.wire.test_closed import CLOSINGS, NO_SEND, Closing, channel, clock, closed, letters, thread
from tests.wire.test_faults import at_rest

__all__ = ["clock"]


def everyone(denied: int = 0) -> Json:
    """The role of all members changes."""
    role = {"id": str(GUILD), "name": "@everyone", "permissions": str(int(ALL_BUT_ADMINISTRATOR) & ~denied)}
    more = {"position": 0, "color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    return {"guild_id": str(GUILD), "role": {**role, **more}}


HALF = {
    "unlocked, still archived": replace(CLOSINGS["locked thread"], opens=thread(archived=True)),
    "a role without Send Messages": Closing(
        50013, "Give me **Send Messages**.", "GUILD_ROLE_UPDATE", lambda: everyone(NO_SEND), everyone
    ),
    "one of two permissions, then the other": replace(
        CLOSINGS["voice chat without both"], opens=channel(0, CLOSINGS["voice chat without both"].kind)
    ),
}


@pytest.mark.parametrize("closing", HALF.values(), ids=HALF)
async def test_a_place_opens_by_any_change_that_lets_the_bot_write(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, closing: Closing
) -> None:
    async with closed(closing, wire, people, tmp_path, clock) as (bot, table):
        (letter,) = await wire.until(lambda: letters(wire))
        assert closing.told in letter
        if closing.kind:
            before = len(wire.requests)
            wire.dispatch("CHANNEL_UPDATE", channel_payload(CHANNEL, kind=closing.kind, denied=NO_SEND))
            await wire.until(lambda: len(wire.requests) > before and len(letters(wire)) > 1)
            assert "Give me **Send Messages**." in letters(wire)[1], "another remedy is told"
        told = len(letters(wire))
        wire.shut, wire.locked = {}, set()
        assert closing.opens
        wire.dispatch(closing.event, closing.opens())
        await at_rest(bot, wire, people, table, closing.place)
        assert len(letters(wire)) == told


@pytest.mark.parametrize("name", ["locked thread", "too many threads", "a code of tomorrow"])
async def test_a_place_that_opens_while_the_bot_is_away_has_its_board_after_the_start(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock, name: str
) -> None:
    closing = CLOSINGS[name]
    async with closed(closing, wire, people, tmp_path, clock) as (_, table):
        await wire.until(lambda: letters(wire))
    async with running(wire, tmp_path, clock=clock) as bot:
        turns = await wire.answered(wire.slash(BO, "domino turns", closing.place))
        await wire.until(lambda: bot.services.writer.closed.channels)
        turns = await wire.answered(wire.slash(BO, "domino turns", closing.place))
        assert "⚠️" in shown(turns).text
        assert len(letters(wire)) == 1, "the host knows"
    wire.shut, wire.locked, wire.archived = {}, set(), set()
    async with running(wire, tmp_path, clock=clock) as bot:
        assert await bot.services.tables.tables_in(channel_id=closing.place), "loaded"
        await at_rest(bot, wire, people, table, closing.place)
        assert len(letters(wire)) == 1


async def test_each_host_of_a_closed_channel_is_told_once_and_all_tables_come_back(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, clock: FakeClock
) -> None:
    closing, hosts = CLOSINGS["text without Send Messages"], [letters_of(ANA), letters_of(CHLOE)]
    async with running(wire, tmp_path, clock=clock) as bot:
        first = await people.begin(ANA, BO)
        await at_rest(bot, wire, people, first)
        await people.begin(CHLOE, BO)
        second = bot.services.tables.known()[-1].id
        await wire.until(lambda: (one := bot.services.tables.peek(second)) and one.shown.shown_version == one.version)
        wire.shut = dict.fromkeys(closing.calls, (closing.status, closing.code))
        wire.dispatch(closing.event, channel_payload(CHANNEL, denied=NO_SEND))
        tables = bot.services.tables
        for table in (first, second):
            snapshot = await tables.snapshot(table)
            assert snapshot.turn
            user = next(one for one in (ANA, BO, CHLOE) if one.id == snapshot.turn.user_id)
            board = wire.messages[snapshot.message_id or 0]
            await people.move(user, shown(await people.press(user, board, "hand")))

        def told() -> list[int]:
            return sorted(one.channel for one in wire.messages.values() if one.channel in hosts)

        await wire.until(lambda: len(told()) == 2)
        wire.shut = {}
        wire.dispatch(closing.event, channel_payload(CHANNEL))

        def current() -> bool:
            known = [tables.peek(table) for table in (first, second)]
            return all(one and one.shown.shown_version == one.version for one in known)

        await wire.until(current)
        assert told() == hosts
