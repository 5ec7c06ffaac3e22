"""Finished and abandoned matches, and who may see them (`Store.ask`)."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, distinct, exists, func, or_, select

from engine.store import schema
from engine.store.rows import PRIVATE, MatchSeatRow


class Kind(StrEnum):
    """The opponents in a match. Each kind is counted apart."""

    PEOPLE = "people"
    """People on at least two sides."""
    ROBOTS = "robots"
    """All people on one side, robots on the others."""
    ALONE = "alone"
    """A solitaire."""
    SAME_DEAL = "same_deal"
    """With the deals of another match, against anyone."""
    BROKEN_OFF = "broken_off"
    """Abandoned after the first move."""


FINISHED = (Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE, Kind.SAME_DEAL)
AT_ONCE = 500
"""How many ids one statement names. SQLite takes at most 32,766 values."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. In an abandoned one each seat is its own side, with place and total 0."""

    table_id: str
    guild_id: int | None
    channel_id: int
    game: str
    rounds: int
    ended_at: int
    kind: Kind
    seats: tuple[MatchSeatRow, ...]

    @property
    def sides(self) -> int:
        """How many sides it had."""
        return len({seat.side for seat in self.seats})

    def seat_of(self, user_id: int) -> MatchSeatRow | None:
        """A person's seat."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def place_of(self, seat: MatchSeatRow) -> int:
        """A seat's place: the last one if its player resigned."""
        return self.sides if seat.resigned else seat.place


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What a person's side scored in a round of a finished match."""

    game: str
    table_id: str
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What a person may see in a channel: its public matches, and matches of the server they played in. A solitaire is
    visible to its player alone."""

    guild_id: int | None
    channel_id: int
    user_id: int


def _kinds() -> dict[Kind, ColumnElement[bool]]:
    """By kind, the condition on a row of `tables`, joined with its result."""
    table, match, seat, chair, step = (
        schema.tables.c, schema.match_results.c, schema.match_seats.c, schema.seats.c, schema.steps.c,
    )  # fmt: skip
    sides = select(func.count(distinct(seat.side))).where(seat.table_id == table.id, seat.user_id.is_not(None))
    people = sides.scalar_subquery()
    seats = select(func.count()).where(chair.table_id == table.id).scalar_subquery()
    finished = and_(match.table_id.is_not(None), table.deals_of.is_(None))
    begun = exists().where(step.table_id == table.id)
    return {
        Kind.PEOPLE: and_(finished, people > 1),
        Kind.ROBOTS: and_(finished, people < 2, seats > 1),
        Kind.ALONE: and_(finished, seats == 1),
        Kind.SAME_DEAL: and_(match.table_id.is_not(None), table.deals_of.is_not(None)),
        Kind.BROKEN_OFF: and_(match.table_id.is_(None), table.status == "cancelled", begun),
    }


def _sat(user_id: int) -> ColumnElement[bool]:
    chair = schema.seats.c
    return exists().where(chair.table_id == schema.tables.c.id, chair.user_id == user_id)


def _visible(seen: Seen) -> ColumnElement[bool]:
    table = schema.tables.c
    public = or_(table.message_id.is_(None), table.message_id != PRIVATE)
    together = select(func.count()).where(schema.seats.c.table_id == table.id).scalar_subquery() > 1
    here = and_(table.channel_id == seen.channel_id, public, together)
    return and_(table.guild_id == seen.guild_id, or_(here, _sat(seen.user_id)))


def _past(kinds: Sequence[Kind]) -> Select[Any]:
    """Matches that are over, the latest first."""
    table, match, round_ = schema.tables.c, schema.match_results.c, schema.round_results.c
    ended = func.coalesce(match.ended_at, table.active_at).label("ended_at")
    played = select(func.count()).where(round_.table_id == table.id).scalar_subquery()
    rounds = func.coalesce(match.rounds, played).label("rounds")
    by_kind = _kinds()
    return (
        select(table.id, table.guild_id, table.channel_id, table.game, rounds, ended)
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
) -> list[PastMatch]:
    """Matches that are over, the latest first: all, or those visible to a person; those with `user_id`; none of
    `hidden`."""
    table = schema.tables.c
    asked = _past(kinds).where(table.id.not_in(hidden)).limit(limit).offset(offset)
    for column, value in (table.guild_id, guild_id), (table.channel_id, channel_id), (table.game, game):
        if value is not None:
            asked = asked.where(column == value)
    if user_id is not None:
        asked = asked.where(_sat(user_id))
    if seen is not None:
        asked = asked.where(_visible(seen))
    rows = list(connection.execute(asked))
    seats = _seats(connection, [row.id for row in rows])
    return [
        PastMatch(
            row.id, row.guild_id, row.channel_id, row.game, row.rounds, row.ended_at,
            next(kind for kind in Kind if getattr(row, kind)), tuple(seats[row.id]),
        )
        for row in rows
    ]  # fmt: skip


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[MatchSeatRow]]:
    """The seats of matches, with their results if they have any."""
    found: dict[str, list[MatchSeatRow]] = {table_id: [] for table_id in ids}
    chair, result = schema.seats.c, schema.match_seats.c
    same = and_(result.table_id == chair.table_id, result.seat == chair.seat)
    side, place, total = (
        func.coalesce(known, other)
        for known, other in ((result.side, chair.seat), (result.place, 0), (result.total, 0))
    )
    asked = (
        select(chair.table_id, chair.seat, side, chair.user_id, chair.name, place, total, chair.resigned)
        .select_from(schema.seats.outerjoin(schema.match_seats, same))
        .order_by(chair.table_id, chair.seat)
    )
    for first in range(0, len(ids), AT_ONCE):
        for table_id, *values in connection.execute(asked.where(chair.table_id.in_(ids[first : first + AT_ONCE]))):
            found[table_id].append(MatchSeatRow(*values))
    return found


def rounds_of(connection: Connection, guild_id: int, user_id: int, game: str | None = None) -> list[RoundScore]:
    """The rounds of a person's finished matches on a server."""
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
