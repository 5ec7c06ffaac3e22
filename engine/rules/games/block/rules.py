"""Block: lay your tiles end to end, be first out or hold the fewest pips when no one can move.

Source: pagat.com, "Block Dominoes" (Joe Celko, John McLeod); rules BL1-BL28. The line has two open ends. Doubles lie
across but are no spinners. There is no drawing: a player who can't play passes. The lowest count, if it is alone, is
credited with the losers' counts minus its own.

BL19 to BL28 are of partnership games in Latin America and the Caribbean. `TRADITIONS` names a source for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import Event
from engine.rules.house import DRAW_HIGH, Opening, heaviest_lead
from engine.rules.line.match import LINE_SETS, LineGame, LineMatch, credit, lowest, winner_leads
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Pass
from engine.rules.options import AUTO, OFF, Accepts, as_number, check_hand_size, choice, most_rounds, number, switch
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why, side_of
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import AUSTRIAN, Seat, Tile, clockwise, seats_before

FIRST = "highest_double_first"
"""The highest double leads the first round only (BL17)."""
FIRST_WINS = (100, 75, 50, 25)
"""Points for winning the first rounds (BL27)."""
FINISHES = (1, 2, 3, 6)
"""Points for a win, one with a double, one with a tile that fitted both ends, and one with such a double (BL21)."""


PARTNERS = ("partnership", "on")
WINS = ("one", "finish")
"""Counts of wins, not of pips (BL21)."""
SIX, MOST_WINS, LOVE_ROUNDS = 6, 10, 250
"""The usual number of wins, the most that six-love takes, and the most rounds of a six-love match."""


def bonus(rule: str) -> Any:
    """The points for a feat; off by default."""
    return number(OFF, 1, 500, rule, suggest=(25, 30, 50, 100), when=PARTNERS)


@dataclass(frozen=True, slots=True)
class BlockRules:
    """The options of Block; the defaults are the published rules."""

    target: int | None = number(None, 1, 1000, "BL11", suggest=(50, 61, 100, 250), common=True)
    partnership: bool = switch(False, "BL2", common=True)
    hand_size: int | None = number(None, 1, 45, "BL1", suggest=(5, 6, 7))
    set: str = choice(AUTO, (AUTO, *LINE_SETS, AUSTRIAN), "BL1")
    lead_rule: str = choice("any", ("any", "highest_double", FIRST), "BL13")
    lead_after_block: str = choice("rotate", ("rotate", "draw_high"), "BL12")
    partnership_scoring: str = choice("side", ("side", "individual"), "BL10", when=("partnership", "on"))
    domino_wins_ties: bool = switch(False, "BL9")
    double_both_ends: bool = switch(False, "BL14")
    double_with_double: bool = switch(False, "BL15")
    british_stack: str = choice("multiply", ("multiply", "cap2"), "BL16", when=("double_with_double", "on"))
    next_lead: str = choice("next", ("next", "winner"), "BL20", when=("lead_rule", FIRST))
    direction: str = choice("left", ("left", "right"), "BL19", when=PARTNERS)
    count: str = choice("less_own", ("less_own", "opponents", "all", "one", "finish"), "BL21", when=PARTNERS)
    block_by: str = choice("side", ("side", "hand", "last"), "BL22", when=PARTNERS)
    capicua: int | str = bonus("BL23")
    capicua_double: bool = switch(False, "BL23", when=PARTNERS)
    double_blank: int | str = bonus("BL24")
    lead_pass: int | str = bonus("BL25")
    round_pass: int | str = bonus("BL26")
    first_wins: bool = switch(False, "BL27", when=PARTNERS)
    six_love: bool = switch(False, "BL28", when=PARTNERS)
    rounds: int | str = most_rounds()

    def __post_init__(self) -> None:
        check_hand_size(self.hand_size, self.set)
        wins = self.partnership and self.six_love and self.count in WINS
        if wins and self.target is not None and self.target > MOST_WINS:  # hardly a side wins so often in a row
            raise Refused(
                Refusal.BAD_OPTION, name="target", value=self.target, accepted=Accepts.FEWER_WINS, high=MOST_WINS
            )


PUBLISHED = BlockRules()


class BlockMatch(LineMatch):
    """A match of Block."""

    __slots__ = ()
    game: Block

    def lead(self, hands: list[list[Tile]]) -> tuple[Seat, Tile | None]:
        """By lot (BL3), the highest double (BL13, BL17), the winner (BL20), or the next seat to the left (BL4) or right
        (BL19)."""
        rules, last = self.game.rules, self.score.result
        if self._lots_after_block():
            return self.score.leader, None
        by_winner = rules.lead_rule == FIRST and rules.next_lead == "winner"
        if by_winner and last and last.winner is not None and not ended_series(last):
            return winner_leads(last, self.score.sides), None
        if by_winner or (rules.lead_rule == FIRST and not last):
            return heaviest_lead(hands)
        if self._traditional().direction == "right" and last and rules.lead_rule != "highest_double":
            return seats_before(self.seats)[last.leader], None
        return super().lead(hands)

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> LineRound:
        """To the left, or to the right (BL19)."""
        current: LineRound = super().new_round(hands, boneyard, turn)
        if self._traditional().direction == "right":
            current.after = seats_before(self.seats)
        return current

    def write_words(self, out: Writer) -> None:
        out.direction = self._direction
        super().write_words(out)

    def read_words(self, words: Reader) -> None:
        words.direction = self._direction
        super().read_words(words)

    @property
    def _direction(self) -> int:
        """From a seat to the next one: 1, or -1 to the right (BL19)."""
        return -1 if self._traditional().direction == "right" else 1

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        """A move. A pass may score for the player of the last tile (BL25, BL26)."""
        current: LineRound = self.round
        events: list[Event] = []
        current.play(move, events)
        if isinstance(move, Pass):
            events += self.score_move(seat, move)
        return events

    def score_move(self, seat: Seat, move: Move) -> list[Event]:
        current, rules = self.round, self.game.rules
        if not rules.partnership or not isinstance(move, Pass):
            return []
        terms = []
        at_once = len(current.line) == 1 and seat == current.after[current.player]
        if at_once and (points := as_number(rules.lead_pass)):
            terms.append(Term(Why.LEAD_PASS, points if current.line[0].tile.double else 2 * points))
        if current.turn == current.player and (points := as_number(rules.round_pass)):
            terms.append(Term(Why.ROUND_PASS, points))
        return self.peg(current.player, tuple(terms)) if terms else []

    def _lots_after_block(self) -> bool:
        """Whether lots decide the lead after the last round (BL12)."""
        rules, last = self.game.rules, self.score.result
        blocked = last is not None and last.ending is Ending.BLOCKED
        return blocked and rules.lead_after_block == "draw_high" and rules.lead_rule != "highest_double"

    def after_round(self) -> list[Event]:
        current, score = self.round, self.score
        pips = current.counts()
        winner = self._winner(current, pips)
        side = None if winner is None else side_of(score.sides, winner)
        if winner is not None and side is not None:
            score.book(self._receipts(current, winner, side, pips))
        events = score.end_round(current.hands, current.out, side)
        if self._lots_after_block() and not score.outcome:
            score.opening = Opening(DRAW_HIGH, self.seats, score.deck)
        return events

    def _traditional(self) -> BlockRules:
        """The rules that only partners may change (BL19, BL21-BL28)."""
        return self.game.rules if self.game.rules.partnership else PUBLISHED

    def _together(self) -> bool:
        """Whether partners' hands count together (BL10)."""
        return self.game.rules.partnership and self.game.rules.partnership_scoring == "side"

    def _winner(self, current: LineRound, pips: list[int]) -> Seat | None:
        """The seat that wins the round for its side, if one does (BL8-BL10, BL22)."""
        rules, sides = self.game.rules, self.score.sides
        if self._together():
            if current.out is not None:
                return current.out
            if rules.block_by == "last":
                left = clockwise(current.player, self.seats)
                return left if pips[left] < pips[current.player] else current.player
            if rules.block_by == "hand":
                lightest = [Seat(seat) for seat, count in enumerate(pips) if count == min(pips)]
                return lightest[0] if len({side_of(sides, seat) for seat in lightest}) == 1 else None
            lighter = lowest(self.by_side(pips))
            return None if lighter is None else sides[lighter][0]
        best = lowest(pips)
        if best is None:
            return current.out if rules.domino_wins_ties else None
        return Seat(best)

    def _receipts(self, current: LineRound, winner: Seat, side: int, pips: list[int]) -> list[Receipt]:
        """The credit at the end of a round (BL8-BL10, BL14-BL16, BL21) and bonuses (BL23, BL24, BL27). A win that ends
        the other side's series takes both totals back to 0 (BL28)."""
        rules, totals = self._traditional(), self.score.totals
        if rules.six_love and any(total for other, total in enumerate(totals) if other != side):
            return [Receipt(of, -total, (Term(Why.LOVE, -total),)) for of, total in enumerate(totals) if total]
        if rules.count in ("one", "finish"):
            won = finish(current) if rules.count == "finish" else 1
            found = [Receipt(side, won, (Term(Why.ROUND, won),))]
        else:
            held = self.by_side(pips)
            left = pips[winner] if not self._together() else held[side] if current.out is None else 0
            own = {"less_own": left, "opponents": 0, "all": -held[side]}[rules.count]
            found = [credit(side, sum(pips) - held[side], own, british_factor(self.game.rules, current))]
        if rules is PUBLISHED:
            return found
        last = current.line[-1].tile
        out = current.out is not None
        feats = {
            Why.CAPICUA: rules.capicua
            if rules.capicua != OFF and out and (rules.capicua_double or not last.double) and current.fitted_both()
            else OFF,
            Why.DOUBLE_BLANK: rules.double_blank if out and not last.pips else OFF,
            Why.FIRST_WINS: dict(enumerate(FIRST_WINS, 1)).get(self.score.number, OFF) if rules.first_wins else OFF,
        }
        terms = (Term(why, points) for why, value in feats.items() if (points := as_number(value)))
        return [*found, *(Receipt(side, term.amount, (term,)) for term in terms)]


def ended_series(last: RoundResult) -> bool:
    """Whether a round took all totals back to 0 (BL28)."""
    return any(term.why is Why.LOVE for receipt in last.receipts for term in receipt.terms)


def finish(current: LineRound) -> int:
    """The points for how the round was won."""
    if current.out is None:
        return FINISHES[0]
    return FINISHES[current.line[-1].tile.double + 2 * current.fitted_both()]


def british_factor(rules: BlockRules, current: LineRound) -> int:
    """1, 2 or 4: the British doublings, only after a domino (BL14-BL16)."""
    if current.out is None:
        return 1
    both = rules.double_both_ends and current.fitted_both()
    double = rules.double_with_double and current.line[-1].tile.double
    return min(2 if rules.british_stack == "cap2" else 4, (1, 2, 4)[both + double])


PAIRS = {"partnership": "on", "hand_size": "7", "lead_rule": FIRST, "direction": "right"}
WINNERS = {**PAIRS, "next_lead": "winner"}
TRADITIONS = {
    # Spanish American Club (sacitc.blog), "Dominó Rules": 500; github.com/abw333/dominoes for the pips of all hands
    "puerto_rico": {
        **WINNERS, "target": "500", "count": "all", "capicua": "100", "double_blank": "100", "first_wins": "on",
    },
    # dominoesonline.com, "capicua", Dominican Republic; fichaflow.com, "Guia de reglas"
    "dominican_republic": {
        **WINNERS, "target": "200", "count": "opponents", "block_by": "last", "capicua": "25", "capicua_double": "on",
        "lead_pass": "25", "round_pass": "25",
    },
    # eightygames.wordpress.com, onlinedominogames.com and dominorules.com, "Cuban Dominoes"
    "cuba": {
        **WINNERS, "hand_size": "10", "set": "d9", "target": "150", "count": "opponents", "block_by": "hand",
    },
    # pagat.com, "Partnership Dominoes": Spain and Latin America
    "venezuela": {**PAIRS, "count": "opponents"},
    # domino-esje.blogspot.com, "Regras"
    "brazil": {**PAIRS, "target": "6", "lead_rule": "highest_double", "count": "finish", "block_by": "hand"},
    # pagat.com, "Jamaican and Caribbean Dominoes": Partner
    "jamaica": {**WINNERS, "target": "6", "count": "one", "block_by": "hand", "six_love": "on"},
}  # fmt: skip
"""Partnership games as played in some countries, each below its source."""


@dataclass(frozen=True, slots=True)
class Block(LineGame):
    """The game of Block with its options."""

    name: ClassVar[str] = "block"
    options: ClassVar[type[BlockRules]] = BlockRules
    match: ClassVar[type[BlockMatch]] = BlockMatch
    most_seats: ClassVar[int] = 10
    sets: ClassVar[dict[str, int]] = {**LINE_SETS, AUSTRIAN: 5}
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "teams": {"partnership": "on"}}
    traditions: ClassVar[dict[str, dict[str, str]]] = TRADITIONS

    rules: BlockRules = BlockRules()

    def seats_named(self) -> Iterable[int]:
        """BL1, BL2, BL18: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        return (4,) if self.rules.partnership else LineGame.seats_named(self)

    def rounds(self, seats: int) -> int | None:
        """The table's choice. Six-love may go on for long (BL28)."""
        love = self.rules.partnership and self.rules.six_love
        return LineGame.rounds(self, seats) or (LOVE_ROUNDS if love else None)

    def target(self, seats: int) -> int:
        """Points that win the match (BL11). Larger tables score more in a round, so they play for more; where partners
        count wins, six are enough (BL21)."""
        if self.rules.partnership and self.rules.count in WINS:
            return self.rules.target or SIX
        few = 100 if seats == 2 or self.rules.partnership else 61
        return self.rules.target or (few if seats < 5 else 150 if seats < 8 else 300)
