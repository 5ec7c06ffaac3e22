"""A game: a frozen value with its options and the numbers that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Protocol

from engine.rules.errors import Refusal, Refused
from engine.rules.house import DRAW_HIGH, HOST_CHOICE, Closing, Need, Opening, Pick, Shuffle
from engine.rules.match import Match as Match
from engine.rules.moments import Check, Feat
from engine.rules.moves import Announce, Appoint, Call, Claim, Close, Deal, Done, Draw, Move, Pass
from engine.rules.options import AUTO, as_number
from engine.rules.scoring import single_sides, teams
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, set_named


class Game:
    """A set of rules with its options. Options of these names mean the same in every game: `set`, `hand_size`,
    `target`, `rounds`, `first_leader`, `first_seat`, `lead_rule` (`any`: by lot), `partnership`, `teams`."""

    __slots__ = ()

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised when the rules change. A match is replayed with the version that it began with."""
    options: ClassVar[type[Any]]
    """The frozen `…Rules` dataclass."""
    match: ClassVar[type[Match]]
    most_seats: ClassVar[int] = 4
    """The most seats with any options."""
    sets: ClassVar[dict[str, int]] = {"d6": 4}
    """The most seats for each set that the option `set` may name; `auto` is the first that is enough (G14)."""
    low_wins: ClassVar[bool] = False
    """Whether the lowest total wins."""
    centred: ClassVar[bool] = False
    """Whether each round has a double in its middle: the highest first, then the next lower one (CF2, MT2)."""
    one_layout: ClassVar[bool] = False
    """Whether the layout of a round stays on the table for the next one (BU4)."""
    tells_passes: ClassVar[bool] = True
    """Whether a pass tells everyone which numbers the seat doesn't have (`Passed.on`)."""
    rung: ClassVar[int] = 0
    """Its place among a newcomer's first games, from 1; 0: none."""
    for_events: ClassVar[bool] = False
    """Whether an event plays this game if its host names none."""
    quick: ClassVar[dict[str, str]] = {}
    """Options that make a match as short as possible, for demonstrations and tests."""
    presets: ClassVar[dict[str, dict[str, str]]] = {}
    """Two sets of options to offer beside the published rules: a quick match, and another way to play."""
    alone: ClassVar[dict[str, str]] = {}
    """Options of lessons and of quick matches against a robot."""
    solo: ClassVar[dict[str, str]] = {}
    """Options of a table with one person whose host has not chosen these options."""
    traditions: ClassVar[dict[str, dict[str, str]]] = {}
    """More sets of options, by the country where the game is played so."""
    feats: ClassVar[Mapping[str, Feat]] = {}
    """What an event's best moments count, by name."""
    rules: Any
    """The options in force."""

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        """Checks by the name of the achievement. Names are stored."""
        return {}

    def seats_named(self) -> Iterable[int]:
        """The numbers of seats that the rules name, ascending."""
        return range(2, self.sets.get(getattr(self.rules, "set", AUTO), self.most_seats) + 1)

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that these options allow: there are tiles enough, and the seat named to lead exists."""
        named = self.rules.first_seat if getattr(self.rules, "first_leader", None) == HOST_CHOICE else 1
        return tuple(
            n for n in self.seats_named() if n >= named and n * self.hand_size(n) <= len(self.deck(n)) - self.centred
        )

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat."""
        raise NotImplementedError

    def set_for(self, seats: int) -> str:
        """The table's choice, or the smallest set that is enough for these seats and their hands (G14)."""
        chosen: str = getattr(self.rules, "set", AUTO)
        if chosen != AUTO:
            return chosen
        dealt = seats * (getattr(self.rules, "hand_size", None) or 0) + self.centred
        enough = (name for name, most in self.sets.items() if seats <= most and dealt <= len(set_named(name)))
        return next(enough, next(iter(self.sets)))

    def deck(self, seats: int) -> tuple[Tile, ...]:
        """The tiles for this number of seats."""
        return set_named(self.set_for(seats))

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that play together: partners sit opposite."""
        pairs = getattr(self.rules, "partnership", False) or (seats == 4 and getattr(self.rules, "teams", False))
        return teams(4, 2) if pairs else single_sides(seats)

    def opening(self, seats: int) -> Opening | None:
        """How the house finds the first leader (G5, G6); None if the deal or the game does."""
        lots = DRAW_HIGH if getattr(self.rules, "lead_rule", "") == "any" else None
        mode = getattr(self.rules, "first_leader", lots)
        return Opening(mode, seats, self.deck(seats), getattr(self.rules, "first_seat", 1) - 1) if mode else None

    def target(self, seats: int) -> int | None:
        """Points that end the match."""
        return getattr(self.rules, "target", None)

    def rounds(self, seats: int) -> int | None:
        """The most rounds of a match. With a centre, there is one for every double of the set."""
        chosen = as_number(getattr(self.rules, "rounds", None))
        doubles = SETS[self.set_for(seats)] + 1
        return min(chosen or doubles, doubles) if self.centred else chosen

    def start(self, seats: int, *, history: bool = False) -> Match:
        """A new match, which keeps its `history` if asked to; raises `Refused` with WRONG_SEATS."""
        check_seats(self, seats)
        match = self.match(self, seats)
        match.history = [] if history else None
        return match


def check_seats(game: Game, seats: int) -> None:
    """Raise `Refused` unless that many seats can play with these options."""
    if seats not in _seat_counts(game):
        raise Refused(Refusal.WRONG_SEATS, game=game.name, seats=seats, allowed=game.seat_counts())


@lru_cache(256)
def _seat_counts(game: Game) -> tuple[int, ...]:
    return game.seat_counts()


def forced_move(match: Match) -> tuple[Seat, Move] | None:
    """The draw, pass or done that is the only way to go on for the seat to play (G10), or None. A call or claim does
    not count: the table waits while they are possible."""
    acting = match.to_act()
    if not acting or acting[0] == HOUSE:
        return None
    moves = [move for move in match.legal_moves(acting[0]) if not isinstance(move, (Claim, Call, Announce))]
    if len(moves) == 1 and isinstance(moves[0], (Draw, Pass, Done)):
        return acting[0], moves[0]
    return None


class Rng(Protocol):
    """The part of `random.Random` that chance needs."""

    def shuffle(self, x: list[Tile], /) -> None:
        """Shuffle in place, uniformly."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop-1, uniformly."""
        ...


def house_move(need: Need, rng: Rng) -> Move:
    """The move of the house for `need`, with the randomness given (G12)."""
    match need:
        case Shuffle(piles):
            order: list[Tile] = []
            for pile in piles:
                shuffled = list(pile)
                rng.shuffle(shuffled)
                order += shuffled
            return Deal(tuple(order))
        case Pick(seats):
            return Appoint(seats[rng.randrange(len(seats))])
        case Closing():
            return Close()
