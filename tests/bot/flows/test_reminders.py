"""A reminder is one message with **My hand**. It goes with the turn."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.cogs.choices import complete_zone
from engine.store import Shards
from engine.tables.edits.delays import SLOW
from engine.tables.keeping.preferences import NEVER, Remind, RemindBy
from engine.tables.table.hours import local, zones
from engine.tables.table.model import SENDING, TableId
from engine.units import DAY, MINUTE
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of


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
        assert f"<@{late.id}>, reminder" in (told.content or "")
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
    panel = (await actor.slash(stage.channel, "settings mine")).response
    return await stage.press(actor, panel, "Reminders…")


async def pick(actor: Any, panel: Any, ending: str, *values: str) -> Any:
    """Choose in the menu whose custom id ends so."""
    (menu,) = [item for item in controls(panel) if item["custom_id"].endswith(ending)]
    return (await actor.select(panel, list(values), custom_id=menu["custom_id"])).response


async def test_when_to_be_reminded_is_chosen_among_the_settings(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        chosen = stage.bot.services.tables.preferences.of
        panel = await pick(ana, await reminders_panel(stage, ana), "look:remind", "1d", "1h")
        assert "**a day before time ends and an hour before time ends**, in the channel." in text_of(panel)
        panel = await pick(ana, panel, "look:remind_by", "direct")
        assert "an hour before time ends**, by direct message." in text_of(panel)
        panel = await stage.press(ana, panel, "Display…")
        kept = await pick(ana, panel, "look:pings", "slow")
        assert (await chosen(ana.id)).remind == {Remind.DAY, Remind.HOUR}
        assert (await chosen(ana.id)).remind_by is RemindBy.DIRECT
        await pick(ana, kept, "look:pings", "never")
        assert (await chosen(ana.id)).remind == NEVER
        panel = await pick(ana, await reminders_panel(stage, ana), "look:remind", "half")
        panel = await pick(ana, panel, "look:remind")
        assert "I **never** remind you" in text_of(panel)
        assert (await chosen(ana.id)).remind == NEVER


async def by_direct_message(stage: Stage) -> tuple[str, Any, list[Any]]:
    """A table with reminders by direct message after half a day, the direct channel of the player on turn, and the
    players, that one first."""
    people = [stage.person("Ana"), stage.person("Björn")]
    for person in people:
        await pick(person, await reminders_panel(stage, person), "look:remind_by", "direct")
    table = await stage.begin(*people, options="target=500", time=str(DAY))
    late = (await stage.table(table)).awaited[0]
    people.sort(key=lambda person: person.id != late)
    return table, people[0].user.dm_channel, people


def pings(stage: Stage) -> list[Any]:
    """The messages in the channel that mention this user."""
    return [message for message in stage.channel.history() if "<@" in (message.content or "")]


async def test_a_reminder_by_direct_message_takes_the_place_of_the_ping_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        table, letters, (late, _) = await by_direct_message(stage)
        assert len(pings(stage)) == 1
        await stage.pass_time(DAY // 2 + 5)
        assert not pings(stage)
        (told,) = letters.history()
        now = await stage.table(table)
        assert f"in <#{stage.channel.id}>. Auto-plays <t:{now.deadline}:R>" in (told.content or "")
        assert labels(told) == ["My hand", "To the board"]
        panel = await stage.press(late.user, told, "My hand")
        assert panel.ephemeral
        assert "Your turn" in text_of(panel)
        await stage.restart()
        assert [message.id for message in letters.history()] == [told.id]
        await late.slash(stage.channel, "domino board")
        (told,) = letters.history()
        assert str((await stage.table(table)).message_id) in str(controls(told))
        await stage.play_turn(late, now, random.Random(1))
        assert not list(letters.history())
        await stage.pass_time(SLOW[1] + MINUTE)
        assert len(pings(stage)) == 1


async def test_where_clicks_in_direct_messages_are_not_heard_the_way_to_the_board_is_all(tmp_path: Path) -> None:
    """They come to the program with shard 0."""
    async with staged(tmp_path) as stage:
        _, letters, _ = await by_direct_message(stage)
        assert labels(pings(stage)[0])[0] == "My hand"
        stage.bot.services.tables.shards = Shards((1,), 2)
        await stage.pass_time(DAY // 2 + 5)
        (told,) = letters.history()
        assert labels(told) == ["To the board"]


async def test_direct_messages_that_are_closed_leave_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        table, letters, (late, _) = await by_direct_message(stage)
        stage.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007, times=1)
        await stage.pass_time(DAY // 2 + 5)
        assert not list(letters.history())
        (told,) = pings(stage)
        assert f"<@{late.id}>, reminder" in (told.content or "")
        assert (await stage.table(table)).ping_message_id == told.id
        await stage.play_turn(late, await stage.table(table), random.Random(1))
        assert told.id not in [message.id for message in pings(stage)]


async def test_a_direct_message_that_a_crash_prevented_is_sent_at_the_next_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        table, letters, _ = await by_direct_message(stage)
        await stage.pass_time(DAY // 2 + 5)
        (told,) = letters.history()
        await stage.bot.services.tables.set_shown(TableId(table), call_message_id=SENDING)
        stage.env.backend.delete_message(letters.id, told.id)
        await stage.restart()
        (told,) = letters.history()
        assert (await stage.table(table)).ping_message_id == told.id
        assert not pings(stage)


async def test_where_one_lives_and_when_one_sleeps_is_chosen_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await reminders_panel(stage, ana)
        assert "I don’t know your time zone" in text_of(panel)
        assert not [item for item in controls(panel) if item["custom_id"].endswith("look:quiet")]
        panel = await pick(ana, panel, "look:zone", "Asia/Kolkata")
        there = local(stage.env.now().timestamp(), "Asia/Kolkata")
        assert f"Your local time is **{there:%H:%M}** (Asia/Kolkata)" in text_of(panel)
        assert "from 22:00 to 8:00" in text_of(panel)
        panel = await pick(ana, panel, "look:quiet", "23-7")
        kept = await stage.bot.services.tables.preferences.of(ana.id)
        assert (kept.zone, kept.quiet) == ("Asia/Kolkata", (23, 7))
        await stage.restart()
        panel = await pick(ana, await reminders_panel(stage, ana), "look:quiet", "0-0")
        assert "Pings and reminders come **at any hour**" in text_of(panel)
        panel = await pick(ana, panel, "look:zone", "-")
        assert (await stage.bot.services.tables.preferences.of(ana.id)).quiet_hours is None


async def test_any_zone_can_be_typed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert "America/Argentina/Buenos_Aires" in [choice.value for choice in complete_zone("buenos a")]
        assert 0 < len(complete_zone("")) <= 25
        assert len(complete_zone("a")) == 25
        zone = "America/Argentina/Ushuaia"
        panel = (await ana.slash(stage.channel, "settings mine", zone=zone)).response
        assert "(America/Argentina/Ushuaia)" in text_of(panel)
        assert (await stage.bot.services.tables.preferences.of(ana.id)).zone == zone
        wrong = (await ana.slash(stage.channel, "settings mine", zone="../../etc/passwd")).response
        assert "I don’t know that time zone" in text_of(wrong)
        assert (await stage.bot.services.tables.preferences.of(ana.id)).zone == zone
        stage.check()


async def test_no_reminder_comes_while_somebody_sleeps(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        half = stage.env.now().timestamp() + DAY // 2
        zone = next(z for z in zones() if local(half, z).hour == 1)
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        for person in (ana, bo):  # from their next turn on, their clock stands still then
            await person.slash(stage.channel, "settings mine", zone=zone)
        ping = (await stage.table(table)).ping_message_id
        await stage.pass_time(DAY // 2 + 6 * 3600)
        assert (await stage.table(table)).ping_message_id == ping
        await stage.pass_time(3600)
        now = await stage.table(table)
        assert now.clock.reminded is not None
        assert local(stage.env.now().timestamp(), zone).hour == 8
        assert ping not in [message.id for message in stage.channel.history()]
