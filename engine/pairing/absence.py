"""Who gets what at an event when people are absent. Nights, tournaments and leagues all ask these functions; the tables
in `docs/game-nights.md` and `docs/tournaments.md` say the same.

- Who never moved gets nothing, wherever the robot in their seat came.
- Who leaves a table, or misses turns until its end, gets nothing there. Those who stay come before them.
- Who stays in a tournament or league wins the rounds against those who withdrew, unless they never played themselves.
- Of equal points, who stays comes first, then who withdrew, then who never played a table to its end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Attended(StrEnum):
    """How a person was there at a table that is over."""

    STAYED = "stayed"
    """To the end, or without having had a turn."""
    LEFT = "left"
    """They moved, and then left or missed turns until the end."""
    NEVER = "never"
    """They never moved, although it was their turn."""


class Taking(IntEnum):
    """How an entrant takes part in a tournament or league. Of equal points, the lower one comes first."""

    STAYS = 0
    WITHDREW = 1
    NEVER_PLAYED = 2


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at a table, by the number of their side."""

    user_id: int
    side: int
    attended: Attended


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person's place among `sides` sides; `tied` sides share it."""

    user_id: int
    place: int
    sides: int
    tied: int


def attended(*, moves: int, missed: int, most_missed: int, gone: bool, on_turn: bool) -> Attended:
    """How a person was there who made so many `moves` and `missed` the last turns. `most_missed` in a row, or being
    `gone`, cost the seat. `on_turn`: the match ended while it waited for them."""
    if not moves and (missed or gone or on_turn):
        return Attended.NEVER
    return Attended.LEFT if gone or missed >= most_missed else Attended.STAYED


def at_table(places: Sequence[int], guests: Sequence[Guest]) -> list[Ranked]:
    """The places of those who stayed, by the places of all sides on the board. A side comes behind all others once none
    of its people stays; a side of robots alone plays on."""
    people = {guest.side for guest in guests}
    here = {guest.side for guest in guests if guest.attended is Attended.STAYED}
    keys = [(side in people - here, place) for side, place in enumerate(places)]
    return [
        Ranked(guest.user_id, 1 + sum(key < keys[guest.side] for key in keys), len(keys), keys.count(keys[guest.side]))
        for guest in guests
        if guest.attended is Attended.STAYED
    ]


def taking(*, withdrew: bool, tables: int, finished: int, over: bool) -> Taking:
    """How an entrant takes part who was to play so many `tables` and `finished` some of them. Before the event is
    `over`, who has had no table yet may still come."""
    if not finished and (tables or over):
        return Taking.NEVER_PLAYED
    return Taking.WITHDREW if withdrew else Taking.STAYS


def walkover_counts(winner: Taking) -> bool:
    """Whether a bye, or a round against an entrant that withdrew, is a win."""
    return winner is not Taking.NEVER_PLAYED
