"""The error boundary of the commands: whatever one raises, the person gets a sentence."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

import discord
from discord import app_commands

from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.refusals import refusal_text
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal

log = logging.getLogger(__name__)


@asynccontextmanager
async def answering(
    services: Services, interaction: discord.Interaction, *, public: bool = False
) -> AsyncIterator[Reply]:
    """The answer to a command. A refusal becomes its sentence, and a fault of ours a note with a number to find it."""
    services.answers.begin()
    reply = Reply(interaction)
    reply.defer_if_slow(public=public)
    try:
        yield reply
    except Refused as refused:
        if refused.refusal is TableRefusal.DUPLICATE:
            return  # Discord has delivered it twice; the first one is answered
        await reply.private(sentence(refusal_text(reply.words, refused)))
    except Exception:
        reference = uuid4().hex[:8]
        log.exception("A command failed (error %s).", reference)
        if not reply.sent:
            await reply.private(sentence(reply.words("invalid.error", reference=reference)))
    finally:
        await reply.finish()


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands; none is begun while the bot is going down, and an unknown one is answered too."""

    stopping = False

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        if self.stopping and interaction.type is discord.InteractionType.application_command:
            reply = Reply(interaction)
            await reply.private(sentence(reply.words("stopping")))
        return not self.stopping

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """A command of an older version that Discord still shows, or a completion that failed."""
        log.warning("A command was not done: %s", error)
        if interaction.type is discord.InteractionType.application_command:
            reply = Reply(interaction)
            await reply.private(sentence(reply.words("invalid.unknown_command")))
