"""Windows for claims and calls: who keeps them open, and how one closes before its time (MU15)."""

from __future__ import annotations

from engine.rules.errors import Refusal
from engine.rules.moves import Call, Claim, parse_move
from engine.rules.tiles import Seat
from engine.tables.edits.turns import MakeMove, SayNothing
from engine.tables.table.model import Snapshot
from tests.engine.tables.test_clocks import muggins
from tests.engine.tables.world import ANA, BEN, World, refusal


async def test_a_window_closes_at_once_when_the_last_person_has_nothing_to_say(world: World) -> None:
    table = await muggins(world, people=2, robots=1)
    await world.tables.change(table.id, SayNothing(table.version), ANA.user_id)
    after = await world.now(table)
    assert (after.steps, after.window_ends) == (table.steps, table.window_ends), "Ben may still speak"
    await world.tables.change(table.id, SayNothing(table.version), BEN.user_id)
    await world.settle()
    assert (await world.now(table)).steps > table.steps


async def test_two_presses_of_nothing_are_one(world: World) -> None:
    table = await muggins(world, people=2, robots=1)
    for _ in range(2):
        await world.tables.change(table.id, SayNothing(table.version), ANA.user_id)
    assert (await world.now(table)).silent == {Seat(0)}


async def test_who_has_nothing_to_say_may_still_claim_while_the_window_is_open(world: World) -> None:
    table = await muggins(world, people=2, robots=1)
    mover = next(seat for seat in table.actors[1:] if view_has_claim(table, seat.seat))
    after = await world.tables.change(table.id, SayNothing(table.version), mover.user_id)
    claimed = await world.tables.change(table.id, MakeMove(after.version, parse_move("claim 99")), mover.user_id)
    assert claimed.steps == table.steps + 1


def view_has_claim(table: Snapshot, seat: Seat) -> bool:
    view = table.view_for(seat)
    return view is not None and any(isinstance(move, Claim) for move in view.moves)


async def test_a_late_claim_reads_that_it_came_too_late(world: World) -> None:
    table = await muggins(world, people=1, robots=1)
    await world.advance(table.claim_seconds)
    for late in (MakeMove(table.version, parse_move("claim 99")), SayNothing(table.version)):
        assert await refusal(world.tables.change(table.id, late, ANA.user_id)) is Refusal.WINDOW_CLOSED


async def test_no_window_opens_for_people_who_may_say_nothing(world: World) -> None:
    """The partner of the player may neither claim nor call (MU2)."""
    options = {"target": "250", "claims": "manual"}
    table, seen = await world.begun("muggins", people=1, robots=3, options=options), 0
    for _ in range(120):
        table = await world.now(table)
        if table.window_ends is not None:
            view = table.view_for(Seat(0))
            assert view is not None
            assert any(isinstance(move, (Claim, Call)) for move in view.moves)
            seen += 1
        if table.turn is not None and table.turn.human:
            user_id, text = world.good_move(table)
            await world.tables.change(table.id, MakeMove(table.version, parse_move(text.split("=")[0])), user_id)
            await world.settle()
        else:
            await world.advance(1)
    assert seen
