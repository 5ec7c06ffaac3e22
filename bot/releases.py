"""A word when a newer release exists. Off until RELEASES_URL names a changelog to read, once a day at most."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from urllib.request import Request, urlopen

from bot import __version__
from bot.config import Settings
from bot.posting import SECONDS, post
from engine.units import DAY

log = logging.getLogger(__name__)

FILE = "newest-release"
"""In DATA_DIR: when the changelog was last asked for (seconds, UTC), and the newest release by then."""
HEADING = re.compile(r"^## \[?v?(\d+\.\d+\.\d+)\b(?![-.\w])", re.M)


def rank(version: str) -> tuple[int, int, int, bool]:
    """Orders versions: 1.1.0.dev0 < 1.1.0 < 1.10.0."""
    first, second, third, *rest = re.split(r"\D+", version, maxsplit=3)
    return int(first), int(second), int(third), not rest


def newest(changelog: str) -> str:
    """The highest release among the headings; "" if there is none."""
    return max(HEADING.findall(changelog), key=rank, default="")


def ask(address: str) -> str:
    """Get the changelog and return its newest release. "" if that fails. Sends the program's name and version."""
    request = Request(address, headers={"User-Agent": f"Boneyard/{__version__}"})
    with suppress(OSError, HTTPException, ValueError), urlopen(request, timeout=SECONDS) as answer:
        return newest(answer.read(1 << 16).decode("utf-8", "replace"))
    log.info("RELEASES_URL could not be read: the newest release is not known.")
    return ""


async def watch_releases(
    settings: Settings, address: str, clock: Callable[[], float], sleep: Callable[[float], Awaitable[object]]
) -> None:
    """Ask once a day, over restarts too, and tell the log and the error webhook of each newer release once. Runs until
    cancelled."""
    note, asked, known = settings.data_dir / FILE, 0.0, ""
    with suppress(OSError, ValueError):
        when, _, known = note.read_text(encoding="ascii").strip().partition(" ")
        asked = float(when)
    while True:
        if not 0 < asked + DAY - clock() <= DAY:
            asked, found = clock(), await asyncio.to_thread(ask, address) or known
            with suppress(OSError):
                note.write_text(f"{asked:.0f} {found}\n", encoding="ascii")
            if found != known and rank(found) > rank(__version__):
                await asyncio.to_thread(tell, settings, found)
            known = found
        await sleep(max(0.0, asked + DAY - clock()))


def tell(settings: Settings, version: str) -> None:
    """Say that a release is out."""
    said = f"Boneyard {version} is out, this is {__version__}. How to upgrade: docs/hosting.md, part 6."
    problem = post(settings.error_webhook.reveal(), said) if settings.error_webhook else None
    log.warning("%s %s", said, problem or "")
