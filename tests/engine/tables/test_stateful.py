"""Anything in any order: people come, go, play, click twice, click late; time passes; the program restarts; the store
fails. At every point, memory equals the store, an acknowledged move is there once, and deals can be checked.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.rules.errors import BadNotation, Refused
from engine.rules.moves import parse_move
from engine.rules.proof import check_deals
from engine.tables.edits.consent import Abandon, Answer, ComeBack, GoAway, RunClocks, TakeOverSeat, Undo
from engine.tables.edits.lobby import (
    AddRobot,
    Begin,
    ChooseSeat,
    Decline,
    Invite,
    Join,
    Leave,
    Ready,
    Remove,
    RemoveRobot,
    SetOption,
)
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.running.autoplay import LONGEST_PAUSE
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, ChangeKind, Person, Snapshot, Status, TableId
from engine.tables.table.participants import Standing

from .world import CHANNEL, PEOPLE, World

people = st.sampled_from(PEOPLE)
MOVES = ("6|6", "pass", "draw", "done", "muggins", "claim 5", "take 2 middle", "nonsense", "deal 0|0", "0|1@2")


class TableMachine(RuleBasedStateMachine):
    """Two tables at most, four people, robots, a clock that moves, and a store that sometimes fails."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.world = World(self.folder)
        self.world.draw = Random(1).randbytes
        self.acknowledged: dict[int, TableId] = {}
        self.interaction = 1000
        self.ids: list[TableId] = []
        self.told: dict[TableId, tuple[int, int]] = {}
        self.wrong: list[str] = []
        self.reached = Counter[str]()
        """How often the asserts ran that few sequences reach."""
        self.do(self.world.start(self.hear))

    def do(self, work: Any) -> Any:
        """Wait for it: the rules of Hypothesis are no coroutines."""
        return self.runner.run(work)

    def hear(self, change: Change) -> None:
        """Versions and steps come in order, each once. Faults are collected: subscribers' errors are only logged."""
        table = change.snapshot
        version, steps = self.told.get(table.id, (table.version - 1, table.steps - len(change.steps)))
        numbers = [step.number for step in change.steps]
        if table.version != version + 1 or numbers != list(range(steps + 1, table.steps + 1)):
            self.wrong.append(f"after version {version} and step {steps}: version {table.version}, steps {numbers}")
        if (change.kind is ChangeKind.FINISHED) != (table.status is Status.FINISHED):
            self.wrong.append(f"{change.kind} at a table that is {table.status}")
        self.told[table.id] = (table.version, table.steps)

    async def ask(self, work: Any) -> Snapshot | None:
        """Do it, or be refused and see that nothing changed but by others."""
        try:
            snapshot: Snapshot = await work
        except (Refused, BadNotation):
            return None
        return snapshot

    def pick(self, index: int) -> Snapshot:
        snapshot: Snapshot = self.do(self.world.now(self.ids[index % len(self.ids)]))
        return snapshot

    @initialize(
        game=st.sampled_from(["block", "castle_rock", "muggins"]),
        clock=st.sampled_from([None, 60]),
        seated=st.sampled_from([(2, 0), (1, 1), (2, 1), (3, 0), (4, 0)]),
    )
    def begin_a_table(self, game: str, clock: int | None, seated: tuple[int, int]) -> None:
        options = {"target": "20"}
        table = self.do(self.world.begun(game, *seated, options=options, turn_seconds=clock))
        self.ids.append(table.id)

    @rule(game=st.sampled_from(["block", "muggins"]), host=people)
    def open_another(self, game: str, host: Any) -> None:
        if len(self.ids) < 3:
            table = self.do(
                self.ask(self.world.tables.open(CHANNEL, host, Wanted(game, {"target": "20"}, turn_seconds=30)))
            )
            if table:
                self.ids.append(table.id)

    @rule(index=st.integers(0, 2), person=people)
    def join(self, index: int, person: Any) -> None:
        before = self.pick(index)
        after = self.do(self.ask(self.world.tables.change(before.id, Join(), person)))
        if after and after.seat_of(person.user_id):
            robots = [sum(seat.robot for seat in table.seats) for table in (before, after)]
            displaced = robots[0] - robots[1]
            assert len(after.seats) == len(before.seats) + 1 - displaced <= after.capacity
            assert not displaced or len(before.seats) == before.capacity
        elif after:
            self.reached["waits"] += 1
            assert len(after.seats) == after.capacity
            assert after.participants.who(Standing.WAITING)[-1].user_id == person.user_id

    @rule(
        index=st.integers(0, 2),
        person=people,
        what=st.sampled_from(["leave", "add", "remove", "seat", "option", "ask", "decline", "ready", "send away"]),
        number=st.integers(-1, 40),
    )
    def lobby(self, index: int, person: Any, what: str, number: int) -> None:
        table, tables = self.pick(index), self.world.tables
        match what:
            case "leave":
                after = self.do(self.ask(tables.change(table.id, Leave(), person.user_id)))
                assert not after or not after.is_open or after.seat_of(person.user_id) is None
            case "add":
                self.do(self.ask(tables.change(table.id, AddRobot(), table.host_id)))
            case "remove":
                self.do(self.ask(tables.change(table.id, RemoveRobot(), table.host_id)))
            case "seat":
                self.do(self.ask(tables.change(table.id, ChooseSeat(number), person.user_id)))
            case "ask":
                self.do(self.ask(tables.change(table.id, Invite((person,)), table.host_id)))
            case "decline":
                self.do(self.ask(tables.change(table.id, Decline(), person.user_id)))
            case "ready":
                self.do(self.ask(tables.change(table.id, Ready(table.version - number % 2), person.user_id)))
            case "send away":
                self.do(self.ask(tables.change(table.id, Remove(person.user_id), table.host_id)))
            case _:
                self.do(self.ask(tables.change(table.id, SetOption("target", str(number)), table.host_id)))

    @rule(index=st.integers(0, 2))
    def begin(self, index: int) -> None:
        table = self.pick(index)
        self.do(self.ask(self.world.tables.change(table.id, Begin(), table.host_id)))

    async def submit(self, table: Snapshot, user_id: int, text: str, version: int) -> None:
        self.interaction += 1
        mine = self.interaction
        try:
            edit = MakeMove(version, parse_move(text))
        except BadNotation:
            return
        if await self.ask(self.world.tables.change(table.id, edit, user_id, click=mine)):
            self.acknowledged[mine] = table.id

    async def turns(self, table_id: TableId, count: int) -> None:
        """Players make legal moves while a turn comes without waiting."""
        for _ in range(count):
            await self.world.settle()
            table = await self.world.now(table_id)
            if table.status is Status.PLAYING and table.turn and table.turn.human:
                user_id, text = self.world.good_move(table)
                await self.submit(table, user_id, text, table.version)

    @rule(count=st.integers(1, 12))
    def play_at_the_first_table(self, count: int) -> None:
        self.do(self.turns(self.ids[0], count))

    @rule(index=st.integers(0, 2), count=st.integers(1, 12))
    def play(self, index: int, count: int) -> None:
        self.do(self.turns(self.pick(index).id, count))

    @rule(count=st.integers(1, 3), before=st.booleans())
    def play_while_the_store_fails(self, count: int, before: bool) -> None:
        self.world.store.fail_next(count, before)
        self.do(self.turns(self.ids[0], 1))

    @rule(index=st.integers(0, 2), person=people, text=st.sampled_from(MOVES), off=st.integers(-1, 1))
    def click_anything(self, index: int, person: Any, text: str, off: int) -> None:
        table = self.pick(index)
        self.do(self.submit(table, person.user_id, text, table.version + off))

    @precondition(lambda self: self.acknowledged)
    @rule(data=st.data())
    def deliver_again(self, data: Any) -> None:
        interaction = data.draw(st.sampled_from(sorted(self.acknowledged)))
        table = self.do(self.world.now(self.acknowledged[interaction]))
        if table.status is Status.PLAYING and table.turn and table.turn.human:
            user_id, text = self.world.good_move(table)

            async def again() -> StrEnum | None:
                try:
                    await self.world.tables.change(
                        table.id, MakeMove(table.version, parse_move(text)), user_id, click=interaction
                    )
                except Refused as refused:
                    return refused.refusal
                return None

            assert self.do(again()) in (TableRefusal.DUPLICATE, TableRefusal.STORE_UNAVAILABLE)

    @rule(index=st.integers(0, 2), person=people, really=st.integers(0, 3))
    def give_up(self, index: int, person: Any, really: int) -> None:
        table, tables = self.pick(index), self.world.tables
        if table.status is Status.FINISHED:
            again = self.do(self.ask(tables.rematch(table.id, person)))
            if again and again.id not in self.ids:
                self.ids.append(again.id)
        elif not really:
            self.do(self.ask(tables.change(table.id, Resign(), person.user_id)))
        elif really == 1 and index:
            self.do(self.ask(tables.change(table.id, Abandon(), person.user_id)))

    @rule(
        index=st.integers(0, 2),
        person=people,
        what=st.sampled_from(["take over", "come back", "undo", "away", "run", "yes", "no"]),
        seat=st.integers(-1, 4),
    )
    def decide(self, index: int, person: Any, what: str, seat: int) -> None:
        """What needs the others' consent. A move that is taken back is not in the store any more."""
        table, tables = self.pick(index), self.world.tables
        if self.world.store.faults:
            return
        stored = self.do(self.world.store.load(table.id))
        questions = table.participants.questions
        key = questions[seat % len(questions)].key if questions else ""
        match what:
            case "take over":
                after = self.do(self.ask(tables.change(table.id, TakeOverSeat(seat), person)))
            case "come back":
                after = self.do(self.ask(tables.change(table.id, ComeBack(), person.user_id)))
            case "away":
                until = int(self.world.clock.now()) + 100 * (seat + 1)
                after = self.do(self.ask(tables.change(table.id, GoAway(until, wait=seat > 0), person.user_id)))
            case "run":
                after = self.do(self.ask(tables.change(table.id, RunClocks(), person.user_id)))
            case "undo":
                after = self.do(self.ask(tables.change(table.id, Undo(), person.user_id)))
            case _:
                after = self.do(self.ask(tables.change(table.id, Answer(key, what == "yes"), person.user_id)))
        if after and after.steps < len(stored.steps):
            self.reached["undone"] += 1
            assert after.steps == len(stored.steps) - 1
            self.acknowledged.pop(stored.steps[-1].interaction_id, None)

    @rule(seconds=st.sampled_from([0, 1, 5, 8, 61, 200]))
    def time_passes(self, seconds: int) -> None:
        self.do(self.world.advance(seconds))

    @rule(away=st.sampled_from([0, 3600]))
    def restart(self, away: int) -> None:
        self.world.store.heal()
        self.do(self.world.settle())
        self.do(self.world.advance(60))
        before = {table.id: table for table in self.world.tables.known()}
        self.do(self.world.close())
        self.world.clock.time += away
        self.do(self.world.start(self.hear))
        for table in before.values():
            after = self.do(self.world.now(table))
            assert after.version >= table.version
            back = {one.seat for one in table.participants.away if one.until <= self.world.clock.time}
            assert all(one == other or one.seat in back for one, other in zip(after.seats, table.seats, strict=True))
            if after.version == table.version and table.deadline is not None:
                self.reached["given back"] += 1
                assert after.deadline == table.deadline + away

    @rule(before=st.booleans(), count=st.integers(1, 3))
    def store_fails(self, before: bool, count: int) -> None:
        self.world.store.fail_next(count, before)

    @invariant()
    def memory_is_what_is_stored(self) -> None:
        assert not self.wrong
        if self.ids and not self.world.store.faults:
            self.do(self.compare())

    async def compare(self) -> None:
        await self.world.settle()
        if self.world.store.was_faulty:
            await self.world.advance(LONGEST_PAUSE)  # a table in doubt has read again by then
            self.world.store.was_faulty = False
        for table_id in self.ids:
            await self.world.check(table_id)
        await self.acknowledged_moves_are_there_once()

    async def acknowledged_moves_are_there_once(self) -> None:
        found: list[int] = []
        for table_id in self.ids:
            stored = await self.world.store.load(table_id)
            assert stored is not None
            assert [step.number for step in stored.steps] == list(range(1, len(stored.steps) + 1))
            found += [step.interaction_id for step in stored.steps if step.interaction_id is not None]
        assert len(found) == len(set(found))
        assert set(self.acknowledged) <= set(found)

    async def deals_can_be_checked(self) -> None:
        """Every finished round's deal can be checked."""
        for table_id in self.ids:
            table = await self.world.now(table_id)
            if table.rounds:
                assert check_deals(await self.world.tables.records.deals(table)).rounds == len(table.rounds)

    def teardown(self) -> None:
        try:
            self.world.store.heal()
            self.do(self.compare())
            self.do(self.deals_can_be_checked())
        finally:
            self.do(self.world.close())
            self.runner.close()
            shutil.rmtree(self.folder)


def commit() -> int:
    """A number from the commit: each commit tries other sequences, the same on every machine."""
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, check=False)
    return int(found.stdout[:8] or b"0", 16)


TestTables = pytest.mark.slow(seed(commit())(TableMachine).TestCase)
TestTables.settings = settings(max_examples=6, stateful_step_count=30)


def waits(machine: TableMachine) -> None:
    """The person after the last free seat of a table waits for one."""
    machine.open_another("muggins", PEOPLE[0])
    for person in (*PEOPLE[1:4], Person(77, "Zoe")):
        machine.join(1, person)


def undone(machine: TableMachine) -> None:
    """A move is taken back with consent."""
    machine.play_at_the_first_table(1)
    for what in ("undo", "yes"):
        for person in PEOPLE[:2]:
            machine.decide(0, person, what, 0)


def given_back(machine: TableMachine) -> None:
    """The program is off for an hour while a clock runs."""
    machine.restart(3600)


@pytest.mark.parametrize(("play", "reached"), [(waits, "waits"), (undone, "undone"), (given_back, "given back")])
def test_asserts_that_few_sequences_reach_do_run(play: Callable[[TableMachine], None], reached: str) -> None:
    machine = TableMachine()
    try:
        machine.begin_a_table("block", 60, (2, 0))
        play(machine)
        machine.memory_is_what_is_stored()
        assert machine.reached[reached]
    finally:
        machine.teardown()


@pytest.mark.soak
def test_any_sequence_of_requests_leaves_whole_tables_at_length() -> None:
    """The same with many more sequences."""
    run_state_machine_as_test(TableMachine, settings=settings(max_examples=500, stateful_step_count=40))
