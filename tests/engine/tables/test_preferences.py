"""What people and servers have chosen is kept between matches."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from engine.store import Shards
from engine.store.questions import queries
from engine.tables.edits.lobby import Join
from engine.tables.edits.settings import SetSetting
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import (
    NEVER,
    DisplaySettings,
    PingWhen,
    Preferences,
    Remembered,
    Remind,
    RemindBy,
    Show,
    read_settings,
    stored_settings,
)
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person
from tests.choices import always, set_server

from .world import ANA, BEN, CHANNEL, World, refusal


@pytest.mark.parametrize("show", Show)
@pytest.mark.parametrize("numerals", [True, False])
@pytest.mark.parametrize("pings", PingWhen)
def test_a_choice_comes_back_as_it_was_stored(show: Show, numerals: bool, pings: PingWhen) -> None:
    settings = DisplaySettings(show, numerals, not numerals, pings)
    assert read_settings(stored_settings(settings)) == settings


@pytest.mark.parametrize("reminders", [NEVER, {Remind.HALF}, {Remind.DAY, Remind.HOUR}, set(Remind)])
def test_chosen_moments_come_back_as_they_were_stored(reminders: set[Remind]) -> None:
    settings = DisplaySettings(remind=frozenset(reminders), remind_by=RemindBy.DIRECT, zone="UTC", quiet=(1, 9))
    assert read_settings(stored_settings(settings)) == settings


def test_reminders_that_make_no_sense_are_as_usual() -> None:
    said = {text: read_settings({"remind": text}).remind for text in ("off", "half", "1d,1h", "", "soon,1h")}
    assert said == {
        "off": NEVER,
        "half": {Remind.HALF},
        "1d,1h": {Remind.DAY, Remind.HOUR},
        "": {Remind.HALF},
        "soon,1h": {Remind.HALF},
    }


def test_what_a_newer_program_wrote_is_left_at_its_default() -> None:
    assert read_settings({"show": "holograms", "numerals": "roman", "pings": "loud"}) == DisplaySettings()


async def test_people_and_servers_choose_for_themselves(world: World) -> None:
    tables = world.tables
    assert await tables.preferences.of(ANA.user_id) == DisplaySettings()
    await tables.preferences.choose(ANA, always(DisplaySettings(Show.TEXT)))
    await set_server(tables, 10, DisplaySettings(numerals=True))
    assert await tables.preferences.of(ANA.user_id) == DisplaySettings(Show.TEXT)
    assert await tables.preferences.of(BEN.user_id) == DisplaySettings()
    assert await tables.preferences.of_server(10) == DisplaySettings(numerals=True)
    assert await tables.preferences.of_server(11) == DisplaySettings()


async def test_choices_changed_by_another_process_are_read_again_and_no_others(world: World) -> None:
    """The ids are of different groups: changes are counted by group."""
    world.store.shards = Shards((0,), 2)
    preferences, other = Preferences(world.tables._registry), Preferences(world.tables._registry)
    people = [Person(number << 22, "Ana") for number in range(1, 9)]
    for person in people:
        assert (await preferences.people.of(person.user_id)).show is Show.PICTURES
    for round_ in range(2):
        await other.choose(people[round_], always(DisplaySettings(Show.TEXT)))
        preferences.follow(await world.store.ask(queries.changed_players))
        asked = world.store.transactions
        shown = [(await preferences.people.of(person.user_id)).show for person in people]
        assert shown == [Show.TEXT] * (round_ + 1) + [Show.PICTURES] * (7 - round_)
        assert world.store.transactions == asked + 1


async def test_a_choice_that_changes_while_it_is_read_is_not_kept(world: World) -> None:
    changed, reads = asyncio.Event(), count()

    async def read(_: int) -> int:
        number = next(reads)
        await changed.wait()
        return number

    remembered = Remembered(read, lambda _: True)
    reading = asyncio.create_task(remembered.of(ANA.user_id))
    await asyncio.sleep(0)
    remembered.drop(BEN.user_id)
    changed.set()
    assert [await reading, *[await remembered.of(ANA.user_id) for _ in range(3)]] == [0, 1, 1, 1]


async def test_while_the_store_is_away_known_choices_count(world: World) -> None:
    world.store.shards = Shards((0,), 2)
    preferences = Preferences(world.tables._registry)
    await preferences.choose(ANA, always(DisplaySettings(Show.TEXT)))
    assert (await preferences.people.of(ANA.user_id)).show is Show.TEXT
    world.store.fail_next(2, before=True)
    assert (await preferences.people.of(ANA.user_id)).show is Show.TEXT
    assert await refusal(preferences.people.of(BEN.user_id)) is TableRefusal.STORE_UNAVAILABLE


async def test_a_store_that_is_away_refuses_to_remember(world: World) -> None:
    world.store.fail_next(1, before=True)
    assert (
        await refusal(world.tables.preferences.choose(ANA, always(DisplaySettings()))) is TableRefusal.STORE_UNAVAILABLE
    )


async def test_the_host_turns_hints_off_before_the_start(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("castle_rock"))
    assert table.hints
    await world.tables.change(table.id, Join(), BEN)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("hints", "off"), BEN.user_id)) is TableRefusal.NOT_HOST
    )
    table = await world.tables.change(table.id, SetSetting("hints", "off"), ANA.user_id)
    assert not table.hints
    await world.check(table.id)
    await world.begin(table)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("hints", "on"), ANA.user_id))
        is TableRefusal.ALREADY_STARTED
    )
    assert not (await world.tables.snapshot(table.id)).hints
