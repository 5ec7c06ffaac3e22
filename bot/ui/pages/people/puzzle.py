"""The puzzle of the week: a position with all hands open, its plays as buttons, a hint and the solution."""

from datetime import date
from typing import Final

from bot.pictures import BoardSubject, HandSubject, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Row, Text, Tone, rows
from bot.words import Words
from bot.words.boards import board_text
from bot.words.letters import letters
from engine.puzzles import GAMES, Puzzle, puzzle_of_week, week_of
from engine.rules.errors import BadNotation
from engine.rules.moves import Play, move_text, parse_move
from engine.rules.options import read_number
from engine.rules.position import read_position
from engine.rules.tiles import tiles_text
from engine.rules.views import LineBoard, View

HINT: Final = "hint"
SOLUTION: Final = "solution"
MOST_WEEKS: Final = 9999


class Shown:
    """A puzzle on its page. Read from the argument of its buttons: `block:47:3|5@8`, or `hint` or `solution` at the
    end. Raises `BadNotation`."""

    def __init__(self, argument: str) -> None:
        game, _, rest = argument.partition(":")
        week, _, self.said = rest.partition(":")
        number = read_number(week, MOST_WEEKS)
        if game not in GAMES or number is None:
            raise BadNotation(argument[:40], "a game and a week")
        self.game, self.week = game, number
        self.puzzle: Puzzle = puzzle_of_week(game, number)
        match = read_position(self.puzzle.position)
        self.seat = match.to_act()[0]
        self.view: View = match.view_for(self.seat)
        self.theirs = tuple(sorted(match.round.hands[1 - self.seat]))
        self.plays = tuple(move for move in self.view.moves if isinstance(move, Play))

    def names(self, words: Words) -> tuple[str, ...]:
        """The names of the seats."""
        found = [words("puzzle.them")] * 2
        found[self.seat] = words("puzzle.you")
        return tuple(found)

    def named(self, words: Words, text: str) -> str:
        """A play in words: `3|5 at B`. Raises `BadNotation` if it isn't possible here."""
        move = parse_move(text)
        if move not in self.plays or not isinstance(move, Play):
            raise BadNotation(text[:40], "a play of this puzzle")
        place = letters(self.view.board).get(move.end, "") if move.end is not None else ""
        return words("puzzle.play", tile=move.tile, place=place)

    def argument(self, said: str = "") -> str:
        return f"{self.game}:{self.week}:{said}"


def shown_on(game: str, day: date) -> Shown:
    """A game's puzzle of the week of a day."""
    return Shown(f"{game}:{week_of(day)}:")


def puzzle_page(words: Words, shown: Shown) -> Page:
    """The puzzle, and below it the answer to what was pressed."""
    title = words("puzzle.title", game=words(f"game.{shown.game}"))
    asked = words(f"puzzle.asked_{shown.game}", tiles=tiles_text(shown.theirs))
    board = Frame(BoardSubject.name, board_text(words, shown.view, shown.names(words)))
    hand = Frame(HandSubject.name, tiles_text(shown.view.hand))
    parts: list[Part] = [Text(f"{title}\n{asked}"), board, hand]
    if answer := _answer(words, shown):
        parts.append(Text(answer))
    return Page((*parts, *_buttons(words, shown)), Colour.PLAYING)


def _answer(words: Words, shown: Shown) -> str:
    """The hint, whether a play was right, or the solution."""
    best = parse_move(shown.puzzle.best)
    assert isinstance(best, Play)
    if shown.said == HINT:
        end = shown.view.board.layout.end(best.end) if isinstance(shown.view.board, LineBoard) and best.end else None
        return words("puzzle.hint", n=best.tile.pips - (end.value if end else 0))
    if shown.said in ("", SOLUTION):
        return _solution(words, shown) if shown.said else ""
    play = shown.named(words, shown.said)
    if parse_move(shown.said) != best:
        return words("puzzle.wrong", play=play)
    return f"{words('puzzle.right')} {_solution(words, shown)}"


def _solution(words: Words, shown: Shown) -> str:
    """The reason in two sentences."""
    puzzle = shown.puzzle
    facts = {"play": shown.named(words, puzzle.best), "mine": puzzle.mine, "theirs": puzzle.theirs}
    than = words("puzzle.than", other=shown.named(words, puzzle.other), gain=puzzle.gain)
    return f"{words(f'puzzle.why_{puzzle.why}', **facts)} {than}"


def _buttons(words: Words, shown: Shown) -> list[Row]:
    """The plays, and below them the hint, the solution and the other game's puzzle, short enough for one line."""

    def button(label: str, said: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(label, control_of(Verb.PUZZLE, shown.argument(said)), tone)

    labels = [(shown.named(words, text), text) for text in map(move_text, shown.plays)]
    plays = [button(label, text, Tone.MAIN) for label, text in sorted(labels)]
    other = next(game for game in GAMES if game != shown.game)
    turn = Button(words(f"game.{other}"), control_of(Verb.PUZZLE, f"{other}:{shown.week}:"))
    helps = (button(words("puzzle.hint_button"), HINT), button(words("puzzle.show"), SOLUTION), turn)
    return [*rows(plays), Row(helps)]


def puzzle_board(words: Words, shown: Shown, style: Style) -> BoardSubject:
    return BoardSubject(shown.view, shown.names(words), words, style)


def puzzle_hand(words: Words, shown: Shown, style: Style) -> HandSubject:
    return HandSubject.of(shown.view, words, style)
