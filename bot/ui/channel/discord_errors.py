"""What Discord's errors mean for a message that should be written, and when to try again."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between the tries of something that may work the next time; the last one for as long as it takes."""


class Remedy(Enum):
    """What to do about an error."""

    REPOST = "repost"
    """The message is gone or may not be edited any more: post a new one."""
    PARK = "park"
    """The channel is gone or closed to the bot: stop writing there until somebody asks for the board again."""
    UNARCHIVE = "unarchive"
    """The thread is archived: open it again first."""
    SHRINK = "shrink"
    """Too large: send it without its picture."""
    GIVE_UP = "give up"
    """A fault of ours or of the moment; the next change draws the whole board again."""


REMEDIES: dict[int, Remedy] = {
    10008: Remedy.REPOST,  # unknown message
    30046: Remedy.REPOST,  # edited too often after an hour
    10003: Remedy.PARK,  # unknown channel
    10004: Remedy.PARK,  # unknown guild
    50001: Remedy.PARK,  # missing access
    50013: Remedy.PARK,  # missing permissions
    50083: Remedy.UNARCHIVE,  # thread is archived
    40005: Remedy.SHRINK,  # request entity too large
}

NOT_ALLOWED = 50013
"""Missing permissions: to write at all, or only to attach files."""

GONE = {10003, 10004}
"""Unknown channel, unknown server."""

NOT_TAKEN = {NOT_ALLOWED, 40005, 50035}
"""No permission, too large, an invalid form: the files or emojis of a message may be why."""

UNKNOWN_MESSAGE = 10008
"""It is gone."""

ANSWERED = 40060
"""Already acknowledged."""

TOO_LATE = {10062, ANSWERED, 10015}
"""Unknown interaction, already acknowledged, unknown webhook: the click has been or can no longer be answered."""

DISCORD_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord has refused or could not be reached: discord.py lets the errors of the network through as they are, and a
time that ran out is an OSError too."""


def remedy_for(error: discord.HTTPException) -> Remedy:
    """What to do about an answer of Discord."""
    return REMEDIES.get(error.code, Remedy.GIVE_UP)


def passing(error: BaseException) -> bool:
    """Whether the same request may well work in a moment."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, DISCORD_ERRORS)


def limited(error: BaseException) -> bool:
    """Whether Discord wants no more requests of the program for a while: the library has waited before it says so."""
    return isinstance(error, discord.HTTPException) and error.status == 429 and error.code not in REMEDIES


def mends(error: BaseException) -> bool:
    """Whether the same request may work some time later."""
    return passing(error) or limited(error)


def pause_after(failures: int) -> float:
    """How long to wait after so many failures in a row (1 or more), in seconds."""
    return PAUSES[min(failures, len(PAUSES)) - 1]
