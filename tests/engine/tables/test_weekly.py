"""When the leaderboard of the last week is due, and that no Monday is done twice."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from engine.statistics.weekly import LATEST, NONCE_SECONDS, WeeklyRow, last_due
from engine.tables.keeping.moderation import Deed
from engine.units import DAY, HOUR, WEEK
from tests.choices import MONA

from .world import World


def seconds(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_it_is_due_on_monday_by_the_clocks_of_the_server() -> None:
    vienna = WeeklyRow(1, zone="Europe/Vienna", hour=9)
    for now, monday, due in (
        ("2027-03-22T07:59:59", "2027-03-15", "2027-03-15T08:00:00"),
        ("2027-03-22T08:00:00", "2027-03-22", "2027-03-22T08:00:00"),
        ("2027-03-29T07:00:00", "2027-03-29", "2027-03-29T07:00:00"),  # clocks were set that Sunday
        ("2027-04-04T21:00:00", "2027-03-29", "2027-03-29T07:00:00"),
    ):
        assert last_due(vienna, seconds(now)) == (datetime.fromisoformat(monday).date(), int(seconds(due)))


async def choose(world: World, row: WeeklyRow) -> None:
    """A manager chooses when and where the server's leaderboard is posted."""
    chosen = world.statistics.weekly.chosen()(row)
    await world.tables.moderation.choose(10, lambda all_: replace(all_, weekly=chosen), MONA, Deed.CHANGED)


async def test_each_monday_once_over_restarts_and_crashes(world: World) -> None:
    row = WeeklyRow(10, 20, "Europe/Vienna", 9)
    await choose(world, row)
    assert await world.statistics.weekly.due() == [], "it begins with the next Monday"
    monday = last_due(row, world.clock.now())[1] + WEEK
    for week, tried, late, wanted in (
        (0, None, 0, True),
        (1, None, LATEST, True),
        (2, None, LATEST + 1, False),
        (3, 5, 65, True),  # the program ended while it was being posted, and Discord still knows the nonce
        (4, 5, 6 + NONCE_SECONDS, False),
    ):
        due = monday + week * WEEK
        if tried is not None:
            world.clock.time = due + tried
            (found,) = await world.statistics.weekly.due()
            await world.statistics.weekly.trying(found)
        await world.restart(due + late - world.clock.now())
        found_now = await world.statistics.weekly.due()
        nonces = [None if tried is None else f"wa-{last_due(row, due)[0].toordinal()}"]
        assert [one.nonce for one in found_now] == (nonces if wanted else []), week
        for one in found_now:
            await world.statistics.weekly.done(one)
        await world.restart(60)
        assert await world.statistics.weekly.due() == []


async def test_another_hour_on_a_monday_that_is_done_posts_no_second_time(world: World) -> None:
    row = WeeklyRow(10, 20, "UTC", 9)
    await choose(world, row)
    world.clock.time = last_due(row, world.clock.now())[1] + WEEK
    (found,) = await world.statistics.weekly.due()
    await world.statistics.weekly.done(found)
    await choose(world, replace(await world.statistics.weekly.of(10), hour=12))
    world.clock.time += 4 * 3600
    assert await world.statistics.weekly.due() == []
    await choose(world, replace(await world.statistics.weekly.of(10), channel_id=None))
    world.clock.time += WEEK
    assert await world.statistics.weekly.due() == []


# -- the daily result --


def test_a_day_is_due_once_by_the_clocks_of_the_server() -> None:
    for zone, hour, now, day, due in (
        ("UTC", 9, "2027-03-22T08:59:59", "2027-03-21", "2027-03-21T09:00:00"),
        ("UTC", 0, "2027-03-22T00:00:00", "2027-03-22", "2027-03-22T00:00:00"),
        ("Europe/Vienna", 9, "2027-03-29T07:00:00", "2027-03-29", "2027-03-29T07:00:00"),
        ("Pacific/Auckland", 9, "2027-03-22T20:00:00", "2027-03-22", "2027-03-22T20:00:00"),
        ("America/Los_Angeles", 18, "2027-03-22T01:00:00", "2027-03-22", "2027-03-22T01:00:00"),
    ):
        row = WeeklyRow(1, zone=zone, hour=hour)
        assert last_due(row, seconds(now), daily=True) == (datetime.fromisoformat(day).date(), int(seconds(due)))


@pytest.mark.parametrize("zone", ["UTC", "Europe/Vienna", "America/Los_Angeles", "Australia/Lord_Howe", "Asia/Tokyo"])
@pytest.mark.parametrize("hour", [0, 2, 9, 23])
def test_no_day_is_due_twice_in_a_year(zone: str, hour: int) -> None:
    """Where clocks are set across midnight UTC, a day may be left out."""
    row, now = WeeklyRow(1, zone=zone, hour=hour), seconds("2027-01-01T00:00:00")
    days = [last_due(row, now + half * HOUR / 2, daily=True)[0].toordinal() for half in range(365 * 48)]
    assert days == sorted(days)
    assert len(set(days)) >= 364


async def test_both_kinds_of_posts_go_their_own_way(world: World) -> None:
    await choose(world, WeeklyRow(10, None, daily_channel_id=30))
    monday = last_due(WeeklyRow(10), world.clock.now())[1] + WEEK
    world.clock.time = monday
    assert await world.statistics.weekly.due() == [], "turned off"
    (found,) = await world.statistics.daily.due()
    sent = await world.statistics.daily.trying(found)
    assert sent.channel_id == 30
    await world.statistics.daily.done(sent)
    stored = await world.statistics.weekly.of(10)
    assert (stored.nonce, stored.tried_at, stored.daily_nonce) == (None, 0, None)
    assert stored.daily_done == last_due(WeeklyRow(10), monday)[0].toordinal()


async def test_another_process_posts_with_the_same_nonce_or_not_at_all(world: World) -> None:
    await choose(world, WeeklyRow(10, 20, daily_channel_id=30))
    world.clock.time = last_due(WeeklyRow(10), world.clock.now())[1] + WEEK
    for posts in (world.statistics.weekly, world.statistics.daily):
        (one,), (other,) = await posts.due(), await posts.due()
        first, second = await posts.trying(one), await posts.trying(other)
        assert first.nonce
        assert (first.nonce, first.channel_id) == (second.nonce, second.channel_id)
        await posts.done(first)
        assert (await posts.trying(other)).channel_id is None
        assert await posts.due() == []


async def test_a_clock_that_is_set_back_posts_no_second_time(world: World) -> None:
    await choose(world, WeeklyRow(10, 20, daily_channel_id=30))
    for posts in (world.statistics.weekly, world.statistics.daily):
        world.clock.time = last_due(WeeklyRow(10), world.clock.now())[1] + WEEK
        (found,) = await posts.due()
        sent = await posts.trying(found)
        world.clock.time -= WEEK
        await posts.done(sent)
        for _ in range(8 * 24):
            world.clock.time += HOUR
            assert all(one.done > found.done for one in await posts.due())


async def test_a_post_that_may_have_been_sent_is_done_after_the_clock_was_set_back(world: World) -> None:
    await choose(world, WeeklyRow(10, daily_channel_id=30))
    world.clock.time = last_due(WeeklyRow(10), world.clock.now(), daily=True)[1] + DAY + 30
    (found,) = await world.statistics.daily.due()
    await world.statistics.daily.trying(found)
    await world.restart(-HOUR)
    assert await world.statistics.daily.due() == []
    world.clock.time += HOUR + 10
    assert await world.statistics.daily.due() == [], "Discord may have forgotten the nonce"
    world.clock.time += DAY
    assert [one.done for one in await world.statistics.daily.due()] == [found.done + 1]


async def test_another_hour_while_a_post_is_being_sent_posts_no_second_time(world: World) -> None:
    await choose(world, WeeklyRow(10, daily_channel_id=30))
    world.clock.time = last_due(WeeklyRow(10), world.clock.now(), daily=True)[1] + DAY + 30
    (found,) = await world.statistics.daily.due()
    await world.statistics.daily.trying(found)
    await choose(world, replace(await world.statistics.weekly.of(10), hour=12))
    await world.restart(4 * HOUR)
    assert await world.statistics.daily.due() == []
    world.clock.time += DAY
    assert [one.done for one in await world.statistics.daily.due()] == [found.done + 1]


async def test_a_process_that_was_held_up_sends_nothing_that_another_one_has_tried(world: World) -> None:
    await choose(world, WeeklyRow(10, daily_channel_id=30))
    world.clock.time = last_due(WeeklyRow(10), world.clock.now(), daily=True)[1] + DAY + 30
    (late,) = await world.statistics.daily.due()
    await world.statistics.daily.trying(late)
    world.clock.time += NONCE_SECONDS + 1
    assert (await world.statistics.daily.trying(late)).channel_id is None
    world.clock.time += DAY
    (found,) = await world.statistics.daily.due()
    await world.statistics.daily.done(await world.statistics.daily.trying(found))
    await world.statistics.daily.done(late)
    assert await world.statistics.daily.due() == []
