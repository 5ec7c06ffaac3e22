"""Build Up: its achievements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.rules.events import Event, Stacked
from engine.rules.moments import Check
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat


def double_glazing(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Put five doubles on stacks."""
    doubles = Counter(event.seat for event in events if isinstance(event, Stacked) and event.tile.double)
    yield from (seat for seat, count in doubles.items() if count >= 5)


ACHIEVEMENTS: Mapping[str, Check] = {"double_glazing": double_glazing}
