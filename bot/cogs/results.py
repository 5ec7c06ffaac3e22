"""The commands of `/results`: what people have played and won."""

import discord
from discord import app_commands

from bot.cogs.choices import ANY_PLACE, Proposals, command, complete_match, text
from bot.ui.actions.boundary import answering
from bot.ui.actions.people.results import answer_stats, history_of, leaderboard_of, season_of
from bot.ui.actions.services import Services
from bot.ui.actions.table.deals import answer_verify
from bot.ui.actions.table.replays import answer_replay
from bot.ui.channel.reply import Reply
from bot.ui.pages.people.leaderboard import Shown
from bot.ui.pages.people.results import MINE, Asked
from engine.statistics.leaderboard import Measure, Period


class Results(app_commands.Group):
    """Everything under `/results`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="results", description=text("cmd.results"), **ANY_PLACE)
        self._services = services

    @command("leaderboard")
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str = "",
        by: str = Measure.WINS,
        period: str = Period.ALL,
        show: str = "private",
    ) -> None:
        public, shown = show == "public", Shown(game, Measure(by), Period(period))
        async with answering(self._services, interaction, public=public) as reply:
            page = await leaderboard_of(self._services, reply, shown, public=public)
            await (reply.public(page) if public else reply.private(page))

    @command("seasons")
    async def seasons(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(await season_of(self._services, reply))

    @command("history")
    async def history(
        self,
        interaction: discord.Interaction,
        of: str = MINE,
        player: discord.Member | None = None,
        game: str | None = None,
    ) -> None:
        async with answering(self._services, interaction) as reply:
            whose = of if player is None or player.id == interaction.user.id else str(player.id)
            await reply.private(await history_of(self._services, reply, Asked(whose, game or "")))

    @command("stats")
    async def stats(
        self,
        interaction: discord.Interaction,
        player: discord.Member | None = None,
        game: str | None = None,
        show: str = "private",
    ) -> None:
        public, who = show == "public", player or interaction.user
        async with answering(self._services, interaction, public=public) as reply:
            await answer_stats(self._services, reply, who.id, who.display_name, game or "", public=public)

    @command("replay")
    @app_commands.rename(number="round")
    async def replay(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        number: app_commands.Range[int, 1, 99] | None = None,
        show: str = "public",
    ) -> None:
        public = show == "public"
        async with answering(self._services, interaction, public=public) as reply:
            await answer_replay(self._services, reply, match, number, public=public)

    @command("verify")
    async def verify(self, interaction: discord.Interaction, match: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            await answer_verify(self._services, reply, match)

    @replay.autocomplete("match")
    @verify.autocomplete("match")
    async def past_match(self, interaction: discord.Interaction, current: str) -> Proposals:
        reply = Reply(interaction)
        return await complete_match(reply.words, self._services, reply.channel, interaction.user.id, current)
