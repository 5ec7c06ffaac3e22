"""The program dies at any moment of a night: the night goes on, and nothing is done twice."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from engine.events import changes
from engine.events.model import Stage
from engine.rules.errors import Refused
from engine.store import schema
from tests.engine.tables.world import ANA, CHANNEL

from .evening import CROWD, QUICK, Evening

PLAN = replace(QUICK, rounds=2, seats=2)
MOST = 200
"""More transactions than any night has."""


async def hosted(evening: Evening) -> None:
    """What a host and guests do until the night is over. They retry after a missing answer."""
    event = await evening.events.plan(CHANNEL, ANA, "Friday", PLAN, interaction_id=1)
    for person in CROWD[:3]:
        if event.stage is Stage.SIGN_UP and not event.takes_part(person.user_id):
            event = await evening.events.change(event.id, changes.joined, person)
    if event.stage is Stage.SIGN_UP:
        await evening.events.next_round(event.id, ANA.user_id, 0)
    for _ in range(4):
        await evening.quiet()
        await evening.events.look()
        event = await evening.skip_round(event)
        if not event.unfinished:
            return


async def crashed(folder: Path, number: int, *, before: bool) -> int:
    """A night whose store dies at that transaction, or after it; how many there were before the program did."""
    evening = Evening(folder)
    await evening.start()
    store = evening.store
    if before:
        store.fail_before = lambda at: at >= number
    else:
        store.fail_after = lambda at: at == number
        store.fail_before = lambda at: at > number
    with suppress(Refused):
        await hosted(evening)
    done = store.transactions
    if done >= number:
        await evening.restart()
        await hosted(evening)
    evening.store.heal()
    (event,) = evening.events.known()
    assert event.stage is Stage.OVER
    assert event.round == 2
    assert [table.spot for table in event.tables] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert all(table.places is not None for table in event.tables)
    stored = await evening.store.ask(lambda connection: set(connection.scalars(select(schema.tables.c.id))))
    assert stored == {table.table_id for table in event.tables}, "no table was opened that no round knows"
    await evening.close()
    return done


@pytest.mark.parametrize("before", [True, False])
async def test_a_night_outlives_a_crash_at_some_of_its_writes(tmp_path: Path, before: bool) -> None:
    for number in (9, 21):
        folder = tmp_path / str(number)
        folder.mkdir()
        await crashed(folder, number, before=before)


@pytest.mark.soak
@pytest.mark.parametrize("before", [True, False])
async def test_a_night_outlives_a_crash_at_each_of_its_writes(tmp_path: Path, before: bool) -> None:
    for number in range(1, MOST):
        folder = tmp_path / str(number)
        folder.mkdir()
        if await crashed(folder, number, before=before) < number:
            return
    raise AssertionError("the night had more transactions than that")


async def test_an_event_of_1_0_0_gets_a_seed_at_the_next_start_and_keeps_it(tmp_path: Path) -> None:
    evening = await Evening(tmp_path).start()
    event = await evening.night(3)
    assert event.row.seed is None, "as in a database of 1.0.0"
    seeds = list[str | None]()
    for _ in range(2):
        evening.draw = Random(len(seeds)).randbytes
        await evening.restart()
        seeds.append((await evening.seen(event)).row.seed)
    assert seeds[0] is not None
    assert seeds[0] == seeds[1]
    await evening.close()
