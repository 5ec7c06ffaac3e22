"""The bot as an app that only the user has installed: what works where the bot is no member."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

from bot.cogs.errors import ANYWHERE
from bot.words import words_for
from tests.bot.flows.stage import Stage, control_limits, staged, text_of, wire
from tests.bot.flows.test_commands import commands

OUTSIDE = words_for()("outside.text")
GAME = {"domino rules": {"game": "block"}, "domino learn": {"game": "draw"}}


@pytest.fixture
def only_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each interaction says that the user, and not the server, has installed the bot."""
    usual = interactions.base_payload

    def payload(*args: Any, **how: Any) -> Any:
        record, made = usual(*args, **how)
        return record, {**made, "authorizing_integration_owners": {"1": str(how["user_id"])}}

    monkeypatch.setattr(interactions, "base_payload", payload)


async def answers(stage: Stage, actor: Any, *places: Any) -> dict[str, Any]:
    """What the person gets for each command that Discord offers there."""
    found = {}
    for name in actor.available_commands(*places):
        found[name] = (await actor.slash(*places, name, **GAME.get(name, {}))).response
        assert found[name].ephemeral, name
        assert not control_limits(wire(found[name])), name
    return found


def check(found: dict[str, Any]) -> None:
    """Commands for a person alone answer, and the others say what to do."""
    refused = {name for name, answer in found.items() if OUTSIDE in text_of(answer)}
    assert refused == found.keys() - ANYWHERE
    assert "Your hand" in text_of(found["domino learn"])
    assert "Draw pile" in text_of(found["domino solitaire"]) or "Row" in text_of(found["domino solitaire"])
    assert "Block" in text_of(found["domino rules"])


@pytest.mark.usefixtures("only_user")
async def test_on_a_server_without_the_bot_a_person_plays_and_learns_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        found = await answers(stage, ana, stage.channel)
        assert found.keys() == {name for name in commands() if not name.startswith("admin ")}
        check(found)
        tables = await stage.bot.services.tables.tables_of(ana.id)
        assert tables
        assert not [table for table in tables if table.public or table.channel.guild_id is not None]
        assert not [message for message in stage.channel.history() if message.author.bot]


@pytest.mark.usefixtures("only_user")
async def test_buttons_that_need_others_say_what_to_do(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = (await ana.slash(stage.channel, "domino help")).response
        games = await stage.press(ana, told, "All games")
        game = await stage.press(ana, games, "Block")
        assert OUTSIDE in text_of(await stage.press(ana, game, "Open a table"))
        assert not await stage.bot.services.tables.tables_of(ana.id)


@pytest.mark.usefixtures("only_user")
async def test_results_there_are_the_persons_own_from_all_servers(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        own = text_of((await ana.slash(stage.channel, "results stats")).response)
        assert "Ana on all servers" in own
        other = text_of((await ana.slash(stage.channel, "results stats", player=bo)).response)
        assert "only show your own" in other


async def test_in_a_direct_message_the_same_commands_work(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana").user
        assert OUTSIDE in text_of((await ana.slash("domino play", game="block")).response)
        assert "Your hand" in text_of((await ana.slash("domino learn", game="draw")).response)
