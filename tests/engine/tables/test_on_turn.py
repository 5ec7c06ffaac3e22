"""A row that marks a match as waiting is right: its replay finds nothing to do."""

from __future__ import annotations

from random import Random

import pytest

from engine.rules.games import GAMES
from engine.rules.moves import Play, parse_move
from engine.tables.edits.premoves import AddPremove, ClearPremoves
from engine.tables.edits.steps import Rest, Why, resumed
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.state import _on_turn
from engine.tables.running.rules import Situation, next_step
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot, Status
from engine.units import DAY, HOUR

from .world import ANA, World, attempt

MOVES = 10


def check_each(world: World) -> int:
    """No step was stored with the word that nothing is to be done while the house or a robot had something to do; how
    many said so."""
    told = [change.snapshot for change in world.changes if change.snapshot.on_turn is not None]
    for table in told:
        now = float(table.active_at)
        found = next_step(Situation(table=resumed(table, now), now=now, rng=Random(0)))
        assert table.turn is not None
        assert found == Rest(table.deadline, Why.PERSON, table.turn.seat), table
    return len(told)


async def plans(world: World, rng: Random, table: Snapshot) -> None:
    """A waiting player premoves some tiles, or clears the premoves."""
    seat = rng.choice(table.seats)
    view = table.view_for(seat.seat)
    if view is None or seat.person is None or not seat.human:
        return
    for tile in rng.sample(view.hand, min(len(view.hand), rng.randrange(3))):
        await attempt(world.tables.change(table.id, AddPremove(Play(tile)), seat.person.user_id), TableRefusal.STALE)
    if rng.random() < 0.3:
        await attempt(world.tables.change(table.id, ClearPremoves(), seat.person.user_id))


async def goes_on(world: World, rng: Random, table: Snapshot) -> None:
    """A player makes a legal move, or time passes."""
    actors = [seat for seat in table.actors if seat.human and seat.person]
    if not actors or rng.random() < 0.1:
        await world.advance(rng.choice((table.claim_seconds, HOUR)))
        return
    seat = rng.choice(actors)
    view = table.view_for(seat.seat)
    assert view is not None
    assert seat.person is not None
    await world.tables.change(table.id, MakeMove(table.version, rng.choice(view.moves)), seat.person.user_id)


@pytest.mark.parametrize("game", GAMES)
async def test_on_turn_of_any_game_holds_through_moves_premoves_and_leaving(game: str, world: World) -> None:
    rng, rested = Random(game), 0
    for people, robots in ((1, 0),) if GAMES[game].most_seats == 1 else ((2, 0), (2, 1)):
        table = await world.begun(game, people, robots, turn_seconds=DAY)
        for _ in range(MOVES):
            if table.status is not Status.PLAYING:
                break
            await plans(world, rng, table)
            rested += await world.rests(table.id)
            await goes_on(world, rng, table)
            await world.rests(table.id)
            await world.settle()
            rested += await world.rests(table.id)
            table = await world.now(table)
        if people > 1 and table.status is Status.PLAYING:
            await world.tables.change(table.id, Resign(), ANA.user_id)
            await world.settle()
            rested += await world.rests(table.id)
    assert rested
    assert check_each(world)


@pytest.mark.slow
async def test_a_start_replays_no_match_that_waits_for_a_player_and_still_wakes_it_in_time(world: World) -> None:
    waits = await world.begun(turn_seconds=DAY)
    robots = await world.begun(people=2, robots=2)
    await world.restart()
    assert {table.id for table in world.tables.known() if table.unloaded} == {waits.id, robots.id}
    before = len(world.changes)
    await world.advance(DAY / 2 + 1)
    (reminder,) = world.changes[before:]
    assert reminder.snapshot.id == waits.id
    assert reminder.snapshot.clock.reminded == DAY // 2


async def test_a_robot_that_was_cut_off_and_a_plan_go_on_after_a_start(world: World) -> None:
    table = await world.begun(people=1, robots=1)
    user, text = world.good_move(table)
    world.tables._autoplay._closing = True  # the program dies with the person's move
    table = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user)
    assert table.on_turn is None
    await world.restart()
    assert (await world.now(table)).version > table.version


@pytest.mark.parametrize("text", [None, "", "[]", "null", '{"seat": 1}', '{"seat": 1, "who": 2}'])
def test_what_makes_no_sense_in_that_column_is_not_known(text: str | None) -> None:
    assert _on_turn(text) is None
