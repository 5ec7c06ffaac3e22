"""The panel where managers choose their server's rules, block members, and read the log of their actions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import methodcaller
from typing import Any, Final

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
from engine.events.privacy import block
from engine.rules.errors import BadNotation
from engine.rules.options import read_number
from engine.statistics.weekly import WeeklyRow
from engine.tables.keeping.moderation import CHOSEN, PAGES, Deed, Kind, ServerChoices
from engine.tables.table.hours import NO_HOURS, zones

Posting = Callable[[WeeklyRow], WeeklyRow]
"""As `Weekly.chosen` gives it."""
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
    by, page = click.person, click.argument
    if click.head == panel.SET:
        page = await _set(services, click, guild, click.tail)
    elif click.argument == "exclude":
        page, people = "members", click.people()
        if click.user_id in [person.user_id for person in people]:
            raise Unable("server.not_yourself")
        for person in people:
            await block(services.tables, services.events, guild, person, by)
    elif click.argument == "admit":
        page = "members"
        for blocked in (one for one in (await moderation.of(guild)).blocked if one.key == click.value):
            admit = methodcaller("unblocking", blocked.key)
            await moderation.set_rules(guild, admit, by, Deed.UNBLOCKED, blocked.name, blocked.user_id)
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
    edit = partial(replace, **{name: value})
    await services.tables.moderation.set_rules(guild, edit, click.person, Deed.CHANGED, name)
    return PAGE_OF[name]


@action(Verb.SET_SERVER_DISPLAY)
async def set_server(services: Services, click: Click) -> None:
    """Change how the server's boards look, its time zone or quiet hours. Open boards follow."""
    guild = managed(click)
    page = "boards" if click.argument not in (ZONE, QUIET) else "defaults"
    edit = partial(_looking, services.statistics.weekly.chosen(), argument=click.argument, values=click.values)
    await services.tables.moderation.choose(guild, edit, click.person, Deed.CHANGED, page)
    await show(services, click, guild, page)
    await services.tables.all_here()
    for snapshot in services.tables.known(guild_id=guild):
        services.writer.mark(snapshot, visited=True)


def _looking(posting: Posting, before: ServerChoices, argument: str, values: Sequence[str]) -> ServerChoices:
    """The server's choices after this one. The time zone is that of the weekly leaderboard too."""
    display = changed(before.display, argument, values)
    if argument == ZONE:
        return in_zone(posting, before, display.zone)
    if argument == QUIET:
        display = replace(display, zone="" if display.quiet == NO_HOURS else before.weekly.zone)
    return replace(before, display=display)


def in_zone(posting: Posting, before: ServerChoices, zone: str) -> ServerChoices:
    """The server's choices with this time zone."""
    display = replace(before.display, zone=zone) if before.display.quiet_hours else before.display
    return replace(before, display=display, weekly=posting(replace(before.weekly, zone=zone)))


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
    """Choose where and when the weekly leaderboard and the result of the daily row are posted."""
    guild, interaction = managed(click), click.reply.interaction
    if click.argument == panel.DAILY and not click.values:
        chosen: dict[str, Any] = {"daily_channel_id": None}
    elif click.argument in (panel.WEEKLY_HERE, panel.WEEKLY_THERE, panel.DAILY):
        channel = interaction.channel_id if click.argument == panel.WEEKLY_HERE else read_user(click.value)
        if not _may_post(interaction, channel):
            raise Unable("weekly.closed")
        chosen = {"daily_channel_id" if click.argument == panel.DAILY else "channel_id": channel}
    elif click.argument == panel.WEEKLY_OFF:
        chosen = {"channel_id": None}
    elif click.argument == panel.WEEKLY_HOUR and (hour := read_number(click.value)) is not None and hour < 24:
        chosen = {"hour": hour}
    else:
        raise BadNotation(click.argument, "a choice about regular posts")

    posting = services.statistics.weekly.chosen()

    def edit(before: ServerChoices) -> ServerChoices:
        return replace(before, weekly=posting(replace(before.weekly, **chosen)))

    await services.tables.moderation.choose(guild, edit, click.person, Deed.CHANGED, "posts")
    await show(services, click, guild, "posts")


async def answer_server(services: Services, click: Click, zone: str | None) -> None:
    """The first page, after setting the server's time zone if one is given."""
    guild = click.reply.interaction.guild_id
    if zone is not None and guild is not None and may_manage(click):
        if zone not in zones():
            raise Told("remind.zone_wrong")
        edit = partial(in_zone, services.statistics.weekly.chosen(), zone=zone)
        await services.tables.moderation.choose(guild, edit, click.person, Deed.CHANGED, "defaults")
    await server(services, click)
