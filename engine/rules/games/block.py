"""Block: lay your tiles end to end, be first out or hold the fewest pips when nobody can move.

Source: pagat.com, "Block Dominoes" (Joe Celko, John McLeod); rules BL1-BL16. The line has two open ends, doubles lie
across but are no spinners, there is no drawing: who cannot play passes. The single lowest count is credited with the
losers' counts minus his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DealtTiles,
    Event,
    MatchEnded,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
)
from engine.rules.game import Need, Shuffle, check_deal, check_seats, clockwise, illegal, own_hand, seat_views
from engine.rules.games.block_round import BlockRound
from engine.rules.layout import Layout
from engine.rules.moves import Deal, Move, Pass, Play
from engine.rules.opening import DRAW_HIGH, Opening
from engine.rules.options import changed_options, choice, number, switch
from engine.rules.scoring import (
    Ending,
    Outcome,
    Receipt,
    RoundResult,
    Term,
    Why,
    places,
    side_of,
    single_sides,
    two_teams,
)
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, tile_set
from engine.rules.views import LineBoard, Phase, View

MOST_SEATS = {"d6": 4, "d9": 7, "d12": 10}


@dataclass(frozen=True, slots=True)
class BlockRules:
    """The options of Block; the defaults are the published rules."""

    target: int | None = number(
        None, 1, 1000, "BL11", "Points to win (auto: 100 for two or partners, 61 for more)",
        suggest=(50, 61, 100, 250), common=True,
    )  # fmt: skip
    partnership: bool = switch(False, "BL2", "Four players as two partnerships?", common=True)
    hand_size: int | None = number(
        None,
        1,
        45,
        "BL1",
        "Tiles in a hand (auto: 7 for two, 5 for three or four, 7 from five)",
        suggest=(5, 6, 7),
    )
    set: str = choice(
        "d6", ("d6", "d9", "d12"), "BL1", "Set: double-6 (to 4 seats), double-9 (to 7), double-12 (to 10)"
    )
    lead_rule: str = choice("any", ("any", "highest_double"), "BL13", "Who leads: in rotation, or the highest double")
    lead_after_block: str = choice(
        "rotate", ("rotate", "draw_high"), "BL12", "After a blocked round the lead rotates, or is drawn for"
    )
    partnership_scoring: str = choice(
        "side", ("side", "individual"), "BL10", "Partners score by their side's counts, or seat by seat"
    )
    domino_wins_ties: bool = switch(False, "BL9", "Does the player who is out win a tie at 0?")
    double_both_ends: bool = switch(False, "BL14", "British: double for going out with a tile that fitted both ends?")
    double_with_double: bool = switch(False, "BL15", "British: double for going out with a double?")
    british_stack: str = choice(
        "multiply", ("multiply", "cap2"), "BL16", "Both British doublings: four times, or twice"
    )

    def __post_init__(self) -> None:
        if self.hand_size is not None and self.hand_size * 2 > len(tile_set(SETS[self.set])):
            raise Refused(
                Refusal.BAD_OPTION,
                name="hand_size",
                value=self.hand_size,
                accepted="less: the set is too small",
            )


@dataclass(frozen=True, slots=True)
class Block:
    """The game of Block with its options."""

    name: ClassVar[str] = "block"
    title: ClassVar[str] = "Block"
    version: ClassVar[int] = 1
    options: ClassVar[type[BlockRules]] = BlockRules
    most_seats: ClassVar[int] = 10

    rules: BlockRules = BlockRules()

    def seat_counts(self) -> tuple[int, ...]:
        """BL1, BL2: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        size = len(tile_set(SETS[self.rules.set]))
        seats = (4,) if self.rules.partnership else range(2, MOST_SEATS[self.rules.set] + 1)
        return tuple(n for n in seats if n * self.hand_size(n) <= size)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (BL1)."""
        return self.rules.hand_size or (5 if seats in (3, 4) else 7)

    def target(self, seats: int) -> int:
        """Points that win the match (BL11)."""
        return self.rules.target or (100 if seats == 2 or self.rules.partnership else 61)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite (BL2)."""
        return two_teams() if self.rules.partnership else single_sides(seats)

    def start(self, seats: int) -> BlockMatch:
        """A new match."""
        check_seats(self, seats)
        return BlockMatch(self, seats)


class BlockMatch:
    """A match of Block."""

    __slots__ = (
        "deck",
        "ended",
        "game",
        "leader",
        "number",
        "opening",
        "result",
        "round",
        "seats",
        "sides",
        "totals",
    )

    def __init__(self, game: Block, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.deck = tile_set(SETS[game.rules.set])
        self.totals = [0] * len(self.sides)
        self.number = 0
        self.leader = Seat(0)
        self.opening: Opening | None = None
        self.round: BlockRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None
        if game.rules.lead_rule == "any":
            self.opening = Opening(DRAW_HIGH, seats, self.deck)

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house between rounds."""
        if self.ended:
            return ()
        if self.round is None or self.round.over:
            return (HOUSE,)
        return (self.round.turn,)

    def need(self) -> Need | None:
        """Lots for the lead (BL3), then a shuffle for each deal."""
        if self.to_act() != (HOUSE,):
            return None
        return self.opening.need() if self.opening else Shuffle((self.deck,))

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """What the seat may do now."""
        if self.round is None or seat == HOUSE or self.to_act() != (seat,):
            return []
        return self.round.legal()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            raise illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move, self.position())
        if seat == HOUSE:
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        assert current is not None
        if move not in current.legal():
            raise illegal(self._why_not(current, move), seat, move, self.position())
        if not isinstance(move, Play):
            current.play(move)
            return [Passed(seat)]
        slot, value = ("", None) if move.end is None else current.end(move.end)
        current.play(move)
        played = Played(seat, move.tile, move.end, slot, value)
        return [played, *(self._finish(current) if current.over else ())]

    def _why_not(self, current: BlockRound, move: Move) -> Refusal:
        match move:
            case Pass():
                return Refusal.MUST_PLAY
            case Play(tile) if not current.held[current.turn] >> tile.index & 1:
                return Refusal.NOT_IN_HAND
            case Play() if current.must_lead and not current.line:
                return Refusal.MUST_LEAD
            case Play():
                return Refusal.DOES_NOT_FIT
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _house(self, move: Move) -> list[Event]:
        if self.opening:
            events = self.opening.play(move)
            if self.opening.leader is not None:
                self.leader, self.opening = self.opening.leader, None
            return events
        assert isinstance(move, Deal)
        if self.number:
            self.leader = clockwise(self.leader, self.seats) if self._rotates() else self.leader
        size = self.game.hand_size(self.seats)
        hands = [list(move.order[seat * size : (seat + 1) * size]) for seat in range(self.seats)]
        must_lead = None
        if self.game.rules.lead_rule == "highest_double":
            must_lead = heaviest_lead(hands)
            self.leader = next(Seat(seat) for seat, hand in enumerate(hands) if must_lead in hand)
        self.number += 1
        self.result = None
        self.round = BlockRound(hands, self.leader, must_lead)
        dealt = [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
        return [RoundStarted(self.number, self.leader), *dealt]

    def _rotates(self) -> bool:
        """The lead passes to the left of the previous leader (BL4), unless it was just drawn for (BL12)."""
        rules = self.game.rules
        drawn_for = rules.lead_after_block == "draw_high" and rules.lead_rule == "any"
        return not (drawn_for and self.result is not None and self.result.ending is Ending.BLOCKED)

    def _finish(self, current: BlockRound) -> list[Event]:
        receipt = block_receipt(self.game.rules, self.sides, current)
        if receipt:
            self.totals[receipt.side] += receipt.points
        scores = [receipt.points if receipt and receipt.side == side else 0 for side in range(len(self.sides))]
        self.result = RoundResult(
            number=self.number,
            ending=Ending.BLOCKED if current.out is None else Ending.DOMINO,
            winner=receipt.side if receipt else None,
            out=current.out,
            scores=tuple(scores),
            totals=tuple(self.totals),
            receipts=(receipt,) if receipt else (),
            hands=tuple(map(tuple, current.hands())),
            leader=self.leader,
        )
        events: list[Event] = [RoundEnded(self.result)]
        if max(self.totals) >= self.game.target(self.seats):
            self.ended = Outcome(tuple(self.totals), places(tuple(self.totals)))
            events.append(MatchEnded(self.ended))
        elif current.out is None and not self._rotates():
            self.opening = Opening(DRAW_HIGH, self.seats, self.deck)
        return events

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see."""
        current = self.round
        hands: list[list[Tile]] = current.hands() if current else [[] for _ in range(self.seats)]
        acting = self.to_act()
        layout = (current.layout() if current else Layout()).view()
        phase = Phase.OVER if self.ended else Phase.DEAL if acting == (HOUSE,) else Phase.PLAY
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.sides, self.totals, hands),
            sides=self.sides,
            number=self.number,
            rounds=None,
            target=self.game.target(self.seats),
            leader=self.leader if self.number else None,
            turn=acting[0] if phase is Phase.PLAY else None,
            actors=acting if phase is Phase.PLAY else (),
            phase=phase,
            boneyard=len(self.deck) - self.seats * self.game.hand_size(self.seats) if current else len(self.deck),
            board=LineBoard(layout),
            last=current.last() if current else None,
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
        """Every tile (G11); the boneyard is whatever was not dealt and is never used (BL1)."""
        if self.round is None:
            return list(self.deck)
        dealt = [tile for hand in self.round.hands() for tile in hand]
        dealt += [play.tile for play in self.round.line]
        return dealt + [tile for tile in self.deck if tile not in dealt]

    def position(self) -> str:
        """Short text of the position, for errors."""
        return f"round {self.number}, ends {self.round.layout()}" if self.round else "before the deal"

    def copy(self) -> BlockMatch:
        """An independent match."""
        twin = BlockMatch.__new__(BlockMatch)
        twin.game, twin.seats, twin.sides, twin.deck = self.game, self.seats, self.sides, self.deck
        twin.totals, twin.number, twin.leader = self.totals.copy(), self.number, self.leader
        twin.opening = self.opening.copy() if self.opening else None
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def heaviest_lead(hands: list[list[Tile]]) -> Tile:
    """The tile that must be led under `highest_double`: the highest dealt double, or without one the tile with most
    pips, then the higher half (BL13)."""
    dealt = [tile for hand in hands for tile in hand]
    doubles = [tile for tile in dealt if tile.double]
    return max(doubles or dealt, key=lambda tile: (tile.pips, tile.high))


def block_receipt(rules: BlockRules, sides: tuple[tuple[Seat, ...], ...], current: BlockRound) -> Receipt | None:
    """Who is credited with what at the end of a round (BL8-BL10, BL14-BL16); None when nobody is."""
    pips = current.counts()
    if rules.partnership and rules.partnership_scoring == "side":
        return _side_receipt(rules, sides, current, pips)
    low = min(pips)
    lowest = [seat for seat, count in enumerate(pips) if count == low]
    winner = lowest[0]
    if len(lowest) > 1:
        if current.out is None or not rules.domino_wins_ties:
            return None
        winner = current.out
    side = side_of(sides, Seat(winner))
    losers = sum(count for seat, count in enumerate(pips) if seat not in sides[side])
    return credit(side, losers, pips[winner], british_factor(rules, current))


def _side_receipt(
    rules: BlockRules, sides: tuple[tuple[Seat, ...], ...], current: BlockRound, pips: list[int]
) -> Receipt | None:
    combined = [sum(pips[seat] for seat in side) for side in sides]
    if current.out is not None:
        side = side_of(sides, current.out)
        return credit(side, combined[1 - side], 0, british_factor(rules, current))
    if combined[0] == combined[1]:
        return None
    side = combined.index(min(combined))
    return credit(side, combined[1 - side], combined[side], 1)


def credit(side: int, losers: int, own: int, factor: int) -> Receipt:
    """(losers - own) x factor; own is 0 whenever the factor is not 1."""
    terms = (Term(Why.LOSERS, losers), *((Term(Why.OWN, -own),) if own else ()))
    return Receipt(side, (losers - own) * factor, terms, factor)


def british_factor(rules: BlockRules, current: BlockRound) -> int:
    """1, 2 or 4: the British doublings, for dominoed rounds only (BL14-BL16)."""
    if current.out is None:
        return 1
    both = rules.double_both_ends and current.fitted_both()
    double = rules.double_with_double and current.line[-1].tile.double
    return min(2 if rules.british_stack == "cap2" else 4, (1, 2, 4)[both + double])
