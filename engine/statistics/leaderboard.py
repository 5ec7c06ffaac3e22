"""Who leads on a server: by game, period and measure, with everybody's movement since a week ago.

Only matches between people count; those against robots alone have a measure of their own. Equal values share a place,
and the next place is skipped. An average ranks nobody who has played too few matches (`FEWEST`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from fractions import Fraction
from typing import Final
from zoneinfo import ZoneInfo

from engine.rules.games import GAMES
from engine.statistics.ratings import PROVISIONAL, carried, shown
from engine.statistics.results import low_wins
from engine.store import Store
from engine.store.questions import ratings, seasons, standings
from engine.store.questions.seasons import SeasonRow as SeasonRow
from engine.store.questions.standings import Span, StandingRow
from engine.tables.core.state import Reader

FEWEST: Final = 5
"""So many matches rank somebody by an average."""
WEEK: Final = timedelta(days=7)
PODIUM: Final = 3
PODIUM_GAMES: Final = 3
"""Of so many games a podium tells the ratings."""


class Measure(StrEnum):
    """What ranks people."""

    WINS = "wins"
    RATING = "rating"
    PLACE = "place"
    """The average place."""
    POINTS = "points"
    """Points a match; of one game, since games count differently."""
    ROBOTS = "robots"
    """Wins against robots alone."""

    @property
    def one_game(self) -> bool:
        """Whether it has no sense across games."""
        return self in (Measure.POINTS, Measure.RATING)

    @property
    def fewest(self) -> int:
        """How many matches rank somebody."""
        if self is Measure.RATING:
            return PROVISIONAL
        return FEWEST if self in (Measure.PLACE, Measure.POINTS) else 1


class Period(StrEnum):
    """Which matches count: those that ended in it, by the calendar in UTC."""

    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    """From Monday on."""
    LAST_WEEK = "last_week"
    """The one before, from Monday to Sunday."""
    SEASON = "season"
    """The server's season, or the last one if none goes on."""

    def since(self, now: datetime) -> datetime | None:
        """When it began, by the calendar in which `now` is given; None: there is no beginning, or the server has set
        it."""
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        match self:
            case Period.ALL | Period.SEASON:
                return None
            case Period.MONTH:
                return midnight.replace(day=1)
            case Period.WEEK:
                return midnight - timedelta(days=midnight.weekday())
            case Period.LAST_WEEK:
                return midnight - timedelta(days=midnight.weekday()) - WEEK


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's line; `place` None: not ranked, with too few matches. `value` is what the measure says."""

    user_id: int
    name: str
    place: int | None
    value: Fraction
    matches: int
    wins: int
    moved: int | None = None
    """How many places up since a week ago; None: not ranked then."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A server's lines, the best first, and how the robots did, all together."""

    game: str | None
    measure: Measure
    period: Period
    lines: tuple[Line, ...]
    unranked: tuple[Line, ...]
    robots: StandingRow | None
    known: bool
    """Whether anybody was ranked a week ago."""
    season: SeasonRow | None = None
    """Which season, if one was asked for and there is one."""

    def line_of(self, user_id: int) -> Line | None:
        """Somebody's own line."""
        return next((line for line in (*self.lines, *self.unranked) if line.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Podium:
    """The first three of a season, ties included."""

    season: SeasonRow
    wins: Leaderboard
    ratings: tuple[Leaderboard, ...]


def firsts(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Those on a podium; nobody who has won nothing."""
    return tuple(line for line in lines if line.place is not None and line.place <= PODIUM and line.value)


def spans(all_of_it: Span, period: Period, now: datetime, season: SeasonRow | None) -> tuple[Span, Span]:
    """What counts in a period, and what counted in it a week ago. A week ago this week had not begun: a week is held
    against the whole of the one before."""
    if season is not None:
        whole = replace(all_of_it, since=season.started_at, until=season.ended_at)
        week_ago = int((now - WEEK).timestamp())
        return whole, replace(whole, until=min(season.ended_at or week_ago, week_ago))
    since = period.since(now)
    ended = since + WEEK if since and period is Period.LAST_WEEK else None
    weekly = period in (Period.WEEK, Period.LAST_WEEK)
    then, until = (since - WEEK, since) if since and weekly else (since, now - WEEK)
    return (
        replace(all_of_it, since=_seconds(since), until=_seconds(ended)),
        replace(all_of_it, since=_seconds(then), until=_seconds(until)),
    )


def value_of(measure: Measure, row: StandingRow) -> Fraction:
    """What ranks a row."""
    match measure:
        case Measure.WINS | Measure.ROBOTS:
            return Fraction(row.wins)
        case Measure.PLACE:
            return Fraction(row.places, row.matches)
        case Measure.POINTS:
            return Fraction(row.points, row.matches)
        case Measure.RATING:
            return Fraction(row.points)


def ranked(measure: Measure, game: str | None, rows: Sequence[StandingRow]) -> list[Line]:
    """Those with enough matches, the best first; nameless still. Of equals, who needed fewer matches comes first."""
    low = measure is Measure.PLACE or (measure is Measure.POINTS and game is not None and low_wins(game))
    enough = [row for row in rows if row.user_id is not None and row.matches >= measure.fewest]
    best = sorted(enough, key=lambda row: (value_of(measure, row) * (1 if low else -1), row.matches, row.user_id or 0))
    lines: list[Line] = []
    for at, row in enumerate(best, 1):
        value = value_of(measure, row)
        place = lines[-1].place if lines and lines[-1].value == value else at
        lines.append(Line(row.user_id or 0, "", place, value, row.matches, row.wins))
    return lines


def moved(lines: Sequence[Line], before: Sequence[Line]) -> list[Line]:
    """The lines with how far each has come since `before`."""
    was = {line.user_id: line.place for line in before}
    return [
        replace(line, moved=old - line.place if (old := was.get(line.user_id)) and line.place else None)
        for line in lines
    ]


class Leaderboards:
    """The questions about who leads."""

    def __init__(self, store: Store, read: Reader, now: Callable[[], float]) -> None:
        self._store = store
        self._read = read
        self._now = now

    async def board(
        self,
        guild_id: int,
        game: str | None = None,
        measure: Measure = Measure.WINS,
        period: Period = Period.ALL,
        zone: str = "UTC",
        season: int | None = None,
    ) -> Leaderboard:
        """A server's leaderboard, by the calendar of that zone, or of the season with that number (default: the last
        one). A measure of one game takes the most played one if none is given."""
        if game is None and measure.one_game:
            game = await self._read(self._store.ask(lambda connection: standings.most_played(connection, guild_id)))
            game = game if game in GAMES else None
        now = datetime.fromtimestamp(self._now(), ZoneInfo(zone))
        that = await self._season(guild_id, season) if period is Period.SEASON else None
        span, earlier = spans(Span(guild_id, game), period, now, that)
        nothing = period is Period.SEASON and that is None
        rows = [] if nothing else await self._rows(span, measure)
        before = [] if nothing else await self._rows(earlier, measure)
        was = ranked(measure, game, before)
        lines = moved(ranked(measure, game, rows), was)
        few = [
            Line(row.user_id, "", None, value_of(measure, row), row.matches, row.wins)
            for row in rows
            if row.user_id is not None and row.matches < measure.fewest
        ]
        names = await self._names(guild_id, [line.user_id for line in (*lines, *few)])
        return Leaderboard(
            game, measure, period,
            lines=tuple(replace(line, name=names.get(line.user_id, "")) for line in lines),
            unranked=tuple(replace(line, name=names.get(line.user_id, "")) for line in few),
            robots=next((row for row in rows if row.user_id is None), None),
            known=bool(was),
            season=that,
        )  # fmt: skip

    async def _rows(self, span: Span, measure: Measure) -> list[StandingRow]:
        """Everybody in the span; where the rating ranks, it stands for the points, and only rated matches count."""
        if measure is Measure.RATING:
            if span.game is None:
                return []
            rated = await self._read(self._store.ask(lambda connection: ratings.latest(connection, span)))
            starts = await self._read(
                self._store.ask(lambda connection: seasons.starts(connection, span.guild_id, span.until))
            )
            return [StandingRow(row.user_id, row.matches, 0, 0, shown(carried(row, starts).mu)) for row in rated]
        alone = measure is Measure.ROBOTS
        return await self._read(
            self._store.ask(lambda connection: standings.standings(connection, span, robots_alone=alone))
        )

    # -- seasons --

    async def seasons(self, guild_id: int) -> Sequence[SeasonRow]:
        """A server's seasons, the first one first."""
        return await self._read(self._store.ask(lambda connection: seasons.of_guild(connection, guild_id)))

    async def _season(self, guild_id: int, number: int | None) -> SeasonRow | None:
        known = await self.seasons(guild_id)
        return next((one for one in reversed(known) if number in (None, one.number)), None)

    async def begin_season(self, guild_id: int) -> SeasonRow | None:
        """Begin a server's next season; None: one goes on. Whether somebody may is the caller's to check."""
        return await self._read(self._store.begin_season(guild_id, int(self._now())))

    async def end_season(self, guild_id: int, number: int) -> bool:
        """End that season; False: it does not go on."""
        now = int(self._now())
        return await self._read(self._store.ask(lambda connection: seasons.end(connection, guild_id, number, now)))

    async def podium(self, season: SeasonRow) -> Podium:
        """Who led in a season: by wins in all games, and by rating in those that were played most."""
        guild, number = season.guild_id, season.number
        span = Span(guild, None, season.started_at, season.ended_at)
        games = await self._read(self._store.ask(lambda connection: standings.games_played(connection, span)))
        wins = await self.board(guild, None, Measure.WINS, Period.SEASON, season=number)
        rated = [
            await self.board(guild, game, Measure.RATING, Period.SEASON, season=number)
            for game in games
            if game in GAMES
        ]
        shown = [replace(board, lines=firsts(board.lines)) for board in (wins, *rated)]
        return Podium(season, shown[0], tuple(board for board in shown[1:] if board.lines)[:PODIUM_GAMES])

    async def _names(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        return await self._read(self._store.ask(lambda connection: standings.names(connection, guild_id, user_ids)))


def _seconds(when: datetime | None) -> int | None:
    return None if when is None else int(when.timestamp())
