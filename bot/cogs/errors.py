"""The command tree with one error boundary: whatever a command raises, the person gets a sentence."""

from __future__ import annotations

import logging
from uuid import uuid4

import discord
from discord import app_commands

from bot.ui.page import sentence
from bot.ui.refusals import refusal_text
from bot.ui.reply import Reply
from engine.rules.errors import BadNotation, Refused

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """Answers failed commands; refuses all of them while the bot is going down."""

    stopping = False

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """No command is begun while the bot is going down."""
        if self.stopping and interaction.type is discord.InteractionType.application_command:
            reply = Reply(interaction)
            await reply.private(sentence(reply.words("stopping")))
        return not self.stopping

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Say what was wrong."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("Completing a command failed: %s", error)
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        reply = Reply(interaction)
        if isinstance(cause, Refused):
            await reply.private(sentence(refusal_text(reply.words, cause)))
            return
        if isinstance(cause, BadNotation) or isinstance(error, app_commands.CommandNotFound):
            await reply.private(sentence(reply.words("astray.unknown_button")))
            return
        reference = uuid4().hex[:8]
        log.error("A command failed (error %s).", reference, exc_info=cause)
        await reply.private(sentence(reply.words("astray.error", reference=reference)))
