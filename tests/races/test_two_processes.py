"""Every two deeds in two processes on one PostgreSQL database at the same moment end as one after the other: in what is
stored, in what each is answered, and in what both processes show when the time has passed in which one follows the
other. Chance decides whose statement is next.

The two orders run on a database in memory, where each transaction is one step. A server belongs to one process, so
deeds of one server meet each other in its own process, on the connections of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations_with_replacement, product
from pkgutil import iter_modules
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.store import Store, questions
from engine.store.questions import statements
from engine.tables.table.rights import Phase
from tests.engine.tables.world import ANA
from tests.races.chance import connected, smallest
from tests.races.deeds import EVENTS, Do, answer, edits, fits, shared
from tests.races.processes import FOLLOWED, Ids, Process, followed, made, memory, rows, started
from tests.races.server import Arena, arena
from tests.races.turns import Resting

SEEDS = int(os.environ.get("BONEYARD_RACE_SEEDS", "1"))
"""Orders by chance for each pair of the default run; the soak takes others."""
SHARE = 6
"""The default run takes every sixth deed beside the one that touches everything."""
TOUCHES_ALL = "forget Ben"
PARTS = 50
"""Tests of the soak, so that a part of it can be run."""
ONCE_WRONG = (
    ("arrange", "forget Ben", "two"),
    ("achievements", "forget Ben", "two"),
    ("forget Ben", "void", "two"),
    ("block Ben", "plan an event", "one"),
)
"""Deeds of the first process, and of one of the two, that the soak found."""
ALONE = frozenset({"begin", "step", "move_times", "forget_shown", "note_alive", "note_drain"})
"""Questions that change rows when a process starts, runs on, or upgrades the database: no person does it."""
BY_STEPS = frozenset({"put_premoves", "put_match", "book", "change_guild_settings"})
"""Questions that are part of another one's transaction."""


Rest = Callable[[], Awaitable[None]]


class Deed(NamedTuple):
    """A deed, by name, of the process where it is done. `kind`: the table that it is about."""

    name: str
    do: Do
    process: str = "one"
    kind: str = "match"

    @property
    def said(self) -> str:
        """Its name in a report."""
        return f"{self.process}: {self.name}"


@cache
def scene() -> tuple[bytes, Ids]:
    """The database before each race, and what is in it."""
    return made()


class End(NamedTuple):
    """How two deeds ended."""

    answers: list[str]
    stored: list[str]
    seen: list[str]
    wrong: list[str]
    """What a process knows otherwise than it is stored."""

    def same(self, order: End) -> bool:
        """Whether a race ended as this order."""
        return fits(self.answers, order.answers) and self[1:] == order[1:]

    def differences(self, order: End) -> list[str]:
        """The lines in which they differ."""
        pairs = ((self.stored, order.stored), (self.seen, order.seen), (self.wrong, order.wrong))
        return [line for mine, theirs in pairs for line in sorted(set(mine) ^ set(theirs))]


async def ended(processes: list[Process], rest: Rest, work: Callable[[], Awaitable[list[str]]]) -> End:
    """Have both processes look around, do the work, let the time pass in which they follow each other, and close."""
    for process in processes:
        await process.look()
        process.engine.tables._registry.wake = lambda table: None  # robots and the house would be a third party
    await rest()
    for process in processes:  # each looks for deletions by the other one at this moment
        process.clock.wake_next(process.clock.time + FOLLOWED)
    answers = await work()
    await followed(processes, rest)
    stored = await processes[0].store._read(rows)
    seen, wrong = list[str](), list[str]()
    for process in processes:
        wrong += await process.wrong()
        outdated, stored_there = await process.outdated()
        wrong += outdated
        seen += [f"{process.name} sees {line}" for line in stored_there]
    for process in processes:
        await process.engine.close()
    await rest()
    return End(answers, stored, seen, wrong)


def in_order(deeds: tuple[Deed, ...], *, following: bool = False) -> End:
    """The end after these deeds, one after the other. `following`: the processes follow each other between them."""
    loop = Resting()

    async def play() -> End:
        image, ids = scene()
        with closing(connected(image)) as connection:
            processes = [await started(name, memory(connection, name), ids[name]) for name in ids]
            await loop.at_rest()

            async def work() -> list[str]:
                answers = list[str]()
                for deed in deeds:
                    await loop.at_rest()
                    for process in processes if answers and following else ():
                        await process.engine.privacy._follow()
                    answers.append(await done(deed, processes))
                await loop.at_rest()
                return answers

            return await ended(processes, loop.at_rest, work)

    try:
        return loop.run_until_complete(play())
    finally:
        loop.close()


async def done(deed: Deed, processes: list[Process]) -> str:
    """The answer to a deed."""
    process = next(process for process in processes if process.name == deed.process)
    return await answer(deed.do, await process.scene(deed.kind))


def at_once(place: Arena, deeds: tuple[Deed, Deed], rng: Random) -> End:
    """The end after these deeds at the same moment, with turns by `rng`."""

    async def play() -> End:
        processes = await place.processes()

        async def work() -> list[str]:
            doing = asyncio.gather(*(done(deed, processes) for deed in deeds))
            await place.turns.conduct(rng)
            return list(await doing)

        return await ended(processes, place.turns.rest, work)

    return place.loop.run_until_complete(play())


def orders(deeds: tuple[Deed, Deed]) -> Iterator[End]:
    """How the deeds may end. In one order the processes may follow a deletion before the second deed."""
    back = deeds[::-1]
    for following in (False, True):
        yield in_order(deeds, following=following)
        end = in_order(back, following=following)
        yield end._replace(answers=end.answers[::-1])


def race(place: Arena, deeds: tuple[Deed, Deed], seeds: range, *, shrink: bool) -> str | None:
    """The differences of a wrong end of these deeds at the same moment; None: all ends are right. `shrink`: with the
    smallest schedule that ends so, which may take minutes."""
    known, more = list[End](), orders(deeds)

    def right(end: End) -> bool:
        if any(end.same(order) for order in known):
            return True
        for order in more:
            known.append(order)
            if end.same(order):
                return True
        return False

    for seed in seeds:
        end = at_once(place, deeds, Random(f"{deeds[0].said} {deeds[1].said} {seed}"))
        if not right(end):
            trace = list(place.turns.trace)
            near = min(known, key=lambda order: len(end.differences(order)))
            found = smallest(lambda rng: not right(at_once(place, deeds, rng))) if shrink else "not searched for"
            said = f"{deeds[0].said} + {deeds[1].said} (seed {seed}, schedule {found}): {end.answers}"
            in_turn = [order.answers for order in known]
            return "\n    ".join([f"{said}, in order {in_turn}", *end.differences(near)[:8], *trace])
    return None


def bound() -> Iterator[Deed]:
    """The deeds at tables and events, each of which belongs to one process."""
    for name, do in edits(Phase.LOBBY):
        yield Deed(f"lobby {name}", do, kind="lobby")
    for name, do in edits(Phase.MATCH):
        kind = "question" if name in ("Answer", "Withdraw") else "match"
        yield Deed(f"{kind} {name}", do, kind=kind)
    for verb, do in EVENTS.items():
        yield Deed(str(verb), do, kind="lobby")


def pairs() -> list[tuple[Deed, Deed]]:
    """All pairs, those in two processes first."""
    general = [Deed(name, do) for name, do in shared()]
    every = [*general, *bound()]
    across = [(one, other._replace(process="two")) for one, other in product(general, every)]
    beside = [*combinations_with_replacement(general, 2), *product(general, bound())]
    return across + beside


def few() -> list[tuple[Deed, Deed]]:
    """The pairs of the default run: each deed in both processes, and some beside the one that touches everything."""
    same = [(one, other) for one, other in pairs() if one.name == other.name and one.process != other.process]
    return same + [both for both in pairs() if both[0].name == TOUCHES_ALL and both[1].process == "two"][::SHARE]


@pytest.fixture(scope="module")
def place() -> Iterator[Arena]:
    """Both processes' connections."""
    with arena(*scene()) as found:
        yield found


def races(place: Arena, every: list[tuple[Deed, Deed]], seeds: range) -> list[str]:
    """The wrong ends of these pairs."""
    wrong = list[str]()
    for deeds in every:
        if found := race(place, deeds, seeds, shrink=not wrong):
            wrong.append(found)
    return wrong


@pytest.mark.postgres
def test_two_deeds_in_two_processes_end_as_one_after_the_other(place: Arena) -> None:
    wrong = races(place, few(), range(SEEDS))
    assert not wrong, "\n".join(wrong)


@pytest.mark.postgres
def test_deeds_that_once_ended_as_in_no_order_do_so_no_more(place: Arena) -> None:
    by_name = {(one.name, other.name, other.process): (one, other) for one, other in pairs()}
    wrong = races(place, [by_name[names] for names in ONCE_WRONG], range(1, 9))
    assert not wrong, "\n".join(wrong)


@pytest.mark.postgres
def test_a_race_goes_on_when_the_first_statement_of_a_new_connection_waits_for_a_lock(place: Arena) -> None:
    """The turns noticed it only when the server ended the other one, ten minutes later."""
    (both,) = (one for one in pairs() if [deed.said for deed in one] == ["one: forget Ana", "one: achievements"])
    place.loop.run_until_complete(place.renew())
    assert not races(place, [both], range(61, 62))


@pytest.mark.soak
@pytest.mark.postgres
@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_in_many_orders(place: Arena, part: int) -> None:
    wrong = races(place, pairs()[part::PARTS], range(SEEDS, SEEDS + 3))
    assert not wrong, "\n".join(wrong)


def test_each_deed_shows_in_both_processes_and_all_that_change_rows_outside_of_tables_are_raced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, ask = set[str](), Store.ask

    async def noting(store: Store, question: Any, *args: Any, **facts: Any) -> Any:
        asked.add(getattr(question, "func", question).__name__)
        return await ask(store, question, *args, **facts)

    scene()
    monkeypatch.setattr(Store, "ask", noting)
    of_events = [Deed(str(verb), do, kind="lobby") for verb, do in EVENTS.items()]
    for deed in (*(Deed(name, do) for name, do in shared()), *of_events):
        assert in_order((deed,)).wrong == [], deed.name
    modules = [import_module(f"{questions.__name__}.{found.name}") for found in iter_modules(questions.__path__)]
    writing = {
        name
        for module in modules
        for name, question in vars(module).items()
        if callable(question) and statements.writing(question) and question.__module__ == module.__name__
    }
    assert writing - asked == ALONE | BY_STEPS


def test_quiet_hours_chosen_in_one_process_count_at_tables_of_the_other() -> None:
    image, ids = scene()
    loop = Resting()

    async def play() -> tuple[str, str]:
        with closing(connected(image)) as connection:
            one, two = [await started(name, memory(connection, name), ids[name]) for name in ids]
            await loop.at_rest()
            before = (await two.scene("match")).table
            await one.engine.tables.preferences.choose(ANA, lambda old: replace(old, zone="Asia/Tokyo"))
            await two.engine.privacy._follow()
            await dict(edits(Phase.MATCH))["MakeMove"](await two.scene("match"))
            await loop.at_rest()
            after = (await two.scene("match")).table
            for process in (one, two):
                await process.engine.close()
            assert before.rounds == after.rounds, "each deal reads them anyway"
            return before.clock.seat(0).sleeps, after.clock.seat(0).sleeps

    try:
        assert loop.run_until_complete(play()) == ("22-8 Europe/Berlin", "22-8 Asia/Tokyo")
    finally:
        loop.close()
