"""The command tree: it refuses commands during shutdown and answers unknown ones."""

import logging
from collections.abc import Callable

import discord
from discord import app_commands

from bot.ui.actions.boundary import blocked, speak
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import Page, sentence
from bot.ui.pages.people.first_steps import outside_page
from bot.words import Words

log = logging.getLogger(__name__)

ANYWHERE = {
    *("domino help", "domino rules", "domino learn", "domino solitaire", "domino daily", "domino puzzle"),
    *("results stats", "settings mine", "settings privacy"),
}
"""Commands for a person alone: they also work where the bot is no member."""
FOR_BLOCKED = ("settings mine", "settings privacy", "domino help", "domino rules")
"""Blocked members still use these commands."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands of the bot."""

    stopping = False
    deaf = False
    """Whether nothing can be sent any more."""

    services: Services

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        if self.deaf:
            return False
        self.services.answers.begin()
        if self.stopping:
            await self._say(interaction, lambda words: sentence(words("refusal.shutting_down")))
            return False
        command = interaction.command.qualified_name if interaction.command else ""
        if command not in ANYWHERE and Reply(interaction).outside:
            await self._say(interaction, outside_page)
            return False
        if command in FOR_BLOCKED or not await blocked(self.services, interaction.guild_id, interaction.user.id):
            return True
        await self._say(interaction, lambda words: sentence(words("blocked.you")))
        return False

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Discord still shows a command of an older version, or a completion failed."""
        log.warning("A command was not done: %s", error)
        await self._say(interaction, lambda words: sentence(words("invalid.unknown_command")))

    async def _say(self, interaction: discord.Interaction, page: Callable[[Words], Page]) -> None:
        """Answer a command. A completion gets nothing."""
        if interaction.type is discord.InteractionType.application_command:
            reply = Reply(interaction)
            await speak(self.services, reply)
            await reply.private(page(reply.words))
