"""Running tallies: what leaderboards show, added up when a match is stored, voided or deleted.

A tally belongs to a server, a period, a kind of match, a game and a person. A board reads one row a person instead of
all matches. Each row follows from the stored matches (`counted`): `differences` proves that, `rebuilding` repairs it.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Insert,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    literal,
    or_,
    select,
    true,
)

from engine.store import schema
from engine.store.questions import careers, statements
from engine.store.questions.results import ONE, Kind, Span, Tally, counting, kind_conditions, names, shared_wins
from engine.store.questions.statements import adding, fetch, slow, writes
from engine.store.rows import SeasonRow, TallyRow
from engine.units import WEEK

ALL: Final = "all"
ROBOTS: Final = 0
"""Instead of a person: all robots together."""
MATCHES: Final = "matches"
"""Instead of a kind: how many matches of a game were played, for user 0."""
SEASON: Final = "season "
"""Before the number of a season, the name of its period."""
PSEUDONYM: Final = "last_pseudonym"
"""The note in `meta` that changes when a person's data is deleted."""
SUMS: Final = ("matches", "wins", "places", "points", "rounds", "shared")
LATEST: Final = ("ended_at", "name")
"""From the last match."""
FEW: Final = 100
"""The number of names up to which each is asked for alone."""
KEPT_WEEKS: Final = 5
"""Weeks whose tallies are kept."""
_match, _season = schema.match_results.c, schema.seasons.c
ENDED: Final = (
    select(_match.guild_id, _match.game, _match.ended_at, schema.tables.c.deals_of)
    .join_from(schema.match_results, schema.tables, schema.tables.c.id == _match.table_id)
    .where(ONE)
)


def week_with(day: date) -> str:
    """The period of the week that has this day, from Monday on."""
    return f"week {day - timedelta(days=day.weekday())}"


def month_with(day: date) -> str:
    """The period of the month."""
    return f"month {day:%Y-%m}"


def week_of(at: float) -> str:
    """The period of a match's week, in UTC."""
    return week_with(datetime.fromtimestamp(at, UTC).date())


def month_of(at: float) -> str:
    """The period of the month, in UTC."""
    return month_with(datetime.fromtimestamp(at, UTC).date())


def days_of(period: str) -> tuple[date, date] | None:
    """The first day of a week or month, and the one after it."""
    kind, _, day = period.partition(" ")
    if kind == "week":
        return (first := date.fromisoformat(day)), first + timedelta(days=7)
    if kind == "month":
        return (first := date.fromisoformat(f"{day}-01")), (first + timedelta(days=32)).replace(day=1)
    return None


def season_of(number: int) -> str:
    """The period of a server's season."""
    return f"{SEASON}{number}"


def periods_of(ended_at: int, seasons: Iterable[SeasonRow]) -> list[str]:
    """All periods of a match."""
    found = [ALL, week_of(ended_at), month_of(ended_at)]
    return found + [season_of(one.number) for one in seasons if _within(one, ended_at)]


def _within(season: SeasonRow, at: int) -> bool:
    return season.started_at <= at and (season.ended_at is None or at < season.ended_at)


def _counted(*which: ColumnElement[bool]) -> tuple[Select[Any], Select[Any]]:
    """The columns of tallies from the matches to which these conditions apply: those of people and robots, and how
    many matches there were."""
    seat, of_match = schema.match_seats.c, counting(*which)
    user, of = func.coalesce(seat.user_id, ROBOTS), of_match.c
    first = and_(seat.place == 1, seat.resigned.is_(False))
    asked = (
        select(
            of.guild_id,
            of.kind,
            of.game,
            user,
            func.count(seat.table_id.distinct()),
            func.sum(case((first, 1), else_=0)),
            func.sum(seat.place),
            func.sum(seat.total),
            func.sum(seat.rounds),
            shared_wins(),
            func.max(of.ended_at),
            func.max(case((seat.user_id.is_not(None), seat.name), else_="")),
        )
        .select_from(of_match.join(schema.match_seats, seat.table_id == of.table_id))
        .where(of.kind != "")
        .group_by(of.guild_id, of.kind, of.game, user)
    )
    return asked, select(of.guild_id, of.game, func.count(), func.max(of.ended_at)).group_by(of.guild_id, of.game)


@cache
def _booking(dialect: str) -> Insert:
    """Add the match `of` of the `game` in all its periods, or (`sign` -1) take it off. It ended `at` on the server
    `guild`."""
    guild, at, sign = (bindparam(name, type_=BigInteger) for name in ("guild", "at", "sign"))
    week, month, game = (bindparam(name, type_=Text) for name in ("week", "month", "game"))
    names = [column.name for column in schema.tallies.c]
    sums = [literal(int(name == "matches")).label(name) for name in SUMS]
    match = select(guild.label("guild_id"), literal(MATCHES).label("kind"), game.label("game"))
    match = match.add_columns(literal(ROBOTS).label("user_id"), *sums, at.label("ended_at"), literal("").label("name"))
    rows = match.union_all(_counted(ONE)[0]).subquery()
    inside = _season.guild_id == guild, _season.started_at <= at, func.coalesce(_season.ended_at, at + 1) > at
    season = select(literal(SEASON) + cast(_season.number, Text)).where(*inside)
    periods = select(literal(ALL).label("period")).union_all(select(week), select(month), season).subquery()
    both: Any = dict(rows.c) | dict(periods.c)
    values = [sign * both[name] if name in SUMS else both[name] for name in names]
    asked = select(*values).select_from(rows.join(periods, true())).where(both["guild_id"] == guild)
    return adding(dialect, schema.tallies, SUMS, LATEST).from_select(names, asked.order_by(*values[:5]))


def counted(connection: Connection, *which: ColumnElement[bool]) -> list[TallyRow]:
    """The tallies of the matches to which these conditions apply, by server (0: none), kind, game and person, in no
    period. Matches with the deals of another match don't count."""
    asked, played = _counted(*which)
    found = [
        TallyRow(guild, "", MATCHES, game, ROBOTS, number, ended_at=ended)
        for guild, game, number, ended in connection.execute(played)
    ]
    for guild, kind, game, person, *sums, name in connection.execute(asked):
        numbers: Any = map(int, sums)
        found.append(replace(TallyRow(guild, "", kind, game, person, *numbers), name=name))
    return found


def abandoned(connection: Connection, *which: ColumnElement[bool]) -> list[TallyRow]:
    """The same for matches that ended without a result, by the columns of their tables. They have no other sums."""
    at, seat = schema.tables.c, schema.seats.c
    guild, conditions = func.coalesce(at.guild_id, 0), kind_conditions()
    asked = (
        select(guild, at.game, seat.user_id, func.count(), func.max(at.active_at), func.max(seat.name))
        .select_from(schema.tables.join(schema.seats, seat.table_id == at.id))
        .outerjoin(schema.match_results, schema.match_results.c.table_id == at.id)
        .where(conditions[Kind.BROKEN_OFF], seat.user_id.is_not(None), *which)
        .group_by(guild, at.game, seat.user_id)
    )
    return [
        TallyRow(guild, ALL, Kind.BROKEN_OFF, game, user, number, ended_at=ended, name=name)
        for guild, game, user, number, ended, name in connection.execute(asked)
    ]


def book(connection: Connection, table_id: str, sign: int = 1) -> None:
    """Count a match that has just ended, or (-1) take off a match before it is voided or deleted."""
    found = connection.execute(ENDED, {"of": table_id}).first()
    if found is not None and found.deals_of:
        return
    if found is None:
        gone = abandoned(connection, schema.tables.c.id == table_id)
        add(connection, gone, sign)
        guild = gone[0].guild_id if gone else None
    else:
        guild, ended = found.guild_id or 0, found.ended_at
        values = {"of": table_id, "guild": guild, "game": found.game, "at": ended, "sign": sign}
        periods = {"week": week_of(ended), "month": month_of(ended)}
        connection.execute(_booking(connection.dialect.name), values | periods)
        careers.book(connection, table_id, found, sign)
    if guild is not None and sign < 0:
        connection.execute(delete(schema.tallies).where(_of(guild), schema.tallies.c.matches <= 0))


def add(connection: Connection, rows: Iterable[TallyRow], sign: int = 1) -> None:
    """Add these tallies to the stored ones, in one order, so that two transactions never wait for each other."""
    values = sorted((_values(row, sign) for row in rows), key=lambda row: list(row.values())[:5])
    if values:
        connection.execute(adding(connection.dialect.name, schema.tallies, SUMS, LATEST), values)


def counted_of_many(connection: Connection, period: str, table_ids: Sequence[str]) -> list[TallyRow]:
    """The tallies of a period that these matches add to, with everyone's name in their last one."""
    which = schema.match_results.c.table_id.in_(table_ids)
    known = names(connection, which)
    rows = counted(connection, which)
    return [replace(row, period=period, name=known.get((row.guild_id, row.user_id), row.name)) for row in rows]


def _values(row: TallyRow, sign: int) -> dict[str, Any]:
    key = {name: getattr(row, name) for name in ("guild_id", "period", "kind", "game", "user_id")}
    return key | {name: sign * getattr(row, name) for name in SUMS} | {"ended_at": row.ended_at, "name": row.name}


def _of(guild_id: int | None) -> ColumnElement[bool]:
    return literal(True) if guild_id is None else schema.tallies.c.guild_id == guild_id


def is_kept(period: str, now: int) -> bool:
    """Whether a period is not a week or month that no board shows any more."""
    first = _monday(now - KEPT_WEEKS * WEEK)
    oldest = {"week": week_of(first), "month": month_of(first)}.get(period.partition(" ")[0], "")
    return period >= oldest


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
    found = {user: Tally(*map(int, sums)) for user, *sums in connection.execute(asked).all()}
    for row in _hidden(connection, period, span):
        of_kind = row.kind == kind.value or (row.user_id == ROBOTS and row.kind != MATCHES)
        if of_kind and span.game in (None, row.game) and row.user_id in found:
            found[row.user_id] = found[row.user_id].plus(Tally(*(getattr(row, name) for name in SUMS)), -1)
    return {None if user == ROBOTS else user: tally for user, tally in found.items() if tally.matches > 0}


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
    return tuple(connection.execute(_state(), {"of": guild_id}).one())


@cache
def _state() -> Select[Any]:
    at, meta, of = schema.tallies.c, schema.meta.c, bindparam("of", type_=BigInteger)
    played = select(func.sum(at.matches).label("matches"), func.max(at.ended_at).label("ended_at"))
    played = played.where(at.guild_id == of, at.period == ALL, at.kind == MATCHES)
    seasons = select(func.count().label("begun"), func.count(_season.ended_at).label("ended"))
    seasons = seasons.where(_season.guild_id == of)
    deleted = select(meta.value).where(meta.name == PSEUDONYM).scalar_subquery()
    both = played.subquery().join(seasons.subquery(), true())
    return select(*both.c, statements.GUILD.scalar_subquery(), deleted).select_from(both)


def names_of(connection: Connection, guild_id: int | None, user_ids: Collection[int]) -> dict[int, str]:
    """The names under which people last finished a counted match on this server, or (None) anywhere. On other servers
    they may have others."""
    at, wanted = schema.tallies.c, set(user_ids)
    last = func.max(at.ended_at)
    asked = select(at.user_id, at.name).where(at.period == ALL, at.kind != MATCHES).group_by(at.user_id, at.name)
    if guild_id is not None:
        asked = asked.where(at.guild_id == guild_id)
    if len(wanted) < FEW:
        asked = asked.where(at.user_id.in_(wanted))
    return {user: name for user, name in connection.execute(asked.order_by(last)).all() if user in wanted}


def of_person(
    connection: Connection, guild_id: int | None, user_id: int, game: str | None, hidden: Collection[str]
) -> dict[tuple[Kind, str], Tally]:
    """A person's matches on a server, or (None) everywhere, by kind and game, without the `hidden` ones."""
    at, match, table = schema.tallies.c, schema.match_results.c, schema.tables.c
    asked = select(schema.tallies).where(at.user_id == user_id, at.period == ALL)
    rows = fetch(connection, TallyRow, asked if guild_id is None else asked.where(at.guild_id == guild_id))
    gone = []
    if hidden:
        gone = counted(connection, match.table_id.in_(hidden)) + abandoned(connection, table.id.in_(hidden))
    found: dict[tuple[Kind, str], list[int]] = {}
    for sign, some in (1, rows), (-1, gone):
        for row in some:
            if row.user_id == user_id and game in (None, row.game) and guild_id in (None, row.guild_id):
                before = found.get((Kind(row.kind), row.game), [0] * len(SUMS))
                sums = [number + sign * getattr(row, name) for number, name in zip(before, SUMS, strict=True)]
                found[Kind(row.kind), row.game] = sums
    return {key: Tally(*sums) for key, sums in found.items() if sums[0] > 0}


# -- proof and repair --


def _recounted(connection: Connection, now: int) -> dict[tuple[Any, ...], TallyRow]:
    """All tallies as they follow from the stored matches, by key."""
    match, found = schema.match_results.c, dict[tuple[Any, ...], TallyRow]()

    def keep(period: str, *which: ColumnElement[bool]) -> None:
        for row in counted(connection, *which):
            kept = replace(row, period=period)
            found[kept.guild_id, period, kept.kind, kept.game, kept.user_id] = kept

    keep(ALL)
    found |= {(row.guild_id, ALL, row.kind, row.game, row.user_id): row for row in abandoned(connection)}
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
