"""Managers void a match: ratings, statistics, leaderboards and achievements follow, as if it had never been played."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, delete, select

from engine.statistics.leaderboard import Measure
from engine.statistics.ratings import rate
from engine.statistics.recount import faults_of, recount
from engine.statistics.results import Kind
from engine.store import schema
from engine.store.questions import ratings
from engine.store.questions.ratings import book
from engine.store.questions.statements import writes
from engine.store.rows import AchievementRow, MatchRow, RatingRow, StoredTable
from engine.tables.table.model import TableId

from .past import put
from .test_leaderboard import made
from .world import ANA, BEN, CHANNEL, World

GUILD = 10


def rows_of(seed: int, number: int) -> list[MatchRow]:
    """Random matches of one server, the earliest first."""
    return [
        MatchRow(
            one.table_id, GUILD, 20, one.game, 2, one.ended_at,
            one.seats,
        )
        for one in sorted(made(Random(seed), number), key=lambda one: one.ended_at)
    ]  # fmt: skip


def by_match(rows: list[RatingRow]) -> dict[tuple[str, int], RatingRow]:
    """Ratings by match and seat, without the number in the server."""
    return {(row.table_id, row.seat): replace(row, number=0) for row in rows}


@pytest.mark.slow
async def test_ratings_after_a_void_match_are_as_if_it_had_never_been(world: World) -> None:
    matches = rows_of(11, 150)
    games = made(Random(11), 150)
    await world.store.ask(put, games)
    rated = [row.table_id for row in matches if row.table_id in {g.table_id for g in games if g.kind is Kind.PEOPLE}]
    gone = {rated[3], rated[40], rated[41], rated[-1]}

    @writes
    def play(connection: Connection, without: set[str]) -> list[RatingRow]:
        connection.execute(delete(schema.ratings))
        connection.execute(delete(schema.seasons))
        for at, row in enumerate(matches):
            if at == 70:
                ratings.begin_season(connection, GUILD, row.ended_at)
            if row.table_id not in without:
                book(connection, row, rate)
        return ratings.all_rated(connection)

    expected = by_match(await world.store.ask(play, gone))
    await world.store.ask(play, set())
    for table_id in gone:
        assert await world.statistics.voiding.void(table_id)
        assert not await world.statistics.voiding.void(table_id), "it is void already"
    found = await world.store.ask(ratings.all_rated)
    assert by_match(found) == expected
    played = {row.table_id: row for row in matches if row.table_id not in gone}
    assert not await faults_of(world.store, found, played)


@pytest.mark.slow
async def test_a_crash_while_ratings_follow_is_made_good_at_the_next_start(world: World) -> None:
    matches = rows_of(5, 100)
    await world.store.ask(put, made(Random(5), 100))

    @writes
    def play(connection: Connection) -> str:
        for row in matches:
            book(connection, row, rate)
        return str(connection.scalar(select(schema.ratings.c.table_id).where(schema.ratings.c.number == 2)))

    first = await world.store.ask(play)
    await world.store.ask(ratings.void, first, [])
    await world.store.ask(ratings.rate_again, rate, 7)
    played = {row.table_id: row for row in matches if row.table_id != first}
    rows = await world.store.ask(ratings.all_rated)
    assert await faults_of(world.store, rows, played), "most ratings still follow from the void match"
    await world.restart()
    await world.settle()
    assert not await faults_of(world.store, await world.store.ask(ratings.all_rated), played)
    assert not await world.store.ask(ratings.rate_again, rate, 7)


async def test_a_season_begun_after_a_match_that_became_void_softens_no_later_match(world: World) -> None:
    first, second = [row for row in rows_of(2, 60) if len({s.side for s in row.seats if s.user_id}) == 2][:2]
    await world.store.ask(put, made(Random(2), 60))
    await world.store.ask(book, first, rate)
    await world.store.ask(ratings.begin_season, GUILD, first.ended_at)
    await world.statistics.voiding.void(first.table_id)
    await world.store.ask(book, second, rate)
    (row, *_) = await world.store.ask(ratings.all_rated)
    assert await world.store.ask(ratings.season_starts, GUILD) == [1]
    assert row.number == 2, "the season began after match 1, so the next one is none before it"


async def test_a_void_match_counts_nowhere_and_its_record_stays(world: World) -> None:
    over = await world.play_out(await world.begun(people=2, options={"target": "10"}))
    assert (await world.statistics.results.stats(GUILD, ANA.user_id)).people.matches == 1
    assert await world.statistics.voiding.void(over.id)
    stats = await world.statistics.results.stats(GUILD, ANA.user_id)
    assert (stats.people.matches, stats.ratings, stats.name) == (0, (), None)
    for measure in (Measure.WINS, Measure.RATING, Measure.ROBOTS):
        board = await world.statistics.leaderboards.board(GUILD, over.game, measure)
        assert not board.lines
        assert not board.unranked
        assert board.robots is None or not board.robots.matches
    assert not await world.statistics.results.rating_changes(over)
    (told,) = await world.statistics.results.history(CHANNEL, BEN.user_id, kinds=tuple(Kind))
    assert told.kind is Kind.VOID
    assert (await world.tables.records.of(TableId(over.id))).steps
    found = await recount(world.store)
    assert (found.matches, found.faults) == (0, ())


async def test_only_a_finished_match_becomes_void(world: World) -> None:
    table = await world.begun(people=2)
    assert not await world.statistics.voiding.void(table.id)
    assert not await world.statistics.voiding.void("nothing")
    assert not await world.statistics.voiding.is_void(table.id)


async def test_achievements_go_or_pass_to_a_later_match(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await world.play_out(await world.begun(people=2, options={"target": "10"}))
    later = await world.play_out(await world.begun(people=2, options={"target": "10"}))
    achievements, rounds = world.statistics.achievements, len(first.rounds)
    both = AchievementRow(GUILD, ANA.user_id, "twice", first.id, 1, 1)
    once = AchievementRow(GUILD, BEN.user_id, "once", first.id, 1, 1)
    await world.store.ask(ratings.book_achievements, [both, once])

    def earned(stored: StoredTable, at: int) -> list[AchievementRow]:
        here = stored.table.id
        return [replace(both, table_id=here, at=at), *([once] if here == first.id else [])]

    monkeypatch.setattr("engine.statistics.recount.earned_in", earned)
    monkeypatch.setattr("engine.statistics.achievements.earned_in", earned)
    assert len(await achievements.of_match(first.id, rounds)) == 2, "its board is remembered"
    await world.statistics.voiding.void(first.id)
    rows = await world.store.ask(ratings.all_achievements)
    assert [(row.achievement, row.table_id) for row in rows] == [("twice", later.id)]
    assert not await achievements.of_match(first.id, rounds), "its board doesn't earn them again"
    assert [row.table_id for row in await world.store.ask(ratings.all_achievements)] == [later.id]
