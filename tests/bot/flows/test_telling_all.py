"""Every edit of the registry is made at a table, and everyone hears of it as the row of its change says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.pages.table.deeds import DEEDS, Way
from bot.words import words_for
from engine.rules.moves import Play
from engine.tables.table.model import Change, ChannelRef
from engine.tables.table.model import ChangeKind as Kind
from engine.tables.table.participants import TakeOver
from engine.tables.table.rights import EDITS
from engine.units import DAY
from tests.bot.flows.authority import Scene, scene
from tests.bot.flows.stage import text_of

WORDS = words_for()
edits: Any = SimpleNamespace(**EDITS)
Make = Callable[[Scene], Any]


@dataclass(frozen=True)
class Example:
    """An edit at a table of three people and a robot: the scene, who makes it, and what it is about."""

    scene: str
    by: str | None
    make: Make
    kind: Kind | None
    """The change that it makes; None: no one is told."""
    first: tuple[tuple[str | None, Make], ...] = ()
    """Edits before it."""
    concerned: tuple[str, ...] = ()
    """People concerned beside the players."""


def question(it: Scene) -> str:
    assert it.table
    return it.table.participants.questions[0].key


def turn(it: Scene) -> Any:
    """The first move of the player on turn."""
    assert it.table
    assert it.table.turn
    view = it.table.view_for(it.table.turn.seat)
    assert view
    return edits.MakeMove(it.table.version, view.moves[0])


async def moved(it: Scene) -> str:
    """Players move until one of them could take a move back. That player's role."""
    while True:
        table = await it.now()
        assert table.turn
        mover = table.turn
        await it.move()
        if it.stage.bot.services.activity_log.may_undo(await it.now(), mover.seat):
            return mover.name


def own_tile(it: Scene, role: str) -> Any:
    assert it.table
    seat = it.table.seat_of(it.people[role].id)
    view = it.table.view_for(seat.seat) if seat else None
    assert view
    return view.hand[0]


PAUSE: tuple[str, Make] = ("manager", lambda _: edits.StopClocks())
RESIGN: tuple[str, Make] = ("player", lambda _: edits.Resign())
ROOM: tuple[str, Make] = ("host", lambda _: edits.RemoveRobot())
EXAMPLES: dict[str, Example] = {
    "Join": Example("lobby", "stranger", lambda _: edits.Join(), Kind.SEATS),
    "Invite": Example(
        "lobby", "host", lambda it: edits.Invite((it.person("guest"),)), Kind.SEATS, concerned=("guest",)
    ),
    "Decline": Example(
        "lobby",
        "guest",
        lambda _: edits.Decline(),
        Kind.SEATS,
        first=(("host", lambda it: edits.Invite((it.person("guest"),))),),
    ),
    "Leave": Example("lobby", "player", lambda _: edits.Leave(), Kind.SEATS),
    "ChooseSeat": Example("lobby", "player", lambda _: edits.ChooseSeat(0), Kind.SEATS),
    "Remove": Example("lobby", "host", lambda it: edits.Remove(it.people["player"].id), Kind.SEATS),
    "AddRobot": Example("lobby", "host", lambda _: edits.AddRobot(), Kind.SEATS, first=(ROOM,)),
    "RemoveRobot": Example("lobby", "host", lambda _: edits.RemoveRobot(), Kind.SEATS),
    "SetOption": Example("lobby", "host", lambda _: edits.SetOption("target", "200"), Kind.OPTIONS),
    "SetOptions": Example("lobby", "host", lambda _: edits.SetOptions({"target": "200"}), Kind.OPTIONS),
    "SetSetting": Example("lobby", "host", lambda _: edits.SetSetting("hints", "off"), Kind.OPTIONS),
    "Begin": Example("lobby", "host", lambda _: edits.Begin(), Kind.STARTED),
    "Ready": Example(
        "lobby",
        "player",
        lambda _: edits.Ready(),
        Kind.SEATS,
        first=(("host", lambda _: edits.SetOption("target", "9")),),
    ),
    "Cancel": Example("lobby", "host", lambda _: edits.Cancel(), Kind.CANCELLED),
    "Abandon": Example("match", "player", lambda _: edits.Abandon(), Kind.ASKED, concerned=("host", "playing manager")),
    "StopClocks": Example("match", "manager", lambda _: edits.StopClocks(), Kind.PAUSED),
    "RunClocks": Example("match", "player", lambda _: edits.RunClocks(), Kind.GOES_ON, first=(PAUSE,)),
    "Undo": Example(
        "match", "the last to move", lambda _: edits.Undo(), Kind.ASKED, concerned=("host", "player", "playing manager")
    ),
    "TakeOverSeat": Example(
        "match", "stranger", lambda _: edits.TakeOverSeat(), Kind.ASKED, concerned=("host", "player", "playing manager")
    ),
    "GoAway": Example("match", "player", lambda it: edits.GoAway(later(it), wait=False), Kind.GONE_UNTIL),
    "ComeBack": Example("match", "player", lambda _: edits.ComeBack(), Kind.CAME_BACK, first=(RESIGN,)),
    "Answer": Example(
        "question", "player", lambda it: edits.Answer(question(it), False), Kind.REFUSED, concerned=("host",)
    ),
    "Withdraw": Example("question", "host", lambda it: edits.Withdraw(question(it)), Kind.ASKED),
    "MakeMove": Example("match", "host", turn, Kind.STEP),
    "Resign": Example("match", "player", lambda _: edits.Resign(), Kind.RESIGNED),
    "AddPremove": Example("match", "player", lambda it: edits.AddPremove(Play(own_tile(it, "player"))), None),
    "DropPremove": Example("match", "player", lambda it: edits.DropPremove(own_tile(it, "player")), None),
    "SetPremoves": Example(
        "match",
        "player",
        lambda _: edits.SetPremoves("once", True),
        None,
        first=(("player", lambda it: edits.AddPremove(Play(own_tile(it, "player")))),),
    ),
    "ClearPremoves": Example("match", "player", lambda _: edits.ClearPremoves(), None),
    "TakeOut": Example("match", None, lambda it: edits.TakeOut(it.people["player"].id), Kind.TAKEN_OUT),
    "LeaveServer": Example("match", None, lambda it: edits.LeaveServer(it.people["player"].id), Kind.LEFT_SERVER),
    "End": Example("match", "manager", lambda _: edits.End(), Kind.CANCELLED),
    "LoseServer": Example("match", None, lambda _: edits.LoseServer(), Kind.CANCELLED),
    "LoseChannel": Example("match", None, lambda _: edits.LoseChannel(), Kind.HOMELESS),
    "MoveTo": Example(
        "match", "host", lambda it: edits.MoveTo(ChannelRef(it.stage.guild.id, it.elsewhere.id)), Kind.MOVED
    ),
}


WINDOWED = {"SayNothing"}
"""Edits that need a window for claims, which these scenes don't have: their own tests see to them."""


def later(it: Scene) -> int:
    return int(it.stage.env.now().timestamp()) + 3 * DAY


def test_every_kind_of_change_has_a_row_and_every_edit_an_example() -> None:
    assert DEEDS.keys() == set(Kind)
    assert EXAMPLES.keys() | WINDOWED == EDITS.keys()


@pytest.mark.parametrize("name", EXAMPLES)
async def test_everyone_hears_of_an_edit_as_its_row_says(tmp_path: Path, name: str) -> None:
    example = EXAMPLES[name]
    async with scene(tmp_path / "data", example.scene) as it:
        for by, make in example.first:
            await made(it, by, make)
        if example.by == "the last to move":
            example = replace(example, by=await moved(it))
        witness = next(role for role in ("host", "player", "playing manager") if role != example.by)
        if name in ("Remove", "LeaveServer", "TakeOut"):
            witness = "playing manager"
        playing = example.scene != "lobby"
        if playing:
            await it.stage.hand(it.people[witness], (await it.now()).id)
        seen: list[Change] = []
        it.tables.subscribe(seen.append)
        before = {one.id for one in it.stage.channel.history()}
        await made(it, example.by, example.make)
        if example.kind is None:
            assert not seen
            return
        assert seen[0].kind is example.kind
        panels = it.stage.bot.services.panels
        for waits in list(panels._timers):  # made outside a click, they would go off in real time
            panels._all_due(waits)
        for _ in range(8):
            await it.stage.env.advance_time(5)
        told, table = DEEDS[example.kind], await it.now()
        news = it.stage.bot.services.activity_log.lines(WORDS, table)
        line = next((one for one in reversed(news) if told.table is Way.LINE or told.others is Way.NOTE), "")
        if told.table in (Way.BOARD, Way.LINE):
            assert table.shown.shown_version == table.version or not table.is_open
        if told.table is Way.LINE and example.kind is not Kind.STEP:
            assert line in text_of(await it.stage.board(table.id))
        panel = it.stage.panel(table.id, it.people[witness]) if playing else None
        if told.others is Way.NOTE and seen[0].seat is not None:
            assert text_of(panel).count(line) == 1
        for role in [one for one in example.concerned if one != example.by]:
            person = it.people[role]
            open_ = panels.at(table.id, person.id)
            if told.concerned is Way.PING:
                new = [one for one in it.stage.channel.history() if one.id not in before]
                calls = [one for one in new if f"<@{person.id}>" in (one.content or "")]
                assert bool(calls) is not bool(open_), "a ping unless the panel is open"
            elif told.concerned is Way.NOTE:
                shown = it.stage.hand(person, table.id) if open_ is None else None
                assert WORDS("consent.refused_pause", names="player") in text_of(await shown if shown else panel)


async def made(it: Scene, by: str | None, make: Make) -> None:
    """Make an edit in this person's name, or in the program's."""
    table = await it.now()
    person = None if by is None else it.person(by)
    await it.tables.change(table.id, make(it), person, manager=by is not None and "manager" in by)
    if it.table and it.table.is_open:
        await it.now()


async def test_a_seat_is_granted_at_once_where_anyone_may_take_it(tmp_path: Path) -> None:
    async with scene(tmp_path / "data", "lobby") as it:
        await made(it, "host", lambda _: edits.SetSetting("take_over", TakeOver.ANYONE))
        for role in ("player", "playing manager"):
            await made(it, role, lambda _: edits.Ready())
        await made(it, "host", lambda _: edits.Begin())
        seen: list[Change] = []
        it.tables.subscribe(seen.append)
        await made(it, "stranger", lambda _: edits.TakeOverSeat())
        assert seen[0].kind is Kind.TAKEN_OVER
        assert DEEDS[seen[0].kind].table is Way.LINE
        for _ in range(4):
            await it.stage.env.advance_time(5)
        assert "stranger took over Pip’s seat." in text_of(await it.stage.board((await it.now()).id))
