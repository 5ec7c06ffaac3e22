"""A server's finished matches added up by person (`Store.ask`)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select

from engine.store import schema


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches added up. A player who resigned has not won and came last, with the points of their side."""

    matches: int = 0
    wins: int = 0
    places: int = 0
    """The sum of the places; so are points."""
    points: int = 0
    shared: int = 0
    """Wins shared with another side, where that is counted."""

    @property
    def place(self) -> float | None:
        """The average place."""
        return self.places / self.matches if self.matches else None

    @property
    def average(self) -> float | None:
        """Points per match."""
        return self.points / self.matches if self.matches else None


@dataclass(frozen=True, slots=True)
class Span:
    """A server's matches, of one game or all, that ended at `since` or later and before `until`."""

    guild_id: int
    game: str | None = None
    since: int | None = None
    until: int | None = None

    def holds(self, at: Any) -> ColumnElement[bool]:
        """Whether a row is in the span, by the columns of its table."""
        wanted = [at.guild_id == self.guild_id]
        if self.game is not None:
            wanted.append(at.game == self.game)
        if self.since is not None:
            wanted.append(at.ended_at >= self.since)
        if self.until is not None:
            wanted.append(at.ended_at < self.until)
        return and_(*wanted)


def within(span: Span) -> ColumnElement[bool]:
    """Whether a row of `match_results` counts in the span. Matches with the deals of another match don't."""
    match, table = schema.match_results.c, schema.tables.c
    again = exists().where(table.id == match.table_id, table.deals_of.is_not(None))
    return and_(span.holds(match), ~again)


def standings(connection: Connection, span: Span, *, robots_alone: bool = False) -> dict[int | None, Tally]:
    """By person, the matches against people (`robots_alone`: against robots alone). None stands for all robots."""
    seat, other, match = schema.match_seats.c, schema.match_seats.alias("other"), schema.match_results.c
    opposite = and_(other.c.table_id == seat.table_id, other.c.side != seat.side)
    sides = select(func.max(other.c.side) + 1).where(other.c.table_id == seat.table_id).scalar_subquery()
    met = exists().where(opposite, other.c.user_id.is_not(None))
    faced = and_(~met, exists().where(opposite)) if robots_alone else met
    asked = (
        select(
            seat.user_id,
            func.count(seat.table_id.distinct()),
            func.sum(case((and_(seat.place == 1, seat.resigned.is_(False)), 1), else_=0)),
            func.sum(case((seat.resigned, sides), else_=seat.place)),
            func.sum(seat.total),
        )
        .join_from(schema.match_seats, schema.match_results, match.table_id == seat.table_id)
        .where(within(span), or_(seat.user_id.is_(None), faced))
        .group_by(seat.user_id)
    )
    return {user_id: Tally(*map(int, sums)) for user_id, *sums in connection.execute(asked)}


def names(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """The names under which people last finished a match on this server. On other servers they may have others."""
    seat, match = schema.match_seats.c, schema.match_results.c
    order = func.row_number().over(partition_by=seat.user_id, order_by=(match.ended_at.desc(), match.table_id))
    named = (
        select(seat.user_id, seat.name, order.label("age"))
        .join_from(schema.match_seats, schema.match_results, match.table_id == seat.table_id)
        .where(match.guild_id == guild_id, seat.user_id.in_(user_ids))
        .subquery()
    )
    return {row.user_id: row.name for row in connection.execute(select(named).where(named.c.age == 1))}


def games_played(connection: Connection, span: Span) -> list[str]:
    """The games of the matches in the span, the most played first."""
    match = schema.match_results.c
    asked = select(match.game).where(within(span)).group_by(match.game).order_by(func.count().desc(), match.game)
    return list(connection.scalars(asked))
