"""Counting pips, receipts that show how a score came about, round results and placings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.rules.tiles import Seat, Tile, pips


class Why(StrEnum):
    """What a term of a receipt counts; `bot/words` has a word for each."""

    LOSERS = "losers"
    OPPONENTS = "opponents"
    OWN = "own"
    HAND = "hand"
    CAPTURED = "captured"
    LEFT_IN_ROW = "left_in_row"
    END = "end"
    DOUBLE_BLANK = "double_blank"
    TOPS = "tops"
    PENALTY = "penalty"
    LEFTOVER = "leftover"


class Ending(StrEnum):
    """How a round ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    ROW_DONE = "row_done"
    TARGET = "target"
    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class Term:
    """One signed number in a receipt: `Term(Why.OWN, -4)`."""

    why: Why
    amount: int


@dataclass(frozen=True, slots=True)
class Receipt:
    """How a side came to its points: the terms added, times `factor`, rounded to `rounded_to` if that is not 1."""

    side: int
    points: int
    terms: tuple[Term, ...]
    factor: int = 1
    rounded_to: int = 1


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round. `scores` and `totals` are per side; `hands` are what each seat still held."""

    number: int
    ending: Ending
    winner: int | None
    """The side that won the round, if one did."""
    out: Seat | None
    """The seat that played its last tile, if the round ended so."""
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    receipts: tuple[Receipt, ...]
    hands: tuple[tuple[Tile, ...], ...]
    leader: Seat
    devil: int | None = None
    """Castle Rock: tiles left in the row (CR17)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished match. `places` are per side, 1 = first; sides that tie share a place (G9)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides in first place; none when a solitaire is lost."""
        return tuple(side for side, place in enumerate(self.places) if place == 1)


def places(totals: tuple[int, ...], *, low_wins: bool = False) -> tuple[int, ...]:
    """Places per side by total: equal totals share a place, and the next place is skipped (1, 1, 3)."""
    return tuple(1 + sum(other < mine if low_wins else other > mine for other in totals) for mine in totals)


def counts(hands: list[list[Tile]]) -> tuple[int, ...]:
    """The pips in each hand."""
    return tuple(map(pips, hands))


def nearest_five(points: int) -> int:
    """Round to the nearest five: remainder 1 or 2 down, 3 or 4 up (MU20)."""
    return (points + 2) // 5 * 5


def single_sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Everybody for himself: a side per seat."""
    return tuple((Seat(seat),) for seat in range(seats))


def two_teams() -> tuple[tuple[Seat, ...], ...]:
    """Four players, partners opposite: 0 and 2 against 1 and 3."""
    return (Seat(0), Seat(2)), (Seat(1), Seat(3))


def side_of(sides: tuple[tuple[Seat, ...], ...], seat: Seat) -> int:
    """The side a seat belongs to."""
    return next(index for index, side in enumerate(sides) if seat in side)
