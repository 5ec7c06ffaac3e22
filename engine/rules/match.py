"""The scoreboard: what a match of any game keeps beside the round in play, and where every `View` is built.

A match has one and asks it; there is nothing to inherit and nothing to override. How a round is dealt and played and
who is credited with what is written in the game's own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from engine.rules.errors import BadNotation, IllegalMove, Refusal
from engine.rules.events import Event, MatchEnded, RoundEnded, RoundStarted
from engine.rules.game import Game, Match, Need, Shuffle, check_deal, clockwise
from engine.rules.lead import DRAW_HIGH, Opening
from engine.rules.moves import Move, move_text
from engine.rules.options import as_number, changed_options
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, places, read_receipt, receipt_text, side_of
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import Board, LastPlay, Phase, SeatView, View


class Round(Protocol):
    """What the scoreboard asks of the round in play."""

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        ...

    @property
    def over(self) -> bool:
        """Whether it has been played out."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[Tile]]:
        """Every seat's tiles."""
        ...

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last."""
        ...

    def legal(self) -> Sequence[Move]:
        """What the seat on turn may do."""
        ...


R = TypeVar("R", bound=Round)
M = TypeVar("M", bound=Match)


@lru_cache(256)
def options_text(rules: Any) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, by name: `View.options`."""
    return tuple(sorted(changed_options(rules).items()))


class Scoreboard:
    """Totals, rounds and the lead of one match. Changed by playing: `totals`, `number`, `leader`, `opening`, `booked`,
    `result` and `outcome`; the rest is fixed by the game, its options and the seats."""

    __slots__ = (
        "booked", "deck", "leader", "listed", "low_wins", "name", "number", "opening", "options", "outcome", "result",
        "rounds", "seats", "sides", "target", "totals",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        deck: tuple[Tile, ...],
        *,
        opening: Opening | None = None,
        target: int | None = None,
        rounds: int | str | None = None,
    ) -> None:
        """A match of `rounds` rounds (a word: no limit), or to `target` points, or to whichever comes first; `opening`
        finds the leader (else: seat 0 until `begin` names another)."""
        self.name = game.name
        self.low_wins = game.low_wins
        self.options = options_text(game.rules)
        self.seats = seats
        self.sides = game.sides(seats)
        self.deck = deck
        self.target = target
        self.rounds = as_number(rounds)
        self.totals = [0] * len(self.sides)
        self.number = 0
        """The round, from 1; 0 before the first deal."""
        self.leader = Seat(0)
        self.opening = opening
        """Draws lots for the lead; None once the leader is found."""
        self.booked: list[Receipt] = []
        """All points of this round, in the order in which they were booked."""
        self.result: RoundResult | None = None
        """The round that just ended, until the next one begins."""
        self.outcome: Outcome | None = None
        self.listed: Sequence[Move] | None = None
        """The legal moves, if asked for since the last turn. Whoever plays without `admit` sets it to None."""
        self._take_leader()

    def _take_leader(self) -> None:
        if self.opening and self.opening.leader is not None:
            self.leader, self.opening = self.opening.leader, None

    # whose turn it is

    def to_act(self, current: Round | None) -> tuple[Seat, ...]:
        """The seat on turn, or the house between rounds."""
        if self.outcome:
            return ()
        return (HOUSE,) if current is None or current.over else (current.turn,)

    def need(self, current: Round | None) -> Need | None:
        """Lots for the lead, then a shuffle of the whole set for each deal."""
        if self.to_act(current) != (HOUSE,):
            return None
        return self.opening.need() if self.opening else Shuffle((self.deck,))

    def legal(self, current: Round | None, seat: Seat) -> Sequence[Move]:
        """What the seat may do now, where only the seat on turn may do anything."""
        if current is None or seat != current.turn or current.over or self.outcome:
            return []
        listed = self.listed
        if listed is None:
            listed = self.listed = current.legal()
        return listed

    def admit(
        self, match: Match, current: R | None, seat: Seat, move: Move, why_not: Callable[[R, Move], Refusal]
    ) -> R | None:
        """The round in which `seat` now does `move`; None if it is a move of the house that is due. Raises
        `IllegalMove` for all others, with the reason that `why_not` gives for one of the seat on turn."""
        if current is not None and seat == current.turn and not current.over and not self.outcome:
            listed, self.listed = self.listed, None
            if move not in (current.legal() if listed is None else listed):
                raise illegal(why_not(current, move), seat, move, match)
            return current
        acting = self.to_act(current)
        if seat not in acting:
            raise illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move, match)
        check_deal(match.need(), move)
        return None

    # rounds and points

    def draw_lots(self, move: Move) -> list[Event]:
        """Take a house move for the opening."""
        assert self.opening is not None
        events = self.opening.play(move)
        self._take_leader()
        return events

    def next_leader(self) -> Seat:
        """Who was found by the opening, and then whoever sits to the left of the last leader."""
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
        """The round is over, all its points are booked: the match, too, if it was the last or the target is reached.
        `ending` is a domino or a block unless it is given; `rank` gives the places by the totals (else:
        the highest, or the lowest where low totals win, is first)."""
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

    # what may be seen

    def view(
        self,
        match: Match,
        viewer: Seat | None,
        current: Round | None,
        board: Board,
        *,
        boneyard: int,
        phase: Phase = Phase.PLAY,
        captured: Sequence[int] = (),
        boneyards: Sequence[int] = (),
        claims: tuple[int, ...] = (),
        exact: bool = False,
    ) -> View:
        """What the seat, or a spectator, may see. `phase` is what the seat on turn is about to do, or CLOSING;
        `captured` and `boneyards` are by seat, where a game has them. Raises `ValueError` for a seat that is not
        there."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ValueError(f"There is no seat {viewer} in a match of {self.seats}; count them from 0.")
        hands: Sequence[Sequence[Tile]] = current.hands if current else [()] * self.seats
        acting = match.to_act()
        actors = tuple(seat for seat in acting if seat != HOUSE)
        turn = None if acting[:1] == (HOUSE,) else next(iter(actors), None)
        if turn is None and phase is not Phase.CLOSING:
            phase = Phase.OVER if self.outcome else Phase.DEAL
        return View(
            game=self.name,
            options=self.options,
            viewer=viewer,
            seats=tuple(
                SeatView(
                    seat=Seat(seat),
                    side=(side := side_of(self.sides, Seat(seat))),
                    tiles=len(hand),
                    total=self.totals[side],
                    captured=captured[seat] if captured else 0,
                    boneyard=boneyards[seat] if boneyards else None,
                )
                for seat, hand in enumerate(hands)
            ),
            sides=self.sides,
            number=self.number,
            rounds=self.rounds,
            target=self.target,
            leader=self.leader if self.number else None,
            turn=turn,
            actors=actors,
            phase=phase,
            boneyard=boneyard,
            board=board,
            last=current.last if current else None,
            hand=() if viewer is None else tuple(sorted(hands[viewer])),  # sorted: the order of drawing tells nothing
            moves=() if viewer is None else tuple(match.legal_moves(viewer)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.outcome,
            low_wins=self.low_wins,
            exact=exact,
            claims=claims,
        )

    # as text

    def write_words(self, out: Writer) -> None:
        """Everything that the scoreboard adds to a position."""
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
        self.number = words.number("round", 1, 1, self.rounds or 999) if words.dealt else 0
        mode = self.opening.mode if self.opening else DRAW_HIGH
        if words.dealt or words.has("lead"):
            self.opening, self.leader = None, words.seat("lead")
        if words.has("lots"):
            kept = words.tiles("kept")
            self.opening = Opening(mode, self.seats, tuple(tile for tile in self.deck if tile not in kept))
            self.opening.rivals = tuple(map(Seat, words.some("lots"))) or self.opening.rivals
        self.totals = words.numbers("totals", len(self.sides))
        self.booked = [read_receipt(item, len(self.sides)) for item in words.items("booked")]

    def read_result(self, words: Reader, current: Round | None) -> None:
        """Take how the round ended, if it has."""
        ending = words.choice("ended", list(Ending))
        if not ending:
            return
        ranks = tuple(words.numbers("places", len(self.sides)))
        leader, self.leader = self.leader, words.seat("led", self.leader)
        self.end_round(
            current.hands if current else (),
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
        twin = Scoreboard.__new__(Scoreboard)
        twin.name, twin.low_wins, twin.options = self.name, self.low_wins, self.options
        twin.sides, twin.deck = self.sides, self.deck
        twin.seats, twin.target, twin.rounds = self.seats, self.target, self.rounds
        twin.totals, twin.number, twin.leader = self.totals.copy(), self.number, self.leader
        twin.opening = self.opening.copy() if self.opening else None
        twin.booked, twin.result, twin.outcome = self.booked.copy(), self.result, self.outcome
        twin.listed = self.listed
        return twin


def position_text(match: Match, viewer: Seat | None = None, *, hide: bool = False) -> str:
    """The position as text: all of it, or what `viewer` may see of it."""
    out = Writer(match.seats, viewer, hide=hide)
    out.say(" ".join((match.score.name, *(f"{name}={value}" for name, value in match.score.options))))
    match.write_words(out)
    match.score.write_words(out)
    return " | ".join(out.sections)


def illegal(refusal: Refusal, seat: Seat, move: Move, match: Match) -> IllegalMove:
    """An `IllegalMove` that can quote the move and the position as it is now."""
    now = match.copy()
    return IllegalMove(refusal, seat=seat, quote=lambda: f"move={move_text(move)} position={position_text(now)}")


def copied(match: M) -> M:
    """An independent match, of one that keeps nothing but its round beside the scoreboard."""
    twin = object.__new__(type(match))
    twin.game, twin.seats, twin.score = match.game, match.seats, match.score.copy()
    twin.round = match.round.copy() if match.round else None
    return twin
