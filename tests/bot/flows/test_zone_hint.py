"""A player without a time zone hears of it once, on their panel, at their first turn of hours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.tables.keeping.preferences import DisplaySettings, PingWhen
from engine.tables.table.model import Person
from engine.units import DAY, HOUR
from tests.bot.flows.stage import Stage, labels, staged, text_of
from tests.bot.flows.test_pings import on_turn
from tests.bot.flows.test_reminders import pick
from tests.choices import always, set_server

HINT = "I don’t know your time zone."


async def hand(stage: Stage, table: str, *people: Any) -> Any:
    """The panel of the person on turn, from My hand on the board."""
    return await stage.hand(await on_turn(stage, table, *people), table)


async def test_the_first_slow_turn_tells_a_player_without_a_time_zone_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        panel = await hand(stage, table, ana, bo)
        assert HINT in text_of(panel)
        assert "Your time zone" in labels(panel)
        assert HINT not in text_of(await hand(stage, table, ana, bo))
        await stage.restart()
        assert HINT not in text_of(await hand(stage, table, ana, bo))


async def test_the_button_opens_the_time_zone_and_the_next_night_is_quiet(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(3 * DAY))
        late = await on_turn(stage, table, ana, bo)
        panel = await stage.press(late, await hand(stage, table, ana, bo), "Your time zone")
        chosen = await pick(late, panel, "look:zone", "Europe/Berlin")
        assert "Europe/Berlin" in text_of(chosen)
        assert "from 22:00 to 8:00" in text_of(chosen), "the panel stays where the hours are chosen"
        settings = await stage.bot.services.tables.preferences.of(late.id)
        assert settings.quiet_hours is not None


@pytest.mark.parametrize(("time", "hours", "told"), [("600", 0, False), ("none", 0, False), ("none", 2, True)])
async def test_live_turns_tell_nothing(tmp_path: Path, time: str, hours: int, told: bool) -> None:
    """Without a turn timer, a turn of more than an hour counts as slow."""
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=time)
        await stage.pass_time(hours * HOUR)
        assert (HINT in text_of(await hand(stage, table, ana, bo))) is told


@pytest.mark.parametrize("settings", [DisplaySettings(zone="Asia/Tokyo"), DisplaySettings(pings=PingWhen.NEVER)])
async def test_players_with_a_time_zone_or_without_pings_are_told_nothing(
    tmp_path: Path, settings: DisplaySettings
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        for person in (ana, bo):
            await stage.bot.services.tables.preferences.choose(Person(person.id, person.name), always(settings))
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        assert HINT not in text_of(await hand(stage, table, ana, bo))


async def test_the_quiet_hours_of_the_server_are_enough(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await set_server(stage.bot.services.tables, stage.guild.id, DisplaySettings(zone="Europe/Paris"))
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        assert HINT not in text_of(await hand(stage, table, ana, bo))
