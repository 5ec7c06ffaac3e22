"""Muggins: lay tiles end to end and score whenever the tips of the layout add up to a multiple of five.

Source: the leaflet's "Muggins (Straight Dominoes)"; rules MU1-MU22 and MU25. One deal is in `muggins_round.py`. As
published (`manual`), nobody counts for the players: who lays a tile must state the count, and an opponent who sees
that it was not stated may call "Muggins!" and take the points, until the next player does something. A `Play` may
carry the claim, or `Claim` comes after it; `legal_moves` lists `Claim(0)` for a claim of any number. The count itself
is in no view or event before it is booked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import (
    ClaimFailed,
    DrewTiles,
    Event,
    MugginsCalled,
    Passed,
    Played,
    Scored,
)
from engine.rules.game import (
    Closing,
    Need,
    check_deal,
    check_seats,
    deal_out,
    dealt,
)
from engine.rules.games.muggins.round import MugginsRound
from engine.rules.layout import Layout
from engine.rules.lead import HOST_CHOICE, Opening, first_leader, first_seat
from engine.rules.match import Scoreboard, copied, illegal
from engine.rules.moves import Call, Claim, Close, Deal, Draw, Move, Pass, Play, can_be_said
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.scoring import (
    Ending,
    Receipt,
    Term,
    Why,
    nearest_five,
    side_of,
    single_sides,
    two_teams,
)
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from engine.rules.views import LineBoard, Phase, View

CALL = Call()
ANY_CLAIM = Claim(0)
"""Stands for a claim of any number in `legal_moves`."""
CLAIMS = tuple(range(5, 36, 5))
"""Every count that scores: 35 is the highest possible (MU10)."""
MANUAL = "manual"
DECK = tile_set(6)


@dataclass(frozen=True, slots=True)
class MugginsRules:
    """The options of Muggins; the defaults are the published rules."""

    target: int = number(250, 1, 1000, "MU22", suggest=(100, 150, 200, 250), common=True)
    claims: str = choice(MANUAL, (MANUAL, "auto"), "MU13", common=True)
    teams: bool = switch(True, "MU2", common=True)
    first_leader: str = first_leader()
    first_seat: int = first_seat(4)
    dead_layout: str = choice("end_round", ("end_round", "draw_out"), "MU17")
    block_tie: str = choice("none", ("none", "split"), "MU21")
    rounds: int | str = most_rounds()


@dataclass(frozen=True, slots=True)
class Muggins:
    """The game of Muggins with its options."""

    name: ClassVar[str] = "muggins"
    version: ClassVar[int] = 1
    options: ClassVar[type[MugginsRules]] = MugginsRules
    most_seats: ClassVar[int] = 4
    low_wins: ClassVar[bool] = False
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "20"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"target": "100"}, "classic": {"teams": "off"}}

    rules: MugginsRules = MugginsRules()

    def seat_counts(self) -> tuple[int, ...]:
        """Two to four (MU1), and the seat that the host names must be among them."""
        named = self.rules.first_seat if self.rules.first_leader == HOST_CHOICE else 1
        return tuple(seats for seats in (2, 3, 4) if named <= seats)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (MU1)."""
        return 7 if seats == 2 else 5

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Four are two teams, unless the table wants otherwise (MU2)."""
        return two_teams() if seats == 4 and self.rules.teams else single_sides(seats)

    def start(self, seats: int) -> MugginsMatch:
        """A new match."""
        check_seats(self, seats)
        return MugginsMatch(self, seats)


class MugginsMatch:
    """A match of Muggins."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: Muggins, seats: int) -> None:
        self.game = game
        self.seats = seats
        opening = Opening(game.rules.first_leader, seats, DECK, game.rules.first_seat - 1)  # MU3
        self.score = Scoreboard(game, seats, DECK, opening=opening, target=game.rules.target, rounds=game.rules.rounds)
        self.round: MugginsRound | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house; behind it, while a window is open, who may claim or call."""
        acting = self.score.to_act(self.round)
        return (*acting, *(seat for seat in self._speakers(self.round) if seat not in acting))

    def _speakers(self, current: MugginsRound | None) -> list[Seat]:
        """While the window is open: the player, who may claim, and the opponents who have not called yet (MU15)."""
        return sorted([current.player, *self._callers(current)]) if current and current.window else []

    def _callers(self, current: MugginsRound) -> tuple[Seat, ...]:
        """The opponents of who played last that have not called yet (MU15)."""
        if not current.window:
            return ()
        silent = {*self._partners(current.player), *current.called}
        return tuple(seat for seat in map(Seat, range(self.seats)) if seat not in silent)

    def _partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat and whoever plays with it (MU2)."""
        return self.score.sides[side_of(self.score.sides, seat)]

    def need(self) -> Need | None:
        """Who starts (MU3), a shuffle for each deal, and the end of the last claims of a round (MU15)."""
        last_claims = self.round and self.round.over and self.round.window
        return Closing() if last_claims else self.score.need(self.round)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """What the seat may do now. Where `Claim(0)` is listed, any number may be claimed; with a play, too."""
        moves = self.score.legal(self.round, seat)
        current = self.round
        if current is None or seat not in self._speakers(current):
            return moves
        return [*moves, ANY_CLAIM if seat == current.player else CALL]

    def play(self, seat: Seat, move: Move) -> list[Event]:
        if seat == HOUSE and self.to_act()[:1] == (HOUSE,):
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        if current is None or self._listed(move) not in self.legal_moves(seat):
            raise illegal(self._why_not(seat, move), seat, move, self)
        match move:
            case Claim(stated):
                events = self._claim(current, stated)
            case Call():
                events = self._call(current, seat)
            case _:
                self.score.listed = None
                events = self._turn(current, seat, move)
        if current.over and not current.window and not self.score.outcome:
            events += self._finish(current)
        return events

    def _listed(self, move: Move) -> Move:
        """The move as `legal_moves` lists it, without the number that is claimed."""
        match move:
            case Claim(points) if can_be_said(points):
                return ANY_CLAIM
            case Play(_, _, claim) if claim is not None and self.game.rules.claims == MANUAL and can_be_said(claim):
                return replace(move, claim=None)
            case _:
                return move

    def _why_not(self, seat: Seat, move: Move) -> Refusal:
        current = self.round
        acting = self.to_act()
        if not acting:
            return Refusal.MATCH_OVER
        if isinstance(move, (Claim, Call)) and current and seat != HOUSE:
            return self._why_no_word(current, seat, move)
        if current is None or seat != acting[0] or seat == HOUSE:
            return Refusal.NOT_YOUR_TURN
        must = current.legal()[0]
        match move:
            case Play(tile) if tile not in current.hands[seat]:
                return Refusal.NOT_IN_HAND
            case Play(_, _, claim) if claim is not None and (
                self.game.rules.claims != MANUAL or not can_be_said(claim)
            ):
                return Refusal.NOTHING_TO_CLAIM
            case Play():
                return Refusal.DOES_NOT_FIT
            case Draw() | Pass() if isinstance(must, Play):
                return Refusal.MUST_PLAY
            case Draw():
                return Refusal.BONEYARD_EMPTY
            case Pass():
                return Refusal.MUST_DRAW
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _why_no_word(self, current: MugginsRound, seat: Seat, move: Claim | Call) -> Refusal:
        """Why a seat may not claim or call now (MU14, MU15)."""
        if self.game.rules.claims != MANUAL:
            return Refusal.NOTHING_TO_CLAIM
        if not current.window:
            return Refusal.WINDOW_CLOSED
        if isinstance(move, Call) and seat == current.player:
            return Refusal.OWN_PLAY
        if isinstance(move, Call) and seat in self._partners(current.player):
            return Refusal.PARTNER_MAY_NOT_CALL
        return Refusal.NOTHING_TO_CLAIM

    def _house(self, move: Move) -> list[Event]:
        current = self.round
        if isinstance(move, Close):
            assert current is not None
            current.window = False
            return self._finish(current)
        if self.score.opening:
            return self.score.draw_lots(move)
        assert isinstance(move, Deal)
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        leader = self.score.next_leader()
        self.round = self._round(hands, boneyard, leader)
        return [self.score.begin(leader), *dealt(hands)]

    def _round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> MugginsRound:
        return MugginsRound(hands, boneyard, turn, draw_out=self.game.rules.dead_layout == "draw_out")

    def _turn(self, current: MugginsRound, seat: Seat, move: Move) -> list[Event]:
        """A draw, a pass, or a play with its points: counted by the bot or as stated (MU13, MU14)."""
        if isinstance(move, Draw):
            drawn = current.boneyard[-1]
            current.play(move)
            return [DrewTiles(seat, (drawn,))]
        if not isinstance(move, Play):
            current.play(move)
            return [Passed(seat, tuple(sorted({end.value for end in current.ends.values()})))]
        end = None if move.end is None else current.ends[move.end]
        current.play(move)
        events: list[Event] = [Played(seat, move.tile, move.end, end.slot if end else "", end.value if end else None)]
        if self.game.rules.claims != MANUAL:
            current.window = False
            if current.points:
                events += self._book(current, seat)
        elif move.claim is not None:
            events += self._claim(current, move.claim)
        return events

    def _claim(self, current: MugginsRound, stated: int) -> list[Event]:
        """A statement by the player: if right, the points are booked; if wrong, they stay open (MU14)."""
        if not current.points or stated != current.points:
            return [ClaimFailed(current.player, stated)]
        return self._book(current, current.player)

    def _call(self, current: MugginsRound, caller: Seat) -> list[Event]:
        """Muggins! Takes what lies open; with nothing to take it has no effect (MU15)."""
        called = MugginsCalled(caller, current.player, current.points)
        if not current.points:
            current.called += (caller,)
            return [called]
        return [called, *self._book(current, caller)]

    def _book(self, current: MugginsRound, seat: Seat) -> list[Event]:
        """Give the open points to the seat's side; the first to reach the target wins at once (MU22)."""
        current.window = False
        side = side_of(self.score.sides, seat)
        receipt = Receipt(side, current.points, tuple(Term(Why.END, tip) for tip in current.tips()))
        self.score.book([receipt])
        scored = Scored(seat, receipt, tuple(self.score.totals))
        if not self.score.reached:
            return [scored]
        return [scored, *self.score.end_round(current.hands, current.out, side, ending=Ending.TARGET)]

    def _finish(self, current: MugginsRound) -> list[Event]:
        """The end of a round that was played out: credit what is left in the hands (MU18, MU19)."""
        receipts = hand_receipts(self.game.rules, self.score.sides, current, self.score.leader)
        for receipt in receipts:
            if not self.score.reached:
                self.score.book([receipt])
        return self.score.end_round(current.hands, current.out, receipts[0].side if len(receipts) == 1 else None)

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see; the count is public only where the bot counts (MU13)."""
        current = self.round
        board = LineBoard(Layout().view())
        phase = Phase.PLAY
        if current:
            count = sum(current.tips()) if self.game.rules.claims != MANUAL else None
            board = LineBoard(current.layout.view(), current.spinner, count, self._callers(current))
            phase = Phase.CLOSING if current.over and current.window else Phase.PLAY
        return self.score.view(
            self,
            seat,
            current,
            board,
            boneyard=len(current.boneyard if current else self.score.deck),
            phase=phase,
            claims=CLAIMS if self.game.rules.claims == MANUAL else (),
        )

    def census(self) -> list[Tile]:
        if self.round is None:
            return list(self.score.deck)
        held = [tile for hand in self.round.hands for tile in hand]
        return held + self.round.boneyard + [play.tile for play in self.round.line]

    def write_words(self, out: Writer) -> None:
        if current := self.round:
            out.hands(current.hands, shown=self.score.result is not None)
            out.laid("line", current.layout.plays())
            out.tiles("boneyard", current.boneyard[::-1], secret=True)
            out.turn(current.turn, current.last.seat if current.last else None)
            if current.window:
                out.say("window", " ".join(map(str, sorted(current.called))))

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        self.round = current = self._round(words.hands("line"), words.tiles("boneyard")[::-1], words.turn)
        words.lay("line", current, lambda end: current.ends[end].slot)
        if current.window:
            current.window, current.called = words.has("window"), tuple(map(Seat, words.some("window")))

    def copy(self) -> MugginsMatch:
        return copied(self)


def hand_receipts(
    rules: MugginsRules, sides: tuple[tuple[Seat, ...], ...], current: MugginsRound, leader: Seat
) -> list[Receipt]:
    """Who is credited with what is left in the hands at the end of a round (MU18-MU21)."""
    pips = current.counts()
    combined = [sum(pips[seat] for seat in side) for side in sides]
    if current.out is not None:
        lowest = [side_of(sides, current.out)]
    else:
        lowest = [side for side, count in enumerate(combined) if count == min(combined)]
    others = [count for side, count in enumerate(combined) if side not in lowest]
    if len(lowest) == 1:
        return [credit(lowest[0], others)]
    if rules.block_tie == "split" and len(sides) == 3 and len(lowest) == 2:
        # Half of the third's pips each, a half pip less; booked in the round's order of play.
        order = sorted(lowest, key=lambda seat: (seat - leader) % 3)
        return [credit(side, [others[0] // 2]) for side in order]
    return []


def credit(side: int, opponents: list[int]) -> Receipt:
    """The opponents' pips added together, to the nearest five; one's own are not subtracted (MU19, MU20)."""
    terms = tuple(Term(Why.OPPONENTS, pips) for pips in opponents)
    return Receipt(side, nearest_five(sum(opponents)), terms, rounded_to=5)
