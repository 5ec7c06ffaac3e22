"""The live board's server: the page and a socket a page. Tables carry out the requests of pages as they do
clicks, and pages are told of every change after it is stored."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from math import inf
from typing import Any, Final

from aiohttp import web

from bot.live.asking import carry_out, named
from bot.live.bundle import serve
from bot.live.documents import JSON, LEAST_ROOM, MOST_ROOM, USUAL_ROOM, Shared, own_document, plain_text
from bot.live.identity import NUMBER, REFUSED, Asked, Identity, Unwelcome, member_of
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
"""Of one person at the same time."""
DOOR_BURST = 60
"""The most sessions that a peer may ask for in `limits.SECONDS`."""
MOST_PEERS = 1000
"""Peers whose requests are counted: the latest ones."""
LATE_SECONDS, LATEST_SECONDS = 0.25, 5.0
"""A page that hears of a change so late doesn't animate it, and a spectator waits until all players are told, but no
longer than the latter."""
CLOSING_SECONDS = 1.0
"""How long a stop waits for pages to hang up."""
FACTS: Final = {one: f"{{{one}}}" for one in ("name", "tile", "tiles", "points", "place", "emoji", "number", "count")}
"""The facts that the page itself puts into sentences."""


@cache
def greeting(words: Words, style: Style) -> str:
    """What the pages of one language and style are told first, as JSON."""
    sentences = {key.replace(".", "-"): words(key, **FACTS) for key in words.sentences if key.startswith("live.")}
    found = {"is": "hello", "language": words.code, "emojis": EMOJIS, "words": sentences, "drawing": drawing(style)}
    return JSON(found | {"style": {"contrast": style.high_contrast, "numerals": style.numerals}})


class Viewer:
    """One page that looks at a table."""

    def __init__(self, session: Session, socket: web.WebSocketResponse) -> None:
        self.session, self.socket = session, socket
        self.table, self.room, self.tallied = "", 700, -1
        """`tallied`: the rounds of the tally that it has."""
        self.here: list[str] = []
        """The tables of the channel soon after it connected."""
        self.plays = True
        """Whether this is a player of its table. Until the first look, it may be one."""
        self.news = asyncio.Event()
        """Set when something is due."""
        self.due: set[str] = set()
        """The news that the page hasn't got yet: `table`, `tables`, `here`."""
        self.said: deque[Document] = deque(maxlen=len(EMOJIS))
        """Table talk that it hasn't heard yet."""
        self.since = inf
        """When it changed (infinite: the page is told)."""
        self.tables: list[Document] | None = None
        """The person's tables, as the page knows them."""
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
        self._viewers: set[Viewer] = set()
        self._turn = asyncio.Lock()
        """Lets one page be told in each round of the event loop: answers to clicks go in between."""
        self._behind: set[Viewer] = set()
        """The players who aren't told yet."""
        self._held: dict[Viewer, None] = {}
        """Spectators who wait for them, the first one first."""
        self._shared = Shared()
        self._runner = web.AppRunner(web.Application())
        self._unsubscribe: Callable[[], None] = lambda: None

    # -- serving ------------------------------------------------------------------------------------------------------

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises OSError where the port is taken."""
        app = web.Application(client_max_size=MOST_BYTES)
        for shard in ("", r"/{shard:\d+}"):  # a proxy in front of several processes sorts by it
            app.router.add_get(f"{shard}/socket", self._connect)
            app.router.add_post(f"{shard}/session", self._enter)
        app.router.add_get("/", serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_SECONDS)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.address = f"http://{host}:{self._runner.addresses[0][1]}/"
        self._unsubscribe = self._services.tables.subscribe(self._changed)

    async def close(self) -> None:
        """End all pages' sockets."""
        self._unsubscribe()
        closing = asyncio.gather(*(viewer.socket.close() for viewer in self._viewers), return_exceptions=True)
        await asyncio.wait([closing], timeout=CLOSING_SECONDS)
        await self._runner.cleanup()

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        session = self.sessions.read(request.query.get("session", ""), self._now())
        if session is None or self._foreign(request):
            raise web.HTTPForbidden
        if sum(viewer.session.user_id == session.user_id for viewer in self._viewers) >= MOST_PAGES:
            raise web.HTTPTooManyRequests
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=MOST_BYTES, compress=False)
        await socket.prepare(request)
        viewer = Viewer(session, socket)
        self._viewers.add(viewer)
        telling = asyncio.create_task(self._tell(viewer), name="live page")
        try:
            await self._greet(viewer)
            self._look(viewer, request.query)
            looking = asyncio.create_task(self._look_around(viewer), name="live page")
            telling.add_done_callback(lambda _: looking.cancel())
            async for message in socket:
                await self._hear(viewer, message.data)
        except ConnectionError:
            pass
        finally:
            self._forget(viewer)
            telling.cancel()
            self._someone_moved(viewer.table)
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
                raise Unwelcome("board.live_closed", 503)
            session = await self._identity.session(asked)
            if await blocked(self._services, session.guild_id, session.user_id):
                raise Unwelcome("blocked.you")
            table = await self._first(session, asked.table, self._identity.launched(session))
        except Unwelcome as no:
            return web.Response(status=no.status, text=words(no.key))
        return web.json_response({"session": self.sessions.sign(session), "table": table})

    async def _first(self, session: Session, *wanted: str) -> str:
        """The table that a page opens with: the first of these that the person may see, else the only one; empty if
        they must choose."""
        here, mine = await self._here(session), await self._services.tables.tables_of(session.user_id)
        found = {table.id: table for table in (*here, *mine) if await self._may_see(session, table)}
        if not found:
            raise Unwelcome("board.live_none")
        choices = [one for one in wanted if one in found][:1], [one.id for one in here if one.id in found], list(found)
        return next((some[0] for some in choices if len(some) == 1), "")

    async def _here(self, session: Session) -> list[Snapshot]:
        """The open tables that everyone in the session's channel sees."""
        found = await self._services.tables.tables_in(guild_id=session.guild_id, channel_id=session.channel_id)
        return [table for table in found if table.public and table.channel.guild_id == session.guild_id]

    async def _greet(self, viewer: Viewer) -> None:
        """Tell a page what it needs before its table."""
        session, appearance = viewer.session, self._services.appearance
        words = await appearance.words_of_person(session.user_id, session.locale)
        await viewer.socket.send_str(greeting(words, style_of(await appearance.settings_of(session.user_id))))

    async def _look_around(self, viewer: Viewer) -> None:
        """Find the other tables of the channel. Just after a start this takes until all tables are known."""
        session = viewer.session
        try:
            viewer.here = [one.id for one in await self._here(session) if await self._may_see(session, one)]
        except Exception as error:  # the page has its own table
            log.error("The tables of a channel were not found for a page.", exc_info=error)
        self._wake(viewer, "tables")

    async def _tables_of(self, viewer: Viewer) -> list[Document]:
        """The person's tables, and those of the channel."""
        session, tables = viewer.session, self._services.tables
        words = await self._services.appearance.words_of_person(session.user_id, session.locale)
        mine = {table.id: table for table in await tables.tables_of(session.user_id)}
        others = [found for one in viewer.here if one not in mine and (found := tables.peek(one)) and found.is_open]
        return [
            {
                **{"id": one.id, "game": one.game, "name": words(f"game.{one.game}"), "deadline": one.deadline},
                **{"yours": one.id in mine, "turn": session.user_id in one.awaited, "players": plain_names(words, one)},
            }
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
        """A change is stored: the table's pages are told, players first, and the other pages of its players."""
        table, people = change.snapshot.id, set(change.snapshot.people)
        between = change.kind is ChangeKind.STEP and change.snapshot.is_open  # a spectator's list stays as it is
        told = [viewer for viewer in self._viewers if viewer.table == table or viewer.session.user_id in people]
        for viewer in sorted(told, key=lambda viewer: not viewer.plays):
            if viewer.table == table:
                self._wake(viewer, "table")
            if viewer.plays or viewer.session.user_id in people or not between:
                self._wake(viewer, "tables")

    def _wake(self, viewer: Viewer, due: str) -> None:
        """Have a page told of its `table`, or of the person's `tables`."""
        viewer.due.add(due)
        viewer.since = min(viewer.since, self._monotonic())
        if viewer.plays:
            self._behind.add(viewer)
        viewer.news.set()

    async def _tell(self, viewer: Viewer) -> None:
        """Tell a page of its table after each change. A slow page misses the states between, and so do spectators while
        players wait."""
        while True:
            await viewer.news.wait()
            async with self._turn:
                await asyncio.sleep(0)
            viewer.news.clear()
            if self._now() >= viewer.session.until:
                await viewer.socket.close()
                return self._forget(viewer)
            late = self._monotonic() - viewer.since
            if self._behind and not viewer.plays and LATE_SECONDS < late < LATEST_SECONDS:
                self._held[viewer] = None
                continue
            due, viewer.due, viewer.since = viewer.due, set(), inf
            self._behind.discard(viewer)
            try:
                if "tables" in due and (tables := await self._tables_of(viewer)) != viewer.tables:
                    viewer.tables = tables
                    await viewer.socket.send_json({"is": "tables", "tables": tables})
                if "table" in due and viewer.table:
                    await self._show(viewer, still=late > LATE_SECONDS)
                if "here" in due:
                    await viewer.socket.send_json(self._here_now(viewer.table))
                while viewer.said:
                    await viewer.socket.send_json(viewer.said.popleft())
            except Refused as refused:
                log.info("A page is not told: %s", refused)
            except ConnectionError:
                return self._forget(viewer)
            except Exception as error:
                log.error("A page could not be made.", exc_info=error)
            self._let_go()

    def _forget(self, viewer: Viewer) -> None:
        """Forget a page that is gone."""
        self._viewers.discard(viewer)
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

    async def _show(self, viewer: Viewer, *, still: bool) -> None:
        """Send the table as it is now. Raises `Refused`."""
        session, services = viewer.session, self._services
        table = await services.tables.snapshot(viewer.table)
        words = await services.appearance.words_of_person(session.user_id, session.locale)
        if not await self._may_see(session, table):
            viewer.table = ""
            viewer.said.clear()
            await viewer.socket.send_json({"is": "end", "sentence": words("invalid.private")})
            return
        seat = table.played_by(session.user_id)
        viewer.plays = seat is not None
        if seat is None:
            news = News(services.activity_log.recent(words, table))
        else:
            moves = services.activity_log.recent(words, table, seat.seat)
            news = services.activity_log.own(words, table, seat.seat)
            told = news.told if moves in news.told else f"{news.told}\n{moves}".strip()
            premoves = await services.tables.premoves_of(table.id, session.user_id)
            arrangement = await services.tables.arrangements.of(table.id, session.user_id)
            news = replace(news, told=told, premoves=premoves, arrangement=arrangement)
        style = style_of(await services.appearance.settings_of(session.user_id))
        tally, viewer.tallied = viewer.tallied != len(table.rounds), len(table.rounds)
        shared, places = self._shared.of(words, table, style, viewer.room, tally=tally)
        own = own_document(words, table, seat, news, self._now(), places) | ({"still": True} if still else {})
        await viewer.socket.send_str(f"{JSON(own)[:-1]},{shared}}}")

    async def _may_see(self, session: Session, table: Snapshot) -> bool:
        """Players see their tables, others the public ones of the channel that they look from. Blocked people and
        people who don't see that channel any more get nothing."""
        for guild in {session.guild_id, table.channel.guild_id}:
            if await blocked(self._services, guild, session.user_id):
                return False
        if self._identity is not None and not await self._identity.sees(session):
            return False
        here = table.public and table.channel == ChannelRef(session.guild_id, session.channel_id)
        return here or table.seat_of(session.user_id) is not None

    def _at(self, table_id: str) -> list[Viewer]:
        """The pages that show this table."""
        return [viewer for viewer in self._viewers if table_id and viewer.table == table_id]

    def _someone_moved(self, table_id: str) -> None:
        """A page has come to a table or left it: the others there are told."""
        for viewer in self._at(table_id):
            viewer.due.add("here")
            viewer.news.set()

    def _here_now(self, table_id: str) -> Document:
        """The players at the pages of a table, and the number of spectators."""
        pages, table = self._at(table_id), self._services.tables.peek(table_id)
        seats = [table.seat_of(page.session.user_id) for page in pages] if table else []
        return {"is": "here", "seats": sorted({seat.seat for seat in seats if seat}), "watching": seats.count(None)}

    # -- hearing ------------------------------------------------------------------------------------------------------

    async def _hear(self, viewer: Viewer, text: str) -> None:
        """Do what a page asks for. Nonsense gets no answer, and a page that sends too much is cut off."""
        if viewer.sent.reached(self._monotonic()) or self._now() >= viewer.session.until:
            await viewer.socket.close()
            return
        try:
            asked = json.loads(text)
            what, number = asked["do"], int(asked.get("id", 0))
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
            return
        if what == "open":
            self._look(viewer, asked)
        elif what == "say" and asked.get("emoji") in EMOJIS and not viewer.talked.reached(self._monotonic()):
            if (table := self._services.tables.peek(viewer.table)) and (seat := table.seat_of(viewer.session.user_id)):
                for other in self._at(viewer.table):
                    other.said.append({"is": "said", "seat": seat.seat, "emoji": asked["emoji"]})
                    other.news.set()
        elif what in ("move", "press", "premove", "arrange"):
            await self._ask(viewer, asked, number)

    def _look(self, viewer: Viewer, asked: Mapping[str, Any]) -> None:
        """Have a page look at a table."""
        room = str(asked.get("room"))
        viewer.room = min(max(int(room) if NUMBER.fullmatch(room) else USUAL_ROOM, LEAST_ROOM), MOST_ROOM)
        viewer.table, viewer.tallied, viewer.plays = str(asked.get("table") or "")[:20], -1, True
        self._wake(viewer, "table" if viewer.table else "tables")
        self._someone_moved(viewer.table)

    async def _ask(self, viewer: Viewer, asked: dict[str, Any], number: int) -> None:
        """Do it, and answer with `done`, or with the sentence that a button would give."""
        services, session = self._services, viewer.session
        words = await services.appearance.words_of_person(session.user_id, session.locale)
        table: Snapshot | None = None
        answer: Document = {"is": "done", "id": number}
        try:
            table = await services.tables.snapshot(str(asked.get("table") or viewer.table))
            if not await self._may_see(session, table):
                raise Refused(TableRefusal.NOT_SEATED)
            after = await carry_out(services, session, words, table, asked, member_of(self._identity, session))
            answer |= {"version": after.version, "table": after.id}
        except Unable as no:
            told = named(member_of(self._identity, session), words(no.key, **no.facts))
            answer = {"is": "refused", "id": number, "sentence": plain_text(told)}
        except Refused as refused:
            if refused.refusal is TableRefusal.DUPLICATE and table is not None:
                answer |= {"version": table.version, "table": refused.facts.get("table", table.id)}
            else:
                table = table and await services.tables.snapshot(table.id)
                answer = {"is": "refused", "id": number, "sentence": plain_text(refusal_text(words, refused, table))}
        except (EngineError, ArithmeticError, LookupError, TypeError, ValueError):
            answer = {"is": "refused", "id": number, "sentence": words("invalid.unknown_button")}
        await viewer.socket.send_json(answer)
        self._wake(viewer, "table")
