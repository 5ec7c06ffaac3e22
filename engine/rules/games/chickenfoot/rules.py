"""Chickenfoot: every double needs its toes before anything else is played; the lowest total of all rounds wins.

Source: the leaflet's "Chickenfoot"; rules CF1-CF15. One deal is in `chickenfoot_round.py`. A round begins with its
centre double on the table: the highest, then the next lower one, down to the double blank. A drawn tile that fits in
one end is played there as part of the draw; if it fits in several, the player is asked where (phase `drawn`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DrewTiles,
    Event,
    Laid,
    Passed,
    Played,
)
from engine.rules.game import (
    Need,
    Shuffle,
    check_seats,
    deal_out,
    dealt,
)
from engine.rules.games.chickenfoot.round import BLOCK_NOW, LITERAL, RELEASE, ChickenfootRound
from engine.rules.layout import Layout
from engine.rules.lead import HOST_CHOICE, Opening, first_leader, first_seat
from engine.rules.match import Scoreboard, copied
from engine.rules.moves import Deal, Draw, Move, Pass, Play
from engine.rules.options import Accepts, check_hand_size, choice, number
from engine.rules.scoring import Receipt, Term, Why, single_sides
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, pips, tile_set
from engine.rules.views import FootBoard, Phase, View

HANDS = {"d9": (21, 14, 11, 8, 7, 6, 5, 5), "d12": (35, 23, 17, 14, 12, 10, 9, 8, 7, 6, 6)}
"""Tiles in a hand for two players, three, … (CF1, CF15)."""
DOUBLE_BLANK = Tile.of(0, 0)
BLANK_PENALTY = 50


@dataclass(frozen=True, slots=True)
class ChickenfootRules:
    """The options of Chickenfoot; the defaults are the published rules."""

    set: str = choice("d9", ("d9", "d12"), "CF1", common=True)
    rounds: int | None = number(None, 1, 13, "CF14", suggest=(1, 3, 5), common=True)
    hand_size: int | None = number(None, 1, 45, "CF1", suggest=(5, 7, 11, 14, 21))
    dead_foot: str = choice(LITERAL, (LITERAL, BLOCK_NOW, RELEASE), "CF12")
    first_leader: str = first_leader()
    first_seat: int = first_seat(12)

    def __post_init__(self) -> None:
        doubles = SETS[self.set] + 1
        if self.rounds is not None and self.rounds > doubles:
            raise Refused(
                Refusal.BAD_OPTION, name="rounds", value=self.rounds, accepted=Accepts.FEWER_ROUNDS, high=doubles
            )
        check_hand_size(self.hand_size, len(tile_set(SETS[self.set])) - 1)


@dataclass(frozen=True, slots=True)
class Chickenfoot:
    """The game of Chickenfoot with its options."""

    name: ClassVar[str] = "chickenfoot"
    version: ClassVar[int] = 1
    options: ClassVar[type[ChickenfootRules]] = ChickenfootRules
    most_seats: ClassVar[int] = 12
    low_wins: ClassVar[bool] = True
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"rounds": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "classic": {"hand_size": "7"}}

    rules: ChickenfootRules = ChickenfootRules()

    def seat_counts(self) -> tuple[int, ...]:
        """CF1, CF15: two to nine with double-9, to twelve with double-12, as far as tiles and the named seat allow."""
        most = len(HANDS[self.rules.set]) + 1
        least = max(2, self.rules.first_seat) if self.rules.first_leader == HOST_CHOICE else 2
        tiles = len(tile_set(SETS[self.rules.set])) - 1
        return tuple(seats for seats in range(least, most + 1) if seats * self.hand_size(seats) <= tiles)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (CF1)."""
        return self.rules.hand_size or HANDS[self.rules.set][seats - 2]

    def rounds(self) -> int:
        """One for every double, from the highest to the double blank, unless the table plays fewer (CF2, CF14)."""
        return self.rules.rounds or SETS[self.rules.set] + 1

    def centre(self, number: int) -> Tile:
        """The centre of a round, counted from 1 (CF2)."""
        high = SETS[self.rules.set] + 1 - number
        return Tile.of(high, high)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return single_sides(seats)

    def start(self, seats: int) -> ChickenfootMatch:
        """A new match."""
        check_seats(self, seats)
        return ChickenfootMatch(self, seats)


class ChickenfootMatch:
    """A match of Chickenfoot."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: Chickenfoot, seats: int) -> None:
        self.game = game
        self.seats = seats
        deck = tile_set(SETS[game.rules.set])
        opening = Opening(game.rules.first_leader, seats, deck, game.rules.first_seat - 1)  # CF4
        self.score = Scoreboard(game, seats, deck, opening=opening, rounds=game.rounds())
        self.round: ChickenfootRound | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return self.score.to_act(self.round)

    def need(self) -> Need | None:
        """Who starts (CF4), then a shuffle for each deal, of all tiles but the centre (CF2, CF3)."""
        if self.to_act() != (HOUSE,) or self.score.opening:
            return self.score.need(self.round)
        centre = self.game.centre(self.score.number + 1)
        return Shuffle((tuple(tile for tile in self.score.deck if tile is not centre),))

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        return self.score.legal(self.round, seat)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        current = self.score.admit(self, self.round, seat, move, why_not)
        if current is None:
            return self._house(move)
        drawn = current.boneyard[-1:] if isinstance(move, Draw) else ()
        follows = current.play(move)
        events: list[Event] = [DrewTiles(seat, tuple(drawn))] if drawn else []
        done = follows or move
        if isinstance(done, Play):
            end = current.touched
            assert end is not None
            events.append(Played(seat, done.tile, done.end, end.slot, end.value))
        elif isinstance(done, Pass):
            ends = current.ends.values() if current.foot is None else (current.ends[current.foot],)
            events.append(Passed(seat, tuple(sorted({end.value for end in ends}))))
        return events + (self._finish(current) if current.over else [])

    def _house(self, move: Move) -> list[Event]:
        score = self.score
        if score.opening:
            return score.draw_lots(move)
        assert isinstance(move, Deal)
        started = score.begin(score.next_leader())
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        self.round = self._round(hands, boneyard, score.leader)
        return [started, Laid((self.game.centre(score.number),)), *dealt(hands)]

    def _round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> ChickenfootRound:
        rules, centre = self.game.rules, self.game.centre(self.score.number)
        return ChickenfootRound(centre, hands, boneyard, turn, suit_size=SETS[rules.set] + 1, dead_foot=rules.dead_foot)

    def _finish(self, current: ChickenfootRound) -> list[Event]:
        self.score.book(hand_receipt(side, hand) for side, hand in enumerate(current.hands))
        return self.score.end_round(current.hands, current.out, current.out)

    def view_for(self, seat: Seat | None) -> View:
        current = self.round
        board = FootBoard(Layout().view(), None, 0)
        phase = Phase.PLAY
        if current:
            board = FootBoard(current.layout.view(), current.pending, current.toes)
            phase = Phase.DRAWN if current.drawn else Phase.PLAY
        return self.score.view(
            self, seat, current, board, boneyard=len(current.boneyard if current else self.score.deck), phase=phase
        )

    def census(self) -> list[Tile]:
        """Every tile (G11); the centre is part of the layout."""
        if self.round is None:
            return list(self.score.deck)
        held = [tile for hand in self.round.hands for tile in hand]
        return [*held, *self.round.boneyard, self.round.centre, *(play.tile for play in self.round.line)]

    def write_words(self, out: Writer) -> None:
        """Of a foot's tiles it is said which double they lie against."""
        if current := self.round:
            nodes = current.layout.nodes
            out.hands(current.hands, shown=self.score.result is not None)
            out.laid("laid", [(node.tile, str(nodes[node.parent].tile)) for node in nodes[1:]])
            out.tiles("boneyard", current.boneyard[::-1], secret=True)
            out.tile("drawn", current.drawn, current.turn)
            out.turn(current.turn, current.last.seat if current.last else None)

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        self.round = current = self._round(words.hands("laid"), words.tiles("boneyard")[::-1], words.turn)
        words.lay("laid", current, lambda end: str(current.layout.tile_at(end)))
        current.drawn = words.tile("drawn", current.hands[current.turn])

    def copy(self) -> ChickenfootMatch:
        return copied(self)


def why_not(current: ChickenfootRound, move: Move) -> Refusal:
    """Why a move is not legal now."""
    must = current.legal()[0]
    match move:
        case Play(tile) if tile not in current.hands[current.turn]:
            return Refusal.NOT_IN_HAND
        case Play(tile) if current.drawn not in (None, tile):
            return Refusal.MUST_PLAY_DRAWN
        case Play():
            return Refusal.DOES_NOT_FIT if current.pending is None else Refusal.MUST_FINISH_FOOT
        case Draw() | Pass() if isinstance(must, Play):
            return Refusal.MUST_PLAY if current.drawn is None else Refusal.MUST_PLAY_DRAWN
        case Draw():
            return Refusal.BONEYARD_EMPTY
        case Pass():
            return Refusal.MUST_DRAW
        case _:
            return Refusal.NOT_A_MOVE_HERE


def hand_receipt(side: int, hand: list[Tile]) -> Receipt:
    """The pips left in a hand, and 50 more for the double blank (CF13)."""
    terms = [Term(Why.HAND, pips(hand))]
    if DOUBLE_BLANK in hand:
        terms.append(Term(Why.DOUBLE_BLANK, BLANK_PENALTY))
    return Receipt(side, sum(term.amount for term in terms), tuple(terms))
