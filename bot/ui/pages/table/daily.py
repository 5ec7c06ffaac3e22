"""The daily row on its player's panel, as a card for everyone, and on the board of a server. And the puzzle of the
week: a position with all hands open, its plays as buttons, a hint and the solution."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from bot.pictures import BoardSubject, DailySubject, HandSubject, LeaderboardSubject, LeaderRow, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.seats import control, public_view
from bot.words import Words
from bot.words.boards import board_text
from bot.words.letters import letters
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.puzzles import GAMES, Puzzle, puzzle_of_week, week_of
from engine.rules.errors import BadNotation
from engine.rules.moves import Play, move_text, parse_move
from engine.rules.options import read_number
from engine.rules.position import read_position
from engine.rules.tiles import SETS, tile_set, tiles_text
from engine.rules.views import LineBoard, View
from engine.tables.keeping.dailies import Daily, Ended, Placing
from engine.tables.table.model import Snapshot
from engine.tables.table.seed_chain import end_of

SQUARES: Final = 10
TILES: Final = len(tile_set(SETS["d6"]))
MOST_LINES: Final = 10
"""Lines on a board of the day."""
EMOJI: Final = {"best": "🟩", "over": "🟨", "taken": "🟦", "left": "⬛"}


def daily_line(words: Words, snapshot: Snapshot, deal: Daily) -> str:
    """Above a day's deal in play: the date, the level, what to do, whether it counts, and the moves so far."""
    chain = snapshot.seed_chain
    counts = "daily.practice" if chain is None or chain.practice else "daily.counts"
    moves = words("hand.moves", n=snapshot.steps - snapshot.draws)
    return "\n".join([_title(words, deal), words(f"daily.rules_{deal.level}"), words(counts), moves])


def _title(words: Words, deal: Daily) -> str:
    day = words.date(date.fromisoformat(deal.date))
    return words("daily.title", date=day, level=words(f"daily.level_{deal.level}"))


def over_page(words: Words, snapshot: Snapshot, ended: Ended, told: str = "") -> Page:
    """The panel after the play: the result beside the fewest moves. `told`: why a click was refused."""
    day = date.fromisoformat(ended.deal.date)
    lines = [_title(words, ended.deal), result_line(words, ended), words("daily.fewest", n=ended.deal.par)]
    chain = snapshot.seed_chain
    if ended.counts:
        lines += [streak_line(words, ended), words("daily.next", when=round(end_of(day)))]
    else:
        lines.append(words("daily.practised" if chain is None or chain.practice else "daily.late"))
    parts: list[Part] = [Text("\n".join(filter(None, [*lines, told])))]
    if not ended.won:
        parts.append(board_frame(words, snapshot, public_view(snapshot)))
    share = [Button(words("daily.share"), control(snapshot, Verb.DAILY_SHARE), Tone.MAIN)] if ended.counts else []
    buttons = (
        *share,
        Button(words("daily.board"), control(snapshot, Verb.DAILY_BOARD)),
        Button(words("daily.before"), control(snapshot, Verb.DAILY_BEST)),
        Button(words("daily.again"), control(snapshot, Verb.AGAIN)),
    )
    return Page((*parts, *rows(buttons)), Colour.OVER)


def result_line(words: Words, ended: Ended) -> str:
    """`Cleared in 15 moves`, `12 of 28 tiles captured`."""
    if ended.won:
        return words("daily.won", n=ended.moves)
    return words("daily.lost", n=ended.captured, all=TILES)


def streak_line(words: Words, ended: Ended) -> str:
    return words("daily.streak", n=ended.streak) if ended.streak else ""


def squares(ended: Ended) -> tuple[str, ...]:
    """How good a play was, in ten squares that tell nothing about the row: of a cleared one, a square for each move
    over the fewest is yellow; else the captured share is blue."""
    if ended.over is not None:
        over = min(ended.over, SQUARES - 1)
        return ("best",) * (SQUARES - over) + ("over",) * over
    taken = ended.captured * SQUARES // TILES
    return ("taken",) * taken + ("left",) * (SQUARES - taken)


def over_text(words: Words, over: int | None, captured: int) -> str:
    """A result without the number of moves, which would tell the fewest."""
    if over is None:
        return words("daily.lost", n=captured, all=TILES)
    return words("daily.over", n=over) if over else words("daily.best")


def share_page(words: Words, name: str, ended: Ended) -> Page:
    """The card for everyone."""
    day = words.date(date.fromisoformat(ended.deal.date))
    title = words("daily.shared", name=safe_name(words, name), date=day, level=words(f"daily.level_{ended.deal.level}"))
    line = "".join(EMOJI[square] for square in squares(ended))
    told = [over_text(words, ended.over, ended.captured), streak_line(words, ended)]
    text = "\n".join([title, line, " · ".join(filter(None, told))])
    return Page((Text(text), Frame(DailySubject.name)), Colour.OVER)


def share_picture(words: Words, name: str, ended: Ended, style: Style) -> DailySubject:
    """The picture on the card."""
    return DailySubject(
        title=words("daily.name"),
        status=words.date(date.fromisoformat(ended.deal.date)),
        player=clean_name(words, name),
        result=over_text(words, ended.over, ended.captured),
        streak=words("daily.in_a_row", n=ended.streak) if ended.streak else "",
        squares=squares(ended),
        words=words,
        style=style,
    )


def day_page(words: Words, day: date, placings: Sequence[Placing]) -> Page:
    """The board of a server for a day."""
    title = words("daily.day", date=words.date(day))
    lines = []
    for one in placings[:MOST_LINES]:
        result = over_text(words, one.over, one.captured)
        lines.append(words("daily.line", place=one.place, name=safe_name(words, one.name), result=result))
    body: Part = Frame(LeaderboardSubject.name, "\n".join(lines)) if lines else Text(words("daily.nobody"))
    return Page((Text(title), body), Colour.OVER)


def day_picture(
    words: Words, day: date, placings: Sequence[Placing], viewer: int, style: Style
) -> LeaderboardSubject | None:
    """The picture of that board; None without results."""
    lines = [_row(words, one, viewer) for one in placings]
    own = next((line for line in lines[MOST_LINES:] if line.own), None)
    status, shown = words.date(day), tuple(lines[:MOST_LINES])
    return LeaderboardSubject(words("daily.name"), status, shown, own, words, style) if shown else None


def _row(words: Words, one: Placing, viewer: int) -> LeaderRow:
    value = number_text(one.captured) if one.over is None else f"+{one.over}"
    detail = words("daily.row_lost" if one.over is None else "daily.row_won")
    return LeaderRow(one.place, clean_name(words, one.name), value, detail, own=one.user_id == viewer)


def best_page(words: Words, deal: Daily, frame: str) -> Page:
    """The shortest way to clear the row of a day that is over."""
    return Page((Text(f"{_title(words, deal)}\n{words('daily.best_line', n=deal.par)}"), Frame(frame)), Colour.OVER)


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
    """The puzzle, and below it the answer to the pressed button."""
    grade = words(f"puzzle.grade_{shown.puzzle.grade}")
    title = words("puzzle.title", game=words(f"game.{shown.game}"), grade=grade)
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
