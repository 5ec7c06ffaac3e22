"""Before a match: sit down, robots, options, seats, start, cancel; and the rematch after it."""

from __future__ import annotations

from bot.ui.actions.click import Click, action, change
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import ANSWER_FIRST, show_hand
from bot.ui.channel.public_messages import answer_note
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page, sentence
from bot.ui.pages.table.clock import HERE, clock_page
from bot.ui.pages.table.lobby import invite_page, lobby_page, seats_page
from bot.ui.pages.table.options import OTHER, number_modal, options_page, presets_of, spec_named
from bot.ui.pages.table.rules_text import specs_of
from bot.ui.pages.table.seats import jump_link
from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.games import MOST_SEATS
from engine.rules.options import read_number
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Snapshot, Status
from engine.tables.edits import (
    AddRobot,
    Begin,
    Cancel,
    ChooseSeat,
    Decline,
    Invite,
    Join,
    Leave,
    Remove,
    RemoveRobot,
    SetOption,
    SetOptions,
    SetSetting,
)
from engine.tables.people.participants import Standing
from engine.tables.people.settings import SETTINGS


def require_host(click: Click) -> None:
    """Only the host goes on; others get `Refused` with NOT_HOST."""
    if click.table.host_id != click.user_id:
        raise Refused(TableRefusal.NOT_HOST)


def require_lobby(click: Click) -> None:
    """The match must not have begun."""
    if click.table.status is Status.LOBBY:
        return
    closed = click.table.status is Status.CANCELLED
    raise Refused(TableRefusal.TABLE_CLOSED if closed else TableRefusal.ALREADY_STARTED)


async def _done(click: Click, note: str = "") -> None:
    """A button of the lobby has worked. The lobby itself is redrawn by the board writer alone, so that an older page
    never comes after a newer one; whoever has pressed it on another message reads a sentence."""
    message = click.reply.interaction.message
    if note and message is not None and message.id != click.table.message_id:
        await click.reply.panel(sentence(note))
    else:
        await click.reply.nothing()


async def _panel(services: Services, click: Click, snapshot: Snapshot, page: Page) -> None:
    """Show a panel of the lobby. A person has one of them, and when the match begins it becomes that person's hand."""
    shown = await click.reply.panel(page)
    if shown is None:
        return
    before = services.panels.remember(snapshot, click.reply.interaction, shown)
    if before is not None:
        await services.panels.take_away(before)


@action(Verb.JOIN)
async def join(services: Services, click: Click) -> None:
    """Sit down; at a full table the person reads that they are next."""
    snapshot = await change(services, click, Join())
    if snapshot.seat_of(click.user_id) is None:
        number = [guest.user_id for guest in snapshot.participants.who(Standing.WAITING)].index(click.user_id) + 1
        told = click.words("lobby.next" if number == 1 else "lobby.later", number=number)
        await _panel(services, click, snapshot, sentence(told))
        return
    await _done(click, click.words("lobby.joined"))


async def _tell_seated(services: Services, click: Click, snapshot: Snapshot) -> None:
    """Whoever waited for a seat and has one now reads so where they read that they wait."""
    for guest in click.table.participants.who(Standing.WAITING):
        panel = services.panels.stale(snapshot.id, guest.user_id, snapshot.version)
        if panel is not None and snapshot.seat_of(guest.user_id) is not None:
            await services.panels.show(panel, sentence(click.words("lobby.moved_up")))


@action(Verb.INVITE)
async def invite(services: Services, click: Click) -> None:
    """The panel for asking people."""
    require_lobby(click)
    click.seat()
    await _panel(services, click, click.table, invite_page(click.words, click.table))


@action(Verb.ASK)
async def ask(services: Services, click: Click) -> None:
    """Those who were chosen are asked by a message that pings each of them once."""
    require_lobby(click)
    people = click.people()
    await change(services, click, Invite(tuple(people)))
    await click.reply.panel(sentence(click.words("invite.done")))


@action(Verb.DECLINE)
async def decline(services: Services, click: Click) -> None:
    await change(services, click, Decline())
    await click.reply.panel(sentence(click.words("invite.declined")))


@action(Verb.REMOVE)
async def remove(services: Services, click: Click) -> None:
    """The host sends somebody away."""
    require_lobby(click)
    require_host(click)
    seat = int(click.value) if click.value.isdecimal() else -1
    snapshot = await change(services, click, Remove(seat))
    await _panel(services, click, snapshot, seats_page(click.words, snapshot, click.user_id))
    await _tell_seated(services, click, snapshot)


@action(Verb.LEAVE)
async def leave(services: Services, click: Click) -> None:
    snapshot = await change(services, click, Leave())
    await _done(click, click.words("lobby.left"))
    await _tell_seated(services, click, snapshot)


@action(Verb.ADD_ROBOT)
async def add_robot(services: Services, click: Click) -> None:
    await change(services, click, AddRobot())
    await _done(click)


@action(Verb.REMOVE_ROBOT)
async def remove_robot(services: Services, click: Click) -> None:
    await change(services, click, RemoveRobot())
    await _done(click)


@action(Verb.START)
async def start(services: Services, click: Click) -> None:
    """Begin the match; the board follows in the same message, and the host gets a hand at once."""
    with services.writer.holding(click.table, at_most=ANSWER_FIRST):
        await change(services, click, Begin())
        snapshot = await services.tables.snapshot(click.table_id)
        seat = snapshot.seat_of(click.user_id)
        assert seat is not None, "the host sits at the table"
        await show_hand(services, click, snapshot, seat)


@action(Verb.CANCEL)
async def cancel(services: Services, click: Click) -> None:
    await change(services, click, Cancel())
    await click.reply.panel(sentence(click.words("lobby.cancel_done")))


@action(Verb.OPTIONS)
async def options(services: Services, click: Click) -> None:
    """The host's panel, at a page of it."""
    require_lobby(click)
    require_host(click)
    await _panel(services, click, click.table, options_page(click.words, click.table, click.page))


@action(Verb.SET_OPTION)
async def set_option(services: Services, click: Click) -> None:
    """A menu of the panel: take the answer, or open a box for another number."""
    require_lobby(click)
    require_host(click)
    if click.value == OTHER:
        spec = spec_named(specs_of(click.table.game), click.tail)
        if spec is None:
            raise Refused(Refusal.UNKNOWN_OPTION, name=click.tail, known="")
        await click.reply.modal(number_modal(click.words, click.table, spec, click.page))
        return
    await _set(services, click, click.value)


@action(Verb.TYPE_OPTION)
async def typed_option(services: Services, click: Click) -> None:
    """A number typed into the box."""
    await _set(services, click, click.typed("value"))


async def _set(services: Services, click: Click, value: str) -> None:
    text = ",".join(value.lower().replace(",", " ").split())
    snapshot = await change(services, click, SetOption(click.tail, text))
    await _panel(services, click, snapshot, options_page(click.words, snapshot, click.page))


@action(Verb.SET_PRESET)
async def set_preset(services: Services, click: Click) -> None:
    """All options of a proposal at once, in place of whatever was chosen before."""
    require_lobby(click)
    require_host(click)
    options = presets_of(click.table.game).get(click.argument)
    if options is None:
        raise BadNotation(click.argument[:40], "a proposal of this game")
    snapshot = await change(services, click, SetOptions(options))
    await _panel(services, click, snapshot, options_page(click.words, snapshot))


@action(Verb.SETTING)
async def set_setting(services: Services, click: Click) -> None:
    """A menu or button of a table setting, on the panel of options or of the clock."""
    where, name, value = [*click.argument.split(":", 2), "", ""][:3]
    if name not in SETTINGS:
        raise BadNotation(name, "a setting")
    edit = SetSetting(name, value or click.value)
    snapshot = await change(services, click, edit)
    here = where == HERE
    page = clock_page(click.words, snapshot) if here else options_page(click.words, snapshot, read_number(where) or 0)
    await _panel(services, click, snapshot, page)


@action(Verb.CLOSE_OPTIONS)
async def options_done(services: Services, click: Click) -> None:
    """The lobby shows what was chosen, so the panel goes."""
    await click.reply.gone()


@action(Verb.SEATS)
async def seats(services: Services, click: Click) -> None:
    """The panel for changing seats."""
    require_lobby(click)
    click.seat()
    await _panel(services, click, click.table, seats_page(click.words, click.table, click.user_id))


@action(Verb.SIT)
async def sit(services: Services, click: Click) -> None:
    require_lobby(click)
    seat = read_number(click.value, MOST_SEATS)
    snapshot = await change(services, click, ChooseSeat(-1 if seat is None else seat))
    await _panel(services, click, snapshot, seats_page(click.words, snapshot, click.user_id))


@action(Verb.REMATCH)
async def rematch(services: Services, click: Click) -> None:
    """A new lobby with the same people; asked for twice, the second person is shown the way."""
    interaction = click.reply.interaction
    here = interaction.channel_id == click.table.channel.channel_id
    note = answer_note(interaction) if here else None
    snapshot = await services.tables.rematch(click.table_id, click.person, posting=note, click=click.interaction_id)
    if note is not None and snapshot.shown.posting == note:
        await services.writer.answer(click.reply, snapshot, lobby_page(click.words, snapshot))
        return
    if link := jump_link(snapshot):
        await click.reply.private(sentence(click.words("end.rematch_there", link=link)))
        return
    await click.reply.panel(sentence(click.words("turns.rematch")))
    services.writer.mark(snapshot, visited=True)
