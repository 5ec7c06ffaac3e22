"""Exact answers about a deal of Castle Rock Solitaire with all tiles known: the chance of random play, the best line.

Where captures are forced, a position is the row and the number of tiles drawn. A deal reaches a few hundred positions,
so all are visited. Where the whole row lies open there are too many; but there the tiles that stay longest cut the row
into pieces that don't touch each other, and the fewest captures of a piece follow from those of shorter pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.rules.games.castle_rock_solitaire.rules import DRAW, NEW_ROW, CastleRockSolitaireRules, SolitaireRound
from engine.rules.moves import Capture, Move, Take
from engine.rules.row import capture_moves, remove
from engine.rules.tiles import Tile

NEVER = 1000
"""More moves than any line has."""
Row = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Solution:
    """The shortest line that wins, if there is one, and the share of random play that wins (None: not known)."""

    line: tuple[Move, ...] | None
    chance: float | None


def begin(rules: CastleRockSolitaireRules, order: Sequence[Tile]) -> SolitaireRound:
    """The round as dealt from the shuffled tiles (CS1, CS14)."""
    laid = len(order) if rules.open_row else NEW_ROW
    return SolitaireRound(rules, list(order[:laid]), list(reversed(order[laid:])))


def solve(rules: CastleRockSolitaireRules, order: Sequence[Tile]) -> Solution:
    """Solve a deal where captures are forced or the whole row lies open."""
    if rules.open_row:
        return Solution(_Pieces(order).line(), None)
    if not rules.must_capture:
        raise ValueError("drawing at will has too many positions")
    return Positions(rules, order).solution()


def plain_play_wins(rules: CastleRockSolitaireRules, order: Sequence[Tile]) -> bool:
    """Whether it wins to capture whenever possible: three tiles before one, then the leftmost."""
    current = begin(rules, order)
    while not current.over:
        found = capture_moves(current.row)
        if not found and not current.boneyard:
            return False
        current.play(min(found, key=lambda move: move.take is not Take.TRIPLE) if found else DRAW)
    return current.won


class Positions:
    """Every position of one deal with forced captures."""

    def __init__(self, rules: CastleRockSolitaireRules, order: Sequence[Tile]) -> None:
        self.rules = rules
        self.order = tuple(order)
        self.known: dict[tuple[Row, int], tuple[float, int, Move | None]] = {}

    def solution(self) -> Solution:
        row, drawn = self.order[:NEW_ROW], NEW_ROW
        chance, moves, move = self.look(row, drawn)
        line: list[Move] = []
        while move is not None:
            line.append(move)
            row, drawn = self.after(row, drawn, move)
            _, _, move = self.look(row, drawn)
        return Solution(tuple(line) if moves < NEVER else None, chance)

    def look(self, row: Row, drawn: int) -> tuple[float, int, Move | None]:
        """The chance of random play from here, the fewest moves to win, and the first of them."""
        found = self.known.get((row, drawn))
        if found is None:
            self.known[row, drawn] = found = self._look(row, drawn)
        return found

    def _look(self, row: Row, drawn: int) -> tuple[float, int, Move | None]:
        rest = len(self.order) - drawn
        if not row and (self.rules.win_on_empty or not rest):
            return 1.0, 0, None
        moves: tuple[Move, ...] = capture_moves(row) or ((DRAW,) if rest else ())
        if not moves:
            return 0.0, NEVER, None
        after = [self.look(*self.after(row, drawn, move)) for move in moves]
        best = min(range(len(moves)), key=lambda at: after[at][1])
        fewest = min(NEVER, 1 + after[best][1])
        return sum(chance for chance, _, _ in after) / len(after), fewest, moves[best] if fewest < NEVER else None

    def after(self, row: Row, drawn: int, move: Move) -> tuple[Row, int]:
        """The row and the number of tiles drawn after a move."""
        if isinstance(move, Capture):
            left = list(row)
            remove(left, move)
            return tuple(left), drawn
        count = NEW_ROW if self.rules.rendition == "leaflet" and not row else 1
        new = self.order[drawn : drawn + count]
        return (*row, *new), drawn + len(new)


class _Pieces:
    """The fewest captures that clear a row, piece by piece. Positions count from 1; 0 and the last one are its ends."""

    def __init__(self, row: Sequence[Tile]) -> None:
        self.row = row
        self.end = end = len(row) + 1
        self.numbers = [0, *(tile.numbers for tile in row), 0]
        table = [[NEVER] * (end + 1) for _ in range(end + 1)]
        self.clear = table
        """clear[a][b]: the fewest captures of all between a and b, while both stay."""
        self.gone = [line.copy() for line in table]
        """gone[x][y]: the fewest of all between x and y before x, some tile between and y go as three."""
        self.vanish = [line.copy() for line in table]
        """vanish[a][y]: the fewest of all after a, up to and including y, which goes in a triple."""
        for length in range(1, end + 1):
            for a in range(end + 1 - length):
                self._fill(a, a + length)

    def _fill(self, a: int, b: int) -> None:
        clear, shared = self.clear, self.numbers[a] & self.numbers[b]
        if b == a + 1:
            clear[a][b] = 0
            return
        inner = range(a + 1, b)
        fewest = min(self.vanish[a][y] + clear[y][b] for y in inner)
        if shared:
            fewest = min(fewest, 1 + min(clear[a][m] + clear[m][b] for m in inner))
        clear[a][b] = min(NEVER, fewest)
        if shared:
            middles = (clear[a][m] + clear[m][b] for m in inner if self.numbers[m] & shared)
            self.gone[a][b] = min(NEVER, min(middles, default=NEVER))
        found = (clear[a][x] + self.gone[x][b] for x in inner)
        self.vanish[a][b] = min(NEVER, 1 + min(found))

    def line(self) -> tuple[Move, ...] | None:
        """The captures, in order; None if the row can't be cleared."""
        if self.clear[0][self.end] >= NEVER:
            return None
        row, found = list(range(1, self.end)), list[Move]()
        for middle, take in self._between(0, self.end):
            at = row.index(middle)
            found.append(Capture(at + 1, take))
            del row[at if take is Take.MIDDLE else at - 1 : at + 1 if take is Take.MIDDLE else at + 2]
        return tuple(found)

    def _between(self, a: int, b: int) -> list[tuple[int, Take]]:
        """The captures that clear all between a and b, as the middle tile and what is taken."""
        clear, fewest, inner = self.clear, self.clear[a][b], range(a + 1, b)
        if not inner:
            return []
        if self.numbers[a] & self.numbers[b]:
            for m in inner:
                if 1 + clear[a][m] + clear[m][b] == fewest:
                    return [*self._between(a, m), *self._between(m, b), (m, Take.MIDDLE)]
        y = next(y for y in inner if self.vanish[a][y] + clear[y][b] == fewest)
        x = next(x for x in range(a + 1, y) if 1 + clear[a][x] + self.gone[x][y] == self.vanish[a][y])
        suit = self.numbers[x] & self.numbers[y]
        inside = (m for m in range(x + 1, y) if self.numbers[m] & suit)
        m = next(m for m in inside if clear[x][m] + clear[m][y] == self.gone[x][y])
        parts = [self._between(*ends) for ends in ((y, b), (a, x), (x, m), (m, y))]
        return [step for part in parts for step in part] + [(m, Take.TRIPLE)]
