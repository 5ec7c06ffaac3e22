"""The message that reminds somebody: one, with My hand, gone with the turn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.cogs.choices import complete_zone
from engine.tables.nights import local, zones
from tests.bot.flows.stage import Stage, controls, staged, text_of

DAY = 86400


async def test_a_reminder_takes_the_place_of_the_ping_and_goes_with_the_turn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        before = await stage.table(table)
        assert before.turn is not None
        late = {ana.id: ana, bo.id: bo}[before.awaited[0]]
        first = before.ping_message_id
        assert first is not None
        await stage.pass_time(DAY // 2 + 5)
        now = await stage.table(table)
        messages = {message.id: message for message in stage.channel.history()}
        assert first not in messages
        assert now.ping_message_id is not None
        told = messages[now.ping_message_id]
        assert f"<@{late.id}>, a reminder" in (told.content or "")
        assert f"<t:{before.deadline}:R>" in (told.content or "")
        assert len(messages) == 2, "the board and the reminder"
        panel = await stage.press(late, told, "My hand")
        assert "Your turn" in text_of(panel)
        await stage.play_turn(late, now, random.Random(1))
        after = await stage.table(table)
        assert now.ping_message_id not in [message.id for message in stage.channel.history()]
        assert after.clock.reminded is None


async def reminders_panel(stage: Stage, actor: Any) -> Any:
    """The panel of reminders, by way of the settings."""
    panel = (await actor.slash(stage.channel, "domino settings")).response
    return await stage.press(actor, panel, "Reminders and nights …")


async def pick(actor: Any, panel: Any, ending: str, value: str) -> Any:
    """Choose in the menu whose custom id ends so."""
    (menu,) = [item for item in controls(panel) if item["custom_id"].endswith(ending)]
    return (await actor.select(panel, [value], custom_id=menu["custom_id"])).response


async def test_when_to_be_reminded_is_chosen_among_the_settings(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await pick(ana, await reminders_panel(stage, ana), "look:remind", "day")
        assert "**a day and an hour before time ends**" in text_of(panel)
        panel = await stage.press(ana, panel, "How you see the game …")
        kept = await pick(ana, panel, "look:pings", "slow")
        assert (await stage.bot.services.tables.preferences.of(ana.id)).remind == "day"
        await pick(ana, kept, "look:pings", "never")
        assert (await stage.bot.services.tables.preferences.of(ana.id)).remind == "off"


async def test_where_one_lives_and_when_one_sleeps_is_chosen_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await reminders_panel(stage, ana)
        assert "I do not know your time zone" in text_of(panel)
        assert not [item for item in controls(panel) if item["custom_id"].endswith("look:night")]
        panel = await pick(ana, panel, "look:zone", "Asia/Kolkata")
        there = local(stage.env.now().timestamp(), "Asia/Kolkata")
        assert f"Where you live it is **{there:%H:%M}** (Asia/Kolkata)" in text_of(panel)
        assert "from 22:00 to 8:00" in text_of(panel)
        panel = await pick(ana, panel, "look:night", "23-7")
        kept = await stage.bot.services.tables.preferences.of(ana.id)
        assert (kept.zone, kept.night) == ("Asia/Kolkata", (23, 7))
        await stage.restart()
        panel = await pick(ana, await reminders_panel(stage, ana), "look:night", "0-0")
        assert "Reminders come **at any hour**" in text_of(panel)
        panel = await pick(ana, panel, "look:zone", "-")
        assert (await stage.bot.services.tables.preferences.of(ana.id)).nights is None


async def test_any_zone_can_be_typed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert "America/Argentina/Buenos_Aires" in [choice.value for choice in complete_zone("buenos a")]
        assert 0 < len(complete_zone("")) <= 25
        assert len(complete_zone("a")) == 25
        zone = "America/Argentina/Ushuaia"
        panel = (await ana.slash(stage.channel, "domino settings", zone=zone)).response
        assert "(America/Argentina/Ushuaia)" in text_of(panel)
        assert (await stage.bot.services.tables.preferences.of(ana.id)).zone == zone
        wrong = (await ana.slash(stage.channel, "domino settings", zone="../../etc/passwd")).response
        assert "I know no time zone of that name" in text_of(wrong)
        assert (await stage.bot.services.tables.preferences.of(ana.id)).zone == zone
        stage.check()


async def test_no_reminder_comes_while_somebody_sleeps(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        half = stage.env.now().timestamp() + DAY // 2
        zone = next(z for z in zones() if local(half, z).hour == 1)
        for person in (ana, bo):
            await person.slash(stage.channel, "domino settings", zone=zone)
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        ping = (await stage.table(table)).ping_message_id
        await stage.pass_time(DAY // 2 + 6 * 3600)
        assert (await stage.table(table)).ping_message_id == ping
        await stage.pass_time(3600)
        now = await stage.table(table)
        assert now.clock.reminded is not None
        assert local(stage.env.now().timestamp(), zone).hour == 8
        assert ping not in [message.id for message in stage.channel.history()]
