"""Checks requests as Discord would: by its own API description, and by limits that no schema describes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.bot.flows.stage import control_limits
from tests.wire.shapes import V2, Json, walk

DESCRIPTION = Path(__file__).with_name("discord_openapi.json")
"""Discord's description of the requests in `ENDPOINTS`; `tools/cut_openapi.py` writes it."""

MESSAGES = ("post", "edit", "followup", "panel", "answer")
"""The calls whose bodies are messages."""
V2_PARTS = {9, 10, 11, 12, 13, 14, 17}
"""Components that only a message with the V2 flag may hold."""
ENDPOINTS = {
    "callback": ("post", "/interactions/{interaction_id}/{interaction_token}/callback"),
    "post": ("post", "/channels/{channel_id}/messages"),
    "edit": ("patch", "/channels/{channel_id}/messages/{message_id}"),
    "followup": ("post", "/webhooks/{webhook_id}/{webhook_token}"),
    "panel": ("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    "commands": ("put", "/applications/{application_id}/commands"),
    "home_commands": ("put", "/applications/{application_id}/guilds/{guild_id}/commands"),
    "dm": ("post", "/users/@me/channels"),
    "emoji": ("post", "/applications/{application_id}/emojis"),
    "reopen": ("patch", "/channels/{channel_id}"),
}


@cache
def _validators() -> Mapping[str, jsonschema_rs.Draft202012Validator]:
    """The validator of each call's body."""
    described = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = described["components"]["schemas"]
    # Discord reads ids that are written as numbers too, and discord.py writes some so.
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    found = {}
    for call, (method, address) in ENDPOINTS.items():
        body = described["paths"][address][method]["requestBody"]["content"]["application/json"]["schema"]
        found[call] = jsonschema_rs.Draft202012Validator({**body, "components": described["components"]})
    return found


def problems(call: str, body: Any, files: Mapping[str, bytes]) -> list[str]:
    """Everything wrong with a request, in words; empty when Discord would take it."""
    validator = _validators().get(call)
    wrong = [_where(error) for error in validator.iter_errors(body)] if validator else []
    if wrong:
        pass  # the rest is for bodies of the right shape
    elif call == "callback" and body.get("type") in (4, 7):
        wrong += message_problems("answer", body.get("data") or {}, files)
    elif call in MESSAGES:
        wrong += message_problems(call, body, files)
    return [f"{call}: {line}" for line in wrong]


def _where(error: jsonschema_rs.ValidationError) -> str:
    return f"at {'/'.join(map(str, error.instance_path)) or 'the top'}: {error.message[:400]}"


def message_problems(call: str, body: Json, files: Mapping[str, bytes]) -> list[str]:
    """What Discord would refuse of a message although every part of it has the right shape."""
    components = body.get("components") or []
    everything = list(walk(components))
    wrong = control_limits(components)
    if len(body.get("content") or "") > 2000:
        wrong.append(f"{len(body['content'])} characters of content")
    v2 = bool((body.get("flags") or 0) & V2)
    if not v2 and any(item["type"] in V2_PARTS for item in everything):
        wrong.append("components of the second kind without their flag")
    if not v2 and len(components) > 5:
        wrong.append(f"{len(components)} rows")
    if v2 and (body.get("content") or body.get("embeds") or body.get("poll")):
        wrong.append("content beside components of the second kind")
    if call in ("post", "followup", "answer") and not (components or body.get("content") or files):
        wrong.append("an empty message")
    return wrong + _attachment_problems(body, everything, files, v2=v2)


def _attachment_problems(body: Json, everything: list[Json], files: Mapping[str, bytes], *, v2: bool) -> list[str]:
    told = {str(item.get("filename")) for item in body.get("attachments") or [] if "filename" in item}
    placed = set(re.findall(r'"attachment://([^"]+)"', json.dumps(everything)))
    wrong = [f"{name} is shown, but not attached" for name in sorted(placed - set(files))]
    wrong += [f"{name} is sent, but not announced" for name in sorted(set(files) - told)]
    wrong += [f"{name} is announced, but not sent" for name in sorted(told - set(files))]
    if v2:
        wrong += [f"{name} is attached, but shown nowhere" for name in sorted(set(files) - placed)]
    if len(files) > 10:
        wrong.append(f"{len(files)} attachments")
    wrong += [f"{name} is larger than 10 MiB" for name, data in files.items() if len(data) > 10 << 20]
    for item in body.get("attachments") or []:
        if len(item.get("description") or "") > 1024:
            wrong.append(f"the description of {item.get('filename')} is too long")
    return wrong


def unknown_emojis(body: Any, known: Mapping[str, Json]) -> list[str]:
    """Emojis on buttons that the application does not have."""
    data = body.get("data") or body if isinstance(body, dict) else {}
    used = {str((item.get("emoji") or {}).get("id") or "") for item in walk(data.get("components") or [])}
    return [f"there is no emoji {number}" for number in sorted(used - {""} - set(known))]
