"""Arranges a hand. No rule and no other panel depends on the order."""

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand, show_panel
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.arrange import arrange_page
from engine.rules.errors import BadNotation
from engine.rules.tiles import Tile
from engine.rules.views import View
from engine.tables.keeping.arranging import ArrangedHand, Arrangement, Order, arranged, orders
from engine.tables.table.rights import match_of

STEPS = {"left": -1, "right": 1, "first": -99}


@action(Verb.ARRANGE)
async def arrange(services: Services, click: Click) -> None:
    """Choose an order, or move a tile, and show the hand in it."""
    match_of(click.table)
    seat, arrangements = click.seat(), services.tables.arrangements
    view = click.table.view_for(seat.seat)
    if view is None or not view.hand:
        await show_hand(services, click, click.table, seat)
        return
    known = await arrangements.of(click.table_id, click.user_id)
    tile = Tile.parse(click.value or click.tail) if click.head in (*STEPS, "pick") else None
    found = _asked(click, view, arranged(view, known), tile) or known
    if found != known:
        await arrangements.choose(click.table_id, click.user_id, found)
    page = arrange_page(click.words, click.table, view, found, tile)
    await show_panel(services, click, click.table, page, seat, acting=seat in click.table.actors)


def _asked(click: Click, view: View, hand: ArrangedHand, tile: Tile | None) -> Arrangement | None:
    """The arrangement that a click asks for; None if it changes nothing. A tile may have been played meanwhile."""
    if not click.argument or click.head == "pick":
        return None
    if tile is not None:
        return hand.moved(tile, STEPS[click.head]) if tile in hand.tiles else None
    if click.argument not in orders(view):
        raise BadNotation(click.argument[:40], "an order of the hand")
    order = Order(click.argument)
    return Arrangement(order, hand.tiles if order is Order.HAND else ())
