"""The commands of `/domino`: play, and find the tables."""

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.cogs.choices import ANY_PLACE, THREAD, Commands, Proposals, choices, command, complete_options, private
from bot.ui.actions.boundary import answering, blocked
from bot.ui.actions.people.first_steps import as_wanted, begin
from bot.ui.actions.router import answer_table
from bot.ui.actions.table.lobby import open_lobby
from bot.ui.actions.table.manage import ends_tables
from bot.ui.actions.table.play import open_at_once, open_daily
from bot.ui.actions.table.puzzle import open_puzzle
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page, sentence
from bot.ui.pages.people.first_steps import games_page, help_page, rules_page
from bot.ui.pages.table.options import read_options_text
from bot.ui.pages.table.turns import tables_page, turns_page, which_page
from bot.words import words_for
from engine.puzzles import GAMES as PUZZLES
from engine.rules.games import GAMES, MOST_SEATS, SOLITAIRES, is_solitaire
from engine.rules.options import option_specs
from engine.tables.edits.settings import NO_CLOCK, read_clock
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import Person, Snapshot

PUBLISHED = {spec.name: spec.default for spec in option_specs(GAMES[SOLITAIRES[0]].options)}
"""The default options of the solitaire."""


class Domino(Commands):
    """Everything under `/domino`: it reads the options, calls the tables, and answers with a page of `bot.ui`."""

    where = ANY_PLACE

    @command("play")
    @app_commands.rename(friend="with")
    async def play(
        self,
        interaction: discord.Interaction,
        *,
        game: str | None = None,
        options: str | None = None,
        robots: app_commands.Range[int, 0, MOST_SEATS - 1] = 0,
        time: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        friend: discord.Member | None = None,
        where: str = "here",
    ) -> None:
        """Open a lobby, or show all games. Discord completes the name of one guest; the lobby invites more."""
        services = self.services
        if game is None:
            async with answering(services, interaction) as reply:
                await self._show(reply, games_page(reply.words))
            return
        async with answering(services, interaction, public=True) as reply:
            seconds, increment = read_clock(time or NO_CLOCK)
            asked = []
            if friend and not friend.bot and not await blocked(services, interaction.guild_id, friend.id):
                asked = [Person(friend.id, friend.display_name)]
            wanted = Wanted(
                *(game, read_options_text(options or ""), seconds, increment),
                seats=1 if is_solitaire(game) else seats,
                robots=robots,
                asked=asked,
                timeless=time == NO_CLOCK,
                thread=where == THREAD,
            )
            await open_lobby(services, reply, wanted)

    @play.autocomplete("options")
    async def play_options(self, interaction: discord.Interaction, current: str) -> Proposals:
        game = getattr(interaction.namespace, "game", None)
        return complete_options(words_for(str(interaction.locale)), str(game), current) if game in GAMES else []

    @private("solitaire")
    async def solitaire(
        self, reply: Reply, rules: str = PUBLISHED["rendition"], tiles: str = PUBLISHED["set"], show: str = "private"
    ) -> None:
        options = {"rendition": rules, "set": tiles}
        await open_at_once(self.services, reply, Wanted(SOLITAIRES[0], options, public=show == "public"))

    @command("board")
    async def board(self, interaction: discord.Interaction, show: str = "public") -> None:
        """Show a board of this channel. In a channel without one, offer to move a table of this person here. A table
        whose channel is gone comes first and moves at once; managers move those too."""
        everywhere = await self.services.tables.tables_in(guild_id=interaction.guild_id)
        manager, user = interaction.permissions.manage_guild, interaction.user.id
        gone = [table for table in everywhere if table.homeless and (manager or table.host_id == user)]
        at = interaction.channel_id
        here = [table for table in everywhere if table.public and table.channel.channel_id == at]
        mine = [table for table in everywhere if table.public and table.host_id == user]
        async with answering(self.services, interaction, public=show == "public" and len(here) == 1) as reply:
            if gone or not here:
                await self._move(reply, gone, mine)
            elif len(here) > 1:
                verb = Verb.REPOST if show == "public" else Verb.BOARD
                await reply.private(which_page(reply.words, here, verb, "tables.which"))
            elif show == "public":
                await self.services.writer.answer(reply, here[0])
            else:
                await answer_table(self.services, reply, here[0], Verb.BOARD)

    async def _move(self, reply: Reply, gone: Sequence[Snapshot], mine: Sequence[Snapshot]) -> None:
        if len(gone) == 1:
            await answer_table(self.services, reply, gone[0], Verb.MOVE_TABLE)
        elif tables := gone or mine:
            question = "tables.which" if gone else "move.which"
            await reply.private(which_page(reply.words, tables, Verb.MOVE_TABLE, question))
        else:
            await reply.private(sentence(reply.words("tables.none_here")))

    @private("tables")
    async def tables(self, reply: Reply) -> None:
        open_here = await self.services.tables.tables_in(guild_id=reply.interaction.guild_id)
        found = [table for table in open_here if table.public]
        manages = await ends_tables(self.services, reply.interaction)
        await reply.private(tables_page(reply.words, found, manages=manages))

    @private("turns")
    async def turns(self, reply: Reply) -> None:
        mine = await self.services.tables.tables_of(reply.person.user_id, asked=True)
        remedy = partial(self.services.writer.closed.remedy, reply.words)
        await reply.private(turns_page(reply.words, mine, reply.person.user_id, remedy))

    @private("rules")
    async def rules(self, reply: Reply, game: str) -> None:
        await self._show(reply, rules_page(reply.words, game))

    @private("learn")
    async def learn(self, reply: Reply, game: str | None = None) -> None:
        if game is None:
            await self._show(reply, games_page(reply.words, lesson=True))
        else:
            await begin(self.services, reply, game, lesson=True)

    async def _show(self, reply: Reply, page: Page) -> None:
        await reply.private(await as_wanted(self.services, reply.person.user_id, page))

    @private("help")
    async def help(self, reply: Reply) -> None:
        await reply.private(help_page(reply.words, self.services.links))

    @private("daily")
    async def daily(self, reply: Reply) -> None:
        await open_daily(self.services, reply)

    @app_commands.choices(game=choices("game.", PUZZLES))
    @private("puzzle")
    async def puzzle(self, reply: Reply, game: str = PUZZLES[0]) -> None:
        await open_puzzle(self.services, reply, game)
