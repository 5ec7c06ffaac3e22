"""Every registered game is played at a table to its end: a person whose time runs out, and robots."""

from __future__ import annotations

import pytest

from engine.rules.games import GAMES, make_game
from engine.rules.moves import parse_move
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.table.model import By, Status

from .world import World


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_goes_to_its_end_at_a_table(world: World, name: str) -> None:
    options = GAMES[name].quick
    seats = next((n for n in make_game(name, options).seat_counts() if n > 1), 1)
    table = await world.begun(name, people=1, robots=seats - 1, options=options, turn_seconds=5, claim_seconds=1)
    for _ in range(400):
        if table.status is not Status.PLAYING:
            break
        if table.turn is not None and table.turn.human and table.steps < 40:
            user_id, text = world.good_move(table)
            await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
            await world.settle()
        else:
            await world.advance(30)
        table = await world.now(table)
    if table.status is Status.PLAYING:
        await world.tables.change(table.id, Resign(), 1)
        await world.settle()
        table = await world.now(table)
    assert table.status is Status.FINISHED
    made_by = {step.by for change in world.changes for step in change.steps}
    assert By.PLAYER in made_by
    assert By.HOUSE in made_by
    await world.check(table.id)
