"""The rules of a server: what managers choose in the panel, and what hosts, players and others may do then."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.words import Words, words_for
from engine.tables.keeping.moderation import CHOSEN, PAGES, Kind
from engine.tables.keeping.registry import MOST_ON_SERVER
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, staged, text_of
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_server_rules import menu, page

ENGLISH = words_for()
pytestmark = pytest.mark.usefixtures("unpainted")


async def choose(stage: Stage, mona: Any, rule: str, *values: Any, words: Words = ENGLISH) -> Any:
    """A manager chooses the values of a rule."""
    where = next(one for one, rules in PAGES.items() if CHOSEN[rule] in rules)
    panel = await page(stage, mona, words(f"server.{where}"))
    return (await mona.select(panel, list(values), custom_id=menu(panel, f":set:{rule}"))).response


def member(stage: Stage, name: str, *roles: Any) -> Any:
    """Someone with these roles."""
    return stage.guild.add_member(stage.env.create_user(name.lower(), global_name=name), roles=list(roles))


async def tried(stage: Stage, actor: Any, command: str, **options: Any) -> str:
    """What a command answers."""
    return text_of((await actor.slash(stage.channel, command, **options)).response)


async def test_every_rule_is_chosen_told_and_taken_back(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        mona, role, channel = manager(stage), stage.guild.create_role("Regulars"), stage.channel
        assert language("server.untouched") in text_of((await mona.slash(channel, "settings server")).response)
        for name, rule in CHOSEN.items():
            picked: Any = {Kind.ROLES: role, Kind.VALUE: rule.choices[:1][0] if rule.choices else ""}.get(
                rule.kind, channel
            )
            before = text_of(await page(stage, mona, language(f"server.{page_of(name)}")))
            after = text_of(await choose(stage, mona, name, picked, words=language))
            assert after != before, name
        told = text_of((await mona.slash(channel, "settings server")).response)
        assert language("rule.hosts", value=f"<@&{role.id}>") in told
        assert language("rule.most_tables", value="1") in told
        assert told.count("\n- ") == len(CHOSEN)
        log = text_of(await page(stage, mona, language("server.log")))
        assert all(language(f"pick.{name}") in log for name in CHOSEN)
        for name, rule in CHOSEN.items():
            await choose(stage, mona, name, *(["-"] if rule.kind is Kind.VALUE else []), words=language)
        assert language("server.untouched") in text_of((await mona.slash(channel, "settings server")).response)


def page_of(name: str) -> str:
    """The page of a rule."""
    return next(one for one, rules in PAGES.items() if CHOSEN[name] in rules)


async def test_only_chosen_roles_open_tables_and_plan_events(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, hosts, planners = manager(stage), stage.guild.create_role("Hosts"), stage.guild.create_role("Planners")
        ana, bo, cleo = member(stage, "Ana", hosts), member(stage, "Björn"), member(stage, "Cleo", planners)
        await choose(stage, mona, "hosts", hosts)
        await choose(stage, mona, "planners", planners)
        no_table, no_event = f"only <@&{hosts.id}> may open tables", f"only <@&{planners.id}> may plan events"
        for stranger in (bo, cleo):
            assert no_table in await tried(stage, stranger, "domino play", game="block")
            assert no_table in await tried(stage, stranger, "domino play", game="block", where="thread")
            assert no_table in await tried(stage, stranger, "domino solitaire", show="public")
        assert not stage.tables()
        assert "One game" not in await tried(stage, bo, "domino solitaire")
        for person in (ana, bo):
            assert no_event in await tried(stage, person, "events night")
        assert no_event not in await tried(stage, cleo, "events night")
        lobby, _ = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        await stage.open(mona)
        assert no_event not in await tried(stage, mona, "events night")


async def test_a_role_that_may_end_tables_ends_them_and_is_logged(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, referees = manager(stage), stage.guild.create_role("Referees")
        ana, rita, zoe = stage.person("Ana"), member(stage, "Rita", referees), member(stage, "Zoë")
        _, table = await stage.open(ana)
        end = stage.id_of(await stage.table(table), "end")
        assert "You need **Manage Server**" in text_of(await stage.raw_click(rita, await stage.board(table), end))
        await choose(stage, mona, "enders", referees)
        listed = (await rita.slash(stage.channel, "domino tables")).response
        sure = (await rita.select(listed, [end])).response
        assert "You need **Manage Server**" in text_of(await stage.raw_click(zoe, await stage.board(table), end))
        await stage.press(rita, sure, "Yes, end it")
        assert (await stage.table(table)).status is Status.CANCELLED
        assert "**Rita** ended a table" in text_of(await page(stage, mona, "Log"))
        assert "Manage Server" in text_of((await rita.slash(stage.channel, "settings server")).response)


async def test_limits_of_open_tables_hold_for_the_server_and_for_each_host(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, ana, bo, cleo = manager(stage), *(stage.person(name) for name in ("Ana", "Björn", "Cleo"))
        await choose(stage, mona, "most_hosted", "1")
        await stage.open(ana)
        assert "You already host an open table" in await tried(stage, ana, "domino play", game="block")
        await tried(stage, ana, "domino solitaire")
        await choose(stage, mona, "most_tables", "3")
        await stage.open(bo)
        await stage.open(cleo)
        assert "already has 3 open tables" in await tried(stage, mona, "domino play", game="block")
        panel = await choose(stage, mona, "most_tables", "-")
        assert ENGLISH("rule.most_tables", value=str(MOST_ON_SERVER)) in text_of(panel)
        await stage.open(mona)


async def test_new_tables_start_with_the_defaults_unless_their_host_chooses(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, ana = manager(stage), stage.person("Ana")
        await choose(stage, mona, "clock", "259200+43200")
        await choose(stage, mona, "casual", "on")

        async def opened(**options: Any) -> Any:
            return await stage.table((await stage.open(ana, **options))[1])

        usual = await opened()
        assert (usual.turn_seconds, usual.clock.increment, usual.casual) == (259200, 43200, True)
        assert (await opened(time="120")).turn_seconds == 120
        assert (await opened(time="none")).turn_seconds is None
        await stage.restart()
        assert (await opened()).turn_seconds == 259200
        await tried(stage, ana, "domino solitaire")
        assert [table.turn_seconds for table in stage.tables() if not table.public] == [None]


async def test_results_are_posted_in_their_channel_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, ana, bo = manager(stage), stage.person("Ana"), stage.person("Björn")
        results = stage.guild.create_text_channel("results")
        await choose(stage, mona, "results", results)
        table = await stage.begin(ana, bo, options="target=10")
        await stage.play_on([ana, bo], table, random.Random(1))
        (told,) = results.history()
        assert f"in <#{stage.channel.id}> is over" in told.content
        cancelled, _ = await stage.open(ana)
        await stage.press(ana, cancelled, "Cancel")
        await stage.begin(ana, bo, options="target=10", channel=results)
        await stage.restart()
        assert sum("is over" in message.content for message in results.history()) == 1


async def test_a_channel_where_the_bot_may_not_write_is_no_channel_for_results(tmp_path: Path) -> None:
    from tests.bot.flows.test_permissions import closed

    async with staged(tmp_path) as stage:
        mona, mute = manager(stage), closed(stage, "mute", "send_messages")
        assert "I can’t write in that channel" in text_of(await choose(stage, mona, "results", mute))
        assert "stay at their tables" in text_of(await page(stage, mona, "Posts"))


async def test_the_servers_quiet_hours_are_those_of_members_without_a_zone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona, ana, bo = manager(stage), stage.person("Ana"), stage.person("Björn")
        await ana.slash(stage.channel, "settings mine", zone="Asia/Tokyo")
        table = await stage.begin(ana, bo, time="86400", options="target=100")

        async def sleeps() -> list[str]:
            await stage.env.settle()
            found = await stage.table(table)
            return [found.clock.seat(seat.seat).sleeps for seat in found.seats]

        before = await sleeps()
        assert before[1] == ""
        panel = await page(stage, mona, "New tables")
        panel = (await mona.select(panel, ["Europe/Berlin"], custom_id=menu(panel, ":zone"))).response
        assert (await sleeps()) == before, "a zone alone is no night"
        panel = (await mona.select(panel, ["23-7"], custom_id=menu(panel, ":quiet"))).response
        assert "Europe/Berlin" in text_of(panel)
        after = await sleeps()
        assert after[0] == before[0]
        assert "Europe/Berlin" in after[1]
        await mona.select(panel, ["0-0"], custom_id=menu(panel, ":quiet"))
        assert await sleeps() == before


async def test_nonsense_in_a_rule_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona = manager(stage)
        panel = await page(stage, mona, "Limits")
        for rule, values in (("most_tables", ["7"]), ("clock", ["none"]), ("hosts", ["Hosts"]), ("nothing", ["1"])):
            forged = f"b1:-:0:rules_of_server:set:{rule}"
            answer = await stage.raw_click(mona, panel, forged, values=values)
            assert text_of(answer).strip()
        assert ENGLISH("server.untouched") in text_of((await mona.slash(stage.channel, "settings server")).response)
