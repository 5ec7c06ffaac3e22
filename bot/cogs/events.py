"""The commands of `/events`: a panel to plan one, and the list."""

import discord
from discord import app_commands

from bot.cogs.choices import command, text
from bot.ui.actions.boundary import answering
from bot.ui.actions.planning import begin_plan
from bot.ui.actions.services import Services
from bot.ui.pages.events.plan import events_page
from engine.events.model import Kind


class Events(app_commands.Group):
    """Everything under `/events`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="events", description=text("cmd.events"), guild_only=True)
        self._services = services

    @command("night")
    async def night(self, interaction: discord.Interaction) -> None:
        await self._plan(interaction, Kind.GAME_NIGHT)

    @command("tournament")
    async def tournament(self, interaction: discord.Interaction) -> None:
        await self._plan(interaction, Kind.SWISS)

    async def _plan(self, interaction: discord.Interaction, kind: Kind) -> None:
        async with answering(self._services, interaction) as reply:
            await begin_plan(self._services, reply, kind)

    @command("list")
    async def listed(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            events = self._services.events.unfinished(interaction.guild_id)
            await reply.private(events_page(reply.words, events))
