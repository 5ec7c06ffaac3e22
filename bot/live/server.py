"""The live board's server: the page and a socket a page. Tables carry out the requests of pages as they do
clicks, and pages are told of every change after it is stored."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Collection, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import cache, lru_cache
from math import inf
from typing import Any, Final

from aiohttp import web

from bot.live.asking import carry_out, named
from bot.live.bundle import serve
from bot.live.documents import JSON, LEAST_ROOM, MOST_ROOM, USUAL_ROOM, Shared, own_document, plain_text
from bot.live.identity import HIDDEN, NUMBER, REFUSED, WORD, Asked, Identity, Unwelcome, member_of
from bot.live.limits import Limit, peer_of
from bot.live.sessions import Session, Sessions, until
from bot.live.shapes import Document, drawing
from bot.pictures.theme import Style
from bot.ui.actions.boundary import Unable, blocked
from bot.ui.actions.services import Services
from bot.ui.channel.appearance import style_of
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.refusals import refusal_text
from bot.ui.pages.table.hand import News
from bot.ui.pages.table.seats import plain_names
from bot.words import Words, words_for
from engine.rules.errors import EngineError, Refused
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, ChangeKind, ChannelRef, Snapshot
from engine.units import DAY

log = logging.getLogger(__name__)
Clock = Callable[[], float]

EMOJIS: Final = ("👍", "👏", "😂", "😮", "😢", "🎉")
MOST_BYTES: Final = 2048
"""Of a document from a page."""
BURST = 30
"""The most documents that a page may send in `limits.SECONDS`."""
TALK = 5
"""The most emojis of them."""
MOST_PAGES = 8
"""Of one person at the same time. For another one, the first one is closed."""
DOOR_BURST = 60
"""The most sessions that a peer may ask for in `limits.SECONDS`."""
MOST_PEERS = 1000
"""Peers whose requests are counted: the latest ones."""
LATE_SECONDS, LATEST_SECONDS = 0.25, 5.0
"""A page that hears of a change so late doesn't animate it, and a spectator waits until all players are told, but no
longer than the latter."""
CLOSING_SECONDS = 1.0
"""How long a stop waits for pages to hang up."""


def named_table(asked: Mapping[str, Any]) -> str:
    """The id of the table that a page names; empty for nonsense."""
    return next(iter(WORD.findall(str(asked.get("table") or ""))), "")[:20]


@cache
def greeting(words: Words, style: Style) -> str:
    """What the pages of one language and style are told first, as JSON."""
    found = {"is": "hello", "language": words.code, "emojis": EMOJIS, "words": words.left_open("live.")}
    found |= {"style": {"contrast": style.high_contrast, "numerals": style.numerals}, "drawing": drawing(style)}
    return JSON(found)


class Viewer:
    """One page that looks at a table."""

    def __init__(self, session: Session, socket: web.WebSocketResponse) -> None:
        self.session, self.socket = session, socket
        self.table, self.room, self.tallied = "", 700, -1
        """`tallied`: the rounds of the tally that it has."""
        self.here: dict[str, None] = {}
        """The tables of the channel, soon after it connected, and those that it was told of."""
        self.plays = True
        """Whether this is a player of its table. Until the first look, it may be one."""
        self.news = asyncio.Event()
        """Set when something is due."""
        self.due = {"hello"}
        """The news that the page hasn't got yet: `hello`, `table`, `tables`, `here`."""
        self.said: deque[Document] = deque(maxlen=len(EMOJIS))
        """Table talk that it hasn't heard yet."""
        self.since = inf
        """When it changed (infinite: the page is told)."""
        self.sent, self.talked = Limit(BURST), Limit(TALK)


class LiveServer:
    """Serves pages at a port. `secret` signs the sessions. `identity`: inside Discord; without it, on this computer
    alone."""

    def __init__(
        self, services: Services, secret: bytes, now: Clock, monotonic: Clock, identity: Identity | None = None
    ) -> None:
        self._services, self._now, self._monotonic, self._identity = services, now, monotonic, identity
        self._knocked = lru_cache(MOST_PEERS)(lambda peer: Limit(DOOR_BURST))
        """By peer, when it asked for sessions."""
        self.sessions = Sessions(secret)
        self.address = ""
        self._viewers: dict[Viewer, None] = {}
        """The pages, the one that came first in front."""
        self._turn = asyncio.Lock()
        """Lets one page be told in each round of the event loop: answers to clicks go in between."""
        self._behind: set[Viewer] = set()
        """The players who aren't told yet."""
        self._held: dict[Viewer, None] = {}
        """Spectators who wait for them, the first one first."""
        self._shared = Shared()
        self._ending = AsyncExitStack()
        """Ends what `start` has begun."""

    # -- serving ------------------------------------------------------------------------------------------------------

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises OSError where the port is taken."""
        app = web.Application(client_max_size=MOST_BYTES)
        for shard in ("", r"/{shard:\d+}"):  # a proxy in front of several processes sorts by it
            app.router.add_get(f"{shard}/socket", self._connect)
            app.router.add_post(f"{shard}/session", self._enter)
        app.router.add_get("/", serve)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_SECONDS)
        self._ending.push_async_callback(runner.cleanup)
        self._ending.callback(self._services.tables.subscribe(self._changed))
        self._services.tables.tell_owners(self._tell_all)
        await runner.setup()
        await web.TCPSite(runner, host, port).start()
        self.address = f"http://{host}:{runner.addresses[0][1]}/"

    async def close(self) -> None:
        """End all pages' sockets."""
        closing = asyncio.gather(*(viewer.socket.close() for viewer in self._viewers), return_exceptions=True)
        await asyncio.wait([closing], timeout=CLOSING_SECONDS)
        await self._ending.aclose()

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        session = self.sessions.read(request.query.get("session", ""), self._now())
        if session is None or self._foreign(request) or not self._services.tables.shards.own(session.guild_id):
            raise web.HTTPForbidden
        mine = [viewer for viewer in self._viewers if viewer.session.user_id == session.user_id]
        if len(mine) >= MOST_PAGES:  # the first one may be a phone that is gone
            self._forget(mine[0])
            mine[0].news.set()
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=MOST_BYTES, compress=False)
        await socket.prepare(request)
        viewer = Viewer(session, socket)
        self._viewers[viewer] = None
        telling = asyncio.create_task(self._tell(viewer), name="live page")
        try:
            with suppress(ConnectionError):
                self._look(viewer, request.query)
                looking = asyncio.create_task(self._look_around(viewer), name="live page")
                telling.add_done_callback(lambda _: looking.cancel())
                async for message in socket:
                    await self._hear(viewer, message.data)
        finally:
            self._forget(viewer)
            telling.cancel()
            self._tell_all(viewer.table, due="here")
        return socket

    def _foreign(self, request: web.Request) -> bool:
        """Whether a page of another address asks."""
        origin, discord = request.headers.get("Origin", ""), self._identity.origin if self._identity else ""
        return origin != discord and origin.partition("://")[2] != request.host

    async def _enter(self, request: web.Request) -> web.Response:
        """Give a page inside Discord its session, the shard to ask if another process has it, or a sentence why not."""
        words = words_for(request.headers.get("Accept-Language", "")[:2])
        try:
            if self._knocked(peer_of(request)).reached(self._monotonic()):
                raise Unwelcome("board.live_busy", 429)
            if self._identity is None or self._foreign(request):
                raise Unwelcome(REFUSED)
            asked = Asked.read(await request.read())
            shards, shard = self._services.tables.shards, self._services.tables.shards.of(asked.guild)
            if shard not in shards.ids:
                if "shard" not in request.match_info:
                    return web.json_response({"shard": shard})
                log.warning("The proxy sent a page of shard %d to %s (docs/live-board.md, part 3).", shard, shards)
                raise Unwelcome("board.live_closed", 500)
            session = await self._identity.session(asked)
            if await blocked(self._services, session.guild_id, session.user_id):
                raise Unwelcome("blocked.you")
            table = await self._first(session, asked.table, self._identity.launched(session))
        except Unwelcome as no:
            return web.Response(status=no.status, text=plain_text(words(no.key)))
        return web.json_response({"session": self.sessions.sign(session), "table": table})

    async def _first(self, session: Session, *wanted: str) -> str:
        """The table that a page opens with: the first of these that the person may see, else the only one; empty if
        they must choose."""
        tables = self._services.tables
        here, mine = await tables.tables_in(channel_id=session.channel_id), await tables.tables_of(session.user_id)
        found = {table.id: table for table in (*here, *mine) if not await self._hidden(session, table)}
        if not found:
            unread = any(table.unloaded for table in tables.known(channel_id=session.channel_id))
            raise Unwelcome("refusal.store_unreadable", 503) if unread else Unwelcome("board.live_none")
        public = [one.id for one in here if one.id in found and one.public]
        choices = [one for one in wanted if one in found][:1], public, list(found)
        return next((some[0] for some in choices if len(some) == 1), "")

    async def _look_around(self, viewer: Viewer) -> None:
        """Find the other tables of the channel. Just after a start this takes until all tables are known."""
        found = await self._services.tables.tables_in(channel_id=viewer.session.channel_id)
        viewer.here = {one.id: None for one in found} | viewer.here
        self._wake(viewer, "tables")

    async def _tables_of(self, viewer: Viewer, words: Words) -> list[Document]:
        """The person's tables, and those of the channel."""
        session, tables = viewer.session, self._services.tables
        mine = {table.id: table for table in await tables.tables_of(session.user_id)}
        here = [found for one in viewer.here if one not in mine and (found := tables.peek(one)) and found.is_open]
        others = [found for found in here if not await self._hidden(session, found)]
        return [
            {"id": one.id, "game": one.game, "name": words(f"game.{one.game}"), "players": plain_names(words, one)}
            | {"yours": one.id in mine, "turn": session.user_id in one.awaited}
            for one in (*mine.values(), *others)
        ]

    async def open(self, reply: Reply, table: Snapshot) -> None:
        """Open the table's page for the person who pressed the button: inside Discord, or by a link."""
        if self._identity is not None:
            return await self._identity.launch(reply, table)
        asked, channel = reply.person, reply.channel
        locale, end = str(reply.interaction.locale), until(self._now()) + DAY
        session = Session(asked.user_id, asked.name, channel.guild_id, channel.channel_id, locale, end)
        address = f"{self.address}?session={self.sessions.sign(session)}&table={table.id}"
        await reply.private(sentence(reply.words("board.live_yours", address=address)))

    # -- telling ------------------------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        """A change is stored: the table's pages are told, players first, and the other pages of its players. All pages
        of its channel are told of a new table."""
        table, people = change.snapshot.id, set(change.snapshot.people)
        new = change.snapshot.channel.channel_id if change.kind is ChangeKind.OPENED and change.snapshot.public else 0
        between = change.kind is ChangeKind.STEP and change.snapshot.is_open  # a spectator's list stays as it is
        beside = [one for one in self._viewers if one.session.user_id in people or one.session.channel_id == new]
        told = dict.fromkeys([*self._at(table), *beside])
        for viewer in sorted(told, key=lambda viewer: not viewer.plays):
            viewer.here.setdefault(table)
            if viewer.table == table:
                self._wake(viewer, "table")
            if viewer.plays or viewer.session.user_id in people or not between:
                self._wake(viewer, "tables")

    def _wake(self, viewer: Viewer, due: str) -> None:
        """Have a page told of its `table`, of who is `here`, or of the person's `tables`."""
        viewer.due.add(due)
        viewer.since = min(viewer.since, self._monotonic())
        if viewer.plays:
            self._behind.add(viewer)
        viewer.news.set()

    async def _tell(self, viewer: Viewer) -> None:
        """Tell a page of its table after each change. A slow page misses the states between, and so do spectators while
        players wait."""
        with suppress(ConnectionError):
            while True:
                await viewer.news.wait()
                async with self._turn:
                    await asyncio.sleep(0)
                viewer.news.clear()
                if viewer not in self._viewers or self._now() >= viewer.session.until:
                    await viewer.socket.send_json({"is": "over", "many": viewer not in self._viewers})
                    await viewer.socket.close()
                    return
                late = self._monotonic() - viewer.since
                if self._behind and not viewer.plays and LATE_SECONDS < late < LATEST_SECONDS:
                    self._held[viewer] = None
                    continue
                due, viewer.due, viewer.since = viewer.due, set(), inf
                self._behind.discard(viewer)
                await self._show(viewer, due, still=late > LATE_SECONDS)
                self._let_go()

    def _forget(self, viewer: Viewer) -> None:
        """Forget a page that is gone."""
        self._viewers.pop(viewer, None)
        self._behind.discard(viewer)
        self._held.pop(viewer, None)
        self._let_go()

    def _let_go(self) -> None:
        """Have spectators told when all players are, or after `LATEST_SECONDS`."""
        for viewer in list(self._held):
            if self._behind and self._monotonic() - viewer.since < LATEST_SECONDS:
                break
            del self._held[viewer]
            viewer.news.set()

    async def _show(self, viewer: Viewer, due: Collection[str], *, still: bool) -> None:
        """Tell a page the news that are `due`, or why it gets none of its table. It asks `again` if that can help."""
        session, services, looked, again = viewer.session, self._services, viewer.table, False
        words = await services.appearance.words_of_person(session.user_id, session.locale)
        style = style_of(await services.appearance.settings_of(session.user_id))
        try:
            if "hello" in due:
                await viewer.socket.send_str(greeting(words, style))
            if "tables" in due:
                await viewer.socket.send_json({"is": "tables", "tables": await self._tables_of(viewer, words)})
            table = await services.tables.snapshot(looked) if looked else None
            hidden = await self._hidden(session, table) if table else ""
            if table and not hidden:
                if "table" in due:
                    await self._send(viewer, words, style, table, still=still)
                if "here" in due:
                    await viewer.socket.send_json(self._here_now(table))
                while viewer.said:
                    await viewer.socket.send_json(viewer.said.popleft())
            if not hidden:
                return
            sentence = words(hidden)
        except ConnectionError:
            raise
        except Refused as refused:
            sentence, again = refusal_text(words, refused), refused.refusal is TableRefusal.STORE_UNAVAILABLE
        except Exception as error:
            log.error("A page could not be made.", exc_info=error)
            sentence = words("board.live_broken")
        ended = {"is": "end", "table": looked, "sentence": plain_text(sentence), "again": again}
        viewer.table = viewer.table if viewer.table != looked else ""  # it may look at another one meanwhile
        viewer.said.clear()
        await viewer.socket.send_json(ended)

    async def _send(self, viewer: Viewer, words: Words, style: Style, table: Snapshot, *, still: bool) -> None:
        """Send the table as it is now. Raises `Refused`."""
        session, services = viewer.session, self._services
        seat = table.played_by(session.user_id)
        viewer.plays = seat is not None
        moves = services.activity_log.recent(words, table, None if seat is None else seat.seat)
        news = News(moves)
        if seat is not None:
            news = services.activity_log.own(words, table, seat.seat)
            told = news.told if moves in news.told else f"{news.told}\n{moves}".strip()
            premoves = await services.tables.premoves_of(table.id, session.user_id)
            arrangement = await services.tables.arrangements.of(table.id, session.user_id)
            news = replace(news, told=told, premoves=premoves, arrangement=arrangement)
        tally, viewer.tallied = viewer.tallied != len(table.rounds), len(table.rounds)
        shared, places = self._shared.of(words, table, style, viewer.room, tally=tally)
        own = own_document(words, table, seat, news, self._now(), places) | ({"still": True} if still else {})
        await viewer.socket.send_str(f"{JSON(own)[:-1]},{shared}}}")

    async def _hidden(self, session: Session, table: Snapshot) -> str:
        """The key of the sentence why a person may not see a table; empty: they may. Players see their tables, others
        the public ones of the channel that they look from. Blocked people and people who don't see that channel any
        more get nothing."""
        for guild in {session.guild_id, table.channel.guild_id}:
            if await blocked(self._services, guild, session.user_id):
                return "blocked.you"
        if self._identity is not None and not await self._identity.sees(session):
            return HIDDEN
        here = table.public and table.channel == ChannelRef(session.guild_id, session.channel_id)
        if here or table.seat_of(session.user_id) is not None:
            return ""
        return "board.live_elsewhere" if table.public else "invalid.private"

    def _at(self, table_id: str, user_id: int = 0) -> list[Viewer]:
        """The pages that show this table, of this person or (0) of all."""
        return [page for page in self._viewers if page.table == table_id != "" and user_id in (0, page.session.user_id)]

    def _tell_all(self, table_id: str, user_id: int = 0, due: str = "table") -> None:
        """Have the pages that show a table told, those of this person or (0) of all."""
        for viewer in self._at(table_id, user_id):
            self._wake(viewer, due)

    def _here_now(self, table: Snapshot) -> Document:
        """The players at the pages of a table, and the number of spectators."""
        seats = [table.seat_of(page.session.user_id) for page in self._at(table.id)]
        return {"is": "here", "seats": sorted({seat.seat for seat in seats if seat}), "watching": seats.count(None)}

    # -- hearing ------------------------------------------------------------------------------------------------------

    async def _hear(self, viewer: Viewer, text: str) -> None:
        """Do what a page asks for. Nonsense gets no answer, and a page that sends too much is cut off."""
        if viewer.sent.reached(self._monotonic()) or self._now() >= viewer.session.until:
            raise ConnectionError
        try:
            asked = json.loads(text)
            what, number = asked["do"], int(asked.get("id", 0))
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
            return
        if what == "open":
            self._look(viewer, asked)
        elif what == "say" and asked.get("emoji") in EMOJIS and not viewer.talked.reached(self._monotonic()):
            at = self._services.tables.peek(viewer.table)
            if at and (seat := at.seat_of(viewer.session.user_id)) and not await self._hidden(viewer.session, at):
                for other in self._at(viewer.table):
                    other.said.append({"is": "said", "seat": seat.seat, "emoji": asked["emoji"]})
                    other.news.set()
        elif what in ("move", "press", "premove", "arrange"):
            await self._ask(viewer, asked, number)

    def _look(self, viewer: Viewer, asked: Mapping[str, Any]) -> None:
        """Have a page look at a table."""
        room = str(asked.get("room"))
        viewer.room = min(max(int(room) if NUMBER.fullmatch(room) else USUAL_ROOM, LEAST_ROOM), MOST_ROOM)
        viewer.table, viewer.tallied, viewer.plays = named_table(asked), -1, True
        self._wake(viewer, "table" if viewer.table else "tables")
        self._tell_all(viewer.table, due="here")

    async def _ask(self, viewer: Viewer, asked: dict[str, Any], number: int) -> None:
        """Do it, and answer with `done`, or with the sentence that a button would give."""
        services, session = self._services, viewer.session
        words = await services.appearance.words_of_person(session.user_id, session.locale)
        table: Snapshot | None = None
        done: Document = {"is": "done", "id": number}
        sentence = ""
        try:
            table = await services.tables.snapshot(named_table(asked) or viewer.table)
            if hidden := await self._hidden(session, table):
                raise Unable(hidden)
            after = await carry_out(services, session, words, table, asked, member_of(self._identity, session))
            done |= {"version": after.version, "table": after.id}
        except Unable as no:
            sentence = named(member_of(self._identity, session), words(no.key, **no.facts))
        except Refused as refused:
            if refused.refusal is TableRefusal.DUPLICATE and table is not None:
                done |= {"version": table.version, "table": refused.facts.get("table", table.id)}
            else:
                sentence = refusal_text(words, refused, table and services.tables.peek(table.id))
        except (EngineError, ArithmeticError, LookupError, TypeError, ValueError):
            sentence = words("invalid.unknown_button")
        refusal = {"is": "refused", "id": number, "sentence": plain_text(sentence)}
        await viewer.socket.send_json(refusal if sentence else done)
