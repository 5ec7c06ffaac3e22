"""The sign of life: `boneyard run` writes the time into a small file, `boneyard health` reads it.

The file is written from the bot's own event loop, so a loop that hangs stops the heartbeat too.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FILE = "heartbeat"
EVERY_SECONDS = 15
STALE_AFTER_SECONDS = 60


def beat(data_dir: Path, now: float) -> None:
    """Write the time (seconds, UTC) in one step, so that a reader never sees half a number."""
    new = data_dir / f"{FILE}.new"
    new.write_text(f"{now:.0f}\n", encoding="ascii")
    new.replace(data_dir / FILE)


def age(data_dir: Path, now: float) -> float | None:
    """Seconds since the last heartbeat, or None where there is no readable one."""
    try:
        return now - float((data_dir / FILE).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None


async def keep_beating(data_dir: Path, clock: Callable[[], float]) -> None:
    """Write a heartbeat at once and then every fifteen seconds, until cancelled; then take the file away.

    A full disk must not stop the bot: the heartbeat just grows old, and `boneyard health` says so.
    """
    try:
        while True:
            with suppress(OSError):
                beat(data_dir, clock())
            await asyncio.sleep(EVERY_SECONDS)
    finally:
        (data_dir / FILE).unlink(missing_ok=True)
