"""What people and servers have chosen is kept between matches."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.tables.looks import Look, Show, read_look, stored_look

from .world import ANA, BEN, PLACE, World, refusal


@pytest.mark.parametrize("show", Show)
@pytest.mark.parametrize("numerals", [True, False])
def test_a_look_comes_back_as_it_was_stored(show: Show, numerals: bool) -> None:
    look = Look(show, numerals, not numerals)
    assert read_look(stored_look(look)) == look


def test_what_a_newer_program_wrote_is_left_at_its_default() -> None:
    assert read_look({"show": "holograms", "numerals": "roman", "size": "huge"}) == Look()


async def test_people_and_servers_choose_for_themselves(world: World) -> None:
    tables = world.tables
    assert await tables.preferences(ANA.user_id) == Look()
    await tables.set_preferences(ANA, Look(Show.TEXT))
    await tables.set_server_look(10, Look(numerals=True))
    assert await tables.preferences(ANA.user_id) == Look(Show.TEXT)
    assert await tables.preferences(BEN.user_id) == Look()
    assert await tables.server_look(10) == Look(numerals=True)
    assert await tables.server_look(11) == Look()


async def test_a_store_that_is_away_refuses_to_remember(world: World) -> None:
    world.store.fail_next(1, before=True)
    assert await refusal(world.tables.set_preferences(ANA, Look())) is Refusal.STORE_UNAVAILABLE


async def test_the_host_turns_hints_off_before_the_start(world: World) -> None:
    table = await world.tables.open(PLACE, ANA, "castle_rock")
    assert table.hints
    await world.tables.join(table.id, BEN)
    assert await refusal(world.tables.set_hints(table.id, BEN.user_id, False)) is Refusal.NOT_HOST
    table = await world.tables.set_hints(table.id, ANA.user_id, False)
    assert not table.hints
    await world.check(table.id)
    await world.tables.begin(table.id, ANA.user_id)
    assert await refusal(world.tables.set_hints(table.id, ANA.user_id, True)) is Refusal.ALREADY_STARTED
    assert not (await world.tables.snapshot(table.id)).hints
