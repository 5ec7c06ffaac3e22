"""The tally: a cribbage board for games with a target; for the others (Chickenfoot, Mexican Train, Build Up) a score
sheet with a column per round and a row per side. The sheet also stands in where totals are too far below zero for the
board.

On the sheet the leader has a crown and a bright total, and the newest round is highlighted. Rounds before the last few
share a column.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.pictures.boards.board import public
from bot.pictures.boards.parts import drawable_names
from bot.pictures.cards.cribbage import Lane, cribbage_scene, tells
from bot.pictures.cards.sheet import Sheet
from bot.pictures.scene import OwnerMark, Rect, Scene
from bot.pictures.theme import TEXT, TITLE_HEIGHT, WIDTH, Style
from bot.words import Words
from bot.words.log import gain_text, number_text
from bot.words.names import spoken_name
from engine.rules.scoring import RoundResult, places
from engine.rules.views import View

ROW = 62
HEAD = 56
NAMES = 286
TOTALS = 128
COLUMNS = 5
"""The most columns of rounds."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A side's points by round, oldest first, and whether it is ahead (or has won)."""

    owner: int
    name: str
    rounds: tuple[int, ...]
    ahead: bool = False


def score_sheet_scene(
    rows: Sequence[SheetRow], headings: Sequence[str], style: Style, words: str, status: str, total_words: str
) -> Scene:
    """The sheet: `headings` name the rounds (as many columns as the match has), `total_words` the last column.

    Rounds not yet played stay empty if there is room. Else the oldest rounds share a column, `1–8`.
    """
    sheet = Sheet(style, words, status)
    palette, shapes = sheet.palette, sheet.shapes
    rows, headings = _folded(rows, headings)
    shown = len(headings)
    played = max((len(row.rounds) for row in rows), default=0)
    step = min(104.0, (WIDTH - 24 - NAMES - TOTALS) / max(1, shown))
    names = WIDTH - 24 - TOTALS - shown * step
    top = TITLE_HEIGHT + 12
    height = HEAD + len(rows) * ROW
    if played:
        left = 12 + names + (played - 1) * step
        shapes.append(Rect(left, top, step, height, palette.header, 10))
    for column, heading in enumerate(headings):
        x = 12 + names + (column + 0.5) * step
        back = palette.header if column == played - 1 else palette.table
        sheet.text(x, top + HEAD / 2, heading, TEXT, palette.quiet, back, anchor="m", room=round(step) - 2)
    edge = WIDTH - 20
    sheet.text(edge, top + HEAD / 2, total_words, TEXT, palette.quiet, palette.table, anchor="r")
    for at, row in enumerate(rows):
        y = top + HEAD + at * ROW
        striped = at % 2 == 0
        back = palette.panel if striped else palette.table
        if striped:
            sheet.panel(12, y, WIDTH - 24, ROW, 12)
        middle = y + ROW / 2
        shapes.append(OwnerMark(42, middle, 30, row.owner))
        left = 72
        if row.ahead:
            sheet.crown(left + 18, middle, 36)
            left += 46
        sheet.text(left, middle, row.name, TEXT, palette.ink, back, bold=row.ahead, room=names + 4 - left)
        for column, points in enumerate(row.rounds):
            x = 12 + names + (column + 0.5) * step
            newest = column == played - 1
            if newest and striped:
                shapes.append(Rect(x - step / 2, y, step, ROW, palette.header))
            ink, on = (palette.ink, palette.header) if newest else (palette.quiet, back)
            sheet.text(x, middle, number_text(points), TEXT, ink, on, bold=newest, anchor="m")
        ink = palette.gold if row.ahead else palette.ink
        sheet.text(edge, middle, number_text(sum(row.rounds)), TEXT, ink, back, bold=True, anchor="r")
    return sheet.scene(top + height + 16)


def _folded(rows: Sequence[SheetRow], headings: Sequence[str]) -> tuple[Sequence[SheetRow], Sequence[str]]:
    """The rows and headings in at most `COLUMNS` columns: the first one sums the oldest rounds."""
    played = max((len(row.rounds) for row in rows), default=0)
    if len(headings) <= COLUMNS:
        return rows, headings
    if played <= COLUMNS:
        return rows, headings[: max(played, 1)]
    old = played - COLUMNS + 1
    summed = [replace(row, rounds=(sum(row.rounds[:old]), *row.rounds[old:])) for row in rows]
    return summed, [f"{headings[0]}–{headings[old - 1]}", *headings[old:played]]


@dataclass(frozen=True, slots=True)
class TallySubject:
    """The scores after the complete `rounds`, from any view."""

    view: View
    rounds: tuple[RoundResult, ...]
    names: tuple[str, ...]
    words: Words
    style: Style

    name: ClassVar = "tally.png"
    most_bytes: ClassVar = 60 * 1024

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", public(self.view))

    def scene(self) -> Scene:
        """The board or the sheet."""
        words, view, style, lanes = self.words, self.view, self.style, self.lanes()
        ended = view.result is not None  # the picture of the board above tells the game, the round and the target
        title = words("picture.scores")
        status = "" if ended else self._round()
        if view.target is not None:
            status = "" if ended else f"{words('picture.tally_to', target=view.target)} · {status}"
            if tells(lanes, view.target):
                note = words("picture.tally_exactly", target=view.target) if view.exact else ""
                return cribbage_scene(lanes, view.target, style, title, status, note)
        scores = [tuple(result.scores[side] for result in self.rounds) for side in range(len(lanes))]
        if any(sum(rounds) != lane.now for rounds, lane in zip(scores, lanes, strict=True)):  # a round that goes on
            scores = [(*rounds, lane.now - sum(rounds)) for rounds, lane in zip(scores, lanes, strict=True)]
        rows = [
            SheetRow(lane.owner, lane.name, rounds, ahead)
            for lane, rounds, ahead in zip(lanes, scores, self._ahead(lanes), strict=True)
        ]
        columns = max(view.rounds or 0, len(scores[0]), 1)
        headings = [str(number) for number in range(1, columns + 1)]
        return score_sheet_scene(rows, headings, style, title, status, words("picture.total"))

    def alt(self) -> str:
        """Every side's total and last change."""
        words, lanes = self.words, self.lanes()
        scores = []
        for lane in lanes:
            total, change = number_text(lane.now), gain_text(lane.now - lane.before)
            scores.append(words("alt.tally_side", name=spoken_name(lane.name), total=total, change=change))
        title = f"{words(f'game.{self.view.game}')} · {self._round()}"
        text = words("alt.tally", title=title, scores="; ".join(scores))
        if self.view.exact:
            text += f" {words('picture.tally_exactly', target=self.view.target)}."
        winners = [spoken_name(lane.name) for lane in lanes if lane.winner]
        if winners:
            text += " " + words("alt.tally_winner", names=words.listing(winners))
        return text

    def lanes(self) -> tuple[Lane, ...]:
        """Each side's total now and before the last change: this round's scores so far, or the last round's."""
        view = self.view
        names = drawable_names(self.words, self.names)
        now = tuple(view.seats[side[0]].total for side in view.sides)
        totals = [(0,) * len(now), *(result.totals for result in self.rounds)]
        before = totals[-1] if totals[-1] != now or len(totals) < 2 else totals[-2]
        winners = view.outcome.winners if view.outcome else ()
        return tuple(
            Lane(side, self._side_name([names[seat] for seat in seats]), before[side], now[side], side in winners)
            for side, seats in enumerate(view.sides)
        )

    def _side_name(self, names: Sequence[str]) -> str:
        if len(names) == 2:
            return self.words("picture.pair", first=names[0], second=names[1])
        return self.words.listing(names)

    def _ahead(self, lanes: Sequence[Lane]) -> list[bool]:
        """The leaders after a complete round; the winners of a finished match."""
        if self.view.outcome is not None:
            return [lane.winner for lane in lanes]
        if not self.rounds or len(lanes) < 2:
            return [False] * len(lanes)
        order = places(tuple(lane.now for lane in lanes), low_wins=self.view.low_wins)
        return [place == 1 for place in order]

    def _round(self) -> str:
        """The round that goes on, or after which these are the totals."""
        words, view = self.words, self.view
        if not view.number:
            return words("picture.dealing")
        going = ("picture.tally_now", "picture.tally_now_of")
        key = going if view.result is None else ("picture.tally_round", "picture.tally_round_of")
        rounds = view.rounds_to_play or 1
        return words(key[rounds > 1], number=view.number, rounds=rounds)
