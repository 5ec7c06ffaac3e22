"""`/domino daily`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cogs.choices import text
from bot.ui.actions.boundary import answering
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import open_daily


def daily_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """The command for `/domino`."""

    @app_commands.command(name="daily", description=text("cmd.daily"))
    async def daily(interaction: discord.Interaction) -> None:
        async with answering(services, interaction) as reply:
            await open_daily(services, reply)

    return daily
