"""Pings that wait: through quiet hours, for the morning's summary, and after a move at a live table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from engine.tables.edits.delays import SLOW
from engine.tables.keeping.preferences import DisplaySettings, PingWhen
from engine.tables.table.model import Person
from engine.units import DAY, HOUR
from tests.bot.flows.stage import Stage, staged, text_of
from tests.bot.flows.test_pings import on_turn, pings
from tests.choices import always


async def sleeps(stage: Stage, *people: Any, hours: int = 8, pings: PingWhen = PingWhen.ALWAYS) -> None:
    """These people have quiet hours that begin with this hour."""
    hour = stage.env.now().hour
    settings = DisplaySettings(zone="UTC", quiet=(hour, (hour + hours) % 24), pings=pings)
    for person in people:
        await stage.bot.services.tables.preferences.choose(Person(person.id, person.name), always(settings))


async def test_a_turn_that_begins_at_night_pings_in_the_morning(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await sleeps(stage, ana, bo)
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        await stage.pass_time(HOUR)
        assert not pings(stage)
        await stage.restart()
        assert not pings(stage), "a restart wakes no one"
        await stage.pass_time(8 * HOUR)
        (ping,) = pings(stage)
        assert f"<@{(await on_turn(stage, table, ana, bo)).id}>" in ping.content


async def test_by_day_and_without_a_time_zone_pings_come_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await stage.begin(ana, bo, options="target=500", time=str(DAY))
        assert len(pings(stage)) == 1


async def test_who_gave_no_zone_is_not_pinged_in_the_hours_in_which_they_never_moved(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        first = await stage.begin(ana, bo, options="target=500", time=str(3 * DAY))
        for _ in range(6):
            await stage.play_on([ana, bo], first, random.Random(1), turns=1)
            await stage.pass_time(3 * HOUR - 60)
        before = [ping.id for ping in pings(stage)]
        second = await stage.begin(ana, bo, options="target=500", time=str(3 * DAY))
        await stage.pass_time(HOUR)
        assert [ping.id for ping in pings(stage)] == before, "a night of at least 6 hours has begun"
        await stage.restart()
        assert [ping.id for ping in pings(stage)] == before, "a restart wakes no one"
        await stage.pass_time(12 * HOUR)
        (ping,) = [ping for ping in pings(stage) if ping.id not in before]
        assert f"<@{(await on_turn(stage, second, ana, bo)).id}>" in ping.content
        await stage.play_on([ana, bo], second, random.Random(1), turns=1)
        await stage.pass_time(HOUR)
        assert len(pings(stage)) == 2, "by day they are pinged"


async def test_several_held_turns_become_one_direct_message(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await sleeps(stage, ana, bo)
        tables = [await stage.begin(ana, bo, options="target=500", time="none") for _ in range(3)]
        waiting: dict[int, int] = {}
        for table in tables:
            user = (await on_turn(stage, table, ana, bo)).id
            waiting[user] = waiting.get(user, 0) + 1
        await stage.pass_time(9 * HOUR)
        for person in (ana, bo):
            letters = person.user.dm_channel.history() if person.user.dm_channel else []
            count = waiting.get(person.id, 0)
            assert len(letters) == (count > 1)
            assert all(f"{count} tables" in text_of(letter) for letter in letters)
            mine = [ping for ping in pings(stage) if f"<@{person.id}>" in ping.content]
            assert len(mine) == (count == 1)
        await stage.pass_time(2 * DAY)
        assert sum(len(person.user.dm_channel.history()) for person in (ana, bo) if person.user.dm_channel) <= 2


async def test_with_closed_direct_messages_each_table_pings_in_the_morning(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await sleeps(stage, ana, bo)
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=10)
        tables = [await stage.begin(ana, bo, options="target=500", time="none") for _ in range(3)]
        await stage.pass_time(9 * HOUR)
        assert len(pings(stage)) == len(tables)


async def test_a_digest_collects_the_turns_of_a_day(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await sleeps(stage, ana, bo, pings=PingWhen.DIGEST)
        await stage.pass_time(10 * HOUR)
        await stage.begin(ana, bo, options="target=500", time=str(3 * DAY))
        await stage.pass_time(12 * HOUR)
        assert not pings(stage), "by day too"
        await stage.pass_time(12 * HOUR)
        assert len(pings(stage)) == 1


async def test_a_digest_never_comes_after_the_turn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await sleeps(stage, ana, bo, pings=PingWhen.DIGEST)
        await stage.pass_time(9 * HOUR)
        await stage.begin(ana, bo, options="target=500", time=str(HOUR))
        assert len(pings(stage)) == 1


async def test_at_a_live_table_a_player_who_has_just_moved_is_not_pinged(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time="600")
        rng = random.Random(1)
        await stage.play_on([ana, bo], table, rng, turns=2)
        assert not pings(stage)
        await stage.pass_time(125)
        (ping,) = pings(stage)
        assert f"<@{(await on_turn(stage, table, ana, bo)).id}>" in ping.content


async def test_a_slow_table_pings_once_a_premove_could_have_played(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people, options="target=500", time=str(DAY))
        assert len(pings(stage)) == 1, "nobody could prepare for the first turn"
        await stage.play_on(people, table, random.Random(1), turns=1)
        await stage.pass_time(SLOW[0] - 1)
        assert not pings(stage)
        await stage.restart()
        assert not pings(stage)
        await stage.pass_time(SLOW[1] + 10)
        (ping,) = pings(stage)
        assert f"<@{(await on_turn(stage, table, *people)).id}>" in ping.content
