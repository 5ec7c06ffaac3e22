"""Clicks before a match: sit down, robots, options, seats, start, cancel; and the rematch after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.lobby import lobby_page, seats_page
from bot.ui.options import OTHER, number_modal, options_page, read_clock, spec_named
from bot.ui.page import Button, Page, Text, rows, sentence
from bot.ui.people import control, jump_link
from bot.ui.rules_text import specs_of
from engine.rules.errors import Refusal, Refused
from engine.tables.model import Status


def require_host(click: Click) -> None:
    """Only the host goes on; others get `Refused` with NOT_HOST."""
    if click.table.host_id != click.user_id:
        raise Refused(Refusal.NOT_HOST)


def require_lobby(click: Click) -> None:
    """The match must not have begun."""
    if click.table.status is Status.LOBBY:
        return
    closed = click.table.status is Status.CANCELLED
    raise Refused(Refusal.TABLE_CLOSED if closed else Refusal.ALREADY_STARTED)


async def _done(click: Click, note: str = "") -> None:
    """A button of the lobby has worked. The lobby itself is redrawn by the board writer alone, so that an older page
    never comes after a newer one; on a private panel the person reads a sentence."""
    if click.reply.on_panel and note:
        await click.reply.panel(sentence(note))
    else:
        await click.reply.nothing()


async def join(desk: Desk, click: Click) -> None:
    """Sit down."""
    await desk.tables.join(click.table_id, click.person, interaction_id=click.interaction_id)
    await _done(click, click.words("lobby.joined"))


async def leave(desk: Desk, click: Click) -> None:
    """Get up."""
    await desk.tables.leave(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await _done(click, click.words("lobby.left"))


async def add_robot(desk: Desk, click: Click) -> None:
    """Seat a robot."""
    await desk.tables.add_robot(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await _done(click)


async def remove_robot(desk: Desk, click: Click) -> None:
    """Send the last robot away."""
    await desk.tables.remove_robot(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await _done(click)


async def start(desk: Desk, click: Click) -> None:
    """Begin the match; the board follows in the same message, and the host gets a hand at once."""
    snapshot = await desk.tables.begin(click.table_id, click.user_id, interaction_id=click.interaction_id)
    text = click.words("lobby.started")
    button = Button(click.words("board.hand"), control(snapshot, "hand"))
    await click.reply.panel(Page((Text(text), *rows([button]))))


async def cancel(desk: Desk, click: Click) -> None:
    """Close the lobby."""
    await desk.tables.cancel(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("lobby.cancel_done")))


async def options(desk: Desk, click: Click) -> None:
    """The host's panel, at a page of it."""
    require_lobby(click)
    require_host(click)
    page = int(click.control.argument) if click.control.argument.isdecimal() else 0
    await click.reply.panel(options_page(click.words, click.table, page))


async def set_option(desk: Desk, click: Click) -> None:
    """A menu of the panel: take the answer, or open a box for another number."""
    require_lobby(click)
    require_host(click)
    page, name = _page_and_name(click)
    if click.value == OTHER:
        spec = spec_named(specs_of(click.table.game), name)
        if spec is None:
            raise Refused(Refusal.UNKNOWN_OPTION, name=name, known="")
        await click.reply.modal(number_modal(click.words, click.table, spec, page))
        return
    await _set(desk, click, page, name, click.value)


async def typed_option(desk: Desk, click: Click) -> None:
    """A number typed into the box."""
    page, name = _page_and_name(click)
    await _set(desk, click, page, name, click.typed("value"))


async def _set(desk: Desk, click: Click, page: int, name: str, value: str) -> None:
    text = ",".join(value.lower().replace(",", " ").split())
    snapshot = await desk.tables.set_option(
        click.table_id, click.user_id, name, text, interaction_id=click.interaction_id
    )
    await click.reply.panel(options_page(click.words, snapshot, page))


def _page_and_name(click: Click) -> tuple[int, str]:
    page, _, name = click.control.argument.partition(":")
    return (int(page) if page.isdecimal() else 0), name


async def set_clock(desk: Desk, click: Click) -> None:
    """The menu of times for a turn."""
    require_lobby(click)
    require_host(click)
    snapshot = await desk.tables.set_clock(
        click.table_id, click.user_id, read_clock(click.value), interaction_id=click.interaction_id
    )
    await click.reply.panel(options_page(click.words, snapshot, 99))


async def set_hints(desk: Desk, click: Click) -> None:
    """The menu of hints: a setting of the table, not a rule."""
    require_lobby(click)
    require_host(click)
    snapshot = await desk.tables.set_hints(
        click.table_id, click.user_id, click.value == "on", interaction_id=click.interaction_id
    )
    await click.reply.panel(options_page(click.words, snapshot, 99))


async def options_done(desk: Desk, click: Click) -> None:
    """Close the panel."""
    await click.reply.panel(sentence(click.words("options.closed")))


async def seats(desk: Desk, click: Click) -> None:
    """The panel for changing places."""
    require_lobby(click)
    click.seat()
    await click.reply.panel(seats_page(click.words, click.table))


async def sit(desk: Desk, click: Click) -> None:
    """Change places."""
    require_lobby(click)
    seat = int(click.value) if click.value.isdecimal() else -1
    snapshot = await desk.tables.choose_seat(click.table_id, click.user_id, seat, interaction_id=click.interaction_id)
    await click.reply.panel(seats_page(click.words, snapshot))


async def rematch(desk: Desk, click: Click) -> None:
    """A new lobby with the same people; asked for twice, the second person is shown the way."""
    snapshot = await desk.tables.rematch(click.table_id, click.person, interaction_id=click.interaction_id)
    with desk.writer.holding(snapshot):
        snapshot = await desk.tables.snapshot(snapshot.id)
        if link := jump_link(snapshot):
            await click.reply.private(sentence(click.words("end.rematch_there", link=link)))
            return
        message = await click.reply.public(lobby_page(click.words, snapshot))
        if message is not None:
            await desk.tables.set_message(snapshot.id, message)
            return
    desk.writer.mark(snapshot, called=True)


LOBBY: dict[str, Callable[[Desk, Click], Awaitable[None]]] = {
    "join": join,
    "leave": leave,
    "robot": add_robot,
    "unrobot": remove_robot,
    "start": start,
    "cancel": cancel,
    "options": options,
    "set": set_option,
    "typed": typed_option,
    "clock": set_clock,
    "hints": set_hints,
    "set_done": options_done,
    "seats": seats,
    "sit": sit,
    "rematch": rematch,
}
