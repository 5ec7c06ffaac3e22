"""The panels in which people, and those who manage a server, choose how the game is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.hand import hand_page
from bot.ui.ids import NO_TABLE, ControlId
from bot.ui.page import Button, Choice, Menu, Page, Text, Tone, rows, sentence
from bot.words import Words
from engine.rules.errors import BadNotation
from engine.tables.looks import Look, Show

SERVER_SHOWS = (Show.BOTH, Show.TEXT)
"""What a server may choose: the words of a public board are there for everybody."""
SWITCHES = ("numerals", "high_contrast")
SHOW = "show"


def _id(verb: str, argument: str) -> str:
    return ControlId(NO_TABLE, 0, verb, argument).text()


def person_page(words: Words, look: Look) -> Page:
    """Somebody's own panel."""
    choices = tuple(
        Choice(words(f"looks.{show}"), show, words(f"looks.{show}_about"), chosen=show is look.show)
        for show in (Show.BOTH, Show.PICTURES, Show.TEXT)
    )
    return _page(words, "looks.title", words(f"looks.{look.show}"), choices, look, "look")


def server_page(words: Words, look: Look) -> Page:
    """The server's panel."""
    choices = tuple(
        Choice(words(f"looks.server_{show}"), show, words(f"looks.server_{show}_about"), chosen=show is look.show)
        for show in SERVER_SHOWS
    )
    return _page(words, "looks.title_server", words(f"looks.server_{look.show}"), choices, look, "server_look")


def _page(words: Words, title: str, now: str, choices: tuple[Choice, ...], look: Look, verb: str) -> Page:
    switches = []
    for name in SWITCHES:
        on = bool(getattr(look, name))
        label = words(f"looks.{name}", now=words("looks.on" if on else "looks.off"))
        other = f"{name}={'off' if on else 'on'}"
        switches.append(Button(label, _id(verb, other), Tone.GO if on else Tone.PLAIN))
    texts = Text(f"{words(title)}\n{words('looks.show', show=now)}")
    return Page((texts, Menu(_id(verb, SHOW), words("looks.pick"), choices), *rows(switches)))


def changed(look: Look, argument: str, value: str) -> Look:
    """The choice after a menu or a switch; raises BadNotation for what is neither."""
    if argument == SHOW and value in set(Show):
        return replace(look, show=Show(value))
    name, _, state = argument.partition("=")
    if name in SWITCHES and state in ("on", "off"):
        on = state == "on"
        return replace(look, numerals=on) if name == "numerals" else replace(look, high_contrast=on)
    raise BadNotation(argument, "a setting")


async def set_look(desk: Desk, click: Click) -> None:
    """A choice of one's own, which every panel that is still open follows at once."""
    look = changed(await desk.shown.look_of(click.user_id), click.control.argument, click.value)
    await desk.shown.choose(click.person, look)
    await click.reply.panel(person_page(click.words, look))
    for table, panel in desk.panels.of(click.user_id):
        snapshot = desk.tables.peek(table)
        seat = snapshot.seat_of(click.user_id) if snapshot else None
        if snapshot is not None and seat is not None:
            page = await desk.shown.panel(click.words, snapshot, hand_page(click.words, snapshot, seat.seat), seat)
            await desk.panels.freshen(table, click.user_id, panel, snapshot.version, page, seat in snapshot.actors)


def may_manage(click: Click) -> bool:
    """Whether Discord says now that this person may manage the server."""
    interaction = click.reply.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def server(desk: Desk, click: Click) -> None:
    """The server's panel, for those who may manage it."""
    if not may_manage(click):
        await click.reply.panel(sentence(click.words("looks.not_manager")))
        return
    look = await desk.shown.look_of_server(click.reply.interaction.guild_id)
    await click.reply.panel(server_page(click.words, look))


async def set_server_look(desk: Desk, click: Click) -> None:
    """A choice for the server; its boards follow. Who clicks may have lost the right since the panel was opened."""
    guild = click.reply.interaction.guild_id
    if guild is None or not may_manage(click):
        await click.reply.panel(sentence(click.words("looks.not_manager")))
        return
    look = changed(await desk.shown.look_of_server(guild), click.control.argument, click.value)
    if look.show not in SERVER_SHOWS:
        raise BadNotation(click.value, "a setting of a server")
    await desk.shown.choose_for_server(guild, look)
    await click.reply.panel(server_page(click.words, look))
    for snapshot in desk.tables.tables_in(guild_id=guild):
        desk.writer.mark(snapshot, called=True)


LOOKS: dict[str, Callable[[Desk, Click], Awaitable[None]]] = {
    "look": set_look,
    "server": server,
    "server_look": set_server_look,
}
