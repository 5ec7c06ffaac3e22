"""One deal of Muggins: the line with its spinner, the count of the tips, the points that lie open for a while.

Source: the leaflet's Muggins; rules MU4-MU12, MU15 and MU17. Who is credited with what is the match's affair
(`muggins.py`); nothing here knows sides or totals, so the robot may use it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.rules.game import clockwise
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Layout, Node, OpenEnd
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.tiles import EndId, Seat, Tile
from engine.rules.views import LastPlay

DRAW, PASS = Draw(), Pass()


def lay(layout: Layout, spinner: int | None, tile: Tile, end: EndId | None) -> int | None:
    """Lay `tile` on `end` (None: lead it). Answers with the node of the spinner, if there is one now.

    The first double of the round becomes the spinner, led or not (MU5). Its own two ends, up and down, open when
    both its sides are covered; in a line that it joins, the line covers the first side (MU6).
    """
    if end is None:
        node = layout.start(tile)
        layout.open(node, tile.low, LEFT)
        layout.open(node, tile.high, RIGHT)
        return node if tile.double else None
    touched = layout.ends[end]
    layout.extend(tile, end)
    if spinner is None:
        return len(layout.nodes) - 1 if tile.double else None
    covers_a_side = touched.node == spinner and touched.slot in (LEFT, RIGHT)
    if covers_a_side and all(place.node != spinner for place in layout.ends.values()):
        layout.open(spinner, touched.value, UP)
        layout.open(spinner, touched.value, DOWN)
    return spinner


def tips(nodes: Sequence[Node], ends: Iterable[OpenEnd]) -> tuple[int, ...]:
    """What each tip of the layout counts, arm by arm (MU8, MU9).

    A double counts both halves, once: a lone double is one tip, not two. A spinner covered on both sides is no
    tip; its ends up and down count from their first tile on.
    """
    counted = []
    doubles = set()
    for place in ends:
        if not nodes[place.node].tile.double:
            counted.append(int(place.value))
        elif place.node not in doubles and not is_bare_spinner_end(nodes, place):
            doubles.add(place.node)
            counted.append(2 * place.value)
    return tuple(counted)


def is_bare_spinner_end(nodes: Sequence[Node], place: OpenEnd) -> bool:
    """Whether the open end is the spinner's own, up or down, with no tile on it yet.

    A later double at the tip of such an arm also lies in slot up or down, but it was laid there."""
    return place.slot in (UP, DOWN) and nodes[place.node].slot != place.slot


def points(count: int) -> int:
    """A positive multiple of five scores itself, any other count nothing (MU10)."""
    return count if count % 5 == 0 else 0


@dataclass(frozen=True, slots=True)
class Window:
    """The time after a play in which its count may be claimed, or called by an opponent (MU14, MU15).

    There is one after every play, whether or not its count is a multiple of five: that it is open tells nothing.
    """

    player: Seat
    tips: tuple[int, ...]
    called: frozenset[Seat] = frozenset()
    """Opponents who have called in vain: one call each."""

    @property
    def points(self) -> int:
        """What there is to claim or take, maybe 0."""
        return points(sum(self.tips))

    def after_call(self, seat: Seat) -> Window:
        """The window once `seat` has called in vain."""
        return replace(self, called=self.called | {seat})


class MugginsRound:
    """One deal, until `out` or `blocked`. `window` is about the tile laid last."""

    __slots__ = (
        "blocked", "boneyard", "draw_out", "hands", "last", "layout", "out", "spinner", "turn", "window"
    )  # fmt: skip

    def __init__(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat, *, draw_out: bool = False) -> None:
        self.hands = hands
        self.boneyard = boneyard
        """The next tile to be drawn is the last of the list."""
        self.turn = turn
        self.draw_out = draw_out
        self.layout = Layout()
        self.spinner: int | None = None
        self.out: Seat | None = None
        self.blocked = False
        self.last: LastPlay | None = None
        self.window: Window | None = None

    @property
    def over(self) -> bool:
        """Whether somebody is out or the game is blocked (MU17)."""
        return self.blocked or self.out is not None

    def legal(self) -> list[Move]:
        """The seat on turn plays if it can, else it draws while there are tiles, else it passes (MU4)."""
        hand = self.hands[self.turn]
        if not self.layout.nodes:
            return [Play(tile) for tile in hand]
        plays: list[Move] = [Play(tile, end) for tile in hand for end in self.layout.fitting(tile)]
        return plays or [DRAW if self.boneyard else PASS]

    def play(self, move: Move) -> None:
        """Do a legal move of the seat on turn. It closes the window of the play before (MU15)."""
        self.window = None
        if isinstance(move, Draw):
            self.hands[self.turn].append(self.boneyard.pop())
        elif isinstance(move, Play):
            self._lay(move.tile, move.end)
        self.blocked = self.out is None and bool(self.layout.nodes) and self._is_blocked()
        if not self.over and not isinstance(move, Draw):
            self.turn = clockwise(self.turn, len(self.hands))

    def _lay(self, tile: Tile, end: EndId | None) -> None:
        hand = self.hands[self.turn]
        hand.remove(tile)
        self.spinner = lay(self.layout, self.spinner, tile, end)
        self.last = LastPlay(self.turn, tile, len(self.layout.nodes) - 1)
        self.window = Window(self.turn, self.tips())
        if not hand:
            self.out = self.turn

    def _is_blocked(self) -> bool:
        """No tile in any hand or in the boneyard fits (MU17). It is over at once, before anybody has to draw in
        vain, unless the table wants the boneyard drawn out first."""
        if self.draw_out and self.boneyard:
            return False
        values = set(self.layout.values())
        return not any(
            tile.low in values or tile.high in values for pile in (*self.hands, self.boneyard) for tile in pile
        )

    def tips(self) -> tuple[int, ...]:
        """What the tips count now (MU8)."""
        return tips(self.layout.nodes, self.layout.ends.values())

    def copy(self) -> MugginsRound:
        """An independent round."""
        twin = MugginsRound.__new__(MugginsRound)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.boneyard, twin.turn, twin.draw_out = self.boneyard.copy(), self.turn, self.draw_out
        twin.layout, twin.spinner = self.layout.copy(), self.spinner
        twin.out, twin.blocked, twin.last, twin.window = self.out, self.blocked, self.last, self.window
        return twin
