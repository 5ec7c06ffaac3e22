"""Who may make which edit, and when: the whole table, and that it holds at a table in its lobby and in play."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.rules.moves import Draw, Play
from engine.rules.tiles import Tile
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Status
from engine.tables.table.rights import EDITS, REFUSALS, Edit, Phase, Role

from .world import ANA, BEN, CHANNEL, CLEO, DAN, World, refusal

edits: Any = SimpleNamespace(**EDITS)
P, R = Phase, Role
TABLE: dict[str, tuple[Phase, set[Role]]] = {
    "AddRobot": (P.LOBBY, {R.HOST}),
    "Begin": (P.LOBBY, {R.HOST}),
    "Cancel": (P.LOBBY, {R.HOST}),
    "ChooseSeat": (P.LOBBY, {R.PLAYER}),
    "Decline": (P.LOBBY, {R.GUEST}),
    "Invite": (P.LOBBY, {R.PLAYER}),
    "Join": (P.LOBBY, {R.ANYONE}),
    "Leave": (P.LOBBY, {R.PLAYER, R.GUEST}),
    "Ready": (P.LOBBY, {R.PLAYER}),
    "Remove": (P.LOBBY, {R.HOST}),
    "RemoveRobot": (P.LOBBY, {R.HOST}),
    "SetOption": (P.LOBBY, {R.HOST}),
    "SetOptions": (P.LOBBY, {R.HOST}),
    "SetSetting": (P.LOBBY, {R.HOST}),
    "Abandon": (P.MATCH, {R.PLAYER, R.HOST}),
    "AddPremove": (P.MATCH, {R.PLAYER}),
    "Answer": (P.MATCH, {R.PLAYER, R.AWAY}),
    "ClearPremoves": (P.MATCH, {R.PLAYER}),
    "ComeBack": (P.MATCH, {R.PLAYER, R.AWAY}),
    "DropPremove": (P.MATCH, {R.PLAYER}),
    "GoAway": (P.MATCH, {R.PLAYER}),
    "TakeOut": (P.OPEN, {R.BOT}),
    "LeaveServer": (P.OPEN, {R.BOT}),
    "MakeMove": (P.MATCH, {R.PLAYER}),
    "Resign": (P.MATCH, {R.PLAYER}),
    "SayNothing": (P.MATCH, {R.PLAYER}),
    "RunClocks": (P.MATCH, {R.PLAYER, R.MANAGER}),
    "SetPremoves": (P.MATCH, {R.PLAYER}),
    "StopClocks": (P.MATCH, {R.PLAYER, R.MANAGER}),
    "TakeOverSeat": (P.MATCH, {R.ANYONE}),
    "Withdraw": (P.MATCH, {R.ANYONE}),
    "Undo": (P.MATCH, {R.PLAYER}),
    "End": (P.OPEN, {R.MANAGER}),
    "LoseChannel": (P.OPEN, {R.BOT}),
    "LoseServer": (P.OPEN, {R.BOT}),
    "MoveTo": (P.OPEN, {R.HOST, R.MANAGER}),
}
TILE = Tile.parse("6|6")
MADE: dict[str, Edit] = {
    "Answer": edits.Answer("pause.1.0", True),
    "AddPremove": edits.AddPremove(Play(TILE)),
    "ChooseSeat": edits.ChooseSeat(0),
    "DropPremove": edits.DropPremove(TILE),
    "TakeOut": edits.TakeOut(BEN.user_id),
    "GoAway": edits.GoAway(1),
    "Invite": edits.Invite((DAN,)),
    "LeaveServer": edits.LeaveServer(BEN.user_id),
    "MakeMove": edits.MakeMove(1, Draw()),
    "MoveTo": edits.MoveTo(ChannelRef(CHANNEL.guild_id, 99)),
    "Remove": edits.Remove(BEN.user_id),
    "SayNothing": edits.SayNothing(1),
    "SetOption": edits.SetOption("target", "50"),
    "SetOptions": edits.SetOptions({}),
    "SetPremoves": edits.SetPremoves("once", True),
    "SetSetting": edits.SetSetting("hints", "off"),
    "TakeOverSeat": edits.TakeOverSeat(1),
    "Withdraw": edits.Withdraw("pause.1.0"),
}


def made(name: str) -> Edit:
    """An edit of that name."""
    return MADE[name] if name in MADE else EDITS[name]()


def test_the_table_of_rights() -> None:
    assert {name: (edit.phase, set(edit.may)) for name, edit in EDITS.items()} == TABLE


@pytest.mark.parametrize("name", TABLE)
async def test_an_edit_is_refused_to_everyone_else(world: World, name: str) -> None:
    """Ben plays, Ana hosts and plays, Dan manages the server, Cleo does none of it."""
    phase, may = TABLE[name]
    table = await (world.table() if phase is Phase.LOBBY else world.begun())
    reason = next((found for role, found in REFUSALS.items() if role in may), None)
    roles = {ANA: {R.HOST, R.PLAYER}, BEN: {R.PLAYER}, CLEO: set(), DAN: {R.MANAGER}}
    for person, has in roles.items():
        if not may & (has | {R.ANYONE}):
            asked = world.tables.change(table.id, made(name), person, manager=person is DAN)
            assert await refusal(asked) is reason
    assert (await world.now(table)).version == table.version


@pytest.mark.parametrize("name", [name for name, (phase, _) in TABLE.items() if phase is not Phase.OPEN])
async def test_an_edit_is_refused_at_any_other_time(world: World, name: str) -> None:
    phase, may = TABLE[name]
    table = await (world.table() if phase is Phase.MATCH else world.begun())
    by = None if R.BOT in may else ANA
    expected = TableRefusal.NOT_STARTED if phase is Phase.MATCH else TableRefusal.ALREADY_STARTED
    assert await refusal(world.tables.change(table.id, made(name), by)) is expected
    assert (await world.now(table)).status is table.status


@pytest.mark.parametrize("name", TABLE)
async def test_no_edit_is_possible_after_the_end(world: World, name: str) -> None:
    table = await world.table()
    await world.tables.change(table.id, edits.Cancel(), ANA)
    by = None if R.BOT in TABLE[name][1] else ANA
    assert await refusal(world.tables.change(table.id, made(name), by, manager=True)) is TableRefusal.TABLE_CLOSED
    assert (await world.now(table)).status is Status.CANCELLED


async def test_a_manager_who_plays_asks_for_a_pause_and_one_who_does_not_pauses(world: World) -> None:
    table = await world.begun(turn_seconds=600)
    asked = await world.tables.change(table.id, edits.StopClocks(), BEN, manager=True)
    assert (asked.clock.paused, asked.participants.question is None) == (None, False)
    stopped = await world.tables.change(table.id, edits.StopClocks(), DAN, manager=True)
    assert stopped.clock.paused is not None
