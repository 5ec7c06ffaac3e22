"""Time that passes only on weekdays."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules.errors import Refusal
from engine.tables.time.weekdays import DAY, MONDAY, WEEK, after, between, passed

from .world import ANA, BEN, World, refusal

moments = st.integers(0, 4_000_000_000)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def test_a_turn_that_begins_on_friday_goes_on_on_monday() -> None:
    friday = at("2024-03-01T18:00")
    assert after(friday, DAY) == at("2024-03-04T18:00")
    assert after(at("2024-03-02T10:00"), DAY) == at("2024-03-05T00:00"), "Saturday waits for Monday"
    assert after(at("2024-02-28T12:00"), 12 * 3600 + DAY) == at("2024-03-01T00:00"), "a leap day is a day"
    assert between(friday, at("2024-03-04T01:00")) == 7 * 3600


@given(moments, st.integers(0, 60 * DAY), st.integers(0, 60 * DAY))
@settings(max_examples=60)
def test_what_was_given_is_what_is_left(moment: int, seconds: int, later: int) -> None:
    assert between(moment, after(moment, seconds)) == seconds
    assert after(after(moment, seconds), later) == after(moment, seconds + later)
    assert datetime.fromtimestamp(after(moment, seconds), UTC).weekday() < 5
    assert 0 <= passed(moment + later) - passed(moment) <= later


async def test_a_table_rests_at_weekends(world: World) -> None:
    table = await world.table(people=2, turn_seconds=DAY)
    assert await refusal(world.tables.host.set_weekends(table.id, BEN.user_id, False)) is Refusal.NOT_HOST
    table = await world.tables.host.set_weekends(table.id, ANA.user_id, False)
    friday = MONDAY + 4 * DAY + 18 * 3600
    await world.leap((friday - world.clock.now()) % WEEK)
    await world.tables.host.begin(table.id, ANA.user_id)
    await world.settle()
    table = await world.now(table)
    assert table.deadline is not None
    assert table.deadline == int(world.clock.now()) + 3 * DAY
    paused = await world.tables.pause(table.id, ANA.user_id, manager=True)
    assert paused.clock.paused == DAY
    table = await world.tables.unpause(table.id, ANA.user_id)
    assert table.deadline is not None
    await world.leap(table.deadline - 1 - world.clock.now())
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    assert (await world.now(table)).steps > table.steps
