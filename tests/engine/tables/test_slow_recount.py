"""Leaderboards, podiums and ratings over seasons equal a slow, obvious recount of random matches: games where low
totals win, ties, teams, robots and resignations among them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from sqlalchemy import Connection

from engine.statistics.leaderboard import Measure, Period
from engine.statistics.ratings import MU, PROVISIONAL, SIGMA, rate, shown
from engine.statistics.recount import faults_of
from engine.statistics.results import Kind, PastMatch
from engine.store.questions import ratings
from engine.store.questions.statements import writes
from engine.store.rows import MatchRow, MatchSeatRow, RatingRow

from .past import put
from .test_leaderboard import made, places_of
from .test_leaderboard import recount as places_by_hand
from .world import BIRTH, World

GUILD, DAY, MILLION = 10, 86400, 1_000_000
Rating = tuple[int, int]


def stored_row(match: PastMatch) -> MatchRow:
    """A match as it is booked."""
    return MatchRow(match.table_id, GUILD, 20, match.game, 2, match.ended_at, match.seats)


def ratings_by_hand(matches: Sequence[PastMatch], begins: Sequence[int]) -> list[dict[int, Rating]]:
    """All ratings after each match, by game. A season start softens them (before the matches of those numbers), unless
    no match was rated since the last start."""
    known: dict[str, dict[int, Rating]] = {match.game: {} for match in matches}
    found, rated_since = [], True
    for at, match in enumerate(matches):
        if at in begins and rated_since:
            known = {
                game: {person: ((mu + MU) // 2, (sigma + SIGMA) // 2) for person, (mu, sigma) in of.items()}
                for game, of in known.items()
            }
            rated_since = False
        if match.kind is Kind.PEOPLE:
            rated_since = True
            lately = [one for one in matches[:at] if one.kind is Kind.PEOPLE and one.game == match.game]
            known[match.game] |= rated_by_hand(match, known[match.game], lately)
        found.append(dict(known[match.game]))
    return found


def rated_by_hand(match: PastMatch, known: dict[int, Rating], lately: Sequence[PastMatch]) -> dict[int, Rating]:
    """Every person against every other side, one after the other."""
    sides = sorted({seat.side for seat in match.seats})
    played = Counter(seat.user_id for one in lately for seat in one.seats if seat.user_id)
    strength: dict[int, tuple[float, float]] = {}
    for seat in match.seats:
        before = known.get(seat.user_id or 0, (MU, SIGMA))
        strength[seat.seat] = (25.0, 1.0) if seat.user_id is None else (before[0] / MILLION, before[1] / MILLION)
    found: dict[int, Rating] = {}
    for mine in match.seats:
        if mine.user_id is None:
            continue
        mu, sigma = strength[mine.seat]
        gained, information = 0.0, 0.0
        for side in sides:
            if side == mine.side:
                continue
            own = [seat for seat in match.seats if seat.side == mine.side]
            theirs = [seat for seat in match.seats if seat.side == side]
            shares = [share(match, mine, seat, lately, played) for seat in theirs if seat.user_id is not None]
            counts = (sum(shares) / len(shares) if shares else 1.0) / (len(sides) - 1)
            spread = math.sqrt(sum(strength[seat.seat][1] ** 2 + (25 / 6) ** 2 for seat in own + theirs))
            ahead = sum(strength[seat.seat][0] for seat in own) - sum(strength[seat.seat][0] for seat in theirs)
            chance = 1 / (1 + math.exp(-ahead / spread))
            here = mine.place + mine.resigned / 2
            there = min(seat.place + seat.resigned / 2 for seat in theirs)
            score = 1.0 if here < there else 0.5 if here == there else 0.0
            gained += counts * (score - chance) / spread
            information += counts * chance * (1 - chance) / spread**2
        after = sigma * math.sqrt(1 - sigma**2 * information)
        sigma_after = after if after > 1.5 else min(sigma, 1.5)
        found[mine.user_id] = (round((mu + sigma**2 * gained) * MILLION), round(sigma_after * MILLION))
    return found


def share(
    match: PastMatch, mine: MatchSeatRow, seat: MatchSeatRow, lately: Sequence[PastMatch], played: Counter[int]
) -> float:
    """How much the comparison with an opponent counts."""
    met = [one for one in lately if opponents(one, mine.user_id, seat.user_id)]
    recent = [one for one in met if one.ended_at > match.ended_at - 30 * DAY]
    left = [one for one in recent if any(other.resigned for other in one.seats if other.user_id == seat.user_id)]
    if seat.resigned and any(one.ended_at > match.ended_at - DAY for one in left):
        return 0.0
    again = 1 / (len(left) + 1) ** 2 if seat.resigned else 1.0
    known, new = (min(10, played[one or 0] - len(met) + 1) for one in (mine.user_id, seat.user_id))
    moves = 1.0 if mine.resigned else seat.moves / 12
    return min(1.0, 3 / (len(recent) + 1)) * again * min(1.0, new / known) ** 2 * min(1.0, moves)


def opponents(match: PastMatch, one: int | None, other: int | None) -> bool:
    """Whether two people have played on different sides."""
    sides = {seat.user_id: seat.side for seat in match.seats if seat.user_id in (one, other)}
    return len(sides) == 2 and sides[one] != sides[other]


@pytest.mark.slow
@pytest.mark.parametrize("number", [120, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_seasons_of_random_matches_equal_a_slow_recount(world: World, number: int) -> None:
    rng = Random(number)
    matches = sorted(made(rng, number), key=lambda one: (one.ended_at, one.table_id))
    begins = sorted(rng.sample(range(5, len(matches)), 4))
    begins.append(begins[-1] + 1)
    begins = sorted(at for at in set(begins) if at < len(matches))
    ends = {after - 1 if rng.random() < 0.5 else after for after in begins[1:]}
    await world.store.ask(put, matches)

    @writes
    def book(connection: Connection) -> list[RatingRow]:
        running = 0
        for at, match in enumerate(matches):
            if running and (at in ends or at in begins):
                ratings.end_season(connection, GUILD, running, match.ended_at)
            if at in begins:
                begun = ratings.begin_season(connection, GUILD, match.ended_at)
                assert begun is not None
                running = begun.number
            ratings.book(connection, stored_row(match), rate)
        return ratings.all_rated(connection)

    stored = await world.store.ask(book)
    await world.store.add_up(int(BIRTH))  # the seasons began after the matches were stored
    by_hand = {
        str(match.table_id): after for match, after in zip(matches, ratings_by_hand(matches, begins), strict=True)
    }
    assert {row.table_id for row in stored} == {match.table_id for match in matches if match.kind is Kind.PEOPLE}
    for row in stored:
        mu, sigma = by_hand[row.table_id][row.user_id]
        assert abs(row.mu - mu) <= 1, row
        assert abs(row.sigma - sigma) <= 1, row
    played = {str(match.table_id): stored_row(match) for match in matches}
    assert await faults_of(world.store, stored, played) == []

    boards = world.statistics.leaderboards
    known = await boards.seasons(GUILD)
    assert [season.number for season in known] == list(range(1, len(begins) + 1))
    assert all(one.ended_at is not None and one.ended_at <= two.started_at for one, two in pairwise(known))
    for season in known:
        until = BIRTH if season.ended_at is None else season.ended_at
        for measure in (one for one in Measure if one is not Measure.RATING):
            for game in ("chickenfoot", "muggins", *([] if measure.one_game else [None])):
                board = await boards.board(GUILD, game, measure, Period.SEASON, season=season.number)
                wanted = places_by_hand(matches, measure, game, season.started_at, until)
                assert places_of(board) == wanted, (season, measure, game)
        inside = [row for row in stored if row.game == "block" and season.started_at <= row.ended_at < until]
        last = {row.user_id: row for row in inside}
        board = await boards.board(GUILD, "block", Measure.RATING, Period.SEASON, season=season.number)
        ranked = {line.user_id: int(line.value) for line in board.lines}
        assert ranked == {who: shown(row.mu) for who, row in last.items() if row.matches >= PROVISIONAL}
        podium = await boards.podium(season)
        places = places_by_hand(matches, Measure.WINS, None, season.started_at, until)
        assert {line.user_id for line in podium.wins.lines} <= {who for who, place in places.items() if place <= 3}
    everything = await boards.board(GUILD)
    assert places_of(everything) == places_by_hand(matches, Measure.WINS, None, 0.0, BIRTH), "all seasons together"
