"""The tiles as emojis of the application, for buttons: uploaded once, and never missed when they are not there.

A name carries a hash of its drawing, so what is there already is found by its name, and an old drawing is replaced.
Nothing waits for this: until an emoji is known, buttons have their label alone.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.pictures.emoji import all_tiles, emoji_name, emoji_png, tile_of_name
from bot.ui.faults import NETWORK
from engine.rules.tiles import Tile

log = logging.getLogger(__name__)


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
            there = await client.fetch_application_emojis()
            # Drawing 91 tiles is half a second of plain computing.
            names = await asyncio.to_thread(lambda: {emoji_name(tile): tile for tile in all_tiles()})
            for emoji in there:
                if (tile := names.get(emoji.name)) is not None:
                    self._known[tile] = str(emoji)
            for name, tile in names.items():
                if tile not in self._known:
                    self._known[tile] = str(await client.create_application_emoji(name=name, image=emoji_png(tile)))
            for emoji in there:
                if emoji.name not in names and tile_of_name(emoji.name) is not None:
                    await emoji.delete()
        except (discord.DiscordException, *NETWORK) as error:
            log.warning(
                "%d of 91 tile emojis are there; the others are tried again at the next start: %s",
                len(self._known),
                error,
            )
        except Exception:
            log.exception("The tile emojis could not be made.")
