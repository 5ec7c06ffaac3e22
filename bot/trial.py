"""A simulated Discord server in real time, played in a web page.

simcord is made for tests: its clock stands still, every step waits until the bot is idle, and a page shows the state
after its own last click. Two subclasses make it live; docs/try.md explains each change. They use simcord's internals,
so pyproject.toml bounds its version, and the browser test plays through them.
"""

import asyncio
import contextlib
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import discord
import simcord
from simcord.backend.access import can_access_message
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components
from simcord.preview import Preview

from bot.pictures.render.emoji import emoji_png, tile_of_name
from bot.trial_server import LiveServer

SERVER = "Boneyard"
CHANNELS = ("game-night", "second-table")
PEOPLE = ("Ana", "Björn", "Chloé", "Дмитрий", "Eleni", "Femi", "Giulia", "花子", "İpek", "José", "Keiko", "Łukasz")

LOOK: Final[Any] = {"layout": "channel", "display": "responsive", "width": 960, "height": 720}
READER: Final[Any] = {"locale": "en-US", "timezone": "UTC", "presentation_time": None}
TICK_SECONDS = 0.2
# The page shows relative times (“in 2 minutes”), which change without news.
REPAINT_SECONDS = 15.0
# A click waits for its answer in slices, 3 s in all, as on Discord.
QUIET_SECONDS = 0.3
QUIET_SLICES = 10
SHUTDOWN_SECONDS = 10.0
# Discord's numbers of components have 32 bits; simcord counts its own from 1.
MENU_IDS = 1 << 31
# How many versions of a message's controls a page remembers, for clicks on an old version.
KEPT_CHANGES = 20


def wall_clock() -> datetime:
    """The time of this computer."""
    return datetime.now(UTC)


class LiveEnv(simcord.Env):
    """A simulated Discord whose clock follows another clock. A busy bot is no error."""

    def __init__(self, bot: discord.Client, clock: Callable[[], datetime] = wall_clock) -> None:
        super().__init__(bot, settle_timeout=QUIET_SECONDS)
        self.clock = clock
        self.backend.bot_user.name = SERVER
        self._asked: Any = None

    async def catch_up(self) -> None:
        """Advance the simulated time to now. Timers that are due fire."""
        behind = (self.clock() - self.now()).total_seconds()
        if behind > 0:
            # Running work goes on; only the wait for it ends.
            with contextlib.suppress(TimeoutError):
                await self.advance_time(behind)

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._asked = interaction
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(self, **how: Any) -> None:
        """Wait until the bot has answered and is idle for a moment.

        simcord waits until the bot has nothing left to do: a thinking robot would delay the player's own answer.
        """
        asked, self._asked = self._asked, None
        for _ in range(QUIET_SLICES):
            try:
                return await super()._settle_internal(**how)
            except TimeoutError:
                if asked is None or asked.responded:
                    return None
        return None


class LivePreview(Preview):
    """The page of a channel or thread. It queues clicks, accepts those made just before a repaint, and leads to the
    other `pages`."""

    def __init__(
        self,
        env: LiveEnv,
        channel: simcord.ChannelHandle,
        viewers: tuple[Any, ...],
        port: int,
        pages: "list[LivePreview]",
    ) -> None:
        super().__init__(env, channel, viewers, **LOOK, **READER, assets=None, port=port)
        self._server = LiveServer(self, port, lambda: [page.link(self) for page in pages if not page._closed])
        self._controls: dict[str, dict[str, list[tuple[int, dict[str, str]]]]] = {}
        """By page and message: the controls, each with the page's first revision that shows them."""
        self.turn: asyncio.Lock = pages[0].turn if pages else asyncio.Lock()

    @property
    def watched(self) -> bool:
        """Whether a window shows it. simcord keeps a presentation of its own on each page."""
        return len(self._pages) > 1

    def link(self, reader: "LivePreview") -> dict[str, object]:
        """The way here from a reader's page."""
        name = self.channel.name or ""
        label = f"🧵 {name}" if self.channel.is_thread else f"#{name}"
        return {"name": name, "label": label, "url": self.url, "here": self is reader}

    async def __aenter__(self) -> "LivePreview":
        # simcord allows one page in a world, though nothing in it depends on that.
        self.env._preview = None
        await super().__aenter__()
        return self

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        for message in self.env.backend.messages[page.channel_id].values():
            tell_menus_apart(message.components)
        self._keep_emojis()
        super()._publish(page, reason=reason)
        seen = self._controls.setdefault(page.id, {})
        for message_id in page.snapshot["messages"]:
            now = controls(self.env.backend.get_message(page.channel_id, int(message_id)).components)
            shown = seen.setdefault(message_id, [])
            if not shown or shown[-1][1] != now:
                shown.append((page.revision, now))
                del shown[:-KEPT_CHANGES]

    def _keep_emojis(self) -> None:
        """Give the page the pictures of the tiles' emojis, which simcord drops."""
        for emoji in self.env.backend.application_emojis.values():
            address = f"{CDN_BASE}/emojis/{emoji.id}.png"
            if address not in self.env.backend.cdn._blobs and (tile := tile_of_name(emoji.name)) is not None:
                self.env.backend.cdn._blobs[address] = emoji_png(tile)

    def _authorize_attachment_source(self, page: Any, source: tuple[Any, ...], digest: str | None) -> None:
        """Let a page load its picture even if an edit has just replaced it."""
        try:
            super()._authorize_attachment_source(page, source, digest)
        except simcord.SetupError:
            message = self.env.backend.messages[source[1]].get(source[2])
            if message is None or not can_access_message(self.env, source[1], message, page.viewer, history=True):
                raise

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = self._pages.get(context_id or "")
            return await super()._action(context_id, body if page is None else self._current(page, body))

    def _current(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The click moved to the current revision, if its control is still there with the same label.

        Discord passes an old press to the bot; simcord refuses it.
        """
        revision = body.get("published_revision")
        if not isinstance(revision, int) or revision >= page.revision:
            return body
        if "target_id" in body:
            shown = self._controls.get(page.id, {}).get(str(body["target_id"]), [])
            before = next((found for since, found in reversed(shown) if since <= revision), {})
            pressed = str(body.get("control_key")).rpartition(":")[2]
            if pressed not in before or before[pressed] != shown[-1][1].get(pressed):
                return body
        return {**body, "published_revision": page.revision}


def controls(components: list[dict[str, Any]]) -> dict[str, str]:
    """The labels of enabled buttons and the custom ids of menus, by number."""
    parts = [part for part in walk_components(components) if "custom_id" in part and not part.get("disabled")]
    return {str(part["id"]): part.get("label") or part["custom_id"] for part in parts}


def tell_menus_apart(components: list[dict[str, Any]]) -> None:
    """Number menus by their custom id instead of by their place.

    A page remembers choices by number. Without this, it takes a choice in a new menu for the old menu's and never sends
    it.
    """
    for part in walk_components(components):
        if part["type"] == discord.ComponentType.select.value:
            part["id"] = MENU_IDS + zlib.crc32(part["custom_id"].encode()) % MENU_IDS


@dataclass(frozen=True, slots=True)
class Trial:
    """A running simulated server with a page for each channel and thread."""

    env: LiveEnv
    pages: list[LivePreview]
    _open: contextlib.AsyncExitStack

    async def add_page(self, channel: simcord.ChannelHandle, viewers: tuple[Any, ...], port: int = 0) -> None:
        """Open the page of a channel or thread."""
        page = LivePreview(self.env, channel, viewers, port, self.pages)
        self.pages.append(await self._open.enter_async_context(page))

    async def _add_threads(self) -> None:
        """Open the pages of new threads, and close those of deleted ones."""
        first, known = self.pages[0], {page.channel.id for page in self.pages}
        channels = self.env.backend.channels
        for thread in [one for one in channels.values() if one.is_thread and one.id not in known]:
            await self.add_page(simcord.ChannelHandle(self.env, first.channel.guild, thread), first.viewers)
        for page in [page for page in self.pages if page.channel.id not in channels]:
            self.pages.remove(page)
            await page.close()

    async def stay_live(self, stopped: asyncio.Event) -> None:
        """Keep the clock and the pages up to date until `stopped`, or until the first page ends.

        Cancelling it may be in vain: simcord uses `asyncio.wait_for`, which can lose a cancellation before Python 3.12.
        """
        loop = asyncio.get_running_loop()
        painted = loop.time()
        while not (stopped.is_set() or self.pages[0]._closed):
            await asyncio.sleep(TICK_SECONDS)
            if await self.repaint(always=loop.time() - painted >= REPAINT_SECONDS):
                painted = loop.time()

    async def repaint(self, *, always: bool = False) -> bool:
        """Catch up with time, then repaint every page if there is news. Return whether it did."""
        async with self.pages[0].turn:
            await self.env.catch_up()
            await self._add_threads()
            # The traffic since the last look. Clearing it keeps it small.
            news = bool(self.env.backend.transcript)
            self.env.backend.transcript.clear()
            self.env.backend.http_requests.clear()
            if news or always:
                for page in self.pages:
                    if page.watched and not page._closed:
                        await page.refresh()
            return news or always


@contextlib.asynccontextmanager
async def trial(
    bot: discord.Client, people: int, port: int, clock: Callable[[], datetime] = wall_clock
) -> AsyncIterator[Trial]:
    """Start the server with this bot on it; the bot is closed at the end. `clock` is the time on the server.

    Raises simcord.SetupError when the port is taken.
    """
    env = LiveEnv(bot, clock)
    # Ids depend on time and order. Made before time moves, they are the same at each start, as a kept database needs.
    guild = env.create_guild(SERVER)
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    # The first person can try `/settings server`.
    roles = [guild.create_role("Administrator", permissions=discord.Permissions(administrator=True))]
    viewers = tuple(
        guild.add_member(env.create_user(name.lower(), global_name=name), roles=roles if at == 0 else [])
        for at, name in enumerate(PEOPLE[:people])
    )
    env.backend.clock.advance((clock() - env.now()).total_seconds())
    try:
        await env.start()
        with env.time_context():
            async with contextlib.AsyncExitStack() as stack:
                server = Trial(env, [], stack)
                for channel in channels:
                    await server.add_page(channel, viewers, port if channel is channels[0] else 0)
                yield server
    finally:
        await bot.close()
        # Let running threads (pictures, robots) end.
        env.settle_timeout = SHUTDOWN_SECONDS
        with contextlib.suppress(TimeoutError):  # a robot may think longer
            await env.shutdown()
