"""The model of Castle Rock: a row as a tuple of tiles, and every row that captures can leave."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from engine.rules.game import Match
from engine.rules.moves import Capture, Done, Move, Take
from engine.rules.tiles import Tile
from tools.puzzles.model import Line, Model

Row: TypeAlias = tuple[Tile, ...]


class RowModel(Model):
    """Negamax on whole turns: the rows that a turn can leave, then the other player's turn."""

    MOST_ROWS = (12, 8, 8, 8)
    """The longest row of a puzzle, by the number of tiles that can be drawn."""

    def __init__(self) -> None:
        self.turn = cache(self._turn)

    def fits(self, match: Match) -> bool:
        current, stock = match.round, len(match.round.boneyard)
        ready = current.placed and not current.undo and stock < len(self.MOST_ROWS)
        return ready and len(current.row) <= self.MOST_ROWS[stock]

    def values(self, match: Match) -> dict[Move, Line]:
        seat, current = match.to_act()[0], match.round
        mine, theirs = (tuple(current.hands[one]) for one in (seat, 1 - seat))
        row, stock = tuple(current.row), tuple(current.boneyard[::-1])
        self.turn.cache_clear()
        rows_left.cache_clear()
        gains: dict[Move, int] = {Done(): self._after(row, row, mine, theirs, stock)}
        for capture, left in captures(row):
            gains[capture] = max(self._after(row, end, mine, theirs, stock) for end in rows_left(left))
        return {move: Line(gain) for move, gain in gains.items()}

    def _after(self, row: Row, left: Row, mine: Row, theirs: Row, stock: Row) -> int:
        """The gain of a turn that leaves this row. The player draws, then the other one has the turn."""
        return len(row) - len(left) - self.turn(left, theirs, tuple(sorted(mine + stock[:1])), stock[1:])

    def _turn(self, row: Row, mine: Row, theirs: Row, stock: Row) -> int:
        """The gain of the best turn: a tile, and the row to leave."""
        if not mine:
            return 0
        return max(self._with(row, tile, mine, theirs, stock) for tile in mine)

    def _with(self, row: Row, tile: Tile, mine: Row, theirs: Row, stock: Row) -> int:
        """The gain of the best turn with a tile."""
        longer, rest = (*row, tile), tuple(one for one in mine if one is not tile)
        if not theirs and not stock:
            return len(longer) - min(map(len, rows_left(longer)))  # the last turn
        return max(self._after(longer, left, rest, theirs, stock) for left in rows_left(longer))


def captures(row: Row) -> Iterator[tuple[Capture, Row]]:
    """Each capture with the row it leaves: a tile between two that share a number, or all three that do."""
    for at in range(1, len(row) - 1):
        left, tile, right = ({one.low, one.high} for one in row[at - 1 : at + 2])
        if left & right:
            yield Capture(at + 1, Take.MIDDLE), (*row[:at], *row[at + 1 :])
        if left & tile & right:
            yield Capture(at + 1, Take.TRIPLE), (*row[: at - 1], *row[at + 2 :])


@cache
def rows_left(row: Row) -> frozenset[Row]:
    """Every row that captures can leave, and the row itself."""
    return frozenset({row}).union(*(rows_left(left) for _, left in captures(row)))
