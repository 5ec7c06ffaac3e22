"""The scoreboard of a match: totals, rounds, the lead, the last result and the outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.rules.errors import BadNotation
from engine.rules.events import Event, MatchEnded, RoundEnded, RoundStarted
from engine.rules.house import DRAW_HIGH, Opening
from engine.rules.moves import Move
from engine.rules.round import twin_of
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, places, read_receipt, receipt_text
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import Seat, Tile, clockwise

MOST_ROUNDS = 99_999
"""More rounds than any match takes."""


class Scoreboard:
    """Totals, rounds and the lead of one match. `totals`, `number`, `leader`, `opening`, `booked`, `result` and
    `outcome` change as the match is played; the rest is fixed at the start."""

    __slots__ = (
        "booked", "deck", "leader", "listed", "low_wins", "number", "opening", "options", "outcome", "result",
        "rounds", "seats", "sides", "target", "totals",
    )  # fmt: skip

    def __init__(
        self,
        sides: tuple[tuple[Seat, ...], ...],
        deck: tuple[Tile, ...],
        *,
        opening: Opening | None = None,
        target: int | None = None,
        rounds: int | None = None,
        low_wins: bool = False,
        options: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """The match ends after `rounds` rounds or at `target` points, whichever comes first. Without an `opening`,
        seat 0 leads unless `begin` names another."""
        self.low_wins = low_wins
        self.options = options
        """The options that differ from the game's defaults, by name."""
        self.seats = sum(map(len, sides))
        self.sides = sides
        self.deck = deck
        self.target = target
        self.rounds = rounds
        self.totals = [0] * len(sides)
        self.number = 0
        """The round, from 1; 0 before the first deal."""
        self.leader = Seat(0)
        self.opening = opening
        """Draws lots for the lead; None once the leader is found."""
        self.booked: list[Receipt] = []
        """All points of this round, in the order of booking."""
        self.result: RoundResult | None = None
        """The result of the last round, until the next one begins."""
        self.outcome: Outcome | None = None
        self.listed: Sequence[Move] | None = None
        """The legal moves, if they were listed since the last turn."""
        self._take_leader()

    def _take_leader(self) -> None:
        if self.opening and self.opening.leader is not None:
            self.leader, self.opening = self.opening.leader, None

    # rounds and points

    def draw_lots(self, move: Move) -> list[Event]:
        """Take a house move for the opening."""
        assert self.opening is not None
        events = self.opening.play(move)
        self._take_leader()
        return events

    def next_leader(self) -> Seat:
        """The leader that the opening found, then the seat to the left of the last leader (G4)."""
        return clockwise(self.leader, self.seats) if self.number else self.leader

    def begin(self, leader: Seat) -> RoundStarted:
        """A new round, led by `leader`."""
        self.number += 1
        self.leader = leader
        self.booked = []
        self.result = None
        return RoundStarted(self.number, leader)

    def book(self, receipts: Iterable[Receipt]) -> None:
        """Add points to the totals."""
        for receipt in receipts:
            self.totals[receipt.side] += receipt.points
            self.booked.append(receipt)

    @property
    def reached(self) -> bool:
        """Whether a side has reached the target."""
        return self.target is not None and max(self.totals) >= self.target

    def end_round(
        self,
        hands: Sequence[Sequence[Tile]],
        out: Seat | None,
        winner: int | None,
        *,
        ending: Ending | None = None,
        devil: int | None = None,
        rank: Callable[[tuple[int, ...]], tuple[int, ...]] | None = None,
    ) -> list[Event]:
        """End a round whose points are booked, and the match after the last round or at the target. `ending` defaults
        to a domino or a block. `rank` gives the places by the totals; by default the highest total is first, or the
        lowest where low totals win."""
        scores = [0] * len(self.sides)
        for receipt in self.booked:
            scores[receipt.side] += receipt.points
        totals = tuple(self.totals)
        self.result = RoundResult(
            number=self.number,
            ending=ending or (Ending.BLOCKED if out is None else Ending.DOMINO),
            winner=winner,
            out=out,
            scores=tuple(scores),
            totals=totals,
            receipts=tuple(self.booked),
            hands=tuple(map(tuple, hands)),
            leader=self.leader,
            devil=devil,
        )
        if self.number != self.rounds and not self.reached:
            return [RoundEnded(self.result)]
        self.outcome = Outcome(totals, rank(totals) if rank else places(totals, low_wins=self.low_wins))
        return [RoundEnded(self.result), MatchEnded(self.outcome)]

    # as text

    def write_words(self, out: Writer) -> None:
        """Add the scoreboard's words to a position."""
        if not self.number:
            out.say("seats", self.seats)
        if self.number or not self.opening:
            out.say("lead", self.leader)
        out.number("round", self.number, 1 if self.number else 0)
        out.numbers("totals", self.totals)
        out.some("booked", map(receipt_text, self.booked))
        if self.result:
            out.say("ended", self.result.ending)
            for word, value in ("winner", self.result.winner), ("out", self.result.out), ("devil", self.result.devil):
                if value is not None:
                    out.say(word, value)
            if self.result.leader != self.leader:
                out.say("led", self.result.leader)
        if self.outcome:
            out.numbers("places", self.outcome.places)
        if self.opening and (self.number or len(self.opening.rivals) < self.seats):
            out.some("lots", self.opening.rivals)
            out.tiles("kept", [tile for tile in self.deck if tile not in self.opening.pile])

    def read_start(self, words: Reader) -> None:
        """Take the round, the lead and the totals, before the round itself is read."""
        self.number = words.number("round", 1, 1, self.rounds or MOST_ROUNDS) if words.dealt else 0
        mode = self.opening.mode if self.opening else DRAW_HIGH
        if words.dealt or words.has("lead"):
            self.opening, self.leader = None, words.seat("lead")
        if words.has("lots"):
            kept = words.tiles("kept")
            self.opening = Opening(mode, self.seats, tuple(tile for tile in self.deck if tile not in kept))
            self.opening.rivals = tuple(map(Seat, sorted({*words.some("lots")}))) or self.opening.rivals
        self.totals = words.numbers("totals", len(self.sides))
        self.booked = [read_receipt(item, len(self.sides)) for item in words.items("booked")]

    def read_result(self, words: Reader, hands: Sequence[Sequence[Tile]]) -> None:
        """Take how the round ended, if it has, with these hands."""
        ending = words.choice("ended", list(Ending))
        if not ending:
            return
        ranks = tuple(words.numbers("places", len(self.sides)))
        leader, self.leader = self.leader, words.seat("led", self.leader)
        self.end_round(
            hands,
            words.seat("out") if words.has("out") else None,
            words.number("winner", 0, 0, len(self.sides) - 1) if words.has("winner") else None,
            ending=Ending(ending),
            devil=words.number("devil", 0) if words.has("devil") else None,
            rank=(lambda _: ranks) if any(ranks) else None,
        )
        self.leader = leader
        if any(ranks) and not self.outcome:
            raise BadNotation("places", "the match goes on after this round")

    def copy(self) -> Scoreboard:
        """An independent scoreboard."""
        twin = Scoreboard.__new__(Scoreboard)  # written out: robots copy it for every round that they play out
        twin.sides, twin.seats, twin.deck, twin.options = self.sides, self.seats, self.deck, self.options
        twin.low_wins, twin.target, twin.rounds = self.low_wins, self.target, self.rounds
        twin.totals, twin.booked, twin.number = self.totals.copy(), self.booked.copy(), self.number
        twin.leader, twin.result, twin.outcome, twin.listed = self.leader, self.result, self.outcome, self.listed
        twin.opening = twin_of(self.opening) if self.opening else None
        return twin
