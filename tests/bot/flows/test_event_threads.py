"""A moderator deletes the thread of an event's table, or its channel: the table goes on in a new thread, or the event
ends, also if the bot is killed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest
from discord import MessageType
from simcord.http.client import FakeHTTPClient

from bot.client import Boneyard
from bot.ui.channel.event_boards import LOOK_SECONDS
from bot.words import words_for
from engine.events.changes import joined
from engine.events.model import EventTable, Stage
from engine.store.errors import StoreUnavailable
from engine.tables.table.model import Person
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import controls, labels, staged, text_of
from tests.bot.flows.test_event_messages import minute, unheard
from tests.bot.flows.test_nights import message, rest, the_event

pytestmark = pytest.mark.usefixtures("unpainted")

FORMATS: dict[str, dict[str, Any]] = {
    "night": {"command": "night", "seats": 2},
    "Swiss": {"command": "tournament", "format": "swiss"},
    "knockout": {"command": "tournament", "format": "knockout"},
    "league": {"command": "tournament", "format": "league"},
    "duplicate": {"command": "night", "seats": 2, "duplicate": True},
}
DAILY = 2
"""Instants tried for each format, beside the long run that tries all."""


@pytest.fixture(autouse=True)
def nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A repeated nonce is answered with the first message, as by Discord. simcord knows no nonces."""
    sent: dict[tuple[str, str], Any] = {}
    request = FakeHTTPClient.request

    async def once(http: FakeHTTPClient, route: Any, **how: Any) -> Any:
        sends = route.method == "POST" and route.path.endswith("/messages")
        nonce = how["json"].get("nonce") if sends else None
        if nonce is None:
            return await request(http, route, **how)
        if (route.url, nonce) not in sent:
            sent[route.url, nonce] = await request(http, route, **how)
        return sent[route.url, nonce]

    monkeypatch.setattr(FakeHTTPClient, "request", once)


async def begun(stage: Scene, format_: str) -> list[Any]:
    """Two people at the table of an event in its first round."""
    ana, bo = stage.person("Ana"), stage.person("Björn")
    await post_event(stage, ana, time=86400, **FORMATS[format_])
    await rest(stage)
    await stage.press(bo, message(stage), "I’m in")
    await rest(stage)
    await stage.press(ana, message(stage), "Begin")
    await rest(stage)
    return [ana, bo]


async def delete_thread(stage: Scene, *, restart: bool) -> EventTable:
    """A moderator deletes the table's thread while the bot runs, or before a `restart` while it doesn't hear of it.
    Gives the table as it was."""
    (table,) = the_event(stage).in_play
    with pytest.MonkeyPatch.context() as patch:
        if restart:
            patch.setattr(stage.bot, "on_raw_thread_delete", unheard)
        stage.env.backend.delete_channel(table.channel_id or 0)
        await rest(stage)
    if restart:
        await stage.restart()
    return table


async def goes_on(stage: Scene, before: EventTable, people: list[Any]) -> None:
    """The table is in one new thread, with its players, is shown there once, and pings the player on turn once."""
    (after,) = the_event(stage).in_play
    assert (after.table_id, after.channel_id != before.channel_id) == (before.table_id, True)
    backend, place = stage.env.backend, after.channel_id or 0
    assert backend.get_guild(stage.guild.id).thread_ids == [place]
    missing = {one.id for one in people}.difference(backend.get_channel(place).thread_members)
    assert not (missing and the_event(stage).plan.duplicate), "that thread is private"
    table = await stage.table(after.table_id)
    assert (table.channel.channel_id, table.homeless, table.clock.paused) == (place, False, None)
    there = [one for one in stage.place(place).history() if "My hand" in labels(one)]
    assert [one.id for one in there if not one.content] == [table.message_id]
    pings = [one.content for one in there if one.content]
    assert [ping.startswith(f"<@{table.turn and table.turn.user_id}>") for ping in pings] == [True]
    assert str(place) in text_of(message(stage)), "the message of the event links it"
    here = [one.id for one in stage.channel.history() if controls(one) or one.type is not MessageType.default]
    assert here == [the_event(stage).row.message_id], "one message of the event, no notice of the thread"
    letters = [one for person in people if (dm := person.user.dm_channel) for one in dm.history()]
    assert not letters, "the event moves the table itself"


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("restart", [False, True], ids=["while it ran", "while the bot was away"])
async def test_a_table_whose_thread_is_deleted_goes_on_in_a_new_one(
    tmp_path: Path, format_: str, restart: bool
) -> None:
    async with staged(tmp_path) as stage:
        people = await begun(stage, format_)
        for _ in range(2):
            before = await delete_thread(stage, restart=restart)
            await minute(stage)
            await goes_on(stage, before, people)


@contextmanager
def killed_after(bot: Boneyard, effects: float) -> Iterator[list[str]]:
    """The bot is killed after this number of commits and requests that change something; its later ones have no effect.
    Gives the commits and requests that had one."""
    assert bot._store
    made: list[str] = []
    request, run = bot.http.request, bot._store._run

    def alive(what: str, error: Exception) -> None:
        if len(made) >= effects:
            raise error
        made.append(what)

    async def requested(route: Any, **how: Any) -> Any:
        if route.method != "GET":
            alive(f"{route.method} {route.path}", OSError("killed"))
        return await request(route, **how)

    async def committed(work: Any, **how: Any) -> Any:
        alive("commit", StoreUnavailable("killed"))
        return await run(work, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.http, "request", requested)
        patch.setattr(bot._store, "_run", committed)
        yield made


async def killed_and_restarted(path: Path, format_: str, most: int | None) -> list[str]:
    """Delete a table's thread again and again, and kill the bot after one more effect each time, or at `most` instants
    by lot. Gives the effects of moving a table without a kill."""
    async with staged(path) as stage:
        people = await begun(stage, format_)
        with killed_after(stage.bot, inf) as made:
            before = await delete_thread(stage, restart=False)
            await minute(stage)
            await goes_on(stage, before, people)
        instants = range(len(made))
        for effects in instants if most is None else random.Random(format_).sample(instants, most):
            with killed_after(stage.bot, effects):
                before = await delete_thread(stage, restart=False)
                await stage.pass_time(LOOK_SECONDS + 1)
                await stage.restart()
            await minute(stage)
            await goes_on(stage, before, people)
    print(made)
    return made


@pytest.mark.parametrize("format_", FORMATS)
async def test_a_kill_at_some_instants_while_a_table_gets_its_new_thread_changes_nothing(
    tmp_path: Path, format_: str
) -> None:
    assert len(await killed_and_restarted(tmp_path, format_, DAILY)) > DAILY


@pytest.mark.soak
@pytest.mark.parametrize("format_", FORMATS)
async def test_a_kill_at_any_instant_while_a_table_gets_its_new_thread_changes_nothing(
    tmp_path: Path, format_: str
) -> None:
    assert await killed_and_restarted(tmp_path, format_, None)


@pytest.mark.slow
@pytest.mark.parametrize("begins", [False, True])
async def test_a_kill_while_an_event_ends_with_its_channel_does_not_keep_it_from_the_host(
    tmp_path: Path, begins: bool
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        effects, ended = 0, False
        while not ended:
            place = stage.guild.create_text_channel("events")
            await post_event(stage, ana, "night", place, title=f"Night{effects:03}")
            await rest(stage)
            events = stage.bot.services.events
            (event,) = events.unfinished()
            if begins:
                await events.change(event.id, joined, Person(bo.id, bo.name))
                await events.next_round(event.id, ana.id, 0)
                await rest(stage)
            with killed_after(stage.bot, effects) as made:
                stage.env.backend.delete_channel(place.id)
                await rest(stage)
                ended = len(made) < effects
                await stage.restart()
            await minute(stage)
            after = await stage.bot.services.events.snapshot(event.id)
            assert after.stage is (Stage.OVER if begins else Stage.CANCELLED), effects
            told = [one.content for one in ana.user.dm_channel.history() if after.row.title in one.content]
            key = "event.channel_gone" if begins else "event.channel_gone_before"
            assert told == [words_for()(key, title=after.row.title)], effects
            effects += 1
        assert effects > 3
