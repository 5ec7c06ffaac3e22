"""What is decided among people: resign and come back, take over, break off, take back; and the others' consent."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Text, Tone, rows, sentence
from bot.ui.pages.table.consent import seat_buttons
from bot.ui.pages.table.seats import control
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Snapshot, Status


def require_play(click: Click) -> None:
    """The match must be under way."""
    if click.table.status is Status.LOBBY:
        raise Refused(TableRefusal.NOT_STARTED)
    if not click.table.is_open:
        raise Refused(TableRefusal.TABLE_CLOSED)


async def _sure(click: Click, question: str, yes: str, verb: Verb) -> None:
    buttons = [
        Button(click.words(yes), control(click.table, verb), Tone.DANGER),
        Button(click.words("more.no"), control(click.table, Verb.KEEP)),
    ]
    await click.reply.panel(Page((Text(click.words(question)), *rows(buttons))))


@action(Verb.RESIGN)
async def resign(services: Services, click: Click) -> None:
    """Ask before resigning."""
    require_play(click)
    click.seat()
    await _sure(click, "more.resign_sure", "more.resign_yes", Verb.RESIGN_YES)


@action(Verb.RESIGN_YES)
async def resign_yes(services: Services, click: Click) -> None:
    done = await services.tables.resign(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("more.resigned"), *seat_buttons(click.words, done, click.user_id)))


@action(Verb.COME_BACK)
async def come_back(services: Services, click: Click) -> None:
    done = await services.tables.come_back(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await _seated(services, click, done)


@action(Verb.TAKE_OVER)
async def take_over(services: Services, click: Click) -> None:
    """Sit down for a robot, or ask the others first."""
    seat = int(click.argument) if click.argument.isdecimal() else -1
    done = await services.tables.take_over(click.table_id, click.person, seat, interaction_id=click.interaction_id)
    if done.seat_of(click.user_id) is None:
        await click.reply.panel(sentence(click.words("consent.asked")))
    else:
        await _seated(services, click, done)


async def _seated(services: Services, click: Click, table: Snapshot) -> None:
    seat = table.seat_of(click.user_id)
    assert seat is not None
    await show_hand(services, click, table, seat, click.words("consent.seated"))


@action(Verb.ABANDON)
async def abandon(services: Services, click: Click) -> None:
    """Ask before asking the others to break the match off."""
    require_play(click)
    await _sure(click, "more.abandon_sure", "more.abandon_yes", Verb.ABANDON_YES)


@action(Verb.ABANDON_YES)
async def abandon_yes(services: Services, click: Click) -> None:
    done = await services.tables.abandon(click.table_id, click.user_id, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("consent.asked" if done.is_open else "more.abandoned")))


@action(Verb.UNDO)
async def undo(services: Services, click: Click) -> None:
    """Ask the others whether the last move may be taken back."""
    require_play(click)
    done = await services.tables.undo(click.table_id, click.user_id, interaction_id=click.interaction_id)
    if done.participants.question is not None:
        await click.reply.panel(sentence(click.words("consent.asked")))
    else:
        await show_hand(services, click, done, click.seat())


@action(Verb.AGREE, Verb.DISAGREE)
async def answer(services: Services, click: Click) -> None:
    """Somebody answers the open question; the board shows what came of it."""
    yes = click.control.verb is Verb.AGREE
    await services.tables.answer(
        click.table_id, click.user_id, click.argument, yes, interaction_id=click.interaction_id
    )
    await click.reply.nothing()
