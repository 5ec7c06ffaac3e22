"""Events as frozen values. Each stored change makes a new one."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from typing import Final, NewType

from engine.pairing.standings import apart
from engine.store.event_rows import EventPlayerRow, EventRow, StoredEvent
from engine.store.event_rows import EventTable as EventTable
from engine.store.event_rows import Pick as Pick
from engine.store.event_rows import Placed as Placed
from engine.store.event_rows import Plan as Plan
from engine.store.event_rows import Spot as Spot
from engine.tables.table.model import ID_ALPHABET, ID_LENGTH, ChannelRef

EventId = NewType("EventId", str)
"""Like a `TableId`."""


class EventRefusal(StrEnum):
    """Refusals of events. `bot/words` has a sentence for each (`refusal.…`)."""

    NO_SUCH_EVENT = "no_such_event"
    NOT_THE_HOST = "not_the_host"
    EVENT_STARTED = "event_started"
    EVENT_OVER = "event_over"
    EVENT_FULL = "event_full"
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    TOO_FEW_PEOPLE = "too_few_people"
    TOO_MANY_EVENTS = "too_many_events"
    SIGN_UP_OVER = "sign_up_over"
    NOT_FOR_TWO = "not_for_two"
    NOT_IN_PAIRS = "not_in_pairs"


class Kind(StrEnum):
    """The kind of event."""

    GAME_NIGHT = "game_night"
    SWISS = "swiss"
    """A tournament: everyone plays all rounds."""
    KNOCKOUT = "knockout"
    """A tournament: the losers of a round are out."""
    LEAGUE = "league"
    """Everyone plays everyone, one opponent a round. Each round lasts its whole time."""


class Stage(StrEnum):
    """How far an event is."""

    SIGN_UP = "sign_up"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    """Ended before its first round."""


UNFINISHED: Final = (Stage.SIGN_UP, Stage.PLAYING)


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line in the standings of a game night. `wins` are first places."""

    user_id: int
    name: str
    place: int
    points: Fraction
    wins: int
    tables: int


@dataclass(frozen=True, slots=True)
class Event(StoredEvent):
    """An event as it was at `version`."""

    @classmethod
    def of(cls, stored: StoredEvent) -> Event:
        """An event from its rows."""
        return cls(stored.row, stored.players, stored.tables)

    @property
    def id(self) -> EventId:
        return EventId(self.row.id)

    @property
    def shown(self) -> EventRow:
        """The row, with the columns about the messages in Discord."""
        return self.row

    @property
    def plan(self) -> Plan:
        """The host's plan."""
        return self.row.plan

    @property
    def version(self) -> int:
        """One higher with every stored change."""
        return self.row.version

    @property
    def stage(self) -> Stage:
        return Stage(self.row.status)

    @property
    def unfinished(self) -> bool:
        """Whether people can sign up or play."""
        return self.stage in UNFINISHED

    @property
    def kind(self) -> Kind:
        return Kind(self.row.kind)

    @property
    def in_duels(self) -> bool:
        """Whether each table is a duel: in tournaments and leagues."""
        return self.kind is not Kind.GAME_NIGHT

    @property
    def channel(self) -> ChannelRef:
        """The channel of its messages."""
        return ChannelRef(self.row.guild_id, self.row.channel_id)

    @property
    def round(self) -> int:
        """The round in play, from 1; 0 before the first."""
        return self.row.round

    @property
    def round_ends(self) -> int | None:
        """The time limit of the round, seconds UTC."""
        if self.plan.minutes is None or self.row.round_at is None:
            return None
        return self.row.round_at + self.plan.minutes * 60

    @property
    def here(self) -> tuple[EventTable, ...]:
        """The tables of the current round."""
        return tuple(table for table in self.tables if table.round == self.round)

    @property
    def in_play(self) -> tuple[EventTable, ...]:
        """The tables of the current round that aren't over."""
        return tuple(table for table in self.here if not table.over)

    def table(self, spot: Spot) -> EventTable:
        """The table at `spot`; raises KeyError if there is none."""
        return {table.spot: table for table in self.tables}[spot]

    @property
    def posts(self) -> int:
        """The number of public messages so far: one for the sign-up, one a round, one at the end."""
        return 1 + self.round + (self.stage is Stage.OVER)

    def player(self, user_id: int) -> EventPlayerRow | None:
        """The person's entry, if they take part or have taken part."""
        return next((player for player in self.players if player.user_id == user_id), None)

    @property
    def coming(self) -> tuple[EventPlayerRow, ...]:
        """The people who will play in the next round."""
        return tuple(player for player in self.players if plays(player, self.round + 1))

    def takes_part(self, user_id: int) -> bool:
        """Whether this person will play in the next round."""
        return any(player.user_id == user_id for player in self.coming)

    def name(self, user_id: int) -> str:
        """The name this person signed up with."""
        player = self.player(user_id)
        return player.name if player else str(user_id)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everyone who has finished a table, best first: by points, then by tables won, by the points within their
        tables (`Placed.near`), and by the meetings of those who are still equal."""
        placed: dict[int, list[Placed]] = {}
        points: dict[int, Fraction] = {}
        for table in self.tables:
            beside = (other for other in self.tables if other.round == table.round)
            top = max((one.sides for other in beside for one in other.places or ()), default=0)
            for one in table.places or ():
                placed.setdefault(one.user_id, []).append(one)
                points[one.user_id] = points.get(one.user_id, Fraction(0)) + one.points(top)
        found = {
            user: (points[user], sum(one.place == 1 for one in ones), sum(one.near for one in ones))
            for user, ones in placed.items()
        }
        meetings = [{one.user_id: Fraction(-one.place) for one in table.places or ()} for table in self.tables]
        order = sorted(found, key=lambda user: (*(-value for value in found[user]), self.name(user).casefold()))
        lines: list[Standing] = []
        for _, together in groupby(order, key=found.__getitem__):
            for tied in apart(tuple(together), meetings):
                place = len(lines) + 1
                of = (Standing(user, self.name(user), place, *found[user][:2], len(placed[user])) for user in tied)
                lines.extend(of)
        return tuple(lines)


def plays(player: EventPlayerRow, number: int) -> bool:
    """Whether the person plays in that round."""
    return player.since <= number and (player.until is None or number <= player.until)


def id_from(*parts: object) -> str:
    """An id made from `parts`. The same parts give the same id, so that a retry makes nothing twice."""
    number = int.from_bytes(hashlib.sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[letter])
    return "".join(letters)
