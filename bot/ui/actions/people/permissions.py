"""The bot's permissions: which are missing in a channel, and how the bot behaves there without them."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.invite import PERMISSIONS
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from engine.tables.keeping.moderation import ServerRules

IN_CHANNEL: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What a table needs in a channel."""
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_EVENT: Final = (*IN_CHANNEL, "create_public_threads", "send_messages_in_threads")
ALL: Final = tuple(permission.name for permission in PERMISSIONS)
NEEDS_VIEW: Final = 1
"""Without View Channels, the other permissions make no difference."""


def lacking(permissions: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The needed permissions that are missing."""
    missing = tuple(name for name in needed if not getattr(permissions, name))
    return missing[:NEEDS_VIEW] if ALL[0] in missing else missing


async def tell_lacking(reply: Reply, needed: Sequence[str] | None = None) -> None:
    """Tell the host of a new table, in one line, how the bot behaves in this channel."""
    if needed is None:
        needed = IN_THREAD if isinstance(reply.interaction.channel, discord.Thread) else IN_CHANNEL
    missing = lacking(reply.interaction.app_permissions, needed)
    if missing:
        effects = reply.words.listing([reply.words(f"without.{name}") for name in missing])
        await reply.private(sentence(reply.words("perm.here", effects=effects)))


def lacking_by_channel(interaction: discord.Interaction, rules: ServerRules) -> dict[int, tuple[str, ...]]:
    """The missing permissions of each channel where tables may be opened and that the person can see."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return {}
    return {
        channel.id: lacking(channel.permissions_for(guild.me), ALL)
        for channel in guild.text_channels
        if rules.allows(channel.id, channel.category_id) and channel.permissions_for(person).view_channel
    }
