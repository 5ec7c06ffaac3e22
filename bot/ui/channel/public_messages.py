"""Posts, edits and replaces the public message of a table or an event.

A post is noted in the row first: after a crash or a failure the message is found, not posted twice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final, TypeAlias

import discord
from discord.utils import snowflake_time

from bot.ui.channel.discord_errors import DISCORD_ERRORS, Remedy, mends, remedy_for
from bot.ui.channel.reply import SILENT, Reply
from bot.ui.pages.page import Page, files, render
from engine.events.model import Event
from engine.events.service import Events
from engine.tables.core.model import MOVED_FROM, Snapshot, Status
from engine.tables.service import Tables
from engine.units import HOUR

log = logging.getLogger(__name__)

BURIED: Final = HOUR
"""Seconds after which a board may be far up in its channel."""
ANSWER = "answer:"
"""Prefix of the note for an answer to an interaction; the interaction's token follows."""
MOST_ACCOUNTS: Final = 3
"""Accounts of missed rounds that are posted; older ones are left out."""


Shown: TypeAlias = Snapshot | Event
"""A table or an event at a version: it has a public message."""
Keeper: TypeAlias = Tables | Events
"""Stores the messages of tables or of events."""


class Original:
    """Discord's name for the first answer. The library expects a number, and would quote a string."""

    def __str__(self) -> str:
        return "@original"


ORIGINAL: Final[Any] = Original()


def accounts_due(snapshot: Snapshot) -> range:
    """The rounds whose accounts are missing in the channel. The end of the match covers the last round."""
    last = snapshot.ended_rounds - (snapshot.status is Status.FINISHED)
    return range(max(snapshot.shown.shown_rounds, last - MOST_ACCOUNTS) + 1, last + 1)


def behind(snapshot: Snapshot) -> bool:
    """Whether the channel shows an old version of the table, by its row."""
    shown = snapshot.shown
    if not snapshot.public or snapshot.homeless:
        return False
    return shown.shown_version != snapshot.version or shown.posting is not None or bool(accounts_due(snapshot))


def left_in(snapshot: Snapshot) -> int | None:
    """The old channel of a moved table, if its messages are still there."""
    note = snapshot.shown.posting or ""
    return int(note.removeprefix(MOVED_FROM)) if note.startswith(MOVED_FROM) else None


def may_be_buried(snapshot: Snapshot, now: float) -> bool:
    """Whether a turn begins with a ping, and the board is old enough to be buried."""
    clock = snapshot.clock
    begins = snapshot.status is Status.PLAYING and bool(snapshot.awaited) and not snapshot.pinged
    if not begins or clock.reminded is not None or clock.closes is not None or snapshot.message_id is None:
        return False
    return now - snowflake_time(snapshot.message_id).timestamp() >= BURIED


def answer_note(interaction: discord.Interaction) -> str:
    """The note for a post as the answer to this interaction."""
    return f"{ANSWER}{interaction.token}"


class PublicMessages:
    """Writes public messages, and notes them at their keeper."""

    def __init__(self, client: discord.Client, keeper: Keeper) -> None:
        self._client = client
        self._keeper = keeper

    async def edit(self, channel: int, message: int, page: Page) -> None:
        """Show a page in a message."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        await target.edit(view=render(page), attachments=files(page), allowed_mentions=SILENT)

    async def below(self, channel: int, page: Page, nonce: str) -> None:
        """Post a message that never changes. The nonce keeps a repeated post from being a second message."""
        target = self._client.get_partial_messageable(channel)
        await target.send(view=render(page), files=files(page), nonce=nonce, allowed_mentions=SILENT)

    async def unarchive(self, channel: int) -> None:
        """Reopen an archived thread, if the bot may. Raises what Discord raises for a passing reason."""
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
        """Post a new message in place of the old one. Returns its id, and whether it surely shows this page: Discord
        answers a repeated nonce with the message of the first try. `also` is noted with the id."""
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
        """Post a page under this nonce. A refusal clears the note if the page was `sure`ly not posted before, or no
        remedy exists."""
        target = self._client.get_partial_messageable(snapshot.channel.channel_id)
        try:
            sent = await target.send(view=render(page), files=files(page), nonce=nonce, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if not mends(error) and (sure or remedy_for(error) not in (Remedy.UNARCHIVE, Remedy.SHRINK)):
                await self._keeper.set_shown(snapshot.id, posting=None)
            raise
        return sent.id

    async def _answered(self, token: str, page: Page) -> int | None:
        """Edit the answer to an interaction to this page. Returns its id; None if there is no answer."""
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
        """Post a page as the answer to an interaction; whether that surely worked. If not, the note lets a later redraw
        find it."""
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
        """Delete an own message, if possible. Raises what Discord raises for a passing reason."""
        if old is None:
            return
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(old).delete()
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("An old message could not be deleted: %s", error)
