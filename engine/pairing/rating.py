"""Rating players after a match: Bradley and Terry's model with all pairs of sides (Weng and Lin 2011), weighted so that
a match tells about as much at a table of 12 as at one of 2. `docs/ratings.md` compares it with others.

A person is compared with each other side by place, and a tie counts half. Between equally certain players the changes
add up to 0, so luck and ties have no direction. How much a pair counts (`Seat.weights`) depends on who the opponent
is, never on the places.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Final, NamedTuple

VERSION: Final = 3
"""The version of these formulas and of the robots' strengths (`WINS`). It is stored with each rating; 1 was Thurstone
and Mosteller's model, 2 had other strengths."""
MU: Final = 25.0
SIGMA: Final = 3.0
"""A newcomer's strength and its uncertainty."""
BETA: Final = 25 / 6
"""The luck of one match. A player this much stronger wins two of three matches."""
LEAST_SIGMA: Final = 1.5
"""No one is more certain than this, so that ratings follow players who improve."""


class Strength(NamedTuple):
    """How strong a player seems, and how uncertain that is."""

    mu: float = MU
    sigma: float = SIGMA


NEWCOMER: Final = Strength()


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat after a match."""

    side: int
    place: float
    """1 is best, and equal places are a tie."""
    before: Strength = NEWCOMER
    weights: Mapping[int, float] = field(default_factory=dict)
    """How much the comparison with each other side counts, from 0 to 1 (default)."""


def rated(seats: Sequence[Seat]) -> list[Strength]:
    """The strengths after a match, by seat."""
    sides: dict[int, list[Seat]] = {}
    for seat in seats:
        sides.setdefault(seat.side, []).append(seat)
    return [_after(seat, sides) for seat in seats]


def _after(seat: Seat, sides: Mapping[int, Sequence[Seat]]) -> Strength:
    mu, sigma = seat.before
    mine, gained, known = sides[seat.side], 0.0, 0.0
    for side, theirs in sides.items():
        if side == seat.side:
            continue
        weight = seat.weights.get(side, 1.0) / (len(sides) - 1)
        spread = sqrt(sum(one.before.sigma**2 + BETA**2 for one in (*mine, *theirs)))
        expected = chance(sum(one.before.mu for one in mine) - sum(one.before.mu for one in theirs), spread)
        place = min(one.place for one in theirs)
        score = 0.5 if seat.place == place else float(seat.place < place)
        gained += weight * (score - expected) / spread
        known += weight * expected * (1 - expected) / spread**2
    certain = sigma * sqrt(max(1 - sigma**2 * known, 0.01))
    return Strength(mu + sigma**2 * gained, max(certain, min(sigma, LEAST_SIGMA)))


def chance(ahead: float, spread: float = sqrt(2) * BETA) -> float:
    """The chance of a side whose strength is this much greater, at a `spread` of the difference."""
    return 1 / (1 + exp(-ahead / spread))
