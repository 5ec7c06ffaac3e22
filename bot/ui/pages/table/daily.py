"""The daily row on its player's panel, as a card for everyone, and on the board of a server. And the puzzle of the
week: a position with all hands open, its plays as buttons, a hint and the solution."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from bot.pictures import DailySubject, LeaderboardSubject, LeaderRow, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.seats import control, public_view
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.rules.tiles import SETS, tile_set
from engine.tables.keeping.dailies import Daily, Ended, Placing
from engine.tables.table.model import Snapshot
from engine.tables.table.seed_chain import end_of

SQUARES: Final = 10
TILES: Final = len(tile_set(SETS["d6"]))
MOST_LINES: Final = 10
"""Lines on a board of the day."""
MOST_STREAKS: Final = 3
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
        lines += [streak_line(words, ended), rank_text(words, ended), words("daily.next", when=round(end_of(day)))]
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


def rank_text(words: Words, ended: Ended) -> str:
    """`2nd of 7 today`, on the reader's server; empty without others."""
    if ended.rank is None:
        return ""
    place, count = ended.rank
    return words("daily.rank_today" if ended.today else "daily.rank", place=words("place.ordinal", n=place), n=count)


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
    """The card for everyone: a picture, or the same in words."""
    day = words.date(date.fromisoformat(ended.deal.date))
    title = words("daily.shared", name=safe_name(words, name), date=day, level=words(f"daily.level_{ended.deal.level}"))
    line = "".join(EMOJI[square] for square in squares(ended))
    told = [over_text(words, ended.over, ended.captured), streak_line(words, ended), rank_text(words, ended)]
    text = "\n".join([title, line, words.dotted(told)])
    return Page((Frame(DailySubject.name, text),), Colour.OVER)


def share_picture(words: Words, name: str, ended: Ended, style: Style) -> DailySubject:
    """The picture on the card."""
    day = words.date(date.fromisoformat(ended.deal.date))
    return DailySubject(
        title=words("daily.name"),
        status=words("daily.status", date=day, level=words(f"daily.level_{ended.deal.level}")),
        player=clean_name(words, name),
        result=over_text(words, ended.over, ended.captured),
        streak=words("daily.in_a_row", n=ended.streak) if ended.streak else "",
        squares=squares(ended),
        words=words,
        style=style,
        rank=rank_text(words, ended),
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


def result_page(words: Words, day: date, placings: Sequence[Placing], streaks: Sequence[int]) -> Page:
    """A server's result of a day that is over, the longest streaks of its best, and a button for today's row."""
    page = day_page(words, day, placings)
    longest = sorted(zip(streaks, placings, strict=False), key=lambda one: -one[0])[:MOST_STREAKS]
    running = [
        words("daily.streak_of", name=safe_name(words, one.name), n=streak) for streak, one in longest if streak > 1
    ]
    told = [Text(words("daily.streaks", people=words.listing(running)))] if running else []
    play = Button(words("daily.play"), control_of(Verb.DAILY), Tone.GO)
    return Page((*page.parts, *told, Row((play,))), page.colour)


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
