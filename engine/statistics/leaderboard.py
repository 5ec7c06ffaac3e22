"""Leaderboards of a server by game, period and measure, with each player's movement within a week.

Only matches between people count. Matches against robots alone have their own measure. Equal values share a place, and
the next place is skipped. A player with too few matches (`Measure.fewest`) has no place.

A server's leaderboard of the last week is posted each Monday at an hour of the server's time zone. Each Monday is done
once, and that is stored. A missed one is posted up to a day later, or never.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from engine.rules.games import GAMES
from engine.statistics.ratings import PROVISIONAL, shown_now
from engine.statistics.results import Hidden, low_wins
from engine.store.questions import queries, ratings, results
from engine.store.questions.results import Span, Tally
from engine.store.rows import SeasonRow as SeasonRow
from engine.store.rows import WeeklyRow as WeeklyRow
from engine.tables.keeping.moderation import read_rules
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.hours import local
from engine.units import DAY

FEWEST: Final = 5
"""How many matches an average needs."""
WEEK: Final = timedelta(days=7)
PODIUM: Final = 3
PODIUM_GAMES: Final = 3
"""For how many games a podium shows ratings."""


class Measure(StrEnum):
    """The value that ranks players."""

    WINS = "wins"
    RATING = "rating"
    PLACE = "place"
    """The average place."""
    POINTS = "points"
    """Points per round, in one game: matches to different targets compare."""
    ROBOTS = "robots"
    """Wins against robots alone."""

    @property
    def one_game(self) -> bool:
        """Whether it compares players in a single game only."""
        return self in (Measure.POINTS, Measure.RATING)

    @property
    def fewest(self) -> int:
        """How many matches a place needs."""
        if self is Measure.RATING:
            return PROVISIONAL
        return FEWEST if self in (Measure.PLACE, Measure.POINTS) else 1

    def value_of(self, tally: Tally) -> Fraction:
        """A player's value. Ratings are passed as points."""
        if self is Measure.PLACE:
            return Fraction(tally.places, tally.matches)
        if self is Measure.POINTS:
            return Fraction(tally.points, tally.rounds or 1)
        return Fraction(tally.points if self is Measure.RATING else tally.wins)


class Period(StrEnum):
    """Which matches count, by when they ended."""

    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    """From Monday on."""
    LAST_WEEK = "last_week"
    """The one before, Monday to Sunday."""
    SEASON = "season"
    """The server's current season, or its last one."""

    def since(self, now: datetime) -> datetime | None:
        """When it began, by the calendar of `now`; None: no beginning, or the server sets it."""
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        monday = midnight - timedelta(days=midnight.weekday())
        begins = {Period.MONTH: midnight.replace(day=1), Period.WEEK: monday, Period.LAST_WEEK: monday - WEEK}
        return begins.get(self)


@dataclass(frozen=True, slots=True)
class Line:
    """A player's line. `place` None: too few matches."""

    user_id: int
    name: str
    place: int | None
    value: Fraction
    matches: int
    wins: int
    moved: int | None = None
    """Places gained within a week; None: no place then."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A server's lines, the best first."""

    game: str | None
    measure: Measure
    period: Period
    lines: tuple[Line, ...]
    unranked: tuple[Line, ...]
    robots: Tally | None
    """All robots together."""
    known: bool
    """Whether anyone had a place a week ago."""
    season: SeasonRow | None = None

    def line_of(self, user_id: int) -> Line | None:
        """A player's line, ranked or not."""
        return next((line for line in (*self.lines, *self.unranked) if line.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Podium:
    """The first three of a season, with ties."""

    season: SeasonRow
    wins: Leaderboard
    ratings: tuple[Leaderboard, ...]


def firsts(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a podium, without players who have won nothing."""
    return tuple(line for line in lines if line.place is not None and line.place <= PODIUM and line.value)


def spans(every: Span, period: Period, now: datetime, season: SeasonRow | None) -> tuple[Span, Span]:
    """The matches of a period now and a week ago. A week is compared with the whole week before."""
    week_ago = int((now - WEEK).timestamp())
    if season is not None:
        whole = replace(every, since=season.started_at, until=season.ended_at)
        return whole, replace(whole, until=min(season.ended_at or week_ago, week_ago))
    since = period.since(now)
    if since is None:
        return every, replace(every, until=week_ago)
    begun, weekly = int(since.timestamp()), period in (Period.WEEK, Period.LAST_WEEK)
    ended = int((since + WEEK).timestamp()) if period is Period.LAST_WEEK else None
    then = (int((since - WEEK).timestamp()), begun) if weekly else (begun, week_ago)
    return replace(every, since=begun, until=ended), replace(every, since=then[0], until=then[1])


def ranked(measure: Measure, game: str | None, tallies: Mapping[int | None, Tally]) -> list[Line]:
    """The lines of all people, the best first, those without a place last. Of equals, fewer matches come first."""
    low = measure is Measure.PLACE or (measure is Measure.POINTS and game is not None and low_wins(game))
    people = [
        Line(user, "", None, measure.value_of(tally), tally.matches, tally.wins)
        for user, tally in tallies.items()
        if user
    ]
    people.sort(key=lambda line: (line.value * (1 if low else -1), line.matches, line.user_id))
    lines: list[Line] = []
    for at, line in enumerate((line for line in people if line.matches >= measure.fewest), 1):
        place = lines[-1].place if lines and lines[-1].value == line.value else at
        lines.append(replace(line, place=place))
    return lines + [line for line in people if line.matches < measure.fewest]


class Leaderboards:
    """Answers questions about leaderboards and seasons."""

    def __init__(self, registry: TableRegistry, hidden: Hidden) -> None:
        self._ask, self._now, self._hidden = registry.ask, registry.now, hidden

    async def board(
        self,
        guild_id: int,
        game: str | None = None,
        measure: Measure = Measure.WINS,
        period: Period = Period.ALL,
        zone: str = "UTC",
        season: int | None = None,
        reader: int | None = None,
    ) -> Leaderboard:
        """A server's leaderboard by the calendar of a zone, or of a season (default: the last one), as `reader` may see
        it; None: as everyone may. A measure of one game takes the most played game by default."""
        every = Span(guild_id, game, hidden=await self._hidden(reader, guild_id))
        if game is None and measure.one_game:
            game = next(iter(await self._ask(results.games_played, every)), None)
            game = game if game in GAMES else None
            every = replace(every, game=game)
        now = datetime.fromtimestamp(self._now(), ZoneInfo(zone))
        found = await self._season(guild_id, season) if period is Period.SEASON else None
        tallies: Mapping[int | None, Tally] = {}
        before: list[Line] = []
        if period is not Period.SEASON or found is not None:
            span, earlier = spans(every, period, now, found)
            tallies = await self._tallies(span, measure)
            before = ranked(measure, game, await self._tallies(earlier, measure))
        was = {line.user_id: line.place for line in before if line.place}
        lines = ranked(measure, game, tallies)
        names = await self._ask(results.names, guild_id, [line.user_id for line in lines])
        named = [
            replace(
                line,
                name=names.get(line.user_id, ""),
                moved=was[line.user_id] - line.place if line.place and line.user_id in was else None,
            )
            for line in lines
        ]
        return Leaderboard(
            game, measure, period,
            lines=tuple(line for line in named if line.place),
            unranked=tuple(line for line in named if not line.place),
            robots=tallies.get(None),
            known=bool(was),
            season=found,
        )  # fmt: skip

    async def _tallies(self, span: Span, measure: Measure) -> Mapping[int | None, Tally]:
        """By person, without members whom the server's managers have blocked. For ratings, points are the rating, and
        only rated matches count."""
        found: Mapping[int | None, Tally] = {}
        if measure is not Measure.RATING:
            found = await self._ask(results.standings, span, robots_alone=measure is Measure.ROBOTS)
        elif span.game is not None:
            starts = await self._ask(ratings.season_starts, span.guild_id, span.until)
            rated = await self._ask(ratings.latest, span)
            found = {row.user_id: Tally(row.matches, points=shown_now(row, starts)) for row in rated}
        rules = read_rules(await self._ask(queries.guild_settings, span.guild_id))
        blocked = {one.user_id for one in rules.blocked}
        return {user: tally for user, tally in found.items() if user not in blocked}

    # -- seasons --

    async def seasons(self, guild_id: int) -> Sequence[SeasonRow]:
        """A server's seasons, the first one first."""
        return await self._ask(ratings.seasons_of, guild_id)

    async def _season(self, guild_id: int, number: int | None) -> SeasonRow | None:
        known = await self.seasons(guild_id)
        return next((one for one in reversed(known) if number in (None, one.number)), None)

    async def begin_season(self, guild_id: int) -> SeasonRow | None:
        """Begin a server's next season, or None if one is running. The caller checks permissions."""
        return await self._ask(ratings.begin_season, guild_id, int(self._now()))

    async def end_season(self, guild_id: int, number: int) -> bool:
        """End that season. False: it isn't running."""
        return await self._ask(ratings.end_season, guild_id, number, int(self._now()))

    async def podium(self, season: SeasonRow, reader: int | None = None) -> Podium:
        """The leaders of a season by wins, and by rating in the most played games, as `reader` may see them."""
        guild = season.guild_id
        board = partial(self.board, guild, period=Period.SEASON, season=season.number, reader=reader)
        hidden = await self._hidden(reader, guild)
        games = await self._ask(results.games_played, Span(guild, None, season.started_at, season.ended_at, hidden))
        wins = await board(None, Measure.WINS)
        boards = [wins]
        for game in games:
            if game in GAMES:
                boards.append(await board(game, Measure.RATING))
        shown = [replace(board, lines=firsts(board.lines)) for board in boards]
        return Podium(season, shown[0], tuple(board for board in shown[1:] if board.lines)[:PODIUM_GAMES])


# -- weekly posts --


LATEST: Final = DAY
"""A post that is later than this is skipped."""
NONCE_SECONDS: Final = 150
"""For this long Discord knows a nonce, so that a second try posts nothing twice."""


def last_due(row: WeeklyRow, now: float) -> tuple[date, int]:
    """The latest Monday whose post was due, and when it was (seconds UTC)."""
    today = local(now, row.zone).date()
    monday = today - timedelta(days=today.weekday())
    if _at(monday, row) > now:
        monday -= timedelta(days=7)
    return monday, _at(monday, row)


def _at(day: date, row: WeeklyRow) -> int:
    return int(datetime.combine(day, time(row.hour), ZoneInfo(row.zone)).timestamp())


class Weekly:
    """What servers have chosen, and which posts are due."""

    def __init__(self, registry: TableRegistry) -> None:
        self._ask, self._now, self._shards = registry.ask, registry.now, registry.store.shards

    async def of(self, guild_id: int) -> WeeklyRow:
        """A server's choice."""
        return await self._ask(queries.weekly_of, guild_id)

    def chosen(self) -> Callable[[WeeklyRow], WeeklyRow]:
        """What a server's choice now is stored as: posts begin with the next Monday."""
        now = self._now()
        return lambda row: replace(row, done=max(row.done, last_due(row, now)[0].toordinal()))

    async def due(self) -> list[WeeklyRow]:
        """The servers whose post is due now. A post that is too late, or that the bot may have sent before it stopped,
        counts as done."""
        now, found = self._now(), []
        for row in await self._ask(queries.all_weekly, self._shards):
            monday, due = last_due(row, now)
            if row.done >= monday.toordinal():
                continue
            if now - due > LATEST or (row.nonce is not None and now - row.tried_at > NONCE_SECONDS):
                await self.done(row)
            else:
                found.append(row)
        return found

    async def trying(self, row: WeeklyRow, nonce: str) -> WeeklyRow:
        """Note that the post is being sent. Returns the server's choice by now."""
        noted, now = list[WeeklyRow](), int(self._now())

        def note(stored: WeeklyRow) -> WeeklyRow:
            noted[:] = [replace(stored, nonce=nonce, tried_at=now)]
            return noted[0]

        await self._ask(queries.change_weekly, row.guild_id, note)
        return noted[0]

    async def done(self, row: WeeklyRow) -> None:
        """Note that this Monday is done. A choice made meanwhile stays."""
        monday = last_due(row, self._now())[0].toordinal()
        await self._ask(queries.change_weekly, row.guild_id, lambda stored: replace(stored, done=monday, nonce=None))
