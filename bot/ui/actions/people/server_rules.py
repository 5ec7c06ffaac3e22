"""The panel where managers choose their server's rules, block members, and read the log of their actions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.ui.actions.boundary import Told, Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.people.permissions import lacking_by_channel
from bot.ui.actions.people.settings import managed, may_manage
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people import server_rules as panel
from bot.ui.pages.people.results import read_user
from bot.ui.pages.people.settings import QUIET, ZONE, changed
from engine.events.privacy import take_out
from engine.rules.errors import BadNotation
from engine.rules.options import read_number
from engine.tables.keeping.moderation import CHOSEN, PAGES, Deed, Kind
from engine.tables.table.hours import NO_HOURS, zones

PAGE_OF: Final = {rule.name: page for page, rules in PAGES.items() for rule in rules}


async def show(services: Services, click: Click, guild: int, what: str) -> None:
    """A page of the panel."""
    interaction = click.reply.interaction
    rules = await services.tables.moderation.of(guild)
    lacking: Mapping[int, Sequence[str]] = lacking_by_channel(interaction, rules) if what == "permissions" else {}
    settings, weekly = await services.appearance.settings_of_server(guild), await services.statistics.weekly.of(guild)
    channel, now = interaction.channel_id or 0, interaction.created_at.timestamp()
    facts = panel.ServerFacts(rules, settings, weekly, channel, lacking, now)
    await click.reply.panel(panel.server_panel(click.words, facts, what))


@action(Verb.SERVER_DISPLAY)
async def server(services: Services, click: Click) -> None:
    """The first page."""
    await show(services, click, managed(click), panel.OVERVIEW)


@action(Verb.SERVER_RULES)
async def server_rules(services: Services, click: Click) -> None:
    """Show a page, after changing a rule or blocking a member."""
    guild, moderation = managed(click), services.tables.moderation
    rules, by, page = await moderation.of(guild), click.person, click.argument
    if click.head == panel.SET:
        page = await _set(services, click, guild, click.tail)
    elif click.argument == "exclude":
        page = "members"
        for person in click.people():
            if person.user_id == click.user_id:
                raise Unable("server.not_yourself")
            await moderation.change(guild, rules.blocking(guild, person), by, Deed.BLOCKED, person.name, person.user_id)
            await take_out(services.tables, services.events, person.user_id, guild)
    elif click.argument == "admit":
        page = "members"
        for blocked in (one for one in rules.blocked if one.key == click.value):
            await moderation.change(
                guild, rules.unblocking(blocked.key), by, Deed.UNBLOCKED, blocked.name, blocked.user_id
            )
    elif page not in panel.ALL_PAGES:
        raise BadNotation(page, "a page of the server's rules")
    await show(services, click, guild, page)


async def _set(services: Services, click: Click, guild: int, name: str) -> str:
    """Change a rule. Returns its page."""
    try:
        value = CHOSEN[name].read(click.values)
    except (KeyError, ValueError) as error:
        raise BadNotation(name, "a rule of the server") from error
    if CHOSEN[name].kind is Kind.CHANNEL and value and not _may_post(click.reply.interaction, value[0]):
        raise Unable("weekly.closed")
    rules = replace(await services.tables.moderation.of(guild), **{name: value})
    await services.tables.moderation.change(guild, rules, click.person, Deed.CHANGED, name)
    return PAGE_OF[name]


@action(Verb.SET_SERVER_DISPLAY)
async def set_server(services: Services, click: Click) -> None:
    """Change how the server's boards look, its time zone or quiet hours. Open boards follow."""
    guild = managed(click)
    before = await services.appearance.settings_of_server(guild)
    settings = changed(before, click.argument, click.values)
    page, weekly = "boards" if click.argument not in (ZONE, QUIET) else "defaults", services.statistics.weekly
    if click.argument == ZONE:
        await weekly.choose(replace(await weekly.of(guild), zone=settings.zone))
        settings = settings if before.quiet_hours else before
    elif click.argument == QUIET:
        zone = (await weekly.of(guild)).zone
        settings = replace(settings, zone="" if settings.quiet == NO_HOURS else zone)
    await services.appearance.choose_for_server(guild, settings)
    await services.tables.moderation.note(guild, click.person, Deed.CHANGED, page)
    await show(services, click, guild, page)
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
    guild, interaction = managed(click), click.reply.interaction
    row = await services.statistics.weekly.of(guild)
    if click.argument in (panel.WEEKLY_HERE, panel.WEEKLY_THERE):
        channel = interaction.channel_id if click.argument == panel.WEEKLY_HERE else read_user(click.value)
        if not _may_post(interaction, channel):
            raise Unable("weekly.closed")
        row = replace(row, channel_id=channel)
    elif click.argument == panel.WEEKLY_OFF:
        row = replace(row, channel_id=None)
    elif click.argument == panel.WEEKLY_HOUR and (hour := read_number(click.value)) is not None and hour < 24:
        row = replace(row, hour=hour)
    else:
        raise BadNotation(click.argument, "a choice about the weekly leaderboard")
    await services.statistics.weekly.choose(row)
    await services.tables.moderation.note(guild, click.person, Deed.CHANGED, "posts")
    await show(services, click, guild, "posts")


async def answer_server(services: Services, click: Click, zone: str | None) -> None:
    """The first page, after setting the server's time zone if one is given."""
    guild = click.reply.interaction.guild_id
    if zone is not None and guild is not None and may_manage(click):
        if zone not in zones():
            raise Told("remind.zone_wrong")
        await services.statistics.weekly.choose(replace(await services.statistics.weekly.of(guild), zone=zone))
    await server(services, click)
