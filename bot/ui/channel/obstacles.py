"""Why Discord refuses the bot in a channel, and what people can do about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final
from zlib import crc32

import discord

from bot.invite import PERMISSIONS
from bot.ui.channel.discord_errors import LOCKED, MANY_THREADS, NO_ACCESS, NO_MESSAGES, fails
from bot.words import Words

READ: Final = ("attach_files", "read_message_history")
WRITE: Final = ("view_channel", "send_messages")
WRITE_IN_THREAD: Final = ("view_channel", "send_messages_in_threads")
WRITE_IN_VOICE: Final = ("view_channel", "connect", "send_messages")
THREADS: Final = ("create_public_threads", "send_messages_in_threads")
PRIVATE_THREADS: Final = ("create_private_threads", "send_messages_in_threads")
ALL: Final = tuple(permission.name for permission in PERMISSIONS)


class Why(StrEnum):
    """A reason: the key of its sentence after `remedy.`."""

    LACKING = "lacking"
    """Permissions are missing."""
    TIMEOUT = "timeout"
    LOCKED = "locked"
    """The thread is locked, and only moderators reopen it."""
    OUTSIDE = "outside"
    """A private thread without the bot."""
    MANY_THREADS = "many_threads"
    """The server has as many active threads as Discord allows."""
    NO_THREADS = "no_threads"
    """Threads can't exist in this kind of channel."""
    ELSEWHERE = "elsewhere"
    """This kind of channel takes no messages."""
    FAILING = "failing"
    """Discord fails at this message again and again."""
    REFUSED = "refused"
    """None of these."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why the bot can't do something in a channel."""

    why: Why
    lacking: tuple[str, ...] = ()
    until: int = 0
    """The end of a time-out (seconds UTC)."""
    code: int = 0
    """Discord's code, or the status without one."""

    def mark(self, host: int) -> str:
        """The same eight characters for the same obstacle and host, also after a restart."""
        return f"{crc32(f'{host} {self}'.encode()):08x}"

    def told(self, words: Words) -> str:
        """What to do about it, in whole sentences."""
        facts = {"permissions": named(words, self.lacking), "until": self.until, "code": self.code}
        return words(f"remedy.{self.why}", **facts)


def named(words: Words, permissions: Sequence[str]) -> str:
    """Permissions as Discord calls them."""
    return words.listing([f"**{words(f'perm.{name}')}**" for name in permissions])


def writing(place: object) -> tuple[str, ...]:
    """The permissions to write in a channel of this kind."""
    if isinstance(place, discord.Thread):
        return WRITE_IN_THREAD
    return WRITE_IN_VOICE if isinstance(place, (discord.VoiceChannel, discord.StageChannel)) else WRITE


def lacking(permissions: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The needed permissions that are missing. Without View Channels, the others make no difference."""
    missing = tuple(name for name in needed if not getattr(permissions, name))
    return ALL[:1] if ALL[0] in missing else missing


def shut_out(me: discord.Member, now: float) -> Obstacle | None:
    """The time-out of the bot, if moderators have sent it there."""
    until = me.timed_out_until
    ends = 0 if until is None else int(until.timestamp())
    return Obstacle(Why.TIMEOUT, until=ends) if ends > now else None


def missing_in(place: Any, me: discord.Member, needed: Sequence[str]) -> Obstacle | None:
    """The permissions that the bot lacks in a channel, by what it knows."""
    try:
        names = lacking(place.permissions_for(me), needed)
    except discord.ClientException:  # a thread whose channel is not known
        return None
    return Obstacle(Why.LACKING, names) if names else None


def obstacle(place: Any, me: discord.Member | None, error: discord.HTTPException, now: float) -> Obstacle:
    """Why Discord has refused a message in this place. Without a place it is a thread that is hidden from the bot."""
    code = error.code or error.status
    if fails(error):
        return Obstacle(Why.FAILING, code=code)
    if code in NO_MESSAGES:
        return Obstacle(Why.ELSEWHERE)
    if me is not None and (timeout := shut_out(me, now)):
        return timeout
    if place.locked if isinstance(place, discord.Thread) else place is None and code in LOCKED:
        return Obstacle(Why.LOCKED)
    if place is not None and me is not None and (missing := missing_in(place, me, writing(place))):
        return missing
    if code in MANY_THREADS:
        return Obstacle(Why.MANY_THREADS)
    hidden = place is None or (isinstance(place, discord.Thread) and place.is_private())
    return Obstacle(Why.OUTSIDE if code == NO_ACCESS and hidden else Why.REFUSED, code=code)
