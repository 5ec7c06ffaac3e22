"""The commands of `/settings`: of a person, and of a server."""

import discord

from bot.cogs.choices import ANY_PLACE, MEANWHILE_WAIT, Commands, Proposals, complete_date, complete_zone, private
from bot.ui.actions.click import Click
from bot.ui.actions.people.server_rules import answer_server
from bot.ui.actions.people.settings import answer_settings
from bot.ui.actions.people.settings import privacy as show_privacy
from bot.ui.actions.table.away import answer_away
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.words import words_for
from engine.tables.table.model import Person


class Settings(Commands):
    """Everything under `/settings`."""

    where = ANY_PLACE

    @private("mine")
    async def mine(self, reply: Reply, zone: str | None = None) -> None:
        await answer_settings(self.services, reply, zone)

    @private("privacy")
    async def privacy(self, reply: Reply) -> None:
        await show_privacy(self.services, Click(reply, ControlId(NO_TABLE, 0, Verb.PRIVACY), None, {}))

    @private("server")
    async def server(self, reply: Reply, zone: str | None = None) -> None:
        click = Click(reply, ControlId(NO_TABLE, 0, Verb.SERVER_DISPLAY), None, {})
        await answer_server(self.services, click, zone)

    @mine.autocomplete("zone")
    @server.autocomplete("zone")
    async def time_zone(self, interaction: discord.Interaction, current: str) -> Proposals:
        return complete_zone(current)

    @private("away")
    async def away(
        self,
        reply: Reply,
        until: str | None = None,
        meanwhile: str = MEANWHILE_WAIT,
        sits_in: discord.Member | None = None,
    ) -> None:
        friend = None if sits_in is None or sits_in.bot else Person(sits_in.id, sits_in.display_name)
        wait = meanwhile == MEANWHILE_WAIT and friend is None
        await answer_away(self.services, reply, until, wait=wait, friend=friend)

    @away.autocomplete("until")
    async def away_until(self, interaction: discord.Interaction, current: str) -> Proposals:
        return complete_date(words_for(str(interaction.locale)), current, interaction.created_at.timestamp())
