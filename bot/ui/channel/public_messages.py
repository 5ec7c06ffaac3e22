"""The public message of a table or an event: posted, edited, shown again further down.

What is being posted is noted in its row first, so that after a crash or a failure the message is found and not posted
twice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final, Protocol

import discord
from discord.utils import snowflake_time

from bot.ui.channel.discord_errors import DISCORD_ERRORS, Remedy, mends, remedy_for
from bot.ui.channel.reply import SILENT, Reply
from bot.ui.pages.page import Page, files, render
from engine.tables.core.model import MOVED_FROM, ChannelRef, Snapshot, Status
from engine.units import HOUR

log = logging.getLogger(__name__)

BURIED: Final = HOUR
"""After so many seconds a board may be far up in its channel."""
ANSWER = "answer:"
"""Begins the note of a message that is the answer to an interaction; the interaction's token follows."""
MOST_ACCOUNTS: Final = 3
"""Of so many rounds that nobody saw end, the accounts are shown; older ones are left out."""


class Noted(Protocol):
    """What is remembered of a message, in a row."""

    @property
    def message_id(self) -> int | None:
        """The message that stands."""
        ...

    @property
    def posting(self) -> str | None:
        """The note of the one that is being posted."""
        ...


class Shown(Protocol):
    """What has a public message: a table or an event, as it was at a version."""

    @property
    def id(self) -> str:
        """Under which its keeper knows it."""
        ...

    @property
    def version(self) -> int:
        """One higher with every change."""
        ...

    @property
    def channel(self) -> ChannelRef:
        """Where the message stands."""
        ...

    @property
    def shown(self) -> Noted:
        """What is stored of it."""
        ...


class Keeper(Protocol):
    """Knows what is shown of each."""

    async def snapshot(self, shown_id: str, /) -> Shown:
        """As it is now."""
        ...

    async def set_shown(self, shown_id: str, /, **shown: int | str | None) -> None:
        """Remember what is shown of it."""
        ...


class Original:
    """Discord's name for that message. The library asks for a number, and would quote a text."""

    def __str__(self) -> str:
        return "@original"


ORIGINAL: Final[Any] = Original()


def accounts_due(snapshot: Snapshot) -> range:
    """The numbers of the rounds whose account belongs into the channel and is not there. The end of the match tells
    about its last round."""
    last = snapshot.ended_rounds - (snapshot.status is Status.FINISHED)
    return range(max(snapshot.shown.shown_rounds, last - MOST_ACCOUNTS) + 1, last + 1)


def behind(snapshot: Snapshot) -> bool:
    """Whether the channel does not show a table as it is, as far as the row tells."""
    shown = snapshot.shown
    if not snapshot.public or snapshot.homeless:
        return False
    return shown.shown_version != snapshot.version or shown.posting is not None or bool(accounts_due(snapshot))


def left_in(snapshot: Snapshot) -> int | None:
    """The channel from which the messages of a table that has moved are still to be taken away."""
    note = snapshot.shown.posting or ""
    return int(note.removeprefix(MOVED_FROM)) if note.startswith(MOVED_FROM) else None


def may_be_buried(snapshot: Snapshot, now: float) -> bool:
    """Whether a turn begins for somebody who is to be pinged, and the board is so old that much may stand below it."""
    clock = snapshot.clock
    begins = snapshot.status is Status.PLAYING and bool(snapshot.awaited) and not snapshot.pinged
    if not begins or clock.reminded is not None or clock.closes is not None or snapshot.message_id is None:
        return False
    return now - snowflake_time(snapshot.message_id).timestamp() >= BURIED


def answer_note(interaction: discord.Interaction) -> str:
    """The note that a table's message is being posted as the answer to this."""
    return f"{ANSWER}{interaction.token}"


class PublicMessages:
    """Writes public messages, and lets their keeper note which they are."""

    def __init__(self, client: discord.Client, keeper: Keeper) -> None:
        self._client = client
        self._keeper = keeper

    async def edit(self, channel: int, message: int, page: Page) -> None:
        """Show another page in a message."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        await target.edit(view=render(page), attachments=files(page), allowed_mentions=SILENT)

    async def below(self, channel: int, page: Page, nonce: str) -> None:
        """Post a message that is never changed; repeated with the same nonce, it is the same message."""
        target = self._client.get_partial_messageable(channel)
        await target.send(view=render(page), files=files(page), nonce=nonce, allowed_mentions=SILENT)

    async def unarchive(self, channel: int) -> None:
        """Open an archived thread again; it stays as it is where only moderators may. Raises what Discord raises for a
        passing reason."""
        try:
            thread = await self._client.fetch_channel(channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("A thread could not be opened again: %s", error)

    async def post(
        self,
        snapshot: Shown,
        page: Page,
        mentions: discord.AllowedMentions = SILENT,
        also: Mapping[str, int] | None = None,
    ) -> tuple[int, bool]:
        """Post a new message in place of the old one; gives its id, and whether it shows this page for sure. What is
        being posted is noted first, so that after a crash or a failure it is found and not posted twice: the nonce
        makes Discord answer a repeated post with the message it already has. `also` is noted once it is there."""
        table, row = snapshot.id, (await self._keeper.snapshot(snapshot.id)).shown
        posted, as_it_is = None, True
        if row.posting is not None and row.posting.startswith(ANSWER):
            posted = await self._answered(row.posting.removeprefix(ANSWER), page)
        if posted is None:
            nonce = row.posting
            if nonce is None or nonce.startswith(ANSWER):
                nonce = f"{table}-{token_hex(6)}"
                await self._keeper.set_shown(table, posting=nonce)
            as_it_is = nonce != row.posting
            posted = await self._send(snapshot, page, nonce, mentions, sure=as_it_is)
        await self._replace(snapshot.channel.channel_id, row.message_id, posted)
        shown = snapshot.version if as_it_is else None
        await self._keeper.set_shown(table, message_id=posted, shown_version=shown, posting=None, **also or {})
        return posted, as_it_is

    async def _send(
        self, snapshot: Shown, page: Page, nonce: str, mentions: discord.AllowedMentions, *, sure: bool
    ) -> int:
        """Post it under this nonce. What is refused is noted no more, if it is `sure` that it was not posted before, or
        nothing can be done about the refusal."""
        target = self._client.get_partial_messageable(snapshot.channel.channel_id)
        try:
            sent = await target.send(view=render(page), files=files(page), nonce=nonce, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if not mends(error) and (sure or remedy_for(error) not in (Remedy.UNARCHIVE, Remedy.SHRINK)):
                await self._keeper.set_shown(snapshot.id, posting=None)
            raise
        return sent.id

    async def _answered(self, token: str, page: Page) -> int | None:
        """The message that was the answer to an interaction, with this page; None if there is none."""
        answer = discord.Webhook.partial(self._client.application_id or 0, token, client=self._client)
        try:
            found = await answer.edit_message(
                ORIGINAL,
                view=render(page),
                attachments=files(page),
                allowed_mentions=SILENT,
            )
        except discord.HTTPException as error:
            if mends(error):
                raise
            return None
        return int(found.id)

    async def answer(self, reply: Reply, snapshot: Shown, page: Page) -> bool:
        """Post it as the answer to an interaction; whether that is known to have worked. What is noted before is enough
        to go on from."""
        note = answer_note(reply.interaction)
        if (await self._keeper.snapshot(snapshot.id)).shown.posting != note:
            await self._keeper.set_shown(snapshot.id, posting=note)
        message = await reply.public(page)
        if not message:
            return False
        now = await self._keeper.snapshot(snapshot.id)
        try:
            await self._replace(now.channel.channel_id, now.shown.message_id, message)
        except DISCORD_ERRORS:
            return False
        await self._keeper.set_shown(now.id, message_id=message, shown_version=snapshot.version, posting=None)
        return True

    async def _replace(self, channel: int, old: int | None, new: int) -> None:
        if old != new:
            await self.remove(channel, old)

    async def remove(self, channel: int, old: int | None) -> None:
        """Delete a message of ours, as far as Discord lets us. Raises what Discord raises for a passing reason."""
        if old is None:
            return
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(old).delete()
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("An old message could not be deleted: %s", error)
