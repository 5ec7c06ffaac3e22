"""Clicks that look at a hand or make a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.hand import claim_page, hand_page, say_page, where_page
from bot.ui.page import Button, Page, Text, Tone, rows
from bot.ui.people import control
from bot.ui.row_panel import read_line
from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.moves import Announce, Call, GiveUp, Play, Stack, move_text, parse_move
from engine.rules.tiles import Tile
from engine.tables.model import SeatInfo, Snapshot, Status


async def show_hand(
    desk: Desk, click: Click, snapshot: Snapshot, seat: SeatInfo, note: str = "", page: int = 0
) -> None:
    """Answer with the person's panel as the table is now, and remember it so that it can freshen itself."""
    if snapshot.status is Status.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if snapshot.status is Status.CANCELLED:
        raise Refused(Refusal.TABLE_CLOSED)
    built = hand_page(click.words, snapshot, seat.seat, note, page)
    built = await desk.shown.panel(click.words, snapshot, built, seat)
    if await click.reply.panel(built):
        desk.panels.remember(snapshot.id, click.reply.interaction, snapshot.version, seat in snapshot.actors)


async def hand(desk: Desk, click: Click) -> None:
    """My hand: a fresh panel, in turn or out of it."""
    seat = click.seat()
    note = click.words("hand.resigned") if seat.resigned else ""
    await show_hand(desk, click, click.table, seat, note)


async def page(desk: Desk, click: Click) -> None:
    """Another page of a long hand."""
    number = int(click.control.argument) if click.control.argument.isdecimal() else 0
    await show_hand(desk, click, click.table, click.seat(), page=number)


def require_fresh(click: Click) -> None:
    """A step of a choice must belong to the table as it is now."""
    if not click.table.fresh_since <= click.control.version <= click.table.version:
        raise Refused(Refusal.STALE, version=click.control.version, current=click.table.version)


async def tile(desk: Desk, click: Click) -> None:
    """A tile that can go to several places: ask where."""
    require_fresh(click)
    chosen = Tile.parse(click.control.argument)
    seat = click.seat()
    await _show_step(desk, click, where_page(click.words, click.table, seat.seat, chosen), seat)


async def _show_step(desk: Desk, click: Click, built: Page, seat: SeatInfo) -> None:
    """Show a step of a choice on the panel."""
    if await click.reply.panel(await desk.shown.panel(click.words, click.table, built, seat)):
        desk.panels.remember(click.table_id, click.reply.interaction, click.table.version)


async def say(desk: Desk, click: Click) -> None:
    """A play with which something can be said: ask what."""
    require_fresh(click)
    move = parse_move(click.control.argument)
    if not isinstance(move, Play):
        raise BadNotation(click.control.argument, "a play")
    seat = click.seat()
    await _show_step(desk, click, say_page(click.words, click.table, seat.seat, move), seat)


async def do(desk: Desk, click: Click) -> None:
    """Make the move that the button carries."""
    await _submit(desk, click, click.control.argument)


async def pick(desk: Desk, click: Click) -> None:
    """Make the move chosen in a menu."""
    await _submit(desk, click, click.value)


async def stack(desk: Desk, click: Click) -> None:
    """Put the tile on the stack chosen in the menu."""
    text = click.control.argument.partition(":")[0]
    if not click.value.isdecimal():
        raise BadNotation(click.value, "a stack's number")
    await _submit(desk, click, move_text(Stack(Tile.parse(text), int(click.value))))


async def call(desk: Desk, click: Click) -> None:
    """Muggins!"""
    await _submit(desk, click, move_text(Call()))


async def one(desk: Desk, click: Click) -> None:
    """One tile!"""
    await _submit(desk, click, move_text(Announce()))


async def claim(desk: Desk, click: Click) -> None:
    """Ask for the count that is claimed after the play."""
    require_fresh(click)
    click.seat()
    if await click.reply.panel(claim_page(click.words, click.table)):
        desk.panels.remember(click.table_id, click.reply.interaction, click.table.version)


async def _submit(desk: Desk, click: Click, text: str) -> None:
    """Make a move, then show the panel as the table is by then."""
    done = await desk.tables.submit(click.table_id, click.control.version, click.user_id, text, click.interaction_id)
    await _after(desk, click, done)


async def _after(desk: Desk, click: Click, done: Snapshot) -> None:
    seat = click.seat()
    note = "\n".join(desk.journal.own_lines(click.words, done, seat.seat))
    now = desk.tables.peek(click.table_id) or done
    await show_hand(desk, click, now, seat, note)


async def line(desk: Desk, click: Click) -> None:
    """All captures of a line, one step after the other; what the table refuses ends the line there."""
    captures = read_line(click.value)
    if not captures:
        raise BadNotation(click.value, "a line of captures")
    version, lines = click.control.version, []
    seat = click.seat()
    done = click.table
    for at, capture in enumerate(captures):
        interaction = click.interaction_id if at == 0 else None
        done = await desk.tables.submit(click.table_id, version, click.user_id, move_text(capture), interaction)
        lines += desk.journal.own_lines(click.words, done, seat.seat)
        version = done.version
    now = desk.tables.peek(click.table_id) or done
    await show_hand(desk, click, now, seat, "\n".join(lines))


async def give_up(desk: Desk, click: Click) -> None:
    """Ask before a solitaire is given up."""
    require_fresh(click)
    click.seat()
    buttons = [
        Button(click.words("hand.give_up_yes"), control(click.table, "do", move_text(GiveUp())), Tone.DANGER),
        Button(click.words("more.no"), control(click.table, "back")),
    ]
    await click.reply.panel(Page((Text(click.words("hand.give_up_sure")), *rows(buttons))))


PLAY: dict[str, Callable[[Desk, Click], Awaitable[None]]] = {
    "hand": hand,
    "back": hand,
    "page": page,
    "tile": tile,
    "say": say,
    "do": do,
    "pick": pick,
    "stack": stack,
    "call": call,
    "one": one,
    "claim": claim,
    "line": line,
    "give_up": give_up,
}
