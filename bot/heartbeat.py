"""The heartbeat: `boneyard run` writes the time into a small file, and `boneyard health` reads it.

The bot's own event loop writes it, so a hanging loop stops the heartbeat.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FILE = "heartbeat"
EVERY_SECONDS = 15
STALE_AFTER_SECONDS = 60


def beat(data_dir: Path, now: float) -> None:
    """Write the time (seconds, UTC) atomically."""
    new = data_dir / f"{FILE}.new"
    new.write_text(f"{now:.0f}\n", encoding="ascii")
    new.replace(data_dir / FILE)


def age(data_dir: Path, now: float) -> float | None:
    """Seconds since the last heartbeat, or None if there is none."""
    try:
        return now - float((data_dir / FILE).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None


async def keep_beating(data_dir: Path, clock: Callable[[], float]) -> None:
    """Write a heartbeat every 15 seconds until cancelled, then delete the file.

    A full disk does not stop the bot: the heartbeat grows old, and `boneyard health` says so.
    """
    try:
        while True:
            with suppress(OSError):
                beat(data_dir, clock())
            await asyncio.sleep(EVERY_SECONDS)
    finally:
        (data_dir / FILE).unlink(missing_ok=True)
