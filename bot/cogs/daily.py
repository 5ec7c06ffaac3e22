"""`/domino daily` and `/domino puzzle`."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.cogs.choices import text
from bot.ui.actions.boundary import answering
from bot.ui.actions.services import Services
from bot.ui.actions.table.daily import open_puzzle
from bot.ui.actions.table.play import open_daily
from engine.puzzles import GAMES

Command = app_commands.Command[Any, ..., None]
PUZZLES = [app_commands.Choice(name=text(f"game.{game}"), value=game) for game in GAMES]


def daily_commands(services: Services) -> Iterator[Command]:
    """Both commands, for `/domino`."""

    @app_commands.command(name="daily", description=text("cmd.daily"))
    async def daily(interaction: discord.Interaction) -> None:
        async with answering(services, interaction) as reply:
            await open_daily(services, reply)

    @app_commands.command(name="puzzle", description=text("cmd.puzzle"))
    @app_commands.describe(game=text("cmd.puzzle.game"))
    @app_commands.choices(game=PUZZLES)
    async def puzzle(interaction: discord.Interaction, game: str = GAMES[0]) -> None:
        async with answering(services, interaction) as reply:
            await open_puzzle(services, reply, game)

    yield from (daily, puzzle)
