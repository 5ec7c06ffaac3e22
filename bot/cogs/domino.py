"""The commands of `/domino`: they read what was asked, call the tables, and answer with a page of `bot.ui`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cogs.choices import (
    CLOCK_CHOICES,
    GAME_CHOICES,
    MEANWHILE_CHOICES,
    MEASURE_CHOICES,
    OF_CHOICES,
    PERIOD_CHOICES,
    SHOW_CHOICES,
    THREAD,
    WAIT,
    WHERE_CHOICES,
    complete_date,
    complete_match,
    complete_options,
    complete_zone,
    read_options_text,
    text,
)
from bot.cogs.duels import league_command, tournament_command
from bot.cogs.errors import answering
from bot.cogs.night import night_command
from bot.ui.actions.click import Click
from bot.ui.actions.people.first_steps import as_wanted
from bot.ui.actions.people.history import answer_stats, history_of
from bot.ui.actions.people.leaderboard import leaderboard_of
from bot.ui.actions.people.season import season_of
from bot.ui.actions.people.settings import answer_server, answer_settings
from bot.ui.actions.router import answer_table
from bot.ui.actions.services import Services
from bot.ui.actions.table.away import answer_away
from bot.ui.actions.table.play import open_at_once
from bot.ui.actions.table.replays import answer_replay
from bot.ui.actions.table.round import post_board
from bot.ui.actions.table.threads import open_in_thread
from bot.ui.actions.table.verify import answer_verify
from bot.ui.channel.public_messages import answer_note
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import sentence
from bot.ui.pages.people.first_steps import games_page, help_page
from bot.ui.pages.people.history import MINE, Asked
from bot.ui.pages.people.info import about_page, rules_page, tables_page, which_page
from bot.ui.pages.people.leaderboard import Shown
from bot.ui.pages.table.clock import NO_CLOCK, read_clock
from bot.ui.pages.table.lobby import lobby_page
from bot.ui.pages.table.turns import turns_page
from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES, MOST_SEATS, is_solitaire
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaire
from engine.statistics.leaderboard import Measure, Period
from engine.tables.core.model import ChannelRef, Person, Snapshot, Status


def channel_of(interaction: discord.Interaction) -> ChannelRef:
    """Where a command was used."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Refusal.NOT_A_MOVE_HERE)
    return ChannelRef(interaction.guild_id, interaction.channel_id)


def person_of(interaction: discord.Interaction) -> Person:
    """Who used a command, with the name shown on this server."""
    return Person(interaction.user.id, interaction.user.display_name)


class Domino(app_commands.Group):
    """Everything under `/domino`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="domino", description=text("cmd.domino"), guild_only=True)
        self._services = services
        for command in (night_command, tournament_command, league_command):
            self.add_command(command(services))

    @app_commands.command(name="play", description=text("cmd.play"))
    @app_commands.describe(
        game=text("cmd.play.game"),
        options=text("cmd.play.options"),
        seats=text("cmd.play.seats"),
        robots=text("cmd.play.robots"),
        time=text("cmd.play.time"),
        where=text("cmd.play.where"),
        first=text("cmd.play.with"),
        second=text("cmd.play.with_more"),
        third=text("cmd.play.with_more"),
    )
    @app_commands.rename(first="with", second="and", third="and_also")
    @app_commands.choices(game=GAME_CHOICES, time=CLOCK_CHOICES, where=WHERE_CHOICES)
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
        """Open a lobby; without a game, show them all. Whom to play with is asked by options of Discord's own kind for
        people, which complete names and tell who they are; Invite in the lobby takes more of them."""
        if game is None:
            async with answering(self._services, interaction) as reply:
                page = await as_wanted(self._services, interaction.user.id, games_page(reply.words))
                await reply.private(page)
            return
        asked = [Person(one.id, one.display_name) for one in (first, second, third) if one is not None and not one.bot]
        async with answering(self._services, interaction, public=True) as reply:
            seconds, increment = read_clock(time or NO_CLOCK)

            async def begin(channel: ChannelRef, posting: str | None) -> Snapshot:
                return await self._services.tables.open(
                    channel,
                    person_of(interaction),
                    game,
                    read_options_text(options or ""),
                    turn_seconds=seconds,
                    increment=increment,
                    seats=1 if is_solitaire(game) else seats,
                    robots=robots,
                    asked=asked,
                    posting=posting,
                    interaction_id=interaction.id,
                )

            if where == THREAD:
                await open_in_thread(self._services, reply, game, read_options_text(options or ""), seconds, begin)
                return
            snapshot = await begin(channel_of(interaction), answer_note(interaction))
            await self._services.writer.answer(reply, snapshot, lobby_page(reply.words, snapshot))

    @play.autocomplete("options")
    async def play_options(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose answers to the game's most used questions, one after the other."""
        game = getattr(interaction.namespace, "game", None)
        return complete_options(str(game), current) if game in GAMES else []

    @app_commands.command(name="solitaire", description=text("cmd.solitaire"))
    @app_commands.describe(
        rules=text("cmd.solitaire.rules"), tiles=text("cmd.solitaire.set"), show=text("cmd.solitaire.public")
    )
    @app_commands.choices(
        rules=[app_commands.Choice(name=text(f"choice.{key}"), value=key) for key in ("celko", "leaflet")],
        tiles=[app_commands.Choice(name=text(f"choice.{key}"), value=key) for key in ("d6", "d9", "d12")],
        show=SHOW_CHOICES,
    )
    async def solitaire(
        self,
        interaction: discord.Interaction,
        rules: str = "celko",
        tiles: str = "d6",
        show: str = "private",
    ) -> None:
        async with answering(self._services, interaction) as reply:
            options = {"rendition": rules, "set": tiles}
            channel, person = channel_of(interaction), person_of(interaction)
            public, game = show == "public", CastleRockSolitaire.name
            await open_at_once(self._services, reply, channel, person, game, options, public=public)

    @app_commands.command(name="hand", description=text("cmd.hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self._answer(interaction, Verb.HAND, await self._mine(interaction), "tables.none_yours")

    @app_commands.command(name="resign", description=text("cmd.resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        mine = [table for table in await self._mine(interaction) if table.status is Status.PLAYING]
        await self._answer(interaction, Verb.RESIGN, mine, "tables.none_yours")

    @app_commands.command(name="tally", description=text("cmd.tally"))
    async def tally(self, interaction: discord.Interaction) -> None:
        here = [table for table in await self._here(interaction) if table.status is Status.PLAYING]
        await self._answer(interaction, Verb.TALLY, here or await self._mine(interaction), "tables.none_here")

    @app_commands.command(name="log", description=text("cmd.log"))
    async def log(self, interaction: discord.Interaction) -> None:
        here = [table for table in await self._here(interaction) if table.status is Status.PLAYING]
        await self._answer(interaction, Verb.LOG, here or await self._mine(interaction), "tables.none_here")

    @app_commands.command(name="board", description=text("cmd.board"))
    @app_commands.describe(show=text("cmd.board.show"))
    @app_commands.choices(show=SHOW_CHOICES)
    async def board(self, interaction: discord.Interaction, show: str = "public") -> None:
        """Show the board: at the bottom of the channel, or to the person alone."""
        here = await self._here(interaction)
        if show == "private":
            await self._answer(interaction, Verb.BOARD, here, "tables.none_here")
            return
        if len(here) != 1:
            await self._answer(interaction, Verb.REPOST, here, "tables.none_here")
            return
        async with answering(self._services, interaction, public=True) as reply:
            await post_board(self._services, reply, here[0])

    @app_commands.command(name="away", description=text("cmd.away"))
    @app_commands.describe(
        until=text("cmd.away.until"), meanwhile=text("cmd.away.meanwhile"), sits_in=text("cmd.away.sits_in")
    )
    @app_commands.choices(meanwhile=MEANWHILE_CHOICES)
    async def away(
        self,
        interaction: discord.Interaction,
        until: str | None = None,
        meanwhile: str = WAIT,
        sits_in: discord.Member | None = None,
    ) -> None:
        """A friend sits in for a robot: then nobody is asked to wait."""
        named = None if sits_in is None or sits_in.bot else Person(sits_in.id, sits_in.display_name)
        async with answering(self._services, interaction) as reply:
            wait = meanwhile == WAIT and named is None
            await answer_away(self._services, reply, until, wait=wait, friend=named)

    @away.autocomplete("until")
    async def away_until(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose days."""
        return complete_date(current, interaction.created_at.timestamp())

    @app_commands.command(name="move", description=text("cmd.move"))
    async def move(self, interaction: discord.Interaction) -> None:
        """Take a table that one hosts to this channel; first those whose channel is gone, which a manager takes too."""
        everywhere = await self._services.tables.tables_in(guild_id=interaction.guild_id)
        manager, user = interaction.permissions.manage_guild, interaction.user.id
        gone = [table for table in everywhere if table.homeless and (manager or table.host_id == user)]
        elsewhere = [table for table in everywhere if table.channel.channel_id != interaction.channel_id]
        mine = [table for table in elsewhere if table.host_id == user and table.public]
        await self._answer(interaction, Verb.MOVE_TABLE, gone or mine, "move.none")

    async def _answer(
        self, interaction: discord.Interaction, verb: Verb, tables: Sequence[Snapshot], none: str
    ) -> None:
        """Do what the button `verb` of the one table does; with several, ask which; with none, say so."""
        async with answering(self._services, interaction) as reply:
            if not tables:
                await reply.private(sentence(reply.words(none)))
            elif len(tables) == 1:
                await answer_table(self._services, reply, tables[0], verb)
            else:
                await reply.private(which_page(reply.words, tables, verb))

    async def _mine(self, interaction: discord.Interaction) -> list[Snapshot]:
        """The person's tables on this server, those of this channel first."""
        seated = await self._services.tables.tables_of(interaction.user.id)
        mine = [table for table in seated if table.channel.guild_id == interaction.guild_id]
        here = [table for table in mine if table.channel.channel_id == interaction.channel_id]
        return here or mine

    async def _here(self, interaction: discord.Interaction) -> list[Snapshot]:
        """The public tables of this channel."""
        here = await self._services.tables.tables_in(channel_id=interaction.channel_id)
        return [table for table in here if table.public]

    @app_commands.command(name="tables", description=text("cmd.tables"))
    async def tables(self, interaction: discord.Interaction) -> None:
        open_here = await self._services.tables.tables_in(guild_id=interaction.guild_id)
        found = [table for table in open_here if table.public]
        async with answering(self._services, interaction) as reply:
            await reply.private(tables_page(reply.words, found, manages=interaction.permissions.manage_guild))

    @app_commands.command(name="turns", description=text("cmd.turns"))
    async def turns(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            mine = await self._services.tables.tables_of(interaction.user.id, asked=True)
            await reply.private(turns_page(reply.words, mine, interaction.user.id))

    @app_commands.command(name="leaderboard", description=text("cmd.leaderboard"))
    @app_commands.describe(
        game=text("cmd.leaderboard.game"),
        by=text("cmd.leaderboard.by"),
        period=text("cmd.leaderboard.period"),
        show=text("cmd.leaderboard.show"),
    )
    @app_commands.choices(game=GAME_CHOICES, by=MEASURE_CHOICES, period=PERIOD_CHOICES, show=SHOW_CHOICES)
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

    @app_commands.command(name="season", description=text("cmd.season"))
    async def season(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(await season_of(self._services, reply))

    @app_commands.command(name="history", description=text("cmd.history"))
    @app_commands.describe(of=text("cmd.history.of"), player=text("cmd.history.player"), game=text("cmd.history.game"))
    @app_commands.choices(of=OF_CHOICES, game=GAME_CHOICES)
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

    @app_commands.command(name="stats", description=text("cmd.stats"))
    @app_commands.describe(player=text("cmd.stats.player"), game=text("cmd.stats.game"), show=text("cmd.stats.show"))
    @app_commands.choices(game=GAME_CHOICES, show=SHOW_CHOICES)
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

    @app_commands.command(name="rules", description=text("cmd.rules"))
    @app_commands.describe(game=text("cmd.rules.game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(rules_page(reply.words, game))

    @app_commands.command(name="settings", description=text("cmd.settings"))
    @app_commands.describe(zone=text("cmd.settings.zone"))
    async def settings(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            await answer_settings(self._services, reply, zone)

    @settings.autocomplete("zone")
    async def settings_zone(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose zones whose name holds what was typed."""
        return complete_zone(current)

    @app_commands.command(name="server", description=text("cmd.server"))
    @app_commands.describe(zone=text("cmd.server.zone"))
    async def server(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            click = Click(reply, ControlId(NO_TABLE, 0, Verb.SERVER_DISPLAY), None, {})
            await answer_server(self._services, click, zone)

    @server.autocomplete("zone")
    async def server_zone(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose zones whose name holds what was typed."""
        return complete_zone(current)

    @app_commands.command(name="replay", description=text("cmd.replay"))
    @app_commands.describe(
        match=text("cmd.replay.match"), number=text("cmd.replay.round"), show=text("cmd.replay.show")
    )
    @app_commands.rename(number="round")
    @app_commands.choices(show=SHOW_CHOICES)
    async def replay(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        number: app_commands.Range[int, 1, 99] | None = None,
        show: str = "public",
    ) -> None:
        public = show == "public"
        async with answering(self._services, interaction, public=public) as reply:
            channel = channel_of(interaction)
            await answer_replay(self._services, reply, channel, interaction.user.id, match, number, public=public)

    @replay.autocomplete("match")
    async def replay_match(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose matches of this channel and the person's own, the latest first."""
        return await complete_match(self._services, channel_of(interaction), interaction.user.id, current)

    @app_commands.command(name="verify", description=text("cmd.verify"))
    @app_commands.describe(match=text("cmd.verify.match"))
    async def verify(self, interaction: discord.Interaction, match: str | None = None) -> None:
        async with answering(self._services, interaction) as reply:
            await answer_verify(self._services, reply, channel_of(interaction), interaction.user.id, match)

    @verify.autocomplete("match")
    async def verify_match(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Propose the same matches as for a replay."""
        return await complete_match(self._services, channel_of(interaction), interaction.user.id, current)

    @app_commands.command(name="help", description=text("cmd.help"))
    async def help(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(help_page(reply.words))

    @app_commands.command(name="about", description=text("cmd.about"))
    async def about(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            await reply.private(about_page(reply.words))
