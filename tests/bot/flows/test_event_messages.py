"""An event's message follows from the database: whatever is deleted on Discord, it comes back or the event ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.ui.channel.closed import SHORT, TRIES
from bot.ui.channel.event_boards import LOOK_SECONDS
from bot.words import words_for
from engine.events.changes import joined
from engine.events.model import Stage
from engine.tables.table.model import Person
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import controls, labels, staged, text_of
from tests.bot.flows.test_faults import no_pause
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_nights import message, planned, rest, skip_round, the_event

WORDS = words_for()
pytestmark = pytest.mark.usefixtures("unpainted")


async def delete_message(stage: Scene) -> int:
    """A moderator deletes the event's message."""
    old = the_event(stage).row.message_id
    assert old is not None
    await stage.bot.get_partial_messageable(stage.channel.id).get_partial_message(old).delete()
    return old


async def minute(stage: Scene) -> None:
    """A minute in which the bot looks for messages, until nothing more follows."""
    await stage.pass_time(LOOK_SECONDS + 1)
    before: object = None
    while before != (before := stage.database.rows()):
        await rest(stage)
        await stage.rest()


@pytest.mark.parametrize("command", ["night", "tournament"])
async def test_a_deleted_sign_up_comes_back_within_a_minute(tmp_path: Path, command: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await post_event(stage, ana, command)
        await rest(stage)
        old = await delete_message(stage)
        await minute(stage)
        assert the_event(stage).row.message_id != old
        await stage.press(bo, message(stage), "I’m in")
        await rest(stage)
        assert "Björn" in text_of(message(stage))


async def test_a_channel_that_refuses_an_event_is_told_to_its_host_once_and_opens_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, people = stage.person("Ana"), [stage.person(f"P{number}") for number in range(4)]
        await post_event(stage, ana, "night")
        await rest(stage)
        stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/*", status=403, code=50024, times=2)
        for person in people[:2]:
            await stage.press(person, message(stage), "I’m in")
            await rest(stage)
        (letter,) = [one.content for one in ana.user.dm_channel.history()]
        assert WORDS("remedy.elsewhere") in letter
        assert "P1" not in text_of(message(stage))
        await stage.bot._reopen(stage.guild.id)
        await rest(stage)
        assert "P1" in text_of(message(stage))
        stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/*", status=403, code=59999, times=1)
        await stage.press(people[2], message(stage), "I’m in")
        await rest(stage)
        assert len(list(ana.user.dm_channel.history())) == 2, "another reason is told too"


@pytest.mark.parametrize("count", [TRIES, TRIES * SHORT, TRIES * (SHORT + 1)])
async def test_an_event_that_discord_never_takes_becomes_simpler_and_is_given_up(tmp_path: Path, count: int) -> None:
    async with staged(tmp_path) as stage:
        stage.bot.services.event_boards.lanes.sleep = no_pause
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await post_event(stage, ana, "night")
        await rest(stage)
        stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/*", status=503, times=count)
        await stage.press(bo, message(stage), "I’m in")
        await rest(stage)
        given_up = count == TRIES * (SHORT + 1)
        assert bool(ana.user.dm_channel and list(ana.user.dm_channel.history())) is given_up
        assert ("Björn" in text_of(message(stage))) is (count == TRIES)
        assert "I’m in" in labels(message(stage)), "the short text keeps the buttons"


async def test_the_list_of_events_brings_a_deleted_message_back_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        await planned(stage, ana)
        old = await delete_message(stage)
        await ana.slash(stage.channel, "events list")
        await rest(stage)
        assert the_event(stage).row.message_id != old
        assert "I’m in" in labels(message(stage))


async def test_a_message_that_is_there_is_only_looked_for(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        await planned(stage, stage.person("Ana"))
        before = len(stage.env.http_requests)
        for _ in range(3):
            await minute(stage)
        made = [call.method for call in stage.env.http_requests[before:] if "/messages/" in call.path]
        assert made == ["GET"] * len(made)
        assert 2 <= len(made) <= 4


async def unheard(*_: object) -> None:
    """The bot does not hear of this."""


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("heard", [False, True], ids=["while the bot was away", "while it ran"])
async def test_a_deleted_channel_ends_its_event_and_the_host_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool, heard: bool
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        place = stage.guild.create_text_channel("events")
        await post_event(stage, ana, "night", place, title="Friday")
        await rest(stage)
        if begun:
            events = stage.bot.services.events
            await events.change(the_event(stage).id, joined, Person(bo.id, bo.name))
            await events.next_round(the_event(stage).id, ana.id, 0)
            await rest(stage)
        if not heard:
            monkeypatch.setattr(stage.bot, "on_guild_channel_delete", unheard)
        stage.env.backend.delete_channel(place.id)
        await stage.env.settle()
        await minute(stage)
        event = the_event(stage)
        assert event.stage is (Stage.OVER if begun else Stage.CANCELLED)
        key = "event.channel_gone" if begun else "event.channel_gone_before"
        told = [one.content for one in ana.user.dm_channel.history()]
        assert told.count(WORDS(key, title="Friday")) == 1


ACTIONS = st.lists(st.sampled_from(["delete", "in", "out", "begin", "skip", "restart", "list"]), max_size=7)


@pytest.mark.slow
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(actions=ACTIONS)
async def test_whatever_is_deleted_at_any_stage_the_message_is_there_a_minute_later(
    tmp_path_factory: pytest.TempPathFactory, actions: list[str]
) -> None:
    async with staged(tmp_path_factory.mktemp("night")) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Cleo"))
        await planned(stage, ana, bo, rounds=2)
        for action in actions:
            await act(stage, action, ana, cleo)
        await delete_if_there(stage)
        await minute(stage)
        event = the_event(stage)
        if event.unfinished:
            found = message(stage)
            assert controls(found), "every stage has a button for the host"
            assert event.row.shown_version == event.version


async def delete_if_there(stage: Scene) -> None:
    event, here = the_event(stage), {one.id for one in stage.channel.history()}
    if event.row.message_id in here:
        await delete_message(stage)


async def act(stage: Scene, action: str, ana: Any, cleo: Any) -> None:
    """One thing that happens to an event."""
    event, here = the_event(stage), {one.id for one in stage.channel.history()}
    match action:
        case "delete":
            await delete_if_there(stage)
        case "restart":
            await stage.restart()
        case "list":
            await ana.slash(stage.channel, "events list")
        case "skip" if event.in_play and event.row.message_id in here:
            await skip_round(stage, manager(stage))
        case "in" | "out" | "begin" if event.row.message_id in here:
            label = {"in": "I’m in", "out": "I’m out", "begin": "Begin"}[action]
            if label in labels(message(stage)):
                await stage.press(cleo if action != "begin" else ana, message(stage), label)
        case _:
            pass
    await rest(stage)
