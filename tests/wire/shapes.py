"""Discord's objects as they travel over the wire, with everything in them that discord.py reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

Json = dict[str, Any]

APPLICATION, BOT = 7001, 7001
GUILD, CHANNEL, THREAD = 8001, 8101, 8102
NEXT_SERVER = 10
"""So far from a channel is the same channel of the next server."""
TOKEN = ".".join(("7" * 20, "stands", "in-for-the-token-of-a-real-bot"))
CLIENT_SECRET = "the-client-secret-of-no-application"
EVERYTHING = str((1 << 50) - 1)
ALL_BUT_ADMINISTRATOR = str((1 << 50) - 1 - (1 << 3))
NOW = "2026-01-01T12:00:00+00:00"

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(frozen=True)
class User:
    """A person on the server."""

    id: int
    name: str
    bot: bool = False
    permissions: str = EVERYTHING
    """What this member may do, as Discord writes it."""

    def payload(self) -> Json:
        """As Discord sends a user."""
        facts = {"id": str(self.id), "username": f"user{self.id}", "discriminator": "0", "global_name": self.name}
        return {**facts, "avatar": None, "bot": self.bot, "flags": 0}

    def member(self) -> Json:
        """As a member of the server."""
        facts = {"user": self.payload(), "roles": [], "joined_at": NOW, "deaf": False, "mute": False}
        return {**facts, "flags": 0, "permissions": self.permissions}


BONEYARD = User(BOT, "Boneyard", bot=True)


@dataclass
class Message:
    """A message in a channel, or on one person's screen only."""

    id: int
    channel: int
    body: Json = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    only_for: int | None = None
    edits: int = 0

    @property
    def text(self) -> str:
        """Everything that can be read in it, except on buttons."""
        texts = [str(self.body.get("content") or "")]
        return "\n".join([*texts, *(item["content"] for item in self.items() if item["type"] == 10)])

    def items(self) -> Iterator[Json]:
        """Every component, however deep."""
        return walk(self.body.get("components") or [])

    def payload(self) -> Json:
        """As Discord sends a message."""
        fixed: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "author": BONEYARD.payload(),
            "timestamp": NOW,
            "edited_timestamp": NOW if self.edits else None,
            **{"tts": False, "pinned": False, "mention_everyone": False, "type": 0},
            **{"mentions": [], "mention_roles": [], "embeds": []},
        }
        return {**fixed, **self.body}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message in its order, the nested ones after what holds them."""
    for item in components:
        yield item
        yield from walk([*(item.get("components") or []), *([item["accessory"]] if "accessory" in item else [])])


def message_body(sent: Mapping[str, Any], before: Json, files: Mapping[str, bytes]) -> Json:
    """What a message holds after it was sent or edited: Discord numbers the components, gives the attachments
    addresses, and puts those into the pictures."""
    body = {**before, "flags": before.get("flags", 0) | (sent.get("flags") or 0)}
    for key in ("content", "components"):
        if key in sent or key not in body:
            body[key] = sent.get(key) or ("" if key == "content" else [])
    if "attachments" in sent or "attachments" not in body:
        known = {int(item["id"]): item for item in body.get("attachments", [])}
        asked = sent.get("attachments") or []
        body["attachments"] = [known.get(int(item["id"])) or attachment(item, files) for item in asked]
    urls = {item["filename"]: item["url"] for item in body["attachments"]}
    for number, item in enumerate(walk(body["components"]), 1):
        item["id"] = number
        for shown in item.get("items", []):
            url = str(shown["media"]["url"])
            if url.startswith("attachment://"):
                url = urls.get(url.removeprefix("attachment://"), url)
            shown["media"] = {"url": url, "proxy_url": url, "content_type": "image/png", "loading_state": 2}
    return body


def attachment(asked: Json, files: Mapping[str, bytes]) -> Json:
    """A file that has just been sent."""
    name = str(asked["filename"])
    url = f"https://cdn.discordapp.com/attachments/{CHANNEL}/{asked['id']}/{name}"
    facts = {"id": str(9_000_000 + int(asked["id"])), "filename": name, "size": len(files.get(name, b""))}
    return {**facts, "url": url, "proxy_url": url, "description": asked.get("description")}


def guild_of(server: int) -> int:
    """The id of a server, counted from 0: each is of the next shard."""
    return GUILD + (server << 22)


def _guild(channel: int) -> int:
    """The server of a channel."""
    return guild_of((channel - CHANNEL) // NEXT_SERVER)


ANNOUNCEMENTS = 5
"""Discord's number of this kind of channel."""
VOICE = {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
"""What voice channels and stages have besides."""


def channel_payload(
    channel: int, archived: bool = False, *, kind: int | None = None, locked: bool = False, denied: int = 0
) -> Json:
    """The channel, or the thread below it. `kind`: Discord's number; `denied`: permissions that all lack there."""
    facts = {
        "id": str(channel),
        "guild_id": str(_guild(channel)),
        "name": f"room-{channel}",
        "position": 0,
        "nsfw": False,
    }
    if channel != THREAD:
        everyone = {"id": str(_guild(channel)), "type": 0, "allow": "0", "deny": str(denied)}
        facts |= {"permission_overwrites": [everyone] if denied else [], "parent_id": None}
        return {**facts, "type": kind or 0, "topic": None, **VOICE}
    metadata = {"archived": archived, "auto_archive_duration": 1440, "archive_timestamp": NOW, "locked": locked}
    owner = {"owner_id": str(BOT), "message_count": 0, "member_count": 1}
    return {**facts, **owner, "type": kind or 11, "parent_id": str(CHANNEL), "thread_metadata": metadata}


def guild_payload(users: list[User], guild: int = GUILD, kind: int | None = None) -> Json:
    """The server, as GUILD_CREATE tells it. `kind`: of its channel."""
    channel = CHANNEL + NEXT_SERVER * ((guild - GUILD) >> 22)
    everyone = {"id": str(guild), "name": "@everyone", "permissions": ALL_BUT_ADMINISTRATOR, "position": 0, "color": 0}
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    numbers = ("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level")
    more = ("premium_tier", "nsfw_level", "system_channel_flags", "afk_timeout")
    nothing = ("emojis", "stickers", "features", "presences", "voice_states", "threads", "stage_instances")
    return {
        **{"id": str(guild), "name": "Game night", "owner_id": str(users[0].id), "icon": None, "description": None},
        **dict.fromkeys((*numbers, *more), 0),
        **{key: [] for key in (*nothing, "guild_scheduled_events", "soundboard_sounds")},
        **{"roles": [role], "channels": [channel_payload(channel, kind=kind)], "members": [BONEYARD.member()]},
        **{"member_count": len(users) + 1, "large": False, "unavailable": False, "joined_at": NOW},
        **{"preferred_locale": "en-US", "afk_channel_id": None, "system_channel_id": None},
    }


def letters_of(user: User) -> int:
    """The channel of direct messages between a person and the bot."""
    return user.id + 500


def interaction_payload(number: int, kind: int, token: str, user: User, channel: int, data: Json) -> Json:
    """What INTERACTION_CREATE tells, but for the message that was clicked."""
    about = {"id": str(number), "application_id": str(APPLICATION), "type": kind, "token": token, "version": 1}
    if channel == letters_of(user):
        return {
            **about,
            **{"data": data, "context": 1, "authorizing_integration_owners": {"0": "0"}, "entitlements": []},
            **{"channel_id": str(channel), "channel": {"id": str(channel), "type": 1}, "user": user.payload()},
            **{"locale": "en-US", "app_permissions": EVERYTHING, "attachment_size_limit": 10 << 20},
        }
    guild = str(_guild(channel))
    return {
        **about,
        **{"data": data, "context": 0, "authorizing_integration_owners": {"0": guild}, "entitlements": []},
        **{"guild_id": guild, "guild": {"id": guild, "locale": "en-US", "features": []}},
        **{"channel_id": str(channel), "channel": channel_payload(channel), "member": user.member()},
        **{"locale": "en-US", "guild_locale": "en-US", "app_permissions": EVERYTHING},
        "attachment_size_limit": 10 << 20,
    }


def application_payload() -> Json:
    """The bot's own application."""
    facts = {"id": str(APPLICATION), "name": "Boneyard", "description": "Dominoes", "icon": None, "flags": 0}
    return {
        **facts,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": User(1, "Host").payload(),
        "verify_key": "00",
    }


def instance_payload(instance: str, users: list[User], channel: int = CHANNEL, guild: int | None = GUILD) -> Json:
    """An activity under way, with the people in it."""
    kind = "pc" if guild is None else "gc"
    place = {"id": f"{kind}-{guild}-{channel}", "kind": kind, "channel_id": str(channel)}
    place |= {} if guild is None else {"guild_id": str(guild)}
    facts = {"application_id": str(APPLICATION), "instance_id": instance, "launch_id": "1"}
    return {**facts, "location": place, "users": [str(user.id) for user in users]}


class Snowflakes:
    """New ids; the library reads their age, so they begin with the time."""

    def __init__(self) -> None:
        self._last = discord.utils.time_snowflake(discord.utils.utcnow())

    def new(self) -> int:
        """A new id."""
        self._last += 1
        return self._last
