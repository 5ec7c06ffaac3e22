"""The tiles as application emojis for buttons, uploaded once.

An emoji's name carries the edition of its drawing: existing ones are found by name, missing ones are uploaded, and old
drawings are replaced. Nothing waits for them: a button without its emoji has a label.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import discord

from bot.pictures.render.emoji import all_tiles, emoji_name, emoji_png, tile_of_name
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from engine.rules.tiles import Tile

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
NAMES: Final = {emoji_name(tile): tile for tile in all_tiles()}


class TileEmojis:
    """The application's emojis."""

    def __init__(self) -> None:
        self._known: dict[Tile, str] = {}

    def __call__(self, tile: Tile) -> str:
        """The emoji of a tile in Discord's notation; empty if there is none."""
        return self._known.get(tile, "")

    async def load(self, client: discord.Client) -> None:
        """Find the existing emojis, upload missing ones and delete old drawings. Never raises: the next start tries
        again."""
        try:
            there = await self._find(client)
            missing = {name: tile for name, tile in NAMES.items() if tile not in self._known}
            # Drawing 91 tiles is half a second of plain computing.
            drawn = await asyncio.to_thread(lambda: {name: emoji_png(tile) for name, tile in missing.items()})
            for name, image in drawn.items():
                self._known[NAMES[name]] = str(await client.create_application_emoji(name=name, image=image))
            for emoji in there:
                if emoji.name not in NAMES and tile_of_name(emoji.name) is not None:
                    await emoji.delete()
        except DISCORD_ERRORS as error:
            known = len(self._known)
            log.warning("%d of 91 tile emojis are there; the next start tries the others again: %s", known, error)
        except Exception:
            log.exception("The tile emojis could not be made.")

    async def wait_for(self, client: discord.Client, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Wait for the process with shard 0 to upload them, and find them."""
        while True:
            with suppress(*DISCORD_ERRORS):
                await self._find(client)
            if len(self._known) == len(NAMES):
                return
            await sleep(LOOK_SECONDS)

    async def _find(self, client: discord.Client) -> list[discord.Emoji]:
        """The application's emojis at Discord."""
        there = await client.fetch_application_emojis()
        for emoji in there:
            if (tile := NAMES.get(emoji.name)) is not None:
                self._known[tile] = str(emoji)
        return there
