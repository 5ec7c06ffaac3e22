"""The places of people at an event's table, from its match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events.model import Placed
from engine.rules.scoring import places
from engine.rules.tiles import Seat
from engine.tables.core.model import Snapshot
from engine.tables.core.state import game_at


def sides_of(match: Snapshot) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    return game_at(match).sides(len(match.seats))


def people_of(match: Snapshot) -> Iterator[tuple[int, int]]:
    """The side and user id of each person who played to the end."""
    for side, seats in enumerate(sides_of(match)):
        for info in (match.seats[seat] for seat in seats):
            if info.person is not None and not info.resigned:
                yield side, info.person.user_id


def night_places(match: Snapshot) -> tuple[Placed, ...]:
    """At a game night. A match that was ended early counts as it stood after its last whole deal, if it has one."""
    return _placed(match, _standing(match) or [])


def duel_places(match: Snapshot) -> tuple[Placed, ...]:
    """In a tournament or league. A player who left their seat to a robot has forfeited and gets no place. A match that
    was ended early counts as it stood after its last whole deal; if that is level, the side on turn has lost."""
    found = _standing(match) or [1] * len(sides_of(match))
    if match.outcome is None and len(set(found)) == 1 and match.turn is not None:
        found = [2 if match.turn.seat in seats else 1 for seats in sides_of(match)]
    return _placed(match, found)


def _standing(match: Snapshot) -> Sequence[int] | None:
    """Each side's place now; None before the first deal is over."""
    if match.outcome is not None:
        return match.outcome.places
    return places(match.rounds[-1].totals, low_wins=game_at(match).low_wins) if match.rounds else None


def _placed(match: Snapshot, found: Sequence[int]) -> tuple[Placed, ...]:
    return tuple(
        Placed(user, found[side], len(found), found.count(found[side])) for side, user in people_of(match) if found
    )
