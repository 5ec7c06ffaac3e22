"""Knockout brackets, and the weeks of a league.

In a knockout, the best seeds meet as late as possible and get the byes of the first round. A bracket is a list of
slots. In round 1 slots 2k and 2k+1 play each other; the winner takes slot k of the next round.

In a league everyone plays everyone, one opponent a week, by the circle method: one entrant stays in place and the
others move on each week. With an odd number, a different entrant rests each week.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.pairing.swiss import Pairings

Spot = tuple[int, int]
"""A round, from 1, and the number of a duel in it, from 0."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two slots of a round. A slot is None if it stays empty or isn't filled yet."""

    round: int
    number: int
    one: int | None
    other: int | None
    winner: int | None
    """None: not known yet, or both are out."""

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants in its slots."""
        return tuple(entrant for entrant in (self.one, self.other) if entrant is not None)


def seeded(entrants: Sequence[int]) -> tuple[int | None, ...]:
    """The slots of the first round. The best two can only meet in the final, the best four only from the semi-finals
    on, and so on. Empty slots give the best entrants a bye."""
    order = [0]
    while len(order) < len(entrants):
        size = 2 * len(order)
        order = [seed for better in order for seed in (better, size - 1 - better)]
    return tuple(entrants[seed] if seed < len(entrants) else None for seed in order)


def bracket(slots: Sequence[int | None], results: Mapping[Spot, int | None]) -> tuple[tuple[Duel, ...], ...]:
    """The known part of all rounds, the final last. `results` has the winner of each duel that is over (None:
    both are out). A duel with an empty slot is a bye and needs no result."""
    rounds: list[tuple[Duel, ...]] = []
    empty = [slot is None for slot in slots]
    while len(slots) > 1:
        duels: list[Duel] = []
        still_empty: list[bool] = []
        for at in range(len(slots) // 2):
            spot, (one, other), out = (len(rounds) + 1, at), slots[2 * at : 2 * at + 2], empty[2 * at : 2 * at + 2]
            winner = (other if out[0] else one) if any(out) else results.get(spot)
            duels.append(Duel(*spot, one, other, winner))
            still_empty.append(all(out) or (not any(out) and spot in results and winner is None))
        rounds.append(tuple(duels))
        slots, empty = [duel.winner for duel in duels], still_empty
    return tuple(rounds)


def third_place(rounds: Sequence[Sequence[Duel]]) -> tuple[int, ...]:
    """The losers of the semi-finals, who may play for third place. Fewer than two if a winner isn't known."""
    semi = rounds[-2] if len(rounds) > 1 else ()
    return tuple(e for duel in semi if duel.winner is not None for e in duel.entrants if e != duel.winner)


# -- round robin --


def weeks_for(entrants: int, double: bool = False) -> int:
    """The number of weeks."""
    return (entrants - 1 + entrants % 2) * (1 + double) if entrants > 1 else 0


def pair_week(entrants: Sequence[int], week: int) -> Pairings:
    """The pairs of a week, from 1. After the last week everything is played again with sides changed. Pass the same
    `entrants` in the same order every week."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    if len(circle) < 2:
        return Pairings((), None)
    again, turn = divmod(week - 1, len(circle) - 1)
    first, *others = circle
    ring = [first, *others[turn:], *others[:turn]]
    pairs, bye = [], None
    for at in range(len(ring) // 2):
        one, other = ring[at], ring[-1 - at]
        if one is None or other is None:
            bye = other if one is None else one
        else:
            pairs.append((one, other) if (at + turn + again) % 2 == 0 else (other, one))
    return Pairings(tuple(pairs), bye)
