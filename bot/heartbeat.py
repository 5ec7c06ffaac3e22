"""The heartbeat: `boneyard run` writes the time into a small file, and `boneyard health` reads it. Beside the time
stands for how many seconds the gateway has been away.

The bot's own event loop writes it, so a hanging loop stops the heartbeat.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

FILE = "heartbeat"
EVERY_SECONDS = 15
STALE_AFTER_SECONDS = 60
AWAY_AFTER_SECONDS = 60


class Heartbeat(NamedTuple):
    """The last one: how old it is, and how long the gateway was away by then, in seconds."""

    age: float
    away: float


def beat(data_dir: Path, now: float, away: float = 0.0) -> None:
    """Write the time (seconds, UTC) and the gateway's absence atomically."""
    new = data_dir / f"{FILE}.new"
    new.write_text(f"{now:.0f} {away:.0f}\n", encoding="ascii")
    new.replace(data_dir / FILE)


def last(data_dir: Path, now: float) -> Heartbeat | None:
    """The last heartbeat, or None if there is none."""
    try:
        written, *away = map(float, (data_dir / FILE).read_text(encoding="ascii").split())
    except (OSError, ValueError):
        return None
    return Heartbeat(now - written, away[0] if away else 0.0)


async def keep_beating(data_dir: Path, clock: Callable[[], float], away: Callable[[], float] = lambda: 0.0) -> None:
    """Write a heartbeat every 15 seconds until cancelled, then delete the file.

    A full disk does not stop the bot: the heartbeat grows old, and `boneyard health` says so.
    """
    import asyncio  # half of what `boneyard health` would read in

    try:
        while True:
            with suppress(OSError):
                beat(data_dir, clock(), away())
            await asyncio.sleep(EVERY_SECONDS)
    finally:
        with suppress(OSError):
            (data_dir / FILE).unlink(missing_ok=True)
