"""The other commands of `/domino`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from discord.app_commands import Command, CommandTree

from bot.cogs.choices import Translator
from bot.cogs.domino import Domino
from bot.words import LANGUAGES, words_for
from engine.rules.games import EVENT_GAME, GAMES
from engine.tables.core.model import Status
from tests.bot.flows.stage import labels, staged, text_of

COMMANDS = (
    "play", "solitaire", "hand", "board", "tally", "leaderboard", "tables", "rules", "resign", "help", "about",
    "settings", "server", "replay", "verify", "turns", "history", "stats", "log", "move", "away", "season",
    "night", "tournament", "league",
)  # fmt: skip


async def test_everything_is_in_one_group(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert sorted(ana.available_commands(stage.channel)) == sorted(f"domino {name}" for name in COMMANDS)


async def test_the_group_is_as_long_as_discord_takes_at_most() -> None:
    """25 commands in a group and 8,000 characters of names, descriptions and values in all of it. Of translations the
    longest counts."""

    def longest(part: dict[str, Any], name: str) -> int:
        return max(len(text) for text in (part.get(name, ""), *(part.get(f"{name}_localizations") or {}).values()))

    def length(part: dict[str, Any]) -> int:
        own = longest(part, "name") + longest(part, "description") + len(str(part.get("value", "")))
        return own + sum(length(inner) for inner in (*part.get("options", ()), *part.get("choices", ())))

    tree = CommandTree(discord.Client(intents=discord.Intents.none()))
    group = await Domino(MagicMock()).get_translated_payload(tree, Translator())
    assert len(group["options"]) <= 25
    assert length(group) <= 8000
    spoken = {locale.partition("-")[0] for locale in group.get("description_localizations") or {}}
    assert spoken == LANGUAGES.keys() - {"en"}


def test_every_sentence_about_a_command_describes_one() -> None:
    group, described = Domino(MagicMock()), set[str]()
    for command in group.walk_commands():
        described.add(command.description)
        if isinstance(command, Command):
            described |= {str(option.description) for option in command.parameters}
    usual = words_for()(f"game.{EVENT_GAME}")
    sentences = {words_for()(key, game=usual) for key in words_for().sentences if key.startswith("cmd.")}
    assert described == sentences - {group.description}


async def test_all_commands_keep_below_the_size_that_discord_takes(tmp_path: Path) -> None:
    def size(part: dict[str, Any]) -> int:
        choices = sum(len(one["name"]) + len(str(one["value"])) for one in part.get("choices") or ())
        inner = sum(size(one) for one in part.get("options") or ())
        return len(part["name"]) + len(part["description"]) + choices + inner

    async with staged(tmp_path) as stage:
        command, *menus = stage.bot.tree.get_commands()
        assert size(command.to_dict(stage.bot.tree)) <= 8000
        assert len(menus) <= 5
        assert all(len(menu.name) <= 32 for menu in menus)


async def test_commands_without_a_table_say_what_to_do(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        for name in ("hand", "board", "tally", "log", "resign", "tables", "turns"):
            answer = (await ana.slash(stage.channel, f"domino {name}")).response
            assert answer.ephemeral
            assert "/domino play" in text_of(answer)


async def test_help_and_about_are_for_the_asker_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert "/domino play" in text_of((await ana.slash(stage.channel, "domino help")).response)
        about = (await ana.slash(stage.channel, "domino about")).response
        assert about.ephemeral
        assert "Block" in text_of(about)


@pytest.mark.parametrize("game", GAMES)
async def test_rules_can_be_read_to_the_end(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino rules", game=game)).response
        texts = [text_of(page)]
        while "Next →" in labels(page):
            page = await stage.press(ana, page, "Next →")
            texts.append(text_of(page))
        assert "Source" in "".join(texts)
        assert "|---" not in "".join(texts), "tables are shown as lists"


async def test_the_board_comes_back_at_the_bottom_and_the_old_one_goes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        old = await stage.board(table)
        await bo.slash(stage.channel, "domino board")
        new = await stage.board(table)
        assert new.id != old.id
        assert old.id not in [message.id for message in stage.channel.history()]
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        assert "**Line" in text_of(await stage.board(table))
        more = await stage.press(ana, new, "More")
        await stage.press(ana, more, "Show board below")
        assert stage.channel.history()[-1].id == (await stage.table(table)).message_id


async def test_resigning_is_asked_twice_and_a_robot_plays_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=5")
        sure = (await bo.slash(stage.channel, "domino resign")).response
        assert "play on" in text_of(await stage.press(bo, sure, "No, play on"))
        sure = (await bo.slash(stage.channel, "domino resign")).response
        assert "You resigned" in text_of(await stage.press(bo, sure, "Yes, resign"))
        assert "Björn (a robot plays on)" in text_of(await stage.board(table))
        assert "You resigned" in text_of(await stage.hand(bo, table))
        await stage.play_on([ana], table, random.Random(1))
        assert (await stage.table(table)).status is Status.FINISHED


async def test_options_are_completed_word_by_word(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        first = await ana.autocomplete(stage.channel, "domino play", "options", "", game="block")
        assert first[0]["value"].startswith("target=")
        typed = await ana.autocomplete(stage.channel, "domino play", "options", "target=50 part", game="block")
        assert {choice["value"] for choice in typed} >= {"target=50 partnership=on", "target=50 partnership=off"}
        any_number = await ana.autocomplete(stage.channel, "domino play", "options", "target=77", game="block")
        assert [choice["value"] for choice in any_number] == ["target=77"]
        begins_another = await ana.autocomplete(stage.channel, "domino play", "options", "target=10", game="block")
        assert [choice["value"] for choice in begins_another] == ["target=10", "target=100"]


async def test_wrong_options_are_refused_with_what_is_possible(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        answer = (await ana.slash(stage.channel, "domino play", game="block", options="target=lots")).response
        assert answer.ephemeral
        assert "lots isn’t an answer for target" in text_of(answer)
        answer = (await ana.slash(stage.channel, "domino play", game="block", options="tarket=50")).response
        assert "no option tarket" in text_of(answer)
        assert not stage.tables()
