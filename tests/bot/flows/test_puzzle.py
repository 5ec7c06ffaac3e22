"""The puzzle of the week on Discord: hand and board, a try, a hint, the solution."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pictures.process.worker import Painted
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.table.daily import Shown, puzzle_page
from bot.words import LANGUAGES, Words, words_for
from engine.puzzles import GAMES, puzzles
from engine.rules.moves import move_text
from tests.bot.flows.stage import controls, staged, text_of

WORDS = words_for()


@pytest.mark.parametrize("game", GAMES)
async def test_the_right_play_is_praised_and_explained(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino puzzle", game=game)).response
        assert page.ephemeral
        assert [attached.filename for attached in page.attachments] == ["board.png", "hand.png"]
        ids = [str(item["custom_id"]) for item in controls(page)]
        week = next(one for one in ids if one.endswith(":hint")).split(":")[5]
        shown = Shown(f"{game}:{week}:")
        wrong = next(move_text(move) for move in shown.plays if move_text(move) != shown.puzzle.best)
        page = await stage.press(ana, page, shown.named(WORDS, wrong))
        assert WORDS("puzzle.wrong", play=shown.named(WORDS, wrong)) in text_of(page)
        assert shown.puzzle.gain not in [int(word) for word in text_of(page).split() if word.isdecimal()]
        page = await stage.press(ana, page, "Hint")
        assert "💡" in text_of(page)
        page = await stage.press(ana, page, shown.named(WORDS, shown.puzzle.best))
        assert WORDS("puzzle.right") in text_of(page)
        assert f"{shown.puzzle.gain} points less" in text_of(page)
        page = await stage.press(ana, page, next(WORDS(f"game.{other}") for other in GAMES if other != game))
        assert WORDS("puzzle.right") not in text_of(page)
        assert stage.channel.history() == []


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_puzzle_has_its_page_in_every_language(words: Words) -> None:
    for game in GAMES:
        for week, puzzle in enumerate(puzzles(game)):
            for said in ("", "hint", "solution", puzzle.best, puzzle.other):
                page = puzzle_page(words, Shown(f"{game}:{week}:{said}"))
                assert sum(bool(getattr(part, "buttons", ())) for part in page.parts) <= 3
                assert all(len(getattr(control, "label", "")) <= 80 for control in page.controls)


@pytest.mark.parametrize(
    "argument", ["", "block", "chess:1:", "block:x:", "block:1:6|6@99", "muggins:99999:", "block:1:zz"]
)
async def test_a_forged_button_shows_no_puzzle(tmp_path: Path, argument: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        page = (await ana.slash(stage.channel, "domino puzzle")).response
        answer = await stage.raw_click(ana, page, control_of(Verb.PUZZLE, argument))
        assert WORDS("invalid.unknown_button") in text_of(answer)
