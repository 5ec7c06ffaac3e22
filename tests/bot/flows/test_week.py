"""A week at some slow tables with the real bot, in virtual time: what it asks of Discord for each move.

It covers people who play by hand and by plans, robots, passes that wait, a table in a thread, days off, reminders, and
time that runs out. What it does not: tables of more than three, faults, and what people look at for themselves.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.rules.errors import Refused
from engine.rules.events import RoundEnded
from engine.rules.moves import Play
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.premoves import AddPremove
from engine.tables.edits.settings import SetSetting
from engine.tables.table.model import Change, ChangeKind, Person, Snapshot
from engine.units import DAY, HOUR
from tests.bot.flows.stage import Stage, staged
from tests.engine.tables.world import next_due


class Ledger:
    """The changes of each table since it last settled, beside the bot's requests for it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.changes: list[Change] = []
        self.before: dict[str, Snapshot] = {}
        self.since = 0
        self.made: list[Any] = []
        self.moments: Counter[str] = Counter()
        self.owed: set[str] = set()
        """The tables whose ping waits until a premove could have played."""
        stage.bot.services.tables.subscribe(self.changes.append)

    def settle(self) -> None:
        """Nothing more was asked than the changes of this moment need."""
        made = self.made = self.stage.env.http_requests[self.since :]
        self.since = len(self.stage.env.http_requests)
        by_table: dict[str, list[Change]] = {}
        for change in self.changes:
            by_table.setdefault(change.snapshot.id, []).append(change)
        self.changes.clear()
        channels = {table.channel.channel_id: table.id for table in self.before.values()}
        counted: dict[str, Counter[str]] = {table: Counter() for table in self.before}
        for call in made:
            kind, _, place = call.path.strip("/").partition("/")
            if kind == "channels" and int(place.split("/")[0]) in channels:
                counted[channels[int(place.split("/")[0])]][call.method] += 1
        for table in self.stage.bot.services.tables.known():
            before = self.before.get(table.id)
            if before is not None:
                self.check(before, table, by_table.get(table.id, []), counted[table.id])
            self.before[table.id] = table

    def check(self, before: Snapshot, after: Snapshot, changes: list[Change], asked: Counter[str]) -> None:
        """Requests of one table: one board edit; a ping only if a player must be pinged, and a deletion only if a ping
        stood; at the end of a round its account with applause and a new board."""
        steps = [step for change in changes for step in change.steps]
        rounds = sum(isinstance(event, RoundEnded) for step in steps for event in step.events)
        self.moments["round"] += rounds
        called = before.awaited_since != after.awaited_since and bool(after.awaited)
        asked_anew = any(change.kind in (ChangeKind.DAY_OFF, ChangeKind.PAUSED) for change in changes)
        most = {
            "PATCH": len(changes) + rounds + asked_anew,  # a ping names the deadline
            "POST": (called or before.id in self.owed) + rounds,
            "PUT": rounds,
            "DELETE": int(before.ping_message_id is not None and (called or not after.awaited)),
        }
        told = [(call.method, call.path) for call in self.made]
        assert all(asked[method] <= most[method] for method in asked), (asked, most, told, before, after)
        if called or asked["POST"]:
            self.owed = self.owed - {before.id} if asked["POST"] else self.owed | {before.id}
        if len(steps) == len(changes) == 1 and not rounds:
            least = Counter({method: n for method, n in most.items() if n and method != "POST"})
            assert asked - Counter(POST=1) == least, (asked, most, steps)
            self.moments[steps[0].by] += 1
        for change in changes:
            self.moments[change.kind] += 1


async def opened(stage: Stage, channel: Any, people: list[Any], robots: int, **options: Any) -> str:
    """A slow match whose passes wait."""
    tables, (host, *others) = stage.bot.services.tables, people
    before = {table.id for table in tables.known()}
    await host.slash(channel, "domino play", game="block", robots=robots, options="target=500", **options)
    (table,) = [table for table in tables.known() if table.id not in before]
    await tables.change(table.id, SetSetting("reply_delay", "on"), host.id)
    await tables.change(table.id, SetSetting("days_off", str(3 * (robots > 0))), host.id)
    for person in others:
        await tables.change(table.id, Join(), Person(person.id, person.user.name))
    await tables.change(table.id, Begin(), host.id)
    await at_rest(stage)
    return table.id


async def at_rest(stage: Stage) -> None:
    """Wait until everything is played and shown that this moment brings."""
    while True:
        await stage.env.settle()
        await stage.bot.services.tables.settled()
        if not (drawing := list(stage.bot.services.writer.lanes.tasks.values())):
            return
        await asyncio.wait(drawing)


async def moment(stage: Stage, until: float) -> None:
    """The next moment at which something happens by itself, or the last of all."""
    now, due = stage.env.now().timestamp(), next_due(stage.bot.services.tables)
    stage.env.backend.advance_clock(max(min(due, until) - now, 0.001))
    await at_rest(stage)


async def act(stage: Stage, people: Iterable[Any], table: Snapshot, rng: random.Random) -> None:
    """The player on turn moves by panel, or another player premoves two tiles."""
    by_id = {person.id: person for person in people}
    if table.awaited and rng.random() < 0.4:
        stage.panels.clear()  # a panel of yesterday would be refused, and the board redrawn
        await stage.play_turn(by_id[table.awaited[0]], table, rng)
        await at_rest(stage)
        return
    for seat in table.seats:
        view = table.view_for(seat.seat)
        if view is None or seat.person is None or rng.random() < 0.3:
            continue
        for tile in view.hand[:2]:
            try:
                await stage.bot.services.tables.change(table.id, AddPremove(Play(tile)), seat.person.user_id)
            except Refused:  # the player on turn can't premove
                break


async def week(path: Path, seed: int, tables: int, days: int) -> Counter[str]:
    """Plays `count` tables for `days` days and counts the requests."""
    rng = random.Random(seed)
    async with staged(path, seed) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé")]
        names = []
        for number in range(tables):
            where = {"where": "thread"} if number % 2 else {}
            channel = stage.guild.create_text_channel(f"room-{number}")
            names.append(
                await opened(stage, channel, people[: 2 + number % 2], number % 3, time=str(DAY // 2), **where)
            )
        ledger = Ledger(stage)
        ledger.settle()
        end = stage.env.now().timestamp() + days * DAY
        while (now := stage.env.now().timestamp()) < end:
            pause = min(now + rng.randrange(HOUR, 8 * HOUR), end)
            while stage.env.now().timestamp() < pause:
                await moment(stage, pause)
                ledger.settle()
            for name in names:
                await act(stage, people, await stage.table(name), rng)
                ledger.settle()
        stage.check()
        return ledger.moments


async def test_moves_of_two_days_cost_one_edit_and_a_call_where_somebody_is_called(tmp_path: Path) -> None:
    seen = await week(tmp_path, seed=1, tables=2, days=2)
    assert seen["player"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
async def test_moves_of_a_week_cost_no_more(tmp_path: Path, seed: int) -> None:
    seen = await week(tmp_path, seed, tables=4, days=7)
    for what in ("player", "clock", "forced", ChangeKind.REMINDED, ChangeKind.DAY_OFF, "round"):
        assert seen[what], what
