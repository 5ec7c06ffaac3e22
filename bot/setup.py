"""The outer world of a bot: time, chance, pictures and what it shares with earlier runs."""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.pictures.process.worker import Painted, Painter


@dataclass(frozen=True, slots=True)
class Setup:
    """The outer world of a bot. Tests and `boneyard try` replace parts of it."""

    now: Callable[[], float] = time.time
    """Seconds UTC."""
    monotonic: Callable[[], float] = time.monotonic
    """Seconds of a clock that can't be set."""
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    """The only way the bot waits."""
    rng: random.Random | None = None
    """Shuffles at tables without a seed chain (default: the system's randomness)."""
    draw: Callable[[int], bytes] | None = os.urandom
    """The secret bytes of seed chains. None: new tables have no chain."""
    painter: Painter = field(default_factory=Painted)
    """Draws the pictures (default: in a drawing process)."""
    forgetful: bool = False
    """Whether this Discord has lost all commands and messages of earlier runs."""
    tile_emojis: bool = True
    """Whether to upload the tiles as emojis, once."""
    paced: bool = True
    """Whether robots leave people time to see each move."""
    live: tuple[str, int] | None = None
    """Host and port of the live board's pages (port 0: any free one). None: there are none."""
