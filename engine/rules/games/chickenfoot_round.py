"""One deal of Chickenfoot: a centre with six toes, and three toes on one side of every later double.

Source: the leaflet's Chickenfoot; rules CF5-CF12. While a double lacks toes, nothing else may be played: `pending` is
its node and `toes` how many it lacks. Toes are alike, so a tile is offered only the next free one. Slot `toe1` points
straight away from a double and the other two slantwise; the centre has odd toes on one side and even ones on the other,
`toe1` and `toe2` straight.
"""

from __future__ import annotations

from engine.rules.game import clockwise
from engine.rules.layout import Layout
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.tiles import EndId, Seat, Tile
from engine.rules.views import LastPlay

DRAW, PASS = Draw(), Pass()
TOES = ("toe1", "toe2", "toe3", "toe4", "toe5", "toe6")
CENTRE_TOES, FOOT_TOES = 6, 3
BLOCK_NOW, RELEASE = "block_now", "release"


class ChickenfootRound:
    """One deal, until `out` or `blocked`."""

    __slots__ = (
        "blocked", "boneyard", "dead_foot", "drawn", "hands", "last", "layout", "out", "pending", "suit_size", "toes",
        "turn",
    )  # fmt: skip

    def __init__(
        self,
        centre: Tile,
        hands: list[list[Tile]],
        boneyard: list[Tile],
        turn: Seat,
        *,
        suit_size: int,
        dead_foot: str = "literal",
    ) -> None:
        self.hands = hands
        self.boneyard = boneyard
        """The next tile to be drawn is the last of the list."""
        self.turn = turn
        self.suit_size = suit_size
        self.dead_foot = dead_foot
        self.layout = Layout()
        self.pending: int | None = None
        self.toes = 0
        self.drawn: Tile | None = None
        """The tile that was drawn and must be played now, where is the player's choice."""
        self.out: Seat | None = None
        self.blocked = False
        self.last: LastPlay | None = None
        self._start_foot(self.layout.start(centre), CENTRE_TOES)

    @property
    def over(self) -> bool:
        """Whether somebody is out or the round is blocked (CF11)."""
        return self.blocked or self.out is not None

    def places(self) -> list[tuple[EndId, int]]:
        """Where may be played now, as (end, number): only the next toe of a double that lacks some (CF6, CF8), else
        any open end (CF7). Of the toes of one double the first stands for all."""
        ends: dict[int, tuple[EndId, int]] = {}
        for end, place in self.layout.ends.items():
            if self.pending is None or place.node == self.pending:
                ends.setdefault(place.node, (end, int(place.value)))
        return list(ends.values())

    def legal(self) -> list[Move]:
        """The seat on turn plays if it can, else draws a tile, else passes; a drawn tile that fits is played (CF5)."""
        tiles = self.hands[self.turn] if self.drawn is None else [self.drawn]
        return [*self._plays(tiles)] or [DRAW if self.boneyard else PASS]

    def _plays(self, tiles: list[Tile]) -> list[Play]:
        places = self.places()
        return [Play(tile, end) for tile in tiles for end, value in places if value in (tile.low, tile.high)]

    def play(self, move: Move) -> Play | Pass | None:
        """Do a legal move of the seat on turn. Answers with what had to follow a draw in the same turn: the play, if
        there was only one, or the pass; None if the player chooses where, or if the move was no draw."""
        follows: Play | Pass | None = None
        if isinstance(move, Draw):
            tile = self.boneyard.pop()
            self.hands[self.turn].append(tile)
            plays = self._plays([tile])
            if len(plays) > 1:
                self.drawn = tile
                return None
            follows = plays[0] if plays else PASS
        done = follows or move
        if isinstance(done, Play) and done.end is not None:
            self._lay(done.tile, done.end)
        self.drawn = None
        self.blocked = self.blocked or (self.out is None and self._nobody_can_play())
        if not self.over:
            self.turn = clockwise(self.turn, len(self.hands))
        return follows

    def _lay(self, tile: Tile, end: EndId) -> None:
        hand = self.hands[self.turn]
        hand.remove(tile)
        inner = self.layout.ends[end].value
        node = self.layout.put(tile, end)
        self.last = LastPlay(self.turn, tile, node)
        if tile.double:
            self._start_foot(node, FOOT_TOES)
        else:
            self.layout.open(node, tile.other(inner), self.layout.nodes[node].slot)
            if self.pending is not None:
                self.toes -= 1
        if not self.toes:
            self.pending = None
        if not hand:
            self.out = self.turn
        elif self.is_dead():
            self._bury()

    def _start_foot(self, node: int, toes: int) -> None:
        """Open the toes of the double at `node`; nothing else may be played before they lie (CF6, CF8)."""
        for slot in TOES[:toes]:
            self.layout.open(node, self.layout.nodes[node].tile.low, slot)
        self.pending, self.toes = node, toes

    def is_dead(self) -> bool:
        """Whether the double lacks more toes than its suit has tiles left to play (CF12): all can see it."""
        if self.pending is None:
            return False
        suit = self.layout.nodes[self.pending].tile.low
        return self.suit_size - sum(node.tile.has(suit) for node in self.layout.nodes) < self.toes

    def _bury(self) -> None:
        """What the table has chosen for a dead foot; taken literally, it binds until the boneyard is empty."""
        if self.dead_foot == BLOCK_NOW:
            self.blocked = True
        elif self.dead_foot == RELEASE:
            self.pending, self.toes = None, 0

    def _nobody_can_play(self) -> bool:
        """The boneyard is empty and all would pass, one after the other (CF11)."""
        if self.boneyard:
            return False
        values = {value for _, value in self.places()}
        return not any(tile.low in values or tile.high in values for hand in self.hands for tile in hand)

    def copy(self) -> ChickenfootRound:
        """An independent round."""
        twin = ChickenfootRound.__new__(ChickenfootRound)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.boneyard, twin.turn, twin.drawn = self.boneyard.copy(), self.turn, self.drawn
        twin.suit_size, twin.dead_foot = self.suit_size, self.dead_foot
        twin.layout, twin.pending, twin.toes = self.layout.copy(), self.pending, self.toes
        twin.out, twin.blocked, twin.last = self.out, self.blocked, self.last
        return twin
