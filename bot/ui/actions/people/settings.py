"""A person's settings and stored data: shows, changes, exports and deletes them."""

from dataclasses import replace
from functools import partial

from bot.ui.actions.boundary import Told, Unable, speak
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people import settings as pages
from bot.words import words_for
from engine.events.model import Kind
from engine.events.privacy import export_person
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.hours import zones
from engine.tables.table.model import Person


async def show_own(reply: Reply, settings: DisplaySettings, argument: str) -> None:
    """The panel with that setting."""
    now = reply.interaction.created_at.timestamp()
    page = (
        pages.reminders_page(reply.words, settings, now)
        if argument in pages.HERE
        else pages.person_page(reply.words, settings)
    )
    await reply.panel(page)


@action(Verb.SET_DISPLAY)
async def set_own(services: Services, click: Click) -> None:
    """Change a person's setting. Their open panels follow at once; one that shows the settings now stays."""
    settings = await services.appearance.settings_of(click.user_id)
    if click.argument in (pages.TIMES, pages.SEEN):
        await show_own(click.reply, settings, click.argument)
        return
    edit = partial(pages.changed, argument=click.argument, values=click.values)
    settings = await services.tables.preferences.choose(
        click.person, lambda own: replace(edit(own), language=_language(click.reply))
    )
    await speak(services, click.reply)
    await show_own(click.reply, settings, click.argument)
    clicked = click.reply.interaction.message
    for table, panel in services.panels.of(click.user_id):
        if clicked is not None and panel.message == clicked.id:
            continue
        snapshot = services.tables.peek(table)
        seat = snapshot.seat_of(click.user_id) if snapshot else None
        if snapshot is not None and seat is not None and seat.human:
            await services.panels.renew(snapshot, click.user_id, seat, panel)


def _language(reply: Reply) -> str:
    """The language of the person's Discord."""
    return words_for(str(reply.interaction.locale)).code


async def answer_settings(services: Services, reply: Reply, zone: str | None) -> None:
    """A person's settings, after setting their time zone if one is given."""
    user = reply.interaction.user
    settings = await services.appearance.settings_of(user.id)
    if zone is not None and zone not in zones():
        raise Told("remind.zone_wrong")
    if zone is not None:
        settings = await services.tables.preferences.choose(
            Person(user.id, user.display_name), lambda own: replace(own, zone=zone, language=_language(reply))
        )
    await show_own(reply, settings, pages.SEEN if zone is None else pages.ZONE)


def may_manage(click: Click) -> bool:
    """Whether Discord says that this person may manage the server."""
    interaction = click.reply.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def managed(click: Click) -> int:
    """The server, if this person may manage it. Otherwise raises `Told`: they may have lost the permission since the
    panel was opened."""
    guild = click.reply.interaction.guild_id
    if guild is None or not may_manage(click):
        raise Told("settings.not_manager")
    return guild


@action(Verb.PRIVACY)
async def privacy(services: Services, click: Click) -> None:
    """Show the page, send the export, ask before deleting, or delete."""
    if click.argument == pages.DELETE:
        await click.reply.panel(pages.delete_page(click.words))
        return
    if click.argument == pages.YES:
        await click.reply.later(public=False)
        await services.privacy.forget(click.user_id)
        for kind in Kind:
            services.typed.pop((click.user_id, kind), None)
        await click.say("privacy.deleted")
        return
    if click.argument in (pages.IGNORE, pages.UNIGNORE):
        await _ignore(services, click)
    stored = await export_person(services.tables, click.user_id)
    if click.argument == pages.EXPORT:
        await click.reply.private(pages.export_page(click.words, stored))
    else:
        ignored = await services.tables.preferences.ignored_by(click.user_id)
        await click.reply.panel(pages.privacy_page(click.words, stored, ignored))


async def _ignore(services: Services, click: Click) -> None:
    """Ignore the chosen person, or no longer."""
    preferences = services.tables.preferences
    chosen = {one.user_id for one in click.people()} | {int(value) for value in click.values if value.isdecimal()}
    if click.user_id in chosen:
        raise Unable("ignore.not_yourself")
    new = click.people() if click.argument == pages.IGNORE else []
    await preferences.ignore(click.person, lambda old: [*(one for one in old if one.user_id not in chosen), *new])
