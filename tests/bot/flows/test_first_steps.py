"""How newcomers begin: help, the games with pictures, a match with a robot at once, a lesson, the first words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.people.first_steps import FIRST
from bot.words import Words, words_for
from bot.words.options import of_game
from engine.rules.games import GAMES
from engine.tables.table.model import Status
from tests.bot.flows.sketches import Sketches, choose, pictures, settings
from tests.bot.flows.stage import SELECT, Stage, controls, labels, staged, text_of

STEPS = ["Play a robot now", "Learn a game", "All games", "Settings"]


async def menu_of_games(stage: Stage, person: Any, message: Any, label: str) -> tuple[Any, str]:
    """The page with all games behind a button, and the id of its menu."""
    page = await stage.press(person, message, label)
    (menu,) = [item for item in controls(page) if item["type"] == SELECT]
    assert [option["value"] for option in menu["options"]] == list(GAMES)
    return page, menu["custom_id"]


async def test_help_has_the_first_steps_as_buttons_for_anybody(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino help")).response
        assert page.ephemeral
        assert labels(page) == [*STEPS, "Questions"]
        answers = await stage.press(ana, page, "Questions")
        assert "Are the deals fair?" in text_of(answers)
        page = await stage.press(ana, answers, "Back")
        assert "Your display" in text_of(await stage.press(ana, page, "Settings"))


async def test_a_match_with_a_robot_is_one_press_away_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino help")).response
        panel = await stage.press(ana, page, "Play a robot now")
        assert (goal := words_for()(f"about.{FIRST}")) in text_of(panel)
        assert "First to 100. At most 3 rounds." in text_of(panel)
        assert "Drawing for" not in text_of(panel)
        (table,) = stage.tables()
        assert (table.game, table.public, table.status) == (FIRST, False, Status.PLAYING)
        assert [seat.robot for seat in table.seats] == [False, True]
        assert stage.channel.history() == []
        stage.panels[table.id, ana.id] = panel
        rng = random.Random(1)
        while (turn := (await stage.table(table.id)).turn) is None or not turn.human:
            await stage.play_on([ana], table.id, rng, turns=1)
        await stage.play_turn(ana, await stage.table(table.id), rng)
        while (turn := (await stage.table(table.id)).turn) is None or not turn.human:
            await stage.play_on([ana], table.id, rng, turns=1)
        assert "Since your last move: Pip" in text_of(stage.panel(table.id, ana))
        assert goal not in text_of(stage.panel(table.id, ana)), "it has been told"
        await stage.play_on([ana], table.id, rng)
        assert (await stage.table(table.id)).status is Status.FINISHED
        panel = stage.panels[table.id, ana.id]
        assert "wins" in text_of(panel)
        told = [line for line in text_of(panel).splitlines() if "You’ve played Draw. Next: **Muggins**" in line]
        assert len(told) == 1, "at most a line leads on"
        assert "Muggins" in labels(panel)
        again = await stage.press(ana, panel, "Play again")
        assert "Your hand" in text_of(again)
        (other,) = stage.tables()
        assert (other.game, other.public, len(other.seats)) == (FIRST, False, 2)
        assert stage.channel.history() == []


async def test_a_private_round_ends_with_its_picture_before_the_next_one(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino help")).response
        page, menu = await menu_of_games(stage, ana, page, "Learn a game")
        panel = (await ana.select(page, ["draw"], custom_id=menu)).response
        (table,) = stage.tables()
        stage.panels[table.id, ana.id] = panel
        assert "Drawing for" not in text_of(panel), "no lots in a lesson"
        rng = random.Random(3)
        while not (await stage.table(table.id)).rounds:
            await stage.play_on([ana], table.id, rng, turns=1)
        while (now := await stage.table(table.id)).turn is None or not now.turn.human:
            await stage.pass_time(5)
        panel = stage.panel(table.id, ana)
        assert pictures(panel) == ["round.png"]
        assert "round 1: " in text_of(panel)
        led = "Pip leads"
        assert led not in text_of(panel), "that is the next round"
        assert labels(panel) == ["Next round"]
        hand = await stage.press(ana, panel, "Next round")
        assert led in text_of(hand)
        assert "Next round" not in labels(hand)
        assert "round 1: " not in text_of(hand), "it has been read"
        assert pictures(hand) == ["panel.png"]


async def test_play_without_a_game_shows_all_with_pictures_and_each_opens_its_page(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino play")).response
        assert page.ephemeral
        assert pictures(page) == ["all-en.png"]
        menu = next(item for item in controls(page) if item["type"] == SELECT)
        shown = (await ana.select(page, ["muggins"], custom_id=menu["custom_id"])).response
        stage.check()
        assert pictures(shown) == ["muggins-en.png"]
        assert labels(shown) == ["Play a robot now", "Learn it", "Open a table", "Rules"]
        await stage.press(ana, shown, "Open a table")
        (table,) = stage.tables()
        assert (table.game, table.public, table.status) == ("muggins", True, Status.LOBBY)
        assert "open table" in text_of(await stage.board(table.id))
        await choose(ana, await settings(stage, ana), "text")
        assert pictures((await ana.slash(stage.channel, "domino play")).response) == []


@pytest.mark.parametrize("game", ["block", "castle_rock", "castle_rock_solitaire"])
async def test_a_lesson_tells_each_sentence_once_and_only_to_the_learner(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        page = (await ana.slash(stage.channel, "domino help")).response
        page, menu = await menu_of_games(stage, ana, page, "Learn a game")
        panel = (await ana.select(page, [game], custom_id=menu)).response
        (table,) = stage.tables()
        assert table.participants.lesson
        said = {moment: of_game(words_for(), "lesson", game, moment) for moment in ("turn", "stuck", "end")}
        rng, heard = random.Random(3), [text_of(panel)]
        stage.panels[table.id, ana.id] = panel
        while not (await stage.table(table.id)).rounds:
            await stage.play_on([ana], table.id, rng, turns=1)
            heard.append(text_of(stage.panels[table.id, ana.id]))
        assert any(said["turn"] in text for text in heard)
        assert any(said["end"] in text for text in heard)
        if (await stage.table(table.id)).status is Status.PLAYING:
            again = text_of(await stage.press(ana, stage.panels[table.id, ana.id], "Next round"))
            assert said["end"] not in again
        assert not any(said["turn"] in text for text in heard[3:]), "it has been said"
        asked = stage.id_of(await stage.table(table.id), "hand")
        refused = text_of(await stage.raw_click(eve, page, asked))
        assert "is private" in refused
        assert not any(sentence in refused for sentence in said.values())


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_turn_of_a_lesson_is_asked_for_once(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        panel = text_of((await stage.person("Ana").slash(stage.channel, "domino learn", game=game)).response)
        assert of_game(words_for(), "lesson", game, "turn") in panel
        assert "Your turn." not in panel
        assert "Your move." not in panel
        assert panel.lower().count("press a") <= 1


@pytest.mark.parametrize(("game", "seed"), [("block", 5), ("chickenfoot", 2), ("muggins", 2)])
async def test_a_learner_who_is_stuck_for_the_first_time_is_told_what_happens_then(
    tmp_path: Path, game: str, seed: int
) -> None:
    async with staged(tmp_path, seed) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino help")).response
        page, menu = await menu_of_games(stage, ana, page, "Learn a game")
        panel = (await ana.select(page, [game], custom_id=menu)).response
        (table,) = stage.tables()
        stage.panels[table.id, ana.id] = panel
        rng, heard = random.Random(seed), []
        while not (await stage.table(table.id)).rounds:
            await stage.play_on([ana], table.id, rng, turns=1)
            heard.append(of_game(words_for(), "lesson", game, "stuck") in text_of(stage.panels[table.id, ana.id]))
        assert heard.count(True) == 1


async def test_nonsense_for_a_game_is_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino help")).response
        for verb in ("play_now", "learn", "open"):
            answer = await stage.raw_click(ana, page, f"b1:-:0:{verb}:chess")
            assert "no game called chess" in text_of(answer)
        answer = await stage.raw_click(ana, page, "b1:-:0:game", values=["chess"])
        assert "no game called chess" in text_of(answer)
        assert not stage.tables()


async def test_the_first_words_on_a_server_are_buttons_that_anybody_may_press(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        guild = stage.bot.get_guild(stage.guild.id)
        assert guild is not None
        await stage.bot.on_guild_join(guild)
        await stage.env.settle()
        (welcome,) = [message for message in stage.channel.history() if message.author.bot]
        assert labels(welcome) == STEPS
        for name in ("Ana", "Eve"):
            person = stage.person(name)
            answer = await stage.press(person, welcome, "Play a robot now")
            assert answer.ephemeral
            assert "Your hand" in text_of(answer)


async def test_the_help_links_the_hosts_pages(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        assert "https://" not in text_of((await ana.slash(stage.channel, "domino help")).response)
        links = (("privacy", "https://example.org/privacy"), ("support", "https://example.org/help"))
        object.__setattr__(stage.bot.services, "links", links)
        told = text_of((await ana.slash(stage.channel, "domino help")).response)
        assert f"[{language('link.privacy')}](<https://example.org/privacy>)" in told
        assert f"[{language('link.support')}](<https://example.org/help>)" in told
        assert language("link.terms") not in told
