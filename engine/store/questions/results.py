"""Finished and abandoned matches, and who may see them (`Store.ask`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    distinct,
    exists,
    false,
    func,
    literal,
    null,
    or_,
    select,
    union,
)

from engine.store import schema
from engine.store.questions.statements import PUBLIC, add, fetch, put, writes
from engine.store.rows import JOINED_LATE, NO_SHOW, MatchRow, MatchSeatRow


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
    VOID = "void"
    """Voided by managers, or because someone never made a move: it counts for nothing."""


FINISHED = (Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE, Kind.SAME_DEAL)
VOID: Final = and_(
    schema.tables.c.status == "finished", ~exists().where(schema.match_results.c.table_id == schema.tables.c.id)
)
"""Whether managers have voided a match: it is over and has no result."""
AT_ONCE = 500
"""How many ids one statement names. SQLite takes at most 32,766 values."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. In an abandoned or void one each seat is its own side, with place and total 0."""

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


def kind_conditions() -> dict[Kind, ColumnElement[bool]]:
    """By kind, the condition on a row of `tables`, joined with its result."""
    table, match, seat, chair, step = (
        schema.tables.c, schema.match_results.c, schema.match_seats.c, schema.seats.c, schema.steps.c,
    )  # fmt: skip
    sides = select(func.count(distinct(seat.side))).where(seat.table_id == table.id, seat.user_id.is_not(None))
    sides = sides.where(seat.why != JOINED_LATE)
    no_show = exists().where(seat.table_id == table.id, seat.why == NO_SHOW).correlate(schema.tables)
    people = sides.correlate(schema.tables).scalar_subquery()
    seats = select(func.count()).where(chair.table_id == table.id).scalar_subquery()
    finished = and_(match.table_id.is_not(None), table.deals_of.is_(None), ~no_show)
    begun = exists().where(step.table_id == table.id)
    return {
        Kind.PEOPLE: and_(finished, people > 1),
        Kind.ROBOTS: and_(finished, people < 2, seats > 1),
        Kind.ALONE: and_(finished, seats == 1),
        Kind.SAME_DEAL: and_(match.table_id.is_not(None), table.deals_of.is_not(None)),
        Kind.BROKEN_OFF: and_(match.table_id.is_(None), table.status == "cancelled", begun),
        Kind.VOID: or_(
            and_(match.table_id.is_(None), table.status == "finished"), and_(match.table_id.is_not(None), no_show)
        ),
    }


def _sat(user_id: int) -> ColumnElement[bool]:
    """Whether a person has a seat, or had one in a match with a result."""
    found = (select(at.table_id).where(at.user_id == user_id) for at in (schema.seats.c, schema.match_seats.c))
    return schema.tables.c.id.in_(union(*found))


def _visible(seen: Seen) -> ColumnElement[bool]:
    table = schema.tables.c
    together = select(func.count()).where(schema.seats.c.table_id == table.id).scalar_subquery() > 1
    here = and_(table.channel_id == seen.channel_id, PUBLIC, together)
    return and_(table.guild_id == seen.guild_id, or_(here, _sat(seen.user_id)))


def _past(kinds: Sequence[Kind]) -> Select[Any]:
    """Matches that are over, the latest first."""
    table, match, round_ = schema.tables.c, schema.match_results.c, schema.round_results.c
    ended = func.coalesce(match.ended_at, table.active_at).label("ended_at")
    played = select(func.count()).where(round_.table_id == table.id).scalar_subquery()
    rounds = func.coalesce(match.rounds, played).label("rounds")
    by_kind = kind_conditions()
    return (
        select(table.id, table.guild_id, table.channel_id, table.game, rounds, ended)
        .add_columns(*(condition.label(kind) for kind, condition in by_kind.items()))
        .select_from(schema.tables.outerjoin(schema.match_results, match.table_id == table.id))
        .where(or_(false(), *(by_kind[kind] for kind in kinds)))
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
    """The results of matches by person and robot; where there are none, their seats."""
    found: dict[str, list[MatchSeatRow]] = {table_id: [] for table_id in ids}
    chair, result = schema.seats.c, schema.match_seats.c
    ended = select(result.table_id, *(column for column in result if column is not result.table_id))
    sat = select(chair.table_id, chair.seat, chair.seat, chair.user_id, chair.name, null(), null(), chair.resigned)
    for asked, at in (ended, result), (sat, chair):
        missing = [table_id for table_id, seats in found.items() if not seats]
        for first in range(0, len(missing), AT_ONCE):
            here = asked.where(at.table_id.in_(missing[first : first + AT_ONCE])).order_by(at.table_id, at.seat)
            for table_id, seat, side, user, name, place, total, *rest in connection.execute(here):
                found[table_id].append(MatchSeatRow(seat, side, user, name, place or 0, total or 0, *rest))
    return found


def result_of(connection: Connection, table_id: str) -> MatchRow:
    """A finished match with a result."""
    match, seat = schema.match_results.c, schema.match_seats.c
    asked = select(*(column for column in seat if column is not seat.table_id)).where(seat.table_id == table_id)
    seats = tuple(fetch(connection, MatchSeatRow, asked.order_by(seat.seat)))
    found = connection.execute(select(schema.match_results).where(match.table_id == table_id)).one()
    return MatchRow(**found._asdict(), seats=seats)


@writes
def put_match(connection: Connection, match: MatchRow) -> None:
    """Store a finished match and its players' names."""
    add(connection, schema.match_results, [match])
    add(connection, schema.match_seats, match.seats, table_id=match.table_id)
    for seat in match.seats:
        if seat.user_id is not None:
            person = {"user_id": seat.user_id, "name": seat.name, "seen_at": 0}
            put(connection, schema.players, person)


def rounds_of(connection: Connection, span: Span, user_id: int) -> list[RoundScore]:
    """The rounds of a person's finished matches in the span."""
    match, seat, at = schema.match_results.c, schema.match_seats.c, schema.round_results.c
    asked = (
        select(match.game, at.table_id, at.number, at.scores, seat.side)
        .join_from(schema.match_results, schema.match_seats, seat.table_id == match.table_id)
        .join(schema.round_results, at.table_id == match.table_id)
        .where(span.holds(match), seat.user_id == user_id, seat.why != JOINED_LATE)
        .where(or_(seat.resigned.is_(False), at.number <= seat.rounds))
        .order_by(match.ended_at, at.table_id, at.number)
    )
    return [RoundScore(row.game, row.table_id, row.number, row.scores[row.side]) for row in connection.execute(asked)]


# -- added up --


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches added up."""

    matches: int = 0
    wins: int = 0
    places: int = 0
    """The sum of the places; so are points."""
    points: int = 0
    shared: int = 0
    """Wins shared with another side, where that is counted."""
    rounds: int = 0
    """The number of rounds behind the points."""

    @property
    def place(self) -> float | None:
        """The average place."""
        return self.places / self.matches if self.matches else None

    @property
    def average(self) -> float | None:
        """Points per round."""
        return self.points / self.rounds if self.rounds else None


@dataclass(frozen=True, slots=True)
class Span:
    """A server's matches, of one game or all, that ended at `since` or later and before `until`; none of `hidden`."""

    guild_id: int
    game: str | None = None
    since: int | None = None
    until: int | None = None
    hidden: frozenset[str] = frozenset()

    def holds(self, at: Any) -> ColumnElement[bool]:
        """Whether a row is in the span, by the columns of its table."""
        wanted = [at.guild_id == self.guild_id, at.table_id.not_in(self.hidden)]
        if self.game is not None:
            wanted.append(at.game == self.game)
        if self.since is not None:
            wanted.append(at.ended_at >= self.since)
        if self.until is not None:
            wanted.append(at.ended_at < self.until)
        return and_(*wanted)


def _within(span: Span, *columns: Any) -> Select[Any]:
    """Columns of the matches in the span. Matches with the deals of another match don't count."""
    table, match = schema.tables.c, schema.match_results.c
    joined = schema.match_results.join(schema.tables, table.id == match.table_id)
    return select(*columns).select_from(joined).where(span.holds(match), table.deals_of.is_(None))


def standings(connection: Connection, span: Span, *, robots_alone: bool = False) -> dict[int | None, Tally]:
    """By person, the matches against people (`robots_alone`: against robots alone). None stands for all robots."""
    seat, match = schema.match_seats.c, schema.match_results.c
    asked = (
        _within(
            span,
            seat.user_id,
            func.count(seat.table_id.distinct()),
            func.sum(case((and_(seat.place == 1, seat.resigned.is_(False)), 1), else_=0)),
            func.sum(seat.place),
            func.sum(seat.total),
            literal(0),
            func.sum(seat.rounds),
        )
        .join(schema.match_seats, seat.table_id == match.table_id)
        .where(or_(seat.user_id.is_(None), kind_conditions()[Kind.ROBOTS if robots_alone else Kind.PEOPLE]))
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
        .where(match.guild_id == guild_id, seat.user_id.is_not(None))
        .subquery()
    )
    found = {row.user_id: row.name for row in connection.execute(select(named).where(named.c.age == 1))}
    return {user: name for user, name in found.items() if user in user_ids}


def games_played(connection: Connection, span: Span) -> list[str]:
    """The games of the matches in the span, the most played first."""
    match = schema.match_results.c
    asked = _within(span, match.game).group_by(match.game).order_by(func.count().desc(), match.game)
    return list(connection.scalars(asked))
