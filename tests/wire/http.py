"""The stand-in's side of HTTP: which calls there are, and how answers, errors and broken connections look."""

from __future__ import annotations

import json
import re
import socket
import struct
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import web

from tests.wire.records import Fault
from tests.wire.shapes import APPLICATION, Json

_WEBHOOK = rf"/webhooks/{APPLICATION}/(?P<token>[^/]+)"
_MESSAGE = r"/channels/(?P<channel>\d+)/messages/(?P<message>\d+)"
CALLS = tuple(
    (name, method, re.compile(f"/api{path}"))
    for name, method, path in (
        ("me", "GET", "/users/@me"),
        ("application", "GET", "/oauth2/applications/@me"),
        ("token", "POST", "/oauth2/token"),
        ("instance", "GET", rf"/applications/{APPLICATION}/activity-instances/(?P<instance>[^/]+)"),
        ("all_commands", "GET", rf"/applications/{APPLICATION}/commands"),
        ("commands", "PUT", rf"/applications/{APPLICATION}/commands"),
        ("home_commands", "PUT", rf"/applications/{APPLICATION}/guilds/(?P<guild>\d+)/commands"),
        ("callback", "POST", r"/interactions/(?P<interaction>\d+)/(?P<token>[^/]+)/callback"),
        ("original", "GET", f"{_WEBHOOK}/messages/@original"),
        ("panel", "PATCH", f"{_WEBHOOK}/messages/@original"),
        ("unshow", "DELETE", f"{_WEBHOOK}/messages/@original"),
        ("followup", "POST", _WEBHOOK),
        ("refollow", "PATCH", rf"{_WEBHOOK}/messages/(?P<message>\d+)"),
        ("unfollow", "DELETE", rf"{_WEBHOOK}/messages/(?P<message>\d+)"),
        ("post", "POST", r"/channels/(?P<channel>\d+)/messages"),
        ("history", "GET", r"/channels/(?P<channel>\d+)/messages"),
        ("message", "GET", _MESSAGE),
        ("edit", "PATCH", _MESSAGE),
        ("delete", "DELETE", _MESSAGE),
        ("react", "PUT", _MESSAGE + r"/reactions/(?P<emoji>[^/]+)/@me"),
        ("thread", "POST", r"/channels/(?P<channel>\d+)/threads"),
        ("thread", "POST", f"{_MESSAGE}/threads"),
        ("thread_member", "GET", r"/channels/(?P<channel>\d+)/thread-members/(?P<user>\d+)"),
        ("channel", "GET", r"/channels/(?P<channel>\d+)"),
        ("reopen", "PATCH", r"/channels/(?P<channel>\d+)"),
        ("audit_log", "GET", r"/guilds/(?P<guild>\d+)/audit-logs"),
        ("member", "GET", r"/guilds/(?P<guild>\d+)/members/(?P<user>\d+)"),
        ("dm", "POST", "/users/@me/channels"),
        ("emojis", "GET", rf"/applications/{APPLICATION}/emojis"),
        ("emoji", "POST", rf"/applications/{APPLICATION}/emojis"),
    )
)
"""What may be asked: a name for scripts and tests, the method and the address."""


def reply(status: int, body: Json | list[Json]) -> web.Response:
    """An answer; the library reads it as JSON only under exactly this content type."""
    return web.Response(status=status, body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})


def refusal(status: int, code: int, message: str, retry_after: float | None = None) -> web.Response:
    """An error, as Discord words it; with `retry_after`, how long to wait."""
    if retry_after is None:
        return reply(status, {"message": message, "code": code})
    answer = reply(status, {"message": message, "code": code, "retry_after": retry_after, "global": False})
    answer.headers["Retry-After"] = str(retry_after)
    return answer


def failure(fault: Fault, request: web.Request) -> web.Response:
    """What comes of a request that meets this."""
    if fault.status == 0:
        hang_up(request)
        return web.Response(status=500)
    answer = refusal(fault.status, fault.code, f"scripted {fault.status}", fault.retry_after)
    if fault.from_discord:
        answer.headers["Via"] = "1.1 google"
    return answer


async def read_body(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """The JSON or form of a request, and the files sent with it by their names."""
    raw = await request.read()
    if request.content_type == "application/x-www-form-urlencoded":
        return dict(parse_qsl(raw.decode())), {}
    if not request.content_type.startswith("multipart/"):
        return (json.loads(raw) if raw else None), {}
    # Taken apart here: aiohttp's own reader warns of itself when a boundary falls between two reads.
    boundary = b"--" + re.split("boundary=", request.headers["Content-Type"])[1].strip('"').encode()
    body, files = None, {}
    for part in raw.split(boundary)[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").removesuffix(b"\r\n").partition(b"\r\n\r\n")
        if b'name="payload_json"' in head:
            body = json.loads(data)
        elif named := re.search(rb'filename="([^"]*)"', head):
            files[named[1].decode()] = data
    return body, files


def hang_up(request: web.Request) -> None:
    """Break the connection so that the other side sees a reset."""
    if request.transport is not None:
        line: socket.socket = request.transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
