"""The moves of the house: shuffles, the lots that find the first leader (G5, G6), and the end of last claims."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.rules.errors import IllegalMove, Refusal
from engine.rules.events import DealtTiles, Event, LotsDrawn
from engine.rules.moves import Appoint, Close, Deal, Move, move_text
from engine.rules.options import choice, number
from engine.rules.tiles import Seat, Tile

RANDOM, DRAW_HIGH, HOST_CHOICE = "random", "draw_high", "host_choice"
FIRST_LEADER = (RANDOM, DRAW_HIGH, HOST_CHOICE)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The house must shuffle each pile and play one `Deal` with all of them in this order."""

    piles: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """The house must `Appoint` one of these seats at random."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """The last play has been made; the house plays `Close` when the time for last claims is over."""


Need = Shuffle | Pick | Closing


def check_deal(need: Need | None, move: Move) -> None:
    """Raise `IllegalMove` unless `need` allows this move of the house."""
    match need, move:
        case Shuffle(piles), Deal(order):
            if len(order) == sum(map(len, piles)):
                start = 0
                for pile in piles:
                    if not set(order[start : start + len(pile)]).issuperset(pile):  # no pile has a tile twice
                        break
                    start += len(pile)
                else:
                    return
        case Pick(seats), Appoint(seat) if seat in seats:
            return
        case Closing(), Close():
            return
        case _:
            pass
    raise IllegalMove(Refusal.NOT_THE_DEAL, quote=lambda: f"move={move_text(move)}")


def deal_out(order: Sequence[Tile], seats: int, size: int) -> tuple[list[list[Tile]], list[Tile]]:
    """A hand of `size` tiles for each seat, and the rest as a boneyard: its next tile is the last of the list."""
    pile, rest = list(order), seats * size
    return [pile[start : start + size] for start in range(0, rest, size)], pile[rest:][::-1]


def dealt(hands: Sequence[Sequence[Tile]]) -> list[DealtTiles]:
    """The events that tell each seat its hand, in the order of the seats."""
    return [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]


def first_leader() -> Any:
    """The option `first_leader` of a game that designates a player (G6)."""
    return choice(RANDOM, FIRST_LEADER, "G6")


def first_seat(most_seats: int) -> Any:
    """The option `first_seat`: the seat that `host_choice` names, counted from 1."""
    return number(1, 1, most_seats, "G6", when=("first_leader", HOST_CHOICE))


def heaviest_lead(hands: Sequence[Sequence[Tile]]) -> tuple[Seat, Tile]:
    """The leader under `highest_double` and the tile to lead: the highest dealt double. Without a double, the tile with
    most pips, then the one with the higher half (BL13)."""
    dealt = [(tile, Seat(seat)) for seat, hand in enumerate(hands) for tile in hand]
    tile, seat = max(dealt, key=lambda lead: (lead[0].double, lead[0].pips, lead[0].high))
    return seat, tile


class Opening:
    """Finds the leader through moves of the house; `leader` is None until found."""

    __slots__ = ("leader", "mode", "pile", "rivals")

    def __init__(self, mode: str, seats: int, pile: tuple[Tile, ...], host_choice: int = 0) -> None:
        self.mode = mode
        self.rivals = tuple(map(Seat, range(seats)))
        self.pile = pile
        self.leader: Seat | None = None
        if mode == HOST_CHOICE:
            self.leader = Seat(host_choice)
        elif seats == 1:
            self.leader = Seat(0)

    def need(self) -> Need:
        """The next move of the house."""
        return Pick(self.rivals) if self.mode == RANDOM else Shuffle((self.pile,))

    def play(self, move: Move) -> list[Event]:
        """Take a house move that `check_deal` has accepted."""
        if isinstance(move, Appoint):
            self.leader = move.seat
            return []
        assert isinstance(move, Deal)
        lots = tuple(zip(self.rivals, move.order, strict=False))
        most = max(tile.pips for _, tile in lots)
        highest = tuple(seat for seat, tile in lots if tile.pips == most)
        if len(highest) == 1:
            self.leader = highest[0]
        else:  # only the tied return their tile and draw again (G5)
            kept = {tile for seat, tile in lots if seat not in highest}
            self.pile = tuple(tile for tile in self.pile if tile not in kept)
            self.rivals = highest
        return [LotsDrawn(lots, self.leader)]
