"""The tiles as emojis of the application, for buttons: uploaded once, and never missed when they are not there.

A name carries the edition of its drawing, so what is there already is found by its name, nothing is drawn that is not
missing, and an old drawing is replaced.
Nothing waits for this: until an emoji is known, buttons have their label alone.
"""

from __future__ import annotations

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


class TileEmojis:
    """The emojis that Discord has of us."""

    def __init__(self) -> None:
        self._known: dict[Tile, str] = {}

    def __call__(self, tile: Tile) -> str:
        """The emoji of a tile as Discord writes it; empty if it has none."""
        return self._known.get(tile, "")

    async def load(self, client: discord.Client) -> None:
        """Find what is there, upload what is missing, and take old drawings away. Never raises: what fails is tried
        again at the next start."""
        try:
            there = await self._find(client)
            names = {emoji_name(tile): tile for tile in all_tiles()}
            missing = {name: tile for name, tile in names.items() if tile not in self._known}
            # Drawing 91 tiles is half a second of plain computing.
            drawn = await asyncio.to_thread(lambda: {name: emoji_png(tile) for name, tile in missing.items()})
            for name, image in drawn.items():
                self._known[names[name]] = str(await client.create_application_emoji(name=name, image=image))
            for emoji in there:
                if emoji.name not in names and tile_of_name(emoji.name) is not None:
                    await emoji.delete()
        except DISCORD_ERRORS as error:
            log.warning(
                "%d of 91 tile emojis are there; the others are tried again at the next start: %s",
                len(self._known),
                error,
            )
        except Exception:
            log.exception("The tile emojis could not be made.")

    async def wait_for(self, client: discord.Client, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Find them when another program, with shard 0, has uploaded them for all."""
        while True:
            with suppress(*DISCORD_ERRORS):
                await self._find(client)
            if len(self._known) == len(all_tiles()):
                return
            await sleep(LOOK_SECONDS)

    async def _find(self, client: discord.Client) -> list[discord.Emoji]:
        """What is there."""
        there = await client.fetch_application_emojis()
        names = {emoji_name(tile): tile for tile in all_tiles()}
        for emoji in there:
            if (tile := names.get(emoji.name)) is not None:
                self._known[tile] = str(emoji)
        return there
