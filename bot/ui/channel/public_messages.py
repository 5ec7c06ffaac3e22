"""Posts, edits and replaces the public message of a table or an event.

A post is noted in the row first: after a crash or a failure the message is found, not posted twice.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from typing import Any, Final, TypeAlias

import discord
from discord.utils import snowflake_time

from bot.ui.channel.closed import ChannelClosed
from bot.ui.channel.discord_errors import DISCORD_ERRORS, NOT_ALLOWED, Remedy, logged, mends, remedy_for
from bot.ui.channel.reply import SILENT, Reply
from bot.ui.pages.page import Page, Text, files, render
from bot.words import Words
from engine.events.model import Event
from engine.events.service import Events
from engine.tables.service import Tables
from engine.tables.table.model import MOVED_FROM, ChannelRef, Snapshot, Status
from engine.units import HOUR

log = logging.getLogger(__name__)

REDRAWS: Final = 4
"""Tries to show a message by different means: a new post, a reopened thread, no picture."""
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
APPLAUSE: Final = "👏"
"""The bot's own reaction, so that one click adds another's."""


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
    clock, board = snapshot.clock, snapshot.message_id
    if board is None or now - snowflake_time(board).timestamp() < BURIED:
        return False
    begins = snapshot.status is Status.PLAYING and bool(snapshot.awaited) and not snapshot.pinged
    return begins and clock.reminded is None and clock.closes is None


def without_files(words: Words, page: Page) -> Page:
    """The page in words, with a line about the missing permission."""
    bare = page.bare()
    return replace(bare, parts=(*bare.parts, Text(words("board.no_attach"))))


def answer_note(interaction: discord.Interaction) -> str:
    """The note for a post as the answer to this interaction."""
    return f"{ANSWER}{interaction.token}"


class PublicMessages:
    """Writes public messages, and notes them at their keeper."""

    def __init__(
        self, client: discord.Client, keeper: Keeper, words_of: Callable[[int | None], Awaitable[Words]]
    ) -> None:
        """`words_of`: the language of a server."""
        self._client = client
        self._keeper = keeper
        self._words_of = words_of
        self.without_files: set[int] = set()
        """Channels that took a message only without files, until a user asks for the board there."""

    async def fitting(self, channel: ChannelRef, page: Page) -> Page:
        """The page, or its words with the name of the missing permission where the bot may not attach files, by what it
        knows."""
        if not page.pictures:
            return page
        may = channel.channel_id not in self.without_files and self._may(channel, "attach_files")
        return page if may else without_files(await self._words_of(channel.guild_id), page)

    def _may(self, channel: ChannelRef, permission: str) -> bool:
        """Whether the bot has a permission in a channel, by what it knows."""
        guild = self._client.get_guild(channel.guild_id or 0)
        found = guild.get_channel_or_thread(channel.channel_id) if guild else None
        if guild is not None and found is not None:
            with suppress(discord.ClientException):  # a thread whose channel is not known
                return bool(getattr(found.permissions_for(guild.me), permission))
        return True

    async def show(
        self,
        shown: Shown,
        page: Page,
        *,
        anew: bool = False,
        below: str | None = None,
        mentions: discord.AllowedMentions = SILENT,
        also: Mapping[str, int] | None = None,
        applause: bool = False,
    ) -> bool:
        """Edit the message, or post it (`anew`: in any case), or post the page `below` it under that nonce. `applause`:
        one click below it claps. False if no means worked. Raises `ChannelClosed`, and what Discord raises."""
        channel = shown.channel.channel_id
        target = self._client.get_partial_messageable(channel)
        message = None if shown.shown.posting or anew else shown.shown.message_id
        page, place = await self.fitting(shown.channel, page), None
        for left in reversed(range(REDRAWS)):
            try:
                if below is not None:
                    sent = await target.send(view=render(page), files=files(page), nonce=below, allowed_mentions=SILENT)
                    message, as_it_is = sent.id, True
                elif message is None:
                    message, as_it_is = await self._post(shown, page, mentions, also)
                else:
                    as_it_is = False
                found = target.get_partial_message(message)
                if not as_it_is:
                    await found.edit(view=render(page), attachments=files(page), allowed_mentions=SILENT)
                    await self._keeper.edited(shown.id, shown.version)
                if applause and self._may(shown.channel, "add_reactions"):
                    with logged(log, "A message got no applause"):
                        await found.add_reaction(APPLAUSE)
                return True
            except discord.HTTPException as error:
                match remedy_for(error):
                    case Remedy.REPOST:
                        now = (await self._keeper.snapshot(shown.id)).shown  # another task may have posted it again
                        message = None if now.message_id == message else now.message_id
                    case Remedy.SHRINK if page != page.bare():
                        page = page.bare()
                    case Remedy.PARK if page.pictures and error.code == NOT_ALLOWED:
                        self.without_files.add(channel)  # only files may be forbidden here
                        page = without_files(await self._words_of(shown.channel.guild_id), page)
                    case Remedy.UNARCHIVE if left and not getattr(place, "locked", False):  # or archived meanwhile
                        place = await self.unarchive(channel)
                    case Remedy.PARK | Remedy.UNARCHIVE:
                        raise ChannelClosed(channel, error, place) from error
                    case _:
                        raise
        return False

    async def unarchive(self, channel: int) -> object:
        """Reopen an archived thread. Returns it. Raises `ChannelClosed` if the bot may not, and what Discord raises for
        a passing reason."""
        place: object = None
        try:
            place = await self._client.fetch_channel(channel)
            if isinstance(place, discord.Thread):
                await place.edit(archived=False)
        except discord.HTTPException as error:
            if mends(error):
                raise
            raise ChannelClosed(channel, error, place) from error
        return place

    async def _post(
        self, snapshot: Shown, page: Page, mentions: discord.AllowedMentions, also: Mapping[str, int] | None
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
        await self.remove(snapshot.channel.channel_id, row.message_id, posted)
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
        found = None
        how: Any = {"view": render(page), "attachments": files(page), "allowed_mentions": SILENT}
        with logged(log, "An answer is not there any more", mending=True):
            found = int((await answer.edit_message(ORIGINAL, **how)).id)
        return found

    async def answer(self, reply: Reply, snapshot: Shown, page: Page) -> bool:
        """Post a page as the answer to an interaction; whether that surely worked. If not, the note lets a later redraw
        find it."""
        note = answer_note(reply.interaction)
        if (await self._keeper.snapshot(snapshot.id)).shown.posting != note:
            await self._keeper.set_shown(snapshot.id, posting=note)
        message = await reply.public(await self.fitting(snapshot.channel, page))
        if not message:
            return False
        now = await self._keeper.snapshot(snapshot.id)
        try:
            await self.remove(now.channel.channel_id, now.shown.message_id, message)
        except DISCORD_ERRORS:
            return False
        await self._keeper.set_shown(now.id, message_id=message, shown_version=snapshot.version, posting=None)
        return True

    async def change(self, channel: int, message: int, page: Page) -> None:
        """Show another page in an own message, if it is there. Raises what Discord raises for a passing reason."""
        found = self._client.get_partial_messageable(channel).get_partial_message(message)
        with logged(log, "An old message could not be changed", mending=True):
            await found.edit(view=render(page), attachments=files(page), allowed_mentions=SILENT)

    async def remove(self, channel: int, old: int | None, new: int | None = None) -> None:
        """Delete an own message, if possible and if it isn't the `new` one. Raises what Discord raises for a passing
        reason."""
        if old in (None, new):
            return
        with logged(log, "An old message could not be deleted", mending=True):
            await self._client.get_partial_messageable(channel).get_partial_message(old).delete()
