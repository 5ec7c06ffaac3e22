"""Tells people without an open panel what is asked of them at a table, or that a seat is theirs: one message at a time.

A message stands as long as its question is open and mentions each person once. The table's row notes it before and
after it is sent, as with pings: none is sent twice, and none is left behind.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.ui.channel.discord_errors import logged
from bot.ui.channel.lanes import Outside
from bot.ui.channel.public_messages import PublicMessages
from bot.ui.channel.reply import only
from bot.ui.pages.table.seats import jump_link, seat_names, table_title
from bot.words.names import safe_name
from engine.tables.edits.consent import voters
from engine.tables.running.idle import ping_due
from engine.tables.table.model import SENDING, Snapshot, Status
from engine.tables.table.participants import Asks, Question, Standing

log = logging.getLogger(__name__)

START: Final = 1
"""In place of a question's version, for the message to people who waited for a seat when the match began."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that is due at a table."""

    key: str
    """Its sentence, after `notice.`."""
    since: int
    """The version of the table that made it due. It tells notices apart."""
    users: tuple[int, ...]
    name: str = ""
    """Who asks."""
    seat: int | None = None
    """The seat that it is about."""


def notice_of(snapshot: Snapshot) -> Notice | None:
    """The newest question that calls for answers, a seat that was granted, or the beginning without those who waited.
    Nothing for the ping to tell: its own question comes with it."""
    participants = snapshot.participants
    if snapshot.status is not Status.PLAYING or not snapshot.public:
        return None
    asking = [one for one in participants.questions if one.asks is not Asks.SIT_IN and one.since and not one.again]
    if asking:
        question = max(asking, key=lambda one: one.since)
        return Notice(question.asks, question.since, _asked(snapshot, question), question.name, question.seat)
    known = participants.decided
    if known is not None and known.granted:
        return Notice("granted", known.since, (known.user_id,), known.name, known.seat)
    waited = tuple(guest.user_id for guest in participants.who(Standing.WAITING))
    return Notice("started", START, waited) if waited and snapshot.shown.noticed_since <= START else None


def _asked(snapshot: Snapshot, question: Question) -> tuple[int, ...]:
    """The people whose answers are missing, without those who are away. None are known while the match is unloaded."""
    if snapshot.unloaded:
        return ()
    asked = sorted(voters(snapshot, question) - {*question.yes, *question.no})
    return tuple(user for user in asked if not snapshot.participants.is_away(user))


class Notices:
    """The messages of all tables. `here`: whether a person has an open panel at a table."""

    def __init__(self, outside: Outside, messages: PublicMessages, here: Callable[[str, int], bool]) -> None:
        self._client, self._tables, self._now = outside.client, outside.tables, outside.now
        self._appearance = outside.appearance
        self._messages, self._here = messages, here

    @staticmethod
    def due(snapshot: Snapshot) -> bool:
        """Whether a message has to be deleted or may be missing, by the row."""
        message = snapshot.shown.notice_message_id
        return message is not None and (message == SENDING or notice_of(snapshot) is None)

    async def update(self, snapshot: Snapshot) -> None:
        """Post or delete the message of a table. Raises what Discord raises for a passing reason."""
        notice, message = notice_of(snapshot), snapshot.shown.notice_message_id
        if notice is None and message is None:
            return
        new = notice is not None and snapshot.shown.noticed_since != notice.since
        users, later = await self._to_tell(snapshot, notice) if notice and (new or message == SENDING) else ([], False)
        stays = notice is not None and not (new and users)
        if message is not None and message != SENDING and not stays:
            await self._messages.remove(snapshot.channel.channel_id, message)
            message = None
        if notice is not None and new and users:
            message = SENDING
            await self._tables.set_shown(snapshot.id, notice_message_id=SENDING, noticed_since=notice.since)
            snapshot = await self._tables.snapshot(snapshot.id)
        elif notice is not None and new and not later:  # their panels tell them
            await self._tables.set_shown(snapshot.id, noticed_since=notice.since)
        if message == SENDING:  # sending an unconfirmed message again finds it
            message = await self._send(snapshot, notice, users)
            if notice is None:
                await self._messages.remove(snapshot.channel.channel_id, message)
                message = None
        await self._tables.set_shown(snapshot.id, notice_message_id=message)

    async def _to_tell(self, snapshot: Snapshot, notice: Notice) -> tuple[list[int], bool]:
        """The people to mention now, and whether others sleep: nothing is sent in their night."""
        users, later, now = list[int](), False, self._now()
        for user in notice.users:
            settings = await self._appearance.settings_of(user)
            if self._here(snapshot.id, user) or not settings.pings.wanted(snapshot.turn_seconds):
                continue
            if ping_due(snapshot, settings, now) <= now:
                users.append(user)
            else:
                later = True
        return users, later

    async def _send(self, snapshot: Snapshot, notice: Notice | None, users: list[int]) -> int | None:
        """Post the noted message; None if Discord refuses it."""
        words = await self._appearance.words_of(snapshot.channel.guild_id)
        text = words("ping.over")
        if notice is not None:
            seat = "" if notice.seat is None else seat_names(words, snapshot)[notice.seat]
            facts = {"mention": words.listing([f"<@{user}>" for user in users]), "seat": seat}
            facts |= {"name": safe_name(words, notice.name), "game": table_title(words, snapshot)}
            text = words(f"notice.{notice.key}", link=jump_link(snapshot), **facts)
        channel = self._client.get_partial_messageable(snapshot.channel.channel_id)
        nonce = f"{snapshot.id}-u{snapshot.shown.noticed_since}"
        sent = None
        with logged(log, "A notice was not posted", mending=True):
            sent = (await channel.send(text, allowed_mentions=only(users), nonce=nonce, suppress_embeds=True)).id
        return sent
