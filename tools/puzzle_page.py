"""The page with twenty of the weekly puzzles, four of each game: `docs/puzzles.md`, and its boards."""

from collections.abc import Iterator
from textwrap import fill

from bot.pictures import Style, draw
from bot.ui.pages.page import Button, Text
from bot.ui.pages.table.puzzle import SOLUTION, Shown, puzzle_board, puzzle_page
from bot.words import words_for
from engine.puzzles import GAMES, puzzles
from engine.rules.tiles import tiles_text

A_GAME = 4
WIDE = 120
INTRO = """# Twenty puzzles

Four of the [weekly puzzles](daily.md#the-weekly-puzzles) of each game, as `/domino puzzle` shows them. All tiles are
open, and one move is clearly best (`test_the_rules_prove_the_only_best_play`, `test_the_model_finds_the_same_play`).
`python -m tools.generate` writes this page.
"""


def chosen(game: str) -> list[int]:
    """The numbers of puzzles that differ in their ideas and grades as much as possible."""
    found, seen = list[int](), set[object]()
    for new in (2, 1, 0):
        for number, puzzle in enumerate(puzzles(game)):
            marks = {puzzle.why, puzzle.grade} - seen
            if len(found) < A_GAME and len(marks) >= new and number not in found:
                found.append(number)
                seen |= marks
    return sorted(found, key=lambda number: (puzzles(game)[number].grade, number))


def page() -> str:
    """The page in Markdown; each solution is folded."""
    words = words_for()
    lines = [INTRO]
    for game in GAMES:
        lines.append(f"## {words(f'game.{game}')}\n")
        for at, number in enumerate(chosen(game), 1):
            shown = Shown(f"{game}:{number}:{SOLUTION}")
            parts = puzzle_page(words, shown, number).parts
            question, solution = (part.text for part in parts if isinstance(part, Text))
            hand = tiles_text(shown.view.hand) or words("puzzle.no_tiles")
            asked = puzzle_page(words, Shown(f"{game}:{number}:"), number)
            moves = ", ".join(one.label for one in asked.controls[: len(shown.moves)] if isinstance(one, Button))
            lines += [
                f"### {at}. {words(f'puzzle.grade_{shown.puzzle.grade}')}\n",
                f"{fill(question.partition(chr(10))[2], WIDE)}\n",
                f"![{words(f'game.{game}')}, puzzle {at}](images/puzzles/{game}-{at}.png)\n",
                f"{fill(f'You hold {hand}. Moves: {moves}.', WIDE)}\n",
                f"<details><summary>Solution</summary>\n\n{fill(solution, WIDE)}\n\n</details>\n",
            ]
    return "\n".join(lines)


def boards() -> Iterator[tuple[str, bytes]]:
    """The pictures by file name."""
    for game in GAMES:
        for at, number in enumerate(chosen(game), 1):
            yield f"{game}-{at}.png", draw(puzzle_board(words_for(), Shown(f"{game}:{number}:"), Style())).data
