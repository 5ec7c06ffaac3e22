"""A table as the rest of the program sees it: a frozen value, safe to keep, to compare and to draw from."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple, NewType

from engine.robots import USUAL, level_of
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Game
from engine.rules.games import make_game
from engine.rules.leads import Lead
from engine.rules.moves import Move
from engine.rules.scoring import Outcome, RoundResult
from engine.rules.tiles import Seat
from engine.rules.views import Phase, View
from engine.store.rows import PRIVATE, SeatRow, TableFacts
from engine.tables.table.clock import SLOW_SECONDS, Clock
from engine.tables.table.participants import Home, Participants, Standing
from engine.tables.table.sealed import OnTurn, SealedMatch, SeedChain

TableId = NewType("TableId", str)
ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Lower case without characters that look alike (i, l, o, 0, 1)."""
ID_LENGTH: Final = 8


class Status(StrEnum):
    """The stage of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    """Closed in the lobby or abandoned in play, without a winner."""


SENDING: Final = 0
"""Stored as the id of a ping while it is being sent."""
MOVED_FROM: Final = "moved:"
"""Marks `posting` of a table that moves. The id of its old channel follows."""
OPEN: Final = (Status.LOBBY, Status.PLAYING)


class By(StrEnum):
    """Who made a step."""

    PLAYER = "player"
    ROBOT = "robot"
    """A robot in its own seat, or for a player who resigned."""
    FORCED = "forced"
    """The house, because the seat had no choice (G10)."""
    HOUSE = "house"
    """The house: a deal, a draw for the lead, the end of a window."""
    CLOCK = "clock"
    """A robot for a player whose time ran out. The seat stays theirs."""


class Moves(NamedTuple):
    """How often a seat was moved by its people, and by a robot because their time ran out."""

    own: int = 0
    late: int = 0

    def and_by(self, by: By) -> Moves:
        """With one more move."""
        return Moves(self.own + (by is By.PLAYER), self.late + (by is By.CLOCK))


class ChangeKind(StrEnum):
    """What a change was about."""

    OPENED = "opened"
    SEATS = "seats"
    """Seats or guests of a lobby."""
    OPTIONS = "options"
    STARTED = "started"
    STEP = "step"
    SILENT = "silent"
    """A person has nothing to claim or call."""
    RESIGNED = "resigned"
    CAME_BACK = "came_back"
    TAKEN_OVER = "taken_over"
    NOTICE = "notice"
    PAUSED = "paused"
    GOES_ON = "goes_on"
    REMINDED = "reminded"
    DAY_OFF = "day_off"
    GONE_UNTIL = "gone_until"
    """A player is away for some days, and a robot plays."""
    RETURNED = "returned"
    HOMELESS = "homeless"
    MOVED = "moved"
    REPLACED = "replaced"
    """A robot plays for a player who has not moved for days; the others agreed."""
    LEFT_SERVER = "left_server"
    """A player left the server, and a robot plays."""
    TAKEN_OUT = "taken_out"
    """A player was blocked or has deleted their data, and a robot plays."""
    QUIET_HOURS = "quiet_hours"
    UNDONE = "undone"
    """The last step was taken back: `steps` is one less."""
    ASKED = "asked"
    """A question to the players was put, answered or withdrawn."""
    REFUSED = "refused"
    """Enough players said no to a question."""
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class ChannelRef:
    """A channel; `guild_id` is None in a direct message."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class SeatInfo(SeatRow):
    """A taken seat. A robot's seat has no person; a resigned seat keeps its person while a robot plays."""

    seat: Seat

    @classmethod
    def of(cls, seat: int, person: Person) -> SeatInfo:
        """A seat taken by a person."""
        return cls(Seat(seat), person.user_id, person.name)

    @property
    def person(self) -> Person | None:
        """The person whose seat it is."""
        return None if self.user_id is None else Person(self.user_id, self.name)

    @property
    def level(self) -> str:
        """How well a robot plays here; in a person's place it is a usual one."""
        return level_of(self.name) if self.robot else USUAL

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.user_id is not None and not self.resigned


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot(TableFacts):
    """A table as it was at `version`. Times are seconds UTC."""

    id: TableId
    rematch_of: TableId | None = None
    deals_of: TableId | None = None
    status: Status
    channel: ChannelRef
    clock: Clock = field(default=Clock())
    participants: Participants = field(default=Participants())
    """Guests, absences, and open questions to the people at the table."""
    seed_chain: SeedChain | None = field(default=None, repr=False)
    """Where chance comes from. None: the table has no chain, or is unloaded."""
    on_turn: OnTurn | None = None
    """The player the match waits for; None: something may go on by itself."""
    seats: tuple[SeatInfo, ...] = ()
    """The taken seats, numbered from 0 without gaps."""
    match: SealedMatch | None = field(default=None, repr=False, compare=False)
    rounds: tuple[RoundResult, ...] = ()
    steps: int = 0
    """The number of the last step."""
    window_ends: int | None = None
    """Until when robots and the house wait for claims and calls (seconds UTC). Not stored."""
    silent: frozenset[Seat] = frozenset()
    """The seats whose people have nothing to say in this window. Not stored."""
    number: int = field(default=1, compare=False)
    """Tells apart the public tables of one game in a channel: the smallest free number. Not stored."""
    clicked: int | None = None
    """The interaction of the last step made by a click."""
    draws: int = 0
    """The number of chance draws in this round so far."""
    moves: tuple[Moves, ...] = ()
    """By seat, who has moved how often. Follows from the steps."""
    leads: tuple[Lead, ...] = ()
    """Who was ahead in each round. Follows from the steps."""
    begun_at: int = 0
    """When the first step was made. Follows from the steps."""
    said_since: int | None = None
    """The version before a run of changes that leave all choices as they were; None: there is no such run."""

    @property
    def valid_since(self) -> int:
        """The oldest version whose buttons still work. After a restart it is the version itself."""
        return self.version if self.said_since is None else self.said_since

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or in play."""
        return self.status in OPEN

    @property
    def unloaded(self) -> bool:
        """Whether this is a match in play without its seats and steps in memory."""
        return self.match is None and self.status is Status.PLAYING

    @property
    def ended_rounds(self) -> int:
        """The number of finished rounds, which an unloaded table knows from `on_turn`."""
        return self.on_turn.rounds if self.unloaded and self.on_turn else len(self.rounds)

    @property
    def slow(self) -> bool:
        """Whether the turn timer allows an hour or more."""
        return (self.turn_seconds or 0) >= SLOW_SECONDS

    @property
    def public(self) -> bool:
        """Whether the table is shown in its channel, not to its player alone."""
        return self.shown.message_id != PRIVATE

    @property
    def homeless(self) -> bool:
        """Whether the channel is gone and the host has not chosen another one."""
        return self.participants.home is not Home.HERE

    @property
    def message_id(self) -> int | None:
        """The public message that shows the table."""
        return self.shown.message_id or None

    @property
    def ping_message_id(self) -> int | None:
        """The message that pings the awaited people, while it stands."""
        return self.shown.call_message_id or None

    @property
    def ping_unsure(self) -> bool:
        """Whether a ping was being sent and nothing is known of it."""
        return self.shown.call_message_id == SENDING

    @property
    def pinged(self) -> bool:
        """Whether the awaited people have been pinged, or want no ping."""
        known = self.shown.pinged_since == self.awaited_since
        return known and (self.status is Status.LOBBY or self.shown.called_user_id in self.awaited)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that may act now, HOUSE included, the one on turn first; empty in a lobby and at the end."""
        return self.match.acting if self.match else ()

    @property
    def dealt(self) -> int:
        """The number of the round whose tiles are dealt; 0: none are."""
        view = self.view_for(None)
        return 0 if view is None or view.phase is Phase.DEAL else view.number

    @property
    def turn(self) -> SeatInfo | None:
        """The seat on turn; None while the house acts, in a lobby, and at the end."""
        acting = self.acting
        return self.seats[acting[0]] if acting and acting[0] >= 0 else None

    @property
    def actors(self) -> tuple[SeatInfo, ...]:
        """The seats that may act now: the one on turn, then those with something to claim, call or announce."""
        return tuple(self.seats[seat] for seat in self.acting if seat >= 0)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people the table waits for: the invited or unready, voters, or the player on turn (unless all others are
        robots)."""
        if self.status is Status.LOBBY:
            asked = tuple(guest.user_id for guest in self.participants.who(Standing.ASKED))
            return self.unready if self.participants.starting else asked
        if self.unloaded:
            return (self.on_turn.user_id,) if self.on_turn and self.on_turn.user_id else ()
        turn, people = self.turn if self.status is Status.PLAYING else None, self.people
        if turn is None or turn.user_id not in people or len(people) < 2:
            return ()
        if self.participants.is_away(turn.user_id):
            return ()
        return tuple(user for user in people if (user == turn.user_id) is not self.participants.sits_in)

    @property
    def unready(self) -> tuple[int, ...]:
        """The people at a lobby who have to agree once more (*Ready*)."""
        lobby = self.status is Status.LOBBY
        return tuple(user for user in self.people if lobby and not self.participants.agrees(user))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.match.outcome if self.match else None

    def view_for(self, seat: Seat | int | None) -> View | None:
        """What the seat (None: a spectator) may see of the match; None in a lobby."""
        if self.match is None:
            return None
        if (view := self.match.views.get(seat)) is None:
            view = self.match.views[seat] = self.match.opened.view_for(None if seat is None else Seat(seat))
        return replace(view, turn=None) if self.status is Status.CANCELLED else view

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """A person's seat, also after resigning."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def played_by(self, user_id: int) -> SeatInfo | None:
        """The seat a person plays; None after resigning, too."""
        seat = self.seat_of(user_id)
        return None if seat is None or seat.resigned else seat

    def naming(self, person: Person) -> Snapshot:
        """The same table with this name of the person at their seat."""
        seat = self.seat_of(person.user_id)
        if seat is None or seat.name == person.name:
            return self
        named = replace(seat, name=person.name)
        return replace(self, seats=tuple(named if info.seat == seat.seat else info for info in self.seats))

    @property
    def people(self) -> tuple[int, ...]:
        """The people who play a seat."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None and not seat.resigned)

    def human(self, seat: int) -> bool:
        """Whether a person plays a seat."""
        return seat >= 0 and self.seats[seat].human


def game_at(table: Snapshot) -> Game:
    """The game with the table's options."""
    return make_game(table.game, dict(table.options))


@dataclass(frozen=True, slots=True)
class StepDone:
    """A stored step. Its `events` hold hidden tiles: pass each through `events.seen_by` before showing it."""

    number: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    by: By

    @property
    def results(self) -> list[RoundResult]:
        """The result of the round that ends by this step, if one does."""
        return [event.result for event in self.events if isinstance(event, RoundEnded)]


@dataclass(frozen=True, slots=True)
class Earlier:
    """A table before its last step, which this seat made."""

    table: Snapshot
    seat: Seat
    by: By


@dataclass(frozen=True, slots=True)
class Change:
    """What an edit makes of a table. Subscribers are told once it is stored."""

    snapshot: Snapshot
    kind: ChangeKind
    steps: tuple[StepDone, ...] = ()
    seat: Seat | None = None
    """The seat that changed hands, whose step was undone, or that was lost because time ran out."""
    premoved: bool = False
    """Whether the step carries out a premove."""
