"""The commands in Discord's own menus: on a member, and on a board."""

import discord
from discord import app_commands

from bot.cogs.choices import text
from bot.ui.actions.boundary import Unable, answering, blocked
from bot.ui.actions.people.results import answer_stats
from bot.ui.actions.router import answer_table
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import sentence
from bot.words.names import safe_name
from engine.tables.edits.lobby import Invite
from engine.tables.table.model import Person, Status


def menus(services: Services) -> list[app_commands.ContextMenu]:
    """Domino stats and Invite to a table for a member, My hand for a board."""

    async def stats(interaction: discord.Interaction, member: discord.Member) -> None:
        async with answering(services, interaction) as reply:
            await answer_stats(services, reply, member.id, member.display_name, "", public=False)

    async def invite(interaction: discord.Interaction, member: discord.Member) -> None:
        """Invite the member to the person's newest lobby on this server."""
        async with answering(services, interaction) as reply:
            seated = await services.tables.tables_of(interaction.user.id)
            here = [table for table in seated if table.channel.guild_id == interaction.guild_id]
            lobbies = [table for table in here if table.status is Status.LOBBY and table.public]
            if not lobbies:
                raise Unable("menu.no_lobby")
            if member.bot or await blocked(services, interaction.guild_id, member.id):
                raise Unable("menu.cannot_play", name=safe_name(reply.words, member.display_name))
            guest = Person(member.id, member.display_name)
            await services.tables.change(lobbies[-1].id, Invite((guest,)), reply.person, click=interaction.id)
            await reply.private(sentence(reply.words("invite.done")))

    async def hand(interaction: discord.Interaction, message: discord.Message) -> None:
        async with answering(services, interaction) as reply:
            tables = await services.tables.tables_in(channel_id=interaction.channel_id)
            table = next((table for table in tables if table.message_id == message.id), None)
            if table is None:
                raise Unable("menu.no_board")
            await answer_table(services, reply, table, Verb.HAND)

    found = {"menu.stats": stats, "menu.invite": invite, "menu.hand": hand}
    made = [app_commands.ContextMenu(name=text(key), callback=callback) for key, callback in found.items()]  # type: ignore[arg-type]  # discord.py's types take no unions of callbacks
    for menu in made:
        menu.guild_only = True
    return made
