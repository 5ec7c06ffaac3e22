"""Clicks in the lobby: join, robots, options, time, seats, start, cancel; the rematch; a table in its own thread."""

import logging
from dataclasses import replace

from bot.ui.actions.boundary import blocked, check_place
from bot.ui.actions.click import Click, action, change
from bot.ui.actions.people.permissions import tell_lacking
from bot.ui.actions.services import Services
from bot.ui.actions.table.consent import take_seat
from bot.ui.actions.table.play import show_hand
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.public_messages import answer_note
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, sentence
from bot.ui.pages.table.clock import HERE, clock_page
from bot.ui.pages.table.lobby import invite_page, seats_page, unready_names
from bot.ui.pages.table.options import OTHER, number_modal, options_page, presets_of, specs_of
from bot.ui.pages.table.seats import control, jump_link, seat_names
from bot.words.names import clean_name
from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.games import MOST_SEATS
from engine.rules.options import read_number
from engine.tables.edits import lobby as edits
from engine.tables.edits.consent import open_seats
from engine.tables.edits.places import MoveTo
from engine.tables.edits.settings import SETTINGS, SetSetting
from engine.tables.keeping.opening import Wanted, as_usual
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Standing
from engine.tables.table.rights import Edit, check_lobby


def require_host(click: Click) -> None:
    """Raise `Refused` unless the host has clicked, before the match."""
    check_lobby(click.table)
    if click.table.host_id != click.user_id:
        raise Refused(TableRefusal.NOT_HOST)


log = logging.getLogger(__name__)
NEVER = "never"


async def open_lobby(services: Services, reply: Reply, wanted: Wanted) -> None:
    """Open a table in the channel. Its lobby is the answer."""
    await check_place(services, reply)
    hindrance = services.writer.threads.hindrance(reply.channel.channel_id) if wanted.thread else None
    if hindrance is not None:
        await reply.private(sentence(reply.words("thread.refused", remedy=hindrance.told(reply.words))))
        return
    wanted = await usual(services, reply, wanted)
    wanted = replace(wanted, posting=answer_note(reply.interaction))
    table = await services.tables.open(reply.channel, reply.person, wanted, click=reply.interaction.id)
    await services.writer.answer(reply, table)
    await tell_lacking(reply)


async def usual(services: Services, reply: Reply, wanted: Wanted) -> Wanted:
    """The table with the server's defaults."""
    return as_usual(wanted, await services.tables.moderation.of(reply.interaction.guild_id))


async def _done(click: Click, note: str) -> None:
    """Answer a click outside the lobby's message with a note. Only the board writer redraws the lobby, so an older page
    never follows a newer one."""
    message = click.reply.interaction.message
    if message is not None and message.id != click.table.message_id:
        await click.reply.panel(sentence(note))
    else:
        await click.reply.nothing()


async def _panel(services: Services, click: Click, snapshot: Snapshot, page: Page) -> None:
    """Show the person's only panel of the lobby. It becomes their hand when the match begins."""
    shown = await click.reply.panel(page)
    if shown is None:
        return
    before = services.panels.remember(snapshot, click.reply.interaction, shown)
    if before is not None:
        await services.panels.take_away(before)


@action(Verb.JOIN)
async def join(services: Services, click: Click) -> None:
    """Sit down, or join the waiting list of a full table. In a match take a robot's seat, or ask the others for it."""
    if click.table.status is Status.PLAYING and click.table.seat_of(click.user_id) is None:
        if not open_seats(click.table, click.user_id):
            raise Refused(TableRefusal.ALREADY_STARTED)
        await take_seat(services, click, None)
        return
    shown = click.reply.interaction.message
    here = shown is not None and shown.id == click.table.message_id
    snapshot = await change(services, click, edits.Join(click.control.version if here else None))
    if snapshot.seat_of(click.user_id) is None:
        number = [guest.user_id for guest in snapshot.participants.who(Standing.WAITING)].index(click.user_id) + 1
        told = click.words("lobby.next" if number == 1 else "lobby.later", number=number)
        await _panel(services, click, snapshot, sentence(told))
        return
    await _done(click, click.words("lobby.joined"))


async def _tell_seated(services: Services, click: Click, snapshot: Snapshot) -> None:
    """Tell people on the waiting list that they have a seat now, on their panels."""
    for guest in click.table.participants.who(Standing.WAITING):
        panel = services.panels.at(snapshot.id, guest.user_id)
        if panel and panel.version < snapshot.version and snapshot.seat_of(guest.user_id) is not None:
            await services.panels.show(panel, sentence(click.words("lobby.moved_up")))


@action(Verb.INVITE)
async def invite(services: Services, click: Click) -> None:
    """Show the panel to invite people."""
    check_lobby(click.table)
    click.seat()
    await _panel(services, click, click.table, invite_page(click.words, click.table))


@action(Verb.ASK)
async def ask(services: Services, click: Click) -> None:
    """Invite the chosen people. A message pings each of them once."""
    guild = click.table.channel.guild_id
    people = [person for person in click.people() if not await blocked(services, guild, person.user_id)]
    await change(services, click, edits.Invite(tuple(people)))
    await click.say("invite.done")


@action(Verb.DECLINE)
async def decline(services: Services, click: Click) -> None:
    """Turn an invitation down, or (`never`) all of this host from now on."""
    if click.argument != NEVER:
        await change(services, click, edits.Decline())
        never = Button(click.words("invite.never"), control(click.table, Verb.DECLINE, NEVER))
        await click.say("invite.declined", never)
        return
    host = click.table.seat_of(click.table.host_id)
    if host is None or host.person is None or host.user_id == click.user_id:
        raise Refused(TableRefusal.NOT_ASKED)
    await services.tables.preferences.ignoring(click.person, host.person)
    await click.say("invite.never_done", name=seat_names(click.words, click.table)[host.seat])


@action(Verb.REMOVE)
async def remove(services: Services, click: Click) -> None:
    """Remove a person, as the host."""
    await _reseat(services, click, edits.Remove(int(click.value) if click.value.isdecimal() else 0))


@action(Verb.LEAVE)
async def leave(services: Services, click: Click) -> None:
    snapshot = await change(services, click, edits.Leave())
    await _done(click, click.words("lobby.left"))
    await _tell_seated(services, click, snapshot)


@action(Verb.ADD_ROBOT, Verb.REMOVE_ROBOT)
async def change_robots(services: Services, click: Click) -> None:
    added = edits.AddRobot(click.argument) if click.argument else edits.AddRobot()
    await change(services, click, added if click.control.verb is Verb.ADD_ROBOT else edits.RemoveRobot())
    await click.reply.nothing()


@action(Verb.START)
async def start(services: Services, click: Click) -> None:
    """Begin the match. The host gets their hand at once; the lobby's message becomes the board, or opens a thread for
    it."""
    check_lobby(click.table)
    if click.user_id == click.table.host_id:
        await services.writer.departures.check(click.table, but=click.user_id)
    await _begin(services, click, edits.Begin())


@action(Verb.READY)
async def ready(services: Services, click: Click) -> None:
    """Agree to the settings of the lobby. The last missing person begins the match."""
    await _begin(services, click, edits.Ready(click.control.version))


async def _begin(services: Services, click: Click, edit: Edit) -> None:
    with services.writer.holding(click.table):
        begun = await change(services, click, edit)
        if begun.status is Status.LOBBY:
            await _wait(services, click, begun)
            return
        if begun.participants.thread and (thread := await _thread(services, begun)):
            there = replace(begun.channel, channel_id=thread)
            await services.tables.change(begun.id, MoveTo(there), begun.host_id)
        snapshot = await services.tables.go_on(click.table_id)
        seat = snapshot.seat_of(click.user_id)
        assert seat is not None, "who begins the match sits at the table"
        await show_hand(services, click, snapshot, seat)


async def _wait(services: Services, click: Click, lobby: Snapshot) -> None:
    """Tell a person who is ready which players are missing. The panel becomes their hand."""
    told = click.words("lobby.ready_done")
    if lobby.participants.starting:
        told = click.words("lobby.ready_waits", names=unready_names(click.words, lobby))
    await _panel(services, click, lobby, sentence(told))


async def _thread(services: Services, snapshot: Snapshot) -> int | None:
    """Open a thread from the lobby's message; None if Discord refuses it: then the match stays in the channel."""
    words, host = await services.appearance.words_of(snapshot.channel.guild_id), snapshot.seat_of(snapshot.host_id)
    name = words("thread.name", game=words(f"game.{snapshot.game}"), host=clean_name(words, host.name if host else ""))
    place, message = snapshot.channel.channel_id, snapshot.message_id
    try:
        return message and await services.writer.threads.open(place, name, snapshot.turn_seconds, message=message)
    except DISCORD_ERRORS as error:
        log.info("No thread could be opened: %s", error)
        return None


@action(Verb.CANCEL)
async def cancel(services: Services, click: Click) -> None:
    await change(services, click, edits.Cancel())
    await click.say("lobby.cancel_done")


@action(Verb.OPTIONS)
async def options(services: Services, click: Click) -> None:
    """Show a page of the host's options."""
    require_host(click)
    await _panel(services, click, click.table, options_page(click.words, click.table, click.page))


@action(Verb.TIME)
async def time(services: Services, click: Click) -> None:
    """Show the panel of the turn timer."""
    require_host(click)
    await click.reply.panel(clock_page(click.words, click.table))


@action(Verb.SET_OPTION)
async def set_option(services: Services, click: Click) -> None:
    """Set an option from its menu, or open a box to type another number."""
    if click.value == OTHER:
        require_host(click)
        spec = next((spec for spec in specs_of(click.table.game) if spec.name == click.tail), None)
        if spec is None:
            raise Refused(Refusal.UNKNOWN_OPTION, name=click.tail, known="")
        await click.reply.modal(number_modal(click.words, click.table, spec, click.page))
        return
    await _set(services, click, click.value)


@action(Verb.TYPE_OPTION)
async def typed_option(services: Services, click: Click) -> None:
    """Set an option to a typed number."""
    await _set(services, click, click.typed("value"))


async def _set(services: Services, click: Click, value: str) -> None:
    text = ",".join(value.lower().replace(",", " ").split())
    snapshot = await change(services, click, edits.SetOption(click.tail, text))
    await _panel(services, click, snapshot, options_page(click.words, snapshot, click.page))


@action(Verb.SET_PRESET)
async def set_preset(services: Services, click: Click) -> None:
    """Replace all options by those of a preset."""
    name = click.argument or click.value
    options = presets_of(click.table.game).get(name)
    if options is None:
        raise BadNotation(name[:40], "a preset of this game")
    snapshot = await change(services, click, edits.SetOptions(options))
    await _panel(services, click, snapshot, options_page(click.words, snapshot))


@action(Verb.SETTING)
async def set_setting(services: Services, click: Click) -> None:
    """Set a table setting, on the panel of options or of the clock."""
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
    """Remove the panel: the lobby shows the options."""
    await click.reply.gone()


@action(Verb.SEATS)
async def seats(services: Services, click: Click) -> None:
    """Show the panel to change seats."""
    check_lobby(click.table)
    click.seat()
    await _panel(services, click, click.table, seats_page(click.words, click.table, click.user_id))


@action(Verb.SIT)
async def sit(services: Services, click: Click) -> None:
    seat = read_number(click.value, MOST_SEATS)
    await _reseat(services, click, edits.ChooseSeat(-1 if seat is None else seat, click.control.version))


async def _reseat(services: Services, click: Click, edit: Edit) -> None:
    """Change seats, and show the panel with them. A choice from an older panel gets the seats of today."""
    note = ""
    try:
        snapshot = await change(services, click, edit)
    except Refused as refused:
        old = refused.refusal is TableRefusal.STALE or "gone" in refused.facts
        snapshot = await services.tables.snapshot(click.table_id)
        if not old or snapshot.status is not Status.LOBBY:
            raise
        note = click.words("refusal.stale")
    await _panel(services, click, snapshot, seats_page(click.words, snapshot, click.user_id, note))
    await _tell_seated(services, click, snapshot)


@action(Verb.REMATCH)
async def rematch(services: Services, click: Click) -> None:
    """Open a lobby with the same people. The second person to ask gets a link to it."""
    await check_place(services, click.reply, at=click.table.channel)
    interaction = click.reply.interaction
    here = interaction.channel_id == click.table.channel.channel_id
    note = answer_note(interaction) if here else None
    snapshot = await services.tables.rematch(click.table_id, click.person, posting=note, click=click.interaction_id)
    if note is not None and snapshot.shown.posting == note:
        await services.writer.answer(click.reply, snapshot)
        return
    if link := jump_link(snapshot):
        await click.reply.private(sentence(click.words("end.rematch_there", link=link)))
        return
    await click.say("turns.rematch")
    services.writer.mark(snapshot, visited=True)
