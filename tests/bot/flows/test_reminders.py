"""The message that reminds somebody: one, with My hand, gone with the turn."""

from __future__ import annotations

import random
from pathlib import Path

from tests.bot.flows.stage import controls, staged, text_of

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


async def test_when_to_be_reminded_is_chosen_among_the_settings(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = (await ana.slash(stage.channel, "domino settings")).response
        (menu,) = [item for item in controls(panel) if item["custom_id"].endswith("look:remind")]
        panel = (await ana.select(panel, ["day"], custom_id=menu["custom_id"])).response
        assert "a day and an hour before time ends" in text_of(panel)
        (menu,) = [item for item in controls(panel) if item["custom_id"].endswith("look:pings")]
        kept = (await ana.select(panel, ["slow"], custom_id=menu["custom_id"])).response
        assert "a day and an hour before time ends" in text_of(kept)
        assert (await stage.bot.services.tables.preferences.of(ana.id)).remind == "day"
        await ana.select(kept, ["never"], custom_id=menu["custom_id"])
        assert (await stage.bot.services.tables.preferences.of(ana.id)).remind == "off"
