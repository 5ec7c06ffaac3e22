"""Every two deeds at the same moment end as one after the other: in what is stored, in what each is answered, and in
what this process then knows."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Any, TypeVar

import pytest

from bot.ui.pages.custom_ids import Verb
from engine.boneyard import Engine
from engine.events import changes
from engine.events.model import Plan
from engine.tables.edits.consent import StopClocks
from engine.tables.edits.lobby import AddRobot, Begin, Invite, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.state import rebuild, stored_at
from engine.tables.table.model import TableId
from engine.tables.table.rights import Phase
from tests.databases import _migrated
from tests.engine.tables.world import ANA, BEN, CHANNEL, DAN, FakeClock, InlineExecutor
from tests.races.chance import Chancy, connected, ended_tasks, open_in, rows, store_on
from tests.races.deeds import EVENTS, ONLY_SHOW, Do, Scene, answer, edits, fits, people, told

T = TypeVar("T")
SEEDS = int(os.environ.get("BONEYARD_RACE_SEEDS", "1"))
"""Orders by chance for each pair of the default run; the soak takes others."""
SHARE = 8
"""The default run takes every eighth pair, and every deed beside the one that touches everything."""
TOUCHES_ALL = "forget Ben"


def run(rng: Random | None, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run this on a loop of its own."""
    loop = Chancy(rng)
    try:
        return loop.run_until_complete(work())
    finally:
        loop.run_until_complete(ended_tasks())
        loop.close()


async def started(image: bytes, rng: Random | None = None) -> tuple[Engine, Any]:
    """An engine on a database with this content."""
    connection, clock = connected(image), FakeClock()
    engine = Engine(
        store_on(connection, rng),
        now=clock.now,
        monotonic=clock.monotonic,
        sleep=clock.sleep,
        rng=Random(1),
        draw=lambda count: bytes(count),
        executor=InlineExecutor(),
        paced=False,
    )
    await engine.start()
    return engine, connection


async def settled(engine: Engine) -> None:
    for _ in range(3):
        await engine.privacy.settled()
        await engine.events.settled()
        await engine.tables.settled()


@cache
def scene_of(kind: str) -> tuple[bytes, str, str]:
    """The database of a scene, with the ids of its table and its event."""

    async def play() -> tuple[bytes, str, str]:
        engine, connection = await started(_migrated())
        tables, event = engine.tables, ""
        table = await tables.open(CHANNEL, ANA, Wanted("block", {"target": "100"}, 3600, seats=4))
        await tables.change(table.id, Join(), BEN)
        await tables.change(table.id, AddRobot(), ANA)
        await tables.change(table.id, Invite((DAN,)), ANA)
        if kind in ("match", "question"):
            await tables.change(table.id, Begin(), ANA)
            await settled(engine)
        if kind == "question":
            await tables.change(table.id, StopClocks(), ANA)
        if kind == "night":
            plan = Plan(("block", "draw"), rounds=2, options=())
            planned = await engine.events.plan(CHANNEL, ANA, "Friday", plan, interaction_id=1)
            event = planned.id
            for person in (BEN, DAN):
                await engine.events.change(event, changes.joined, person)
        await settled(engine)
        await engine.close()
        return bytes(connection.serialize()), table.id, event

    return run(None, play)


def ended(kind: str, deeds: tuple[Do, ...], rng: Random | None) -> tuple[list[str], list[str]]:
    """The answers and all rows after these deeds, one after the other; by `rng` at the same moment."""
    image, table_id, event = scene_of(kind)

    async def play() -> tuple[list[str], list[str]]:
        engine, connection = await started(image, rng)
        await settled(engine)
        scene = Scene(engine, await engine.tables.snapshot(TableId(table_id)), event)
        engine.tables._registry.wake = lambda table: None  # robots and the house would be a third party
        if rng is not None:
            answers = list(await asyncio.gather(*(answer(do, scene) for do in deeds)))
            await settled(engine)
        else:
            answers = []
            for do in deeds:
                answers.append(await answer(do, scene))
                await settled(engine)
        ids = sorted(table.id for table in engine.tables.known())
        in_memory = [told(table) for table in await engine.tables.found(ids)]
        await engine.close()
        assert ids == open_in(connection), "this process knows other tables than are stored"
        stored = [told(rebuild(await stored_at(store_on(connection, None), table_id))) for table_id in ids]
        assert in_memory == stored, "this process knows the tables otherwise than they are stored"
        found = rows(connection)
        return answers, found

    return run(rng, play)


def deeds_of(kind: str) -> dict[str, Do]:
    """All deeds of a scene by name."""
    if kind == "night":
        return {**{str(verb): do for verb, do in EVENTS.items()}, **dict(people())}
    return {**dict(edits(Phase.LOBBY if kind == "lobby" else Phase.MATCH)), **dict(people())}


def pairs(kind: str) -> list[tuple[str, str]]:
    """The pairs of a scene, but not two of people's settings in each scene anew."""
    names, general = list(deeds_of(kind)), {name for name, _ in people()}
    return [
        (first, second)
        for first, second in combinations_with_replacement(names, 2)
        if kind == "lobby" or not {first, second} <= general
        if kind != "question" or {first, second} & {"Answer", "Withdraw"}
    ]


KINDS = ("lobby", "match", "question", "night")


class Orders:
    """How two deeds end one after the other: the second order only if the first doesn't do."""

    def __init__(self, kind: str, deeds: tuple[Do, Do]) -> None:
        self._kind, self.deeds = kind, deeds
        self._known = list[tuple[list[str], list[str]]]()

    def __iter__(self) -> Iterator[tuple[list[str], list[str]]]:
        yield from self._known
        if not self._known:
            self._known.append(ended(self._kind, self.deeds, None))
            yield self._known[0]
        if len(self._known) == 1:
            answers, stored = ended(self._kind, self.deeds[::-1], None)
            self._known.append((answers[::-1], stored))
            yield self._known[1]


def race(kind: str, seeds: range, every: int) -> list[str]:
    """The pairs that ended as in neither order."""
    found, deeds = list[str](), deeds_of(kind)
    for number, (first, second) in enumerate(pairs(kind)):
        if number % every and TOUCHES_ALL not in (first, second):
            continue
        orders = Orders(kind, (deeds[first], deeds[second]))
        for seed in seeds:
            end = ended(kind, orders.deeds, Random(seed))
            if not any(same(end, order) for order in orders):
                near = min(orders, key=lambda order: len(set(order[1]) ^ set(end[1])))
                differs = sorted(set(near[1]) ^ set(end[1]))[:6]
                said = f"{kind}: {first} + {second} (seed {seed}): {end[0]}, in order {[order[0] for order in orders]}"
                found.append("\n    ".join([said, *differs]))
                break
    return found


def same(end: tuple[list[str], list[str]], order: tuple[list[str], list[str]]) -> bool:
    """Whether a race ended as this order."""
    return fits(end[0], order[0]) and end[1] == order[1]


@pytest.mark.parametrize("kind", KINDS)
def test_two_deeds_at_the_same_moment_end_as_one_after_the_other(kind: str) -> None:
    wrong = race(kind, range(SEEDS), SHARE)
    assert not wrong, "\n".join(wrong)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_with_many_orders(kind: str) -> None:
    wrong = race(kind, range(SEEDS, SEEDS + 10), 1)
    assert not wrong, "\n".join(wrong)


def test_every_button_of_events_has_a_deed() -> None:
    assert {verb for verb in Verb if verb.startswith("event_")} == EVENTS.keys() | ONLY_SHOW
