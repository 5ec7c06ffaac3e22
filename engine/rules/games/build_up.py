"""Build Up: put your tiles on the stacks of all players, and have your colour on top.

Source: domino-play.com, "Build Up" (a game of David Vander Ark); rules BU1-BU13. Each player has a set of his own
colour. The stacks are laid out once and grow through all rounds; after each round the tiles on top score for their
owners, wherever they lie.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DealtTiles,
    Event,
    Laid,
    LotsDrawn,
    MatchEnded,
    Passed,
    RoundEnded,
    RoundStarted,
    Stacked,
)
from engine.rules.game import Need, Shuffle, check_deal, check_seats, clockwise, illegal, own_hand, seat_views
from engine.rules.moves import Deal, Move, Pass, Stack
from engine.rules.options import changed_options, choice, numbers, switch
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why, places, single_sides
from engine.rules.tiles import HOUSE, Seat, Tile, pips, tile_set
from engine.rules.views import LastPlay, Phase, StacksBoard, StackTop, View

PASS = Pass()
DECK = tile_set(6)
ROW = 6
"""Stacks in front of each player (BU2)."""


@dataclass(frozen=True, slots=True)
class BuildUpRules:
    """The options of Build Up; the defaults are the published rules."""

    hands: tuple[int, ...] = numbers(
        (6, 6, 4),
        ("6,6,4", "6,6,6,4"),
        "BU4",
        "Tiles in a hand, round by round (22 in all at most)",
        low=1,
        high=len(DECK) - ROW,
    )
    nondouble_rule: str = choice(
        "same",
        ("same", "at_least"),
        "BU8",
        "Ordinary tiles on ordinary tiles: with the same pips, or at least as many",
        common=True,
    )
    round_end: str = choice(
        "first_out", ("first_out", "all_out"), "BU10", "A round ends when one player is out, or all", common=True
    )
    deduct_leftover: bool = switch(False, "BU11", "Do tiles left in hand count against you?", common=True)

    def __post_init__(self) -> None:
        if not self.hands or sum(self.hands) > len(DECK) - ROW:  # BU6: no tile is used twice
            raise Refused(
                Refusal.BAD_OPTION,
                name="hands",
                value=",".join(map(str, self.hands)),
                accepted=f"hands of {len(DECK) - ROW} tiles in all at most",
            )


@cache
def stack_at(tile: Tile, stack: int) -> Stack:
    """The same `Stack` object for the same tile and stack."""
    return Stack(tile, stack)


def may_cover(tile: Tile, top: Tile, nondouble_rule: str) -> bool:
    """Whether `tile` may be put on `top` (BU7, BU8)."""
    if tile.double:
        return not top.double or tile.pips > top.pips
    if top.double or nondouble_rule == "at_least":
        return tile.pips >= top.pips
    return tile.pips == top.pips


class Stacks:
    """The layout (BU5): for each stack its top, the top's owner and its height; and the tiles that are covered."""

    __slots__ = ("buried", "heights", "owners", "tops")

    def __init__(self, tops: list[Tile], owners: list[Seat]) -> None:
        self.tops = tops
        self.owners = owners
        self.heights = [1] * len(tops)
        self.buried: list[Tile] = []

    def cover(self, index: int, tile: Tile, seat: Seat) -> None:
        """Put a tile on a stack."""
        self.buried.append(self.tops[index])
        self.tops[index] = tile
        self.owners[index] = seat
        self.heights[index] += 1

    def pips_of(self, seat: Seat) -> int:
        """The pips of a player's tiles on top, in any row (BU11, BU-A4)."""
        return sum(tile.pips for tile, owner in zip(self.tops, self.owners, strict=True) if owner == seat)

    def view(self) -> StacksBoard:
        """All stacks, numbered from 1."""
        stacks = enumerate(zip(self.tops, self.owners, self.heights, strict=True))
        return StacksBoard(
            tuple(
                StackTop(index + 1, tile, owner, height, Seat(index // ROW)) for index, (tile, owner, height) in stacks
            )
        )

    def copy(self) -> Stacks:
        """An independent layout."""
        twin = Stacks(self.tops.copy(), self.owners.copy())
        twin.heights, twin.buried = self.heights.copy(), self.buried.copy()
        return twin


class BuildUpRound:
    """One round on the stacks. `out` is the player whose last tile ended it, `blocked` that nobody can place."""

    __slots__ = ("blocked", "hands", "last", "out", "rules", "stacks", "turn")

    def __init__(self, rules: BuildUpRules, stacks: Stacks, hands: list[list[Tile]], turn: Seat) -> None:
        self.rules = rules
        self.stacks = stacks
        self.hands = hands
        self.turn = turn
        self.out: Seat | None = None
        self.last: LastPlay | None = None
        self.blocked = not any(map(self.can_place, hands))

    @property
    def over(self) -> bool:
        """Whether the round has ended (BU10)."""
        return self.blocked or self.out is not None

    def can_place(self, hand: list[Tile]) -> bool:
        """Whether any tile of a hand fits any stack."""
        rule = self.rules.nondouble_rule
        return any(may_cover(tile, top, rule) for top in self.stacks.tops for tile in hand)

    def legal(self) -> list[Move]:
        """What the seat on turn may do: place if possible, on any stack, else pass (BU7, BU9)."""
        rule = self.rules.nondouble_rule
        hand = self.hands[self.turn]
        moves: list[Move] = [
            stack_at(tile, index + 1)
            for index, top in enumerate(self.stacks.tops)
            for tile in hand
            if may_cover(tile, top, rule)
        ]
        return moves or [PASS]

    def play(self, move: Move) -> None:
        """Do a legal move of the seat on turn."""
        if isinstance(move, Stack):
            hand = self.hands[self.turn]
            hand.remove(move.tile)
            self.stacks.cover(move.stack - 1, move.tile, self.turn)
            self.last = LastPlay(self.turn, move.tile, move.stack)
            if not hand and (self.rules.round_end == "first_out" or not any(self.hands)):
                self.out = self.turn
            else:
                self.blocked = not any(map(self.can_place, self.hands))
        if not self.over:
            self.turn = self._next()

    def _next(self) -> Seat:
        """The next player who still has tiles."""
        seat = clockwise(self.turn, len(self.hands))
        while not self.hands[seat]:
            seat = clockwise(seat, len(self.hands))
        return seat

    def copy(self, stacks: Stacks) -> BuildUpRound:
        """An independent round on `stacks`, a copy of the layout."""
        twin = BuildUpRound.__new__(BuildUpRound)
        twin.rules, twin.stacks, twin.turn = self.rules, stacks, self.turn
        twin.hands = [hand.copy() for hand in self.hands]
        twin.out, twin.last, twin.blocked = self.out, self.last, self.blocked
        return twin


@dataclass(frozen=True, slots=True)
class BuildUp:
    """The game of Build Up with its options."""

    name: ClassVar[str] = "build_up"
    title: ClassVar[str] = "Build Up"
    version: ClassVar[int] = 1
    options: ClassVar[type[BuildUpRules]] = BuildUpRules
    most_seats: ClassVar[int] = 6

    rules: BuildUpRules = BuildUpRules()

    def seat_counts(self) -> tuple[int, ...]:
        """BU1: 2-6, each with a set of his own."""
        return (2, 3, 4, 5, 6)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return single_sides(seats)

    def start(self, seats: int) -> BuildUpMatch:
        """A new match."""
        check_seats(self, seats)
        return BuildUpMatch(self, seats)


class BuildUpMatch:
    """A match of Build Up. `drawing` are the seats whose next tile decides who leads (BU3); empty during a round.
    A boneyard's next tile is its last."""

    __slots__ = (
        "boneyards",
        "discarded",
        "drawing",
        "ended",
        "game",
        "leader",
        "number",
        "result",
        "round",
        "seats",
        "sides",
        "stacks",
        "totals",
    )

    def __init__(self, game: BuildUp, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.totals = [0] * seats
        self.number = 0
        self.leader = Seat(0)
        self.drawing = tuple(map(Seat, range(seats)))
        self.boneyards = [list(DECK) for _ in range(seats)]
        self.discarded: list[Tile] = []
        self.stacks: Stacks | None = None
        self.round: BuildUpRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house between rounds."""
        if self.ended:
            return ()
        if self.round is None or self.drawing:
            return (HOUSE,)
        return (self.round.turn,)

    def need(self) -> Need | None:
        """Every set shuffled at first; then the boneyards of those who draw for the lead (BU3)."""
        if self.to_act() != (HOUSE,):
            return None
        return Shuffle(tuple(tuple(sorted(self.boneyards[seat])) for seat in self.drawing))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now."""
        if self.round is None or self.drawing or self.to_act() != (seat,):
            return []
        return self.round.legal()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            raise illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move, self.position())
        if seat == HOUSE:
            check_deal(self.need(), move)
            assert isinstance(move, Deal)
            return self._draw_lots(move.order)
        current = self.round
        assert current is not None
        if move not in current.legal():
            raise illegal(why_not(current, move), seat, move, self.position())
        if not isinstance(move, Stack):
            current.play(move)
            return [Passed(seat)]
        covered = current.stacks.tops[move.stack - 1], current.stacks.owners[move.stack - 1]
        current.play(move)
        return [Stacked(seat, move.tile, move.stack, *covered), *self._finish(current)]

    def _draw_lots(self, order: tuple[Tile, ...]) -> list[Event]:
        """Each draws a tile of his boneyard; of those tied for most pips, each puts his back and draws again (BU3)."""
        start = 0
        for seat in self.drawing:
            pile = order[start : start + len(self.boneyards[seat])]
            self.boneyards[seat] = list(reversed(pile))
            start += len(pile)
        events: list[Event] = [] if self.stacks else self._lay_out()
        lots = tuple((seat, self.boneyards[seat][-1]) for seat in self.drawing)
        most = max(tile.pips for _, tile in lots)
        highest = tuple(seat for seat, tile in lots if tile.pips == most)
        if len(highest) > 1:
            self.drawing = highest
            return [*events, LotsDrawn(lots, None)]
        return [*events, LotsDrawn(lots, highest[0]), *self._begin(highest[0])]

    def _lay_out(self) -> list[Event]:
        """Six tiles of each set, face up, are the stacks (BU2)."""
        rows = [[boneyard.pop() for _ in range(ROW)] for boneyard in self.boneyards]
        owners = [Seat(seat) for seat in range(self.seats) for _ in range(ROW)]
        self.stacks = Stacks([tile for row in rows for tile in row], owners)
        return [Laid(tuple(row), Seat(seat)) for seat, row in enumerate(rows)]

    def _begin(self, leader: Seat) -> list[Event]:
        """Fill the hands, the tile drawn for the lead included (BU4); what was left of the last ones is discarded
        (BU12)."""
        assert self.stacks is not None
        if self.round:
            self.discarded += [tile for hand in self.round.hands for tile in hand]
        size = self.game.rules.hands[self.number]
        hands = [[boneyard.pop() for _ in range(size)] for boneyard in self.boneyards]
        self.number += 1
        self.leader = leader
        self.drawing = ()
        self.result = None
        self.round = BuildUpRound(self.game.rules, self.stacks, hands, leader)
        dealt = [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
        return [RoundStarted(self.number, leader), *dealt, *self._finish(self.round)]

    def _finish(self, current: BuildUpRound) -> list[Event]:
        """If the round is over, score it (BU11), and the match if it was the last (BU13)."""
        if not current.over:
            return []
        receipts = tuple(stacks_receipt(self.game.rules, current, Seat(seat)) for seat in range(self.seats))
        scores = tuple(receipt.points for receipt in receipts)
        for side, points in enumerate(scores):
            self.totals[side] += points
        self.result = RoundResult(
            number=self.number,
            ending=Ending.BLOCKED if current.out is None else Ending.DOMINO,
            winner=scores.index(max(scores)) if scores.count(max(scores)) == 1 else None,
            out=current.out,
            scores=scores,
            totals=tuple(self.totals),
            receipts=receipts,
            hands=tuple(map(tuple, current.hands)),
            leader=self.leader,
        )
        events: list[Event] = [RoundEnded(self.result)]
        if self.number == len(self.game.rules.hands):
            self.ended = Outcome(tuple(self.totals), places(tuple(self.totals)))
            events.append(MatchEnded(self.ended))
        else:
            self.drawing = tuple(map(Seat, range(self.seats)))
        return events

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see: the tops and heights of stacks, not what they cover."""
        current = self.round
        hands: list[list[Tile]] = current.hands if current else [[] for _ in range(self.seats)]
        boneyards = [len(boneyard) for boneyard in self.boneyards]
        acting = self.to_act()
        phase = Phase.OVER if self.ended else Phase.DEAL if acting == (HOUSE,) else Phase.PLAY
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.sides, self.totals, hands, boneyards=boneyards),
            sides=self.sides,
            number=self.number,
            rounds=len(self.game.rules.hands),
            target=None,
            leader=self.leader if self.number else None,
            turn=acting[0] if phase is Phase.PLAY else None,
            actors=acting if phase is Phase.PLAY else (),
            phase=phase,
            boneyard=sum(boneyards),
            board=self.stacks.view() if self.stacks else StacksBoard(()),
            last=current.last if current else None,
            hand=own_hand(hands, seat),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """The end of the match, once it is over."""
        return self.ended

    def census(self) -> list[Tile]:
        """Every tile of every set (G11); equal tiles of two owners are both there (BU1)."""
        piles = [*self.boneyards, *(self.round.hands if self.round else ()), self.discarded]
        if self.stacks:
            piles += [self.stacks.tops, self.stacks.buried]
        return [tile for pile in piles for tile in pile]

    def position(self) -> str:
        """Short text of the position, for errors."""
        tops = " ".join(map(str, self.stacks.tops)) if self.stacks else "not laid out"
        return f"round {self.number}, stacks {tops}"

    def copy(self) -> BuildUpMatch:
        """An independent match."""
        twin = BuildUpMatch.__new__(BuildUpMatch)
        twin.game, twin.seats, twin.sides = self.game, self.seats, self.sides
        twin.totals, twin.number, twin.leader = self.totals.copy(), self.number, self.leader
        twin.drawing, twin.discarded = self.drawing, self.discarded.copy()
        twin.boneyards = [boneyard.copy() for boneyard in self.boneyards]
        twin.stacks = stacks = self.stacks.copy() if self.stacks else None
        twin.round = self.round.copy(stacks) if self.round and stacks else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def why_not(current: BuildUpRound, move: Move) -> Refusal:
    """Why a move is not legal now."""
    match move:
        case Pass():
            return Refusal.MUST_PLAY
        case Stack(tile) if tile not in current.hands[current.turn]:
            return Refusal.NOT_IN_HAND
        case Stack():
            return Refusal.DOES_NOT_FIT
        case _:
            return Refusal.NOT_A_MOVE_HERE


def stacks_receipt(rules: BuildUpRules, current: BuildUpRound, seat: Seat) -> Receipt:
    """The pips a player has on top, less those left in hand where that is agreed (BU11)."""
    tops = current.stacks.pips_of(seat)
    left = pips(current.hands[seat]) if rules.deduct_leftover else 0
    terms = (Term(Why.TOPS, tops), *((Term(Why.LEFTOVER, -left),) if left else ()))
    return Receipt(seat, tops - left, terms)
