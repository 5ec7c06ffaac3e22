"""Queries for tables and settings. Each runs on a connection that is in a transaction."""

import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, or_, select, union_all, update

from engine.store import schema
from engine.store.errors import Damaged
from engine.store.questions import statements
from engine.store.questions.statements import PUBLIC, add, apart, columns, fetch, fetch_parts, put, slow, writes
from engine.store.rows import PRIVATE, STATUSES, PremovesRow, SeatRow, Shown, StepRow, StoredTable, TableRow, WeeklyRow
from engine.store.shards import Shards

log = logging.getLogger(__name__)

LATEST_MATCHES: Final = 8
"""The number of a person's finished matches that tell when they are awake."""
CHOICES: Final = "choices "
"""Begins the names of rows of `meta`; the number of a group of people follows."""
GROUPS: Final = 64
Settings = dict[str, Any]
"""The stored choices of a person or a server by name."""


def _settings(text: str | None) -> Settings:
    """Stored settings; unreadable ones count as none."""
    with suppress(ValueError):
        settings = json.loads(text or "{}")
        if isinstance(settings, dict):
            return settings
    log.error("The settings of a server or a person are unreadable; the defaults apply.")
    return {}


def guild_settings(connection: Connection, guild_id: int) -> Settings:
    """A server's settings."""
    return _settings(connection.scalar(statements.GUILD, {"of": guild_id}))


@writes
def change_server(
    connection: Connection, guild_id: int, edit: Callable[[Settings, WeeklyRow], tuple[Settings, WeeklyRow]]
) -> None:
    """Replace a server's settings, and those of its regular posts, by what `edit` makes of them. Two changes at
    the same moment follow one another: the first one locks the row."""
    put(connection, schema.guild_settings, {"guild_id": guild_id, "settings": "{}"}, replace=False)
    before = _settings(connection.scalar(statements.GUILD_ALONE, {"of": guild_id})), weekly_of(connection, guild_id)
    settings, weekly = edit(*before)
    if settings != before[0]:
        values = {"guild_id": guild_id, "settings": json.dumps(settings, sort_keys=True)}
        put(connection, schema.guild_settings, values)
    if weekly != before[1]:
        put(connection, schema.weekly_posts, columns(schema.weekly_posts, weekly))


@writes
def change_guild_settings(connection: Connection, guild_id: int, edit: Callable[[Settings], Settings]) -> None:
    """The same for the settings alone."""
    change_server(connection, guild_id, lambda settings, weekly: (edit(settings), weekly))


@writes
def change_weekly(connection: Connection, guild_id: int, edit: Callable[[WeeklyRow], WeeklyRow]) -> None:
    """The same for the regular posts alone."""
    change_server(connection, guild_id, lambda settings, weekly: (settings, edit(weekly)))


def player_settings(connection: Connection, user_id: int) -> Settings:
    """A person's settings."""
    return settings_of_players(connection, (user_id,)).get(user_id, {})


def settings_of_players(connection: Connection, user_ids: Sequence[int]) -> dict[int, Settings]:
    """The settings of several known people."""
    return {row.user_id: _settings(row.settings) for row in connection.execute(statements.PLAYERS, {"ids": user_ids})}


@writes
def change_player(connection: Connection, user_id: int, name: str, edit: Callable[[Settings], Settings]) -> None:
    """Replace a person's settings by what `edit` makes of them, and their last known name. Two changes at the same
    moment follow one another: the first one locks the row."""
    put(connection, schema.players, {"user_id": user_id, "name": name, "seen_at": 0}, replace=False)
    settings = edit(_settings(connection.scalar(statements.PLAYER_ALONE, {"of": user_id})))
    values = {"user_id": user_id, "name": name, "seen_at": 0, "settings": json.dumps(settings, sort_keys=True)}
    put(connection, schema.players, values)
    group = f"{CHOICES}{group_of(user_id)}"
    put(connection, schema.meta, {"name": group, "value": "0"}, replace=False)
    connection.execute(statements.COUNT, {"of": group})


def group_of(user_id: int) -> int:
    """The group of people whose changed settings are counted together, so that no id is kept for it. The time in an id
    of Discord begins at its 23rd bit."""
    return (user_id ^ user_id >> 22) % GROUPS


def changed_players(connection: Connection) -> dict[int, int]:
    """How often the settings of each group of people were changed, for the groups where one was."""
    found = connection.execute(statements.COUNTED, {"of": CHOICES})
    return {int(row.name.removeprefix(CHOICES)): int(row.value) for row in found}


def all_ids(connection: Connection) -> list[str]:
    """All table ids. SQLite reads them from the key's index, which is readable even if a table's page is damaged."""
    return list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))


def status_of(connection: Connection, table_id: str) -> str | None:
    """The status of a table, or None."""
    status: str | None = connection.scalar(select(schema.tables.c.status).where(schema.tables.c.id == table_id))
    return status


def _ids(connection: Connection, statuses: Sequence[str], *which: ColumnElement[bool]) -> list[str]:
    """The ids of the tables in one of these states to which all conditions apply, oldest first."""
    at = schema.tables.c
    asked = select(at.id).where(at.status.in_(statuses), *which).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def ids_by_status(connection: Connection, statuses: Sequence[str], shards: Shards) -> list[str]:
    """The ids of these shards' tables in one of these states, oldest first."""
    return _ids(connection, statuses, shards.where(schema.tables.c.guild_id))


def ids_beside(connection: Connection, table_id: str, statuses: Sequence[str]) -> list[str]:
    """The ids of the tables in a table's channel, itself included, in one of these states; oldest first."""
    at, own = schema.tables.c, schema.tables.alias().c
    same = own.channel_id == at.channel_id, own.guild_id.is_not_distinct_from(at.guild_id)
    return _ids(connection, statuses, exists().where(own.id == table_id, *same))


def seated(connection: Connection, user_id: int, statuses: Sequence[str]) -> list[str]:
    """The ids of the tables in one of these states where a person sits."""
    seat = schema.seats.c
    return _ids(connection, statuses, exists().where(seat.table_id == schema.tables.c.id, seat.user_id == user_id))


def moved_at(connection: Connection, user_id: int, statuses: Sequence[str]) -> list[int]:
    """When a person made moves by a click, at the tables in one of these states and in their latest finished
    matches."""
    seat, step, ended = schema.seats.c, schema.steps.c, schema.match_seats.c
    playing = select(seat.table_id, seat.seat).join_from(schema.seats, schema.tables)
    playing = playing.where(seat.user_id == user_id, schema.tables.c.status.in_(statuses))
    latest = select(ended.table_id, ended.seat).where(ended.user_id == user_id)
    latest = select(latest.order_by(ended.ended_at.desc()).limit(LATEST_MATCHES).subquery())
    mine = union_all(playing, latest).subquery()
    own = and_(step.table_id == mine.c.table_id, step.seat == mine.c.seat, step.interaction_id.is_not(None))
    return list(connection.scalars(select(step.at).join_from(mine, schema.steps, own)))


def rematch_of(connection: Connection, table_id: str, statuses: Sequence[str]) -> str | None:
    """The newest rematch of a table that is in one of these states."""
    return next(reversed(_ids(connection, statuses, schema.tables.c.rematch_of == table_id)), None)


def uneven_clocks(connection: Connection, which: ColumnElement[bool]) -> list[tuple[str, str, int]]:
    """Id, clock and deadline of the tables whose running clock leaves out weekends or quiet hours."""
    at = schema.tables.c
    uneven = or_(at.clock.like('%"weekends"%'), at.clock.like('%"quiet"%'))
    asked = select(at.id, at.clock, at.deadline).where(at.deadline.is_not(None), which, uneven)
    return [(row.id, row.clock, row.deadline) for row in connection.execute(asked)]


@slow
def unshown(connection: Connection, statuses: Sequence[str], since: int, shards: Shards) -> list[str]:
    """The ids of these shards' tables in one of these states, oldest first, that still have a ping or notice there,
    or that changed at `since` or later and have an outdated public message."""
    at = schema.tables.c
    behind = or_(at.shown_version.is_(None), at.shown_version != at.version, at.posting.is_not(None))
    left = or_(at.call_message_id.is_not(None), at.notice_message_id.is_not(None))
    due = or_(left, and_(behind, PUBLIC, at.active_at >= since))
    return _ids(connection, statuses, shards.where(at.guild_id), due)


@writes
def forget_shown(connection: Connection, statuses: Sequence[str]) -> None:
    """Clear the columns about the messages of tables in these states."""
    at = schema.tables.c
    messages = ("call_message_id", "call_channel_id", "notice_message_id")
    nothing = dict.fromkeys(("shown_version", "posting", "called_user_id", "told", *messages))
    which = update(schema.tables).where(at.status.in_(statuses))
    connection.execute(which.values(nothing))
    connection.execute(which.where(at.message_id != PRIVATE).values(message_id=None))


def rows(connection: Connection, table_ids: Sequence[str]) -> list[TableRow]:
    """Tables without seats and steps, oldest first."""
    return [_table(row) for row in connection.execute(statements.ROWS, {"ids": table_ids})]


def load(connection: Connection, table_ids: Sequence[str]) -> list[StoredTable]:
    """Tables with seats, steps and premoves, oldest first."""
    tables, these = rows(connection, table_ids), {"ids": table_ids}
    seats = fetch_parts(connection, SeatRow, statements.SEATS, these)
    steps = fetch_parts(connection, StepRow, statements.STEPS, these)
    premoves = fetch_parts(connection, PremovesRow, statements.PREMOVES, these)
    return [
        StoredTable(row, tuple(seats.get(row.id, ())), tuple(steps.get(row.id, ())), tuple(premoves.get(row.id, ())))
        for row in tables
    ]


@writes
def put_premoves(connection: Connection, table_id: str, rows: Sequence[PremovesRow]) -> None:
    """Replace all premoves at a table."""
    connection.execute(statements.NO_PREMOVES, {"of": table_id})
    add(connection, schema.premoves, rows, table_id=table_id)


def arranged(connection: Connection, table_id: str, user_id: int) -> str | None:
    """How a person arranges their hand at a table; None: they haven't."""
    text: str | None = connection.scalar(statements.ARRANGED, {"of": table_id, "user": user_id})
    return text


@writes
def put_arranged(connection: Connection, table_id: str, user_id: int, text: str) -> None:
    """Replace how a person who sits at a table arranges their hand."""
    seat = schema.seats.c
    apart(connection, schema.hands)
    if connection.scalar(select(exists().where(seat.table_id == table_id, seat.user_id == user_id))):
        put(connection, schema.hands, {"table_id": table_id, "user_id": user_id, "arranged": text})


def _table(row: Row[Any]) -> TableRow:
    values = row._asdict()
    if row.status not in STATUSES:
        raise Damaged(f"table {row.id} has the unknown status {row.status!r}")
    shown = Shown(*(values.pop(name) for name in Shown.__slots__))
    return TableRow(**values, shown=shown)


# -- the same deals --


def deals_family(connection: Connection, table_id: str) -> set[str]:
    """All matches with the deals of this one: itself, the matches it repeats and all their repetitions."""
    at = schema.tables.c
    known: set[str] = set()
    new = {table_id}
    while new:
        known |= new
        asked = select(at.id, at.deals_of).where(or_(at.id.in_(new), at.deals_of.in_(new)))
        new = {one for row in connection.execute(asked) for one in row if one is not None} - known
    return known


def people_with_deals(connection: Connection, table_id: str, besides: str = "") -> set[int]:
    """The people who have played the deals of this match, except at the table `besides`."""
    tables = deals_family(connection, table_id) - {besides}
    seat, table, step = schema.seats.c, schema.tables.c, schema.steps.c
    dealt = select(step.table_id).where(step.table_id == seat.table_id, step.number == 1).exists()
    played = or_(table.status == "playing", dealt)
    asked = select(seat.user_id).join_from(schema.seats, schema.tables, table.id == seat.table_id)
    return set(connection.scalars(asked.where(seat.table_id.in_(tables), seat.user_id.is_not(None), played)))


def same_deals_in_play(
    connection: Connection, statuses: Sequence[str], user_id: int | None, guild_id: int | None
) -> list[tuple[str, str | None, str | None]]:
    """Id, `deals_of` and seed chain of the tables in one of these states that may share their deals with others: where
    a person has a seat, also one they resigned and may come back to, or (None) all of a server."""
    at, seat = schema.tables.c, schema.seats.c
    mine = exists().where(seat.table_id == at.id, seat.user_id == user_id)
    shared = or_(at.deals_of.is_not(None), at.seed_chain.like('%"mates"%'))
    which = at.status.in_(statuses), shared, at.guild_id == guild_id if user_id is None else mine
    return [tuple(row) for row in connection.execute(select(at.id, at.deals_of, at.seed_chain).where(*which))]


def finished_again(connection: Connection, table_id: str, channel_id: int) -> list[str]:
    """The public finished matches of a channel that repeat the deals of this one, oldest first."""
    at = schema.tables.c
    return _ids(connection, ("finished",), at.deals_of == table_id, at.channel_id == channel_id, PUBLIC)


# -- when the bot was last alive --


DRAINED = "drained"


@writes
def note_drain(connection: Connection, on: bool) -> None:
    """Note that boards say when tables go on, or that they don't."""
    connection.execute(delete(schema.meta).where(schema.meta.c.name == DRAINED))
    if on:
        put(connection, schema.meta, {"name": DRAINED, "value": "1"})


@writes
def end_drain(connection: Connection, statuses: Sequence[str]) -> None:
    """After a drain: have the boards of tables in these states drawn again."""
    if connection.execute(select(schema.meta).where(schema.meta.c.name == DRAINED)).first() is not None:
        at = schema.tables.c
        connection.execute(update(schema.tables).where(at.status.in_(statuses)).values(shown_version=None))
        note_drain(connection, False)


ALIVE = "last_alive"
NEVER = -1


def _alive_name(shard: int, count: int) -> str:
    return ALIVE if count == 1 else f"{ALIVE} {shard}/{count}"


@writes
def note_alive(connection: Connection, shards: Shards, now: int) -> None:
    """Store that the process with these shards is alive now."""
    for shard in shards.ids:
        put(connection, schema.meta, {"name": _alive_name(shard, shards.count), "value": str(now)})


def last_alive(connection: Connection, shards: Shards) -> int | None:
    """The earliest time at which one of these shards was last served; None if none ever was.

    Times stored under another shard count apply to all shards.
    """
    at = schema.meta.c
    rows = connection.execute(select(at.name, at.value).where(at.name.startswith(ALIVE, autoescape=True)))
    noted = {row.name: int(row.value) for row in rows}
    ours = [_alive_name(shard, shards.count) for shard in range(shards.count)]
    before = [when for name, when in noted.items() if name not in ours]
    latest = [max((*before, noted.get(ours[shard], NEVER))) for shard in shards.ids]
    return min((when for when in latest if when != NEVER), default=None)


# -- weekly leaderboards and daily results --


def weekly_of(connection: Connection, guild_id: int) -> WeeklyRow:
    """A server's settings, or the defaults."""
    asked = select(schema.weekly_posts).where(schema.weekly_posts.c.guild_id == guild_id)
    return next(iter(fetch(connection, WeeklyRow, asked)), WeeklyRow(guild_id))


def all_weekly(connection: Connection, shards: Shards) -> list[WeeklyRow]:
    """The servers of these shards that have a weekly leaderboard or a daily result."""
    at = schema.weekly_posts.c
    which = or_(at.channel_id.is_not(None), at.daily_channel_id.is_not(None)), shards.where(at.guild_id)
    return fetch(connection, WeeklyRow, select(schema.weekly_posts).where(*which).order_by(at.guild_id))
