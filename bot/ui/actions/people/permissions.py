"""The bot's permissions: which are missing in a channel, and how the bot behaves there without them."""

import discord

from bot.ui.channel.obstacles import ALL, READ, THREADS, lacking, named, shut_out, writing
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from engine.tables.keeping.moderation import ServerRules


async def tell_lacking(reply: Reply, *, threads: bool = False) -> None:
    """Tell who has just opened a table or an event in the channel, in one line, what is different there. `threads`: it
    opens threads, where they can exist."""
    asked, channel = reply.interaction, reply.interaction.channel
    me = asked.guild.me if asked.guild else None
    if me is not None and (timeout := shut_out(me, asked.created_at.timestamp())):
        await reply.private(sentence(timeout.told(reply.words)))
        return
    needed = (*writing(channel), *READ, *(THREADS if threads and isinstance(channel, discord.TextChannel) else ()))
    if missing := lacking(asked.app_permissions, needed):
        effects = reply.words.listing([reply.words(f"without.{name}") for name in missing])
        await reply.private(
            sentence(reply.words("perm.here", effects=effects, permissions=named(reply.words, missing)))
        )


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
