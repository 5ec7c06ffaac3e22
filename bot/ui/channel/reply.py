"""Answers an interaction: on the user's panel, in a private message, or in the channel.

Moves are stored before the answer, so a failed answer loses nothing: it is logged, and the user presses again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

import discord

from bot.ui.channel import discord_errors as errors
from bot.ui.pages.page import Page, files, render
from bot.words import Words, words_for
from engine.rules.errors import Refused
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after the click at which an unfinished answer is deferred. Discord waits for 3."""
PROMISED = 34
"""Tries of a deferred answer, over the 14 minutes of its token."""
SILENT = discord.AllowedMentions.none()


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Mention only these people. Discord refuses a message with the id of a pseudonym."""
    found = [discord.Object(user) for user in users if user > 0]
    return discord.AllowedMentions(everyone=False, roles=False, users=found)


class Reply:
    """Answers one interaction, once."""

    sleep: Callable[[float], Awaitable[object]] = staticmethod(asyncio.sleep)
    """How to wait between the tries of a deferred answer."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.words: Words = words_for(str(interaction.locale))
        self.sent = False
        self._came = asyncio.get_running_loop().time()
        self._public = False
        self._deferred = self._thinking = False
        """Whether Discord may have been told to wait, and shows "thinking"."""
        self._promised = False
        """Whether Discord is known to wait although its reply to the deferral was lost."""
        self._followed = False
        """Whether an answer is shown, so that no "thinking" is left."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @property
    def person(self) -> Person:
        """The user, with the name shown on this server."""
        return Person(self.interaction.user.id, self.interaction.user.display_name)

    @property
    def outside(self) -> bool:
        """Whether the bot is no member here: in a direct message, or where only the user has installed it."""
        asked = self.interaction
        return asked.guild_id is None or (asked.is_user_integration() and not asked.is_guild_integration())

    @property
    def channel(self) -> ChannelRef:
        """The channel of the interaction, without its server if the bot is no member there."""
        if self.interaction.channel_id is None:
            raise Refused(TableRefusal.ELSEWHERE)
        return ChannelRef(None if self.outside else self.interaction.guild_id, self.interaction.channel_id)

    @property
    def on_panel(self) -> bool:
        """Whether the click was on a private message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def defer_if_slow(self, *, public: bool = False) -> None:
        """Defer the answer if it takes long. `public`: all will see it."""
        self._public = public
        self._timer = asyncio.get_running_loop().call_at(self._came + PATIENCE, self._start_deferring)

    async def later(self, *, public: bool) -> None:
        """Defer now: the answer takes some seconds and is a new message."""
        await self.cancel_deferral()
        self._public = public
        if not self.interaction.response.is_done():
            await self._defer(new=True)

    def _start_deferring(self) -> None:
        if not self.sent and not self.interaction.response.is_done():
            self._deferring = asyncio.create_task(self._defer())

    async def _defer(self, *, new: bool = False) -> None:
        # The answer edits a panel; elsewhere, or for all, it is a new message that "thinks" until then.
        self._deferred, self._thinking = True, new or self._public or not self.on_panel
        try:
            await self.interaction.response.defer(ephemeral=not self._public, thinking=self._thinking)
        except (discord.InteractionResponded, *errors.DISCORD_ERRORS) as error:
            log.info("A late answer could not be deferred: %s", error)
            # After a lost reply the library tries again, and Discord says that it has the deferral.
            self._promised = errors.code_of(error) == errors.ANSWERED
            self._deferred = self._promised or errors.passing(error)
            self._thinking &= self._deferred

    async def finish(self) -> None:
        """Delete a "thinking" that no answer has followed; retries for 14 minutes."""
        await self.cancel_deferral()
        for failures in range(1, PROMISED):
            if self._followed or not self._thinking:
                return
            try:
                await self.interaction.delete_original_response()
                return
            except errors.DISCORD_ERRORS as error:
                if not errors.passing(error):
                    return
                await self.sleep(errors.pause_after(failures))

    async def cancel_deferral(self) -> None:
        """The work is done or has failed: stop the timer, and wait for a deferral under way."""
        if self._timer:
            self._timer.cancel()
        if self._deferring:
            await self._deferring

    async def panel(self, page: Page) -> int | None:
        """Show a private page in the clicked panel, else in a new one. Returns the message's id; None if that
        failed."""
        message = self.interaction.message if self.on_panel else None
        shown = await self._try(page, edit=message is not None)
        return message.id if message and shown == 0 else shown

    async def private(self, page: Page) -> bool:
        """Show a page in a new private message."""
        return await self._try(page) is not None

    async def nothing(self) -> None:
        """Acknowledge the click without a message; its effect shows elsewhere."""
        await self.cancel_deferral()
        self.sent = True
        if not self.interaction.response.is_done():
            # Repeat a deferral that may have worked, so that `finish` deletes only that message.
            again = partial(self.interaction.response.defer, ephemeral=not self._public, thinking=self._thinking)
            await self._twice(again)

    @property
    def quiet(self) -> bool:
        """Whether a click on a public message was acknowledged without a message."""
        acknowledged = discord.InteractionResponseType.deferred_message_update
        return not self.on_panel and self.interaction.response.type is acknowledged

    async def redraw(self, page: Page) -> None:
        """Show a page in the clicked public message: an answer needs no permission."""
        with errors.logged(log, "A clicked message could not be changed"):
            await self.interaction.edit_original_response(view=render(page), attachments=[], allowed_mentions=SILENT)

    async def gone(self) -> None:
        """Delete the clicked panel."""
        await self.nothing()
        if not self.on_panel:  # a forged click: the message is everyone's
            return
        with errors.logged(log, "A panel could not be deleted"):
            await self.interaction.delete_original_response()

    async def public(self, page: Page) -> int | None:
        """Show a page in the channel. Returns the message's id; None if that failed."""
        return await self._try(page, ephemeral=False)

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Open a text box."""
        await self.cancel_deferral()
        if not self.interaction.response.is_done():
            self.sent = True
            await self._twice(lambda: self.interaction.response.send_modal(modal))

    async def _twice(self, answer: Callable[[], Awaitable[object]]) -> None:
        """Send an acknowledgement, twice if it fails for a passing reason."""
        for last in (False, True):
            try:
                await answer()
                return
            except errors.DISCORD_ERRORS as error:
                log.info("A click could not be acknowledged: %s", error)
                if last or not errors.passing(error):
                    return

    async def _try(self, page: Page, *, edit: bool = False, ephemeral: bool = True) -> int | None:
        """Send the answer: twice if it fails for a passing reason, without files and emojis if those were refused, and
        for the life of its token if it was deferred. Returns the message's id; None if it was not shown."""
        await self.cancel_deferral()
        self.sent, again = True, False
        for failures in range(1, PROMISED):
            try:
                shown = await self._send(page, edit=edit, ephemeral=ephemeral)
                self._followed = True
                return shown
            except discord.InteractionResponded:
                return None
            except errors.DISCORD_ERRORS as error:
                code, passes = errors.code_of(error), errors.passing(error)
                later = self._promised or (self._deferred and self.interaction.response.is_done())
                if code in errors.NOT_TAKEN and not again and page.bare() != page:
                    log.info("An answer goes without files and emojis: %s", error)
                    page, again = page.bare(), True
                elif code == errors.ANSWERED and self._deferred and not self._promised:
                    self._promised = True
                elif code == errors.UNKNOWN_MESSAGE and edit:  # the user has closed the panel
                    edit = False
                elif later and passes:
                    log.warning("A deferred answer was not taken (%s); trying again.", error)
                    await self.sleep(errors.pause_after(failures))
                elif again and (code == errors.ANSWERED or passes):
                    arrived = await self._arrived()
                    if arrived is not None or not self._promised:
                        return arrived
                elif code in errors.TOO_LATE or again or not passes:
                    log.info("An answer could not be shown: %s", error)
                    return None
                else:
                    again = True
        return None

    async def _arrived(self) -> int | None:
        """Ask Discord whether a try worked although it seemed to fail. Returns the message's id. The try that worked
        may be the deferral."""
        try:
            arrived = await self.interaction.original_response()
        except errors.DISCORD_ERRORS as error:
            log.warning("Discord did not tell the id of an answer: %s", error)
            return None
        if arrived.flags.loading:
            self._promised = True
            return None
        self._followed = True
        return arrived.id

    async def _send(self, page: Page, *, edit: bool, ephemeral: bool) -> int:
        """Send the page as a first answer, an edit or a follow-up. Returns its id; 0 if Discord tells none."""
        interaction, response = self.interaction, self.interaction.response
        if self._promised or response.is_done():  # deferred or answered before
            if self._thinking and ephemeral is self._public:  # for other readers: Discord would keep its visibility
                with suppress(discord.NotFound):
                    await interaction.delete_original_response()
                self._thinking = False
            if self._thinking or edit:
                shown = await interaction.edit_original_response(view=render(page), attachments=files(page))
                self._thinking = False
                return shown.id
            sent = await interaction.followup.send(
                view=render(page), files=files(page), ephemeral=ephemeral, allowed_mentions=SILENT, wait=True
            )
            return sent.id
        if edit:
            await response.edit_message(view=render(page), attachments=files(page), allowed_mentions=SILENT)
            return 0
        answer = await response.send_message(
            view=render(page), files=files(page), ephemeral=ephemeral, allowed_mentions=SILENT
        )
        return answer.message_id or 0
