"""The row of Castle Rock and its solitaires: its captures, and the lines of captures that take most.

Tiles lie side by side; only the right end grows. A tile between two that share a number can be captured; if
it holds that number too, all three can be (CR10). The gap closes, and captures that arise are open at once
(CR11). Nothing here knows about turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from engine.rules.moves import Capture, Take
from engine.rules.tiles import MAX_PIP, Tile, tile_set
from engine.rules.views import CaptureChoice


def captures_around(position: int) -> tuple[tuple[Capture, ...], tuple[Capture, ...]]:
    """The capture of the tile at `position`; the same and that of all three, for when they share a number."""
    middle = Capture(position, Take.MIDDLE)
    return (middle,), (middle, Capture(position, Take.TRIPLE))


CAPTURES_AROUND = tuple(map(captures_around, range(len(tile_set(MAX_PIP)))))


def capture_moves(row: Sequence[Tile]) -> tuple[Capture, ...]:
    """The captures that the row allows, as moves from the left (CR10)."""
    found: tuple[Capture, ...] = ()
    left = middle = 0
    for position, tile in enumerate(row):  # the tile to the right of the captured one
        numbers = tile.numbers
        if suit := left & numbers:
            found += CAPTURES_AROUND[position][suit & middle != 0]
        left, middle = middle, numbers
    return found


def captures(row: Sequence[Tile]) -> tuple[CaptureChoice, ...]:
    """The captures that the row allows, from the left, each with the number that its neighbours share (CR10)."""
    return tuple(
        CaptureChoice(capture.position, capture.take, suit)
        for capture in capture_moves(row)
        if (suit := row[capture.position - 2].shared(row[capture.position])) is not None
    )


def remove(row: list[Tile], capture: Capture) -> tuple[Tile, ...]:
    """Take the tiles of a possible capture out of the row and close the gap (CR11)."""
    start, stop = _span(capture)
    taken = tuple(row[start:stop])
    del row[start:stop]
    return taken


def put_back(row: list[Tile], capture: Capture, tiles: tuple[Tile, ...]) -> None:
    """Undo `remove`."""
    start, _ = _span(capture)
    row[start:start] = tiles


def _span(capture: Capture) -> tuple[int, int]:
    middle = capture.position - 1
    return (middle, middle + 1) if capture.take is Take.MIDDLE else (middle - 1, middle + 2)


@dataclass(frozen=True, slots=True)
class Line:
    """Captures to be made one after the other, and the row they leave."""

    captures: tuple[Capture, ...]
    taken: int
    left: tuple[Tile, ...]


def lines(row: Sequence[Tile], limit: int = 5) -> tuple[Line, ...]:
    """The lines that capture the most, one for each row they can leave, at most `limit`; none if nothing can
    be captured. Triples are preferred, so that a line is short."""
    return Reach(row).lines(limit)


class Reach:
    """The most that captures can take from a row: exact for any length, and quick to extend by a tile.

    A tile that stays divides the row: no capture reaches over it. So it suffices to know of any two positions a
    < b whether everything between them can go while both stay. The last capture between them is either a tile
    that a and b enclose, or a triple; in both cases what lies between the tiles that take part has gone
    before, and that is the same question about a shorter piece. Positions count from 1, 0 is the closed end;
    sets of positions are bit masks.
    """

    __slots__ = ("clear", "fewest", "gone", "holds", "partners", "tiles", "vanish")

    def __init__(self, row: Sequence[Tile] = ()) -> None:
        self.tiles: list[Tile] = []
        self.holds = [0] * (MAX_PIP + 1)
        """For each number, the positions whose tile holds it."""
        self.clear = [0]
        """clear[b]: the positions a such that all between a and b can go, while a and b stay."""
        self.gone = [0]
        """gone[b]: the positions x such that x to b can go, and x, some tile between, b as the last triple."""
        self.vanish = [0]
        """vanish[b]: the positions a such that b and all between a and b can go, while a stays."""
        self.partners = [0]
        """partners[b]: the positions before b whose tile shares a number with b's."""
        self.fewest = [0]
        """fewest[b]: the least that can be left of the row up to b, if b stays."""
        for tile in row:
            self.add(tile)

    def add(self, tile: Tile) -> None:
        """Lay one more tile at the open end."""
        position = len(self.clear)
        partners = self.holds[tile.low] | self.holds[tile.high]
        clear = self._clear(position, partners)
        gone = 0
        for middle in _positions(clear & partners):
            suit = tile.shared(self.tiles[middle - 1])
            assert suit is not None
            gone |= self.clear[middle] & self.holds[suit]
        vanish = 0
        for first in _positions(gone):
            vanish |= self.clear[first]
        self._append(clear, gone, vanish, partners)
        self.tiles.append(tile)
        self.holds[tile.low] |= 1 << position
        self.holds[tile.high] |= 1 << position

    def _clear(self, position: int, partners: int) -> int:
        """clear[position] for a tile that shares a number with the tiles at `partners`."""
        clear = rest = 1 << (position - 1)
        while rest > 1:
            last = rest.bit_length() - 1
            new = self.vanish[last] | (self.clear[last] & partners)
            clear |= new
            rest = (rest ^ (1 << last)) | new
        return clear

    def _append(self, clear: int, gone: int, vanish: int, partners: int) -> None:
        self.fewest.append(1 + min(self.fewest[position] for position in _positions(clear)))
        self.clear.append(clear)
        self.gone.append(gone)
        self.vanish.append(vanish)
        self.partners.append(partners)

    def copy(self) -> Reach:
        """An independent twin."""
        twin = Reach.__new__(Reach)
        twin.tiles, twin.holds, twin.clear = self.tiles.copy(), self.holds.copy(), self.clear.copy()
        twin.gone, twin.vanish, twin.partners = self.gone.copy(), self.vanish.copy(), self.partners.copy()
        twin.fewest = self.fewest.copy()
        return twin

    @property
    def left(self) -> int:
        """The fewest tiles that can be left."""
        return min(self.fewest[position] for position in _positions(self._clear(len(self.clear), 0)))

    @property
    def most(self) -> int:
        """The most tiles that can be captured."""
        return len(self.tiles) - self.left

    def lines(self, limit: int) -> tuple[Line, ...]:
        """See the function `lines`."""
        if self.left == len(self.tiles):
            return ()
        walled = self.copy()
        end = len(walled.clear)
        walled._append(self._clear(end, 0), 0, 0, 0)  # the open end is a position that shares no number
        return tuple(walled._line(stay[:-1]) for stay in islice(walled._stays(end), limit))

    def _stays(self, position: int) -> Iterator[tuple[int, ...]]:
        """The sets of positions up to `position` that can stay when as few as possible do."""
        if position == 0:
            yield ()
            return
        for before in _positions(self.clear[position]):
            if self.fewest[before] == self.fewest[position] - 1:
                for stay in self._stays(before):
                    yield (*stay, position)

    def _line(self, stay: tuple[int, ...]) -> Line:
        """The line that leaves the positions in `stay`."""
        row = list(range(1, len(self.tiles) + 1))
        found: list[Capture] = []
        before = 0
        for position in (*stay, len(self.tiles) + 1):
            for middle, take in self._between(before, position):
                capture = Capture(row.index(middle) + 1, take)
                start, stop = _span(capture)
                del row[start:stop]
                found.append(capture)
            before = position
        return Line(tuple(found), len(self.tiles) - len(stay), tuple(self.tiles[position - 1] for position in stay))

    def _between(self, a: int, b: int) -> Iterator[tuple[int, Take]]:
        """The captures, as position and take, that clear the tiles between a and b."""
        if b == a + 1:
            return
        inner = self.clear[b] & -(1 << (a + 1))
        for last in _positions(inner):
            if self.vanish[last] >> a & 1:
                yield from self._between(last, b)
                yield from self._triple(a, last)
                return
        middle = next(position for position in _positions(inner) if self.clear[position] & self.partners[b] & (1 << a))
        yield from self._between(a, middle)
        yield from self._between(middle, b)
        yield middle, Take.MIDDLE

    def _triple(self, a: int, last: int) -> Iterator[tuple[int, Take]]:
        """The captures that clear the tiles after a, up to and including `last`, which goes in a triple."""
        tile = self.tiles[last - 1]
        first = next(position for position in _positions(self.gone[last]) if self.clear[position] >> a & 1)
        suit = tile.shared(self.tiles[first - 1])
        assert suit is not None
        inner = self.clear[last] & self.holds[suit]
        middle = next(position for position in _positions(inner) if self.clear[position] >> first & 1)
        yield from self._between(a, first)
        yield from self._between(first, middle)
        yield from self._between(middle, last)
        yield middle, Take.TRIPLE


def _positions(mask: int) -> Iterator[int]:
    """The positions in a bit mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
