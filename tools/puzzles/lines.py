"""The model of games on a line: tiles, open ends and the tiles that can be drawn."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.rules.game import Match
from engine.rules.moves import Move, Play
from engine.rules.scoring import nearest_five
from engine.rules.tiles import EndId, Tile, pips
from tools.puzzles.model import Line, Model

Hand: TypeAlias = tuple[Tile, ...]


HANDS: Final = range(3, 7)
"""The tiles that a player holds."""
MOST_STOCK: Final = 3
"""The most tiles that can be drawn."""


class End(NamedTuple):
    """An open end: its number, and what it adds to the count."""

    number: int
    tip: int


Ends: TypeAlias = tuple[End, ...]


class LineModel(Model):
    """Negamax on tiles and ends alone. A game says what a count and the end of a round score."""

    def __init__(self, most_tiles: int, count: Callable[[int], int], won: Callable[[int, int, bool], int]) -> None:
        """`count`: the points of a count of the ends. `won`: the points at the end for a player with so many pips
        against so many, who is out or not."""
        self.most_tiles, self.count, self.won = most_tiles, count, won
        self.best = cache(self._best)

    def fits(self, match: Match) -> bool:
        current = match.round
        sizes = [held.bit_count() for held in current.held]
        small = all(size in HANDS for size in sizes) and sum(sizes) <= self.most_tiles
        if not small or len(current.line) < 2:
            return False
        if match.game.name == "muggins":
            return len(current.ends) == 4 and not current.boneyard  # later, a spinner opens no more ends
        return len(stock_of(match)) <= MOST_STOCK

    def values(self, match: Match) -> dict[Move, Line]:
        seat, current = match.to_act()[0], match.round
        mine, theirs = (tuple(current.hands[one]) for one in (seat, 1 - seat))
        ids, ends = ends_of(match)
        self.best.cache_clear()
        lines, known = dict[Move, Line](), set[tuple[Tile, End]]()
        for tile, at in plays(mine, ends):
            if (tile, ends[at]) not in known:
                known.add((tile, ends[at]))
                lines[Play(tile, EndId(ids[at]))] = self.after(mine, theirs, ends, stock_of(match), tile, at)
        return lines

    def after(self, mine: Hand, theirs: Hand, ends: Ends, stock: Hand, tile: Tile, at: int) -> Line:
        """The best line that begins with this play."""
        other = tile.low + tile.high - ends[at].number
        new = (*ends[:at], End(other, 2 * other if tile.double else other), *ends[at + 1 :])
        points = self.count(sum(end.tip for end in new))
        line = self.best(theirs, tuple(one for one in mine if one is not tile), new, stock).turned()
        return line._replace(gain=line.gain + points)

    def _best(self, mine: Hand, theirs: Hand, ends: Ends, stock: Hand, passed: bool = False) -> Line:
        if not theirs:
            return self._end(mine, theirs, out=1)
        found = [self.after(mine, theirs, ends, stock, *play) for play in plays(mine, ends)]
        if found:
            return max(found, key=lambda line: line.gain)
        if stock:
            return self.best((*mine, stock[0]), theirs, ends, stock[1:])
        return self._end(mine, theirs, out=-1) if passed else self.best(theirs, mine, ends, stock, True).turned()

    def _end(self, mine: Hand, theirs: Hand, *, out: int) -> Line:
        own, other = pips(mine), pips(theirs)
        return Line(self.won(own, other, out == 0) - self.won(other, own, out == 1), out)


def plays(hand: Hand, ends: Ends) -> Iterator[tuple[Tile, int]]:
    """Each tile with the place of each end that it fits."""
    for tile in hand:
        yield from ((tile, at) for at, end in enumerate(ends) if end.number in (tile.low, tile.high))


def ends_of(match: Match) -> tuple[tuple[int, ...], Ends]:
    """The open ends, with their numbers in the rules."""
    current = match.round
    if match.game.name == "muggins":
        return tuple(current.ends), tuple(End(end.value, end.tip or 0) for end in current.ends.values())
    numbers = (current.left, current.right)
    ends = (End(of, of * (1 + tile.double)) for of, tile in zip(numbers, current.end_tiles(), strict=True))
    return (current.left_end, current.right_end), tuple(ends)


def stock_of(match: Match) -> Hand:
    """The tiles that can be drawn, the next one first."""
    drawable = getattr(match.round, "drawable", 0)
    return tuple(match.round.boneyard[::-1][:drawable])


def no_count(total: int) -> int:
    """Block and Draw score nothing during play."""
    return 0


def fives(total: int) -> int:
    """Muggins scores a multiple of five."""
    return 0 if total % 5 else total


def fives_and_threes(total: int) -> int:
    """The fives and the threes in a count."""
    return (0 if total % 5 else total // 5) + (0 if total % 3 else total // 3)


def difference(own: int, other: int, out: bool) -> int:
    """Block and Draw credit the difference of the hands."""
    return max(0, other - own)


def rounded(own: int, other: int, out: bool) -> int:
    """Muggins credits the other hand, to the nearest five."""
    return nearest_five(other) if other > own else 0


def last_tile(own: int, other: int, out: bool) -> int:
    """Fives and Threes: a point for going out."""
    return int(out)
