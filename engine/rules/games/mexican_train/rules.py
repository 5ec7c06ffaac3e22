"""Mexican Train: everybody's own train from the hub, one train for all, and the fewest pips after thirteen rounds.

Source: the leaflet's Mexican Train; rules MT1-MT25. The turn itself is in `mexican_train_round.py`; this file deals,
says who may act, and scores. A seat that has one tile left and has not announced it stands in `to_act()` behind the
seat on turn until that seat's first move; `Play(…, one=True)` announces with the play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import MEXICAN, Event, Laid
from engine.rules.game import (
    Need,
    Shuffle,
    check_deal,
    check_seats,
    deal_out,
    dealt,
)
from engine.rules.games.mexican_train.round import (
    HANDS,
    MexicanTrainRound,
    MexicanTrainRules,
)
from engine.rules.lead import HOST_CHOICE, Opening
from engine.rules.line.ends_by_number import SIZE
from engine.rules.match import Scoreboard, copied, illegal
from engine.rules.moves import Announce, Deal, Move, Play
from engine.rules.options import as_number
from engine.rules.scoring import Ending, Receipt, Term, Why, counts, single_sides
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, tile_set
from engine.rules.views import Phase, TrainsBoard, View

ANNOUNCE = Announce()
LEAFLET = MexicanTrainRules()
"""The published rules, before anybody chose an option."""


@dataclass(frozen=True, slots=True)
class MexicanTrain:
    """The game of Mexican Train with its options."""

    name: ClassVar[str] = "mexican_train"
    version: ClassVar[int] = 2
    options: ClassVar[type[MexicanTrainRules]] = MexicanTrainRules
    most_seats: ClassVar[int] = 12
    low_wins: ClassVar[bool] = True
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"set": "d9", "hand_size": "3"}
    presets: ClassVar[dict[str, dict[str, str]]] = {
        "quick": {"set": "d9", "rounds": "3"},
        "classic": {"penalty_no_notice": "draw", "illegal_draw": "allow"},
    }

    rules: MexicanTrainRules = LEAFLET

    def seat_counts(self) -> tuple[int, ...]:
        """MT1, MT25: 2-12 with double-12, 2-8 with double-9, as far as the tiles go. The hub is not dealt."""
        rules = self.rules
        most = len(HANDS[rules.set]) + 1
        least = max(2, rules.first_seat) if rules.first_leader == HOST_CHOICE else 2
        tiles = len(tile_set(SETS[rules.set])) - 1
        return tuple(n for n in range(least, most + 1) if n * self.hand_size(n) <= tiles)

    @staticmethod
    def earlier(version: int, seats: int) -> dict[str, str]:
        """Before MT25 ten players took eight tiles."""
        return {"hand_size": "8"} if seats == 10 else {}

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (MT1, MT25)."""
        return self.rules.hand_size or HANDS[self.rules.set][seats - 2]

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return single_sides(seats)

    def start(self, seats: int) -> MexicanTrainMatch:
        """A new match."""
        check_seats(self, seats)
        return MexicanTrainMatch(self, seats)


class MexicanTrainMatch:
    """A match of Mexican Train: a round for every double of the set, from the highest down (MT2)."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: MexicanTrain, seats: int) -> None:
        self.game = game
        self.seats = seats
        high = SETS[game.rules.set]
        opening = Opening(game.rules.first_leader, seats, tile_set(high), game.rules.first_seat - 1)  # MT3
        rounds = as_number(game.rules.rounds) or high + 1  # MT23
        self.score = Scoreboard(game, seats, tile_set(high), opening=opening, rounds=rounds)
        self.round: MexicanTrainRound | None = None

    def hub(self) -> Tile:
        """The double of the round in play, or of the one to be dealt: N, N-1, …, 0 (MT2)."""
        between = self.round is None or self.round.over
        value = max(SETS[self.game.rules.set] + 1 - self.score.number - between, 0)
        return Tile.of(value, value)

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, then the one that may still announce its last tile; the house between rounds."""
        announcer = self.round.announcer() if self.round else None
        acting = self.score.to_act(self.round)
        return acting if announcer is None else (*acting, announcer)

    def need(self) -> Need | None:
        """Who starts the first round (MT3), then a shuffle of all but the hub for each deal (MT2)."""
        if self.to_act() != (HOUSE,) or self.score.opening:
            return self.score.need(self.round)
        hub = self.hub()
        return Shuffle((tuple(tile for tile in self.score.deck if tile is not hub),))

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """What the seat may do now: `Announce()` out of turn. Where a listed play leaves one tile in the hand, the same
        play with `one=True` is accepted too (MT20)."""
        announcing = self.round is not None and seat == self.round.announcer()
        return [ANNOUNCE] if announcing else self.score.legal(self.round, seat)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act():
            raise illegal(self._not_now(seat, move), seat, move, self)
        if seat == HOUSE:
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        assert current is not None
        if seat != current.turn:
            if move != ANNOUNCE:
                raise illegal(Refusal.NOT_YOUR_TURN, seat, move, self)
            return current.announce()
        self._check(current, move)
        self.score.listed = None
        events: list[Event] = []
        current.play(move, events)
        return events + self._finish(current) if current.over else events

    def _check(self, current: MexicanTrainRound, move: Move) -> None:
        """Raise `IllegalMove` unless the seat on turn may do it."""
        plain = replace(move, one=False) if isinstance(move, Play) and move.one else move
        if plain not in self.score.legal(current, current.turn):
            refusal = Refusal.NOTHING_TO_ANNOUNCE if move == ANNOUNCE else current.why_not(plain)
            raise illegal(refusal, current.turn, move, self)
        if isinstance(move, Play) and move.one and not current.leaves_one():
            raise illegal(Refusal.NOTHING_TO_ANNOUNCE, current.turn, move, self)

    def _not_now(self, seat: Seat, move: Move) -> Refusal:
        if self.score.outcome:
            return Refusal.MATCH_OVER
        if move == ANNOUNCE and self.round and 0 <= seat < self.seats:
            late = self.round.held[seat][SIZE] == 1
            return Refusal.WINDOW_CLOSED if late else Refusal.NOTHING_TO_ANNOUNCE
        return Refusal.NOT_YOUR_TURN

    def _house(self, move: Move) -> list[Event]:
        score = self.score
        if score.opening:
            return score.draw_lots(move)
        assert isinstance(move, Deal)
        hub = self.hub()
        started = score.begin(score.next_leader())
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        self.round = MexicanTrainRound(self.game.rules, hub, hands, boneyard, score.leader)
        return [started, Laid((hub,)), *dealt(hands)]

    def _finish(self, current: MexicanTrainRound) -> list[Event]:
        """Everybody gets the pips left in the hand, and fines (MT19, MT21)."""
        self.score.book(map(receipt, range(self.seats), counts(current.hands), current.fines))
        return self.score.end_round(current.hands, current.out, current.out)

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see. The phase is DRAWN after every draw, whether or not the tile fits:
        only its owner may know that."""
        current = self.round or MexicanTrainRound(
            self.game.rules, self.hub(), [[] for _ in range(self.seats)], list(self.score.deck), self.score.leader
        )
        phase = Phase.EXTRA if current.doubles and current.bound is None else Phase.PLAY
        return self.score.view(
            self,
            seat,
            current,
            TrainsBoard(current.hub, current.lanes()),
            boneyard=len(current.boneyard),
            phase=phase if current.drawn is None else Phase.DRAWN,
        )

    def census(self) -> list[Tile]:
        current = self.round
        if current is None:
            return list(self.score.deck)
        held = [tile for hand in current.hands for tile in hand]
        laid = [play.tile for play in current.line]
        return [current.hub, *held, *laid, *current.boneyard]

    def write_words(self, out: Writer) -> None:
        """Trains are called by their owner's seat, the Mexican Train is M."""
        current, names = self.round, self._names()
        if current is None:
            return
        out.hands(current.hands, shown=self.score.result is not None)
        out.laid("laid", [(play.tile, names[train]) for play, train, _ in current.plays_made()])
        out.tiles("boneyard", current.boneyard[::-1], secret=True)
        out.tile("drawn", current.drawn, current.turn)
        out.turn(current.turn, current.last.seat if current.last else None)
        out.some("markers", [seat for seat, marker in enumerate(current.markers) if marker])
        out.some("doubles" if current.bound is None else "bound", [names[train] for train in current.doubles])
        out.some("needless", [current.turn] if current.needless else [])
        out.some("window", [] if current.window is None else [current.window])
        out.numbers("skips", [current.skips.count(Seat(seat)) for seat in range(self.seats)])
        out.numbers("fines", current.fines)

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        names, hub = self._names(), SETS[self.game.rules.set] + 1 - self.score.number
        self.round = current = MexicanTrainRound(
            self.game.rules, Tile.of(hub, hub), words.hands("laid"), words.tiles("boneyard")[::-1], words.turn
        )
        words.lay("laid", current, lambda end: names[current.ends.index(end)], current.unbind)
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

    def copy(self) -> MexicanTrainMatch:
        return copied(self)


def receipt(side: int, held: int, fine: int) -> Receipt:
    """The pips in hand, and 50 for each fine; a double blank counts 0 (MT19)."""
    terms = (Term(Why.HAND, held), *((Term(Why.PENALTY, fine),) if fine else ()))
    return Receipt(side, held + fine, terms)
