"""Draw: Block with a boneyard. Who cannot play draws until a tile fits.

Source: several published descriptions (league pages and collections of rules), in our own words; rules DR1-DR8. The
winner of a round scores all others' pips less his own and leads the next; the last two tiles are never drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import Event
from engine.rules.game import Need, check_seats, clockwise, deal_out, dealt
from engine.rules.lead import DRAW_HIGH, Opening, heaviest_lead
from engine.rules.line.round import LineRound, view_of_line
from engine.rules.match import Scoreboard, copied
from engine.rules.moves import Deal, Draw, Move, Pass, Play
from engine.rules.options import AUTO, choice, most_rounds, number, switch
from engine.rules.scoring import Receipt, RoundResult, Term, Why, side_of, single_sides, two_teams
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import SETS, Seat, Tile, pips, tile_set
from engine.rules.views import View

MOST_SEATS = {"d6": 4, "d9": 7, "d12": 10}


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The options of Draw; the defaults are the rules most often published."""

    target: int = number(100, 1, 1000, "DR8", suggest=(50, 61, 100, 250), common=True)
    partnership: bool = switch(False, "DR1", common=True)
    hand_size: int | None = number(None, 1, 45, "DR1", suggest=(5, 6, 7))
    set: str = choice(AUTO, (AUTO, *MOST_SEATS), "DR1")
    reserve: int = number(2, 0, 2, "DR2", suggest=(0, 1, 2))
    lead_rule: str = choice("any", ("any", "highest_double"), "DR3")
    next_lead: str = choice("winner", ("winner", "left"), "DR3")
    draw_anyway: bool = switch(False, "DR5")
    rounds: int | str = most_rounds()


@dataclass(frozen=True, slots=True)
class DrawGame:
    """The game of Draw with its options."""

    name: ClassVar[str] = "draw"
    version: ClassVar[int] = 1
    options: ClassVar[type[DrawRules]] = DrawRules
    most_seats: ClassVar[int] = 10
    low_wins: ClassVar[bool] = False
    for_events: ClassVar[bool] = True
    """Proposed for events, as the game most people know."""
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "teams": {"partnership": "on"}}

    rules: DrawRules = DrawRules()

    def seat_counts(self) -> tuple[int, ...]:
        """DR1: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        seats = (4,) if self.rules.partnership else range(2, MOST_SEATS.get(self.rules.set, self.most_seats) + 1)
        return tuple(n for n in seats if n * self.hand_size(n) <= len(self.deck(n)))

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (DR1)."""
        return self.rules.hand_size or (5 if seats in (3, 4) else 7)

    def deck(self, seats: int) -> tuple[Tile, ...]:
        """The set that so many seats play with: the table's choice, or the smallest that will do (DR1)."""
        smallest = next(name for name, most in MOST_SEATS.items() if seats <= most)
        return tile_set(SETS[smallest if self.rules.set == AUTO else self.rules.set])

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite (DR1)."""
        return two_teams() if self.rules.partnership else single_sides(seats)

    def start(self, seats: int) -> DrawMatch:
        """A new match."""
        check_seats(self, seats)
        return DrawMatch(self, seats)


class DrawMatch:
    """A match of Draw."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: DrawGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        rules, deck = game.rules, game.deck(seats)
        opening = Opening(DRAW_HIGH, seats, deck) if rules.lead_rule == "any" else None  # DR3
        self.score = Scoreboard(game, seats, deck, opening=opening, target=rules.target, rounds=rules.rounds)
        self.round: LineRound | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return self.score.to_act(self.round)

    def need(self) -> Need | None:
        """Lots for the lead (DR3), then a shuffle for each deal."""
        return self.score.need(self.round)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        return self.score.legal(self.round, seat)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        current = self.score.admit(self, self.round, seat, move, why_not)
        if current is None:
            return self._house(move)
        events: list[Event] = []
        current.play(move, events)
        return events + self._finish(current) if current.over else events

    def _house(self, move: Move) -> list[Event]:
        score, rules = self.score, self.game.rules
        if score.opening:
            return score.draw_lots(move)
        assert isinstance(move, Deal)
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        leader, must_lead = score.leader, None
        if score.result:
            leader = next_leader(score.result, score.sides, rules.next_lead)
        elif rules.lead_rule == "highest_double":
            leader, must_lead = heaviest_lead(hands)
        self.round = self._round(hands, leader, must_lead, boneyard)
        return [score.begin(leader), *dealt(hands)]

    def _round(self, hands: list[list[Tile]], leader: Seat, must_lead: Tile | None, boneyard: list[Tile]) -> LineRound:
        """A deal: all but the reserve may be drawn (DR2)."""
        rules = self.game.rules
        drawable = max(0, len(boneyard) - rules.reserve)
        at_will, highest = rules.draw_anyway, self.score.deck[-1].high
        return LineRound(hands, leader, must_lead, tuple(boneyard), drawable=drawable, at_will=at_will, highest=highest)

    def _finish(self, current: LineRound) -> list[Event]:
        receipt = winner_receipt(self.score.sides, current)
        self.score.book([receipt] if receipt else [])
        return self.score.end_round(current.hands, current.out, receipt.side if receipt else None)

    def view_for(self, seat: Seat | None) -> View:
        return view_of_line(self, seat)

    def census(self) -> list[Tile]:
        return self.round.tiles() if self.round else list(self.score.deck)

    def write_words(self, out: Writer) -> None:
        if self.round:
            self.round.write_words(out, shown=self.score.result is not None)

    def read_words(self, words: Reader) -> None:
        if words.dealt:
            hands, boneyard = words.hands("line"), words.tiles("boneyard")[::-1]
            self.round = self._round(hands, words.turn, words.tile("must", hands[words.turn]), boneyard)
            self.round.read_words(words)

    def copy(self) -> DrawMatch:
        return copied(self)


def why_not(current: LineRound, move: Move) -> Refusal:
    """Why a move is not legal now."""
    can_play = isinstance(current.legal()[0], Play)
    match move:
        case Draw() | Pass() if can_play:
            return Refusal.MUST_PLAY
        case Draw():
            return Refusal.BONEYARD_EMPTY
        case Pass():
            return Refusal.MUST_DRAW
        case _:
            return current.why_not(move)


def next_leader(last: RoundResult, sides: tuple[tuple[Seat, ...], ...], rule: str) -> Seat:
    """Who leads after a round (DR3): its winner, or of a side that won a block the lighter hand; after a round nobody
    won, and with `left` always, the seat to the left of the last leader."""
    seats = len(last.hands)
    left = clockwise(last.leader, seats)
    if rule == "left" or last.winner is None:
        return left
    if last.out is not None:
        return last.out
    return min(sides[last.winner], key=lambda seat: (pips(last.hands[seat]), (seat - left) % seats))


def winner_receipt(sides: tuple[tuple[Seat, ...], ...], current: LineRound) -> Receipt | None:
    """Who is credited with what at the end of a round (DR6, DR7); None when nobody is."""
    counts = current.counts()
    together = [sum(counts[seat] for seat in side) for side in sides]
    if current.out is not None:
        side = side_of(sides, current.out)
    else:
        side = together.index(min(together))
        if together.count(together[side]) > 1:
            return None
    own = together[side]
    losers = sum(together) - own
    terms = (Term(Why.LOSERS, losers), *((Term(Why.OWN, -own),) if own else ()))
    return Receipt(side, max(0, losers - own), terms)
