"""What each of Discord's errors means for a message, and when to try again."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Final

import aiohttp
import discord

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between tries; the last pause repeats."""


class Remedy(Enum):
    """What to do about an error."""

    REPOST = "repost"
    """The message is gone or cannot be edited any more: post a new one."""
    PARK = "park"
    """The channel is gone or closed to the bot: stop writing there until something changes or a user comes."""
    UNARCHIVE = "unarchive"
    """The thread is archived: open it again first."""
    SHRINK = "shrink"
    """Discord does not take this content: send it without its picture."""
    GIVE_UP = "give up"
    """None of these."""


NO_MESSAGES: Final = frozenset({50008, 50024})
"""Not a channel for text, a kind of channel that does not allow this."""

LOCKED: Final = frozenset({50083, 160005})
"""The thread is archived, or locked."""

MANY_THREADS: Final = frozenset({160006, 160007})
"""The server has the most active threads that it may have."""

NO_ACCESS: Final = 50001

REMEDIES: dict[int, Remedy] = {
    10008: Remedy.REPOST,  # unknown message
    30046: Remedy.REPOST,  # edited too often after an hour
    10003: Remedy.PARK,  # unknown channel
    10004: Remedy.PARK,  # unknown guild
    50001: Remedy.PARK,  # missing access
    50013: Remedy.PARK,  # missing permissions
    50083: Remedy.UNARCHIVE,  # thread is archived
    160005: Remedy.UNARCHIVE,  # thread is locked
    **dict.fromkeys(NO_MESSAGES | MANY_THREADS, Remedy.PARK),
    40005: Remedy.SHRINK,  # request entity too large
}

NOT_ALLOWED = 50013
"""Missing permissions: to write at all, or only to attach files."""

GONE = {10003, 10004}
"""Unknown channel, unknown server."""

NOT_TAKEN = {NOT_ALLOWED, 40005, 50035}
"""No permission, too large, invalid form: files or emojis may be the reason."""

CONTENT_REFUSED = {400, 413}
"""Statuses of a refused content."""

FORBIDDEN = {403, 404}
"""Statuses of a request that is refused with any content."""

UNKNOWN_MESSAGE = 10008

LOST = {UNKNOWN_MESSAGE, *GONE}
"""The message is gone, or all of its channel."""

ANSWERED = 40060
"""Already acknowledged."""

TOO_LATE = {10062, ANSWERED, 10015}
"""Unknown interaction, already acknowledged, unknown webhook: the click cannot be answered any more."""

DISCORD_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord refused or was unreachable. discord.py passes network errors on; a timeout is an OSError."""


def code_of(error: BaseException) -> int:
    """Discord's code of an error; 0 without one."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def remedy_for(error: BaseException) -> Remedy:
    """What to do about an error of Discord."""
    unnamed = Remedy.SHRINK if _refuses_content(error) else Remedy.GIVE_UP
    if isinstance(error, discord.HTTPException) and error.status in FORBIDDEN:
        unnamed = Remedy.PARK
    return REMEDIES.get(code_of(error), unnamed)


def _refuses_content(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.status in CONTENT_REFUSED


def passing(error: BaseException) -> bool:
    """Whether the same request may work in a moment."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, DISCORD_ERRORS)


def limited(error: BaseException) -> bool:
    """Whether Discord wants fewer requests: the library has already waited."""
    return isinstance(error, discord.HTTPException) and error.status == 429 and error.code not in REMEDIES


def mends(error: BaseException) -> bool:
    """Whether the same request may work later."""
    return passing(error) or limited(error)


def fails(error: BaseException) -> bool:
    """Whether Discord may fail at just this content, for ever."""
    return isinstance(error, discord.HTTPException) and (error.status >= 500 or remedy_for(error) is Remedy.SHRINK)


def worth_trying_again(error: BaseException) -> bool:
    """Whether a board that failed like this is drawn again after a pause."""
    return mends(error) or _refuses_content(error)


def pause_after(failures: int) -> float:
    """Seconds to wait after this many failures in a row (1 or more)."""
    return PAUSES[min(failures, len(PAUSES)) - 1]


@contextmanager
def logged(log: logging.Logger, text: str, *facts: object, mending: bool = False) -> Iterator[None]:
    """Log what Discord refuses, and go on. `mending`: raise an error that mends."""
    try:
        yield
    except DISCORD_ERRORS as error:
        if mending and mends(error):
            raise
        log.info(f"{text}: %s", *facts, error)
