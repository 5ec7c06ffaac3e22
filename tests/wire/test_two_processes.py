"""Two processes with two shards each on one PostgreSQL database: a decision in one holds for clicks that arrive at the
other one, as those in direct messages do."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.ui.pages.custom_ids import Verb, control_of
from tests.wire.people import ANA, BO, CHLOE, buttons, shown
from tests.wire.shapes import guild_of, letters_of
from tests.wire.test_managers import DORA, EVE, MILO, MONA, SLOW, everyone, in_days, of, page, press, said
from tests.wire.test_other_process import CHANNELS, PARTS, Farm, farm

__all__ = ["everyone", "farm"]
pytestmark = pytest.mark.postgres
HERE, THERE = CHANNELS[0], CHANNELS[2]
"""A channel of each process. Direct messages go to the process of the first one."""


async def asked(farm: Farm, question: str, **facts: object) -> list[Any]:
    """The first column of rows of the database."""
    engine = create_async_engine(farm.url)
    try:
        async with engine.connect() as connection:
            return list((await connection.scalars(text(question), facts)).all())
    finally:
        await engine.dispose()


async def opened(farm: Farm) -> list[str]:
    """All tables."""
    return await asked(farm, "SELECT id FROM tables ORDER BY created_at, id")


async def members(farm: Farm, table: str) -> set[int]:
    """The people who play at a table."""
    question = "SELECT user_id FROM seats WHERE table_id = :table AND user_id IS NOT NULL AND NOT resigned"
    return set(await asked(farm, question, table=table))


async def restarted(farm: Farm) -> None:
    """Both processes stop in order, and start again."""
    for number in range(len(PARTS)):
        await farm.stop(number)
    for number in range(len(PARTS)):
        await farm.start(number)


async def test_a_block_and_the_rules_of_a_server_hold_in_both_processes(farm: Farm) -> None:
    wire, people = farm.wire, farm.people
    over = await people.begin(MONA, DORA, EVE, channel=THERE, options="target=1")
    await people.play(MONA, DORA, EVE, channel=THERE)
    table = await people.begin(ANA, BO, DORA, channel=THERE, options="target=500", time=SLOW)
    await press(wire, DORA, of(table, Verb.RESIGN_YES), THERE)
    for channel in (HERE, THERE):
        await press(wire, MONA, control_of(Verb.SERVER_RULES, "set:channels"), channel, value="999")
    blocked = wire.click(MONA, page(wire, MONA, THERE), control_of(Verb.SERVER_RULES, "exclude"), value=DORA)
    await said(wire, await wire.answered(blocked))
    tables = await opened(farm)
    for again in (False, True):
        if again:
            await restarted(farm)
        for channel in (letters_of(DORA), *CHANNELS):
            for verb in (Verb.COME_BACK, Verb.JOIN, Verb.HAND, Verb.TAKE_OVER):
                await press(wire, DORA, of(table, verb, "2" if verb is Verb.TAKE_OVER else ""), channel)
            await wire.answered(wire.slash(DORA, "settings away", channel))
            await wire.answered(wire.slash(DORA, "settings away", channel, until=in_days(2), meanwhile="robot"))
        for channel in (letters_of(EVE), HERE, THERE):
            for verb in (Verb.SAME_DEAL, Verb.REVENGE, Verb.REMATCH, Verb.AGAIN, Verb.PLAY_ON):
                for match in (over, table):
                    await press(wire, EVE, of(match, verb), channel)
            await press(wire, BO, of(table, Verb.MOVE_TABLE), channel if channel in CHANNELS else letters_of(BO))
        for channel in (letters_of(MONA), *CHANNELS):
            assert "is void" not in await press(wire, MONA, of(over, Verb.VOID, "yes"), channel)
        assert await members(farm, table) == {ANA.id, BO.id}
        assert await opened(farm) == tables
        places = await asked(farm, "SELECT channel_id FROM tables")
        assert set(places) == {THERE}
    (stored,) = await asked(farm, "SELECT settings FROM guild_settings WHERE guild_id = :guild", guild=guild_of(2))
    admit = control_of(Verb.SERVER_RULES, "admit")
    lifted = wire.click(MONA, page(wire, MONA, THERE), admit, value=json.loads(stored)["rules"]["blocked"][0]["key"])
    await said(wire, await wire.answered(lifted))
    await press(wire, DORA, of(table, Verb.COME_BACK), THERE)
    assert await members(farm, table) == {ANA.id, BO.id, DORA.id}
    for launcher in farm.launchers:
        launcher.orderly()


async def test_choices_that_arrive_at_both_processes_at_the_same_moment_are_all_kept(farm: Farm) -> None:
    wire, ignore = farm.wire, control_of(Verb.PRIVACY, "ignore")
    people, wanted = (BO, CHLOE, DORA, EVE, MONA, MILO), set[int]()
    for first, second in zip(people[::2], people[1::2], strict=True):
        clicks = [
            wire.click(ANA, page(wire, ANA, letters_of(ANA)), ignore, value=first),
            wire.click(ANA, page(wire, ANA, THERE), ignore, value=second),
            wire.click(ANA, page(wire, ANA, HERE), control_of(Verb.SET_DISPLAY, "show"), value="text"),
            wire.slash(ANA, "settings mine", THERE, zone="Europe/Vienna"),
        ]
        await asyncio.gather(*map(wire.answered, clicks))
        wanted |= {first.id, second.id}
        (stored,) = await asked(farm, "SELECT settings FROM players WHERE user_id = :user", user=ANA.id)
        found = json.loads(stored)
        assert {one["user_id"] for one in found["ignored"]} == wanted
        assert (found["show"], found["zone"]) == ("text", "Europe/Vienna")
    for launcher in farm.launchers:
        launcher.orderly()


async def test_a_daily_row_that_is_open_in_the_other_process_is_not_called_gone(farm: Farm) -> None:
    wire = farm.wire
    opened_here = shown(await wire.answered(wire.slash(DORA, "domino daily", HERE)))
    assert buttons(opened_here)
    told = await said(wire, await wire.answered(wire.slash(DORA, "domino daily", THERE)))
    assert "on another server" in told
    assert len(await opened(farm)) == 1
    again = await wire.answered(wire.slash(DORA, "domino daily", HERE))
    await said(wire, again)
    assert buttons(shown(again))
