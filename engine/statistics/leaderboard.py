"""Leaderboards of a server by game, period and measure, with each player's movement since Monday.

Only matches between people count. Matches against robots alone have their own measure. Equal values share a place, and
the next place is skipped. A player with too few matches (`Measure.fewest`) has no place.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta, tzinfo
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from engine.rules.games import GAMES
from engine.statistics.ratings import PROVISIONAL, shown_now
from engine.statistics.results import Hidden, low_wins
from engine.store.questions import careers, queries, ratings, results, tallies
from engine.store.questions.results import Span, Tally
from engine.store.rows import SeasonRow as SeasonRow
from engine.tables.keeping.moderation import read_rules
from engine.tables.keeping.registry import TableRegistry

FEWEST: Final = 5
"""How many matches an average needs."""
WEEK: Final = timedelta(days=7)
KEPT: Final = 200
"""Boards that are kept until something changes."""
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
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
        monday = midnight - timedelta(days=midnight.weekday())
        begins = {Period.MONTH: midnight.replace(day=1), Period.WEEK: monday, Period.LAST_WEEK: monday - WEEK}
        return begins.get(self)


class Line(NamedTuple):
    """A player's line. `place` None: too few matches."""

    user_id: int
    name: str
    place: int | None
    value: Fraction
    matches: int
    wins: int
    moved: int | None = None
    """Places gained this week; None: no place before it."""
    met: int | None = None
    """By rating: how many different opponents they have met in the game."""


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
    """Whether anyone had a place before this week."""
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
    """The matches of a period now and before this week. A week is compared with the whole week before."""
    monday = _seconds(Period.WEEK, now)
    if season is not None:
        whole = replace(every, since=season.started_at, until=season.ended_at)
        return whole, whole if season.ended_at is not None else replace(whole, until=monday)
    since = period.since(now)
    if since is None:
        return every, replace(every, until=monday)
    begun, weekly = int(since.timestamp()), period in (Period.WEEK, Period.LAST_WEEK)
    ended = int((since + WEEK).timestamp()) if period is Period.LAST_WEEK else None
    then = (int((since - WEEK).timestamp()), begun) if weekly else (begun, max(begun, monday))
    return replace(every, since=begun, until=ended), replace(every, since=then[0], until=then[1])


def _seconds(period: Period, now: datetime) -> int:
    since = period.since(now)
    assert since is not None
    return int(since.timestamp())


Then = tuple[str, str | None]
"""A period of tallies, and a period to subtract."""


def periods(period: Period, now: datetime, season: SeasonRow | None) -> tuple[str, Then | None]:
    """The same in tallies. None: nothing was before."""
    monday = _seconds(Period.WEEK, now)
    week, before, earlier = (tallies.week_with(now.date() - weeks * WEEK) for weeks in range(3))
    if season is not None:
        key = tallies.season_of(season.number)
        if season.ended_at is not None:
            return key, (key, None)
        return key, (key, week) if season.started_at < monday else None
    match period:
        case Period.WEEK:
            return week, (before, None)
        case Period.LAST_WEEK:
            return before, (earlier, None)
        case Period.MONTH:
            month = tallies.month_with(now.date())
            return month, (month, week) if _seconds(Period.MONTH, now) < monday else None
        case _:
            return tallies.ALL, (tallies.ALL, week)


def between(key: str, zone: tzinfo | None, now: float) -> Iterator[tuple[int, int, int]]:
    """The hours until `now` by which a week or month of a zone differs from that of UTC: 1 for those it has too, or -1,
    with their begin and end."""
    span = tallies.days_of(key)
    for sign, day in zip((-1, 1), span or (), strict=False):
        there, here = (int(datetime.combine(day, time(), of).timestamp()) for of in (zone, UTC))
        if there != here and min(there, here) <= now:
            yield sign if there > here else -sign, min(there, here), max(there, here)


def added(whole: Mapping[int | None, Tally], part: Mapping[int | None, Tally], sign: int) -> Mapping[int | None, Tally]:
    """Tallies with others, or (-1) less them."""
    found = dict(whole)
    for user, one in part.items():
        found[user] = found.get(user, Tally()).plus(one, sign)
    return {user: one for user, one in found.items() if one.matches > 0}


def ranked(measure: Measure, game: str | None, tallies: Mapping[int | None, Tally]) -> list[Line]:
    """The lines of all people, the best first, those without a place last. Of equals, fewer matches come first."""
    low = measure is Measure.PLACE or (measure is Measure.POINTS and game is not None and low_wins(game))
    sign, fewest = 1 if low else -1, measure.fewest
    values = ((measure.value_of(tally), tally, user) for user, tally in tallies.items() if user)
    people = sorted((sign * float(value), tally.matches, user, value, tally.wins) for value, tally, user in values)
    lines: list[Line] = []
    place, last, at = 0, None, 0
    for key, matches, user, value, wins in people:
        if matches >= fewest:
            at += 1
            place, last = (place, last) if key == last else (at, key)
            lines.append(Line(user, "", place, value, matches, wins))
    return lines + [Line(user, "", None, value, n, wins) for _, n, user, value, wins in people if n < fewest]


def _both(
    measure: Measure, game: str | None, here: Mapping[int | None, Tally], then: Mapping[int | None, Tally]
) -> tuple[list[Line], dict[int, int]]:
    """The lines of a board, and everyone's place before this week."""
    was = {line.user_id: line.place for line in ranked(measure, game, then) if line.place}
    return ranked(measure, game, here), was


class Leaderboards:
    """Answers questions about leaderboards and seasons."""

    def __init__(self, registry: TableRegistry, hidden: Hidden) -> None:
        self._ask, self._now, self._hidden = registry.ask, registry.now, hidden
        self._known: OrderedDict[tuple[object, ...], tuple[tuple[object, ...], Leaderboard]] = OrderedDict()
        """The last boards, each with the state that it follows from."""

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
        now = datetime.fromtimestamp(self._now(), ZoneInfo(zone))
        if every.hidden or measure is Measure.RATING or now.utcoffset():
            return await self._made(every, measure, period, now, season)
        state = await self._ask(tallies.state_of, guild_id)
        key = (guild_id, game, measure, period, season, now.date())
        known = self._known.get(key)
        if known is None or known[0] != state:
            known = self._known[key] = state, await self._made(every, measure, period, now, season)
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known[1]

    async def _made(
        self, every: Span, measure: Measure, period: Period, now: datetime, season: int | None
    ) -> Leaderboard:
        guild_id, game = every.guild_id, every.game
        found = await self._season(guild_id, season) if period is Period.SEASON else None
        if game is None and measure.one_game:
            game = next(iter(await self._ask(tallies.games_played, tallies.ALL, every)), None)
            game = game if game in GAMES else None
            every = replace(every, game=game)
        here: Mapping[int | None, Tally] = {}
        then: Mapping[int | None, Tally] = {}
        if period is not Period.SEASON or found is not None:
            here, then = await self._now_and_then(every, measure, period, now, found)
        lines, was = await asyncio.to_thread(_both, measure, game, here, then)
        names = await self._ask(tallies.names_of, guild_id, [line.user_id for line in lines])
        met: Mapping[int, int] = {}
        if measure is Measure.RATING and game is not None:
            users = [line.user_id for line in lines]
            met = await self._ask(careers.opponents_of, guild_id, game, users, every.hidden)
        named = [
            Line(
                *(line.user_id, names.get(line.user_id, ""), line.place, line.value, line.matches, line.wins),
                moved=was[line.user_id] - line.place if line.place and line.user_id in was else None,
                met=met.get(line.user_id),
            )
            for line in lines
        ]
        return Leaderboard(
            game, measure, period,
            lines=tuple(line for line in named if line.place),
            unranked=tuple(line for line in named if not line.place),
            robots=here.get(None),
            known=bool(was),
            season=found,
        )  # fmt: skip

    async def _now_and_then(
        self, every: Span, measure: Measure, period: Period, now: datetime, season: SeasonRow | None
    ) -> tuple[Mapping[int | None, Tally], Mapping[int | None, Tally]]:
        """By person, a period now and before this week, without members blocked by the server's managers. For
        ratings, points are the rating, and only rated matches count."""
        span, earlier = spans(every, period, now, season)
        found: Sequence[Mapping[int | None, Tally]]
        if measure is Measure.RATING:
            found = [await self._rated(one) for one in (span, earlier)]
        else:
            key, before = periods(period, now, season)
            alone = measure is Measure.ROBOTS
            standings = partial(self._standings, every=every, zone=now.tzinfo, alone=alone, hours={})
            here = await standings(key)
            then: Mapping[int | None, Tally] = {}
            if before is not None:
                then = here if before[0] == key else await standings(before[0])
                less = {} if before[1] is None else await standings(before[1])
                then = added(then, less, -1)
            found = here, then
        rules = read_rules(await self._ask(queries.guild_settings, every.guild_id))
        blocked = {one.user_id for one in rules.blocked}
        here, then = ({user: tally for user, tally in one.items() if user not in blocked} for one in found)
        return here, then

    async def _standings(
        self, key: str, *, every: Span, zone: tzinfo | None, alone: bool, hours: dict[Span, Mapping[int | None, Tally]]
    ) -> Mapping[int | None, Tally]:
        """The standings of a period by the calendar of a zone: those by UTC, with the matches of the hours between.
        `hours` keeps these: a week begins where the one before ends."""
        kind = results.Kind.ROBOTS if alone else results.Kind.PEOPLE
        found: Mapping[int | None, Tally] = await self._ask(tallies.standings, key, every, kind)
        for sign, since, until in between(key, zone, self._now()):
            span = replace(every, since=since, until=until)
            if span not in hours:
                hours[span] = await self._ask(results.standings, span, robots_alone=alone)
            found = added(found, hours[span], sign)
        return found

    async def _rated(self, span: Span) -> Mapping[int | None, Tally]:
        if span.game is None:
            return {}
        starts = await self._ask(ratings.season_starts, span.guild_id, span.until)
        rated = await self._ask(ratings.latest, span)
        return {row.user_id: Tally(row.matches, points=shown_now(row, starts)) for row in rated}

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
        key = tallies.season_of(season.number)
        games = await self._ask(tallies.games_played, key, Span(guild, hidden=hidden))
        wins = await board(None, Measure.WINS)
        boards = [wins]
        for game in games:
            if game in GAMES:
                boards.append(await board(game, Measure.RATING))
        shown = [replace(board, lines=firsts(board.lines)) for board in boards]
        return Podium(season, shown[0], tuple(board for board in shown[1:] if board.lines)[:PODIUM_GAMES])
