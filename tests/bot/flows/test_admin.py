"""The owner's commands on their own server: health, stuck tables, announcements, a rest before an upgrade, deletion."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.cogs.admin import Admin
from bot.reachability import Reachability
from bot.ui.pages.table.seats import jump_link
from bot.words import Words, words_for
from engine.tables.keeping.moderation import Deed
from engine.tables.table.model import Person
from engine.units import HOUR, MINUTE
from tests.bot.flows.stage import Stage, staged, text_of
from tests.bot.flows.test_nights import message, planned, rest, the_event

ENGLISH = words_for()
pytestmark = pytest.mark.usefixtures("unpainted")


def administrator(stage: Stage, name: str) -> Any:
    """Someone who sees `/admin` in Discord's menus."""
    role = stage.guild.create_role(f"{name}'s", permissions=discord.Permissions(administrator=True))
    return stage.guild.add_member(stage.env.create_user(name.lower(), global_name=name), roles=[role])


@asynccontextmanager
async def owned(path: Path) -> AsyncIterator[tuple[Stage, Any]]:
    """A stage whose server has `/admin`, and the owner of the application."""
    async with staged(path) as stage:
        owner = administrator(stage, "Olga")
        stage.bot._application = SimpleNamespace(owner=owner, team=None)  # type: ignore[assignment]  # only this is read
        home = discord.Object(stage.guild.id)
        stage.bot.tree.add_command(Admin(stage.bot.services, lambda: stage.bot.reachability.gateway), guild=home)
        await stage.bot.tree.sync(guild=home)
        yield stage, owner


async def no_sleep(*_: object) -> None:
    """Nothing waits."""


async def answer(stage: Stage, actor: Any, command: str, **options: Any) -> str:
    """What a command answers."""
    return text_of((await actor.slash(stage.channel, f"admin {command}", **options)).response).strip()


def in_team(person: Any, role: str, state: int) -> dict[str, Any]:
    """A member of a team, as Discord tells it."""
    user = {"id": str(person.id), "username": "user", "discriminator": "0", "avatar": None}
    return {"team_id": "1", "user": user, "role": role, "membership_state": state, "permissions": ["*"]}


async def test_only_the_owner_or_their_team_uses_the_commands(tmp_path: Path, language: Words) -> None:
    async with owned(tmp_path) as (stage, owner):
        mona, ana = administrator(stage, "Mona"), administrator(stage, "Ana")
        refused = language("admin.not_owner")
        for person in (mona, ana):
            for command in ("health", "stuck", "drain"):
                assert await answer(stage, person, command) == refused
        assert stage.bot.services.tables.closed_until is None
        assert language("admin.none_stuck") == await answer(stage, owner, "stuck")
        cleo, dora = administrator(stage, "Cleo"), administrator(stage, "Dora")
        members = [
            in_team(one, role, state)
            for one, role, state in ((ana, "developer", 2), (mona, "read_only", 2), (cleo, "", 2), (dora, "admin", 1))
        ]
        facts: Any = {"id": "1", "name": "Team", "icon": None, "owner_user_id": str(cleo.id), "members": members}
        team = discord.Team(stage.bot._connection, facts)
        stage.bot._application = SimpleNamespace(owner=owner, team=team)  # type: ignore[assignment]  # as above
        assert await answer(stage, ana, "health") != refused
        assert await answer(stage, owner, "health") == refused
        assert await answer(stage, mona, "health") == refused, "who may only read decides nothing"
        assert await answer(stage, cleo, "health") != refused, "the team's owner has no role"
        assert await answer(stage, dora, "health") == refused, "who is only invited decides nothing"


async def test_the_owner_is_told_what_a_table_waits_for(tmp_path: Path, language: Words) -> None:
    async with owned(tmp_path) as (stage, owner):
        table = await stage.begin(stage.person("Ana"), stage.person("Björn"), time="3600")
        snapshot = await stage.table(table)
        assert snapshot.turn is not None
        told = await answer(stage, owner, "stuck", table=snapshot.id)
        rest = (await stage.bot.services.tables.resting(snapshot.id))[1]
        assert rest is not None
        waits = language("admin.rests_person", table=jump_link(snapshot), seat=snapshot.turn.seat + 1)
        assert told == f"{waits} {language('admin.until', until=int(rest.until or 0))}"
        assert language("refusal.no_such_table") == await answer(stage, owner, "stuck", table="nothing")


async def test_health_counts_tables_and_todays_errors(tmp_path: Path) -> None:
    async with owned(tmp_path) as (stage, owner):
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await stage.begin(ana, bo)
        await stage.open(ana)
        told = await answer(stage, owner, "health")
        assert "Open tables: **2**, in play: **1**" in told
        assert "Errors today (UTC): **0**" in told
        assert "Newest error" not in told
        assert "Boards to redraw: **0**" in told
        logging.getLogger("bot").error("The disk is %s", "`full`")
        stage.bot.services.writer.lanes.go_on = lambda lane: None  # type: ignore[method-assign]  # boards wait
        stage.bot.services.writer.mark(stage.tables()[0], visited=True)
        told = await answer(stage, owner, "health")
        assert "Boards to redraw: **1**, " in told
        assert "Errors today (UTC): **1**" in told
        assert "`The disk is 'full'`" in told


def test_the_gateways_age_is_that_of_its_connection_and_of_its_last_word() -> None:
    now = [100.0]
    reach = Reachability(lambda: now[0], no_sleep, no_sleep, lambda since: None)
    told = []
    for at, event in (110, "connect"), (150, "socket_raw_receive"), (155, ""), (160, "disconnect"), (161, "resumed"):
        now[0] = at
        reach.event(event)
        told.append(reach.gateway)
    assert told == [(0, None), (40, 0), (45, 5), (50, 10), (0, 11)]


async def test_before_an_upgrade_tables_come_to_rest_until_the_next_start(tmp_path: Path, language: Words) -> None:
    async with owned(tmp_path) as (stage, owner):
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, time="3600")
        before = await stage.table(table)
        until = int(stage.env.now().timestamp()) + 20 * MINUTE
        assert language("admin.draining", until=until) == await answer(stage, owner, "drain", minutes=20)
        assert ENGLISH("drain.board", until=until) in text_of(await stage.board(table))
        refused = text_of((await ana.slash(stage.channel, "domino play", game="block")).response)
        assert language("refusal.draining", until=until) in refused
        await stage.pass_time(2 * HOUR)
        assert (await stage.table(table)).steps == before.steps, "nobody ran out of time"
        await stage.restart()
        after = await stage.table(table)
        assert after.steps == before.steps
        assert after.deadline is not None
        assert after.deadline > stage.env.now().timestamp()
        assert ENGLISH("drain.board", until=until) not in text_of(await stage.board(table))
        await stage.open(ana)


async def test_a_drain_can_be_called_off(tmp_path: Path) -> None:
    async with owned(tmp_path) as (stage, owner):
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, time="3600")
        before = await stage.table(table)
        await answer(stage, owner, "drain")
        assert "pauses for an upgrade" in text_of(await stage.board(table))
        await stage.pass_time(10 * MINUTE)
        assert await answer(stage, owner, "drain", minutes=0) == ENGLISH("admin.not_draining")
        assert "pauses for an upgrade" not in text_of(await stage.board(table))
        await stage.open(ana)
        await stage.pass_time(55 * MINUTE)
        assert (await stage.table(table)).steps == before.steps, "the ten minutes were given back"
        await stage.pass_time(10 * MINUTE)
        assert (await stage.table(table)).steps > before.steps


async def test_an_announcement_goes_to_the_channel_for_results(tmp_path: Path) -> None:
    async with owned(tmp_path) as (stage, owner):
        results = stage.guild.create_text_channel("results")
        assert "Servers posted on: 0. Not posted on 1." in await answer(stage, owner, "announce", message="Back at 8")
        moderation = stage.bot.services.tables.moderation
        edit = partial(replace, results=(results.id,))
        await moderation.set_rules(stage.guild.id, edit, Person(1, "Mona"), Deed.CHANGED, "results")
        assert "Servers posted on: 1." in await answer(stage, owner, "announce", message="Back at 8, @everyone")
        (message,) = results.history()
        assert message.content == "Back at 8, @everyone"
        assert not message.mention_everyone


async def test_a_person_is_forgotten_when_the_owner_is_sure(tmp_path: Path) -> None:
    async with owned(tmp_path) as (stage, owner):
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(bo, ana)
        assert await answer(stage, owner, "forget") == ENGLISH("admin.no_id")
        assert "sure: True" in await answer(stage, owner, "forget", person=str(ana.id))
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Björn", "Ana"]
        assert await answer(stage, owner, "forget", person=str(ana.id), sure=True) == ENGLISH("admin.forgotten")
        assert "Ana" not in [seat.name for seat in (await stage.table(table)).seats]
        still = await answer(stage, owner, "forget", server=str(stage.guild.id), sure=True)
        assert still == ENGLISH("admin.still_there")
        assert await answer(stage, owner, "forget", server="99", sure=True) == ENGLISH("admin.forgotten")


async def test_in_a_drain_events_say_when_they_go_on_and_begin_nothing(tmp_path: Path, language: Words) -> None:
    async with owned(tmp_path) as (stage, owner):
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo)
        until = int(stage.env.now().timestamp()) + 20 * MINUTE
        told = ENGLISH("drain.board", until=until)
        await answer(stage, owner, "drain", minutes=20)
        await rest(stage)
        assert told in text_of(message(stage))
        tried = await stage.press(ana, message(stage), ENGLISH("event.begin"))
        assert language("refusal.draining", until=until) in text_of(tried)
        await answer(stage, owner, "drain", minutes=0)
        await rest(stage)
        assert told not in text_of(message(stage))
        await answer(stage, owner, "drain", minutes=20)
        await stage.restart()
        await rest(stage)
        assert told not in text_of(message(stage))
        await stage.press(ana, message(stage), ENGLISH("event.begin"))
        assert the_event(stage).round == 1
