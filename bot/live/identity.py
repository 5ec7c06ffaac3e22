"""Finds out who opens the live board inside Discord. The page has a code from Discord's client. Discord tells the bot
whose code it is, who is in the activity, and where it runs."""

import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.config import Secret
from bot.live.sessions import Session, until
from bot.ui.channel.discord_errors import DISCORD_ERRORS, mends
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from engine.tables.table.model import Snapshot
from engine.units import HOUR

log = logging.getLogger(__name__)

PATIENCE = aiohttp.ClientTimeout(total=10)
"""For each of the two requests that carry no token of the bot."""
TOLD_SECONDS = 120.0
"""How long Discord's word holds that a person sees a channel."""
REMEMBERED = 10_000
"""People and channels in memory."""
WORD: Final = re.compile(r"[\w.-]{1,200}", re.ASCII)
NUMBER: Final = re.compile(r"\d{1,20}", re.ASCII)
REFUSED, HIDDEN, UNREACHABLE = "board.live_refused", "board.live_hidden", "board.live_unreachable"


class Unwelcome(Exception):
    """A page gets no session: the key of the sentence, and the status of the answer."""

    def __init__(self, key: str, status: int = 403) -> None:
        super().__init__(key)
        self.key, self.status = key, status


@dataclass(frozen=True, slots=True)
class Asked:
    """What a page sends for a session."""

    code: str
    instance: str
    channel: int
    guild: int | None
    table: str

    @classmethod
    def read(cls, text: bytes) -> "Asked":
        """Raises `Unwelcome` for everything that Discord's client can't have said."""
        try:
            found = json.loads(text)
            code, instance, channel, guild, table = (str(found.get(name) or "") for name in cls.__slots__)
        except (ValueError, AttributeError, RecursionError):
            raise Unwelcome(REFUSED) from None
        numbers = NUMBER.fullmatch(channel) and NUMBER.fullmatch(guild or "0")
        if not (WORD.fullmatch(code) and WORD.fullmatch(instance) and numbers):
            raise Unwelcome(REFUSED)
        return cls(code, instance, int(channel), int(guild) if guild else None, table[:20])


class Identity:
    """Asks Discord who a page belongs to, and whether they see the channel."""

    def __init__(self, client: discord.Client, secret: Secret, now: Callable[[], float]) -> None:
        self._client, self._secret, self._now = client, secret, now
        self.seeing: dict[tuple[int, int, int], tuple[float, discord.Member | None]] = {}
        """By server, channel and person: until when it holds, and the person if they see the channel."""
        self._launched: dict[tuple[int, int], tuple[float, str]] = {}
        """By person and channel: the time and the table of their last press on Live board."""

    @property
    def origin(self) -> str:
        """Where Discord shows the page."""
        return f"https://{self._client.application_id}.discordsays.com"

    # -- opening ------------------------------------------------------------------------------------------------------

    async def launch(self, reply: Reply, table: Snapshot) -> None:
        """Open the activity for who pressed the button. Discord doesn't tell the page which button it was."""
        if len(self._launched) >= REMEMBERED:
            self._launched.clear()
        self._launched[reply.person.user_id, reply.channel.channel_id] = self._now(), table.id
        await reply.cancel_deferral()
        try:
            await reply.interaction.response.launch_activity()
            reply.sent = True
        except (discord.InteractionResponded, *DISCORD_ERRORS) as error:
            log.warning("Discord did not open the live board (docs/live-board.md, part 5): %s", error)
            await reply.private(sentence(reply.words("board.live_closed")))

    def launched(self, session: Session) -> str:
        """The table that the person opened the live board for in this channel, in the last hour; else empty."""
        at, table = self._launched.get((session.user_id, session.channel_id), (0.0, ""))
        return table if self._now() - at < HOUR else ""

    # -- who it is ----------------------------------------------------------------------------------------------------

    async def session(self, asked: Asked) -> Session:
        """The session that a page may have. Raises `Unwelcome`."""
        await self._client.wait_until_ready()
        try:
            user = await self._user(asked.code)
            await self._check_instance(asked, user["id"])
            guild = asked.guild if self._client.get_guild(asked.guild or 0) else None
            name, number = str(user.get("global_name") or user["username"]), int(user["id"])
            if guild is not None:
                member = await self._look(guild, asked.channel, number)
                if member is None:
                    raise Unwelcome(HIDDEN)
                name = member.display_name
        except DISCORD_ERRORS as error:
            log.warning("Discord did not say who opens the live board: %s", error)
            raise Unwelcome(UNREACHABLE, 503) from None
        end = until(self._now())
        return Session(number, name, guild, asked.channel, str(user.get("locale", "")), end, asked.instance)

    async def _user(self, code: str) -> dict[str, Any]:
        """The person whose code it is. The token that tells is used once and not kept."""
        form = {"grant_type": "authorization_code", "code": code}
        form |= {"client_id": str(self._client.application_id), "client_secret": self._secret.reveal()}
        agent = {"User-Agent": self._client.http.user_agent}
        async with aiohttp.ClientSession(timeout=PATIENCE, headers=agent) as http:
            async with http.post(f"{Route.BASE}/oauth2/token", data=form) as answer:
                if answer.status == 401:
                    log.error("Discord refused DISCORD_CLIENT_SECRET: copy it again from the OAuth2 page.")
                    raise Unwelcome("board.live_closed", 500)
                if answer.status in (400, 403, 404):
                    raise Unwelcome(REFUSED)
                answer.raise_for_status()
                token = (await answer.json())["access_token"]
            async with http.get(f"{Route.BASE}/users/@me", headers={"Authorization": f"Bearer {token}"}) as answer:
                answer.raise_for_status()
                return dict(await answer.json())

    async def _check_instance(self, asked: Asked, user_id: str) -> None:
        """Raises `Unwelcome` unless the person is in this instance, and it runs in this channel."""
        address = "/applications/{application}/activity-instances/{instance}"
        route = Route("GET", address, application=self._client.application_id, instance=asked.instance)
        try:
            found = await self._client.http.request(route)
        except discord.HTTPException as error:
            if mends(error):
                raise
            raise Unwelcome(REFUSED) from None
        place = found["location"]
        here = place["channel_id"] == str(asked.channel) and int(place.get("guild_id") or 0) == (asked.guild or 0)
        if not here or user_id not in found["users"]:
            raise Unwelcome(REFUSED)

    # -- what they see ------------------------------------------------------------------------------------------------

    async def sees(self, session: Session) -> bool:
        """Whether the person still sees the channel of their session. While Discord can't be asked, its last word
        counts."""
        if session.guild_id is None or not self._client.is_ready():  # then it knows no servers yet
            return True
        key = (session.guild_id, session.channel_id, session.user_id)
        end, member = self.seeing.get(key, (0.0, None))
        if self._now() < end:
            return member is not None
        try:
            return await self._look(*key) is not None
        except DISCORD_ERRORS as error:
            log.info("Discord did not say who sees a channel: %s", error)
            return not end or member is not None

    async def _look(self, guild_id: int, channel_id: int, user_id: int) -> discord.Member | None:
        """The person, if they are on the server and see the channel. Raises what Discord raises."""
        guild = self._client.get_guild(guild_id)
        channel = guild and guild.get_channel_or_thread(channel_id)
        found = None
        try:
            if guild and channel:
                member = await guild.fetch_member(user_id)
                may = channel.permissions_for(member)
                if isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads:
                    await channel.fetch_member(user_id)
                found = member if may.view_channel else None
        except (discord.NotFound, discord.Forbidden, discord.ClientException):
            pass  # they have left the server or the thread, or its channel is hidden from the bot
        if len(self.seeing) >= REMEMBERED:
            self.seeing.clear()
        self.seeing[guild_id, channel_id, user_id] = self._now() + TOLD_SECONDS, found
        return found


def member_of(identity: Identity | None, session: Session) -> discord.Member | None:
    """The person on their server, as `sees` has found them."""
    key = (session.guild_id or 0, session.channel_id, session.user_id)
    return identity.seeing.get(key, (0.0, None))[1] if identity else None
