"""Chickenfoot: its achievements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.rules import moments
from engine.rules.events import Event, Played
from engine.rules.moments import Check
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat


def egg(events: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """Went out with a double."""
    final = next((event for event in reversed(events) if isinstance(event, Played)), None)
    if result.out is not None and final is not None and final.seat == result.out and final.tile.double:
        yield result.out


ACHIEVEMENTS: Mapping[str, Check] = {"egg": egg, **moments.DOUBLES}
