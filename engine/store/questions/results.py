"""Finished and abandoned matches, and who may see them (`Store.ask`)."""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Subquery,
    and_,
    bindparam,
    case,
    exists,
    false,
    func,
    null,
    or_,
    select,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from engine.store import schema
from engine.store.questions.statements import PUBLIC, add, fetch, put_many, writes
from engine.store.rows import JOINED_LATE, NO_SHOW, MatchRow, MatchSeatRow, UnfinishedRow


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


NOBODY: Final = 0
"""Instead of a person: the whole table."""
UNFINISHED = (Kind.BROKEN_OFF, Kind.VOID)
"""Kinds of matches that have no result."""
FINISHED = (Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE, Kind.SAME_DEAL)
VOID: Final = and_(
    schema.tables.c.status == "finished", ~exists().where(schema.match_results.c.table_id == schema.tables.c.id)
)
"""Whether managers have voided a match: it is over and has no result."""
OWN_DEALS: Final = func.coalesce(schema.tables.c.deals_of, "") == ""
"""Whether a match doesn't repeat the deals of another one. Nearly all don't: no index shall be asked for them."""
ONE: Final = schema.match_results.c.table_id == bindparam("of")
"""Whether a finished match is the one asked for. Statements about one are built once."""
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


class Mark(NamedTuple):
    """Where a page of a history begins: after this match, which is not on it, or (`newer`) before it."""

    ended_at: int
    table_id: str
    newer: bool = False


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
    sides = select(func.max(seat.side) > func.min(seat.side)).where(seat.table_id == table.id)
    sides = sides.where(seat.user_id.is_not(None), seat.why != JOINED_LATE)
    no_show = exists().where(seat.table_id == table.id, seat.why == NO_SHOW).correlate(schema.tables)
    opposed = func.coalesce(sides.correlate(schema.tables).scalar_subquery(), false())
    seats = select(func.count()).where(chair.table_id == table.id).correlate(schema.tables).scalar_subquery()
    finished = and_(match.table_id.is_not(None), table.deals_of.is_(None), ~no_show)
    begun = exists().where(step.table_id == table.id)
    return {
        Kind.PEOPLE: and_(finished, opposed),
        Kind.ROBOTS: and_(finished, ~opposed, seats > 1),
        Kind.ALONE: and_(finished, seats == 1),
        Kind.SAME_DEAL: and_(match.table_id.is_not(None), table.deals_of.is_not(None)),
        Kind.BROKEN_OFF: and_(match.table_id.is_(None), table.status == "cancelled", begun),
        Kind.VOID: or_(
            and_(match.table_id.is_(None), table.status == "finished"), and_(match.table_id.is_not(None), no_show)
        ),
    }


class unindexed(FunctionElement[Any]):  # it reads like a function
    """A column of ids whose index SQLite shall not begin with: it knows no numbers of rows and may choose it.
    PostgreSQL knows them, and would guess that an expression is rarely true."""

    type = BigInteger()
    inherit_cache = True


@compiles(unindexed)
def _itself(element: unindexed, compiler: SQLCompiler, **how: Any) -> str:
    return compiler.process(element.clauses, **how)


@compiles(unindexed, "sqlite")
def _with_a_sign(element: unindexed, compiler: SQLCompiler, **how: Any) -> str:
    return "+" + compiler.process(element.clauses, **how)


def once(asked: Select[Any]) -> Subquery:
    """A subquery whose columns the database works out once a row. Without an offset, both databases merge it into the
    query around it, and work out a kind again for each seat of its match and each time it is named."""
    return asked.offset(0).subquery()


def counting(*which: ColumnElement[bool]) -> Subquery:
    """Id, server (0: none), game, end and kind of the finished matches to which these conditions apply. The kind is
    empty if a match counts for nothing because of a no-show."""
    table, match = schema.tables.c, schema.match_results.c
    conditions, kinds = kind_conditions(), (Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE)
    kind = case(*((conditions[kind], kind.value) for kind in kinds), else_="").label("kind")
    guild = func.coalesce(match.guild_id, 0).label("guild_id")
    joined = schema.match_results.join(schema.tables, table.id == match.table_id)
    asked = select(match.table_id, guild, match.game, match.ended_at, kind).select_from(joined)
    return asked.where(OWN_DEALS, *which).subquery()


# -- match history --


def history(
    connection: Connection,
    seen: Seen,
    *,
    kinds: Sequence[Kind],
    user_id: int | None = None,
    channel_id: int | None = None,
    game: str | None = None,
    limit: int,
    offset: int = 0,
    mark: Mark | None = None,
    hidden: Collection[str] = (),
) -> list[PastMatch]:
    """Matches that are over and visible to a person, the latest first; those with `user_id`; none of `hidden`. They
    begin at `mark`, which an index finds, or after `offset` matches, which are all looked at."""
    table = schema.tables.c
    wanted = [unindexed(table.guild_id) == seen.guild_id, table.id.not_in(hidden)]
    for column, value in (unindexed(table.channel_id), channel_id), (table.game, game):
        if value is not None:
            wanted.append(column == value)
    found: dict[str, int] = {}
    for finished in True, False:
        of = [kind_conditions()[kind] for kind in kinds if finished or kind in UNFINISHED]
        for person, which in _visible(connection, seen, user_id) if of else ():
            asked = _over(person, seen.channel_id, mark, finished=finished).where(*wanted, *which, or_(*of))
            found |= {row.id: row.ended_at for row in connection.execute(asked.limit(offset + limit))}
    latest = sorted(found, key=lambda table_id: (-found[table_id], table_id))
    if mark and mark.newer:
        latest = latest[-limit:]
    return _matches(connection, {table_id: found[table_id] for table_id in latest[offset : offset + limit]})


def _visible(
    connection: Connection, seen: Seen, user_id: int | None
) -> Iterator[tuple[int | None, list[ColumnElement[bool]]]]:
    """A person (None: all), and the condition on their matches that makes them visible: public ones of the channel, and
    those of the reader. Of two people who met, the one with fewer matches comes first."""
    table, chair, result = schema.tables.c, schema.seats.alias().c, schema.match_seats.alias().c
    together = select(func.count()).where(chair.table_id == table.id).scalar_subquery() > 1
    yield user_id, [unindexed(table.channel_id) == seen.channel_id, PUBLIC, together]
    if user_id in (None, seen.user_id):
        yield seen.user_id, []
        return
    number = select(func.count()).select_from(schema.match_seats)
    played = {
        one: connection.scalar(number.where(schema.match_seats.c.user_id == one)) for one in (seen.user_id, user_id)
    }
    rarer, other = sorted(played, key=lambda one: played[one] or 0)
    sat = (exists().where(at.table_id == table.id, unindexed(at.user_id) == other) for at in (chair, result))
    yield rarer, [or_(*sat)]


def _over(person: int | None, channel_id: int, mark: Mark | None, *, finished: bool) -> Select[Any]:
    """Id and end of a person's matches, or (None) of a channel's, with or without a result, from `mark` on. Each
    follows an index."""
    table, match, result, other = schema.tables.c, schema.match_results.c, schema.match_seats.c, schema.unfinished.c
    if not finished:
        source = schema.unfinished.join(schema.tables, table.id == other.table_id)
        source = source.outerjoin(schema.match_results, match.table_id == table.id)
        ended, mine = other.ended_at, other.user_id == (NOBODY if person is None else person)
        if person is None:
            mine = and_(unindexed(other.user_id) == NOBODY, other.channel_id == channel_id)
        mine = and_(mine, match.table_id.is_(None))
    else:
        source = schema.tables.join(schema.match_results, match.table_id == table.id)
        ended, mine = match.ended_at, match.channel_id == channel_id
        if person is not None:
            source = source.join(schema.match_seats, result.table_id == table.id)
            ended, mine = result.ended_at, result.user_id == person
    asked = select(table.id, ended.label("ended_at")).select_from(source).where(mine)
    if mark and mark.newer:
        asked = asked.where(ended >= mark.ended_at, or_(ended > mark.ended_at, table.id < mark.table_id))
        return asked.order_by(ended, table.id.desc())
    if mark:
        asked = asked.where(ended <= mark.ended_at, or_(ended < mark.ended_at, table.id > mark.table_id))
    return asked.order_by(ended.desc(), table.id)


def note_unfinished(connection: Connection, table_id: str) -> None:
    """Note for the history that a match has ended without a result, or is about to lose it."""
    table, seat = schema.tables.c, schema.seats.c
    found = connection.execute(
        select(table.channel_id, func.coalesce(schema.match_results.c.ended_at, table.active_at))
        .select_from(schema.tables.outerjoin(schema.match_results, schema.match_results.c.table_id == table.id))
        .where(table.id == table_id, exists().where(schema.steps.c.table_id == table.id))
    ).first()
    people = connection.scalars(select(seat.user_id).where(seat.table_id == table_id, seat.user_id.is_not(None)))
    if found is not None:
        rows = [UnfinishedRow(user, *found) for user in (NOBODY, *people)]
        add(connection, schema.unfinished, rows, table_id=table_id)


def _matches(connection: Connection, ids: Mapping[str, int]) -> list[PastMatch]:
    """Matches that are over, with the ends that a history sorts them by."""
    table, match, round_ = schema.tables.c, schema.match_results.c, schema.round_results.c
    played = select(func.count()).where(round_.table_id == table.id).scalar_subquery()
    asked = select(table.id, table.guild_id, table.channel_id, table.game, func.coalesce(match.rounds, played))
    asked = asked.add_columns(*(condition.label(kind) for kind, condition in kind_conditions().items()))
    asked = asked.select_from(schema.tables.outerjoin(schema.match_results, match.table_id == table.id))
    rows = {row.id: row for row in connection.execute(asked.where(table.id.in_(ids)))}
    seats = _seats(connection, ids)
    return [
        PastMatch(*rows[one][:5], ended, next(kind for kind in Kind if getattr(rows[one], kind)), tuple(seats[one]))
        for one, ended in ids.items()
    ]


def _seats(connection: Connection, ids: Iterable[str]) -> dict[str, list[MatchSeatRow]]:
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
    seats = [replace(seat, ended_at=match.ended_at) for seat in match.seats]
    add(connection, schema.match_seats, seats, table_id=match.table_id)
    people = [{"user_id": seat.user_id, "name": seat.name, "seen_at": 0} for seat in match.seats if not seat.robot]
    put_many(connection, schema.players, people)


# -- added up --


class Tally(NamedTuple):
    """Matches added up."""

    matches: int = 0
    wins: int = 0
    places: int = 0
    """The sum of the places; so are points."""
    points: int = 0
    rounds: int = 0
    """The rounds of the points."""
    shared: int = 0
    """Wins shared with another side, where that is counted."""

    def plus(self, other: Tally, sign: int = 1) -> Tally:
        """Both together, or (-1) this one less the other."""
        return Tally(*map(operator.add if sign > 0 else operator.sub, self, other))

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
        short = self.since is not None and self.until is not None
        guild = unindexed(at.guild_id) if short else at.guild_id
        wanted = [guild == self.guild_id, at.table_id.not_in(self.hidden)]
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
    return select(*columns).select_from(joined).where(span.holds(match), OWN_DEALS)


def shared_wins() -> ColumnElement[int]:
    """How many of the `match_seats` are people's who won together with another side."""
    seat, other = schema.match_seats.c, schema.match_seats.alias().c
    equal = exists().where(other.table_id == seat.table_id, other.place == 1, other.side != seat.side)
    won = and_(seat.place == 1, seat.resigned.is_(False), seat.user_id.is_not(None))
    return func.sum(case((and_(won, equal.correlate(schema.match_seats)), 1), else_=0))


@cache
def _standings(robots_alone: bool, *given: str) -> Select[Any]:
    """The statement of `standings` for spans that have these values, built once."""
    named: dict[str, Any] = {name: bindparam(name, expanding=name == "hidden") for name in (*given, "hidden")}
    seat, match = schema.match_seats.c, schema.match_results.c
    counts = kind_conditions()[Kind.ROBOTS if robots_alone else Kind.PEOPLE].label("counts")
    of = once(_within(Span(**named), match.table_id, counts)).c
    return (
        select(
            seat.user_id,
            func.count(seat.table_id.distinct()),
            func.sum(case((and_(seat.place == 1, seat.resigned.is_(False)), 1), else_=0)),
            func.sum(seat.place),
            func.sum(seat.total),
            func.sum(seat.rounds),
            shared_wins(),
        )
        .join(schema.match_seats, seat.table_id == of.table_id)
        .where(or_(seat.user_id.is_(None), of.counts))
        .group_by(seat.user_id)
    )


def standings(connection: Connection, span: Span, *, robots_alone: bool = False) -> dict[int | None, Tally]:
    """By person, the matches against people (`robots_alone`: against robots alone). None stands for all robots."""
    values = {
        name: value for name in ("guild_id", "game", "since", "until") if (value := getattr(span, name)) is not None
    }
    found = connection.execute(_standings(robots_alone, *values), values | {"hidden": list(span.hidden)})
    return {user_id: Tally(*map(int, sums)) for user_id, *sums in found.all()}


def names(connection: Connection, *which: ColumnElement[bool]) -> dict[tuple[int, int], str]:
    """By server (0: none) and person, the name in the last of the matches to which these conditions apply."""
    seat, match = schema.match_seats.c, schema.match_results.c
    asked = select(func.coalesce(match.guild_id, 0), seat.user_id, seat.name)
    asked = asked.join_from(schema.match_seats, schema.match_results, match.table_id == seat.table_id)
    asked = asked.where(seat.user_id.is_not(None), *which).order_by(match.ended_at, match.table_id)
    return {(guild, user): name for guild, user, name in connection.execute(asked).all()}


def games_played(connection: Connection, span: Span) -> list[str]:
    """The games of the matches in the span, the most played first."""
    match = schema.match_results.c
    asked = _within(span, match.game).group_by(match.game).order_by(func.count().desc(), match.game)
    return list(connection.scalars(asked))
