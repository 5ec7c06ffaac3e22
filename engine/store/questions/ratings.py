"""Queries for ratings, seasons and achievements. There is a rating for each seat of a rated match, written with the
match. It changes only when managers void an earlier one.

A rating is stored in millionths, exactly as the next one is computed from it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, case, delete, exists, func, literal, select, union_all, update

from engine.store import schema
from engine.store.questions import tallies
from engine.store.questions.results import AT_ONCE, VOID, Kind, Span, note_unfinished, result_of
from engine.store.questions.statements import add, apart, columns, fetch, put, slow, writes
from engine.store.rows import RATED, AchievementRow, MatchRow, RatingRow, SeasonRow
from engine.units import DAY

RATE_AGAIN: Final = "rate again after "
"""Begins the name of a note: a server and a game whose ratings after that number are to be computed again."""
PEOPLE: Final = Kind.PEOPLE.value
RATING_LOCK: Final = 0x72617465
"""The first number of PostgreSQL's lock for `one_at_a_time`."""


class Met(NamedTuple):
    """The rated matches of one person against another."""

    ever: int = 0
    often: int = 0
    """In the last 30 days."""
    left: int = 0
    """Those of them that the other one has left."""
    left_today: bool = False
    """Whether they have left one within a day."""


Meetings = Mapping[tuple[int, int], Met]
"""By the ids of two people."""
Rate = Callable[[MatchRow, Mapping[int, RatingRow], Meetings, Sequence[int]], Sequence[RatingRow]]
"""Computes the ratings after a match (with `number` 0) from the match, the players' last ratings, their meetings and
the server's `season_starts`."""


def latest(
    connection: Connection, span: Span, user_ids: Collection[int] | None = None, before: int | None = None
) -> list[RatingRow]:
    """The last ratings by game in a span, of these people or all, the most rated matches first; those with a lower
    number than `before`. Ratings follow from earlier ones, so those after a hidden match of the game are hidden too."""
    sum_ = schema.tallies.c
    games = [span.game]
    if span.game is None:
        here = select(sum_.game).where(sum_.guild_id == span.guild_id, sum_.kind == PEOPLE).distinct()
        games = list(connection.scalars(here if user_ids is None else here.where(sum_.user_id.in_(user_ids))))
    found = [row for game in games for row in _latest(connection, replace(span, game=game), user_ids, before)]
    return sorted(found, key=lambda row: (-row.matches, row.game, row.user_id))


def _latest(
    connection: Connection, span: Span, user_ids: Collection[int] | None, before: int | None
) -> list[RatingRow]:
    """The same in one game. The database seeks the last rating of each person, however many there are."""
    at, last, sum_ = schema.ratings.c, schema.ratings.alias("last").c, schema.tallies.c
    if user_ids is None:
        of = and_(sum_.guild_id == span.guild_id, sum_.period == "all", sum_.kind == PEOPLE, sum_.game == span.game)
        people = select(sum_.user_id.label("user_id")).where(of).subquery("people")
    else:
        people = union_all(*(select(literal(user).label("user_id")) for user in user_ids or (0,))).subquery("people")
    mine = [last.guild_id == span.guild_id, last.game == span.game, last.user_id == people.c.user_id]
    for limit in (before, _first_hidden(connection, span), _first_number(connection, span, span.until)):
        if limit is not None:
            mine.append(last.number < limit)
    if span.since is not None:
        if (first := _first_number(connection, span, span.since)) is None:
            return []
        mine.append(last.number >= first)
    number = select(func.max(last.number)).where(*mine).correlate(people).scalar_subquery()
    same = at.guild_id == span.guild_id, at.game == span.game, at.user_id == people.c.user_id, at.number == number
    return fetch(connection, RatingRow, select(schema.ratings).select_from(people).join(schema.ratings, and_(*same)))


def _first_hidden(connection: Connection, span: Span) -> int | None:
    """The number of the first hidden match of a game."""
    at = schema.ratings.c
    hidden = select(func.min(at.number)).where(at.table_id.in_(span.hidden), at.game == span.game)
    return connection.scalar(hidden) if span.hidden else None


def _first_number(connection: Connection, span: Span, since: int | None) -> int | None:
    """The number of the first rated match of a game that ended at `since` or later; None: there is none."""
    if since is None:
        return None
    match, at, page = schema.match_results.c, schema.ratings.c, 0
    after = select(match.table_id).where(
        match.guild_id == span.guild_id, match.game == span.game, match.ended_at >= since
    )
    after = after.order_by(match.ended_at, match.table_id).limit(AT_ONCE)
    while ids := list(connection.scalars(after.offset(page))):
        first: int | None = connection.scalar(select(func.min(at.number)).where(at.table_id.in_(ids)))
        if first is not None:
            return first
        page += AT_ONCE
    return None


def meetings(connection: Connection, match: MatchRow, user_ids: Collection[int], before: int) -> Meetings:
    """The meetings of these people before the match that is rated with the number `before`."""
    mine, theirs, result = schema.ratings.alias("mine").c, schema.ratings.alias("theirs").c, schema.match_seats.c
    lately = mine.ended_at > match.ended_at - 30 * DAY
    today = mine.ended_at > match.ended_at - DAY
    counted = lately, and_(lately, result.resigned), and_(today, result.resigned)
    asked = (
        select(mine.user_id, theirs.user_id, func.count(), *(func.sum(case((when, 1), else_=0)) for when in counted))
        .where(mine.table_id == theirs.table_id, mine.side != theirs.side)
        .where(result.table_id == theirs.table_id, result.seat == theirs.seat)
        .where(mine.guild_id == match.guild_id, mine.game == match.game, mine.number < before)
        .where(mine.user_id.in_(user_ids), theirs.user_id.in_(user_ids))
        .group_by(mine.user_id, theirs.user_id)
    )
    found = connection.execute(asked)
    return {
        (one, other): Met(ever, int(often), int(left), bool(today)) for one, other, ever, often, left, today in found
    }


def rated(connection: Connection, match: MatchRow, rate: Rate, number: int) -> Sequence[RatingRow]:
    """The ratings after a match, which is the server's rated match of that `number`."""
    people = [seat.user_id for seat in match.seats if seat.user_id is not None]
    if match.guild_id is None or not people:
        return ()
    known = latest(connection, Span(match.guild_id, match.game), people, number)
    starts = [start for start in season_starts(connection, match.guild_id) if start < number]
    found = rate(match, {row.user_id: row for row in known}, meetings(connection, match, people, number), starts)
    return [replace(row, number=number) for row in found]


@writes
def book(connection: Connection, match: MatchRow, rate: Rate) -> None:
    """Rate a match that was just stored."""
    one_at_a_time(connection)
    if match.guild_id is not None:
        add(connection, schema.ratings, rated(connection, match, rate, _last(connection, match.guild_id) + 1))


def _last(connection: Connection, guild_id: int) -> int:
    """The highest number of a server's rated matches. A void match that a season follows keeps its number."""
    at, season = schema.ratings.c, schema.seasons.c
    rated = connection.scalar(select(func.max(at.number)).where(at.guild_id == guild_id)) or 0
    return max(rated, connection.scalar(select(func.max(season.after)).where(season.guild_id == guild_id)) or 0)


def one_at_a_time(connection: Connection) -> None:
    """Wait until no other transaction rates a match or begins a season: each rating follows from the one before."""
    if connection.dialect.name == "postgresql":  # SQLite has one transaction at a time
        connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK, 0)))


def of_match(connection: Connection, table_id: str) -> list[tuple[RatingRow, RatingRow | None]]:
    """The ratings after a match by seat, each with the person's rating before it or None."""
    at, found = schema.ratings.c, []
    after = select(schema.ratings).where(at.table_id == table_id).order_by(at.seat)
    for row in fetch(connection, RatingRow, after):
        mine = and_(at.guild_id == row.guild_id, at.game == row.game, at.user_id == row.user_id)
        earlier = select(schema.ratings).where(mine, at.number < row.number).order_by(at.number.desc()).limit(1)
        found.append((row, next(iter(fetch(connection, RatingRow, earlier)), None)))
    return found


@slow
def all_rated(connection: Connection) -> list[RatingRow]:
    """All ratings in the order of rating, those of a match together."""
    at = schema.ratings.c
    return fetch(connection, RatingRow, select(schema.ratings).order_by(at.guild_id, at.number, at.seat))


@slow
def unrated(connection: Connection) -> list[str]:
    """Rated matches without a rating, although they ended after the first rated one."""
    match, seat, at = schema.match_results.c, schema.match_seats.c, schema.ratings.c
    asked = (
        select(match.table_id)
        .where(exists().where(seat.table_id == match.table_id, seat.why.in_(RATED)))
        .where(~exists().where(at.table_id == match.table_id))
        .where(match.ended_at > select(func.min(at.ended_at)).scalar_subquery())
        .order_by(match.ended_at, match.table_id)
    )
    return list(connection.scalars(asked))


# -- void matches: finished ones without a result --


@writes
def void(connection: Connection, table_id: str, regained: Sequence[AchievementRow]) -> bool:
    """Delete the result, ratings and achievements of a finished match. Later matches earn the `regained` ones. Note
    that the ratings after it follow (`rate_again`). False if it has no result."""
    one_at_a_time(connection)
    apart(connection, schema.achievements)
    at, noted = schema.ratings.c, schema.meta.c
    rated = connection.execute(select(at.guild_id, at.game, at.number).where(at.table_id == table_id)).first()
    match = schema.match_results.c
    if not connection.scalar(select(exists().where(match.table_id == table_id))):
        return False
    tallies.book(connection, table_id, -1)
    note_unfinished(connection, table_id)
    connection.execute(delete(schema.match_results).where(match.table_id == table_id))
    tallies.book(connection, table_id)  # an abandoned match that had a result is one without it
    connection.execute(delete(schema.achievements).where(schema.achievements.c.table_id == table_id))
    for row in regained:
        put(connection, schema.achievements, columns(schema.achievements, row), replace=False)
    if rated is not None:
        name = f"{RATE_AGAIN}{rated.guild_id} {rated.game}"
        known = connection.scalar(select(noted.value).where(noted.name == name))
        put(connection, schema.meta, {"name": name, "value": str(min(rated.number, int(known or rated.number)))})
    return True


@writes
def note_older(connection: Connection, version: int) -> None:
    """Note that the ratings of older formulas are to be computed again, with all that follow from them."""
    at = schema.ratings.c
    older = select(at.guild_id, at.game).where(at.version < version).distinct()
    for guild_id, game in connection.execute(older).all():
        put(connection, schema.meta, {"name": f"{RATE_AGAIN}{guild_id} {game}", "value": "0"})


@writes
def rate_again(connection: Connection, rate: Rate, most: int) -> bool:
    """Rate the next matches after a void one again. False if none is left to do."""
    one_at_a_time(connection)
    at, noted = schema.ratings.c, schema.meta.c
    found = connection.execute(select(schema.meta).where(noted.name.startswith(RATE_AGAIN)).limit(1)).first()
    if found is None:
        return False
    guild, game = found.name.removeprefix(RATE_AGAIN).split()
    later = at.guild_id == int(guild), at.game == game, at.number > int(found.value)
    asked = select(at.number, at.table_id).where(*later).distinct().order_by(at.number).limit(most)
    numbers = connection.execute(asked).all()
    for number, table_id in numbers:
        rows = rated(connection, result_of(connection, table_id), rate, number)
        connection.execute(delete(schema.ratings).where(at.table_id == table_id))
        add(connection, schema.ratings, rows)
    connection.execute(delete(schema.meta).where(noted.name == found.name))
    if len(numbers) == most:
        put(connection, schema.meta, {"name": found.name, "value": str(numbers[-1].number)})
    return True


def is_void(connection: Connection, table_id: str) -> bool:
    """Whether managers have voided a match."""
    asked = select(schema.tables.c.id).where(schema.tables.c.id == table_id, VOID)
    return connection.scalar(asked) is not None


# -- seasons --


def seasons_of(connection: Connection, guild_id: int) -> list[SeasonRow]:
    """A server's seasons, first to last."""
    at = schema.seasons.c
    return fetch(connection, SeasonRow, select(schema.seasons).where(at.guild_id == guild_id).order_by(at.number))


def season_starts(connection: Connection, guild_id: int, until: int | None = None) -> Sequence[int]:
    """The `SeasonRow.after` of a server's seasons that began before `until`, without repeats: a season without a rated
    match softens no rating."""
    at = schema.seasons.c
    asked = select(at.after).where(at.guild_id == guild_id).distinct().order_by(at.after)
    return list(connection.scalars(asked if until is None else asked.where(at.started_at < until)))


@writes
def begin_season(connection: Connection, guild_id: int, now: int) -> SeasonRow | None:
    """Begin a server's next season; None if the current one has not ended."""
    one_at_a_time(connection)
    known = seasons_of(connection, guild_id)
    if known and known[-1].ended_at is None:
        return None
    season = SeasonRow(guild_id, len(known) + 1, now, None, _last(connection, guild_id))
    add(connection, schema.seasons, [season])
    return season


@writes
def end_season(connection: Connection, guild_id: int, number: int, now: int) -> bool:
    """End a season; False if it is not the current one."""
    at = schema.seasons.c
    running = update(schema.seasons).where(at.guild_id == guild_id, at.number == number, at.ended_at.is_(None))
    return connection.execute(running.values(ended_at=now)).rowcount == 1


# -- achievements: a person earns each once on a server --


@writes
def book_achievements(connection: Connection, rows: Sequence[AchievementRow]) -> list[AchievementRow] | None:
    """Store a match's achievements that are new to their person; return those of `rows` that are stored now. None, and
    nothing is stored, if one of these people doesn't sit there any more, or not by this id."""
    seat = schema.seats.c
    if not rows or is_void(connection, rows[0].table_id):
        return []
    apart(connection, schema.achievements)
    people = set(connection.scalars(select(seat.user_id).where(seat.table_id == rows[0].table_id)))
    if not people.issuperset(row.user_id for row in rows):
        return None
    for row in rows:
        put(connection, schema.achievements, columns(schema.achievements, row), replace=False)
    kept = {(row.user_id, row.achievement, row.round) for row in achievements_in(connection, rows[0].table_id)}
    return [row for row in rows if (row.user_id, row.achievement, row.round) in kept]


def achievements_of(connection: Connection, guild_id: int, user_id: int) -> list[AchievementRow]:
    """A person's achievements on a server, earliest first."""
    at = schema.achievements.c
    mine = select(schema.achievements).where(at.guild_id == guild_id, at.user_id == user_id)
    return fetch(connection, AchievementRow, mine.order_by(at.at, at.achievement))


def achievements_in(connection: Connection, table_id: str) -> list[AchievementRow]:
    """The achievements that a match has earned."""
    asked = select(schema.achievements).where(schema.achievements.c.table_id == table_id)
    return fetch(connection, AchievementRow, asked)


@slow
def played_since(connection: Connection, row: AchievementRow) -> list[str]:
    """The other matches of that person and game on the server with a round that ended since, the oldest first."""
    table, seat, over, game = schema.tables.c, schema.seats.c, schema.round_results.c, schema.tables.alias().c
    sat = exists().where(seat.table_id == table.id, seat.user_id == row.user_id)
    since = exists().where(over.table_id == table.id, over.at >= row.at)
    same = (
        table.guild_id == row.guild_id,
        table.game == select(game.game).where(game.id == row.table_id).scalar_subquery(),
    )
    asked = select(table.id).where(*same, sat, since, table.id != row.table_id, ~VOID)
    return list(connection.scalars(asked.order_by(table.created_at, table.id)))


@slow
def all_achievements(connection: Connection) -> list[AchievementRow]:
    """All achievements, by table."""
    at = schema.achievements.c
    asked = select(schema.achievements).order_by(at.table_id, at.round, at.user_id, at.achievement)
    return fetch(connection, AchievementRow, asked)
