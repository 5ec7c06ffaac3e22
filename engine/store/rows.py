"""What the store takes and gives: plain values, one class a database table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

PRIVATE: Final = 0
"""Stored as the message of a table that is shown to nobody but its player: no message of Discord has this id."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What Discord shows of a table. It is stored apart from the table's versions."""

    message_id: int | None = None
    """The public message, or `PRIVATE`."""
    shown_version: int | None = None
    """The version the public message shows; None: unknown."""
    shown_rounds: int = 0
    """The number of rounds whose account is in the channel."""
    posting: str | None = None
    """The nonce of a public message that may already be in the channel."""
    call_message_id: int | None = None
    """The message that pings the awaited people; 0 while it may or may not be in the channel."""
    called_user_id: int | None = None
    call_channel_id: int | None = None
    """The channel of a ping sent as a direct message; None: the ping is in the table's channel."""
    pinged_since: int = 0
    """The `awaited_since` for which people were pinged, or want no ping."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its seats and steps."""

    id: str
    version: int
    status: str
    guild_id: int | None
    channel_id: int
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
    shown: Shown = Shown()


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

    @property
    def robot(self) -> bool:
        """Whether a robot played the seat from the start."""
        return self.user_id is None


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
