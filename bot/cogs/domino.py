"""The commands of `/domino`: they read the options, call the tables, and answer with a page of `bot.ui`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cogs.choices import (
    MEANWHILE_WAIT,
    THREAD,
    command,
    complete_date,
    complete_match,
    complete_options,
    complete_zone,
    read_options_text,
    text,
)
from bot.cogs.events import league_command, night_command, tournament_command
from bot.ui.actions.boundary import answering, blocked
from bot.ui.actions.click import Click
from bot.ui.actions.people.first_steps import as_wanted
from bot.ui.actions.people.history import answer_stats, history_of
from bot.ui.actions.people.leaderboard import leaderboard_of
from bot.ui.actions.people.season import season_of
from bot.ui.actions.people.settings import answer_server, answer_settings
from bot.ui.actions.router import answer_table
from bot.ui.actions.services import Services
from bot.ui.actions.table.away import answer_away
from bot.ui.actions.table.lobby import open_lobby
from bot.ui.actions.table.play import open_at_once
from bot.ui.actions.table.replays import answer_replay
from bot.ui.actions.table.threads import open_in_thread
from bot.ui.actions.table.verify import answer_verify
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import sentence
from bot.ui.pages.people.first_steps import games_page, help_page
from bot.ui.pages.people.history import MINE, Asked
from bot.ui.pages.people.info import about_page, rules_page, tables_page, which_page
from bot.ui.pages.people.leaderboard import Shown
from bot.ui.pages.table.turns import turns_page
from bot.words import words_for
from engine.rules.games import GAMES, MOST_SEATS, SOLITAIRES, is_solitaire
from engine.rules.options import option_specs
from engine.statistics.leaderboard import Measure, Period
from engine.tables.core.model import Person, Snapshot, Status
from engine.tables.people.opening import Wanted
from engine.tables.people.settings import NO_CLOCK, read_clock

Proposals = list[app_commands.Choice[str]]
PUBLISHED = {spec.name: spec.default for spec in option_specs(GAMES[SOLITAIRES[0]].options)}
"""The default options of the solitaire."""


class Domino(app_commands.Group):
    """Everything under `/domino`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="domino", description=text("cmd.domino"), guild_only=True)
        self._services = services
        for make in (night_command, tournament_command, league_command):
            self.add_command(make(services))

    # -- tables -------------------------------------------------------------------------------------------------------

    @command("play")
    @app_commands.rename(first="with", second="and", third="and_also")
    async def play(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        options: str | None = None,
        robots: app_commands.Range[int, 0, MOST_SEATS - 1] = 0,
        time: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        first: discord.Member | None = None,
        second: discord.Member | None = None,
        third: discord.Member | None = None,
        where: str = "here",
    ) -> None:
        """Open a lobby, or show all games. Discord completes up to three invited names; the lobby invites more."""
        services = self._services
        if game is None:
            async with answering(services, interaction) as reply:
                await reply.private(await as_wanted(services, interaction.user.id, games_page(reply.words)))
            return
        guests = [one for one in (first, second, third) if one is not None and not one.bot]
        async with answering(services, interaction, public=True) as reply:
            seconds, increment = read_clock(time or NO_CLOCK)
            asked = [
                Person(one.id, one.display_name)
                for one in guests
                if not await blocked(services, interaction.guild_id, one.id)
            ]
            wanted = Wanted(
                *(game, read_options_text(options or ""), seconds, increment),
                seats=1 if is_solitaire(game) else seats,
                robots=robots,
                asked=asked,
            )
            await (open_in_thread if where == THREAD else open_lobby)(services, reply, wanted)

    @play.autocomplete("options")
    async def play_options(self, interaction: discord.Interaction, current: str) -> Proposals:
        game = getattr(interaction.namespace, "game", None)
        return complete_options(words_for(str(interaction.locale)), str(game), current) if game in GAMES else []

    @command("solitaire")
    async def solitaire(
        self,
        interaction: discord.Interaction,
        rules: str = PUBLISHED["rendition"],
        tiles: str = PUBLISHED["set"],
        show: str = "private",
    ) -> None:
        async with answering(self._services, interaction) as reply:
            options, game = {"rendition": rules, "set": tiles}, SOLITAIRES[0]
            await open_at_once(self._services, reply, game, options, public=show == "public")

    @command("hand")
    async def hand(self, interaction: discord.Interaction) -> None:
        await self._answer(interaction, Verb.HAND, await self._mine(interaction), "tables.none_yours")

    @command("resign")
    async def resign(self, interaction: discord.Interaction) -> None:
        mine = _playing(await self._mine(interaction))
        await self._answer(interaction, Verb.RESIGN, mine, "tables.none_yours")

    @command("tally")
    async def tally(self, interaction: discord.Interaction) -> None:
        tables = _playing(await self._here(interaction)) or await self._mine(interaction)
        await self._answer(interaction, Verb.TALLY, tables, "tables.none_here")

    @command("log")
    async def log(self, interaction: discord.Interaction) -> None:
        tables = _playing(await self._here(interaction)) or await self._mine(interaction)
        await self._answer(interaction, Verb.LOG, tables, "tables.none_here")

    @command("board")
    async def board(self, interaction: discord.Interaction, show: str = "public") -> None:
        here = await self._here(interaction)
        if show == "public" and len(here) == 1:
            async with answering(self._services, interaction, public=True) as reply:
                await self._services.writer.answer(reply, here[0])
            return
        verb = Verb.REPOST if show == "public" else Verb.BOARD
        await self._answer(interaction, verb, here, "tables.none_here")

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

    @command("move")
    async def move(self, interaction: discord.Interaction) -> None:
        """Move a hosted table to this channel. Tables of a deleted channel come first; managers move those too."""
        everywhere = await self._services.tables.tables_in(guild_id=interaction.guild_id)
        manager, user = interaction.permissions.manage_guild, interaction.user.id
        gone = [table for table in everywhere if table.homeless and (manager or table.host_id == user)]
        elsewhere = [table for table in everywhere if table.channel.channel_id != interaction.channel_id]
        mine = [table for table in elsewhere if table.host_id == user and table.public]
        await self._answer(interaction, Verb.MOVE_TABLE, gone or mine, "move.none")

    async def _answer(
        self, interaction: discord.Interaction, verb: Verb, tables: Sequence[Snapshot], none: str
    ) -> None:
        """Press the button `verb` of the only table, ask which of several, or say that there is none."""
        async with answering(self._services, interaction) as reply:
            if not tables:
                await reply.private(sentence(reply.words(none)))
            elif len(tables) == 1:
                await answer_table(self._services, reply, tables[0], verb)
            else:
                await reply.private(which_page(reply.words, tables, verb))

    async def _mine(self, interaction: discord.Interaction) -> list[Snapshot]:
        """The person's tables of this channel, or else of this server."""
        seated = await self._services.tables.tables_of(interaction.user.id)
        mine = [table for table in seated if table.channel.guild_id == interaction.guild_id]
        here = [table for table in mine if table.channel.channel_id == interaction.channel_id]
        return here or mine

    async def _here(self, interaction: discord.Interaction) -> list[Snapshot]:
        """The public tables of this channel."""
        here = await self._services.tables.tables_in(channel_id=interaction.channel_id)
        return [table for table in here if table.public]

    @command("tables")
    async def tables(self, interaction: discord.Interaction) -> None:
        open_here = await self._services.tables.tables_in(guild_id=interaction.guild_id)
        found = [table for table in open_here if table.public]
        async with answering(self._services, interaction) as reply:
            await reply.private(tables_page(reply.words, found, manages=interaction.permissions.manage_guild))

    @command("turns")
    async def turns(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            mine = await self._services.tables.tables_of(interaction.user.id, asked=True)
            await reply.private(turns_page(reply.words, mine, interaction.user.id))

    # -- results ------------------------------------------------------------------------------------------------------

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

    @command("season")
    async def season(self, interaction: discord.Interaction) -> None:
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

    # -- settings and help --------------------------------------------------------------------------------------------

    @command("rules")
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        async with answering(self._services, interaction) as reply:
            page = rules_page(reply.words, game)
            await reply.private(await as_wanted(self._services, interaction.user.id, page))

    @command("settings")
    async def settings(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            await answer_settings(self._services, reply, zone)

    @command("server")
    async def server(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            click = Click(reply, ControlId(NO_TABLE, 0, Verb.SERVER_DISPLAY), None, {})
            await answer_server(self._services, click, zone)

    @settings.autocomplete("zone")
    @server.autocomplete("zone")
    async def time_zone(self, interaction: discord.Interaction, current: str) -> Proposals:
        return complete_zone(current)

    @command("help")
    async def help(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(help_page(reply.words))

    @command("about")
    async def about(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(about_page(reply.words))


def _playing(tables: Sequence[Snapshot]) -> list[Snapshot]:
    return [table for table in tables if table.status is Status.PLAYING]
