"""What the store is asked about matches that are over, each on a connection that is in a transaction (`Store.ask`)."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, distinct, exists, func, or_, select

from engine.store import schema
from engine.store.rows import MatchSeatRow


class Kind(StrEnum):
    """Who played against whom; each kind is counted apart."""

    PEOPLE = "people"
    """People on two sides at least."""
    ROBOTS = "robots"
    """All people on one side: the opponents were robots alone."""
    ALONE = "alone"
    """A solitaire."""
    SAME_DEAL = "same_deal"
    """Whoever with: the deals were those of another match."""
    BROKEN_OFF = "broken_off"
    """Begun, and ended without a result."""


FINISHED = (Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE, Kind.SAME_DEAL)


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody may see where they stand: matches that were shown in this channel, and those of this server at
    which they sat; a solitaire is its player's alone."""

    guild_id: int | None
    channel_id: int
    user_id: int
    private: int
    """The message id that stands for a table without a message."""


@dataclass(frozen=True, slots=True)
class PastRow:
    """A match that is over. Of one that was broken off, a seat's side is its own number, and place and total are 0."""

    table_id: str
    guild_id: int | None
    channel_id: int
    message_id: int | None
    game: str
    rounds: int
    ended_at: int
    kind: Kind
    seats: tuple[MatchSeatRow, ...]


def _kinds() -> dict[Kind, ColumnElement[bool]]:
    """By kind, whether a row of `tables` (joined with its result) is of it."""
    table, match, seat, chair, step = (
        schema.tables.c, schema.match_results.c, schema.match_seats.c, schema.seats.c, schema.steps.c,
    )  # fmt: skip
    sides = select(func.count(distinct(seat.side))).where(seat.table_id == table.id, seat.user_id.is_not(None))
    people = sides.scalar_subquery()
    seats = select(func.count()).where(chair.table_id == table.id).scalar_subquery()
    finished = and_(match.table_id.is_not(None), table.deals_of.is_(None))
    return {
        Kind.PEOPLE: and_(finished, people > 1),
        Kind.ROBOTS: and_(finished, people < 2, seats > 1),
        Kind.ALONE: and_(finished, seats == 1),
        Kind.SAME_DEAL: and_(match.table_id.is_not(None), table.deals_of.is_not(None)),
        Kind.BROKEN_OFF: and_(
            match.table_id.is_(None), table.status == "cancelled", exists().where(step.table_id == table.id)
        ),
    }


def _sat(user_id: int) -> ColumnElement[bool]:
    """Whether somebody sat at a row of `tables`."""
    chair = schema.seats.c
    return exists().where(chair.table_id == schema.tables.c.id, chair.user_id == user_id)


def _visible(seen: Seen) -> ColumnElement[bool]:
    table = schema.tables.c
    shown = or_(table.message_id.is_(None), table.message_id != seen.private)
    together = select(func.count()).where(schema.seats.c.table_id == table.id).scalar_subquery() > 1
    here = and_(table.channel_id == seen.channel_id, shown, together)
    return and_(table.guild_id == seen.guild_id, or_(here, _sat(seen.user_id)))


def _past(kinds: Sequence[Kind]) -> Select[Any]:
    """Matches that are over, the latest first."""
    table, match = schema.tables.c, schema.match_results.c
    ended = func.coalesce(match.ended_at, table.active_at).label("ended_at")
    by_kind = _kinds()
    return (
        select(table.id, table.guild_id, table.channel_id, table.message_id, table.game, match.rounds, ended)
        .add_columns(*(condition.label(kind) for kind, condition in by_kind.items()))
        .select_from(schema.tables.outerjoin(schema.match_results, match.table_id == table.id))
        .where(or_(*(by_kind[kind] for kind in kinds)))
        .order_by(ended.desc(), table.id)
    )


def history(
    connection: Connection,
    seen: Seen | None,
    *,
    kinds: Sequence[Kind],
    guild_id: int | None = None,
    user_id: int | None = None,
    channel_id: int | None = None,
    game: str | None = None,
    limit: int | None = None,
    offset: int = 0,
    hidden: Collection[str] = (),
) -> list[PastRow]:
    """Matches that are over, the latest first: those that somebody may see (None: all), at which `user_id` sat, but
    none that is `hidden`."""
    table = schema.tables.c
    asked = _past(kinds).offset(offset)
    asked = asked if limit is None else asked.limit(limit)
    for column, value in (table.guild_id, guild_id), (table.channel_id, channel_id), (table.game, game):
        if value is not None:
            asked = asked.where(column == value)
    if user_id is not None:
        asked = asked.where(_sat(user_id))
    if hidden:
        asked = asked.where(table.id.not_in(hidden))
    if seen is not None:
        asked = asked.where(_visible(seen))
    rows = list(connection.execute(asked))
    seats = _seats(connection, [row.id for row in rows])
    rounds = _rounds_of_broken_off(connection, [row.id for row in rows if row.rounds is None])
    return [_row(row, rounds.get(row.id, 0), seats.get(row.id, [])) for row in rows]


def _row(row: Row[Any], rounds: int, seats: list[MatchSeatRow]) -> PastRow:
    kind = next(kind for kind in Kind if getattr(row, kind))
    return PastRow(
        row.id, row.guild_id, row.channel_id, row.message_id, row.game,
        rounds if row.rounds is None else row.rounds, row.ended_at, kind, tuple(seats),
    )  # fmt: skip


AT_ONCE = 500
"""How many ids a question names: SQLite takes 32,766 values."""


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[MatchSeatRow]]:
    """The seats of matches, with their results if they have any."""
    found: dict[str, list[MatchSeatRow]] = {}
    seat, chair = schema.match_seats.c, schema.seats.c
    for first in range(0, len(ids), AT_ONCE):
        part = ids[first : first + AT_ONCE]
        results = select(schema.match_seats).where(seat.table_id.in_(part)).order_by(seat.table_id, seat.seat)
        for row in connection.execute(results):
            values = row._asdict()
            found.setdefault(values.pop("table_id"), []).append(MatchSeatRow(**values))
        chairs = select(schema.seats).where(chair.table_id.in_([i for i in part if i not in found]))
        for row in connection.execute(chairs.order_by(chair.table_id, chair.seat)):
            one = MatchSeatRow(row.seat, row.seat, row.user_id, row.name, 0, 0, row.resigned)
            found.setdefault(row.table_id, []).append(one)
    return found


def _rounds_of_broken_off(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    at = schema.round_results.c
    asked = select(at.table_id, func.count().label("rounds")).where(at.table_id.in_(ids[:AT_ONCE]))
    return {row.table_id: row.rounds for row in connection.execute(asked.group_by(at.table_id))}


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What a person's side got in a round of a finished match."""

    game: str
    table_id: str
    number: int
    points: int


def rounds_of(connection: Connection, guild_id: int, user_id: int, game: str | None = None) -> list[RoundScore]:
    """The rounds of somebody's finished matches on a server."""
    match, seat, at = schema.match_results.c, schema.match_seats.c, schema.round_results.c
    asked = (
        select(match.game, at.table_id, at.number, at.scores, seat.side)
        .join_from(schema.match_results, schema.match_seats, seat.table_id == match.table_id)
        .join(schema.round_results, at.table_id == match.table_id)
        .where(match.guild_id == guild_id, seat.user_id == user_id)
        .order_by(match.ended_at, at.table_id, at.number)
    )
    if game is not None:
        asked = asked.where(match.game == game)
    return [
        RoundScore(row.game, row.table_id, row.number, json.loads(row.scores)[row.side])
        for row in connection.execute(asked)
    ]
