"""Premoves: each press stores one and shows it to its owner alone."""

from bot.ui.actions.click import Click, action, change
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand, show_panel
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.premoves import may_premove, premoves_page
from engine.rules.errors import BadNotation, Refused
from engine.rules.moves import Play, Stack, parse_move
from engine.rules.tiles import Tile
from engine.tables.edits.premoves import AddPremove, ClearPremoves, DropPremove, SetPremoves
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot

SWITCHES = ("once", "must", "line", "at_once")


async def _show(services: Services, click: Click, snapshot: Snapshot) -> None:
    """The premoves as they are now, on the person's panel."""
    seat = click.seat()
    view = snapshot.view_for(seat.seat)
    if view is None or not may_premove(snapshot, view):
        raise Refused(TableRefusal.STALE, version=snapshot.version, current=snapshot.version)
    mine = await services.tables.premoves_of(snapshot.id, click.user_id)
    page = click.page if click.control.verb is Verb.PREMOVES else 0
    arrangement = await services.tables.arrangements.of(snapshot.id, click.user_id)
    built = premoves_page(click.words, snapshot, seat.seat, mine, page, arrangement)
    await show_panel(services, click, snapshot, built, seat, acting=False, planning=True)


@action(Verb.PREMOVES)
async def premoves(services: Services, click: Click) -> None:
    await _show(services, click, click.table)


@action(Verb.PREMOVE_ADD, Verb.PREMOVE_PLACE)
async def add(services: Services, click: Click) -> None:
    """Add a tile for any end, or choose its end."""
    entry = parse_move(click.value) if click.value else Play(Tile.parse(click.argument))
    if not isinstance(entry, (Play, Stack)):
        raise BadNotation(click.value, "a play")
    await _show(services, click, await change(services, click, AddPremove(entry)))


@action(Verb.PREMOVE_DROP)
async def drop(services: Services, click: Click) -> None:
    tile = Tile.parse(click.argument)
    await _show(services, click, await change(services, click, DropPremove(tile)))


@action(Verb.PREMOVE_SET)
async def switch(services: Services, click: Click) -> None:
    """Turn a switch."""
    name, _, state = click.argument.partition("=")
    if name not in SWITCHES or state not in ("on", "off"):
        raise BadNotation(click.argument, "a switch")
    edit = SetPremoves(name, state == "on")
    await _show(services, click, await change(services, click, edit))


@action(Verb.PREMOVE_CLEAR)
async def clear(services: Services, click: Click) -> None:
    """Drop all premoves: off turn to choose again, on turn to move by hand."""
    snapshot = await change(services, click, ClearPremoves())
    if click.argument:
        await _show(services, click, snapshot)
    else:
        await show_hand(services, click, snapshot, click.seat())
