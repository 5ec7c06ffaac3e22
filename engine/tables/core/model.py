"""What the rest of the program sees of a table: frozen values, safe to keep, to compare and to draw from.

A *table* is a match in its channel on Discord: people and robots in seats, a game with its options, clocks.
Every stored change makes a new `Snapshot` whose `version` is one higher; buttons carry the version they were
made for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NewType

from engine.rules.events import Event
from engine.rules.game import Match, Rng, forced_move
from engine.rules.moves import Move
from engine.rules.scoring import Outcome, RoundResult
from engine.rules.tiles import Seat
from engine.rules.views import Phase, View
from engine.store.rows import PRIVATE, Shown
from engine.tables.deals.seed_chain import SeedChain
from engine.tables.people.participants import Home, Participants
from engine.tables.people.participants import Standing as Stands
from engine.tables.time.clock import SLOW_SECONDS, Clock

TableId = NewType("TableId", str)
"""Eight characters of `ID_ALPHABET`, made by the application."""

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Lower case without characters that are easily mistaken for each other (i, l, o, 0, 1)."""
ID_LENGTH: Final = 8

ROBOT_NAMES: Final = (
    "Pip", "Bones", "Boxcar", "Deuce", "Trey", "Quad", "Cinq", "Sixer", "Spinner", "Castle", "Domina", "Blanche",
)  # fmt: skip
"""Names for robots, in the order they sit down."""


def random_id(rng: Rng) -> TableId:
    """An id that is not in use, most likely."""
    return TableId("".join(ID_ALPHABET[rng.randrange(len(ID_ALPHABET))] for _ in range(ID_LENGTH)))


class Status(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    """Cancelled in the lobby or abandoned in play: nobody won."""


SENDING: Final = 0
"""Stored as the message of a ping that is being sent, of which nothing is known yet."""
MOVED_FROM: Final = "moved:"
"""Begins the note that a table moves, stored as what is being posted; the id of the channel where its messages stand
follows."""
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
    CAME_BACK = "came_back"
    TAKEN_OVER = "taken_over"
    NOTICE = "notice"
    """The match will be closed, since nobody plays it."""
    PAUSED = "paused"
    GOES_ON = "goes_on"
    """The clocks run again."""
    REMINDED = "reminded"
    """Whoever is on turn is reminded of it."""
    DAY_OFF = "day_off"
    """Whoever is on turn was given a day more."""
    GONE_UNTIL = "gone_until"
    """Somebody is away for some days; a robot plays on."""
    RETURNED = "returned"
    """They have their seat back."""
    HOMELESS = "homeless"
    """The channel is gone; the match waits for another one."""
    MOVED = "moved"
    """The table stands in another channel now."""
    LEFT_SERVER = "left_server"
    """Somebody is no member of the server any more; a robot plays on."""
    QUIET_HOURS = "quiet_hours"
    """A player has chosen other quiet hours."""
    UNDONE = "undone"
    """The last step was taken back; `steps` is one less."""
    ASKED = "asked"
    """A question was put to the people at the table, or answered."""
    FINISHED = "finished"
    """The last step of the match; it is in `steps`."""
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class ChannelRef:
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
class OnTurn:
    """For whom a match waits. A stored table has one only while nothing can happen before that person acts or a known
    time comes: no robot may act, no premove can be made, and the person has a choice."""

    seat: int
    user_id: int
    """The person on turn; 0 if everyone else is a robot."""
    rounds: int
    """The number of finished rounds."""


class SealedMatch:
    """A match at one version. Steps are made on a copy, so each seat's view is built only once."""

    __slots__ = ("_forced", "_match", "acting", "outcome", "views")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._forced: list[tuple[Seat, Move] | None] = []
        self.views: dict[int | None, View] = {}
        """The views built so far, by seat."""
        self.acting = match.to_act()
        """The seats that may act now, HOUSE included; the one on turn first."""
        self.outcome = match.score.outcome
        """How the match ended, once it has."""

    def view_for(self, seat: Seat | None) -> View:
        """What the seat (None: a spectator) may see."""
        if seat not in self.views:
            self.views[seat] = self._match.view_for(seat)
        return self.views[seat]

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The only move of the seat on turn, if it has no choice."""
        if not self._forced:
            self._forced.append(forced_move(self._match))
        return self._forced[0]

    def opened(self) -> Match:
        """The match with everything hidden in it, for the tables alone: to look at, and to copy before a step."""
        return self._match


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was at `version`. Times are seconds UTC."""

    id: TableId
    version: int
    """One higher with every stored change. Buttons carry the version they were made for."""
    status: Status
    channel: ChannelRef
    host_id: int
    game: str
    rules_version: int
    options: tuple[tuple[str, str], ...]
    """The options that differ from the game's defaults, sorted by name."""
    capacity: int
    """The number of seats the lobby offers."""
    turn_seconds: int | None
    """The time limit of a turn; None: no clock."""
    claim_seconds: int
    """How long robots and the house wait while people may claim, call or announce."""
    created_at: int
    active_at: int
    """When the table last changed."""
    deadline: int | None = None
    """When a robot plays this turn for its person; None: no clock is running."""
    rematch_of: TableId | None = None
    """The table whose people play again here."""
    deals_of: TableId | None = None
    """The match whose deals are dealt again here."""
    hints: bool = True
    """Table setting: the board shows possible captures (Castle Rock)."""
    passes: bool = True
    """Table setting: the board lists the numbers a seat passed on."""
    casual: bool = False
    """Table setting: the match doesn't count for ratings."""
    clock: Clock = field(default=Clock())
    participants: Participants = field(default=Participants())
    """Guests, absences, and open questions to the people at the table."""
    seed_chain: SeedChain | None = field(default=None, repr=False)
    """Where chance comes from. None: the table has no chain, or is unloaded."""
    on_turn: OnTurn | None = None
    """For whom the match waits; None: something may go on by itself."""
    awaited_since: int = 0
    """The version since which the table waits for the people it awaits now."""
    shown: Shown = field(default=Shown())
    """What Discord shows of the table."""
    seats: tuple[SeatInfo, ...] = ()
    """The taken seats, numbered from 0 without gaps."""
    match: SealedMatch | None = field(default=None, repr=False, compare=False)
    rounds: tuple[RoundResult, ...] = ()
    """The finished rounds, in order."""
    steps: int = 0
    """The number of steps in the match, and the number of the last one."""
    window_ends: float | None = None
    """Until when robots and the house wait for claims and calls; None: no window is open. Not stored: opened anew
    after a restart."""
    number: int = field(default=1, compare=False)
    """Tells apart the public tables of one game in a channel: the smallest free number. Not stored."""
    clicked: int | None = None
    """The interaction of the last step made by a click."""
    draws: int = 0
    """The number of chance draws in this round so far."""
    said_since: int | None = None
    """The version of the last step before a run of claims, calls or announcements; None: there is no such run."""

    @property
    def valid_since(self) -> int:
        """The oldest version whose buttons still work: claims, calls and announcements leave all choices as they
        were. Not stored: after a restart it is the version itself."""
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
        """The number of finished rounds, as far as an unloaded table knows it."""
        return self.on_turn.rounds if self.unloaded and self.on_turn else len(self.rounds)

    @property
    def slow(self) -> bool:
        """Whether the turn timer allows an hour or more."""
        return (self.turn_seconds or 0) >= SLOW_SECONDS

    @property
    def window_until(self) -> int | None:
        """The second in which the window for claims and calls ends; None: no window is open."""
        return None if self.window_ends is None else int(self.window_ends)

    @property
    def public(self) -> bool:
        """Whether the table is shown in its channel, not to its player alone."""
        return self.shown.message_id != PRIVATE

    @property
    def homeless(self) -> bool:
        """Whether the channel is gone and the host has not chosen another one yet."""
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
        lobby = self.status is Status.LOBBY
        known = self.shown.pinged_since == self.awaited_since
        return known and (lobby or self.shown.called_user_id in self.awaited)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Everyone who may act now, HOUSE included, the one on turn first; empty in a lobby and at the end."""
        return self.match.acting if self.match else ()

    @property
    def dealt(self) -> int:
        """The number of the round whose tiles are dealt; 0: none are."""
        view = self.view_for(None)
        return 0 if view is None or view.phase is Phase.DEAL else view.number

    @property
    def turn(self) -> SeatInfo | None:
        """The seat on turn; None while the house acts, in a lobby, and at the end."""
        acting = self.match.acting if self.match else ()
        return self.seats[acting[0]] if acting and acting[0] >= 0 else None

    @property
    def actors(self) -> tuple[SeatInfo, ...]:
        """The seats that may act now: the one on turn, then those with something to claim, call or announce."""
        acting = self.match.acting if self.match else ()
        return tuple(self.seats[seat] for seat in acting if seat >= 0)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people for whom the table waits and who may be elsewhere: whom the lobby has asked; in play whoever is on
        turn, unless everybody else is a robot; of a unloaded table as far as its row tells."""
        if self.status is Status.LOBBY:
            return tuple(guest.user_id for guest in self.participants.who(Stands.ASKED))
        if self.unloaded:
            on_turn = self.on_turn
            return (on_turn.user_id,) if on_turn and on_turn.user_id else ()
        turn = self.turn if self.status is Status.PLAYING else None
        if turn is None or not turn.human or turn.person is None or sum(seat.human for seat in self.seats) < 2:
            return ()
        return (turn.person.user_id,)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.match.outcome if self.match else None

    def view_for(self, seat: Seat | int | None) -> View | None:
        """What the seat (None: a spectator) may see of the match; None in a lobby."""
        if self.match is None:
            return None
        return self.match.views.get(seat) or self.match.view_for(None if seat is None else Seat(seat))

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """Where somebody sits; also after resigning."""
        return next((seat for seat in self.seats if seat.person and seat.person.user_id == user_id), None)

    def human(self, seat: int) -> bool:
        """Whether a person decides for a seat."""
        return seat >= 0 and self.seats[seat].human


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
    seat: Seat | None = None
    """Whose seat changed during the match, or who took a move back; with a step, who lost the seat because time ran
    out."""
