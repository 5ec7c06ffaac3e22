"""The commands of `/results`: what people have played and won."""

import discord
from discord import app_commands

from bot.cogs.choices import ANY_PLACE, Commands, Proposals, command, complete_match, private
from bot.ui.actions.boundary import answering
from bot.ui.actions.people.results import answer_stats, history_of, leaderboard_of, season_of
from bot.ui.actions.table.deals import answer_verify
from bot.ui.actions.table.replays import answer_replay
from bot.ui.channel.reply import Reply
from bot.ui.pages.people.leaderboard import Shown
from bot.ui.pages.people.results import MINE, Asked
from engine.statistics.leaderboard import Measure, Period


class Results(Commands):
    """Everything under `/results`."""

    where = ANY_PLACE

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
        async with answering(self.services, interaction, public=public) as reply:
            page = await leaderboard_of(self.services, reply, shown, public=public)
            await (reply.public(page) if public else reply.private(page))

    @private("seasons")
    async def seasons(self, reply: Reply) -> None:
        await reply.private(await season_of(self.services, reply))

    @private("history")
    async def history(
        self, reply: Reply, of: str = MINE, player: discord.Member | None = None, game: str | None = None
    ) -> None:
        whose = of if player is None or player.id == reply.interaction.user.id else str(player.id)
        await reply.private(await history_of(self.services, reply, Asked(whose, game or "")))

    @command("stats")
    async def stats(
        self,
        interaction: discord.Interaction,
        player: discord.Member | None = None,
        game: str | None = None,
        show: str = "private",
    ) -> None:
        public, who = show == "public", player or interaction.user
        async with answering(self.services, interaction, public=public) as reply:
            await answer_stats(self.services, reply, who.id, who.display_name, game or "", public=public)

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
        async with answering(self.services, interaction, public=public) as reply:
            await answer_replay(self.services, reply, match, number, public=public)

    @private("verify")
    async def verify(self, reply: Reply, match: str | None = None) -> None:
        await answer_verify(self.services, reply, match)

    @replay.autocomplete("match")
    @verify.autocomplete("match")
    async def past_match(self, interaction: discord.Interaction, current: str) -> Proposals:
        reply = Reply(interaction)
        return await complete_match(reply.words, self.services, reply.channel, interaction.user.id, current)
