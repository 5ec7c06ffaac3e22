"""Queries for a person's or server's data: export, pseudonyms instead of deleted people, deletion of servers, and of
rows that are kept for a limited time (older ones than `before`, in seconds UTC, are deleted).

`PERSONAL` lists every column that can name a person. `docs/privacy.md` describes all columns; a test compares.
"""

import json
from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    union,
    update,
)

from engine.store import schema
from engine.store.questions import queries, ratings, tallies
from engine.store.questions.statements import put, slow, writes, writes_at_once
from engine.store.rows import PRIVATE
from engine.store.shards import Shards


class Personal(NamedTuple):
    """A table's columns that name people: ids with the names beside them, and JSON with ids and names inside."""

    ids: dict[str, str | None]
    json: tuple[str, ...] = ()


PERSONAL: Final[dict[Table, Personal]] = {
    schema.players: Personal({"user_id": "name"}, ("settings",)),
    schema.tables: Personal({"host_id": None, "called_user_id": None}, ("participants", "on_turn")),
    schema.seats: Personal({"user_id": "name"}),
    schema.premoves: Personal({"user_id": None}),
    schema.hands: Personal({"user_id": None}),
    schema.match_seats: Personal({"user_id": "name"}),
    schema.ratings: Personal({"user_id": None}),
    schema.unfinished: Personal({"user_id": None}),
    schema.tallies: Personal({"user_id": "name"}),
    schema.pairs: Personal({"user_id": None, "other_user_id": None}),
    schema.as_text(schema.careers): Personal({"user_id": None}),
    schema.achievements: Personal({"user_id": None}),
    schema.dailies: Personal({"user_id": None}),
    schema.puzzles: Personal({"user_id": None}),
    schema.as_text(schema.events): Personal({"host_id": "host"}, ("plan",)),
    schema.event_players: Personal({"user_id": "name"}),
    schema.as_text(schema.event_tables): Personal({}, ("people", "places")),
    schema.guild_settings: Personal({}, ("settings",)),
}
DROPPED: Final = (schema.players, schema.premoves, schema.hands, schema.puzzles)
"""Rows that serve only the person: they are deleted with them."""
UNNAMED: Final = ("called_user_id",)
"""Ids that no pseudonym replaces."""
PSEUDONYM: Final = tallies.PSEUDONYM
"""The name of a row of `meta`."""
NAMES: Final = {"user_id": "name", "friend_id": "friend", "about_id": "about", "host_id": "host"}
"""In JSON: the key of a person's id, and the key of their name beside it."""
OF_SERVER: Final = (
    schema.tables,
    schema.events,
    schema.seasons,
    schema.tallies,
    schema.pairs,
    schema.careers,
    schema.weekly_posts,
    schema.guild_settings,
)
"""The tables whose rows belong to a server. What refers to a deleted row goes with it."""
LEFT: Final = "left_at"
"""In a server's settings: when the bot was first missing there."""
OVER: Final = ("finished", "cancelled")


@slow
def export_person(connection: Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """All rows that name a person, by table. Names and ids of other people are left out, and so are secret deals."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, personal in PERSONAL.items():
        rows = []
        # Who ignores the person stays secret: others' settings are not theirs.
        which = table.c.user_id == user_id if table in DROPPED else _naming(table, personal, user_id)
        for row in connection.execute(select(table).where(which).order_by(*table.primary_key)):
            values = row._asdict()
            for column, name in personal.ids.items():
                if values[column] != user_id:
                    values.pop(column)
                    values.pop(name or "", None)
            for column in personal.json:
                values[column] = _only(json.loads(values[column] or "null"), user_id)
            values.pop("seed_chain", None)
            values.pop("seed", None)
            rows.append(values)
        if rows:
            found[table.name] = rows
    own = and_(schema.seats.c.table_id == schema.steps.c.table_id, schema.seats.c.seat == schema.steps.c.seat)
    moves = select(schema.steps).join(schema.seats, own).where(schema.seats.c.user_id == user_id)
    steps = connection.execute(moves.order_by(*schema.steps.primary_key))
    return found | {schema.steps.name: [row._asdict() for row in steps]}


@slow
def tables_naming(connection: Connection, user_id: int, statuses: Collection[str], shards: Shards) -> list[str]:
    """The ids of these shards' tables in one of these states whose rows name a person."""
    at = schema.tables.c
    seated = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user_id)
    named = or_(_naming(schema.tables, PERSONAL[schema.tables], user_id), at.id.in_(seated))
    which = named, at.status.in_(statuses), shards.where(at.guild_id)
    return list(connection.scalars(select(at.id).where(*which).order_by(at.id)))


@slow
def events_naming(connection: Connection, user_id: int, shards: Shards) -> list[str]:
    """The ids of these shards' events whose rows name a person."""
    event, player, table = schema.as_text(schema.events), schema.event_players.c, schema.as_text(schema.event_tables)
    signed_up = select(player.event_id).where(player.user_id == user_id)
    seated = select(table.c.event_id).where(_naming(table, PERSONAL[table], user_id))
    named = or_(_naming(event, PERSONAL[event], user_id), event.c.id.in_(signed_up), event.c.id.in_(seated))
    return list(connection.scalars(select(event.c.id).where(named, shards.where(event.c.guild_id))))


class Forgotten(NamedTuple):
    """The pseudonym of a person whose data is deleted, and the number of changed rows."""

    number: int
    rows: int


@writes_at_once
def forget_person(connection: Connection, user_id: int, statuses: Collection[str], mark: str) -> Forgotten:
    """Replace a person's id and name everywhere by a pseudonym, which begins with `mark`, and delete their settings
    and premoves. Tables in one of these states and events get their next version: a process that has them in memory
    reads them again before it writes."""
    number, everywhere = _new_pseudonym(connection), Shards()
    name = f"{mark}{-number}"
    for table, ids in (
        (schema.tables, tables_naming(connection, user_id, statuses, everywhere)),
        (schema.events, events_naming(connection, user_id, everywhere)),
    ):
        these = update(table).where(table.c.id == bindparam("of"))
        if ids:
            connection.execute(these.values(version=table.c.version + 1), [{"of": one} for one in ids])
    changed = 0
    for table, personal in sorted(PERSONAL.items(), key=lambda item: item[0] in DROPPED):
        if table in DROPPED:
            changed += connection.execute(delete(table).where(table.c.user_id == user_id)).rowcount
        for column, beside in personal.ids.items() if table not in DROPPED else ():
            values: dict[str, Any] = {column: None if column in UNNAMED else number} | (
                {beside: name} if beside else {}
            )
            changed += connection.execute(update(table).where(table.c[column] == user_id).values(values)).rowcount
        for column in personal.json:
            for key, text in _texts(connection, table, table.c[column], user_id):
                plain = renamed(json.loads(text), user_id, number, name)
                connection.execute(update(table).where(key).values({column: json.dumps(plain)}))
                changed += 1
    return Forgotten(number, changed)


def last_pseudonym(connection: Connection) -> int:
    """The id that the last deleted person got. Each is one lower than the one before; 0: none is counted yet. Discord's
    ids are positive."""
    counted = connection.scalar(select(schema.meta.c.value).where(schema.meta.c.name == PSEUDONYM))
    return 0 if counted is None else int(counted)


def _new_pseudonym(connection: Connection) -> int:
    """The next one. The first one is lower than all that 1.0.0 gave without counting them."""
    columns = [table.c[column] for table, personal in PERSONAL.items() for column in personal.ids]
    last = last_pseudonym(connection) or min(0, *(connection.scalar(select(func.min(one))) or 0 for one in columns))
    put(connection, schema.meta, {"name": PSEUDONYM, "value": str(last - 1)})
    return last - 1


@slow
def deleted_players(connection: Connection, statuses: Collection[str], shards: Shards) -> list[tuple[str, int]]:
    """These shards' tables in one of these states where a pseudonym still has a seat or is a guest: the table's id and
    the pseudonym's, or 0 for guests."""
    at, seat = schema.tables.c, schema.seats.c
    open_ = at.status.in_(statuses), shards.where(at.guild_id)
    seats = select(at.id, seat.user_id).join_from(schema.tables, schema.seats, at.id == seat.table_id)
    seated = seats.where(seat.user_id < 0, seat.resigned.is_(False), *open_)
    guests = select(at.id, literal(0)).where(at.participants.like('%"user_id": -%'), *open_)
    return [(row[0], row[1]) for asked in (seated, guests) for row in connection.execute(asked)]


def blocking(connection: Connection, shards: Shards) -> list[int]:
    """These shards' servers whose managers have blocked someone."""
    at = schema.guild_settings.c
    which = at.settings.like('%"blocked": [{%'), shards.where(at.guild_id)
    return list(connection.scalars(select(at.guild_id).where(*which).order_by(at.guild_id)))


@writes
def forget_server(connection: Connection, guild_id: int) -> int:
    """Delete all rows of a server, and people who are named nowhere else and have no settings. Return the number of
    deleted tables."""
    counts = [connection.execute(delete(table).where(table.c.guild_id == guild_id)).rowcount for table in OF_SERVER]
    seated = select(schema.seats.c.user_id).where(schema.seats.c.user_id.is_not(None))
    at = schema.players.c
    connection.execute(delete(schema.players).where(at.settings.is_(None), at.user_id.not_in(seated)))
    return counts[0]


# -- kept for a limited time --


@writes
def departed(connection: Connection, shards: Shards, here: Collection[int], now: int, before: int) -> list[int]:
    """Note the servers of these shards where the bot is missing now, and clear the notes of those where it is back
    (`here`). Returns the servers where it has been missing since `before` or longer."""
    at = schema.guild_settings.c
    ids = union(*(select(table.c.guild_id).where(shards.where(table.c.guild_id)) for table in OF_SERVER))
    known = {guild_id for guild_id in connection.scalars(ids) if guild_id}  # 0 is the program itself
    noted = set(connection.scalars(select(at.guild_id).where(at.settings.like(f'%"{LEFT}"%'))))
    found = []
    for guild_id in sorted(known - set(here) | known & noted):
        if guild_id in here:
            queries.change_guild_settings(connection, guild_id, _back)
            continue
        queries.change_guild_settings(connection, guild_id, lambda kept: {LEFT: now, **kept})
        if queries.guild_settings(connection, guild_id)[LEFT] <= before:
            found.append(guild_id)
    return found


def _back(settings: queries.Settings) -> queries.Settings:
    """A server's settings where the bot is again."""
    return {name: value for name, value in settings.items() if name != LEFT}


@writes
def forget_clicks(connection: Connection, shards: Shards, before: int) -> None:
    """Forget the ids of clicks at closed tables without a finished round: they prove no deal."""
    at, step = schema.tables.c, schema.steps.c
    unproven = ~exists().where(schema.round_results.c.table_id == at.id)
    closed = and_(at.status == "cancelled", at.active_at < before, shards.where(at.guild_id), unproven)
    these = select(at.id).where(closed)
    clicked = update(schema.steps).where(step.table_id.in_(these), step.interaction_id.is_not(None))
    connection.execute(clicked.values(interaction_id=None))
    connection.execute(update(schema.tables).where(closed, at.seed_chain.is_not(None)).values(seed_chain=None))


@writes
def forget_solitaires(connection: Connection, shards: Shards, before: int) -> int:
    """Delete private tables that are over, except counted daily rows. Returns their number."""
    at = schema.tables.c
    counted = exists().where(schema.dailies.c.table_id == at.id)
    over = and_(at.message_id == PRIVATE, at.status.in_(OVER), at.active_at < before)
    ratings.one_at_a_time(connection)
    gone = list(connection.scalars(select(at.id).where(over, ~counted, shards.where(at.guild_id))))
    for table_id in gone:
        tallies.book(connection, table_id, -1)
        connection.execute(delete(schema.tables).where(at.id == table_id))
    return len(gone)


# -- names --


def _naming(table: Table, personal: Personal, user_id: int) -> Any:
    """Whether a row names a person. JSON is searched as text, which may find a few rows too many."""
    return or_(
        *(table.c[column] == user_id for column in personal.ids),
        *(table.c[column].like(f"%{user_id}%") for column in personal.json),
    )


def _texts(connection: Connection, table: Table, column: Column[Any], user_id: int) -> Iterator[tuple[Any, str]]:
    """The condition and the text of each row whose JSON contains the id's digits."""
    key = list(table.primary_key)
    for row in connection.execute(select(*key, column).where(column.like(f"%{user_id}%"))).all():
        yield and_(*(part == value for part, value in zip(key, row, strict=False))), row[-1]


def _only(plain: Any, user_id: int) -> Any:
    """JSON without the ids and names of other people."""
    if isinstance(plain, dict):
        others = any(key in plain and plain[key] != user_id for key in NAMES)
        mine = {key for key in NAMES if plain.get(key) == user_id}
        hidden = {part for key, name in NAMES.items() if key not in mine for part in (key, name)} if others else set()
        return (
            {key: _only(value, user_id) for key, value in plain.items() if key not in hidden}
            if mine or not others
            else None
        )
    if isinstance(plain, list):
        kept = [_only(value, user_id) for value in plain if not isinstance(value, int) or value == user_id]
        return [value for value in kept if value is not None]
    return plain


def renamed(plain: Any, user_id: int, pseudonym: int, name: str) -> Any:
    """Parsed JSON with a person's ids and the names beside them replaced."""
    if isinstance(plain, dict):
        kept = {key: renamed(value, user_id, pseudonym, name) for key, value in plain.items()}
        for id_key, name_key in NAMES.items():
            if plain.get(id_key) == user_id:
                kept |= {id_key: pseudonym} | ({name_key: name} if name_key in plain else {})
        return kept
    if isinstance(plain, list):
        return [pseudonym if value == user_id else renamed(value, user_id, pseudonym, name) for value in plain]
    return plain
