"""The five people who try every button and command, and the scenes in which they do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord

from engine.events import changes
from engine.events.model import Event, Plan
from engine.rules.moves import move_text
from engine.tables.edits.consent import StopClocks
from engine.tables.edits.lobby import AddRobot, Begin, Join
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.model import ChannelRef, Person, Snapshot
from engine.tables.table.rights import Edit
from engine.units import DAY
from tests.bot.flows.stage import Stage, staged
from tests.choices import always

ROLES = ("host", "player", "playing manager", "manager", "stranger")
SEATED = ROLES[:3]


@dataclass
class Scene:
    """A server with the five people, and a table or an event."""

    stage: Stage
    people: dict[str, Any]
    table: Snapshot | None = None
    event: Event | None = None
    elsewhere: Any = None
    """Another channel."""

    @property
    def tables(self) -> Any:
        return self.stage.bot.services.tables

    def person(self, role: str) -> Person:
        return Person(self.people[role].id, role)

    async def now(self) -> Snapshot:
        """The table when everything has settled."""
        await self.stage.rest()
        assert self.table
        self.table = await self.tables.snapshot(self.table.id)
        return self.table

    async def change(self, edit: Edit, role: str) -> None:
        """Make an edit in this person's name, and wait for nothing that follows from it."""
        assert self.table
        await self.tables.change(self.table.id, edit, self.person(role), manager="manager" in role)

    async def edit(self, edit: Edit, role: str) -> None:
        """Make an edit in this person's name."""
        await self.change(edit, role)
        await self.now()

    async def move(self) -> None:
        """The person on turn makes a move."""
        table = await self.now()
        assert table.turn is not None
        assert table.turn.person is not None
        view = table.view_for(table.turn.seat)
        assert view is not None
        await self.tables.change(table.id, MakeMove(table.version, view.moves[0]), table.turn.person)

    def facts(self, role: str) -> dict[str, object]:
        """What the arguments of buttons may name."""
        found: dict[str, object] = {"question": "x", "move": "6|6", "tile": "6|6", "mine": "6|6"}
        found |= {name: self.people[name].id for name in ("guest", "stranger", "player")}
        found["channel"] = self.stage.channel.id
        found["in_3_days"] = (self.stage.env.now() + timedelta(days=3)).date().isoformat()
        if self.event:
            found["event"] = self.event.id
        if self.table:
            found["table"] = self.table.id
        if self.table and self.table.turn:
            view = self.table.view_for(self.table.turn.seat)
            assert view
            found["move"] = move_text(view.moves[0])
            found["tile"] = str(view.hand[0])
            seat = self.table.seat_of(self.people[role].id)
            own = self.table.view_for(seat.seat) if seat else view
            found["mine"] = str((own or view).hand[-1])
        if self.table and self.table.participants.questions:
            found["question"] = self.table.participants.questions[0].key
        return found


async def lobby(it: Scene, target: str = "500") -> None:
    """Three people and a robot, in a lobby of a game for four."""
    where = ChannelRef(it.stage.guild.id, it.stage.channel.id)
    wanted = Wanted("block", {"target": target, "set": "d6"}, turn_seconds=DAY)
    it.table = await it.tables.open(where, it.person("host"), wanted)
    for role in SEATED[1:]:
        await it.change(Join(), role)
    await it.change(AddRobot(), "host")


async def match(it: Scene, target: str = "500") -> None:
    """The host's turn."""
    await lobby(it, target)
    await it.change(Begin(), "host")
    while (table := await it.now()).turn is None or table.turn.person != it.person("host"):
        await it.move()


async def over(it: Scene) -> None:
    """The match is over."""
    await match(it, target="1")
    await it.move()
    await it.stage.pass_time(60)
    while (await it.now()).is_open:
        await it.move()


async def paused(it: Scene) -> None:
    """The clocks of the match stand still."""
    await match(it)
    await it.change(StopClocks(), "manager")


async def question(it: Scene) -> None:
    """The host has asked for a pause."""
    await match(it)
    await it.change(StopClocks(), "host")


async def resigned(it: Scene) -> None:
    """A robot has the player's seat."""
    await match(it)
    await it.change(Resign(), "player")


async def won(it: Scene) -> None:
    """Only the player has stayed, in a match between people: it is over."""
    where = ChannelRef(it.stage.guild.id, it.stage.channel.id)
    it.table = await it.tables.open(where, it.person("host"), Wanted("block", {"target": "500"}))
    for role in SEATED[1:]:
        await it.change(Join(), role)
    await it.change(Begin(), "host")
    for role in SEATED:
        if role != "player":
            await it.change(Resign(), role)


async def no_table(it: Scene) -> None:
    """Nothing."""


async def night(it: Scene) -> None:
    """Three people have signed up for a game night."""
    events = it.stage.bot.services.events
    where = ChannelRef(it.stage.guild.id, it.stage.channel.id)
    it.event = await events.plan(where, it.person("host"), "Friday", Plan(("muggins", "draw"), rounds=2))
    for role in SEATED[1:]:
        it.event = await events.change(it.event.id, changes.joined, it.person(role))


async def round_(it: Scene) -> None:
    """The first round of the night."""
    await night(it)
    assert it.event
    it.event = await it.stage.bot.services.events.next_round(it.event.id, it.event.row.host_id, 0)


MAKE: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "lobby": lobby,
    "match": match,
    "paused": paused,
    "question": question,
    "resigned": resigned,
    "over": over,
    "won": won,
    "no table": no_table,
    "night": night,
    "round": round_,
}


@asynccontextmanager
async def scene(path: Path, kind: str) -> AsyncIterator[Scene]:
    """The scene, on a database of its own."""
    await asyncio.to_thread(path.mkdir)
    async with staged(path) as stage:
        managers = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        people = {}
        for role in (*ROLES, "guest"):
            user = stage.env.create_user(role.replace(" ", ""), global_name=role)
            people[role] = stage.guild.add_member(user, roles=[managers] if "manager" in role else [])
            told = DisplaySettings(zone_told=True)  # else a slow table's first panel notes that it asked for the zone
            await stage.bot.services.tables.preferences.choose(Person(people[role].id, role), always(told))
        it = Scene(stage, people)
        it.elsewhere = stage.guild.create_text_channel("elsewhere")
        await MAKE[kind](it)
        before: object = None
        while before != (before := stage.database.rows()):  # a round's tables and their threads are opened one by one
            await stage.rest()
        it.table = it.table and await it.now()
        yield it
