"""Game nights: the check-in before the first round, and the break between rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import changes
from engine.events.changes import CHECK_IN
from engine.events.model import Event, EventRefusal
from tests.engine.tables.world import ANA, CHANNEL, refusal

from .evening import CROWD, QUICK, Evening

BREAK = 60


@pytest.fixture
def evening(evening: Evening) -> Evening:
    """A world whose breaks last."""
    evening.breaks = True
    return evening


def seated(event: Event) -> set[int]:
    """The people at the tables of the round."""
    return {user for table in event.here for user in table.people}


async def pressed(evening: Evening, event: Event, *people: int) -> Event:
    """These people press I'm here, or Ready."""
    for user in people:
        event = await evening.events.change(event.id, changes.here, user)
    await evening.quiet()
    return await evening.seen(event)


async def test_who_signs_up_and_is_not_there_at_the_start_sits_out_until_they_come_back(evening: Evening) -> None:
    event = await evening.night(6, starts_at=int(evening.clock.now()) + 7200)
    assert not changes.missing(event, evening.clock.now()), "the check-in isn't open yet"
    await evening.leap(7200 - CHECK_IN)
    here, late = CROWD[0].user_id, CROWD[1]
    await pressed(evening, event, here)
    await evening.leap(CHECK_IN + 7200)  # the host is late
    await evening.events.change(event.id, changes.joined, late)  # I'm in means here as well
    event = await evening.events.next_round(event.id, ANA.user_id, 0)
    assert seated(event) == {ANA.user_id, here, late.user_id}, "the host is there too"
    await evening.quiet()
    await evening.events.change(event.id, changes.joined, CROWD[2])
    event = await pressed(evening, await evening.skip_round(event), *seated(event), CROWD[2].user_id)
    assert event.round == 2
    assert seated(event) == {ANA.user_id, here, late.user_id, CROWD[2].user_id}


async def test_without_a_start_time_a_click_counts_for_half_an_hour(evening: Evening) -> None:
    event = await evening.night(3)
    await evening.leap(CHECK_IN + 1)
    assert await refusal(evening.events.next_round(event.id, ANA.user_id, 0)) is EventRefusal.TOO_FEW_PEOPLE
    await pressed(evening, event, CROWD[0].user_id)
    assert seated(await evening.events.next_round(event.id, ANA.user_id, 0)) == {ANA.user_id, CROWD[0].user_id}


async def test_a_break_lasts_a_minute_or_until_everyone_is_ready(evening: Evening) -> None:
    event = await evening.evening(4, replace(QUICK, rounds=4))
    await evening.advance(5)
    event = await evening.skip_round(event)
    assert (event.round, event.in_play) == (1, ())
    await evening.advance(BREAK - 1)
    assert (await evening.seen(event)).round == 1
    await evening.advance(1)
    await evening.quiet()
    event = await evening.seen(event)
    assert (event.round, event.row.break_ends) == (2, None)

    await evening.advance(5)
    event = await evening.skip_round(event)
    *most, last = seated(event)
    await evening.advance(10)
    event = await pressed(evening, event, *most)
    assert event.round == 2
    event = await pressed(evening, event, last)
    assert event.round == 3, "nobody waits for the rest of the minute"

    await evening.advance(5)
    event = await evening.skip_round(event)
    await pressed(evening, event, *most)
    await evening.events.change(event.id, changes.left, last)
    await evening.quiet()
    assert (await evening.seen(event)).round == 4, "people who leave keep nobody waiting"


async def test_the_host_ends_a_break_and_a_night_may_have_none(evening: Evening) -> None:
    event = await evening.evening(4, QUICK)
    await evening.advance(5)
    await evening.skip_round(event)
    assert (await evening.events.next_round(event.id, ANA.user_id, 1)).round == 2
    other = await evening.events.plan(event.channel, ANA, "", replace(QUICK, pause=0), interaction_id=7)
    await evening.events.change(other.id, changes.joined, CROWD[0])
    await evening.events.next_round(other.id, ANA.user_id, 0)
    await evening.quiet()
    await evening.advance(5)
    assert (await evening.skip_round(other)).round == 2


async def test_a_restart_moves_no_name_in_the_list_of_people(evening: Evening) -> None:
    event = await evening.events.plan(CHANNEL, ANA, "Friday", QUICK)
    for person in (CROWD[2], CROWD[0], CROWD[1]):
        event = await evening.events.change(event.id, changes.joined, person)
    event = await evening.events.change(event.id, changes.left, CROWD[0].user_id)
    event = await evening.events.change(event.id, changes.joined, CROWD[0])
    await evening.restart()
    assert (await evening.seen(event)).players == event.players


@pytest.mark.parametrize(("away", "round_"), [(10, 1), (BREAK, 2)])
async def test_a_break_outlives_a_restart(evening: Evening, away: int, round_: int) -> None:
    event = await evening.evening(4, QUICK)
    await evening.advance(5)
    await evening.skip_round(event)
    await evening.restart(away)
    event = await evening.seen(event)
    assert event.round == round_
    await evening.advance(BREAK - away)
    await evening.quiet()
    assert (await evening.seen(event)).round == 2
