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
from engine.store import Store, ratings, standings
from engine.store.standings import Span, StandingRow
from engine.tables.ratings import PROVISIONAL, shown
from engine.tables.results import low_wins
from engine.tables.state import Reader

FEWEST: Final = 5
"""So many matches rank somebody by an average."""
WEEK: Final = timedelta(days=7)


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

    def since(self, now: datetime) -> datetime | None:
        """When it began, by the calendar in which `now` is given; None: there is no beginning."""
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        match self:
            case Period.ALL:
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

    def line_of(self, user_id: int) -> Line | None:
        """Somebody's own line."""
        return next((line for line in (*self.lines, *self.unranked) if line.user_id == user_id), None)


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
    ) -> Leaderboard:
        """A server's leaderboard, by the calendar of that zone. A measure of one game takes the most played one if
        none is given."""
        if game is None and measure.one_game:
            game = await self._read(self._store.ask(lambda connection: standings.most_played(connection, guild_id)))
            game = game if game in GAMES else None
        now = datetime.fromtimestamp(self._now(), ZoneInfo(zone))
        since = period.since(now)
        ended = since + WEEK if since and period is Period.LAST_WEEK else None
        # A week ago this week had not begun: a week is held against the whole of the one before.
        weekly = period in (Period.WEEK, Period.LAST_WEEK)
        then, until = (since - WEEK, since) if since and weekly else (since, now - WEEK)
        rows = await self._rows(Span(guild_id, game, _seconds(since), _seconds(ended)), measure)
        before = await self._rows(Span(guild_id, game, _seconds(then), _seconds(until)), measure)
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
        )  # fmt: skip

    async def _rows(self, span: Span, measure: Measure) -> list[StandingRow]:
        """Everybody in the span; where the rating ranks, it stands for the points, and only rated matches count."""
        if measure is Measure.RATING:
            if span.game is None:
                return []
            rated = await self._read(self._store.ask(lambda connection: ratings.latest(connection, span)))
            return [StandingRow(row.user_id, row.matches, 0, 0, shown(row.mu)) for row in rated]
        alone = measure is Measure.ROBOTS
        return await self._read(
            self._store.ask(lambda connection: standings.standings(connection, span, robots_alone=alone))
        )

    async def _names(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        return await self._read(self._store.ask(lambda connection: standings.names(connection, guild_id, user_ids)))


def _seconds(when: datetime | None) -> int | None:
    return None if when is None else int(when.timestamp())
