"""Counting pips, receipts that show how a score came about, round results and placings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from engine.rules.errors import BadNotation
from engine.rules.tiles import Seat, Tile, frozen, pips


class Why(StrEnum):
    """The meaning of a term in a receipt; `bot/words` has a word for each."""

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
    FIVES = "fives"
    THREES = "threes"
    DOUBLE_HEADER = "double_header"
    TRIPLE_HEADER = "triple_header"
    LAST_TILE = "last_tile"
    LIGHTEST = "lightest"
    ROUND = "round"
    CAPICUA = "capicua"
    LEAD_PASS = "lead_pass"
    ROUND_PASS = "round_pass"
    FIRST_WINS = "first_wins"
    LOVE = "love"


class Ending(StrEnum):
    """How a round ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    ROW_DONE = "row_done"
    TARGET = "target"
    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given_up"


@frozen
class Term:
    """One signed number in a receipt: `Term(Why.OWN, -4)`."""

    why: Why
    amount: int


@frozen
class Receipt:
    """How a side came to its points: the terms added, times `factor`, rounded to `rounded_to` if that is not 1."""

    side: int
    points: int
    terms: tuple[Term, ...]
    factor: int = 1
    rounded_to: int = 1


_RECEIPT = re.compile(r"([0-9]{1,2}):(-?[0-9]{1,5})=(\S*?)(?:x([0-9]{1,2}))?(?:~([0-9]{1,2}))?")
_TERM = re.compile(r"([a-z_]+)(-?[0-9]{1,5})")


def receipt_text(receipt: Receipt) -> str:
    """`1:20=losers14,own-4x2`, with `~5` at the end if rounded to fives; `read_receipt` reads it back."""
    terms = ",".join(f"{term.why}{term.amount}" for term in receipt.terms)
    factor = f"x{receipt.factor}" if receipt.factor != 1 else ""
    rounded = f"~{receipt.rounded_to}" if receipt.rounded_to != 1 else ""
    return f"{receipt.side}:{receipt.points}={terms}{factor}{rounded}"


def read_receipt(text: str, sides: int) -> Receipt:
    """Read a receipt's text; raises `BadNotation`."""
    found = _RECEIPT.fullmatch(text)
    terms = [_TERM.fullmatch(term) for term in found[3].split(",") if term] if found else []
    if found and int(found[1]) < sides and all(term and term[1] in set(Why) for term in terms):
        booked = tuple(Term(Why(term[1]), int(term[2])) for term in terms if term)
        return Receipt(int(found[1]), int(found[2]), booked, int(found[4] or 1), int(found[5] or 1))
    raise BadNotation(text, "points are booked like 1:20=losers14,own-4x2")


@frozen
class RoundResult:
    """A finished round. `scores` and `totals` are per side; `hands` are the tiles left to each seat."""

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


@frozen
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


def taken_lead(rounds: Sequence[RoundResult], winners: tuple[int, ...], *, low_wins: bool = False) -> int | None:
    """The round after which the winners were ahead until the end; None if others are, as after a resignation."""
    found = None
    for result in reversed(rounds):
        if Outcome(result.totals, places(result.totals, low_wins=low_wins)).winners != winners:
            break
        found = result.number
    return found


def comeback(rounds: Sequence[RoundResult], winners: tuple[int, ...], *, low_wins: bool = False) -> int:
    """The most points that the winners were behind after a round, if that is 5 and a third of the largest final total
    or more; 0 otherwise."""
    best = min if low_wins else max
    behind = max(abs(best(result.totals) - result.totals[winners[0]]) for result in rounds)
    return behind if 3 * behind >= max(15, *map(abs, rounds[-1].totals)) else 0


def counts(hands: list[list[Tile]]) -> tuple[int, ...]:
    """The pips in each hand."""
    return tuple(map(pips, hands))


def sole_best(receipts: Sequence[Receipt]) -> int | None:
    """The side with the most points of a round, if it is alone."""
    most = max(receipt.points for receipt in receipts)
    best = [receipt.side for receipt in receipts if receipt.points == most]
    return best[0] if len(best) == 1 else None


def nearest_five(points: int) -> int:
    """Round to the nearest five: remainder 1 or 2 down, 3 or 4 up (MU20)."""
    return (points + 2) // 5 * 5


def single_sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Everyone plays alone: a side for each seat."""
    return tuple((Seat(seat),) for seat in range(seats))


def teams(seats: int, sides: int) -> tuple[tuple[Seat, ...], ...]:
    """A seat's side is its number modulo the sides (CR23)."""
    return tuple(tuple(map(Seat, range(side, seats, sides))) for side in range(sides))


def side_of(sides: tuple[tuple[Seat, ...], ...], seat: Seat) -> int:
    """The side a seat belongs to."""
    for index, side in enumerate(sides):
        if seat in side:
            return index
    raise ValueError(f"Seat {seat} is on none of the sides {sides}.")
