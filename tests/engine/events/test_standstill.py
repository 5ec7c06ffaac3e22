"""Nights, tournaments and leagues while clocks stand still: in a drain before an upgrade, in an outage, and while the
program is off."""

from __future__ import annotations

import pytest

from engine.events import changes
from engine.events.model import Event, Kind, Plan, Stage
from engine.tables.table.errors import TableRefusal
from engine.units import DAY, HOUR, MINUTE
from tests.engine.tables.world import ANA, CHANNEL, refusal

from .evening import CROWD, QUICK, Evening

TIMED = Plan(("block",), rounds=2, minutes=20, options=(("target", "200"),))
"""Long matches in rounds of 20 minutes."""


async def ends_in(evening: Evening, event: Event) -> float:
    """The seconds until the round's limit."""
    ends = (await evening.seen(event)).round_ends
    assert ends is not None
    return ends - evening.clock.now()


async def pass_time(evening: Evening, seconds: float) -> None:
    """Let time pass, minute by minute, and the events look."""
    for _ in range(int(seconds // MINUTE)):
        await evening.advance(MINUTE)
        await evening.events.look()
        await evening.quiet()


async def test_a_drain_stops_a_rounds_limit_until_it_is_called_off(evening: Evening) -> None:
    event = await evening.evening(4, TIMED)
    await pass_time(evening, 5 * MINUTE)
    await evening.tables.drain(int(evening.clock.now()) + HOUR)
    await pass_time(evening, HOUR)
    assert (await evening.seen(event)).round == 1, "the limit of 20 minutes has not ended the round"
    await evening.tables.drain(None)
    await evening.quiet()
    assert await ends_in(evening, event) == pytest.approx(15 * MINUTE, abs=2)
    await pass_time(evening, 16 * MINUTE)
    assert (await evening.seen(event)).round == 2


async def test_after_the_upgrade_a_round_has_the_time_it_had_before_the_drain(evening: Evening) -> None:
    event = await evening.evening(4, TIMED)
    await pass_time(evening, 5 * MINUTE)
    await evening.tables.drain(int(evening.clock.now()) + HOUR)
    await pass_time(evening, 10 * MINUTE)
    await evening.restart(away=30 * MINUTE)
    assert await ends_in(evening, event) == pytest.approx(15 * MINUTE, abs=2)
    assert (await evening.seen(event)).round == 1


async def test_no_round_begins_in_a_drain_and_the_next_one_begins_after_it(evening: Evening) -> None:
    sign_up, event = await evening.night(3, interaction_id=7), await evening.evening(4)
    until = int(evening.clock.now()) + HOUR
    await evening.tables.drain(until)
    for one in (sign_up, event):
        asked = evening.events.next_round(one.id, ANA.user_id, one.round)
        assert await refusal(asked) is TableRefusal.DRAINING
    evening.breaks = True
    event = await evening.skip_round(event)
    await pass_time(evening, 5 * MINUTE)
    event = await evening.seen(event)
    assert (event.round, event.stage, event.in_play) == (1, Stage.PLAYING, ()), "its results are kept meanwhile"
    joined = await evening.events.change(sign_up.id, changes.joined, CROWD[9])
    assert joined.takes_part(CROWD[9].user_id), "people still sign up"
    evening.breaks = False
    await evening.restart(away=10 * MINUTE)
    await evening.quiet()
    assert (await evening.seen(event)).round == 2


async def test_a_break_cut_by_a_drain_goes_on_after_it(evening: Evening) -> None:
    evening.breaks = True
    event = await evening.evening(4, Plan(("block",), rounds=2, pause=10 * MINUTE))
    await pass_time(evening, MINUTE)
    await evening.skip_round(event)
    await pass_time(evening, 4 * MINUTE)
    await evening.tables.drain(int(evening.clock.now()) + HOUR)
    await pass_time(evening, 30 * MINUTE)
    assert (await evening.seen(event)).round == 1
    await evening.tables.drain(None)
    await evening.quiet()
    assert (await evening.seen(event)).row.break_ends == pytest.approx(evening.clock.now() + 6 * MINUTE, abs=2)
    await pass_time(evening, 7 * MINUTE)
    assert (await evening.seen(event)).round == 2


async def test_a_league_and_a_sign_up_lose_no_day_to_an_outage(evening: Evening) -> None:
    league = Plan(("block",), rounds=0, seats=2, turn_seconds=DAY, minutes=7 * 24 * 60)
    event = await evening.events.plan(CHANNEL, ANA, "Spring", league, kind=Kind.LEAGUE)
    for person in CROWD[:2]:
        await evening.events.change(event.id, changes.joined, person)
    await evening.events.next_round(event.id, ANA.user_id, 0)
    await evening.quiet()
    sign_up = await evening.night(3, interaction_id=7)
    before = await ends_in(evening, event)
    await evening.restart(away=3 * DAY)
    assert await ends_in(evening, event) == pytest.approx(before, abs=2)
    assert (await evening.seen(sign_up)).stage is Stage.SIGN_UP
    await pass_time(evening, 2 * MINUTE)
    assert (await evening.seen(sign_up)).stage is Stage.SIGN_UP


async def test_a_round_is_not_over_while_discord_is_out_of_reach(evening: Evening) -> None:
    event = await evening.evening(4, TIMED)
    evening.tables.timekeeper.stand_still(evening.clock.monotonic())
    await pass_time(evening, HOUR)
    assert (await evening.seen(event)).round == 1
    evening.tables.timekeeper.go_on()
    await evening.quiet()
    assert await ends_in(evening, event) == pytest.approx(20 * MINUTE, abs=2)
    assert (await evening.seen(event)).row.version > event.row.version, "its message shows the new time"


async def test_a_night_without_limits_goes_on_from_where_it_was(evening: Evening) -> None:
    event = await evening.evening(4, QUICK)
    await evening.tables.drain(int(evening.clock.now()) + HOUR)
    await evening.restart(away=HOUR)
    assert (await evening.play_night(event)).stage is Stage.OVER
