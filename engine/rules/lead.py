"""Who leads the first round (G5, G6): by lot, by drawing for high tile, or a seat the host names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.rules.events import Event, LotsDrawn
from engine.rules.game import Need, Pick, Shuffle
from engine.rules.moves import Appoint, Deal, Move
from engine.rules.options import choice, number
from engine.rules.tiles import Seat, Tile

RANDOM, DRAW_HIGH, HOST_CHOICE = "random", "draw_high", "host_choice"
FIRST_LEADER = (RANDOM, DRAW_HIGH, HOST_CHOICE)


def first_leader() -> Any:
    """The option `first_leader` of a game that designates a player (G6)."""
    return choice(RANDOM, FIRST_LEADER, "G6")


def first_seat(most_seats: int) -> Any:
    """The option `first_seat`: whom `host_choice` names. Counted from 1, as people count seats."""
    return number(1, 1, most_seats, "G6", when=("first_leader", HOST_CHOICE))


def heaviest_lead(hands: Sequence[Sequence[Tile]]) -> tuple[Seat, Tile]:
    """Who leads under `highest_double`, and with which tile: the highest dealt double, or without one the tile with
    most pips, then the higher half (BL13)."""
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
        """What the house must bring next."""
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

    def copy(self) -> Opening:
        """An independent opening."""
        twin = Opening.__new__(Opening)
        twin.mode, twin.rivals, twin.pile, twin.leader = self.mode, self.rivals, self.pile, self.leader
        return twin
