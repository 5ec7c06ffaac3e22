"""Mexican Train: a train for each seat from the hub, one train for all, and the fewest pips after thirteen rounds.

Source: the leaflet's Mexican Train; rules MT1-MT25. The hub is a double: the highest, then the next lower one each
round (MT2). A seat that has one tile left and hasn't announced it may do so until the next seat's first move, and
follows that seat in `to_act()`. `Play(…, one=True)` announces with the play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import MEXICAN, Event
from engine.rules.game import Game
from engine.rules.games.mexican_train.hands import BIT, SIZE
from engine.rules.games.mexican_train.moments import ACHIEVEMENTS, longest_train
from engine.rules.games.mexican_train.options import MexicanTrainRules
from engine.rules.games.mexican_train.round import MexicanTrainRound
from engine.rules.match import Match
from engine.rules.moments import Check, Feat
from engine.rules.moves import Announce, Draw, Move, Pass, Play
from engine.rules.scoring import Ending, Receipt, Term, Why, counts
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import Pip, Seat, Tile
from engine.rules.views import Phase, Train, TrainsBoard, View

ANNOUNCE = Announce()
PUBLISHED = MexicanTrainRules()
"""The published rules, before a table chose an option."""
HANDS = {"d9": (15, 13, 10, 8, 7, 6, 5), "d12": (16, 16, 15, 14, 12, 10, 9, 8, 7, 6, 6)}
"""Tiles in a hand for 2, 3, … players (MT1, MT25)."""


class MexicanTrainMatch(Match):
    """A match of Mexican Train."""

    __slots__ = ()
    game: MexicanTrain

    def to_act(self) -> tuple[Seat, ...]:
        """The seat to play, then a seat that may still announce its last tile; the house between rounds."""
        acting, current = super().to_act(), self.round
        announcer = current.announcer() if current is not None and current.window is not None else None
        return acting if announcer is None else (*acting, announcer)

    def out_of_turn(self, seat: Seat) -> Sequence[Move]:
        """`Announce()`. Where a listed play leaves one tile in the hand, the same play with `one=True` is accepted too
        (MT20)."""
        return [ANNOUNCE] if self.round is not None and seat == self.round.announcer() else []

    def other_move(self, seat: Seat, move: Move) -> list[Event]:
        current: MexicanTrainRound | None = self.round
        if not isinstance(move, Announce) or current is None or self.score.outcome or not 0 <= seat < self.seats:
            return super().other_move(seat, move)
        if seat == current.announcer():
            return current.announce()
        late = current.held[seat][SIZE] == 1 and (current.over or seat != current.turn)
        raise self.illegal(Refusal.WINDOW_CLOSED if late else Refusal.NOTHING_TO_ANNOUNCE, seat, move)

    def listed_as(self, move: Move) -> Move:
        leaves_one = self.round.held[self.round.turn][SIZE] == 2
        return replace(move, one=False) if isinstance(move, Play) and move.one and leaves_one else move

    def why_not(self, move: Move) -> Refusal:
        plain = replace(move, one=False) if isinstance(move, Play) else move
        return Refusal.NOTHING_TO_ANNOUNCE if plain in self.round.legal() else why_not(self.round, plain)

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> MexicanTrainRound:
        hub = self.centre(max(self.score.number, 1))
        assert hub is not None
        return MexicanTrainRound(self.game.rules, hub, hands, boneyard, turn)

    def after_round(self) -> list[Event]:
        """Each seat gets the pips left in its hand, and fines (MT19, MT21)."""
        current: MexicanTrainRound = self.round
        self.score.book(map(receipt, range(self.seats), counts(current.hands), current.fines))
        return self.score.end_round(current.hands, current.out, current.out)

    def view_for(self, seat: Seat | None) -> View:
        """The phase is DRAWN after every draw, whether or not the tile fits: only its owner may know that."""
        empty: list[list[Tile]] = [[] for _ in range(self.seats)]
        current = self.round or self.new_round(empty, [], self.score.leader)
        phase = Phase.EXTRA if current.doubles and current.bound is None else Phase.PLAY
        board = TrainsBoard(current.hub, lanes(current))
        return self.view(seat, board, phase=phase if current.drawn is None else Phase.DRAWN)

    def write_words(self, out: Writer) -> None:
        """A train's word is its owner's seat; the Mexican Train's is M."""
        current, names = self.round, self._names()
        if current is None:
            return
        out.hands(current.hands, shown=self.score.result is not None)
        laid = [(play.tile, names[train]) for play, train, _ in current.plays_made()]
        current.write_laid(out, "laid", laid, drawn=current.drawn)
        out.some("markers", [seat for seat, marker in enumerate(current.markers) if marker])
        out.some("doubles" if current.bound is None else "bound", [names[train] for train in current.doubles])
        out.some("needless", [current.turn] if current.needless else [])
        out.some("window", [] if current.window is None else [current.window])
        out.numbers("skips", [current.skips.count(Seat(seat)) for seat in range(self.seats)])
        out.numbers("fines", current.fines)

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        names = self._names()
        self.round = current = self.new_round(words.hands("laid"), words.tiles("boneyard")[::-1], words.turn)
        words.lay("laid", current, lambda end: names[current.ends.index(end)], lambda: unbind(current))
        current.drawn = words.tile("drawn", current.hands[current.turn])
        marked = words.some("markers")
        current.markers = [seat in marked for seat in range(self.seats)]
        bound = words.names("bound", names)
        current.doubles = [names.index(name) for name in bound[:1] or words.names("doubles", names)]
        current.covering = bool(bound) or len(current.doubles) == 2
        current.needless = bool(words.items("needless"))
        current.window = words.seat("window") if words.has("window") else None
        current.skips = [
            Seat(seat) for seat, count in enumerate(words.numbers("skips", self.seats)) for _ in range(count)
        ]
        current.fines = words.numbers("fines", self.seats)
        current.over = current.out is not None or words.text("ended") == Ending.BLOCKED

    def _names(self) -> list[str]:
        return [*map(str, range(self.seats)), MEXICAN]


def why_not(current: MexicanTrainRound, move: Move) -> Refusal:
    """Why the seat to play may not make this move."""
    match move:
        case Play():
            return why_not_play(current, move)
        case Draw() | Pass() if current.plays() and not current.skipped:
            return Refusal.MUST_PLAY if current.drawn is None else Refusal.MUST_PLAY_DRAWN
        case Draw() if not current.boneyard:
            return Refusal.BONEYARD_EMPTY
        case Pass():
            return Refusal.MUST_DRAW
        case _:
            return Refusal.NOT_A_MOVE_HERE


def why_not_play(current: MexicanTrainRound, move: Play) -> Refusal:
    """Why the seat to play may not lay this tile on this end."""
    if current.skipped:
        return Refusal.NOT_A_MOVE_HERE
    if move.claim is not None:
        return Refusal.NOTHING_TO_CLAIM
    if not current.held[current.turn][move.tile.low] & BIT[move.tile.high]:
        return Refusal.NOT_IN_HAND
    if current.drawn is not None and move.tile is not current.drawn:
        return Refusal.MUST_PLAY_DRAWN
    if move.end not in current.ends:
        return Refusal.DOES_NOT_FIT
    train = current.trains[move.end]
    if train not in current.targets():
        return Refusal.MUST_COVER_DOUBLE if current.covering else Refusal.TRAIN_CLOSED
    return Refusal.NO_THIRD_TILE if move.tile.has(current.values[train]) else Refusal.DOES_NOT_FIT


def lanes(current: MexicanTrainRound) -> tuple[Train, ...]:
    """The trains as everyone sees them, the Mexican Train last."""
    seats, markers, ends = len(current.held), current.markers, current.ends
    trains: list[list[tuple[Tile, Pip]]] = [[] for _ in ends]
    for play, train, value in current.plays_made():
        trains[train].append((play.tile, value))
    return tuple(
        Train(
            owner=Seat(train) if train < seats else None,
            tiles=tuple(trains[train]),
            end=ends[train],
            value=Pip(current.values[train]),
            marker=train < seats and markers[train],
            open_double=train in current.doubles,
        )
        for train in range(seats + 1)
    )


def receipt(side: int, held: int, fine: int) -> Receipt:
    """The pips in hand, and 50 for each fine; a double blank counts 0 (MT19)."""
    terms = (Term(Why.HAND, held), *((Term(Why.PENALTY, fine),) if fine else ()))
    return Receipt(side, held + fine, terms)


def unbind(current: MexicanTrainRound) -> None:
    """Let the seat to play use every train."""
    current.markers = [True] * len(current.held)
    current.doubles, current.covering, current.window = [], False, None


@dataclass(frozen=True, slots=True)
class MexicanTrain(Game):
    """The game of Mexican Train with its options."""

    name: ClassVar[str] = "mexican_train"
    rung: ClassVar[int] = 3
    options: ClassVar[type[MexicanTrainRules]] = MexicanTrainRules
    match: ClassVar[type[MexicanTrainMatch]] = MexicanTrainMatch
    most_seats: ClassVar[int] = 12
    sets: ClassVar[dict[str, int]] = {"d9": 8, "d12": 12}
    low_wins: ClassVar[bool] = True
    centred: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"set": "d9", "hand_size": "3"}
    presets: ClassVar[dict[str, dict[str, str]]] = {
        "quick": {"set": "d9", "rounds": "3"},
        "classic": {"penalty_no_notice": "draw", "illegal_draw": "allow"},
    }
    feats: ClassVar[Mapping[str, Feat]] = {"longest_train": longest_train}

    rules: MexicanTrainRules = PUBLISHED

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return ACHIEVEMENTS

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (MT1, MT25)."""
        return self.rules.hand_size or HANDS[self.set_for(seats)][seats - 2]
