"""What the rest of the program sees of a table: frozen values, safe to keep, to compare and to draw from.

A *table* is a match in its place on Discord: people and robots in seats, a game with its options, clocks.
Every stored change makes a new `Snapshot` whose `version` is one higher; buttons carry the version they were
made for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NewType

from engine.rules.events import Event
from engine.rules.game import Match
from engine.rules.moves import Move
from engine.rules.scoring import Outcome, RoundResult
from engine.rules.tiles import Seat
from engine.rules.views import View

TableId = NewType("TableId", str)
"""Eight characters of `ID_ALPHABET`, made by the application."""

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Lower case without characters that are easily mistaken for each other (i, l, o, 0, 1)."""
ID_LENGTH: Final = 8

ROBOT_NAMES: Final = (
    "Pip", "Bones", "Boxcar", "Deuce", "Trey", "Quad", "Cinq", "Sixer", "Spinner", "Castle", "Domina", "Blanche",
)  # fmt: skip
"""Names for robots, in the order they sit down."""


class Status(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    """Cancelled in the lobby or abandoned in play: nobody won."""


OPEN: Final = (Status.LOBBY, Status.PLAYING)


class By(StrEnum):
    """Who made a step."""

    PLAYER = "player"
    ROBOT = "robot"
    """A robot in its own seat, or playing on for somebody who resigned."""
    FORCED = "forced"
    """The house, because the seat had no choice (G10)."""
    HOUSE = "house"
    """The house: a deal, a draw for the lead, the end of a window."""
    CLOCK = "clock"
    """A robot for somebody whose time ran out; the seat stays theirs."""


class ChangeKind(StrEnum):
    """What sort of change a table went through."""

    OPENED = "opened"
    SEATS = "seats"
    """Somebody joined, left or moved, in the lobby."""
    OPTIONS = "options"
    STARTED = "started"
    STEP = "step"
    RESIGNED = "resigned"
    FINISHED = "finished"
    """The last step of the match; it is in `steps`."""
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands; `guild_id` is None in a direct message."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where. A robot's seat has no person; a resigned seat keeps its person while a robot plays
    on."""

    seat: Seat
    person: Person | None
    robot: bool
    name: str
    resigned: bool = False

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.person is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was at `version`. Times are seconds UTC."""

    id: TableId
    version: int
    fresh_since: int
    """The oldest version whose buttons are still good: claims, calls and announcements made since take nothing away."""
    status: Status
    place: Place
    host_id: int
    game: str
    options: tuple[tuple[str, str], ...]
    """Only those that differ from the game's defaults, sorted by name."""
    capacity: int
    """How many seats the lobby offers."""
    seats: tuple[SeatInfo, ...]
    """The taken seats, numbered from 0 without gaps."""
    turn_seconds: int | None
    """Time for a turn; None: no clock."""
    claim_seconds: int
    """How long robots and the house wait while somebody may claim, call or announce."""
    deadline: int | None
    """When a robot plays this turn for the person on turn; None: no clock is running."""
    window_until: int | None
    """Until when robots and the house wait for claims and calls; None: nobody has one to make."""
    message_id: int | None
    call_message_id: int | None
    """The message that called somebody to move, while it stands."""
    called_user_id: int | None
    """Who was called last, or needed no call."""
    rounds: tuple[RoundResult, ...]
    """The finished rounds, in order."""
    steps: int
    """How many steps the match has; the next one has this number."""
    rematch_of: TableId | None
    created_at: int
    active_at: int
    """When the table last changed."""
    _match: Match | None = field(repr=False, compare=False)
    hints: bool = True
    """Whether the board tells what could be captured (Castle Rock); a setting of the table, not a rule."""

    def view_for(self, seat: Seat | int | None) -> View | None:
        """What the seat (None: a spectator) may see of the match; None in a lobby."""
        return None if self._match is None else self._match.view_for(None if seat is None else Seat(seat))

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """Where somebody sits; also after resigning."""
        return next((seat for seat in self.seats if seat.person and seat.person.user_id == user_id), None)

    @property
    def turn(self) -> SeatInfo | None:
        """Who is on turn; None while the house acts, in a lobby, and at the end."""
        acting = self._match.to_act() if self._match else ()
        return self.seats[acting[0]] if acting and acting[0] >= 0 else None

    @property
    def actors(self) -> tuple[SeatInfo, ...]:
        """Everybody who may act now, the seat on turn first, then those with something to claim, call or
        announce."""
        return tuple(self.seats[seat] for seat in (self._match.to_act() if self._match else ()) if seat >= 0)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self._match.outcome() if self._match else None

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or in play."""
        return self.status in OPEN


@dataclass(frozen=True, slots=True)
class StepDone:
    """A step that is stored. `events` are for the house's eyes: pass each through `events.seen_by` before
    showing it."""

    number: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    by: By


@dataclass(frozen=True, slots=True)
class Change:
    """What subscribers are told after each stored change."""

    snapshot: Snapshot
    steps: tuple[StepDone, ...]
    kind: ChangeKind


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard. `points` are the totals of the person's side, added up."""

    user_id: int
    name: str
    wins: int
    matches: int
    points: int


@dataclass(frozen=True, slots=True)
class PastSeat:
    """Somebody's result in a finished match; `place` 1 is first, and sides that tie share a place."""

    seat: Seat
    side: int
    user_id: int | None
    name: str
    place: int
    total: int
    resigned: bool


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A finished match."""

    table_id: TableId
    place: Place
    game: str
    rounds: int
    ended_at: int
    seats: tuple[PastSeat, ...]
