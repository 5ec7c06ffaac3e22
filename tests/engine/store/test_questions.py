"""What the store is asked: ended tables, matches added up, clocks, what people have chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import make_url

from engine.statistics.ratings import rate
from engine.store import Store, schema
from engine.store.codec import to_text
from engine.store.questions import careers, queries, ratings, results
from engine.store.rows import PRIVATE, BestRound, MatchRow, MatchSeatRow, RoundRow, Shown
from engine.tables.table.clock import Clock, moved
from tests.choices import always

from .stored import ROW, SEATS, next_version


async def test_ended_tables_that_are_not_shown_as_they_are_are_found(store: Store) -> None:
    tables: dict[str, tuple[dict[str, Any], int]] = {
        "shown": ({"shown_version": 1}, 10),
        "old": ({}, 9),
        "private": ({"message_id": PRIVATE}, 10),
        "behind": ({"shown_version": 0}, 10),
        "unknown": ({"message_id": None}, 10),
        "posting": ({"shown_version": 1, "posting": "n"}, 10),
        "pinged": ({"shown_version": 1, "call_message_id": 5}, 9),
    }
    for at, (name, (known, active)) in enumerate(tables.items()):
        shown = replace(Shown(message_id=5), **known)
        row = replace(ROW, id=name, status="finished", active_at=active, created_at=at, shown=shown)
        await store.create(row, ())
    await store.create(replace(ROW, id="open"), ())
    assert await store.ask(queries.unshown, ["finished"], 10, store.shards) == [
        "behind",
        "unknown",
        "posting",
        "pinged",
    ]


async def test_finished_matches_are_found_and_added_up(store: Store) -> None:
    await store.create(ROW, SEATS)
    seats = (
        MatchSeatRow(0, 0, 1, "Ana", 1, 50, False, rounds=3),
        MatchSeatRow(1, 1, 2, "Ben", 3, 50, True, "left", rounds=3),
        MatchSeatRow(2, 2, None, "Pip", 2, 10, False, rounds=3),
    )
    match = MatchRow(ROW.id, ROW.guild_id, ROW.channel_id, "block", 3, 500, seats)
    scored = RoundRow(3, "domino", 0, (20, 0, 0), (50, 50, 10), 500)
    await store.write(next_version(ROW), round_=scored, match=match, rate=rate)
    assert ROW.guild_id is not None
    rated = await store.ask(ratings.all_rated)
    assert [(row.number, row.user_id, row.matches) for row in rated] == [(1, 1, 1), (1, 2, 1)]
    met = await store.ask(lambda connection: ratings.meetings(connection, match, [1, 2], 2))
    assert met == {(1, 2): ratings.Met(1, 1, 1, True), (2, 1): ratings.Met(1, 1)}
    mine = results.Span(rated[1].guild_id, "block")
    assert await store.ask(ratings.latest, mine, [2]) == rated[1:]
    assert await store.ask(ratings.unrated) == []
    span = results.Span(ROW.guild_id, "block", 500, 501)
    rows = await store.ask(lambda connection: results.standings(connection, span))
    tally = results.Tally
    assert rows == {None: tally(1, 0, 2, 10, 3), 1: tally(1, 1, 1, 50, 3), 2: tally(1, 0, 3, 50, 3)}, (
        "Ben resigned: last"
    )
    for other in (replace(span, since=501), replace(span, game="draw"), replace(span, until=500), results.Span(1)):
        assert await store.ask(partial(results.standings, span=other)) == {}
    named = await store.ask(lambda connection: results.names(connection))
    assert named == {(span.guild_id, 1): "Ana", (span.guild_id, 2): "Ben"}
    assert await store.ask(lambda connection: results.games_played(connection, span)) == ["block"]
    seen = results.Seen(ROW.guild_id, ROW.channel_id, 9)
    for kinds, user_id, number in ((results.FINISHED, 1, 1), (["people"], None, 1), (["robots"], None, 0)):
        of = [results.Kind(kind) for kind in kinds]
        asked = partial(results.history, seen=seen, kinds=of, user_id=user_id, limit=9)
        assert len(await store.ask(asked)) == number
    career = (await store.ask(careers.record_of, span.guild_id, 1, "block", ())).careers["block"]
    assert career.highest == BestRound(ROW.id, 3, 20, 500)
    assert await store.ask(ratings.latest, span) == rated
    assert await store.ask(ratings.latest, replace(span, hidden=frozenset({ROW.id}))) == []
    for user_id, guild_id in ((1, None), (None, span.guild_id)):
        assert await store.ask(queries.same_deals_in_play, ["playing"], user_id, guild_id) == []


def test_only_sqlite_is_kept_from_an_index() -> None:
    asked = results.unindexed(schema.tables.c.guild_id) == 5
    sqlite, postgresql = (make_url(f"{name}://").get_dialect()() for name in ("sqlite", "postgresql+asyncpg"))
    assert str(asked.compile(dialect=sqlite)).startswith("+tables.guild_id =")
    # PostgreSQL takes an expression for rarely true, and then reads a million matches for six of them.
    assert str(asked.compile(dialect=postgresql)).startswith("tables.guild_id =")


async def test_time_off_is_given_back_to_clocks_once(store: Store) -> None:
    assert await store.resume_clocks(1000, "playing", moved) == 0
    await store.create(replace(ROW, status="playing", deadline=1060), SEATS)
    await store.alive(1030)
    assert await store.resume_clocks(1530, "playing", moved) == 500
    assert await store.resume_clocks(1530, "playing", moved) == 0
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.deadline == 1560


async def test_a_clock_that_was_ahead_gives_no_time_away(store: Store) -> None:
    """The program died while the clock was two days ahead, and starts with the right one."""
    now, ahead = 1_000_000, 2 * 86400
    await store.create(replace(ROW, status="playing", deadline=now + ahead + 600), SEATS)
    await store.alive(now + ahead)
    assert await store.resume_clocks(now + 60, "playing", moved) == 60 - ahead
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.deadline == now + 60 + 600, "as much is left as when it died"


async def test_a_clock_that_rests_at_weekends_has_as_much_left_as_before(store: Store) -> None:
    saturday, day = 2 * 86400, 86400
    clock = to_text(Clock(weekends=False))
    await store.create(replace(ROW, status="playing", deadline=saturday - 600, clock=clock), SEATS)
    await store.alive(saturday - 1000)
    await store.resume_clocks(saturday + day, "playing", moved)
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.deadline == saturday + 2 * day + 400


async def test_servers_keep_their_settings(store: Store) -> None:
    assert await store.ask(queries.guild_settings, 5) == {}
    await store.ask(queries.change_guild_settings, 5, always({"language": "en"}))
    await store.ask(queries.change_guild_settings, 5, always({"pictures": "off"}))
    assert await store.ask(queries.guild_settings, 5) == {"pictures": "off"}


async def test_a_finished_match_keeps_what_its_people_have_chosen(store: Store) -> None:
    await store.ask(queries.change_player, 1, "Ana", always({"show": "text"}))
    assert await store.ask(queries.player_settings, 1) == {"show": "text"}
    assert await store.ask(queries.player_settings, 2) == {}
    await store.create(ROW, SEATS)
    seat = MatchSeatRow(0, 0, 1, "Ana Two", 1, 50, False)
    await store.write(next_version(ROW), match=MatchRow(ROW.id, 9, 5, "block", 1, 200, (seat,)))
    assert await store.ask(queries.player_settings, 1) == {"show": "text"}
