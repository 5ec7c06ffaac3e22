"""The commands of `/settings`: of a person, and of a server."""

import discord
from discord import app_commands

from bot.cogs.choices import ANY_PLACE, MEANWHILE_WAIT, Proposals, command, complete_date, complete_zone, text
from bot.ui.actions.boundary import answering
from bot.ui.actions.click import Click
from bot.ui.actions.people.server_rules import answer_server
from bot.ui.actions.people.settings import answer_settings
from bot.ui.actions.people.settings import privacy as show_privacy
from bot.ui.actions.services import Services
from bot.ui.actions.table.away import answer_away
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.words import words_for
from engine.tables.core.model import Person


class Settings(app_commands.Group):
    """Everything under `/settings`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="settings", description=text("cmd.settings"), **ANY_PLACE)
        self._services = services

    @command("mine")
    async def mine(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            await answer_settings(self._services, reply, zone)

    @command("privacy")
    async def privacy(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await show_privacy(self._services, Click(reply, ControlId(NO_TABLE, 0, Verb.PRIVACY), None, {}))

    @command("server")
    async def server(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            click = Click(reply, ControlId(NO_TABLE, 0, Verb.SERVER_DISPLAY), None, {})
            await answer_server(self._services, click, zone)

    @mine.autocomplete("zone")
    @server.autocomplete("zone")
    async def time_zone(self, interaction: discord.Interaction, current: str) -> Proposals:
        return complete_zone(current)

    @command("away")
    async def away(
        self,
        interaction: discord.Interaction,
        until: str | None = None,
        meanwhile: str = MEANWHILE_WAIT,
        sits_in: discord.Member | None = None,
    ) -> None:
        friend = None if sits_in is None or sits_in.bot else Person(sits_in.id, sits_in.display_name)
        wait = meanwhile == MEANWHILE_WAIT and friend is None
        async with answering(self._services, interaction) as reply:
            await answer_away(self._services, reply, until, wait=wait, friend=friend)

    @away.autocomplete("until")
    async def away_until(self, interaction: discord.Interaction, current: str) -> Proposals:
        return complete_date(words_for(str(interaction.locale)), current, interaction.created_at.timestamp())
