"""Counted plays of daily deals (`Store.ask`). All results follow from the stored matches."""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Select, and_, func, select, update

from engine.store import schema
from engine.store.questions.statements import add, fetch, writes
from engine.store.rows import DailyRow


@dataclass(frozen=True, slots=True)
class DailyResult:
    """A finished play: `captured` tiles in `moves` moves, without giving up."""

    user_id: int
    name: str
    day: int
    ended_at: int
    won: bool
    captured: int
    moves: int
    first_day: int | None = None
    """The days of `DailyRow`."""
    last_day: int | None = None
    asked_at: int | None = None


def counted(connection: Connection, user_id: int, day: int) -> DailyRow | None:
    """A person's counted play of a day, finished or not."""
    at = schema.dailies.c
    asked = select(schema.dailies).where(at.user_id == user_id, at.day == day)
    return next(iter(fetch(connection, DailyRow, asked)), None)


def put_counted(connection: Connection, row: DailyRow) -> None:
    """Store a counted play. Its days are unknown if the person's zone was deleted since they were found out; a deletion
    at the same moment is repeated, because it finds the person's row changed."""
    mine = update(schema.players).where(schema.players.c.user_id == row.user_id)
    known = row.first_day is not None and connection.execute(mine.values(seen_at=0)).rowcount
    add(connection, schema.dailies, [row if known else replace(row, first_day=None, last_day=None)])


@writes
def asked_again(connection: Connection, user_id: int, day: int, at: int, own_day: int | None) -> None:
    """Note that a person asked again for a day's row, on that day of their calendar; None: it is not known. A journey
    that leaves a day out adds none."""
    row = update(schema.dailies).where(schema.dailies.c.user_id == user_id, schema.dailies.c.day == day)
    connection.execute(row.values(asked_at=at))
    if own_day is not None:
        connection.execute(row.where(schema.dailies.c.last_day == own_day - 1).values(last_day=own_day))


def of_person(connection: Connection, user_id: int) -> list[DailyResult]:
    """A person's finished counted plays, the latest first."""
    at = schema.dailies.c
    return _results(connection, _asked().where(at.user_id == user_id).order_by(at.day.desc()))


def of_server(connection: Connection, guild_id: int, day: int) -> list[DailyResult]:
    """The finished counted plays of a day on a server, by when they ended."""
    at, match = schema.dailies.c, schema.match_results.c
    asked = _asked().where(at.day == day, match.guild_id == guild_id)
    return _results(connection, asked.order_by(match.ended_at, at.user_id))


def _asked() -> Select[Any]:
    at, match, seat, step = schema.dailies.c, schema.match_results.c, schema.match_seats.c, schema.steps.c
    own = and_(step.table_id == at.table_id, step.seat == 0, step.move != "give up")
    days = at.first_day, at.last_day, at.asked_at
    moves = select(func.count()).where(own).correlate(schema.dailies).scalar_subquery()
    return (
        select(at.user_id, seat.name, at.day, match.ended_at, seat.place, seat.total, moves, *days)
        .select_from(schema.dailies)
        .join(schema.match_results, match.table_id == at.table_id)
        .join(schema.match_seats, seat.table_id == at.table_id)
    )


def _results(connection: Connection, asked: Select[Any]) -> list[DailyResult]:
    return [
        DailyResult(user_id, name, day, ended_at, place == 1, *numbers)
        for user_id, name, day, ended_at, place, *numbers in connection.execute(asked)
    ]
