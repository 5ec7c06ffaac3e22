"""Game nights as people on Discord see them."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from discord import MessageType
from simcord.builders import ChannelHandle

from bot.ui.channel.event_boards import REST_SECONDS
from bot.ui.channel.public_messages import PublicMessages
from engine.events.model import Event, Stage
from engine.tables.keeping.preferences import PingWhen
from engine.tables.table.hours import local
from engine.tables.table.model import Person
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import controls, labels, line_of, staged, text_of
from tests.bot.flows.test_manage import manager

pytestmark = pytest.mark.usefixtures("unpainted")


def the_event(stage: Scene) -> Event:
    """The one event there is."""
    (event,) = stage.bot.services.events.known()
    return event


def message(stage: Scene) -> Any:
    """Its message as it is now."""
    (found,) = [one for one in stage.channel.history() if one.id == the_event(stage).row.message_id]
    return found


async def rest(stage: Scene) -> None:
    """Until every event is shown as it is."""
    for _ in range(3):
        await stage.env.settle()
        stage.env.backend.advance_clock(REST_SECONDS)
    await stage.env.settle()
    stage.check()


async def planned(stage: Scene, host: Any, *others: Any, **options: Any) -> None:
    """A night with these people signed up."""
    await post_event(stage, host, "night", **options)
    await rest(stage)
    for person in others:
        await stage.press(person, message(stage), "I’m in")
    await rest(stage)


async def skip_round(stage: Scene, manager: Any) -> None:
    """A manager ends every table of the round."""
    for table in the_event(stage).in_play:
        now = await stage.table(table.table_id)
        await stage.raw_click(manager, message(stage), stage.id_of(now, "end_yes"))
    await rest(stage)
    await break_over(stage)


async def break_over(stage: Scene) -> None:
    """The break before the next round passes, if there is one."""
    if (ends := the_event(stage).row.break_ends) is not None:
        await stage.pass_time(ends - stage.env.now().timestamp())
        await rest(stage)


async def test_a_night_from_the_command_to_the_podium(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Cleo", "Dan", "Eve")]
        ana, mona = people[0], manager(stage)
        await planned(stage, ana, *people[1:], title="Friday", rounds=2)
        text = text_of(message(stage))
        assert "## Friday" in text
        assert "**Game night** · Draw · 2 rounds at tables of 4 · 2 minutes a turn" in text
        assert "**5 are in:** Ana, Björn, Cleo, Dan and Eve" in text

        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        board = message(stage)
        (table,) = the_event(stage).here
        assert "Friday · round 1 of 2" in text_of(board)
        assert f"[Table 1](https://discord.com/channels/{stage.guild.id}/{table.channel_id}) <@" in text_of(board)
        thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(table.channel_id or 0))
        assert thread.name == "Table 1 · round 1 · Friday"
        assert "My hand" in labels(thread.history()[0])

        await skip_round(stage, mona)
        assert "Friday · round 2 of 2" in text_of(message(stage))
        await skip_round(stage, mona)
        assert "Friday: the podium" in text_of(message(stage))
        assert "No table finished" in text_of(message(stage))
        assert not controls(message(stage))
        assert the_event(stage).stage is Stage.OVER
        mine = [one for one in stage.channel.history() if "Friday" in text_of(one) and one.type.value == 0]
        assert len(mine) == 1, "one message of the night stays"


async def test_who_does_not_host_reads_who_does(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo)
        told = await stage.press(bo, message(stage), "Begin")
        assert "Only the host, Ana," in text_of(told)
        told = await stage.press(bo, message(stage), "I’m in")
        assert "You’re already in" in text_of(told)
        await stage.press(bo, message(stage), "I’m out")
        await rest(stage)
        assert "**1 is in:** Ana" in text_of(message(stage))
        assert line_of(message(stage), "Begin") is None, "too few people"


async def test_where_no_thread_may_be_opened_the_tables_stand_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo, seats=2)
        stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=1)
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        (table,) = the_event(stage).here
        assert table.channel_id == stage.channel.id
        assert "My hand" in labels(await stage.board(table.table_id))
        assert "For threads I need" in text_of(message(stage))


async def test_a_restart_in_the_middle_changes_nothing_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        await planned(stage, ana, bo, seats=2, rounds=2)
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        before = [(one.id, text_of(one)) for one in stage.channel.history()]
        await stage.restart()
        await rest(stage)
        assert [(one.id, text_of(one)) for one in stage.channel.history()] == before
        await skip_round(stage, mona)
        assert the_event(stage).round == 2


async def test_the_host_is_asked_before_tables_in_play_end(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo, seats=2, rounds=2)
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        asked = await stage.press(ana, message(stage), "Next round")
        assert "1 table still in play" in text_of(asked)
        await stage.press(ana, asked, "Begin the next round")
        await rest(stage)
        assert the_event(stage).round == 2
        asked = await stage.press(ana, message(stage), "End")
        await stage.press(ana, asked, "End it")
        await rest(stage)
        assert "No table finished" in text_of(message(stage))


async def test_people_vote_for_the_game(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo, seats=2, game="draw", game_2="block")
        (menu, _) = [item for item in controls(message(stage)) if item["type"] == 3]
        await bo.select(message(stage), ["block"], custom_id=menu["custom_id"])
        await rest(stage)
        assert "**Votes:** Block 1" in text_of(message(stage))
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        assert [table.game for table in the_event(stage).here] == ["block"]


async def test_a_time_is_shown_and_announced_where_the_bot_may(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        await ana.slash(stage.channel, "settings mine", zone="Europe/Berlin")
        told = await post_event(stage, ana, "night", when="half past eight")
        assert "as `20:00`," in text_of(told.response)
        await planned(stage, ana, title="Friday", when="8:30 pm")
        (begins,) = {the_event(stage).row.starts_at}
        assert begins is not None
        assert local(begins, "Europe/Berlin").strftime("%H:%M") == "20:30"
        assert f"<t:{begins}:F>" in text_of(message(stage))
        (announced,) = stage.env.backend.get_guild(stage.guild.id).scheduled_events.values()
        assert announced.name == "Friday"
        await stage.press(ana, message(stage), "Cancel")
        await rest(stage)
        assert "Cancelled" in text_of(message(stage))
        assert not stage.env.backend.get_guild(stage.guild.id).scheduled_events


async def test_without_the_permission_nothing_is_announced(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        stage.env.inject_error("POST", "/guilds/*/scheduled-events", status=403, code=50013, times=1)
        await planned(stage, stage.person("Ana"), when="20:30")
        assert the_event(stage).row.scheduled_id == 0
        assert "Starts" in text_of(message(stage))


async def test_a_round_pings_everybody_who_plays_in_it_once_unless_they_want_no_pings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pinged: list[list[int]] = []
    send = PublicMessages._send

    async def noted(self: Any, event: Any, page: Any, nonce: str, mentions: Any, **sure: bool) -> int:
        pinged.append(sorted(one.id for one in mentions.users or ()))
        return await send(self, event, page, nonce, mentions, **sure)

    monkeypatch.setattr(PublicMessages, "_send", noted)
    async with staged(tmp_path) as stage:
        ana, bo, quiet = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        await stage.bot.services.tables.preferences.choose(
            Person(quiet.id, "Chloé"), lambda own: replace(own, pings=PingWhen.NEVER)
        )
        await planned(stage, ana, bo, quiet)
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        assert [users for users in pinged if users] == [sorted([ana.id, bo.id])]


async def a_whole_night(stage: Scene, people: int, rounds: int, leavers: int, meetings: int) -> None:
    """Everyone plays by their panels. After the first round some leave and others come. The bot is killed in the
    middle of the second. No two people meet more than `meetings` times."""
    rng, everybody = random.Random(people), [stage.person(f"Guest {number}") for number in range(people)]
    host, late = everybody[0], [stage.person("Late"), stage.person("Later")]
    by_id = {person.id: person for person in (*everybody, *late)}
    await planned(stage, host, *everybody[1:], game="block", options="target=1", rounds=rounds, title="Friday")
    await stage.press(host, message(stage), "Begin")
    for number in range(1, rounds + 1):
        await rest(stage)
        await break_over(stage)
        event = the_event(stage)
        assert event.round == number
        assert f"Friday · round {number} of {rounds}" in text_of(message(stage))
        if number == 1:
            for person in late:
                await stage.press(person, message(stage), "I’m in")
            for person in everybody[-leavers:]:
                await stage.press(person, message(stage), "I’m out")
        seated = [user for table in event.here for user in table.people]
        assert len(seated) == len(set(seated)) == (people if number == 1 else people - leavers + len(late))
        for at, table in enumerate(event.here):
            if number == 2 and at == 1:
                before = [one.id for one in stage.channel.history()]
                await killed(stage)
                await rest(stage)
                assert [one.id for one in stage.channel.history()] == before, "nothing is posted twice"
            thread = stage.env.backend.get_channel(table.channel_id or 0)
            here = ChannelHandle(stage.env, stage.guild, thread)
            for user in table.people:
                stage.panels[table.table_id, user] = await stage.hand(by_id[user], table.table_id, here)
            await stage.play_on(by_id.values(), table.table_id, rng)
    await rest(stage)
    event = the_event(stage)
    assert event.stage is Stage.OVER
    assert "Friday: the podium" in text_of(message(stage))
    met = Counter(frozenset(pair) for table in event.tables for pair in combinations(table.people, 2))
    assert max(met.values()) <= meetings
    assert {line.user_id for line in event.standings} <= {user for table in event.tables for user in table.people}
    nights = [one for one in stage.channel.history() if "Friday" in text_of(one) and one.type is MessageType.default]
    assert len(nights) == 1, "one message of the night stays"
    assert len({table.channel_id for table in event.tables}) == len(event.tables), "a thread for each table"
    notices = [one for one in stage.channel.history() if one.type is MessageType.thread_created]
    assert not notices, "the night's message links its threads"


async def killed(stage: Scene) -> None:
    """The program dies without a word, and another one starts."""
    services = stage.bot.services
    for task in (*services.event_boards.lanes.tasks.values(), *services.events._shielded._tasks):
        task.cancel()
    await stage.restart()


@pytest.mark.slow
async def test_a_night_of_five_with_leavers_late_arrivals_and_a_kill(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        await a_whole_night(stage, 5, 2, 1, 2)


@pytest.mark.soak
async def test_a_night_of_twenty_four_with_leavers_late_arrivals_and_a_kill(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        await a_whole_night(stage, 24, 3, 3, 1)
