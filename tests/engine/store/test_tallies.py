"""Running tallies always equal what follows from the stored matches, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, Engine, delete, event, update

from engine.store import Store, schema
from engine.store.questions import careers, privacy, ratings, results, tallies
from engine.store.questions.results import Kind, Span
from engine.store.questions.statements import writes
from engine.store.rows import PRIVATE, MatchRow, MatchSeatRow, SeatRow, Shown
from engine.store.shards import Shards
from engine.units import DAY

from .stored import ROW, next_version

NOW = 1_800_000_000
GAMES = ("block", "draw")
SERVERS = (10, 11)
PUBLIC = Shown()


async def finished(store: Store, rng: Random, number: int, shown: Shown = PUBLIC) -> str:
    """A finished match of some people and robots, of the last weeks."""
    ended = NOW - rng.randrange(30 * DAY)
    table = replace(
        ROW, id=f"match{number:03}", guild_id=rng.choice(SERVERS), game=rng.choice(GAMES), active_at=ended, shown=shown
    )
    people = rng.sample(range(1, 8), rng.randint(1, 4)) + [None] * rng.randint(0, 2)
    seats = [
        MatchSeatRow(
            seat, seat, user, f"P{user}", rng.randint(1, 3), rng.randint(-5, 99), bool(user) and rng.random() < 0.2
        )
        for seat, user in enumerate(people)
    ]
    await store.create(table, [SeatRow(one.seat, one.user_id, one.name, one.user_id is None) for one in seats])
    match = MatchRow(table.id, table.guild_id, table.channel_id, table.game, 2, ended, tuple(seats))
    await store.write(next_version(table, status="finished"), match=match)
    return table.id


async def check(store: Store) -> None:
    """Nothing differs, and each server's standings are those of its matches."""
    assert await store.ask(tallies.differences, NOW) == []
    assert await store.ask(careers.differences) == 0
    for guild in SERVERS:
        for game in (None, *GAMES):
            span = Span(guild, game)
            for kind in (Kind.PEOPLE, Kind.ROBOTS):
                raw = await store.ask(results.standings, span, robots_alone=kind is Kind.ROBOTS)
                assert await store.ask(tallies.standings, tallies.ALL, span, kind) == raw
        played = await store.ask(results.games_played, Span(guild))
        assert await store.ask(tallies.games_played, tallies.ALL, Span(guild)) == played


async def test_tallies_follow_every_match_that_is_stored_voided_or_deleted(store: Store) -> None:
    rng = Random(4)
    season = await store.ask(ratings.begin_season, SERVERS[0], NOW - 10 * DAY)
    assert season is not None
    ids = [await finished(store, rng, number) for number in range(40)]
    await check(store)
    for table_id in rng.sample(ids, 8):
        assert await store.ask(ratings.void, table_id, [])
    await check(store)
    for number in range(40, 44):
        await finished(store, rng, number, shown=Shown(message_id=PRIVATE))
    await store.ask(privacy.forget_solitaires, Shards(), NOW)
    await check(store)
    assert await store.add_up(NOW) > 20
    await check(store)


@contextmanager
def statements() -> Iterator[list[str]]:
    """What databases are asked meanwhile."""
    seen = list[str]()

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        seen.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_a_finished_match_is_added_up_in_four_statements_however_many_its_periods_are(store: Store) -> None:
    rng = Random(1)
    for number in range(2):
        await store.ask(ratings.begin_season, SERVERS[number], NOW - 40 * DAY)
    await finished(store, rng, 0)
    with statements() as seen:
        await finished(store, rng, 1)
    sums = [one for one in seen if any(name in one for name in ("tallies", "pairs", "careers"))]
    assert [one.split()[0] for one in sums] == ["INSERT", "INSERT", "SELECT", "INSERT"], sums
    assert sum("INSERT INTO players" in one for one in seen) == 1, "all names at once"
    await check(store)


async def test_a_hidden_match_is_in_no_standings(store: Store) -> None:
    rng = Random(2)
    ids = [await finished(store, rng, number) for number in range(30)]
    hidden = frozenset(ids[::3])
    for guild in SERVERS:
        span = Span(guild, hidden=hidden)
        raw = await store.ask(results.standings, span)
        assert await store.ask(tallies.standings, tallies.ALL, span, Kind.PEOPLE) == raw


async def test_wrong_and_missing_tallies_are_found_and_mended(store: Store) -> None:
    rng = Random(1)
    for number in range(5):
        await finished(store, rng, number)

    @writes
    def alter(connection: Connection) -> None:
        at = schema.tallies.c
        connection.execute(update(schema.tallies).where(at.period == tallies.ALL).values(wins=at.wins + 1))
        connection.execute(delete(schema.careers).where(schema.careers.c.game == ""))
        connection.execute(update(schema.pairs).values(won=schema.pairs.c.won + 1))

    await store.ask(alter)
    assert await store.ask(careers.differences) > 2
    wrong = await store.ask(tallies.differences, NOW)
    assert {row.period for row in wrong} == {tallies.ALL}
    await store.add_up(NOW)
    await check(store)


async def test_tallies_of_old_weeks_are_deleted_and_those_of_all_time_stay(store: Store) -> None:
    rng = Random(1)
    for number in range(20):
        await finished(store, rng, number)
    before = await store.ask(tallies.standings, tallies.ALL, Span(SERVERS[0]), Kind.PEOPLE)
    await store.ask(tallies.prune, NOW + 100 * DAY)
    assert await store.ask(tallies.standings, tallies.week_of(NOW - DAY), Span(SERVERS[0]), Kind.PEOPLE) == {}
    assert await store.ask(tallies.standings, tallies.ALL, Span(SERVERS[0]), Kind.PEOPLE) == before


@pytest.mark.parametrize(("at", "week", "month"), [(NOW, "week 2027-01-11", "month 2027-01")])
def test_periods_are_those_of_the_calendar_of_utc(at: int, week: str, month: str) -> None:
    assert (tallies.week_of(at), tallies.month_of(at)) == (week, month)
