"""Chickenfoot: every double needs its toes before anything else is played; the lowest total of all rounds wins.

Source: the leaflet's "Chickenfoot"; rules CF1-CF15. A round begins with its centre double on the table: the highest,
then the next lower one, down to the double blank. A drawn tile that fits in one end is played there as part of the
draw. If it fits in several, the player chooses (phase `drawn`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import DrewTiles, Event, Passed, Played
from engine.rules.game import Game
from engine.rules.games.chickenfoot.moments import ACHIEVEMENTS
from engine.rules.games.chickenfoot.round import BLOCK_NOW, LITERAL, RELEASE, ChickenfootRound
from engine.rules.house import first_leader, first_seat
from engine.rules.layout import Layout
from engine.rules.match import Match
from engine.rules.moments import Check
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.options import AUTO, check_hand_size, check_rounds, choice, number
from engine.rules.scoring import Receipt, Term, Why
from engine.rules.tiles import Seat, Tile, pips
from engine.rules.views import FootBoard, Phase, View

HANDS = {"d9": (21, 14, 11, 8, 7, 6, 5, 5), "d12": (35, 23, 17, 14, 12, 10, 9, 8, 7, 6, 6)}
"""Tiles in a hand for two players, three, … (CF1, CF15)."""
DOUBLE_BLANK = Tile.of(0, 0)
BLANK_PENALTY = 50


@dataclass(frozen=True, slots=True)
class ChickenfootRules:
    """The options of Chickenfoot; the defaults are the published rules."""

    set: str = choice(AUTO, (AUTO, "d9", "d12"), "CF1", common=True)
    rounds: int | None = number(None, 1, 13, "CF14", suggest=(1, 3, 5), common=True)
    hand_size: int | None = number(None, 1, 45, "CF1", suggest=(5, 7, 11, 14, 21))
    dead_foot: str = choice(LITERAL, (LITERAL, BLOCK_NOW, RELEASE), "CF12")
    first_leader: str = first_leader()
    first_seat: int = first_seat(12)

    def __post_init__(self) -> None:
        check_rounds(self.rounds, self.set)
        check_hand_size(self.hand_size, self.set, 1)


class ChickenfootMatch(Match):
    """A match of Chickenfoot."""

    __slots__ = ()
    laid: ClassVar[str] = "laid"
    game: Chickenfoot

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> ChickenfootRound:
        centre = self.centre(self.score.number)
        assert centre is not None
        suit_size = self.score.deck[-1].high + 1
        return ChickenfootRound(centre, hands, boneyard, turn, suit_size=suit_size, dead_foot=self.game.rules.dead_foot)

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        current: ChickenfootRound = self.round
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
        return events

    def after_round(self) -> list[Event]:
        """Each hand counts its pips (CF13)."""
        current: ChickenfootRound = self.round
        self.score.book(hand_receipt(side, hand) for side, hand in enumerate(current.hands))
        return self.score.end_round(current.hands, current.out, current.out)

    def view_for(self, seat: Seat | None) -> View:
        current: ChickenfootRound | None = self.round
        if current is None:
            return self.view(seat, FootBoard(Layout().view(), None, 0))
        board = FootBoard(current.layout.view(), current.pending, current.toes)
        return self.view(seat, board, phase=Phase.DRAWN if current.drawn else Phase.PLAY)


def hand_receipt(side: int, hand: list[Tile]) -> Receipt:
    """The pips left in a hand, and 50 more for the double blank (CF13)."""
    terms = [Term(Why.HAND, pips(hand))]
    if DOUBLE_BLANK in hand:
        terms.append(Term(Why.DOUBLE_BLANK, BLANK_PENALTY))
    return Receipt(side, sum(term.amount for term in terms), tuple(terms))


@dataclass(frozen=True, slots=True)
class Chickenfoot(Game):
    """The game of Chickenfoot with its options."""

    name: ClassVar[str] = "chickenfoot"
    rung: ClassVar[int] = 4
    options: ClassVar[type[ChickenfootRules]] = ChickenfootRules
    match: ClassVar[type[ChickenfootMatch]] = ChickenfootMatch
    most_seats: ClassVar[int] = 12
    sets: ClassVar[dict[str, int]] = {"d9": 9, "d12": 12}
    low_wins: ClassVar[bool] = True
    centred: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"rounds": "1"}
    alone: ClassVar[dict[str, str]] = {"set": "d9", "hand_size": "7", "rounds": "3"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "classic": {"hand_size": "7"}}

    rules: ChickenfootRules = ChickenfootRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return ACHIEVEMENTS

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (CF1)."""
        return self.rules.hand_size or HANDS[self.set_for(seats)][seats - 2]
