"""The bot that `benchmarks.clicks` clicks at, in a process of its own: Boneyard, or its library with empty answers.

    python benchmarks/served.py boneyard|empty BASE GATEWAY
    python benchmarks/served.py live BASE GATEWAY PORT SECRET

`live` is Boneyard with the live board at a port.

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


def serve_pages(port: int, secret: bytes) -> None:
    """Have Boneyard serve pages at this port, with sessions that are signed with this secret."""
    from functools import partial

    from bot import client
    from bot.live import server

    client.Setup = partial(client.Setup, live=("127.0.0.1", port))
    begin = server.LiveServer.__init__
    server.LiveServer.__init__ = lambda self, services, _, *clocks: begin(self, services, secret, *clocks)


def main() -> int:
    """Point the library at the stand-in, and serve."""
    what, discord.http.Route.BASE, gateway = sys.argv[1:4]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if what == "empty":
        asyncio.run(answer_nothing())
        return 0
    from bot.cli import main as boneyard

    if what == "live":
        serve_pages(int(sys.argv[4]), sys.argv[5].encode())
    return boneyard(["run"])


if __name__ == "__main__":
    sys.exit(main())
