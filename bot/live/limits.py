"""How often a page or a peer may ask."""

from collections import deque
from ipaddress import ip_address

from aiohttp import web

from bot.addresses import is_address

SECONDS = 10.0
"""The time that a limit counts."""


class Limit:
    """The latest requests, at most `most` in `SECONDS`."""

    def __init__(self, most: int) -> None:
        self._times: deque[float] = deque(maxlen=most)

    def reached(self, now: float) -> bool:
        """Whether this request is one too many. Otherwise it counts."""
        if len(self._times) == self._times.maxlen and now - self._times[0] < SECONDS:
            return True
        self._times.append(now)
        return False


def peer_of(request: web.Request) -> str:
    """The address of the computer that asks. A proxy beside the bot names it in a header."""
    remote, forwarded = request.remote or "", request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    return forwarded if forwarded and is_address(remote) and ip_address(remote).is_private else remote
