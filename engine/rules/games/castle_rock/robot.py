"""Castle Rock's robot: the most tiles that this turn can take, and a row that offers little to the next player.

`engine.rules.row.Reach` finds the captures of every tile of the hand. Among rows to leave, the robot prefers the row
from which the next player's better tile captures least. It remembers captured tiles, which lie face down. Captures
help one player, but the row costs all players alike (CR16).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.rules.events import Captured, TookBack
from engine.rules.game import Rng
from engine.rules.line.robot import expected_best
from engine.rules.moves import Capture, Done, Move, Play
from engine.rules.round import Ahead
from engine.rules.row import Line, Reach, remove
from engine.rules.tiles import Seat, Tile, set_of_size
from engine.rules.views import Phase, RowBoard, View

WINS = {"gentle": 0.4, "sharp": 65.0}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

LINES = 4
"""Lines weighed for each tile: the ones that take most and leave different rows."""
SAMPLE = 30
"""Unseen tiles tried against a row, and the number of its tiles at the open end that are looked at."""
TURNS = 4
"""Turns of others and its own that a sharp robot looks ahead."""
Row = tuple[Tile, ...]
RISK = 1.5
"""The cost of a tile that the next player captures, with one opposing side."""


def choose(view: View, rng: Rng) -> Move:
    """Place the tile of the best line, capture along it, and finish when nothing is left to take."""
    board = view.board
    assert isinstance(board, RowBoard)
    if view.phase is Phase.CAPTURE:
        reach = Reach(board.row)
        line = best_line(view, reach, rng)[1] if reach.most else None
        return line.captures[0] if line else Done()
    reach = Reach(board.row)
    plays = [move for move in view.moves if isinstance(move, Play)]
    scores = [best_line(view, extended(reach, play.tile), rng)[0] for play in plays]
    best = [play for play, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def best_line(view: View, reach: Reach, rng: Rng) -> tuple[float, Line]:
    """The best line on this row and its worth: the tiles it takes, less the tiles it leaves to take."""
    lines = reach.lines(LINES) or (Line((), 0, tuple(reach.tiles)),)
    scores = [line.taken - threat(view, line.left) for line in lines]
    best = [line for line, score in zip(lines, scores, strict=True) if score == max(scores)]
    return max(scores), best[rng.randrange(len(best))]


def threat(view: View, row: Sequence[Tile]) -> float:
    """The cost of the tiles that the next player takes on average, divided by the number of opposing sides. Unseen
    tiles are evenly thinned out to `SAMPLE`."""
    following, tiles = view.seats[((view.viewer or 0) + 1) % len(view.seats)], unseen(view)
    if not tiles:
        return 0.0
    tiles = tiles[:: 1 + len(tiles) // SAMPLE]
    reach = Reach(row[-SAMPLE:])
    most = expected_best((extended(reach, tile).most for tile in tiles), following.tiles / len(tiles))
    return RISK * most / (len(view.sides) - 1)


def unseen(view: View) -> list[Tile]:
    """Tiles that others may still place."""
    assert isinstance(view.board, RowBoard)
    size = sum(seat.tiles for seat in view.seats) + view.boneyard + len(view.board.row) + view.board.removed
    captured = set[Tile]()
    for event in view.history:
        if isinstance(event, Captured):
            captured.update(event.tiles)
        elif isinstance(event, TookBack):
            captured.difference_update(event.tiles)
    known = captured.union(view.hand, view.board.row)
    return [tile for tile in set_of_size(size) if tile not in known]


def extended(reach: Reach, tile: Tile) -> Reach:
    """The row with one more tile at its open end."""
    longer = reach.copy()
    longer.add(tile)
    return longer


@dataclass(frozen=True, slots=True)
class Turn:
    """A way to finish the viewer's turn: the tiles taken from here, the row left, and the tiles kept in the hand."""

    taken: int
    left: Row
    kept: tuple[Tile, ...]


class Foresight(Ahead):
    """Looks some turns ahead. Everyone places the tile, and takes the line, that takes most at once."""

    playouts = 150

    def __init__(self, view: View, rng: Rng) -> None:
        self.view, self.rng = view, rng
        self.unseen = unseen(view)
        self.reach: dict[Row, Reach] = {}
        self.grabbed: dict[tuple[Row, Tile], tuple[int, Row]] = {}

    def options(self, move: Move) -> list[Turn]:
        """The turns that begin with a move."""
        assert isinstance(self.view.board, RowBoard)
        row, hand, taken = list(self.view.board.row), self.view.hand, 0
        if isinstance(move, Play):
            row.append(move.tile)
            hand = tuple(tile for tile in hand if tile is not move.tile)
        elif isinstance(move, Capture):
            taken = len(remove(row, move))
        else:
            return [Turn(0, tuple(row), hand)]
        lines = Reach(row).lines(LINES)
        return [Turn(taken + line.taken, line.left, hand) for line in lines] or [Turn(taken, tuple(row), hand)]

    def sample(self) -> tuple[list[list[Tile]], list[Tile]]:
        """The hands of the others, and the boneyard."""
        tiles, hands = self.unseen.copy(), list[list[Tile]]()
        self.rng.shuffle(tiles)
        for seat in self.view.seats:
            count = 0 if seat.seat == self.view.viewer else seat.tiles
            hands.append(tiles[:count])
            del tiles[:count]
        return hands, tiles

    def worth(self, option: Turn, start: tuple[list[list[Tile]], list[Tile]]) -> float:
        """The tiles that the viewer's side takes, less the average of the other sides'."""
        view, row, total = self.view, option.left[-SAMPLE:], float(option.taken)
        assert view.viewer is not None
        hands, boneyard = [hand.copy() for hand in start[0]], start[1].copy()
        hands[view.viewer] += option.kept
        seat, mine = view.viewer, view.seats[view.viewer].side
        for _ in range(TURNS):
            hands[seat] += [boneyard.pop()] if boneyard else []
            seat = Seat((seat + 1) % len(hands))
            if not hands[seat]:
                break
            (taken, row), tile = max(((self.grab(row, tile), tile) for tile in hands[seat]), key=greed)
            hands[seat].remove(tile)
            total += taken if view.seats[seat].side == mine else -taken / (len(view.sides) - 1)
        return total

    def grab(self, row: Row, tile: Tile) -> tuple[int, Row]:
        """The most that can be taken with this tile, and the row left then."""
        if (row, tile) not in self.grabbed:
            if row not in self.reach:
                self.reach[row] = Reach(row)
            lines = extended(self.reach[row], tile).lines(1)
            self.grabbed[row, tile] = (lines[0].taken, lines[0].left) if lines else (0, (*row, tile))
        return self.grabbed[row, tile]


def greed(grabbed: tuple[tuple[int, Row], Tile]) -> tuple[int, int]:
    """Prefers more tiles taken, then a shorter row left."""
    (taken, row), _ = grabbed
    return taken, -len(row)


SEARCH = Foresight
