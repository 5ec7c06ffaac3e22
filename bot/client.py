"""The Discord client: its parts, its start and its end.

`build_client` makes one from settings. `setup_hook` wires everything and runs once; `on_ready` may run again and again.
`boneyard run` connects it to Discord, `boneyard try` to a simulated one.
"""

import asyncio
import hashlib
import json
import logging
import os
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.cogs import GROUPS
from bot.cogs.admin import Admin, add_admin
from bot.cogs.choices import Translator
from bot.cogs.errors import Tree
from bot.cogs.menus import menus
from bot.config import Settings, SettingsError
from bot.live.entry_point import in_every_language, send
from bot.reachability import Reachability
from bot.setup import Setup
from bot.ui.actions.router import Router
from bot.ui.actions.services import Services
from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.answers import Answers
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.board_writer import BoardWriter
from bot.ui.channel.emojis import TileEmojis
from bot.ui.channel.event_boards import EventBoards
from bot.ui.channel.greeting import greet
from bot.ui.channel.lanes import Backlog, Outside
from bot.ui.channel.panels import Panels
from bot.ui.channel.weekly_posts import WeeklyPosts
from engine.boneyard import Engine
from engine.events.privacy import sweep
from engine.robots.minds import Minds
from engine.rules.errors import Refused
from engine.store import EVERYTHING, Leases, Shards, Store, StoreUnavailable
from engine.store.questions import queries
from engine.tables.edits.places import LoseServer
from engine.tables.table.model import OPEN
from engine.units import DAY

if TYPE_CHECKING:
    from bot.live.server import LiveServer

log = logging.getLogger(__name__)

PROGRAM = 0
"""The program's own settings have this server id."""
COMMANDS_HASH = "commands"
MANY_SERVERS = 2_000
"""Servers on a shard from which on the host is warned."""
CHECK_SECONDS = 2.0
"""The longest check of the database for damage at start; about 700 MB."""
FILE_SECONDS = 15.0
"""Between two looks whether the database file is still there."""
CLOSING_SECONDS = 2.0
"""The time limit at the end for each of: open changes, answers, boards."""
LEAVING_SECONDS = 1.0
"""The time limit of the goodbye to the gateway."""
OUTAGE_SECONDS = 60.0
"""After an outage this long, tables are shown that Discord failed at again and again."""
# Boneyard never joins voice channels, so missing voice libraries are no news.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Boneyard(discord.Client):
    """The bot. `engine` and `services` exist after `setup_hook`."""

    engine: Engine
    services: Services

    def __init__(
        self, database_url: str, setup: Setup, settings: Settings, shards: Shards = EVERYTHING, **options: Any
    ) -> None:
        self._database_url, self._setup, self._settings, self._shards = database_url, setup, settings, shards
        monotonic, sleep = setup.monotonic, setup.sleep
        self.reachability = Reachability(monotonic, sleep, self._ask, self._keep_time, shards.ids)
        self.backlog = Backlog(monotonic, sleep)
        trace = self.reachability.trace()
        trace.on_request_start.extend((self.backlog.on_request, self._may_ask))
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            enable_debug_events=True,  # these report every message of the gateway
            http_trace=trace,
            **options,
        )
        for event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):  # of messages, only deletions are looked at
            self._connection.parsers.pop(event, None)
        self.tree = Tree(self)
        self.lost = asyncio.Event()
        """Set when another process has taken this one's shards, or the database file is gone. This process must
        end."""
        self.loss: str | None = None
        """The sentence about a lost database file."""
        self._tasks: list[asyncio.Task[None]] = []
        self._store: Store | None = None
        self._router: Router | None = None
        self._live: LiveServer | None = None
        self._closing: asyncio.Task[None] | None = None
        self._away: float | None = None
        """The start of the outage of Discord."""
        self._deaf = False
        """Whether the client closes its connections, and hears of nothing any more."""

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run `work` until the client closes."""
        self._tasks.append(asyncio.create_task(work, name=name))

    async def open_store(self) -> Store:
        """The database, opened once: `boneyard run` does so before Discord hears of it. Raises `StoreProblem`."""
        if self._store is None:
            self._store = await Store.open(
                self._database_url, now=self._setup.now, shards=self._shards, folder=self._settings.data_dir
            )
            if self._store.backup is not None:
                log.info("The database was upgraded. A backup from before is in %s.", self._store.backup)
            if wrong := await self._store.damage(CHECK_SECONDS):
                log.error(
                    "The database is damaged (%s): put a backup in its place with `boneyard restore`. Until then, "
                    "tables on undamaged pages are served.",
                    wrong,
                )
            if self._store.leases is not None:
                self._begin(self._hold(self._store.leases), "leases")
            else:
                self._begin(self._guard(self._store), "database file")
        return self._store

    async def _guard(self, store: Store) -> None:
        """End all work when the database file is deleted or replaced, and everything is saved in another file."""
        while self.loss is None:
            await self._setup.sleep(FILE_SECONDS)
            try:
                self.loss = await store.rescued()
            except StoreUnavailable as error:
                log.error("Trying again: %s.", error)  # everything is lost if the program ends now
        self.lost.set()

    async def _hold(self, leases: Leases) -> None:
        """Keep the leases; losing them ends all work in progress."""
        await leases.keep(self._setup.sleep)
        self.lost.set()

    async def _may_ask(self, *_: object) -> None:
        """Refuse a request without a sure lease: another process may serve these shards by now."""
        if self._store is not None and self._store.leases is not None:
            try:
                await self._store.leases.assured()
            except StoreUnavailable as error:
                raise aiohttp.ClientConnectionError(str(error)) from error

    async def setup_hook(self) -> None:
        """Set up, unless the client closes before."""
        self._begin(self._set_up(), "set-up")
        await self._tasks[-1]

    async def _set_up(self) -> None:
        """Load every open table, and send the commands to Discord if they changed."""
        store, setup = await self.open_store(), self._setup
        now, sleep = setup.now, setup.sleep
        self.engine = engine = Engine(
            store,
            now=now,
            monotonic=setup.monotonic,
            sleep=sleep,
            reachable=self.reachability.confirmed,
            rng=setup.rng,
            draw=setup.draw,
            executor=Minds(),
            paced=setup.paced,
        )
        tables, events = engine.tables, engine.events
        activity_log = ActivityLog(tables)
        emojis, answers = TileEmojis(), Answers()
        appearance = Appearance(tables.preferences, setup.painter, emojis, answers, self.get_guild)
        outside = Outside(self, tables, engine.statistics, appearance, self.backlog, now, sleep)
        panels = Panels(outside, activity_log)
        writer = BoardWriter(outside, activity_log, panels)
        event_boards = EventBoards(outside, events, writer)
        shown = (tables, engine.statistics, writer, activity_log, panels, appearance, events, event_boards)
        self.services = Services(*shown, answers, engine.privacy, self._settings.links)
        self._router = Router(self.services)
        await self.tree.set_translator(Translator())
        self.tree.services = self.services
        for command in (*(group(self.services) for group in GROUPS), *menus(self.services)):
            self.tree.add_command(command)
        if self._settings.admin_server is not None:
            admin = Admin(self.services, lambda: self.reachability.gateway)
            await add_admin(self.tree, admin, self._settings.admin_server)
        await self._sync(store)
        tables.subscribe(activity_log.note, first=True)
        tables.subscribe(writer.note)
        events.subscribe(event_boards.note)
        engine.privacy.subscribe(writer.forgotten)
        if setup.forgetful:
            await store.ask(queries.forget_shown, OPEN)
        live = setup.live or self._settings.live
        writer.boards.live = live is not None
        await engine.start(writer.resume)
        if live is not None:  # pages, like clicks, come when all open tables are known
            await self._open_live(*live)
        if self.reachability.since is not None:  # it is connected only later
            self._keep_time(setup.monotonic())
        self._begin(self._resume(), "unshown results")
        self._begin(WeeklyPosts(outside).run(), "weekly leaderboards")
        self._begin(event_boards.run(), "events")
        self._begin(self._sweep(), "retention")
        if setup.tile_emojis:
            self._begin(emojis.load(self) if self._shards.own(None) else emojis.wait_for(self, sleep), "tile emojis")

    async def _open_live(self, host: str, port: int) -> None:
        """Open the live board. Raises SettingsError if its port can't be opened."""
        # A server of web pages, which takes a while to read in.
        from bot.live.identity import Identity
        from bot.live.server import LiveServer
        from bot.live.sessions import signing_key

        secret, key, identity = self._settings.client_secret, os.urandom(32), None
        if secret is not None and self._setup.live is None:
            identity, key = Identity(self, secret, self._setup.now), signing_key(secret.reveal())
        self._live = LiveServer(self.services, key, self._setup.now, self._setup.monotonic, identity)
        try:
            await self._live.start(host, port)
        except OSError as error:
            raise SettingsError(f"LIVE_PORT is {port}, which can't be opened at {host}: {error.strerror}.") from error
        self.services.live = self._live.open

    async def _sweep(self) -> None:
        """Delete each day what the settings keep for a limited time. Runs until cancelled."""
        while True:
            await self.wait_until_ready()
            here, services = {guild.id for guild in self.guilds}, self.services
            try:
                await sweep(services.tables, services.events, here, self._settings.retention, self._setup.now())
            except Refused as refused:
                log.warning("Old data is deleted tomorrow: %s", refused)
            await self._setup.sleep(DAY)

    async def _resume(self) -> None:
        """Show results of matches that ended while nothing could be sent."""
        for snapshot in await self.services.tables.records.left_unshown():
            await self.services.writer.resume(snapshot)

    async def _sync(self, store: Store) -> None:
        """Send the commands to Discord if their words in any language changed; Discord rations syncs."""
        commands = await in_every_language(self.tree)
        known = await store.ask(queries.guild_settings, PROGRAM)
        text = json.dumps([self.application_id, commands], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if known.get(COMMANDS_HASH) == digest and not self._setup.forgetful:
            return
        try:
            await send(self, commands)
        except discord.HTTPException as error:
            if COMMANDS_HASH not in known:
                raise  # without any commands there is nothing to serve
            log.error("Discord did not take the new commands (the next start tries again): %s", error)
            return
        await store.ask(queries.change_guild_settings, PROGRAM, lambda stored: {**stored, COMMANDS_HASH: digest})

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Send clicks, menus and modals to the router; the command tree has taken the commands."""
        if interaction.type in CLICKS and self._router is not None:
            await self._router.handle(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self._note(event, args)
        if not event.startswith("socket_raw") and not self._deaf:
            super().dispatch(event, *args, **kwargs)

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        self.reachability.event(event)

    async def _ask(self) -> object:
        """The cheapest request to Discord."""
        return await self.http.request(discord.http.Route("GET", "/users/@me"))

    def _keep_time(self, since: float | None) -> None:
        """Discord is out of reach `since` then; None: it is back."""
        if self._router is None or self._closing is not None:
            return
        keeper = self.services.tables.timekeeper
        if since is not None:
            keeper.stand_still(since)
        else:
            keeper.go_on()
            if self._away is not None and self._setup.monotonic() - self._away >= OUTAGE_SECONDS:
                self.services.writer.back()
        self._away = since

    async def on_ready(self) -> None:
        """Close the tables of servers that removed the bot while it was off, and tell hosts of deleted channels."""
        here, tables = {None, *(guild.id for guild in self.guilds)}, self.services.tables
        if self.fullest >= MANY_SERVERS:
            log.warning(
                "A shard has %d servers, and Discord refuses more than 2,500: set SHARD_COUNT to one for each thousand "
                "of them (docs/hosting.md, part 7).",
                self.fullest,
            )
        await tables.all_here()
        lost = [table for table in tables.known() if table.channel.guild_id not in here]
        await tables.change_each(lost, LoseServer())
        await self.services.writer.departures.resume(tables.known())

    @property
    def fullest(self) -> int:
        """The number of servers of the fullest shard."""
        return max(Counter(guild.shard_id for guild in self.guilds).values(), default=0)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that is gone or removed the bot."""
        tables = self.services.tables
        await tables.all_here()
        await tables.change_each(tables.known(guild_id=guild.id), LoseServer())

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        departures = self.services.writer.departures
        await departures.channel_gone(channel.id)
        await departures.look_for_threads(channel.guild)
        await self.services.event_boards.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.services.writer.departures.channel_gone(payload.thread_id)
        await self.services.event_boards.channel_gone(payload.thread_id)
        await self._reopen(payload.guild_id, payload.thread_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Bring back a deleted board, ping or message of an event."""
        await self.services.event_boards.messages_gone(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Bring back what a moderator has purged."""
        await self.services.event_boards.messages_gone(payload.channel_id, payload.message_ids)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._reopen(guild.id)
        await greet(guild)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        await self._reopen(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._reopen(payload.guild_id, payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self._reopen(thread.guild.id, thread.id)

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        await self._reopen(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._reopen(role.guild.id)

    async def on_member_update(self, _: object, after: discord.Member) -> None:
        if after == after.guild.me:
            await self._reopen(after.guild.id)

    async def _reopen(self, guild: int, thread: int | None = None) -> None:
        """A server has changed: channels that were closed to the bot may be open now."""
        if self._router is not None:
            self.services.writer.reopen(guild, thread)
            await self.services.event_boards.reopen(guild)

    async def close(self) -> None:
        """Refuse new moves, finish and draw those in progress, leave Discord and close the database, once."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.tree.stopping = True
        await self.reachability.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            if self._live is not None:
                await self._live.close()
            if self._router is not None:
                with suppress(TimeoutError):  # a robot may think for long
                    await asyncio.wait_for(self.engine.close(), CLOSING_SECONDS)
                await self.services.answers.finish(CLOSING_SECONDS)
                await self.services.writer.close(CLOSING_SECONDS)
                await self.services.event_boards.lanes.close(0)
        finally:
            await self._answer_the_last()
            try:
                await asyncio.wait_for(self._leave(), LEAVING_SECONDS)
            except TimeoutError:
                await self.http.close()
            finally:
                if self._store is not None:
                    await self._store.close()
                await self._setup.painter.close()

    async def _leave(self) -> None:
        await super().close()

    async def _answer_the_last(self) -> None:
        """Take no more clicks, and answer those that came meanwhile: nothing can be sent after that."""
        await asyncio.sleep(0)  # what has just come begins
        self._deaf = self.tree.deaf = True
        if self._router is not None:
            await self.services.answers.finish(LEAVING_SECONDS)


class ShardedBoneyard(Boneyard, discord.AutoShardedClient):
    """The bot on several shards, or some of them. Turn timers stop while one of them is away."""

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        if event.startswith("shard_"):
            self.reachability.event(event.removeprefix("shard_"), args[0])
        elif event.startswith("socket_"):
            self.reachability.event(event)

    async def _leave(self) -> None:
        if self.http.token is None:  # not logged in: the library would wait for shards in vain
            await self.http.close()
        else:
            await super()._leave()


def build_client(settings: Settings, database_url: str | None = None, setup: Setup | None = None) -> Boneyard:
    """The bot for these settings, not yet connected, with their database or another one."""
    shards = Shards(settings.shard_ids, settings.shard_count)
    sharding = {} if shards == EVERYTHING else {"shard_ids": list(shards.ids), "shard_count": shards.count}
    kind = ShardedBoneyard if sharding else Boneyard
    return kind(database_url or settings.database_url.reveal(), setup or Setup(), settings, shards, **sharding)
