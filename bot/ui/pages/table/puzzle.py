"""The puzzle of a week: a position with all tiles open, its moves as buttons, a hint and the solution. A menu leads to
the weeks before, and a solved puzzle can be shared."""

from typing import Final

from bot.pictures import BoardSubject, DailySubject, HandSubject, PanelSubject, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Colour, Frame, Menu, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.table.captures import capture_label
from bot.ui.pages.table.daily import EMOJI, SQUARES
from bot.words import Words
from bot.words.boards import board_text
from bot.words.letters import letters
from bot.words.names import clean_name, safe_name
from engine.puzzles import GAMES, Puzzle, monday_of, puzzle_of_week
from engine.rules.errors import BadNotation
from engine.rules.moves import Capture, Done, Move, Play, Take, move_text, parse_move
from engine.rules.options import read_number
from engine.rules.position import read_position
from engine.rules.tiles import Tile, tiles_text
from engine.rules.views import LineBoard, RowBoard, View
from engine.tables.keeping.puzzles import Progress

HINT: Final = "hint"
SOLUTION: Final = "solution"
MOST_WEEKS: Final = 9999
MOVES: Final = (Play, Capture, Done)


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
        drawable = getattr(match.round, "drawable", len(match.round.boneyard))
        self.stock: tuple[Tile, ...] = tuple(match.round.boneyard[::-1][:drawable])
        """The tiles that can be drawn, the next one first."""
        self.moves = tuple(move for move in self.view.moves if isinstance(move, MOVES))

    @property
    def right(self) -> bool:
        """Whether the best move was pressed."""
        return self.said == self.puzzle.best

    @property
    def tried(self) -> bool:
        """Whether a move was pressed. Raises `BadNotation` for a move that isn't possible here."""
        return self.said not in ("", HINT, SOLUTION) and bool(self.move(self.said))

    def names(self, words: Words) -> tuple[str, ...]:
        """The names of the seats."""
        found = [words("puzzle.them")] * 2
        found[self.seat] = words("puzzle.you")
        return tuple(found)

    def move(self, text: str) -> Move:
        """The move of that text. Raises `BadNotation` if it isn't possible here."""
        move = parse_move(text)
        if move not in self.moves:
            raise BadNotation(text[:40], "a move of this puzzle")
        return move

    def named(self, words: Words, text: str) -> str:
        """A move in words: `3|5 at B`. Raises `BadNotation` if it isn't possible here."""
        match self.move(text), self.view.board:
            case Play(tile, end), board:
                return words("puzzle.play", tile=tile, place=letters(board).get(end, "") if end is not None else "")
            case Capture() as capture, RowBoard() as row:
                return capture_label(words, row, capture)
            case _:
                return words("puzzle.take_none")

    def argument(self, said: str = "") -> str:
        return f"{self.game}:{self.week}:{said}"


def shown_in(game: str, week: int) -> Shown:
    """A game's puzzle of a week."""
    return Shown(f"{game}:{week}:")


def puzzle_page(words: Words, shown: Shown, this_week: int, progress: Progress | None = None) -> Page:
    """The puzzle, and below it the answer to the pressed button. `this_week`: the last one whose puzzle is open."""
    progress = progress or Progress()
    solved = (shown.game, shown.week) in progress.tries
    asked = [words(f"puzzle.asked_{shown.game}", tiles=tiles_text(shown.theirs) or words("puzzle.no_tiles"))]
    asked += [words("puzzle.stock", tiles=tiles_text(shown.stock))] if shown.stock else []
    told = f"{board_text(words, shown.view, shown.names(words))}\n{tiles_text(shown.view.hand)}"
    title = _title(words, shown.game, shown.week)
    parts: list[Part] = [Text(f"{title}\n{' '.join(asked)}"), Frame(_kind(shown).name, told)]
    answer = [_answer(words, shown), _streak(words, shown, progress, this_week) if solved else ""]
    if any(answer):
        parts.append(Text("\n".join(filter(None, answer))))
    menu = _others(words, shown, this_week, progress)
    return Page((*parts, *_buttons(words, shown, solved), menu), Colour.PLAYING)


def _title(words: Words, game: str, week: int, key: str = "puzzle.title", **facts: object) -> str:
    grade, date = words(f"puzzle.grade_{puzzle_of_week(game, week).grade}"), words.date(monday_of(week))
    return words(key, game=words(f"game.{game}"), grade=grade, date=date, **facts)


def _answer(words: Words, shown: Shown) -> str:
    """The hint, whether a move was right, or the solution."""
    if shown.said == HINT:
        return _hint(words, shown)
    if shown.said in ("", SOLUTION):
        return _solution(words, shown) if shown.said else ""
    if not shown.right:
        return words("puzzle.wrong", play=shown.named(words, shown.said))
    return f"{words('puzzle.right')} {_solution(words, shown)}"


def _hint(words: Words, shown: Shown) -> str:
    """The number to leave open, or the number of tiles to take."""
    best = shown.move(shown.puzzle.best)
    if isinstance(best, Play):
        board = shown.view.board
        end = board.layout.end(best.end) if isinstance(board, LineBoard) and best.end is not None else None
        return words("puzzle.hint", n=best.tile.pips - (end.value if end else 0))
    taken = 0 if not isinstance(best, Capture) else 3 if best.take is Take.TRIPLE else 1
    return words("puzzle.hint_take", n=taken)


def _solution(words: Words, shown: Shown) -> str:
    """The idea and its worth."""
    puzzle, row = shown.puzzle, "_row" if isinstance(shown.view.board, RowBoard) else ""
    key = f"puzzle.why_{puzzle.why}{row}"
    idea = words(key, play=shown.named(words, puzzle.best), n=puzzle.number)
    worth = words("puzzle.worth", n=puzzle.value, more=puzzle.gain, other=shown.named(words, puzzle.other))
    return f"{idea} {worth}"


def _streak(words: Words, shown: Shown, progress: Progress, this_week: int) -> str:
    tries, streak = progress.tries[shown.game, shown.week], progress.streak(this_week)
    told = [words("puzzle.solved", n=tries), words("puzzle.streak", n=streak) if streak else ""]
    return words.dotted(told)


def _buttons(words: Words, shown: Shown, solved: bool) -> list[Row]:
    """The moves, the hint and the solution until it is known; once the puzzle is solved, the card."""

    def button(label: str, said: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(label, control_of(Verb.PUZZLE, shown.argument(said)), tone)

    share = Button(words("puzzle.share"), control_of(Verb.PUZZLE_SHARE, f"{shown.game}:{shown.week}"))
    shares = [share] if solved else []
    if shown.right or shown.said == SOLUTION:
        return list(rows(shares))
    labels = [(shown.named(words, text), text) for text in map(move_text, shown.moves)]
    ordered = labels if isinstance(shown.view.board, RowBoard) else sorted(labels)
    moves = [button(label, text, Tone.MAIN) for label, text in ordered]
    helps = [button(words("puzzle.hint_button"), HINT), button(words("puzzle.show"), SOLUTION)]
    return [*rows(moves), Row((*helps, *shares))]


def _others(words: Words, shown: Shown, this_week: int, progress: Progress) -> Menu:
    """The puzzles of this week in the other games, and this game's of the weeks before. A solved one has a tick."""

    def choice(label: str, game: str, week: int) -> Choice:
        tick = "✅ " if (game, week) in progress.tries else ""
        return Choice(f"{tick}{label}", f"{game}:{week}:")

    games = [choice(words(f"game.{game}"), game, shown.week) for game in GAMES if game != shown.game]
    room = MOST_CHOICES - len(games)
    first = max(0, min(this_week, shown.week + room // 2) - room + 1)
    weeks = range(min(this_week, first + room - 1), first - 1, -1)
    before = [choice(_title(words, shown.game, week, "puzzle.week"), shown.game, week) for week in weeks]
    return Menu(control_of(Verb.PUZZLE, "others"), words("puzzle.others"), (*games, *before))


def puzzle_picture(words: Words, shown: Shown, style: Style) -> PanelSubject | BoardSubject:
    """The board and the hand, if a tile is left in it."""
    board = puzzle_board(words, shown, style)
    return board if _kind(shown) is BoardSubject else PanelSubject(board, HandSubject.of(shown.view, words, style))


def puzzle_board(words: Words, shown: Shown, style: Style) -> BoardSubject:
    return BoardSubject(shown.view, shown.names(words), words, style)


def _kind(shown: Shown) -> type[PanelSubject | BoardSubject]:
    return PanelSubject if shown.view.hand else BoardSubject


def squares(tries: int) -> tuple[str, ...]:
    """A square for each answer up to the right one."""
    return ("over",) * min(tries - 1, SQUARES - 1) + ("best",)


def share_page(words: Words, name: str, shown: Shown, progress: Progress, this_week: int) -> Page:
    """The card for everyone, without the solution."""
    title = _title(words, shown.game, shown.week, "puzzle.shared", name=safe_name(words, name))
    line = "".join(EMOJI[square] for square in squares(progress.tries[shown.game, shown.week]))
    told = _streak(words, shown, progress, this_week)
    return Page((Text(f"{title}\n{line}\n{told}"), Frame(DailySubject.name)), Colour.OVER)


def share_picture(
    words: Words, name: str, shown: Shown, progress: Progress, this_week: int, style: Style
) -> DailySubject:
    """The picture of that card."""
    tries, streak = progress.tries[shown.game, shown.week], progress.streak(this_week)
    return DailySubject(
        title=words("puzzle.name"),
        status=_title(words, shown.game, shown.week, "puzzle.card"),
        player=clean_name(words, name),
        result=words("puzzle.solved", n=tries),
        streak=words("puzzle.in_a_row", n=streak) if streak else "",
        squares=squares(tries),
        words=words,
        style=style,
    )
