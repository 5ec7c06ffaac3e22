"""The puzzle of a week on Discord: hand and board, answers, a hint, the solution, the weeks before, the card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.pictures import Style
from bot.pictures.process.worker import Painted
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Frame, Menu
from bot.ui.pages.table.puzzle import Shown, puzzle_page, puzzle_picture, share_page, shown_in
from bot.words import LANGUAGES, Words, words_for
from engine.puzzles import GAMES, Why, puzzles
from engine.rules.moves import move_text
from engine.tables.keeping.puzzles import Progress, week_at
from engine.units import DAY
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of

WORDS = words_for()
ROWS = {f"{why}_row" for why in (Why.COUNT, Why.GIVE, Why.CLEAR)}


async def opened(stage: Stage, person: Any, game: str) -> tuple[Any, Shown]:
    """The page of `/domino puzzle`, and its puzzle."""
    page = (await person.slash(stage.channel, "domino puzzle", game=game)).response
    return page, shown_in(game, week_at(int(stage.env.now().timestamp())))


async def answered(stage: Stage, person: Any, page: Any, shown: Shown, text: str) -> Any:
    return await stage.press(person, page, shown.named(WORDS, text))


@pytest.mark.parametrize("game", GAMES)
async def test_the_right_play_is_praised_and_explained(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana = stage.person("Ana")
        page, shown = await opened(stage, ana, game)
        assert page.ephemeral
        assert [one.filename for one in page.attachments] == ["panel.png" if shown.view.hand else "board.png"]
        assert "Share" not in labels(page)
        wrong = next(move_text(move) for move in shown.moves if move_text(move) != shown.puzzle.best)
        page = await answered(stage, ana, page, shown, wrong)
        assert WORDS("puzzle.wrong", play=shown.named(WORDS, wrong)) in text_of(page)
        assert "by the end" not in text_of(page).split("❌")[1]
        page = await stage.press(ana, page, "Hint")
        assert "💡" in text_of(page)
        page = await answered(stage, ana, page, shown, shown.puzzle.best)
        assert WORDS("puzzle.right") in text_of(page)
        assert f"{shown.puzzle.gain} more than **{shown.named(WORDS, shown.puzzle.other)}**" in text_of(page)
        assert "Solved in 2 tries · 🔥 1 week in a row" in text_of(page)
        assert stage.channel.history() == []


async def test_a_solved_puzzle_is_shared_without_its_solution(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana = stage.person("Ana")
        page, shown = await opened(stage, ana, "block")
        page = await answered(stage, ana, page, shown, shown.puzzle.best)
        await stage.press(ana, page, "Share")
        (card,) = stage.channel.history()
        assert "**Ana** · Puzzle of the week · Block" in text_of(card)
        assert "🟩\nSolved at the first try · 🔥 1 week in a row" in text_of(card)
        assert not re.search(r"\d\|\d", text_of(card)), "no tile"
        assert [attached.filename for attached in card.attachments] == ["daily.png"]


async def test_after_the_solution_there_is_no_card_and_no_streak(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page, shown = await opened(stage, ana, "draw")
        page = await stage.press(ana, page, "Solution")
        assert labels(page) == []
        best = control_of(Verb.PUZZLE, shown.argument(shown.puzzle.best))
        page = await stage.raw_click(ana, page, best)  # an old button
        assert WORDS("puzzle.right") in text_of(page)
        assert labels(page) == []
        assert "🔥" not in text_of(page)
        answer = await stage.raw_click(ana, page, control_of(Verb.PUZZLE_SHARE, f"draw:{shown.week}"))
        assert stage.channel.history() == []
        assert answer.ephemeral


async def test_a_menu_leads_to_other_games_and_to_the_weeks_before(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page, shown = await opened(stage, ana, "block")
        page = await answered(stage, ana, page, shown, shown.puzzle.best)
        assert labels(page) == ["Share"]
        (menu,) = (item for item in controls(page) if item.get("options"))
        others = [f"{game}:{shown.week}:" for game in GAMES if game != "block"]
        before = [f"block:{shown.week - at}:" for at in range(25 - len(others))]
        assert [line["value"] for line in menu["options"]] == [*others, *before]
        ticked = [line["value"] for line in menu["options"] if line["label"].startswith("✅")]
        assert ticked == [before[0]]
        assert not any(line.get("default") for line in menu["options"]), "the menu shows what it is for"
        page = (await ana.select(page, [before[-1]], custom_id=menu["custom_id"])).response
        old = Shown(before[-1])
        page = await answered(stage, ana, page, old, old.puzzle.best)
        assert "Solved at the first try · 🔥 1 week in a row" in text_of(page)
        (menu,) = (item for item in controls(page) if item.get("options"))
        assert menu["options"][len(others)]["value"] == f"block:{old.week + 10}:", "the shown week is in the middle"


async def test_a_streak_grows_by_weeks_and_ends_after_a_missed_one(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        for streak, days in ((1, 7), (2, 14), (1, 0)):
            page, shown = await opened(stage, ana, "muggins")
            page = await answered(stage, ana, page, shown, shown.puzzle.best)
            assert WORDS("puzzle.streak", n=streak) in text_of(page)
            await stage.pass_time(days * DAY)


@pytest.mark.slow
@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_puzzle_has_its_page_in_every_language(words: Words) -> None:
    for game in GAMES:
        for week, puzzle in enumerate(puzzles(game)):
            shown = Shown(f"{game}:{week}:")
            for said in ("", "hint", "solution", puzzle.best, puzzle.other):
                shown.said = said
                page = puzzle_page(words, shown, 400, Progress({(game, week): 3}, frozenset({week})))
                assert shown.theirs or words("puzzle.no_tiles") in getattr(page.parts[0], "text", ""), "an empty hand"
                assert sum(bool(getattr(part, "buttons", ())) for part in page.parts) <= 4
                assert all(len(getattr(control, "label", "")) <= 80 for control in page.controls)
                assert all(len(part.choices) <= 25 for part in page.parts if isinstance(part, Menu))
            share_page(words, "Ana", shown, Progress({(game, week): 12}), week)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_one_picture(game: str) -> None:
    for week in range(len(puzzles(game))):
        shown = shown_in(game, week)
        scene = puzzle_picture(WORDS, shown, Style()).scene()
        assert len([part for part in puzzle_page(WORDS, shown, week).parts if isinstance(part, Frame)]) == 1
        assert len(scene.tiles) >= len(shown.view.hand) > 0 or not shown.view.hand
        assert scene.height > 0


def test_every_idea_has_its_sentence() -> None:
    """A row's ideas have sentences of their own."""
    plays = {why.value for why in Why} - {Why.CLEAR.value}
    assert all(WORDS(f"puzzle.why_{key}", play="x", n=2) for key in plays | ROWS)


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "games",
        "block",
        "chess:1:",
        "block:x:",
        "block:1:6|6@99",
        "muggins:99999:",
        "block:1:zz",
        "castle_rock:1:back",
    ],
)
async def test_a_forged_button_shows_no_puzzle(tmp_path: Path, argument: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino puzzle")).response
        answer = await stage.raw_click(ana, page, control_of(Verb.PUZZLE, argument))
        assert WORDS("invalid.unknown_button") in text_of(answer)
        assert (await stage.bot.services.tables.puzzles.progress(ana.id)) == Progress()
