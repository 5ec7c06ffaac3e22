"""What the rest of the program sees of an event: frozen values, made anew with every stored change."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple, dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final, NewType

from engine.store.questions.events import EventPlayerRow, EventRow, EventTableRow, StoredEvent
from engine.tables.core.model import ID_ALPHABET, ID_LENGTH, ChannelRef, Person, TableId

EventId = NewType("EventId", str)
"""As a `TableId`, made from what asked for the event."""


class Kind(StrEnum):
    """What sort of event it is."""

    GAME_NIGHT = "game_night"
    SWISS = "swiss"
    """A tournament in which everybody plays all rounds."""
    KNOCKOUT = "knockout"
    """A tournament in which whoever loses is out."""
    LEAGUE = "league"
    """Everybody plays everybody, one opponent in each round, which lasts its whole time."""


class Stage(StrEnum):
    """How far an event is."""

    SIGN_UP = "sign_up"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    """Nobody has begun it."""


UNFINISHED: Final = (Stage.SIGN_UP, Stage.PLAYING)


class Pick(StrEnum):
    """How the game of a round is found among several."""

    TURNS = "turns"
    """One after the other."""
    VOTE = "vote"
    """The one that most of those who take part have voted for."""
    LOTS = "lots"
    """By lot; none comes again before each was played."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the host has planned. `seats` is how many sit at a table if that can be had; `minutes` how long a round may
    take (None: until its last table is done); `balanced` whether tables shall be about equally strong."""

    games: tuple[str, ...]
    pick: Pick = Pick.TURNS
    rounds: int = 3
    seats: int = 4
    turn_seconds: int | None = None
    increment: int | None = None
    minutes: int | None = None
    balanced: bool = False
    options: tuple[tuple[str, str], ...] = ()
    """Of the one game, if there is only one."""
    duplicate: bool = False
    """Whether all tables of a round are dealt the same tiles, and compared seat by seat."""
    double: bool = False
    """Whether in a league everybody plays everybody twice."""
    entrants: tuple[tuple[int, ...], ...] = ()
    """Of a tournament or a league that has begun: who plays, alone or with a partner, best seed first."""

    def text(self) -> str:
        """As it is stored; `read_plan` reads it back."""
        values = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps({**values, "options": dict(self.options)}, sort_keys=True)


def read_plan(text: str) -> Plan:
    """What `Plan.text` has written."""
    known = json.loads(text)
    known["games"], known["pick"] = tuple(known["games"]), Pick(known["pick"])
    known["options"] = tuple(sorted(known["options"].items()))
    known["entrants"] = tuple(map(tuple, known.get("entrants", ())))
    return Plan(**known)


@dataclass(frozen=True, slots=True)
class Placed:
    """In which place somebody ended at a table of so many `sides`, `tied` of which share it (1: nobody else's)."""

    user_id: int
    place: int
    sides: int
    tied: int = 1

    def points(self, top: int) -> Fraction:
        """The last of `top` places gives none, and each above it one more; those who tie share what theirs give."""
        return top - self.place - Fraction(self.tied - 1, 2)


Spot = tuple[int, int]
"""A table's round and its number there."""


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table of a round, by its `number` from 1. `people` sit there in the order of seats, robots after them."""

    round: int
    number: int
    table_id: TableId
    game: str
    people: tuple[int, ...]
    channel_id: int | None = None
    """Where it stands; None: that is not known yet."""
    places: tuple[Placed, ...] | None = None
    """What came of it for people who played to the end; None: it is not over."""

    @property
    def over(self) -> bool:
        return self.places is not None

    @property
    def spot(self) -> Spot:
        return self.round, self.number


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody has got so far. `place`: those with as much share one; `wins` counts tables they were first at."""

    user_id: int
    name: str
    place: int
    points: Fraction
    wins: int
    tables: int


@dataclass(frozen=True, slots=True)
class Event:
    """An event as it was at `version`."""

    row: EventRow
    plan: Plan
    players: tuple[EventPlayerRow, ...]
    """Everybody who takes part or has, in the order in which they came."""
    tables: tuple[EventTable, ...]
    """Of all rounds so far."""

    @property
    def id(self) -> EventId:
        return EventId(self.row.id)

    @property
    def shown(self) -> EventRow:
        """What Discord shows of it."""
        return self.row

    @property
    def version(self) -> int:
        """One higher with every stored change."""
        return self.row.version

    @property
    def stage(self) -> Stage:
        return Stage(self.row.status)

    @property
    def unfinished(self) -> bool:
        """Whether it is signed up for or played."""
        return self.stage in UNFINISHED

    @property
    def kind(self) -> Kind:
        return Kind(self.row.kind)

    @property
    def in_duels(self) -> bool:
        """Whether two play against each other at each table: a tournament or a league."""
        return self.kind is not Kind.GAME_NIGHT

    @property
    def channel(self) -> ChannelRef:
        """Where its messages stand."""
        return ChannelRef(self.row.guild_id, self.row.channel_id)

    @property
    def host(self) -> Person:
        return Person(self.row.host_id, self.row.host)

    @property
    def round(self) -> int:
        """The round that is played, from 1; 0: none yet."""
        return self.row.round

    @property
    def round_ends(self) -> int | None:
        """When the round ends at the latest, seconds UTC."""
        if self.plan.minutes is None or self.row.round_at is None:
            return None
        return self.row.round_at + self.plan.minutes * 60

    @property
    def here(self) -> tuple[EventTable, ...]:
        """The tables of the round that is played."""
        return tuple(table for table in self.tables if table.round == self.round)

    @property
    def in_play(self) -> tuple[EventTable, ...]:
        """Those of them that are not over."""
        return tuple(table for table in self.here if not table.over)

    def table(self, spot: Spot) -> EventTable:
        """The table of that round with that number; raises KeyError if there is none."""
        return {table.spot: table for table in self.tables}[spot]

    @property
    def posts(self) -> int:
        """How many public messages it has had so far: one to sign up, one a round, one at the end."""
        return 1 + self.round + (self.stage is Stage.OVER)

    def player(self, user_id: int) -> EventPlayerRow | None:
        """Somebody who takes part or has."""
        return next((player for player in self.players if player.user_id == user_id), None)

    def takes_part(self, user_id: int) -> bool:
        """Whether somebody will play in the next round (before the first: in that)."""
        player = self.player(user_id)
        return player is not None and plays(player, self.round + 1)

    @property
    def coming(self) -> tuple[EventPlayerRow, ...]:
        """Who will play in the next round."""
        return tuple(player for player in self.players if plays(player, self.round + 1))

    def name(self, user_id: int) -> str:
        """The name somebody has signed up with."""
        player = self.player(user_id)
        return player.name if player else str(user_id)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody who has a table behind them, the best first: by points, then by tables won."""
        placed: dict[int, list[Placed]] = {}
        points: dict[int, Fraction] = {}
        for table in self.tables:
            beside = (other for other in self.tables if other.round == table.round)
            top = max((one.sides for other in beside for one in other.places or ()), default=0)
            for one in table.places or ():
                placed.setdefault(one.user_id, []).append(one)
                points[one.user_id] = points.get(one.user_id, Fraction(0)) + one.points(top)
        found = {user: (points[user], sum(one.place == 1 for one in ones)) for user, ones in placed.items()}
        order = sorted(found, key=lambda user: (*(-value for value in found[user]), self.name(user).casefold()))
        return tuple(
            Standing(
                user,
                self.name(user),
                1 + sum(other > found[user] for other in found.values()),
                *found[user],
                len(placed[user]),
            )
            for user in order
        )


def plays(player: EventPlayerRow, number: int) -> bool:
    """Whether somebody plays in that round."""
    return player.since <= number and (player.until is None or number <= player.until)


def id_from(*what: object) -> str:
    """An id that follows from what it stands for, so that nothing is made twice."""
    number = int.from_bytes(hashlib.sha256(":".join(map(str, what)).encode()).digest()[:8], "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[letter])
    return "".join(letters)


def read_event(stored: StoredEvent) -> Event:
    """An event as it was stored."""
    return Event(stored.event, read_plan(stored.event.plan), stored.players, tuple(map(_table, stored.tables)))


def stored_event(event: Event) -> StoredEvent:
    """An event as it is stored."""
    return StoredEvent(event.row, event.players, tuple(map(_table_row, event.tables)))


def _table(row: EventTableRow) -> EventTable:
    places = None if row.places is None else tuple(Placed(*one) for one in json.loads(row.places))
    people = tuple(json.loads(row.people))
    return EventTable(row.round, row.number, TableId(row.table_id), row.game, people, row.channel_id, places)


def _table_row(table: EventTable) -> EventTableRow:
    places = None if table.places is None else json.dumps([astuple(one) for one in table.places])
    return EventTableRow(
        table.round, table.number, table.table_id, table.game, json.dumps(table.people), table.channel_id, places
    )
