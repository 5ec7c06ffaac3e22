"""The daily sweep: what it deletes, when, and what stays."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from engine.events.privacy import sweep
from engine.retention import Retention
from engine.statistics.recount import recount
from engine.tables.edits.lobby import Cancel
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.model import Person, Status
from engine.units import DAY
from tests.choices import always
from tests.engine.tables.world import ANA, CHANNEL

from .evening import Evening

KEPT = Retention()
HERE = {CHANNEL.guild_id}


async def day(evening: Evening, here: set[int | None], days: int = 1) -> None:
    """These days pass, with a sweep at the end."""
    await evening.leap(days * DAY)
    await evening.quiet()
    known = {one for one in here if one is not None}
    await sweep(evening.tables, evening.events, known, KEPT, evening.clock.now())


def rows(evening: Evening, asked: str) -> list[Any]:
    """The rows of a question to the file."""
    with closing(sqlite3.connect(evening.file)) as connection:
        return connection.execute(asked).fetchall()


async def test_a_departed_servers_data_goes_after_thirty_days_and_not_before(evening: Evening) -> None:
    await evening.play_out(await evening.begun(people=2, options={"target": "10"}))
    await evening.evening(4)
    await day(evening, set())
    await day(evening, set(), KEPT.servers - 1)
    kept = rows(evening, "SELECT count(*) FROM match_results")
    assert kept == [(2,)], "the night's match fell asleep: who was on turn has left it"
    await day(evening, set())
    for table in ("tables", "seats", "steps", "match_results", "ratings", "events", "event_players", "guild_settings"):
        assert rows(evening, f"SELECT count(*) FROM {table}") == [(0,)], table
    assert not evening.events.unfinished()


async def test_a_server_that_is_back_in_time_keeps_everything(evening: Evening) -> None:
    await evening.play_out(await evening.begun(people=2, options={"target": "10"}))
    await day(evening, set(), 20)
    await day(evening, HERE, 9)
    await day(evening, set(), 20)
    await day(evening, set(), KEPT.servers - 1)
    assert rows(evening, "SELECT count(*) FROM match_results") == [(1,)]
    await day(evening, HERE, 2)
    assert "left_at" not in str(rows(evening, "SELECT settings FROM guild_settings"))


async def test_nobody_notes_when_a_person_was_last_seen(evening: Evening) -> None:
    await evening.tables.preferences.choose(ANA, always(DisplaySettings(numerals=True)))
    await evening.play_out(await evening.begun(people=2, options={"target": "10"}))
    assert rows(evening, "SELECT DISTINCT seen_at FROM players") == [(0,)]


async def test_a_private_solitaire_goes_after_ninety_days(evening: Evening) -> None:
    wanted = Wanted("castle_rock_solitaire", public=False, begin=True)
    table = await evening.tables.open(CHANNEL, ANA, wanted)
    await evening.tables.change(table.id, Resign(), ANA)
    await evening.settle()
    assert not (await evening.tables.snapshot(table.id)).is_open
    public = await evening.begun(people=2, options={"target": "10"})
    await evening.play_out(public)
    await day(evening, HERE, KEPT.solitaires - 1)
    assert (table.id,) in rows(evening, "SELECT id FROM tables")
    await day(evening, HERE, 2)
    assert rows(evening, "SELECT id FROM tables") == [(public.id,)]
    assert not (await recount(evening.store)).faults


async def test_clicks_go_after_a_week_where_they_prove_no_deal(evening: Evening) -> None:
    evening.draw = lambda count: bytes(count)
    await evening.close()
    await evening.start()
    played = await evening.play_out(await evening.begun(people=2, options={"target": "10"}))
    left = await evening.tables.open(CHANNEL, Person(5, "Eve"), Wanted("block"), click=72)
    await evening.tables.change(left.id, Cancel(), Person(5, "Eve"))
    assert (await evening.tables.snapshot(left.id)).status is Status.CANCELLED
    await day(evening, HERE, KEPT.clicks + 1)
    chains = dict(rows(evening, "SELECT id, seed_chain FROM tables"))
    assert chains[left.id] is None
    assert chains[played.id] is not None, "it proves the deals of its rounds"
    assert (await evening.tables.snapshot(left.id)).status is Status.CANCELLED
