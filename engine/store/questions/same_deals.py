"""Queries for matches with the same deals."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select

from engine.store import schema


def family(connection: Connection, table_id: str) -> set[str]:
    """All matches with the deals of this one: itself, the matches it repeats and all their repetitions."""
    at = schema.tables.c
    known: set[str] = set()
    new = {table_id}
    while new:
        known |= new
        asked = select(at.id, at.deals_of).where(or_(at.id.in_(new), at.deals_of.in_(new)))
        new = {one for row in connection.execute(asked) for one in row if one is not None} - known
    return known


def people_of(connection: Connection, table_id: str, besides: str = "") -> set[int]:
    """The people who have played the deals of this match, except at the table `besides`."""
    tables = family(connection, table_id) - {besides}
    seat, table, step = schema.seats.c, schema.tables.c, schema.steps.c
    dealt = select(step.table_id).where(step.table_id == seat.table_id, step.number == 1).exists()
    played = or_(table.status == "playing", dealt)
    asked = select(seat.user_id).join_from(schema.seats, schema.tables, table.id == seat.table_id)
    return set(connection.scalars(asked.where(seat.table_id.in_(tables), seat.user_id.is_not(None), played)))


def finished_again(connection: Connection, table_id: str, channel_id: int, private: int) -> list[str]:
    """The finished matches of a channel that repeat the deals of this one, earliest first."""
    at, match = schema.tables.c, schema.match_results.c
    asked = (
        select(at.id)
        .join_from(schema.tables, schema.match_results, match.table_id == at.id)
        .where(at.deals_of == table_id, at.channel_id == channel_id)
        .where(or_(at.message_id.is_(None), at.message_id != private))
    )
    return list(connection.scalars(asked.order_by(match.ended_at, at.id)))
