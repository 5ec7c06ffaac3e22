"""When the leaderboard of the last week is due, and that no Monday is done twice."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from engine.statistics.weekly import LATEST, NONCE_SECONDS, WeeklyRow, last_due
from engine.tables.keeping.moderation import Deed
from engine.units import WEEK
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
            await world.statistics.weekly.trying(found, "w1")
        await world.restart(due + late - world.clock.now())
        found_now = await world.statistics.weekly.due()
        assert [one.nonce for one in found_now] == ([None if tried is None else "w1"] if wanted else []), week
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
