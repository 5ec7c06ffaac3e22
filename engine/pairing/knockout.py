"""The knock-out: whoever loses is out. The best seeds meet as late as they can, and get the byes of the first round.

A bracket is a list of slots. In round 1 slots 2k and 2k+1 play each other; whoever wins takes slot k of the next round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Spot = tuple[int, int]
"""A round, from 1, and the number of a duel in it, from 0."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two slots of a round. None: nobody comes there (a bye, or somebody who is out without a match), or not yet."""

    round: int
    number: int
    one: int | None
    other: int | None
    winner: int | None
    """None: not known yet, or nobody."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """Who is there."""
        return tuple(entrant for entrant in (self.one, self.other) if entrant is not None)


def seeded(entrants: Sequence[int]) -> tuple[int | None, ...]:
    """The slots of the first round: the best two can only meet in the final, the best four not before the semi-finals,
    and so on. Where somebody is missing, the best have a bye."""
    order = [0]
    while len(order) < len(entrants):
        size = 2 * len(order)
        order = [seed for better in order for seed in (better, size - 1 - better)]
    return tuple(entrants[seed] if seed < len(entrants) else None for seed in order)


def bracket(slots: Sequence[int | None], results: Mapping[Spot, int | None]) -> tuple[tuple[Duel, ...], ...]:
    """All rounds as far as they are known, the final last. `results` tells who won each duel that is over (None: both
    are out); a slot that nobody takes makes the other's bye, without a result."""
    rounds: list[tuple[Duel, ...]] = []
    empty = [slot is None for slot in slots]
    while len(slots) > 1:
        duels: list[Duel] = []
        nobody: list[bool] = []
        for at in range(len(slots) // 2):
            spot, (one, other), out = (len(rounds) + 1, at), slots[2 * at : 2 * at + 2], empty[2 * at : 2 * at + 2]
            winner = (other if out[0] else one) if any(out) else results.get(spot)
            duels.append(Duel(*spot, one, other, winner))
            nobody.append(all(out) or (not any(out) and spot in results and winner is None))
        rounds.append(tuple(duels))
        slots, empty = [duel.winner for duel in duels], nobody
    return tuple(rounds)


def third_place(rounds: Sequence[Sequence[Duel]]) -> tuple[int, ...]:
    """Who lost a semi-final and may play for the third place; fewer than two if that is not known, or nobody did."""
    semi = rounds[-2] if len(rounds) > 1 else ()
    return tuple(e for duel in semi if duel.winner is not None for e in duel.entrants if e != duel.winner)
