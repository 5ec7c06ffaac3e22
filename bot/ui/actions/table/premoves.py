"""What somebody lays down before their turn: every press stores it, and shows it to its owner alone."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand, show_panel
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.premoves import may_plan, plan_page
from engine.rules.errors import BadNotation, Refused
from engine.rules.moves import Play, Stack, parse_move
from engine.rules.tiles import Tile
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Snapshot
from engine.tables.edits import AddPremove, ClearPremoves, DropPremove, SetPremoves

SWITCHES = ("once", "must", "line")


async def _show(services: Services, click: Click, snapshot: Snapshot) -> None:
    """The plan as it is now, on the person's panel."""
    seat = click.seat()
    view = snapshot.view_for(seat.seat)
    if view is None or not may_plan(snapshot, view):
        raise Refused(TableRefusal.STALE, version=snapshot.version, current=snapshot.version)
    mine = await services.tables.premoves_of(snapshot.id, click.user_id)
    page = click.page if click.control.verb is Verb.PLAN else 0
    built = plan_page(click.words, snapshot, seat.seat, mine, page)
    await show_panel(services, click, snapshot, built, seat, acting=False, planning=True)


@action(Verb.PLAN)
async def plan(services: Services, click: Click) -> None:
    await _show(services, click, click.table)


@action(Verb.PLAN_ADD)
async def add(services: Services, click: Click) -> None:
    """A tile at the end of the plan, wherever it fits."""
    entry = Play(Tile.parse(click.argument))
    await _show(services, click, await services.tables.change(click.table_id, AddPremove(entry), click.user_id))


@action(Verb.PLAN_PLACE)
async def place(services: Services, click: Click) -> None:
    """Another place for a tile of the plan."""
    entry = parse_move(click.value)
    if not isinstance(entry, (Play, Stack)):
        raise BadNotation(click.value, "a play")
    await _show(services, click, await services.tables.change(click.table_id, AddPremove(entry), click.user_id))


@action(Verb.PLAN_DROP)
async def drop(services: Services, click: Click) -> None:
    tile = Tile.parse(click.argument)
    await _show(services, click, await services.tables.change(click.table_id, DropPremove(tile), click.user_id))


@action(Verb.PLAN_SET)
async def switch(services: Services, click: Click) -> None:
    """Turn one of the plan's switches."""
    name, _, state = click.argument.partition("=")
    if name not in SWITCHES or state not in ("on", "off"):
        raise BadNotation(click.argument, "a switch")
    edit = SetPremoves(name, state == "on")
    await _show(services, click, await services.tables.change(click.table_id, edit, click.person))


@action(Verb.PLAN_CLEAR)
async def clear(services: Services, click: Click) -> None:
    """Plan nothing: off turn begin anew, on turn move by hand."""
    snapshot = await services.tables.change(click.table_id, ClearPremoves(), click.user_id)
    if click.argument:
        await _show(services, click, snapshot)
    else:
        await show_hand(services, click, snapshot, click.seat())
