"""Events as they are kept, on a connection that is in a transaction (`Store.ask`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from engine.store import schema
from engine.store.errors import Conflict
from engine.store.questions.queries import put
from engine.store.shards import Shards

NOT_IN_A_VERSION: Final = ("message_id", "shown_version", "shown_posts", "posting", "scheduled_id")
"""What is remembered of Discord's messages, apart from versions."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event. `round` is the one that is played, from 1 (0: none yet), which began at `round_at`; `plan` is JSON of
    `engine.events.model.Plan`. Times are seconds UTC."""

    id: str
    version: int
    kind: str
    status: str
    guild_id: int
    channel_id: int
    host_id: int
    host: str
    title: str
    plan: str
    round: int
    round_at: int | None
    starts_at: int | None
    created_at: int
    active_at: int
    message_id: int | None = None
    shown_version: int | None = None
    """The version that the public message shows; None: not known."""
    shown_posts: int = 0
    """How many of the messages that an event posts one after the other are in the channel, or have been."""
    posting: str | None = None
    """The nonce of a public message that may or may not be in the channel already."""
    scheduled_id: int | None = None
    """Discord's own event for it; 0: there is none, and none is to be made."""


@dataclass(frozen=True, slots=True)
class EventPlayerRow:
    """Somebody who takes part from round `since` to round `until` (None: the last one); `vote` is a game."""

    user_id: int
    name: str
    since: int
    until: int | None = None
    vote: str | None = None


@dataclass(frozen=True, slots=True)
class EventTableRow:
    """A table of a round. `people` is JSON of the ids of those who sit there, in the order of seats; `places` JSON of
    what came of it, None until it is over; `channel_id` where it stands, None until that is known."""

    round: int
    number: int
    table_id: str
    game: str
    people: str
    channel_id: int | None = None
    places: str | None = None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with everything that belongs to it, as it is stored."""

    event: EventRow
    players: tuple[EventPlayerRow, ...] = ()
    tables: tuple[EventTableRow, ...] = ()


def create(connection: Connection, stored: StoredEvent) -> None:
    """A new event. Raises an IntegrityError if its id is taken."""
    connection.execute(insert(schema.events), asdict(stored.event))
    _put_players(connection, stored)


def write(connection: Connection, before: StoredEvent, after: StoredEvent) -> None:
    """The next version of an event. Raises `Conflict` unless the stored version is one less."""
    at = schema.events.c
    values = {name: value for name, value in asdict(after.event).items() if name not in NOT_IN_A_VERSION}
    known = update(schema.events).where(at.id == after.event.id, at.version == after.event.version - 1)
    if connection.execute(known.values(values)).rowcount != 1:
        raise Conflict(f"event {after.event.id} is not at version {after.event.version - 1}")
    if after.players != before.players:
        connection.execute(delete(schema.event_players).where(schema.event_players.c.event_id == after.event.id))
        _put_players(connection, after)
    for table in set(after.tables) - set(before.tables):
        put(connection, schema.event_tables, {"event_id": after.event.id, **asdict(table)})


def set_shown(connection: Connection, event_id: str, shown: dict[str, Any]) -> None:
    """Remember what Discord shows of an event: columns of `NOT_IN_A_VERSION`."""
    connection.execute(update(schema.events).where(schema.events.c.id == event_id).values(shown))


def load(connection: Connection, event_id: str) -> StoredEvent | None:
    """An event; None if there is none."""
    found = _events(connection, [event_id])
    return found[0] if found else None


def unfinished(connection: Connection, shards: Shards, statuses: Sequence[str], since: int) -> list[StoredEvent]:
    """The events of these shards in one of these states, and those whose end (at `since` or later) is not shown."""
    at = schema.events.c
    unshown = (at.shown_version.is_(None) | (at.shown_version != at.version)) & (at.active_at >= since)
    asked = select(at.id).where(shards.where(at.guild_id), at.status.in_(statuses) | unshown)
    return _events(connection, list(connection.scalars(asked)))


def _events(connection: Connection, ids: Sequence[str]) -> list[StoredEvent]:
    event, player, table = schema.events.c, schema.event_players.c, schema.event_tables.c
    players: dict[str, list[EventPlayerRow]] = {one: [] for one in ids}
    asked = select(schema.event_players).where(player.event_id.in_(ids)).order_by(player.since, player.user_id)
    for row in connection.execute(asked):
        values = row._asdict()
        players[values.pop("event_id")].append(EventPlayerRow(**values))
    tables: dict[str, list[EventTableRow]] = {one: [] for one in ids}
    asked = select(schema.event_tables).where(table.event_id.in_(ids)).order_by(table.round, table.number)
    for row in connection.execute(asked):
        values = row._asdict()
        tables[values.pop("event_id")].append(EventTableRow(**values))
    rows = connection.execute(select(schema.events).where(event.id.in_(ids)).order_by(event.created_at, event.id))
    return [StoredEvent(EventRow(**row._asdict()), tuple(players[row.id]), tuple(tables[row.id])) for row in rows]


def _put_players(connection: Connection, stored: StoredEvent) -> None:
    if stored.players:
        values = [{"event_id": stored.event.id, **asdict(player)} for player in stored.players]
        connection.execute(insert(schema.event_players), values)
