"""Clicks that look at a table or leave it: tally, rules, what happened, resign, break off, show the board again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.ui.board import board_page
from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.ending import ending_page
from bot.ui.faults import NETWORK
from bot.ui.info import rules_page
from bot.ui.page import Button, Page, Text, Tone, rows, sentence
from bot.ui.people import control
from bot.ui.rules_text import game_title
from bot.ui.tally import tally_page
from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES
from engine.tables.model import Status

LINES = 30


def require_match(click: Click) -> None:
    """The table must have been dealt."""
    if click.table.status is Status.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if click.table.status is Status.CANCELLED:
        raise Refused(Refusal.TABLE_CLOSED)


async def tally(desk: Desk, click: Click) -> None:
    """The totals and how they came about."""
    require_match(click)
    page = tally_page(click.words, click.table)
    await click.reply.panel(await desk.shown.private(click.words, click.table, page, click.user_id))


async def board(desk: Desk, click: Click) -> None:
    """The board for this person alone, as they want to see it."""
    require_match(click)
    snapshot = click.table
    await desk.journal.load(snapshot)
    if snapshot.status is Status.FINISHED:
        page = ending_page(click.words, snapshot)
    else:
        page = board_page(click.words, snapshot, desk.journal.round_lines(click.words, snapshot))
    await click.reply.panel(await desk.shown.private(click.words, snapshot, page, click.user_id))


async def rules(desk: Desk, click: Click) -> None:
    """The rules of this table; a page of them."""
    page = int(click.control.argument) if click.control.argument.isdecimal() else 0
    await click.reply.panel(rules_page(click.words, click.table.game, page, click.table))


async def rulebook_page(desk: Desk, click: Click) -> None:
    """Another page of `/domino rules`."""
    page, _, game = click.control.argument.partition(":")
    if game not in GAMES:
        raise Refused(Refusal.UNKNOWN_GAME, name=game)
    await click.reply.panel(rules_page(click.words, game, int(page) if page.isdecimal() else 0))


async def more(desk: Desk, click: Click) -> None:
    """What happened lately, and what is seldom needed."""
    require_match(click)
    snapshot = click.table
    await desk.journal.load(snapshot)
    lines = desk.journal.lines(click.words, snapshot)[-LINES:]
    title = click.words("more.title", game=game_title(click.words, snapshot.game))
    buttons = []
    if snapshot.is_open:
        buttons.append(Button(click.words("more.here"), control(snapshot, "repost")))
        seat = snapshot.seat_of(click.user_id)
        if seat is not None and seat.human:
            buttons.append(Button(click.words("more.resign"), control(snapshot, "resign"), Tone.DANGER))
        if seat is not None or snapshot.host_id == click.user_id:
            buttons.append(Button(click.words("more.abandon"), control(snapshot, "abandon"), Tone.DANGER))
    await click.reply.panel(Page((Text("\n".join([title, *lines])), *rows(buttons))))


async def resign(desk: Desk, click: Click) -> None:
    """Ask before resigning."""
    require_match(click)
    click.seat()
    await _sure(click, "more.resign_sure", "more.resign_yes", "resign_yes")


async def abandon(desk: Desk, click: Click) -> None:
    """Ask before breaking the match off."""
    require_match(click)
    await _sure(click, "more.abandon_sure", "more.abandon_yes", "abandon_yes")


async def _sure(click: Click, question: str, yes: str, verb: str) -> None:
    buttons = [
        Button(click.words(yes), control(click.table, verb), Tone.DANGER),
        Button(click.words("more.no"), control(click.table, "keep")),
    ]
    await click.reply.panel(Page((Text(click.words(question)), *rows(buttons))))


async def resign_yes(desk: Desk, click: Click) -> None:
    """Resign."""
    await desk.tables.resign(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("more.resigned")))


async def abandon_yes(desk: Desk, click: Click) -> None:
    """Break the match off."""
    await desk.tables.abandon(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("more.abandoned")))


async def keep(desk: Desk, click: Click) -> None:
    """Play on."""
    await click.reply.panel(sentence(click.words("more.undo")))


async def repost(desk: Desk, click: Click) -> None:
    """Show the board at the bottom of the channel."""
    try:
        await desk.writer.repost(click.table, click.words)
    except (discord.HTTPException, *NETWORK):
        await click.reply.panel(sentence(click.words("more.not_reposted")))
        return
    await click.reply.panel(sentence(click.words("more.reposted")))


TABLE: dict[str, Callable[[Desk, Click], Awaitable[None]]] = {
    "tally": tally,
    "board": board,
    "rules": rules,
    "rulebook": rulebook_page,
    "more": more,
    "resign": resign,
    "resign_yes": resign_yes,
    "abandon": abandon,
    "abandon_yes": abandon_yes,
    "keep": keep,
    "repost": repost,
}
