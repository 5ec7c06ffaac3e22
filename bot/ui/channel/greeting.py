"""Says hello on a new server: in its system channel, else in the first channel where everyone reads and the bot may
write, else in a direct message to the person who added the bot, if the audit log tells who that was."""

import logging
from collections.abc import Iterator

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.pages.page import render
from bot.ui.pages.people.first_steps import welcome_page
from bot.words import words_for

log = logging.getLogger(__name__)

ENTRIES = 10
"""The latest bots added, among which the audit log is searched for this one."""


async def greet(guild: discord.Guild) -> None:
    """Send the welcome to the first place that takes it."""
    page = welcome_page(words_for(str(guild.preferred_locale)))
    for channel in _channels(guild):
        try:
            await channel.send(view=render(page))
            return
        except DISCORD_ERRORS as error:
            log.info("The welcome on server %d was not taken: %s", guild.id, error)
    try:
        if (person := await _who_added(guild)) is not None:
            await person.send(view=render(page))
    except DISCORD_ERRORS as error:
        log.info("The welcome on server %d reached no one: %s", guild.id, error)


def _channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """The system channel, then the others from the top, where everyone reads and the bot may write."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in dict.fromkeys([*first, *guild.text_channels]):
        mine, everyone = channel.permissions_for(guild.me), channel.permissions_for(guild.default_role)
        if mine.view_channel and mine.send_messages and (channel in first or everyone.view_channel):
            yield channel


async def _who_added(guild: discord.Guild) -> discord.User | discord.Member | None:
    """The person who added the bot; None if the bot may not know."""
    if not guild.me.guild_permissions.view_audit_log:
        return None
    async for entry in guild.audit_logs(limit=ENTRIES, action=discord.AuditLogAction.bot_add):
        if entry.target is not None and entry.target.id == guild.me.id:
            return entry.user
    return None
