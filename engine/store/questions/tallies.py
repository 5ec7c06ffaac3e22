"""Running tallies: what leaderboards show, added up when a match is stored, voided or deleted.

A tally belongs to a server, a period, a kind of match, a game and a person. A board reads one row a person instead of
all matches. Each row follows from the stored matches (`counted`): `differences` proves that, and `rebuild` repairs it.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from engine.store import schema
from engine.store.questions import statements
from engine.store.questions.results import Kind, Span, Tally, kind_conditions, names
from engine.store.questions.statements import fetch, slow, writes
from engine.store.rows import SeasonRow, TallyRow
from engine.units import WEEK

ALL: Final = "all"
ROBOTS: Final = 0
"""Instead of a person: all robots together."""
MATCHES: Final = "matches"
"""Instead of a kind: how many matches of a game were played, for user 0."""
PSEUDONYM: Final = "last_pseudonym"
"""The note in `meta` that changes when a person's data is deleted."""
STALE: Final = "tallies"
"""A note in `meta`: the tallies have never been added up."""
SUMS: Final = ("matches", "wins", "places", "points", "rounds")
KEPT_WEEKS: Final = 5
"""Weeks whose tallies are kept."""


def week_of(at: float) -> str:
    """The period of a match's week: from Monday on, in UTC."""
    day = datetime.fromtimestamp(at, UTC).date()
    return f"week {day - timedelta(days=day.weekday())}"


def month_of(at: float) -> str:
    """The period of the month, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("month %Y-%m")


def season_of(number: int) -> str:
    """The period of a server's season."""
    return f"season {number}"


def periods_of(ended_at: int, seasons: Iterable[SeasonRow]) -> list[str]:
    """All periods of a match."""
    found = [ALL, week_of(ended_at), month_of(ended_at)]
    return found + [season_of(one.number) for one in seasons if _within(one, ended_at)]


def _within(season: SeasonRow, at: int) -> bool:
    return season.started_at <= at and (season.ended_at is None or at < season.ended_at)


def counted(connection: Connection, *which: ColumnElement[bool]) -> list[TallyRow]:
    """The tallies of the matches to which these conditions apply, by server, kind, game and person, in no period.
    Matches on no server and with the deals of another match don't count."""
    table, match, seat = schema.tables.c, schema.match_results.c, schema.match_seats.c
    joined = schema.match_results.join(schema.tables, table.id == match.table_id)
    here = match.guild_id.is_not(None), table.deals_of.is_(None), *which
    conditions = kind_conditions()
    kind = case((conditions[Kind.PEOPLE], Kind.PEOPLE.value), (conditions[Kind.ROBOTS], Kind.ROBOTS.value), else_="")
    user = func.coalesce(seat.user_id, ROBOTS)
    of_match = (
        select(match.table_id, match.guild_id, match.game, match.ended_at, kind.label("kind"))
        .select_from(joined)
        .where(*here)
        .subquery()
    )
    of = of_match.c
    asked = (
        select(
            of.guild_id,
            literal(""),
            of.kind,
            of.game,
            user,
            func.count(seat.table_id.distinct()),
            func.sum(case((and_(seat.place == 1, seat.resigned.is_(False)), 1), else_=0)),
            func.sum(seat.place),
            func.sum(seat.total),
            func.sum(seat.rounds),
            func.max(of.ended_at),
            func.max(case((seat.user_id.is_not(None), seat.name), else_="")),
        )
        .select_from(of_match.join(schema.match_seats, seat.table_id == of.table_id))
        .where(of.kind != "")
        .group_by(of.guild_id, of.kind, of.game, user)
    )
    played = select(of.guild_id, of.game, func.count(), func.max(of.ended_at)).group_by(of.guild_id, of.game)
    rows = []
    for guild, period, name, game, person, *sums, who in connection.execute(asked):
        matches, wins, places, points, rounds, ended = map(int, sums)
        rows.append(TallyRow(guild, period, name, game, person, matches, wins, places, points, rounds, ended, who))
    return rows + [
        TallyRow(guild, "", MATCHES, game, ROBOTS, number, ended_at=ended)
        for guild, game, number, ended in connection.execute(played)
    ]


def book(connection: Connection, table_id: str, sign: int = 1) -> None:
    """Count a match that was just stored, or (-1) take off a match before it is voided or deleted."""
    match = schema.match_results.c
    found = connection.execute(select(match.guild_id, match.ended_at).where(match.table_id == table_id)).first()
    if found is None or found.guild_id is None:
        return
    seasons = fetch(connection, SeasonRow, select(schema.seasons).where(schema.seasons.c.guild_id == found.guild_id))
    rows = counted(connection, match.table_id == table_id)
    periods = periods_of(found.ended_at, seasons)
    values = [_values(replace(row, period=period), sign) for row in rows for period in periods]
    if values:  # in one order, so that two transactions never wait for each other
        values.sort(key=lambda row: (row["period"], row["kind"], row["game"], row["user_id"]))
        connection.execute(_adding(connection.dialect.name), values)
    if sign < 0:
        connection.execute(delete(schema.tallies).where(_of(found.guild_id), schema.tallies.c.matches <= 0))


def _values(row: TallyRow, sign: int) -> dict[str, Any]:
    key = {name: getattr(row, name) for name in ("guild_id", "period", "kind", "game", "user_id")}
    return key | {name: sign * getattr(row, name) for name in SUMS} | {"ended_at": row.ended_at, "name": row.name}


@cache
def _adding(dialect: str) -> Any:
    """Insert tallies, or add to existing ones. The name is of the last match."""
    made = postgresql.insert(schema.tallies) if dialect == "postgresql" else sqlite.insert(schema.tallies)
    keys = [column.name for column in schema.tallies.primary_key]
    at, new = schema.tallies.c, made.excluded
    later = new.ended_at >= at.ended_at
    kept = {name: case((later, new[name]), else_=at[name]) for name in ("ended_at", "name")}
    return made.on_conflict_do_update(index_elements=keys, set_={name: at[name] + new[name] for name in SUMS} | kept)


def _of(guild_id: int | None) -> ColumnElement[bool]:
    return literal(True) if guild_id is None else schema.tallies.c.guild_id == guild_id


@writes
def prune(connection: Connection, now: int) -> None:
    """Delete the tallies of weeks and months that no board shows any more."""
    at, old = schema.tallies.c, now - KEPT_WEEKS * WEEK
    weeks = and_(at.period.startswith("week "), at.period < week_of(old))
    months = and_(at.period.startswith("month "), at.period < month_of(old))
    connection.execute(delete(schema.tallies).where(or_(weeks, months)))


# -- reading --


def standings(connection: Connection, period: str, span: Span, kind: Kind) -> dict[int | None, Tally]:
    """By person, the matches of a kind in a period, without the `hidden` ones of the span; its times are ignored. None
    stands for all robots, in matches of any kind."""
    at = schema.tallies.c
    asked = select(at.user_id, *(func.sum(at[name]) for name in SUMS)).group_by(at.user_id)
    robots = and_(at.user_id == ROBOTS, at.kind != MATCHES)
    asked = asked.where(at.guild_id == span.guild_id, at.period == period, or_(at.kind == kind.value, robots))
    if span.game is not None:
        asked = asked.where(at.game == span.game)
    found = {user: [int(number) for number in sums] for user, *sums in connection.execute(asked)}
    for row in _hidden(connection, period, span):
        of_kind = row.kind == kind.value or (row.user_id == ROBOTS and row.kind != MATCHES)
        if of_kind and span.game in (None, row.game) and row.user_id in found:
            found[row.user_id] = [
                mine - getattr(row, name) for mine, name in zip(found[row.user_id], SUMS, strict=True)
            ]
    return {
        None if user == ROBOTS else user: Tally(matches, wins, places, points, 0, rounds)
        for user, (matches, wins, places, points, rounds) in found.items()
        if matches > 0
    }


def _hidden(connection: Connection, period: str, span: Span) -> list[TallyRow]:
    """The tallies of the hidden matches of a period: they are few."""
    if not span.hidden:
        return []
    match = schema.match_results.c
    seasons = fetch(connection, SeasonRow, select(schema.seasons).where(schema.seasons.c.guild_id == span.guild_id))
    which = select(match.table_id, match.ended_at).where(
        match.guild_id == span.guild_id, match.table_id.in_(span.hidden)
    )
    inside = [row.table_id for row in connection.execute(which) if period in periods_of(row.ended_at, seasons)]
    return counted(connection, match.table_id.in_(inside)) if inside else []


def games_played(connection: Connection, period: str, span: Span) -> list[str]:
    """The games of a period, the most played first."""
    at = schema.tallies.c
    asked = select(at.game, at.matches).where(
        at.guild_id == span.guild_id, at.period == period, at.kind == MATCHES, at.user_id == ROBOTS
    )
    found = {game: int(number) for game, number in connection.execute(asked)}
    for row in _hidden(connection, period, span):
        if row.kind == MATCHES:
            found[row.game] = found.get(row.game, 0) - row.matches
    return sorted((game for game, number in found.items() if number > 0), key=lambda game: (-found[game], game))


def state_of(connection: Connection, guild_id: int) -> tuple[object, ...]:
    """What all boards of a server follow from, apart from the time: it changes with every match that is stored or
    voided, every season, every change of the server's settings and every person who deletes their data."""
    at, season, meta = schema.tallies.c, schema.seasons.c, schema.meta.c
    here = at.guild_id == guild_id, at.period == ALL, at.kind == MATCHES
    played = connection.execute(select(func.sum(at.matches), func.max(at.ended_at)).where(*here)).one()
    seasons = select(func.count(), func.count(season.ended_at)).where(season.guild_id == guild_id)
    settings = connection.scalar(statements.GUILD, {"of": guild_id})
    deleted = connection.scalar(select(meta.value).where(meta.name == PSEUDONYM))
    return (*played, *connection.execute(seasons).one(), settings, deleted)


def names_of(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """The names under which people last finished a counted match on this server. On other servers they may have
    others."""
    at = schema.tallies.c
    asked = select(at.user_id, at.name).where(at.guild_id == guild_id, at.period == ALL, at.kind != MATCHES)
    wanted = set(user_ids)
    return {user: name for user, name in connection.execute(asked.order_by(at.ended_at)) if user in wanted}


# -- proof and repair --


def _recounted(connection: Connection, now: int) -> dict[tuple[Any, ...], TallyRow]:
    """All tallies as they follow from the stored matches, by key."""
    match, found = schema.match_results.c, dict[tuple[Any, ...], TallyRow]()

    def keep(period: str, *which: ColumnElement[bool]) -> None:
        for row in counted(connection, *which):
            kept = replace(row, period=period)
            found[kept.guild_id, period, kept.kind, kept.game, kept.user_id] = kept

    keep(ALL)
    for one in fetch(connection, SeasonRow, select(schema.seasons)):
        until = [] if one.ended_at is None else [match.ended_at < one.ended_at]
        keep(season_of(one.number), match.guild_id == one.guild_id, match.ended_at >= one.started_at, *until)
    first = _monday(now - KEPT_WEEKS * WEEK)
    for start in range(first, now + 1, WEEK):
        keep(week_of(start), match.ended_at >= start, match.ended_at < start + WEEK)
    for month in dict.fromkeys(_first_of_month(at) for at in range(first, now + 1, WEEK)):
        keep(month_of(month), match.ended_at >= month, match.ended_at < _next_month(month))
    return found


def _monday(at: float) -> int:
    day = datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((day - timedelta(days=day.weekday())).timestamp())


def _first_of_month(at: float) -> int:
    return int(datetime.fromtimestamp(at, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp())


def _next_month(first: int) -> int:
    return _first_of_month(first + 32 * 86_400)


@slow
def differences(connection: Connection, now: int) -> list[TallyRow]:
    """The stored tallies that don't follow from the matches, and the missing ones. Tallies of weeks and months
    that are about to be deleted are left out."""
    wanted = _recounted(connection, now)
    stored = {
        (row.guild_id, row.period, row.kind, row.game, row.user_id): row
        for row in fetch(connection, TallyRow, select(schema.tallies))
    }
    shown = {ALL, *(period for _, period, *_ in wanted)}
    wrong = [row for key, row in stored.items() if row.period in shown and not _same(wanted.get(key), row)]
    return wrong + [row for key, row in wanted.items() if key not in stored]


def _same(one: TallyRow | None, other: TallyRow) -> bool:
    return one is not None and all(getattr(one, name) == getattr(other, name) for name in SUMS)


@writes
def rebuild(connection: Connection, now: int) -> int:
    """Compute all tallies anew from the stored matches. Return their number."""
    connection.execute(delete(schema.tallies))
    rows = list(_recounted(connection, now).values())
    people: dict[int, set[int]] = {}
    for row in rows:
        people.setdefault(row.guild_id, set()).add(row.user_id)
    known = {guild: names(connection, guild, ids) for guild, ids in people.items()}
    rows = [replace(row, name=known[row.guild_id].get(row.user_id, row.name)) for row in rows]
    for first in range(0, len(rows), 5000):
        connection.execute(schema.tallies.insert(), [_values(row, 1) for row in rows[first : first + 5000]])
    connection.execute(delete(schema.meta).where(schema.meta.c.name == STALE))
    return len(rows)


def is_stale(connection: Connection) -> bool:
    """Whether the tallies have never been added up, since the upgrade from an older version."""
    return connection.execute(select(schema.meta).where(schema.meta.c.name == STALE)).first() is not None
