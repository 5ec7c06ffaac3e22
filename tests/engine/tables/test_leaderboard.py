"""The leaderboard equals a slow, obvious recount: places, ties, periods, and movement since Monday."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from random import Random

import pytest

from engine.rules.games import GAMES
from engine.statistics.leaderboard import FEWEST, Leaderboard, Leaderboards, Measure, Period
from engine.statistics.results import Kind, PastMatch
from engine.units import DAY

from .past import put
from .test_results import random_match
from .world import BIRTH, CHANNEL, CLEO, World

GUILD = 10
DAYS = 40


def made(rng: Random, number: int) -> list[PastMatch]:
    """Finished matches of the last weeks."""
    found = []
    for at in range(number):
        match, _ = random_match(rng, at)
        if match.kind is not Kind.BROKEN_OFF:
            ended = int(BIRTH) - rng.randrange(DAYS * DAY)
            found.append(replace(match, ended_at=ended))
    return found


def recount(matches: list[PastMatch], measure: Measure, game: str | None, since: float, until: float) -> dict[int, int]:
    """Everybody's place, counted by hand."""
    places: dict[int, list[int]] = {}
    points: dict[int, list[int]] = {}
    wins: dict[int, int] = {}
    rounds: dict[int, int] = {}
    for match in matches:
        if not since <= match.ended_at < until or game not in (None, match.game):
            continue
        for seat in match.seats:
            people = any(other.user_id and other.side != seat.side for other in match.seats)
            if seat.user_id is None or people is (measure is Measure.ROBOTS):
                continue
            places.setdefault(seat.user_id, []).append(seat.place)
            points.setdefault(seat.user_id, []).append(seat.total)
            rounds[seat.user_id] = rounds.get(seat.user_id, 0) + seat.rounds
            wins[seat.user_id] = wins.get(seat.user_id, 0) + (seat.place == 1 and not seat.resigned)
    values: dict[int, Fraction] = {}
    for person, found in places.items():
        if measure in (Measure.WINS, Measure.ROBOTS):
            values[person] = Fraction(-wins[person])
        elif len(found) >= FEWEST and measure is Measure.PLACE:
            values[person] = Fraction(sum(found), len(found))
        elif len(found) >= FEWEST:
            low = game is not None and GAMES[game].low_wins
            values[person] = Fraction(sum(points[person]), rounds[person]) * (1 if low else -1)
    return {person: 1 + sum(other < value for other in values.values()) for person, value in values.items()}


def places_of(board: Leaderboard) -> dict[int, int | None]:
    """Everybody's place on the board."""
    return {line.user_id: line.place for line in board.lines}


@pytest.mark.parametrize("measure", [measure for measure in Measure if measure is not Measure.RATING])
async def test_every_leaderboard_equals_a_recount(world: World, measure: Measure) -> None:
    matches = made(Random(7), 300)
    await world.store.ask(put, matches)
    now = datetime.fromtimestamp(BIRTH, UTC)
    monday = (Period.WEEK.since(now) or now).timestamp()
    for game in ("chickenfoot", "muggins", *([] if measure.one_game else [None])):
        for period in (one for one in Period if one is not Period.SEASON):
            board = await world.statistics.leaderboards.board(GUILD, game, measure, period)
            since = period.since(now)
            start = since.timestamp() if since else 0.0
            end = start + 7 * DAY if period is Period.LAST_WEEK else BIRTH
            assert places_of(board) == recount(matches, measure, game, start, end), (game, period)
            assert [line.place for line in board.lines] == sorted(line.place or 0 for line in board.lines)
            if period in (Period.WEEK, Period.LAST_WEEK):
                was = recount(matches, measure, game, start - 7 * DAY, start)
            else:
                was = recount(matches, measure, game, start, max(start, monday))
            for line in board.lines:
                assert line.place is not None
                old = was.get(line.user_id)
                assert line.moved == (None if old is None else old - line.place)
            assert board.known == bool(was)
    assert (await world.statistics.leaderboards.board(GUILD + 1)).lines == ()


async def test_points_are_of_the_game_that_is_played_most_and_names_are_the_latest_of_this_server(world: World) -> None:
    matches = made(Random(3), 60)
    await world.store.ask(put, matches)
    often = {game: sum(match.game == game for match in matches) for game in GAMES}
    board = await world.statistics.leaderboards.board(GUILD, None, Measure.POINTS)
    assert board.game == min(often, key=lambda game: (-often[game], game))
    assert all(line.name == str(line.user_id) for line in (*board.lines, *board.unranked))


@pytest.mark.parametrize(
    ("day", "week", "month"),
    [("2027-03-01", "2027-03-01", "2027-03-01"), ("2027-03-07", "2027-03-01", "2027-03-01")],
)
def test_weeks_begin_on_monday(day: str, week: str, month: str) -> None:
    now = datetime.fromisoformat(f"{day}T23:59:00+00:00")
    assert Period.WEEK.since(now) == datetime.fromisoformat(f"{week}T00:00:00+00:00")
    assert Period.MONTH.since(now) == datetime.fromisoformat(f"{month}T00:00:00+00:00")
    assert Period.ALL.since(now) is None


async def test_ratings_say_how_many_opponents_a_player_has_met(world: World) -> None:
    for people in (2, 2, 3):
        await world.play_out(await world.begun(people=people, options={"target": "30"}))
    board = await world.statistics.leaderboards.board(CHANNEL.guild_id or 0, "block", Measure.RATING)
    assert {line.name: line.met for line in (*board.lines, *board.unranked)} == {"Ana": 2, "Ben": 2, "Cleo": 2}
    wins = await world.statistics.leaderboards.board(CHANNEL.guild_id or 0, "block", Measure.WINS)
    assert {line.met for line in wins.lines} == {None}
    (last,) = await world.statistics.results.history(CHANNEL, CLEO.user_id, user_id=CLEO.user_id)

    async def secret(reader: int | None, guild: int | None) -> frozenset[str]:
        return frozenset({last.table_id})

    boards = Leaderboards(world.tables._registry, secret)
    board = await boards.board(CHANNEL.guild_id or 0, "block", Measure.RATING)
    assert {line.name: line.met for line in (*board.lines, *board.unranked)} == {"Ana": 1, "Ben": 1}
