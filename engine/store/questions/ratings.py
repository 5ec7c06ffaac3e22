"""Queries for ratings: one row for each seat of a rated match, written with the match and never changed.

A rating is stored in millionths, exactly as the next one is computed from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace

from sqlalchemy import Connection, and_, exists, func, insert, select

from engine.store import schema
from engine.store.questions import seasons
from engine.store.questions.standings import Span
from engine.store.questions.statements import fetch
from engine.store.rows import MatchRow, RatingRow
from engine.units import WEEK

Meetings = Mapping[tuple[int, int], int]
"""The number of rated matches in the last week between two people, by their ids."""
Rate = Callable[[MatchRow, Mapping[int, RatingRow], Meetings, Sequence[int]], Sequence[RatingRow]]
"""Computes the ratings after a match (with `number` 0) from the match, the players' last ratings, their meetings and
the server's `seasons.starts`."""


def latest(connection: Connection, span: Span, user_ids: Collection[int] | None = None) -> list[RatingRow]:
    """The last ratings by game in a span, of these people or all, the most rated matches first."""
    at = schema.ratings.c
    last = select(at.user_id, func.max(at.number).label("number")).where(span.holds(at))
    if user_ids is not None:
        last = last.where(at.user_id.in_(user_ids))
    found = last.group_by(at.user_id, at.game).subquery()
    same = and_(at.guild_id == span.guild_id, at.user_id == found.c.user_id, at.number == found.c.number)
    asked = select(schema.ratings).join(found, same).order_by(at.matches.desc(), at.game, at.user_id)
    return fetch(connection, RatingRow, asked)


def meetings(connection: Connection, match: MatchRow, user_ids: Collection[int]) -> dict[tuple[int, int], int]:
    """The meetings of these people in the week before a match."""
    mine, theirs = schema.ratings.alias("mine").c, schema.ratings.alias("theirs").c
    asked = (
        select(mine.user_id, theirs.user_id.label("other"), func.count().label("often"))
        .where(mine.table_id == theirs.table_id, mine.side != theirs.side)
        .where(mine.guild_id == match.guild_id, mine.game == match.game)
        .where(mine.ended_at > match.ended_at - WEEK)
        .where(mine.user_id.in_(user_ids), theirs.user_id.in_(user_ids))
        .group_by(mine.user_id, theirs.user_id)
    )
    return {(row.user_id, row.other): row.often for row in connection.execute(asked)}


def book(connection: Connection, match: MatchRow, rate: Rate) -> None:
    """Rate a match that was just stored."""
    people = [seat.user_id for seat in match.seats if seat.user_id is not None]
    if match.guild_id is None or not people:
        return
    before = {row.user_id: row for row in latest(connection, Span(match.guild_id, match.game), people)}
    after = rate(match, before, meetings(connection, match, people), seasons.starts(connection, match.guild_id))
    at = schema.ratings.c
    number = connection.scalar(select(func.max(at.number)).where(at.guild_id == match.guild_id)) or 0
    rows = [asdict(replace(row, number=number + 1)) for row in after]
    if rows:
        connection.execute(insert(schema.ratings), rows)


def of_match(connection: Connection, table_id: str) -> list[tuple[RatingRow, RatingRow | None]]:
    """The ratings after a match by seat, each with the person's rating before it or None."""
    at, found = schema.ratings.c, []
    after = select(schema.ratings).where(at.table_id == table_id).order_by(at.seat)
    for row in fetch(connection, RatingRow, after):
        mine = and_(at.guild_id == row.guild_id, at.game == row.game, at.user_id == row.user_id)
        earlier = select(schema.ratings).where(mine, at.number < row.number).order_by(at.number.desc()).limit(1)
        found.append((row, next(iter(fetch(connection, RatingRow, earlier)), None)))
    return found


def all_rated(connection: Connection) -> list[RatingRow]:
    """All ratings in the order of rating, those of a match together."""
    at = schema.ratings.c
    return fetch(connection, RatingRow, select(schema.ratings).order_by(at.guild_id, at.number, at.seat))


def unrated(connection: Connection) -> list[str]:
    """Rated matches between people that have no rating, although they ended after the first rated one."""
    table, match, seat, at = schema.tables.c, schema.match_results.c, schema.match_seats.c, schema.ratings.c
    sides = select(func.count(seat.side.distinct())).where(seat.table_id == match.table_id, seat.user_id.is_not(None))
    asked = (
        select(match.table_id)
        .join_from(schema.match_results, schema.tables, table.id == match.table_id)
        .where(match.guild_id.is_not(None), table.casual.is_(False), sides.scalar_subquery() > 1)
        .where(~exists().where(at.table_id == match.table_id))
        .where(match.ended_at > select(func.min(at.ended_at)).scalar_subquery())
        .order_by(match.ended_at, match.table_id)
    )
    return list(connection.scalars(asked))
