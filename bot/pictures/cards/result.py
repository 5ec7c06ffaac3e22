"""The end of a round in one picture: the final board, small, and below it each player's points and open hand.

Hands lie below the names where the board has room enough, else beside them. A hand without room folds to the number of
its other tiles. The board is left out if its tiles would be too small.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.pictures.boards.board import BoardSubject
from bot.pictures.boards.parts import MARGIN, drawable_names, heading
from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, OwnerMark, Scene, Shape, Text, TileSprite, placed, reach
from bot.pictures.theme import PIP_HALF, TEXT, TITLE_HEIGHT, WIDTH
from bot.words.boards import alt_text
from bot.words.log import gain_text, hand_lines, number_text
from bot.words.names import spoken_name
from engine.rules.tiles import Seat, Tile

HIGHEST = 640
SMALLEST = 20
"""The smallest half of a board that is shown."""
GAP = 10
CELL = (WIDTH - 2 * MARGIN - GAP) / 2
HEAD = 54
"""A name with its points in a line."""
LINE = 2 * PIP_HALF + GAP
"""A line of open tiles, and a name above its points."""
PITCH = 46
MOST_BESIDE = 4
"""The most tiles beside a name."""
BELOW, MOST_HANDS = 4, 8
"""The most players whose hands may lie below their names; and with open hands at all."""


@dataclass(frozen=True, slots=True)
class RoundSubject(BoardSubject):
    """The end of a round or match, from any view with a result."""

    name: ClassVar = "round.png"

    def scene(self) -> Scene:
        """Board and players, no higher than `HIGHEST`."""
        sheet, top = Sheet(self.style, ""), TITLE_HEIGHT + GAP
        sheet.shapes = list(heading(replace(self, view=replace(self.view, boneyard=0))))
        plans = _plans(self, sheet)
        plan = plans[-1]
        for plan in plans:
            if found := self._board(top, HIGHEST - top - GAP - plan.height):
                sheet.shapes += found[0]
                top += round(found[1]) + GAP
                break
        else:
            plan = next((plan for plan in plans if top + plan.height <= HIGHEST), plan)
        plan.draw(top)
        return sheet.scene(top + plan.height)

    def _board(self, top: float, room: float) -> tuple[list[Shape], float] | None:
        """The final board without words, in `room` pixels of height, and its own height. None if it is too small."""
        whole = BoardSubject.scene(replace(self, room=max(SMALLEST, int(room))))
        shapes = [one for one in whole.shapes if not isinstance(one, (Text, Badge)) and reach(one)[1] > 0]
        if not whole.tiles:
            return None
        lefts, tops, rights, bottoms = zip(*map(reach, shapes), strict=True)
        left, upper, wide, high = min(lefts), min(tops), max(rights) - min(lefts), max(bottoms) - min(tops)
        largest = max(tile.half for tile in whole.tiles)
        half = int(largest * min(1.0, (WIDTH - 2 * MARGIN) / wide, room / high))
        if half < SMALLEST:
            return None
        scale = half / largest
        aside = WIDTH / 2 - (left + wide / 2) * scale
        return [placed(one, scale, aside, top - upper * scale) for one in shapes], high * scale

    def alt(self) -> str:
        """Points and totals, the tiles left, and as much of the board as there is room for."""
        names = [spoken_name(name) for name in self.names]
        result, words = self.view.result, self.words
        told = []
        if result is not None and len(self.view.sides) > 1:
            for side, seats in enumerate(self.view.sides):
                name = words.listing([names[seat] for seat in seats])
                total, change = number_text(self.view.seats[seats[0]].total), gain_text(result.scores[side])
                told.append(words("alt.tally_side", name=name, total=total, change=change))
        left = hand_lines(words, result, names) if result is not None and len(names) <= MOST_HANDS else []
        sentences = ["; ".join(told) + "."] if told else []
        winners = (
            [names[seat] for side in self.view.outcome.winners for seat in self.view.sides[side]]
            if self.view.outcome
            else []
        )
        sentences += [words("alt.tally_winner", names=words.listing(winners))] if winners else []
        sentences += [words("alt.hands", hands="; ".join(left))] if left else []
        return " ".join([*sentences, alt_text(words, self.view, names, hints=self.hints, accounted=True)])


def _plans(subject: RoundSubject, sheet: Sheet) -> "list[_Players]":
    """The ways to show the players, the tallest first."""
    result, count = subject.view.result, len(subject.view.seats)
    hands = [tuple(sorted(hand)) for hand in result.hands] if result and 1 < count <= MOST_HANDS else []
    longest = max(map(len, hands), default=0)
    if not longest:
        return [_Players(subject, sheet, [], 0, 0)]
    across = int((CELL - 32) / PITCH)
    below = [_Players(subject, sheet, hands, across, lines) for lines in (2, 1)] if count <= BELOW else []
    return [*below, _Players(subject, sheet, hands, min(longest, MOST_BESIDE), 0)]


@dataclass(frozen=True, slots=True)
class _Players:
    """The players, two a row: mark, name, points and total, and the tiles left."""

    subject: RoundSubject
    sheet: Sheet
    hands: Sequence[tuple[Tile, ...]]
    """The open hands; none: names alone."""
    across: int
    """The most tiles in a line."""
    lines: int
    """The most lines of tiles below a name; 0: a line beside it."""

    @property
    def height(self) -> int:
        """The height of all rows with a gap below each."""
        return sum(self._row(at) + GAP for at in range(0, self._seats, 2))

    @property
    def _seats(self) -> int:
        return len(self.subject.view.seats) if len(self.subject.view.seats) > 1 else 0

    def _row(self, first: int) -> int:
        """The height of a row of two players."""
        if not self.hands:
            return HEAD
        longest = max(map(len, self.hands[first : first + 2]))
        return HEAD + min(self.lines, -(-longest // self.across)) * LINE if self.lines else LINE + GAP

    def draw(self, top: float) -> None:
        """All rows."""
        for first in range(0, self._seats, 2):
            for seat in range(first, min(first + 2, self._seats)):
                self._player(Seat(seat), MARGIN + (seat - first) * (CELL + GAP), top, self._row(first))
            top += self._row(first) + GAP

    def _player(self, seat: Seat, left: float, top: float, height: int) -> None:
        """A panel; beside a hand the points stand below the name."""
        view, sheet, palette = self.subject.view, self.sheet, self.sheet.palette
        side = next(at for at, seats in enumerate(view.sides) if seat in seats)
        crowned = view.outcome is not None and side in view.outcome.winners
        best = crowned or (view.result is not None and view.result.winner == side)
        sheet.panel(left, top, CELL, height, 14, *((palette.gold, 4) if best else ()))
        beside = bool(self.hands) and not self.lines
        right, y = left + CELL - 14 - (self.across * PITCH + 12) * beside, top + HEAD / 2
        sheet.shapes.append(OwnerMark(left + 28, y, 28, seat))
        start, end = left + 52, right
        if crowned:
            sheet.crown(start + 16, y, 34)
            start += 42
        if seat == view.sides[side][0]:
            end = self._points(side, right, y + 42 * beside) - 12
        name = drawable_names(self.subject.words, self.subject.names)[seat]
        sheet.text(start, y, name, TEXT, bold=best, room=(right if beside else end) - start)
        if self.hands:
            self._tiles(self.hands[seat], *((right + 12, top + GAP) if beside else (left + 16, top + HEAD)))

    def _points(self, side: int, right: float, y: float) -> float:
        """The points of the round and the total, left of `right`. Returns where they begin."""
        view, sheet = self.subject.view, self.sheet
        gained = view.result.scores[side] if view.result else 0
        total = number_text(view.seats[view.sides[side][0]].total)
        sheet.text(right, y, total, TEXT, bold=True, anchor="r")
        right -= fonts.measure(total, TEXT, True) + 18
        ink = sheet.palette.gold if gained else sheet.palette.quiet
        sheet.text(right, y, gain_text(gained), TEXT, ink, anchor="r")
        return right - fonts.measure(gain_text(gained), TEXT)

    def _tiles(self, hand: Sequence[Tile], left: float, top: float) -> None:
        """The open hand; if it is too long, the number of its other tiles stands at the end."""
        fit = max(1, self.lines) * self.across
        shown = hand if len(hand) <= fit else hand[: fit - 1]
        for at, tile in enumerate(shown):
            line, column = divmod(at, self.across)
            x, y = left + PIP_HALF / 2 + column * PITCH, top + PIP_HALF + line * LINE
            self.sheet.shapes.append(TileSprite(x, y, PIP_HALF, 90, tile.low, tile.high))
        if len(shown) < len(hand):
            line, column = divmod(len(shown), self.across)
            more = f"+{len(hand) - len(shown)}"
            y = top + PIP_HALF + line * LINE
            self.sheet.text(left + column * PITCH, y, more, TEXT, self.sheet.palette.quiet)
