"""Looking back: the log of a round, the review of a finished one; and hints."""

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Frame, Page, Part, Text, pager, sentence
from bot.ui.pages.table.captures import capture_label
from bot.ui.pages.table.premoves import OTHERS, place_name
from bot.ui.pages.table.seats import control, seat_names, table_title
from bot.words import Words
from bot.words.boards import board_text
from engine.robots.advice import Advice, TurningPoint, reviewed
from engine.rules.moves import Capture, Move, Play, Stack
from engine.rules.views import RowBoard, View
from engine.tables.table.model import Snapshot

LINES: Final = 30
MOST_TEXT: Final = 3600


def pages_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines on pages within Discord's limit, the latest on the last page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > MOST_TEXT:
            pages.append([])
        pages[-1].append(line)
    return pages


def log_page(words: Words, snapshot: Snapshot, lines: Sequence[str], page: int = 0) -> Page:
    """A page of the log; 0 is the latest."""
    pages = pages_of(lines)
    page = min(page, len(pages) - 1)
    buttons = pager(
        words, page, len(pages), "page.later", "page.earlier", lambda number: control(snapshot, Verb.LOG, str(number))
    )[::-1]
    title = words("log.title", game=table_title(words, snapshot))
    return sentence("\n".join([title, *pages[-1 - page]]), *buttons)


def review_button(words: Words, snapshot: Snapshot, user_id: int, number: int) -> list[Button]:
    """The button to review a finished round, for people who played it."""
    seat = snapshot.seat_of(user_id)
    if seat is None or not reviewed(snapshot.game) or number not in [result.number for result in snapshot.rounds]:
        return []
    return [Button(words("review.button"), control(snapshot, Verb.REVIEW, str(number)))]


def review_page(words: Words, snapshot: Snapshot, number: int, points: Sequence[TurningPoint]) -> Page:
    """The turning points of a round, each with the board before it."""
    names = seat_names(words, snapshot)
    told = words("review.about" if points else "review.none")
    parts: list[Part] = [Text(f"{words('review.title', game=table_title(words, snapshot), number=number)}\n{told}")]
    for at, point in enumerate(points, 1):
        parts.append(Frame(f"board{at}.png", board_text(words, point.view, names)))
        parts.append(Text(point_text(words, point, names)))
    return Page(tuple(parts))


def point_text(words: Words, point: TurningPoint, names: Sequence[str]) -> str:
    """A turning point in a sentence, with the reason for the better move."""
    gain = round(point.gain) if point.gain >= 1 else max(0.1, round(point.gain, 1))
    told = words(
        "review.point",
        turn=point.turn,
        best=move_name(words, point.view, point.advice.move, names),
        played=move_name(words, point.view, point.played, names),
        gain=words.count("point", gain),
    )
    return f"{told} {reason_text(words, point.advice)}"


def reason_text(words: Words, advice: Advice) -> str:
    """Why a move is best."""
    return words(f"hint.{advice.why}", n=advice.number)


def hint_text(words: Words, snapshot: Snapshot, view: View, advice: Advice) -> str:
    """`💡 6|4 on A: 4|6. It scores 10.`"""
    name = move_name(words, view, advice.move, seat_names(words, snapshot))
    return words("hint.text", move=name, why=reason_text(words, advice))


def place_of(move: Move) -> frozenset[int]:
    """The end or stack of a move, to light it on the board."""
    at = move.stack if isinstance(move, Stack) else move.end if isinstance(move, Play) else None
    return frozenset() if at is None else frozenset({at})


def move_name(words: Words, view: View, move: Move, names: Sequence[str]) -> str:
    """`6|4`, or `6|4 on A: 4|6` where the tile fits several ends; the label of any other move."""
    if isinstance(move, Capture) and isinstance(view.board, RowBoard):
        return capture_label(words, view.board, move)
    if not isinstance(move, (Play, Stack)):
        return words(OTHERS[type(move)][0])
    ways = {view.alike(one) for one in view.moves if isinstance(one, (Play, Stack)) and one.tile is move.tile}
    place = place_name(words, view, move, names) if len(ways) > 1 else ""
    return words("premove.on", tile=move.tile, place=place) if place else str(move.tile)
