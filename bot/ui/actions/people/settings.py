"""The panels where people, and managers of a server, choose settings."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.ui.actions.boundary import speak
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.panels import own_page, shows_board
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import sentence
from bot.ui.pages.people.history import read_user
from bot.ui.pages.people.reminders import HERE, SEEN, TIMES, ZONE, reminders_page
from bot.ui.pages.people.settings import (
    WEEKLY_HERE,
    WEEKLY_HOUR,
    WEEKLY_OFF,
    WEEKLY_THERE,
    changed,
    person_page,
    server_page,
)
from engine.rules.errors import BadNotation
from engine.rules.options import read_number
from engine.tables.core.model import Person
from engine.tables.people.preferences import DisplaySettings
from engine.tables.time.hours import zones


async def show_own(reply: Reply, settings: DisplaySettings, argument: str) -> None:
    """The panel with that setting."""
    now = reply.interaction.created_at.timestamp()
    page = reminders_page(reply.words, settings, now) if argument in HERE else person_page(reply.words, settings)
    await reply.panel(page)


@action(Verb.SET_DISPLAY)
async def set_own(services: Services, click: Click) -> None:
    """Change a person's setting. Their open panels follow at once."""
    settings = await services.appearance.settings_of(click.user_id)
    if click.argument in (TIMES, SEEN):
        await show_own(click.reply, settings, click.argument)
        return
    locale = str(click.reply.interaction.locale)
    settings = replace(changed(settings, click.argument, click.values), locale=locale)
    await services.appearance.choose(click.person, settings)
    await speak(services, click.reply)
    await show_own(click.reply, settings, click.argument)
    for table, panel in services.panels.of(click.user_id):
        snapshot = services.tables.peek(table)
        seat = snapshot.seat_of(click.user_id) if snapshot else None
        if snapshot is not None and seat is not None and seat.human:
            facts = services.tables, services.activity_log, click.words, snapshot, seat
            needed = await services.appearance.needs_board(snapshot, click.user_id)
            board = needed or shows_board(panel, snapshot, acting=seat in snapshot.actors)
            page = await own_page(*facts, board=board, planning=panel.planning)
            page = await services.appearance.panel(click.words, snapshot, page, seat)
            await services.panels.freshen(snapshot, click.user_id, panel, page, seat in snapshot.actors)


async def answer_settings(services: Services, reply: Reply, zone: str | None) -> None:
    """A person's settings, after setting their time zone if one is given."""
    user = reply.interaction.user
    settings = await services.appearance.settings_of(user.id)
    if zone is not None and zone not in zones():
        await reply.panel(sentence(reply.words("remind.zone_wrong")))
        return
    if zone is not None:
        settings = replace(settings, zone=zone, locale=str(reply.interaction.locale))
        await services.appearance.choose(Person(user.id, user.display_name), settings)
    await show_own(reply, settings, SEEN if zone is None else ZONE)


def may_manage(click: Click) -> bool:
    """Whether Discord says that this person may manage the server."""
    interaction = click.reply.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def managed(click: Click) -> int | None:
    """The server, if this person may manage it. If not, they are told so, and this is None: they may have lost the
    permission since the panel was opened."""
    if may_manage(click):
        return click.reply.interaction.guild_id
    await click.say("settings.not_manager")
    return None


@action(Verb.SERVER_DISPLAY)
async def server(services: Services, click: Click) -> None:
    """A server's settings."""
    guild, channel = await managed(click), click.reply.interaction.channel_id or 0
    if guild is not None:
        settings = await services.appearance.settings_of_server(guild)
        weekly = await services.tables.weekly.of(guild)
        await click.reply.panel(server_page(click.words, settings, weekly, channel))


@action(Verb.SET_SERVER_DISPLAY)
async def set_server(services: Services, click: Click) -> None:
    """Change a server's setting. Its boards follow."""
    guild = await managed(click)
    if guild is None:
        return
    settings = changed(await services.appearance.settings_of_server(guild), click.argument, click.values)
    await services.appearance.choose_for_server(guild, settings)
    await server(services, click)
    await services.tables.all_here()
    for snapshot in services.tables.known(guild_id=guild):
        services.writer.mark(snapshot, visited=True)


def _may_post(interaction: discord.Interaction, channel_id: int | None) -> bool:
    """Whether the bot may post in a channel of the server."""
    if channel_id == interaction.channel_id:
        return interaction.app_permissions.send_messages
    channel = interaction.guild.get_channel(channel_id) if interaction.guild and channel_id else None
    if not isinstance(channel, discord.TextChannel):
        return False
    mine = channel.permissions_for(channel.guild.me)
    return mine.view_channel and mine.send_messages


@action(Verb.WEEKLY)
async def set_weekly(services: Services, click: Click) -> None:
    """Choose where and when the weekly leaderboard is posted."""
    guild, interaction = await managed(click), click.reply.interaction
    if guild is None:
        return
    row = await services.tables.weekly.of(guild)
    if click.argument in (WEEKLY_HERE, WEEKLY_THERE):
        row = replace(
            row, channel_id=interaction.channel_id if click.argument == WEEKLY_HERE else read_user(click.value)
        )
        if not _may_post(interaction, row.channel_id):
            await click.say("weekly.closed")
            return
    elif click.argument == WEEKLY_OFF:
        row = replace(row, channel_id=None)
    elif click.argument == WEEKLY_HOUR and (hour := read_number(click.value)) is not None and hour < 24:
        row = replace(row, hour=hour)
    else:
        raise BadNotation(click.argument, "a choice about the weekly leaderboard")
    await services.tables.weekly.choose(row)
    await server(services, click)


async def answer_server(services: Services, click: Click, zone: str | None) -> None:
    """A server's settings, after setting its time zone if one is given."""
    guild = click.reply.interaction.guild_id
    if zone is not None and guild is not None and may_manage(click):
        if zone not in zones():
            await click.say("remind.zone_wrong")
            return
        await services.tables.weekly.choose(replace(await services.tables.weekly.of(guild), zone=zone))
    await server(services, click)
