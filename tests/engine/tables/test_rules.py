"""What a table waits for: each reason in a situation of its own, and the order of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rules.games import GAMES, make_game
from engine.tables.edits.lobby import Begin
from engine.tables.edits.steps import Rest, Why
from engine.tables.running import rules
from engine.tables.table.model import Snapshot
from engine.units import HOUR, WEEK

from .test_reply_delay import stuck
from .world import ANA, World


async def rest_of(world: World, table: Snapshot) -> Rest | None:
    """Until when and why the table rests."""
    return (await world.tables.resting(table.id))[1]


def told(rest: Rest | None) -> str:
    """What an owner reads of it, in one line."""
    assert rest is not None
    seat = "" if rest.seat is None else f" for seat {rest.seat}"
    return f"{rest.why}{seat} until {'someone acts' if rest.until is None else rest.until}"


async def test_a_lobby_waits_for_its_people_until_it_closes(world: World) -> None:
    table = await world.table()
    assert told(await rest_of(world, table)) == f"lobby until {table.active_at + WEEK}"


async def test_a_match_waits_for_the_person_on_turn_until_the_deadline(world: World) -> None:
    table = await world.begun(turn_seconds=HOUR)
    assert table.turn is not None
    assert table.deadline is not None
    rest = await rest_of(world, table)
    assert rest is not None
    assert (rest.why, rest.seat) == (Why.PERSON, table.turn.seat)
    assert rest.until is not None
    assert rest.until <= table.deadline, "or until a reminder before it"


async def test_a_robot_waits_until_people_have_seen_the_last_move(tmp_path: Path) -> None:
    world = await World(tmp_path, paced=True).start()
    table = await world.table(people=1, robots=1)
    await world.tables.change(table.id, Begin(), ANA.user_id)
    seen = set()
    for _ in range(50):
        await world.settle()
        rest, now = await rest_of(world, table), await world.now(table)
        if rest is not None and rest.why is Why.PACE:
            assert rest.until is not None
            assert rest.until > world.clock.now()
            assert not now.human(rest.seat or 0)
            seen.add(rest.seat)
        if now.turn is not None and now.turn.human:
            await world.move(now)
        else:
            world.clock.wake_next(world.clock.time + 10)
    assert seen == {1}


async def test_a_forced_pass_takes_its_time(tmp_path: Path) -> None:
    world, table, _ = await stuck(tmp_path)
    rest = await rest_of(world, table)
    assert rest is not None
    assert (rest.why, rest.seat) == (Why.REPLY_DELAY, 1)


async def test_time_stands_still_in_an_outage(world: World) -> None:
    table = await world.begun(turn_seconds=HOUR)
    world.tables.timekeeper.hold()
    await world.advance(2 * HOUR)
    assert told(await rest_of(world, table)) == "outage until someone acts"


async def test_claims_are_heard_until_the_window_closes(world: World) -> None:
    options = {"target": "250", "claims": "manual"}
    table = await world.begun("muggins", people=1, robots=1, options=options, turn_seconds=20)
    seen = set()
    for _ in range(60):
        table = await world.now(table)
        if table.turn is None or not table.is_open:
            await world.advance(1)
            continue
        rest = await rest_of(world, table)
        assert rest is not None
        seen.add(rest.why)
        if rest.why is Why.CLAIMS:
            assert table.window_ends is not None
            assert rest.until is not None
            assert world.clock.now() < rest.until <= table.window_ends
            await world.advance(rest.until - world.clock.now())
        else:
            await world.move(table)
    assert seen >= {Why.CLAIMS, Why.PERSON}


@pytest.mark.parametrize("game", GAMES)
async def test_no_rest_of_any_game_lies_in_the_past(game: str, world: World) -> None:
    """A rest that is over would keep the processor busy: the table would look again at once, for ever."""
    table = await world.begun(game, people=min(2, max(make_game(game, {}).seat_counts())), turn_seconds=20)
    for number in range(40):
        rest = await rest_of(world, table)
        table = await world.now(table)
        if not table.is_open:
            break
        assert rest is None or rest.until is None or rest.until > world.clock.now(), rest
        if number % 3 or table.turn is None:
            await world.advance(7)
        else:
            await world.move(table)


def test_the_last_rule_always_answers() -> None:
    assert rules.RULES[-1] is rules.person
    assert len(set(rules.RULES)) == len(rules.RULES)
