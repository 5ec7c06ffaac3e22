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
from engine.store.rows import PRIVATE, TableRow
from engine.tables.core.on_turn import OnTurn, read_on_turn
from engine.tables.people.participants import Home, Participants, read_participants
from engine.tables.people.participants import Standing as Stands
from engine.tables.time.clock import Clock, read_clock

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
    NIGHTS = "nights"
    """Somebody's nights were taken note of."""
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


class SealedMatch:
    """A match as it stands at one version. Nobody plays on it (a step is made on a copy), so each seat's view of it is
    built once, when somebody first looks."""

    __slots__ = ("_forced", "_match", "_views", "acting", "outcome")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[Seat | None, View] = {}
        self._forced: list[tuple[Seat, Move] | None] = []
        self.acting = match.to_act()
        """Everyone who may act now, HOUSE included; the one on turn first."""
        self.outcome = match.score.outcome
        """How the match ended, once it has."""

    def view_for(self, seat: Seat | None) -> View:
        """What the seat (None: a spectator) may see."""
        if seat not in self._views:
            self._views[seat] = self._match.view_for(seat)
        return self._views[seat]

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """What the seat on turn has no choice about, if it has none; looked for once."""
        if not self._forced:
            self._forced.append(forced_move(self._match))
        return self._forced[0]

    def opened(self) -> Match:
        """The match with everything hidden in it, for the tables alone: to look at, and to copy before playing."""
        return self._match


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was at `version`. Times are seconds UTC."""

    row: TableRow
    """What is stored of it beside seats and steps."""
    seats: tuple[SeatInfo, ...]
    """The taken seats, numbered from 0 without gaps."""
    match: SealedMatch | None = field(default=None, repr=False, compare=False)
    rounds: tuple[RoundResult, ...] = ()
    """The finished rounds, in order."""
    steps: int = 0
    """How many steps the match has; the next one has this number."""
    window_ends: float | None = None
    """Until when robots and the house wait for people's claims and calls; None: nobody has one to make. Not stored,
    opened anew after a restart."""
    number: int = field(default=1, compare=False)
    """Tells the public tables of one game in a channel apart: the smallest number that no other open one has. Not
    stored."""
    clicked: int | None = None
    """The interaction of the last step that was made by a click."""
    draws: int = 0
    """How often chance has decided in this round so far."""
    said_since: int | None = None
    """The version of the last step that was more than a claim, a call or an announcement, if those followed it."""

    @property
    def id(self) -> TableId:
        return TableId(self.row.id)

    @property
    def version(self) -> int:
        """One higher with every stored change; buttons carry the one they were made for."""
        return self.row.version

    @property
    def valid_since(self) -> int:
        """The oldest version whose buttons still mean what they did: what is only said leaves everybody's choices as
        they were. Not stored; after a restart it is the version itself."""
        return self.row.version if self.said_since is None else self.said_since

    @property
    def status(self) -> Status:
        return Status(self.row.status)

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or in play."""
        return self.status in OPEN

    @property
    def unloaded(self) -> bool:
        """Whether this is a match in play of which only the row is in memory: not who sits there, nor what was
        played."""
        return self.match is None and self.row.status == Status.PLAYING

    @property
    def on_turn(self) -> OnTurn | None:
        """For whom a match in play waits with nothing to be done before, as far as its row tells."""
        return read_on_turn(self.row.on_turn) if self.row.status == Status.PLAYING else None

    @property
    def ended_rounds(self) -> int:
        """How many rounds are over, as far as the row of a unloaded table tells."""
        return self.on_turn.rounds if self.unloaded and self.on_turn else len(self.rounds)

    @property
    def channel(self) -> ChannelRef:
        """Where the table stands."""
        return ChannelRef(self.row.guild_id, self.row.channel_id)

    @property
    def host_id(self) -> int:
        """Who may change the lobby, start and break off."""
        return self.row.host_id

    @property
    def game(self) -> str:
        return self.row.game

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """Only those that differ from the game's defaults, sorted by name."""
        return self.row.options

    @property
    def capacity(self) -> int:
        """How many seats the lobby offers."""
        return self.row.capacity

    @property
    def turn_seconds(self) -> int | None:
        """The longest that a turn may take; None: no clock."""
        return self.row.turn_seconds

    @property
    def clock(self) -> Clock:
        """How time is given, what is left of it, and what happens when it runs out."""
        return read_clock(self.row.clock)

    @property
    def claim_seconds(self) -> int:
        """How long robots and the house wait while somebody may claim, call or announce."""
        return self.row.claim_seconds

    @property
    def hints(self) -> bool:
        """Whether the board tells what could be captured (Castle Rock); a setting of the table, not a rule."""
        return self.row.hints

    @property
    def passes(self) -> bool:
        """Whether it is told on which numbers somebody passed; a setting of the table."""
        return self.row.passes

    @property
    def casual(self) -> bool:
        """Whether the match leaves ratings as they are; a setting of the table."""
        return self.row.casual

    @property
    def participants(self) -> Participants:
        """Who was asked, waits or was removed, and what the people at the table are asked."""
        return read_participants(self.row.participants)

    @property
    def deadline(self) -> int | None:
        """When a robot plays this turn for the person on turn; None: no clock is running."""
        return self.row.deadline

    @property
    def window_until(self) -> int | None:
        """The second in which the window for claims and calls ends; None: none is open."""
        return None if self.window_ends is None else int(self.window_ends)

    @property
    def public(self) -> bool:
        """Whether the table is shown in its channel, not to its player alone."""
        return self.row.message_id != PRIVATE

    @property
    def homeless(self) -> bool:
        """Whether the channel is gone and the host has not chosen another one yet."""
        return self.participants.home is not Home.HERE

    @property
    def message_id(self) -> int | None:
        """The public message that shows the table."""
        return self.row.message_id if self.public else None

    @property
    def ping_message_id(self) -> int | None:
        """The message that pings those for whom the table waits, while it stands."""
        return self.row.call_message_id or None

    @property
    def ping_unsure(self) -> bool:
        """Whether a ping was being sent and nothing is known of it."""
        return self.row.call_message_id == SENDING

    @property
    def pinged(self) -> bool:
        """Whether those for whom the table waits have been pinged, or want no ping."""
        lobby = self.status is Status.LOBBY
        return self.row.pinged_since == self.row.awaited_since and (lobby or self.row.called_user_id in self.awaited)

    @property
    def rematch_of(self) -> TableId | None:
        """The table whose people play again here."""
        return None if self.row.rematch_of is None else TableId(self.row.rematch_of)

    @property
    def deals_of(self) -> TableId | None:
        """The match whose deals are dealt here again."""
        return None if self.row.deals_of is None else TableId(self.row.deals_of)

    @property
    def created_at(self) -> int:
        return self.row.created_at

    @property
    def active_at(self) -> int:
        """When the table last changed."""
        return self.row.active_at

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
        """Who is on turn; None while the house acts, in a lobby, and at the end."""
        return self.seats[self.acting[0]] if self.acting and self.acting[0] >= 0 else None

    @property
    def actors(self) -> tuple[SeatInfo, ...]:
        """Everybody who may act now, the seat on turn first, then those with something to claim, call or
        announce."""
        return tuple(self.seats[seat] for seat in self.acting if seat >= 0)

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
        return None if self.match is None else self.match.view_for(None if seat is None else Seat(seat))

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
