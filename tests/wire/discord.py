"""A small Discord on this computer that the real discord.py talks to, over real HTTP and a real WebSocket.

It keeps messages as Discord does, refuses what Discord would refuse (`limits`), and fails on demand: `fail` scripts
what the next requests of a kind get instead of an answer, and the gateway can be dropped, resumed and closed for good.
Nothing in it waits for time; a test waits with `until` for what it wants to see.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

from tests.patience import HANG_SECONDS
from tests.wire.answers import Answers
from tests.wire.http import CALLS, failure, read_body, refusal, reply
from tests.wire.limits import problems, unknown_emojis
from tests.wire.records import DOWN, Fault, Gone, Interaction, Refusal, Request, Session
from tests.wire.shapes import (
    APPLICATION,
    BONEYARD,
    CHANNEL,
    GUILD,
    THREAD,
    TOKEN,
    Json,
    Message,
    User,
    application_payload,
    guild_of,
    guild_payload,
    interaction_payload,
)

T = TypeVar("T")
WITHOUT_TOKEN = ("token", "callback", "original", "panel", "unshow", "followup", "refollow", "unfollow")
"""The calls that have a secret of their own."""
LOOK_SECONDS = 0.1
"""Between two looks at what changes without a request."""


class WireDiscord(Answers):
    """The stand-in. `async with` it; the address is `base` for HTTP and `gateway` for the WebSocket."""

    def __init__(self, *users: User) -> None:
        super().__init__()
        self.users = list(users)
        self.requests: list[Request] = []
        self.wrong: list[str] = []
        """Requests refused as malformed: defects of the bot."""
        self.deleted: set[int] = set()
        """Threads that are gone, with their messages."""
        self.identified: list[str] = []
        """How each connection began: `identify`, `resume`, `resume refused`."""
        self.sessions: list[Session] = []
        """All that stand or may be resumed, the oldest first."""
        self.servers = 1
        """On how many servers the bot is; each is of the next shard."""
        self.resumable = True
        self.kill: Callable[[], None] = lambda: None
        self.gone: Callable[[], bool] = lambda: False
        """Whether the bot's process has ended."""
        self.down = False
        """Whether every request fails with 503."""
        self.speechless: asyncio.Event | None = None
        """Set this to let connections begin, which wait for it."""
        self._close_codes: deque[int] = deque()
        self._faults: dict[str, deque[Fault | None]] = defaultdict(deque)
        self.application = application_payload()
        self._known = {"me": BONEYARD.payload(), "application": self.application}
        self._stir = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.base = self.gateway = ""

    async def __aenter__(self) -> WireDiscord:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/{path:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.base, self.gateway = f"http://{host}:{port}/api", f"ws://{host}:{port}/gateway"
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.speechless:
            self.speechless.set()
        for session in self.sessions:
            if session.socket:
                await session.socket.close()
        if self._runner:
            await self._runner.cleanup()

    @property
    def session(self) -> Session | None:
        """The latest session."""
        return self.sessions[-1] if self.sessions else None

    # -- what tests do -----------------------------------------------------------------------------------------------

    def fail(self, call: str, *faults: Fault | None) -> None:
        """Script the next requests of that kind, one fault each; None lets one through."""
        self._faults[call].extend(faults)

    def recovered(self, call: str) -> bool:
        """Whether the last request of that kind has succeeded, if there was one."""
        return all(200 <= request.status < 300 for request in self.of(call)[-1:])

    def scripted(self, call: str) -> int:
        """How many of the next requests of that kind have their fault."""
        return len(self._faults[call])

    def forgive(self) -> None:
        """Drop the scripted faults that have not happened."""
        self._faults.clear()

    def refuse_gateway(self, *codes: int) -> None:
        """Close the next connections with these codes instead of letting them identify."""
        self._close_codes.extend(codes)

    def of(self, call: str) -> list[Request]:
        """All requests of one kind, the oldest first."""
        return [request for request in self.requests if request.call == call]

    def stir(self) -> None:
        """Let all waiting tests look again."""
        self._stir.set()
        self._stir = asyncio.Event()

    async def until(self, found: Callable[[], T | None]) -> T:
        """Wait until something is there, and give it; raises `Gone` when the bot ends before. It looks with every
        request, and now and then, as the bot's own state and log change without one."""
        async with asyncio.timeout(HANG_SECONDS):
            while not (thing := found()):
                if self.gone():
                    raise Gone
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stir.wait(), LOOK_SECONDS)
        return thing

    async def connected(self, times: int = 1) -> None:
        """Wait until the bot has begun `times` connections and the last one stands."""
        await self.until(lambda: len(self.identified) >= times and self.session and self.session.socket)

    def delete_thread(self, thread: int) -> None:
        """A thread is deleted, and the bot hears of it."""
        self.deleted.add(thread)
        self.messages = {number: message for number, message in self.messages.items() if message.channel != thread}
        facts = {"id": str(thread), "guild_id": str(guild_of(0)), "parent_id": str(CHANNEL), "type": 11}
        self.dispatch("THREAD_DELETE", facts)

    def slash(self, user: User, command: str, channel: int = CHANNEL, **options: Any) -> Interaction:
        """Use a command of a group, such as `domino play`."""
        group, name = command.split()
        kinds = {bool: 5, int: 4, str: 3}
        given = [{"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()]
        sub = {"name": name, "type": 1, "options": given}
        data: Json = {"id": "1", "name": group, "type": 1, "options": [sub]}
        if group == "admin":
            data["guild_id"] = str(GUILD)  # a command of that server alone
        return self._interact(Interaction(self._ids.new(), "", channel, user), 2, data)

    def click(
        self, user: User, message: Message, custom_id: str, *, times: int = 1, value: str | User | None = None
    ) -> Interaction:
        """Press a button, or choose a value or person of a menu; `times`: Discord delivers it that often."""
        data: Json = {"custom_id": custom_id, "component_type": 2}
        if isinstance(value, User):
            users = {str(value.id): value.payload()}
            data |= {"component_type": 5, "values": list(users), "resolved": {"users": users}}
        elif value is not None:
            data |= {"component_type": 3, "values": [value]}
        interaction = Interaction(self._ids.new(), "", message.channel, user, custom_id, message)
        return self._interact(interaction, 3, data, times)

    def send_box(self, user: User, custom_id: str, channel: int = CHANNEL, **typed: str) -> Interaction:
        """Send a box with these texts."""
        boxes = [{"type": 18, "component": {"type": 4, "custom_id": name, "value": typed[name]}} for name in typed]
        interaction = Interaction(self._ids.new(), "", channel, user, custom_id)
        return self._interact(interaction, 5, {"custom_id": custom_id, "components": boxes})

    async def answered(self, interaction: Interaction) -> Interaction:
        """Wait until the person sees an answer."""
        await self.until(lambda: interaction.answer)
        return interaction

    def _interact(self, interaction: Interaction, kind: int, data: Json, times: int = 1) -> Interaction:
        interaction.token = f"token-{interaction.id}"
        self.interactions[interaction.id] = interaction
        payload = interaction_payload(
            interaction.id, kind, interaction.token, interaction.user, interaction.channel, data
        )
        if interaction.message:
            payload["message"] = interaction.message.payload()
        for _ in range(times):
            self.dispatch("INTERACTION_CREATE", payload)
        return interaction

    # -- the gateway -------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event to the session of its server's shard, or of shard 0 if it has no server. While the bot is away
        it waits for a resume. Without a session it is lost."""
        guild = data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0)
        for session in self.sessions:
            if session.concerns(int(guild)):
                self._tell(session, event, data)

    def _tell(self, session: Session, event: str, data: Json) -> None:
        session.events.append({"op": 0, "t": event, "s": len(session.events) + 1, "d": data})
        if session.socket is not None:
            self._send(session.socket, session.events[-1])

    def order(self, code: int, data: Any = None) -> None:
        """Send one of the gateway's orders: 7 to reconnect, 9 for a session that is not valid any more."""
        assert self.session
        assert self.session.socket
        self._send(self.session.socket, {"op": code, "d": data})

    async def drop(self, code: int) -> None:
        """Close the connection with a code; the session can be resumed."""
        assert self.session
        assert self.session.socket
        gone, self.session.socket = self.session.socket, None
        await gone.close(code=code)

    def _send(self, to: web.WebSocketResponse, payload: Json) -> None:
        # Written at once and in order; the stand-in's messages are far too small to wait for a reader.
        if not to.closed:
            task = asyncio.ensure_future(to.send_str(json.dumps(payload)))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(autoping=True)
        await ws.prepare(request)
        self._send(ws, {"op": 10, "d": {"heartbeat_interval": HANG_SECONDS * 1000}})
        async for incoming in ws:
            if incoming.type is WSMsgType.TEXT:
                await self._heard(ws, json.loads(incoming.data))
        for session in self.sessions:
            if session.socket is ws:
                session.socket = None
        self.stir()
        return ws

    async def _heard(self, ws: web.WebSocketResponse, said: Json) -> None:
        if self.speechless and said["op"] in (2, 6):
            self.stir()
            await self.speechless.wait()
        match said["op"]:
            case 1:
                self._send(ws, {"op": 11})
            case 2 | 6 if self._close_codes:
                await ws.close(code=self._close_codes.popleft())
            case 2 | 6 if said["d"]["token"] != TOKEN:
                await ws.close(code=4004)
            case 2:
                self._begin(ws, said["d"].get("shard"))
            case 6:
                self._resume(ws, said["d"])
            case _:
                pass  # presences and the like
        self.stir()

    def _begin(self, ws: web.WebSocketResponse, shard: list[int] | None) -> None:
        self.identified.append("identify")
        number, count = shard or (0, 1)
        # A killed bot never returns to its session. A bot that stands still gets everything later.
        self.sessions = [old for old in self.sessions if old.socket or old.shard != (number, count)]
        session = Session(f"session-{len(self.identified)}", (number, count), socket=ws)
        self.sessions.append(session)
        guilds = [guild for guild in map(guild_of, range(self.servers)) if session.concerns(guild)]
        ready = {
            **{"v": 10, "user": BONEYARD.payload(), "session_id": session.id, **({"shard": shard} if shard else {})},
            **{"guilds": [{"id": str(guild), "unavailable": True} for guild in guilds]},
            **{"resume_gateway_url": self.gateway, "application": {"id": str(APPLICATION), "flags": 0}},
        }
        self._tell(session, "READY", ready)
        for guild in guilds:
            self._tell(session, "GUILD_CREATE", guild_payload(self.users, guild, self.kinds.get(CHANNEL)))

    def _resume(self, ws: web.WebSocketResponse, asked: Json) -> None:
        session = next((session for session in self.sessions if session.id == asked["session_id"]), None)
        if not self.resumable or session is None:
            self.identified.append("resume refused")
            self.sessions = [other for other in self.sessions if other is not session]
            self._send(ws, {"op": 9, "d": False})
            return
        self.identified.append("resume")
        session.socket = ws
        for event in session.events[asked["seq"] :]:
            self._send(ws, event)
        self._tell(session, "RESUMED", {})

    # -- HTTP --------------------------------------------------------------------------------------------------------

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        known = ((name, path.fullmatch(request.path)) for name, method, path in CALLS if method == request.method)
        found = next(((name, match) for name, match in known if match), None)
        if found is None:
            self.wrong.append(f"no such call: {request.method} {request.path}")
            return refusal(404, 0, "404: Not Found")
        name, match = found
        body, files = await read_body(request)
        asked = Request(name, body, files, match.groupdict())
        self.requests.append(asked)
        fault = self._faults[name].popleft() if self._faults[name] else DOWN if self.down else None
        if fault and fault.hold:
            self.stir()
            answer = self._carry_out(asked, request) if fault.done_first else None
            await fault.hold.wait()
            answer = answer or self._carry_out(asked, request)
        elif fault is None:
            answer = self._carry_out(asked, request)
        else:
            if fault.done_first:
                self._carry_out(asked, request)
            if fault.kill:
                self.kill()
            answer = failure(fault, request)
        asked.status = answer.status
        self.stir()
        return answer

    def _carry_out(self, asked: Request, request: web.Request) -> web.Response:
        authorization = request.headers.get("Authorization", "")
        if asked.call == "me" and (person := self.bearers.get(authorization)):
            return reply(200, {**person.payload(), "locale": "en-US"})
        if asked.call not in WITHOUT_TOKEN and authorization != f"Bot {TOKEN}":
            return refusal(401, 0, "401: Unauthorized")
        if wrong := self._problems(asked):
            self.wrong += wrong
            return refusal(400, 50035, f"Invalid Form Body: {wrong[0]}")
        try:
            if int(asked.address.get("channel", 0)) in self.deleted:
                raise Refusal(404, 10003, "Unknown Channel")
            if asked.call in self.shut and int(asked.address.get("channel", 0)) in (CHANNEL, THREAD):
                raise Refusal(*self.shut[asked.call], "scripted")
            done: Json | list[Json] | None = self._known.get(asked.call) or getattr(self, f"_do_{asked.call}")(asked)
        except Refusal as refused:
            return refusal(refused.status, refused.code, str(refused))
        except Exception as error:
            self.wrong.append(f"the stand-in failed at {asked.call}: {error!r}")
            raise
        return web.Response(status=204) if done is None else reply(200, done)

    def _problems(self, asked: Request) -> list[str]:
        """Everything malformed in a request."""
        return [*problems(asked.call, asked.body, asked.files), *unknown_emojis(asked.body, self.emojis)]
