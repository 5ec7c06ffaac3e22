"""What the store takes and gives: plain values, one class a database table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

PRIVATE: Final = 0
"""Stored as the message of a table that is shown to nobody but its player: no message of Discord has this id."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """Everything about a table that is not its seats or steps."""

    id: str
    version: int
    status: str
    guild_id: int | None
    channel_id: int
    message_id: int | None
    host_id: int
    game: str
    rules_version: int
    options: tuple[tuple[str, str], ...]
    capacity: int
    turn_seconds: int | None
    claim_seconds: int
    deadline: int | None
    rematch_of: str | None
    created_at: int
    active_at: int
    hints: bool = True
    participants: str = "{}"
    """JSON of `engine.tables.people.participants`."""
    clock: str = "{}"
    """JSON of `engine.tables.time.clock`."""
    awaited_since: int = 0
    """The version since which the table waits for those for whom it waits now."""
    casual: bool = False
    """Whether the match leaves ratings as they are."""
    passes: bool = True
    """Whether it is told on which numbers somebody passed."""
    seed_chain: str | None = field(default=None, repr=False)
    """JSON of `engine.tables.deals.seed_chain`: it tells what will be dealt. None: the table has no chain."""
    deals_of: str | None = None
    """The match that is over and whose deals are dealt here again."""
    on_turn: str | None = None
    """JSON of `engine.tables.core.on_turn`; None: something may go on by itself, or that is not known."""
    call_message_id: int | None = None
    """The message that pings them; 0 while it may or may not be in the channel."""
    called_user_id: int | None = None
    call_channel_id: int | None = None
    """Where that message is, if it is a direct one; None: in the table's channel."""
    pinged_since: int = 0
    """For which `awaited_since` they were pinged, or it was found that they want no ping."""
    shown_version: int | None = None
    """The version that the public message shows; None: not known."""
    shown_rounds: int = 0
    """Of how many rounds the account is in the channel."""
    posting: str | None = None
    """The nonce of a public message that may or may not be in the channel already."""


NOTHING_SHOWN: Final[dict[str, Any]] = {
    **{"message_id": None, "shown_version": None, "shown_rounds": 0, "posting": None},
    **{"call_message_id": None, "called_user_id": None, "call_channel_id": None, "pinged_since": 0},
}
"""What is remembered of Discord's messages, apart from versions, as it is at a new table."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat; `user_id` None is a robot."""

    seat: int
    user_id: int | None
    name: str
    robot: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class StepRow:
    """One move in its short text; seat -1 is the house."""

    number: int
    seat: int
    move: str
    made_by: str
    at: int
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round, for statistics; the match itself is rebuilt from its steps."""

    number: int
    ending: str
    winner: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    at: int


@dataclass(frozen=True, slots=True)
class MatchSeatRow:
    """A seat's result in a finished match."""

    seat: int
    side: int
    user_id: int | None
    name: str
    place: int
    total: int
    resigned: bool


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A finished match, for leaderboards."""

    table_id: str
    guild_id: int | None
    channel_id: int
    game: str
    rounds: int
    ended_at: int
    seats: tuple[MatchSeatRow, ...]


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What somebody wants to play at a table next: JSON of `engine.tables.play.premoves`, for their eyes alone."""

    user_id: int
    plan: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, with all its steps."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    plans: tuple[PlanRow, ...] = ()
