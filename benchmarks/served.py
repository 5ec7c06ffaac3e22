"""The bot that `benchmarks.clicks` clicks at, in a process of its own: Boneyard, or its library with empty answers.

    python benchmarks/served.py boneyard|empty BASE GATEWAY [MODULE]

Started by the benchmark with the folder of some Boneyard on the path, so that two states of it can be compared.
"""

import asyncio
import os
import sys

import discord
import yarl


class Empty(discord.Client):
    """Answers every click with nothing, as cheaply as the library can."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


async def answer_nothing() -> None:
    """Serve until the process is ended."""
    await Empty(intents=discord.Intents(guilds=True), max_messages=None).start(os.environ["DISCORD_TOKEN"])


def main() -> int:
    """Point the library at the stand-in, and serve."""
    what, discord.http.Route.BASE, gateway = sys.argv[1:4]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if what == "empty":
        asyncio.run(answer_nothing())
        return 0
    from bot.cli import main as boneyard

    return boneyard(["run"])


if __name__ == "__main__":
    sys.exit(main())
