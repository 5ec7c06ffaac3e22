"""The Discord client: what it is made of, how it starts and how it stops.

`build_client` makes one from settings. Everything is wired in `setup_hook`, which runs once: `on_ready` may come again
and again. `boneyard run` connects it to Discord, `boneyard try` to a simulated one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import discord

from bot.cogs.domino import Domino
from bot.cogs.errors import Tree
from bot.config import Settings
from bot.reachability import Reachability
from bot.ui.actions.router import Router
from bot.ui.actions.services import Services
from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.answers import Answers
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.backlog import Backlog
from bot.ui.channel.board_writer import BoardWriter
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.emojis import TileEmojis
from bot.ui.channel.events.event_boards import EventBoards
from bot.ui.channel.painter import Painted, Painter
from bot.ui.channel.panels import Panels
from bot.ui.channel.weekly_posts import WeeklyPosts
from bot.ui.pages.page import render
from bot.ui.pages.people.first_steps import welcome_page
from bot.words import words_for
from engine.events.service import Events
from engine.store import EVERYTHING, Leases, Shards, Store, StoreUnavailable
from engine.tables.core.model import OPEN
from engine.tables.edits import LoseServer
from engine.tables.service import Tables

log = logging.getLogger(__name__)

PROGRAM = 0
"""A server id that cannot exist; its settings are the bot's own."""
COMMANDS_HASH = "commands"
CHECK_SECONDS = 2.0
"""The longest check of the database for damage at start; about 700 MB."""
CLOSING_SECONDS = 2.0
"""The wait at the end for running changes, for answers and for boards, each."""
LEAVING_SECONDS = 1.0
"""The wait for the gateway to close."""
# Boneyard never speaks, so missing voice libraries need no warning.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Boneyard(discord.Client):
    """The bot. `services` is there once `setup_hook` has run."""

    services: Services

    def __init__(
        self,
        database_url: str,
        *,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        rng: random.Random | None,
        draw: Callable[[int], bytes] | None,
        painter: Painter,
        forgetful: bool,
        tile_emojis: bool,
        paced: bool,
        shards: Shards = EVERYTHING,
        **options: Any,
    ) -> None:
        self.reachability = Reachability(monotonic, sleep, self._ask, self._stand_still, self._go_on, shards.ids)
        self._backlog = Backlog(monotonic, sleep)
        trace = self.reachability.trace()
        trace.on_request_start.extend((self._backlog.on_request, self._may_ask))
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            enable_debug_events=True,  # those tell of every word of the gateway
            http_trace=trace,
            **options,
        )
        self.tree = Tree(self)
        self._database_url = database_url
        self._now = now
        self._monotonic = monotonic
        self._sleep = sleep
        self._rng = rng
        self._draw = draw
        self._painter = painter
        self._forgetful = forgetful
        self._tile_emojis = tile_emojis
        self._paced = paced
        self._shards = shards
        self.lost = asyncio.Event()
        """Set when another process has taken this one's shards."""
        self._holding: asyncio.Task[None] | None = None
        self._loading: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._weekly: asyncio.Task[None] | None = None
        self._evenings: asyncio.Task[None] | None = None
        self._store: Store | None = None
        self._router: Router | None = None
        self._closing: asyncio.Task[None] | None = None

    async def open_store(self) -> Store:
        """The database, opened once; `boneyard run` opens it before it connects. Raises `StoreProblem`."""
        if self._store is None:
            self._store = await Store.open(self._database_url, now=self._now, shards=self._shards)
            if self._store.backup is not None:
                log.info("The database was upgraded. A backup from before is in %s.", self._store.backup)
            if wrong := await self._store.damage(CHECK_SECONDS):
                log.error(
                    "The database is damaged (%s): put a backup in its place with `boneyard restore`. Until then, "
                    "tables on undamaged pages are served.",
                    wrong,
                )
            if self._store.leases is not None:
                self._holding = asyncio.create_task(self._hold(self._store.leases), name="leases")
        return self._store

    async def _hold(self, leases: Leases) -> None:
        """Renew the leases until they are lost."""
        await leases.keep(self._sleep)
        self.lost.set()

    async def _may_ask(self, *_: object) -> None:
        """Before each request: wait until the shards are surely ours, because another process may have them."""
        if self._store is not None and self._store.leases is not None:
            try:
                await self._store.leases.assured()
            except StoreUnavailable as error:
                raise aiohttp.ClientConnectionError(str(error)) from error

    async def setup_hook(self) -> None:
        """Load the open tables, and sync the commands if they have changed."""
        store = await self.open_store()
        tables = Tables(
            store,
            now=self._now,
            monotonic=self._monotonic,
            sleep=self._sleep,
            reachable=self.reachability.confirmed,
            rng=self._rng,
            draw=self._draw,
            paced=self._paced,
        )
        activity_log, panels = ActivityLog(tables), Panels(self._now)
        emojis = TileEmojis()
        answers = Answers()
        appearance = Appearance(tables.preferences, self._painter, emojis, self._now, answers)
        writer = BoardWriter(self, tables, activity_log, panels, appearance, self._backlog, self._now, self._sleep)
        events = Events(store, tables, self._now, self._rng or random.SystemRandom())
        event_boards = EventBoards(
            *(self, events, writer, appearance, self._painter, self._backlog, self._now, self._sleep)
        )
        self.services = Services(
            *(tables, writer, activity_log, panels, self._painter, appearance, writer.threads, events, event_boards),
            answers,
        )
        self._router = Router(self.services)
        self.tree.add_command(Domino(self.services))
        await self._sync(store)
        tables.subscribe(activity_log.note, first=True)
        tables.subscribe(writer.note)
        tables.subscribe(event_boards.note_table)
        events.subscribe(event_boards.note)
        if self._forgetful:
            await store.forget_shown(OPEN)
        await tables.start(writer.resume)
        await events.start()
        if self.reachability.since is not None:  # the client connects later
            self._stand_still(self._monotonic())
        self._resuming = asyncio.create_task(self._resume(), name="what was left unshown")
        weekly = WeeklyPosts(self, tables, appearance, self._backlog, self._sleep)
        self._weekly = asyncio.create_task(weekly.run(), name="weekly leaderboards")
        self._evenings = asyncio.create_task(event_boards.run(), name="events")
        if self._tile_emojis:
            loading = emojis.load(self) if self._shards.own(None) else emojis.wait_for(self, self._sleep)
            self._loading = asyncio.create_task(loading, name="tile emojis")

    async def _resume(self) -> None:
        """Show the ends of matches that were not shown before the last stop."""
        for snapshot in await self.services.tables.records.left_unshown():
            await self.services.writer.resume(snapshot)

    async def _sync(self, store: Store) -> None:
        """Sync the commands with Discord if they differ from the last synced ones; Discord limits syncs."""
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        known = await store.guild_settings(PROGRAM)
        text = json.dumps([self.application_id, commands], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if known.get(COMMANDS_HASH) == digest and not self._forgetful:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            if COMMANDS_HASH not in known:
                raise  # without commands there is nothing to serve
            log.error("Discord refused the new commands (the next start tries again): %s", error)
            return
        await store.set_guild_settings(PROGRAM, {**known, COMMANDS_HASH: digest})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass clicks, menus and dialogs to the router. The tree handles commands."""
        if interaction.type in CLICKS and self._router is not None:
            await self._router.handle(interaction)

    # -- outages --

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self._note(event, args)
        if not event.startswith("socket_raw"):
            super().dispatch(event, *args, **kwargs)

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        self.reachability.event(event)

    async def _ask(self) -> object:
        """The cheapest request of Discord."""
        return await self.http.request(discord.http.Route("GET", "/users/@me"))

    def _stand_still(self, since: float) -> None:
        if self._router is not None and self._closing is None:
            self.services.tables.timekeeper.stand_still(since)

    def _go_on(self) -> None:
        if self._router is not None and self._closing is None:
            self.services.tables.timekeeper.go_on()

    # -- servers and channels --

    async def on_ready(self) -> None:
        """Close the tables of servers that removed the bot while it was off."""
        here = {guild.id for guild in self.guilds}
        tables = self.services.tables
        await tables.all_here()
        await tables.change_each(
            (table for table in tables.known() if table.channel.guild_id not in {*here, None}), LoseServer()
        )

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The server removed the bot or was deleted."""
        tables = self.services.tables
        await tables.all_here()
        await tables.change_each(tables.known(guild_id=guild.id), LoseServer())

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        departures = self.services.writer.departures
        await departures.channel_gone(channel.id)
        await departures.look_for_threads(channel.guild)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.services.writer.departures.channel_gone(payload.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post a welcome in the server's system channel."""
        self._reopen(guild)
        if guild.system_channel is None:
            return
        page = welcome_page(words_for(str(guild.preferred_locale)))
        try:
            await guild.system_channel.send(view=render(page), allowed_mentions=discord.AllowedMentions.none())
        except DISCORD_ERRORS as error:
            log.info("No welcome could be posted on server %d: %s", guild.id, error)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        self._reopen(after.guild)

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        self._reopen(after.guild)

    async def on_member_update(self, _: object, after: discord.Member) -> None:
        if after == after.guild.me:
            self._reopen(after.guild)

    def _reopen(self, guild: discord.Guild) -> None:
        """Try parked channels of a server again, because permissions may have changed."""
        writer = self.services.writer
        writer.reopen(channel for channel in writer.parked if guild.get_channel_or_thread(channel) is not None)

    async def close(self) -> None:
        """Refuse new moves, finish and draw running changes, then disconnect and close the database. All callers wait
        for the same end."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.tree.stopping = True
        await self.reachability.close()
        begun = (self._loading, self._resuming, self._weekly, self._evenings, self._holding)
        if tasks := [task for task in begun if task is not None]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        try:
            if self._router is not None:
                await self.services.events.close()
                with suppress(TimeoutError):  # a robot may think longer
                    await asyncio.wait_for(self.services.tables.close(), CLOSING_SECONDS)
                await self.services.answers.finish(CLOSING_SECONDS)
                await self.services.writer.close(CLOSING_SECONDS)
                await self.services.event_boards.close()
        finally:
            try:
                await asyncio.wait_for(self._leave(), LEAVING_SECONDS)
            except TimeoutError:
                await self.http.close()
            finally:
                if self._store is not None:
                    await self._store.close()
                await self._painter.close()

    async def _leave(self) -> None:
        await super().close()


class ShardedBoneyard(Boneyard, discord.AutoShardedClient):
    """Boneyard on several shards. Its clocks stand still while one of them is away."""

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        if event.startswith("shard_"):
            self.reachability.event(event.removeprefix("shard_"), args[0])
        elif event.startswith("socket_"):
            self.reachability.event(event)

    async def _leave(self) -> None:
        if self.http.token is None:  # not logged in: the library would fail without shards
            await self.http.close()
        else:
            await super()._leave()


def build_client(
    settings: Settings,
    database_url: str | None = None,
    *,
    now: Callable[[], float] = time.time,
    monotonic: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    rng: random.Random | None = None,
    draw: Callable[[int], bytes] | None = os.urandom,
    painter: Painter | None = None,
    forgetful: bool = False,
    tile_emojis: bool = True,
    paced: bool = True,
) -> Boneyard:
    """The bot for these settings, not yet connected, with their database or another one.

    `now` is UTC in seconds, `monotonic` a monotonic clock, and the bot waits only with `sleep`. `rng` shuffles at
    tables without a seed chain (default: the system's randomness). `draw` gives the secret bytes of seed chains (None:
    new tables have none). `painter` draws, by default in another process. `forgetful` is for a Discord without commands
    or messages of earlier runs. `tile_emojis` uploads the tiles as emojis. `paced` robots leave time to see each move.
    """
    shards = Shards(settings.shard_ids, settings.shard_count)
    sharding = {} if shards == EVERYTHING else {"shard_ids": list(shards.ids), "shard_count": shards.count}
    return (ShardedBoneyard if sharding else Boneyard)(
        database_url or settings.database_url.reveal(),
        now=now,
        monotonic=monotonic,
        sleep=sleep,
        rng=rng,
        draw=draw,
        painter=painter or Painted(),
        forgetful=forgetful,
        tile_emojis=tile_emojis,
        paced=paced,
        shards=shards,
        **sharding,
    )
