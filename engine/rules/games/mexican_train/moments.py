"""Mexican Train: its achievements and its best moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.rules import moments
from engine.rules.events import Event, Played
from engine.rules.moments import Check
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat

LONG_TRAIN = 15


def longest_train(events: Sequence[Event]) -> Counter[Seat]:
    """Tiles that each seat laid on its own train."""
    return Counter(event.seat for event in events if isinstance(event, Played) and event.slot == str(event.seat))


def express(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Laid this number of tiles on its own train."""
    yield from (seat for seat, tiles in longest_train(events).items() if tiles >= LONG_TRAIN)


def grand_tour(events: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """Laid on every train, where there are six or more."""
    slots: dict[Seat, set[str]] = {}
    for event in events:
        if isinstance(event, Played):
            slots.setdefault(event.seat, set()).add(event.slot)
    yield from (seat for seat, visited in slots.items() if len(visited) == len(result.hands) + 1 >= 6)


ACHIEVEMENTS: Mapping[str, Check] = {"express": express, "grand_tour": grand_tour, **moments.DOUBLES}
