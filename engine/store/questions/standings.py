"""A server's people and their finished matches added up, on a connection that is in a transaction (`Store.ask`)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, or_, select

from engine.store import schema


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A person's matches, or those of all robots together (`user_id` None). `places` and `points` are sums; whoever
    resigned came last and has not won."""

    user_id: int | None
    matches: int
    wins: int
    places: int
    points: int


@dataclass(frozen=True, slots=True)
class Span:
    """Which matches: a server's, of one game or all, that ended at `since` or later and before `until`."""

    guild_id: int
    game: str | None = None
    since: int | None = None
    until: int | None = None


def within(span: Span) -> ColumnElement[bool]:
    """Whether a row of `match_results` is meant; not where the deals were those of another match."""
    match, table = schema.match_results.c, schema.tables.c
    again = exists().where(table.id == match.table_id, table.deals_of.is_not(None))
    wanted = [match.guild_id == span.guild_id, ~again]
    if span.game is not None:
        wanted.append(match.game == span.game)
    if span.since is not None:
        wanted.append(match.ended_at >= span.since)
    if span.until is not None:
        wanted.append(match.ended_at < span.until)
    return and_(*wanted)


def standings(connection: Connection, span: Span, *, robots_alone: bool = False) -> list[StandingRow]:
    """Everybody who played against people (`robots_alone`: only against robots), in no order; robots in either case."""
    seat, other, match = schema.match_seats.c, schema.match_seats.alias("other"), schema.match_results.c
    opposite = and_(other.c.table_id == seat.table_id, other.c.side != seat.side)
    sides = select(func.max(other.c.side) + 1).where(other.c.table_id == seat.table_id).scalar_subquery()
    met = exists().where(opposite, other.c.user_id.is_not(None))
    faced = and_(~met, exists().where(opposite)) if robots_alone else met
    asked = (
        select(
            seat.user_id,
            func.count(seat.table_id.distinct()).label("matches"),
            func.sum(case((and_(seat.place == 1, seat.resigned.is_(False)), 1), else_=0)).label("wins"),
            func.sum(case((seat.resigned, sides), else_=seat.place)).label("places"),
            func.sum(seat.total).label("points"),
        )
        .join_from(schema.match_seats, schema.match_results, match.table_id == seat.table_id)
        .where(within(span), or_(seat.user_id.is_(None), faced))
        .group_by(seat.user_id)
    )
    return [
        StandingRow(row.user_id, row.matches, int(row.wins), int(row.places), int(row.points))
        for row in connection.execute(asked)
    ]


def _latest_names(guild_id: int, user_ids: Collection[int]) -> Select[Any]:
    seat, match = schema.match_seats.c, schema.match_results.c
    order = func.row_number().over(partition_by=seat.user_id, order_by=(match.ended_at.desc(), match.table_id))
    named = (
        select(seat.user_id, seat.name, order.label("age"))
        .join_from(schema.match_seats, schema.match_results, match.table_id == seat.table_id)
        .where(match.guild_id == guild_id, seat.user_id.in_(user_ids))
        .subquery()
    )
    return select(named.c.user_id, named.c.name).where(named.c.age == 1)


def names(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """The names under which people last finished a match on this server: elsewhere they may go by others."""
    return {row.user_id: row.name for row in connection.execute(_latest_names(guild_id, user_ids))}


def most_played(connection: Connection, guild_id: int) -> str | None:
    """The game of which a server has finished the most matches."""
    match = schema.match_results.c
    asked = select(match.game).where(match.guild_id == guild_id).group_by(match.game)
    found: str | None = connection.scalar(asked.order_by(func.count().desc(), match.game).limit(1))
    return found


def games_played(connection: Connection, span: Span) -> list[str]:
    """The games of which matches were finished in the span, the most played first."""
    match = schema.match_results.c
    asked = select(match.game).where(within(span)).group_by(match.game).order_by(func.count().desc(), match.game)
    return list(connection.scalars(asked))
