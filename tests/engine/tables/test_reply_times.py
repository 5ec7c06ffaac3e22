"""Whole slow tables: no one can tell by the time of a move whether its player thought, premoved or had no choice."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from engine.rules.game import forced_move
from engine.rules.moves import Play
from engine.tables.edits.delays import ENOUGH, SLOW
from engine.tables.edits.premoves import AddPremove
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import MakeMove
from engine.tables.table.model import By, Change, Snapshot, Status
from engine.tables.table.rights import match_of
from engine.units import DAY

from .test_reply_delay import apart
from .world import ANA, PEOPLE, World

MOVES = 420
CERTAINTY = 1.63
"""Kolmogorov and Smirnov: samples of one distribution are farther apart than this × √(1/n + 1/m) once in 100 times."""


def thinking(rng: Random) -> float:
    """The seconds that a person thinks: some minutes, within the bounds of a reply delay."""
    while not SLOW[0] <= (seconds := rng.lognormvariate(5.8, 0.6)) <= SLOW[1]:
        pass
    return seconds


async def times(folder: Path, people: int, seed: int) -> dict[str, list[float]]:
    """The times between the moves of a table in public, by what nobody else may know: the kind of each move."""
    world, rng, found = World(folder, seed), Random(seed), defaultdict[str, list[float]](list)
    before, thought = 0.0, 0

    def hear(change: Change) -> None:
        nonlocal before, thought
        world.changes.append(change)
        for step in change.steps:
            kind = "premoved" if change.premoved else step.by
            thought += kind == By.PLAYER
            if thought > ENOUGH and step.seat >= 0:
                found[kind].append(world.clock.now() - before)
            before = world.clock.now()

    await world.start(hear)
    table = await world.table("block", people, turn_seconds=DAY, options={"target": "1000"})
    await world.tables.change(table.id, SetSetting("reply_delay", "on"), ANA.user_id)
    await world.begin(table)
    await world.settle()
    while (table := await world.now(table)).status is Status.PLAYING and table.steps < MOVES:
        turn = table.turn
        assert turn is not None
        assert turn.user_id is not None
        await premove(world, table, rng)
        laid = await world.tables.premoves_of(table.id, turn.user_id)
        if forced_move(match_of(table)) or (laid and laid.entries and not laid.cleared):
            await world.leap(SLOW[1])
        else:
            await world.leap(thinking(rng))
            view = table.view_for(turn.seat)
            assert view is not None
            await world.tables.change(table.id, MakeMove(table.version, rng.choice(view.moves)), turn.user_id)
            await world.settle()
    await world.close()
    return found


async def premove(world: World, table: Snapshot, rng: Random) -> None:
    """A player who is not on turn may lay down two tiles."""
    seat = rng.choice([seat for seat in table.seats if seat != table.turn])
    view = table.view_for(seat.seat)
    assert view is not None
    if rng.random() < 0.3 and seat.user_id is not None:
        for tile in view.hand[:2]:
            await world.tables.change(table.id, AddPremove(Play(tile)), seat.user_id)


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 3])
async def test_thought_premoved_and_forced_moves_have_times_of_one_distribution(tmp_path: Path, people: int) -> None:
    assert len(PEOPLE) >= people
    found = await times(tmp_path, people, seed=people)
    by_hand = found[By.PLAYER]
    for kind in ("premoved", By.FORCED):
        hidden = found[kind]
        assert len(hidden) >= 30, kind
        assert min(hidden) >= min(by_hand) - 1
        assert max(hidden) <= max(by_hand) + 1
        assert apart(hidden, by_hand) < CERTAINTY * (1 / len(hidden) + 1 / len(by_hand)) ** 0.5, kind
