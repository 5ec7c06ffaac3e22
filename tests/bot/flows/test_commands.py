"""The commands: their names and sentences, and what the small ones answer."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from discord.app_commands import Command, CommandTree, ContextMenu, Group

from bot import __version__
from bot.cogs import GROUPS
from bot.cogs.admin import Admin
from bot.cogs.choices import Translator
from bot.words import LANGUAGES, words_for
from engine.rules.games import EVENT_GAME, GAMES
from engine.tables.table.model import Status
from tests.bot.flows.stage import labels, staged, text_of

ROOT = Path(__file__).parents[3]
MOST = 12
"""Commands in a group."""
LONGEST = 60
"""Characters of a description."""
NAMED = re.compile(r"`/(\w+ \w+)|(?<!\w)/((?:domino|events|results|settings) \w+)")
"""A command named in a sentence or a page."""


def groups() -> list[Group]:
    return [*(make(MagicMock()) for make in GROUPS), Admin(MagicMock(), MagicMock())]


def commands() -> dict[str, Command[Any, ..., Any]]:
    """Every command of a group, by its whole name."""
    found = (one for group in groups() for one in group.walk_commands())
    return {one.qualified_name: one for one in found if isinstance(one, Command)}


async def test_each_person_finds_all_commands(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert sorted(ana.available_commands(stage.channel)) == sorted(
            one for one in commands() if not one.startswith("admin ")
        )


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
async def test_a_group_is_short_and_no_longer_than_discord_takes(group: Group) -> None:
    """8,000 characters of names, descriptions and values in all of a group. Of translations the longest counts."""

    def longest(part: dict[str, Any], name: str) -> int:
        return max(len(text) for text in (part.get(name, ""), *(part.get(f"{name}_localizations") or {}).values()))

    def length(part: dict[str, Any]) -> int:
        own = longest(part, "name") + longest(part, "description") + len(str(part.get("value", "")))
        return own + sum(length(inner) for inner in (*part.get("options", ()), *part.get("choices", ())))

    tree = CommandTree(discord.Client(intents=discord.Intents.none()))
    payload = await group.get_translated_payload(tree, Translator())
    assert len(payload["options"]) <= MOST
    assert length(payload) <= 8000
    spoken = {locale.partition("-")[0] for locale in payload.get("description_localizations") or {}}
    assert spoken == LANGUAGES.keys() - {"en"}
    described = [longest(part, "description") for part in (payload, *payload["options"])]
    assert max(described) <= LONGEST, described


@pytest.mark.parametrize("code", LANGUAGES)
async def test_a_game_is_found_by_its_name_in_the_players_language(code: str) -> None:
    """Discord compares the typed text with the names of the choices in its own language."""
    tree, words, asked = CommandTree(discord.Client(intents=discord.Intents.none())), words_for(code), set[str]()
    locales = {str(locale) for locale in discord.Locale if str(locale).partition("-")[0] == code}
    assert locales
    for name, command in commands().items():
        payload = await command.get_translated_payload(tree, Translator())
        for choice in (one for option in payload["options"] if option["name"] == "game" for one in option["choices"]):
            named = {(choice.get("name_localizations") or {}).get(locale, choice["name"]) for locale in locales}
            assert named == {words(f"game.{choice['value']}")}, name
            asked.add(name)
    options = {name: [one.name for one in command.parameters] for name, command in commands().items()}
    assert asked == {name for name, found in options.items() if "game" in found}


def test_no_two_commands_have_the_same_name_or_begin_with_the_same_words() -> None:
    """A player types one word after the slash, and reads the first words of each description."""
    found = commands().values()
    assert len({one.name for one in found}) == len(found)
    for code in LANGUAGES:
        begins = [" ".join(words_for(code)(f"cmd.{one.name}").split()[:4]) for one in found]
        assert len(set(begins)) == len(begins), sorted(begins)


VERBS = {
    *("Bring", "Browse", "Delete", "Find", "Get", "Learn", "List", "Manage", "Open", "Pause", "Plan", "Play", "Post"),
    *("Prove", "Rank", "Read", "See", "Set", "Show", "Solve", "Watch"),
}
"""The first words of descriptions."""
FREE = {"admin announce message", "admin forget person", "admin forget server", "admin stuck table"}
"""Options that Discord can’t complete: a text, and ids of tables, people and servers anywhere, which may be gone."""


def test_a_description_starts_with_a_verb_and_an_option_is_as_short() -> None:
    for command in commands().values():
        described = str(command.description)
        assert described.split()[0].strip(",") in VERBS, f"{command.qualified_name}: {described}"
        assert not described.endswith("."), described
        for code in LANGUAGES:
            # The public `description` has forgotten the sentence's key.
            options = [one._Parameter__parent.description for one in command.parameters]  # type: ignore[attr-defined]
            said = [one.extras["say"](words_for(code)) for one in options]
            assert all(len(one) <= LONGEST for one in said), (code, command.qualified_name, said)


def test_every_name_is_completed() -> None:
    text = discord.AppCommandOptionType.string
    asked = {
        f"{name} {option.name}": bool(option.choices or option.autocomplete)
        for name, command in commands().items()
        for option in command.parameters
        if option.type is text
    }
    assert {name for name, completed in asked.items() if not completed} == FREE


def test_no_command_asks_more_than_seven_things() -> None:
    """Details are asked in panels and boxes."""
    assert max(len(command.parameters) for command in commands().values()) <= 7


def test_every_sentence_about_a_command_describes_one() -> None:
    described = {group.description for group in groups()}
    for command in commands().values():
        described |= {command.description, *(str(option.description) for option in command.parameters)}
    usual = words_for()(f"game.{EVENT_GAME}")
    sentences = {words_for()(key, game=usual) for key in words_for().sentences if key.startswith("cmd.")}
    assert described == sentences


def test_every_command_named_to_a_reader_exists() -> None:
    """In all languages, in the documentation, and in the texts of the programs. A released version's page of the
    changelog names the commands of its time."""
    paths = [path for end in ("ftl", "md", "py") for path in (ROOT / "bot").rglob(f"*.{end}")]
    paths += [*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md"), *(ROOT / ".github").rglob("*.md")]
    known, wrong = set(commands()), []
    for path in paths:
        text = re.split(r"^## \d+\.\d+\.\d+$", path.read_text(encoding="utf-8"), flags=re.M)[0]
        for found in NAMED.finditer(" ".join(text.split())):
            if (found[1] or found[2]) not in known:
                wrong.append(f"{path.relative_to(ROOT)}: {found[0]}")
    assert not wrong, "\n".join(wrong)


async def test_the_menus_of_discord_are_few_and_short(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        menus = [one for one in stage.bot.tree.get_commands() if isinstance(one, ContextMenu)]
        assert {menu.name for menu in menus} == {"Domino stats", "Invite to a table", "My hand"}
        kinds = {menu.name: menu.type for menu in menus}
        assert kinds["My hand"] is discord.AppCommandType.message
        for code in LANGUAGES:
            names = [words_for(code)(key) for key in ("menu.stats", "menu.invite", "menu.hand")]
            assert all(len(name) <= 32 for name in names)
            assert len(set(names)) == len(names)


async def test_commands_without_a_table_say_what_to_do(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        for name in ("board", "tables", "turns"):
            answer = (await ana.slash(stage.channel, f"domino {name}")).response
            assert answer.ephemeral
            assert "/domino play" in text_of(answer)


async def test_help_is_for_the_asker_alone_and_answers_the_first_questions(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = (await ana.slash(stage.channel, "domino help")).response
        assert told.ephemeral
        assert "/domino play" in text_of(told)
        assert __version__ in text_of(told)
        assert "Over days or weeks: `/domino play`" in text_of(told), "a question of most newcomers, at the first click"


async def test_a_lesson_begins_from_the_command(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        games = (await ana.slash(stage.channel, "domino learn")).response
        assert "Learn a game" in text_of(games)
        lesson = (await ana.slash(stage.channel, "domino learn", game="draw")).response
        assert lesson.ephemeral
        assert "Your hand" in text_of(lesson)


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
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=5")
        more = await stage.press(bo, await stage.board(table), "More")
        sure = await stage.press(bo, more, "Resign")
        assert "play on" in text_of(await stage.press(bo, sure, "No, play on"))
        sure = await stage.press(bo, await stage.press(bo, await stage.board(table), "More"), "Resign")
        assert "You resigned" in text_of(await stage.press(bo, sure, "Yes, resign"))
        assert "Björn 🤖" in text_of(await stage.board(table))
        assert "You resigned" in text_of(await stage.hand(bo, table))
        await stage.play_on([ana, cleo], table, random.Random(1))
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
