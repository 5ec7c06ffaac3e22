"""Whose language: the server's in its channels, the player's in answers and panels."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import interactions as raw

from bot.cogs.choices import Translator, complete_options, text
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.people.settings import AS_ON_DISCORD, LANGUAGE, SPEAKS, look
from bot.words import LANGUAGES, words_for
from tests.bot.flows.stage import Stage, staged, text_of

NOWHERE: Any = None
"""The translator doesn't look at the place of a text."""


async def speak(stage: Stage, language: str) -> None:
    """A manager chooses the language of the server."""
    role = stage.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    panel: Any = (await boss.slash(stage.channel, "settings server")).response
    panel = await stage.press(boss, panel, "Boards")
    await boss.select(panel, [language], custom_id=control_of(Verb.SET_SERVER_DISPLAY, LANGUAGE))


@pytest.fixture
def brazilian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone's Discord speaks Portuguese."""
    made = raw.base_payload

    def payload(*args: Any, **facts: Any) -> Any:
        record, sent = made(*args, **facts)
        return record, {**sent, "locale": "pt-BR"}

    monkeypatch.setattr(raw, "base_payload", payload)


async def test_boards_are_in_the_servers_language_and_panels_in_the_players(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        assert "’s turn" in text_of(await stage.board(table))
        await speak(stage, "es")
        assert "Turno de" in text_of(await stage.board(table)), "open boards follow at once"
        panel = await stage.press(ana, await stage.board(table), "Mis fichas")
        assert "Your hand" in text_of(panel), "Discord said that Ana's language is English"


async def test_a_lobby_is_answered_in_the_servers_language(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        await speak(stage, "pt")
        lobby, _ = await stage.open(ana)
        assert "mesa aberta" in text_of(lobby)
        assert "Entrar" in text_of(lobby)


async def test_without_a_choice_a_server_speaks_its_language_on_discord(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        club = stage.env.create_guild("Club", preferred_locale="es-419")
        assert (await stage.bot.services.appearance.words_of(club.id)).code == "es"
        await speak(stage, "pt")
        assert (await stage.bot.services.appearance.words_of(stage.guild.id)).code == "pt"
        assert (await stage.bot.services.appearance.words_of(club.id)).code == "es"


@pytest.mark.usefixtures("brazilian")
async def test_panels_stay_in_their_players_language_on_a_server_with_another(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        for person in (ana, bo):
            stage.panels[table, person.id] = await stage.hand(person, table)
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        for person in (ana, bo):
            assert "peças" in text_of(stage.panels[table, person.id]), "also after the bot has freshened it"
        assert "’s turn" in text_of(await stage.board(table)), "the server speaks English"


async def test_commands_are_described_in_every_language() -> None:
    locales = {"es": discord.Locale.spain_spanish, "pt": discord.Locale.brazil_portuguese, "fr": discord.Locale.french}
    locales["de"] = discord.Locale.german
    for code, locale in locales.items():
        said = await Translator().translate(text("cmd.turns"), locale, NOWHERE)
        assert said == LANGUAGES[code]("cmd.turns")
    assert await Translator().translate(text("cmd.turns"), discord.Locale.korean, NOWHERE) is None


def test_completions_are_in_the_readers_language() -> None:
    assert "a 50" in complete_options(words_for("es-419"), "block", "target=50")[0].name


async def test_a_player_chooses_a_language_of_their_own(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        await speak(stage, "es")
        panel = await stage.press(ana, await stage.board(table), "Mis fichas")
        assert "Your hand" in text_of(panel)
        settings: Any = (await ana.slash(stage.channel, "settings mine")).response
        await ana.select(settings, ["de"], custom_id=look(SPEAKS))
        stage.check()
        assert "Deine Ansicht" in text_of(settings), "the settings follow at once"
        assert "Deine Steine" in text_of(panel), "and so does an open panel"
        assert "Deine Steine" in text_of(await stage.hand_from_turns(ana, table))
        assert "Turno de" in text_of(await stage.board(table)), "the board keeps the server's language"
        await ana.select(settings, [AS_ON_DISCORD], custom_id=look(SPEAKS))
        assert "Your hand" in text_of(await stage.hand_from_turns(ana, table))
