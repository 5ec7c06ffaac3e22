"""Answers every click and command, also when it fails."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from uuid import uuid4

import discord

from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.refusals import refusal_text
from bot.words import Words
from engine.rules.errors import Refused
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef

log = logging.getLogger(__name__)


class Unable(Exception):
    """Ends an action with the sentence of this key, in a private message."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class Told(Unable):
    """Ends an action with the sentence of this key, on the person's panel."""


async def blocked(services: Services, guild_id: int | None, user_id: int) -> bool:
    """Whether managers of the server have blocked this person. If the store is unavailable, no one is blocked."""
    with suppress(Refused):
        rules = await services.tables.moderation.of(guild_id)
        return guild_id is not None and rules.blocks(guild_id, user_id)
    return False


def role_ids(user: object) -> list[int]:
    """The roles of a person on the server."""
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


async def check_place(services: Services, reply: Reply, may: str = "hosts", at: ChannelRef | None = None) -> None:
    """Raise `Unable` if the bot is no member here, managers have not opened this channel (or another one, `at`) to
    tables, or let only other roles do this: `hosts` open and move tables, `planners` plan events."""
    if reply.outside:
        raise Unable("outside.text")
    asked, here = reply.interaction, at or reply.channel
    if here.guild_id != asked.guild_id:
        raise Unable("invalid.not_here")
    manages = asked.permissions.manage_guild
    await check_rules(services, reply.words, here, asked.user, may, asked.channel, manages=manages)


async def check_rules(
    services: Services, words: Words, here: ChannelRef, user: object, may: str, channel: Any = None, *, manages: bool
) -> None:
    """The same for a person of the server. `manages`: whether they manage it; `channel`: maybe the one of `here`."""
    rules = await services.tables.moderation.of(here.guild_id)
    if not (manages or rules.grants(may, role_ids(user))):
        roles = words.listing([f"<@&{role}>" for role in getattr(rules, may)], "or")
        raise Unable(f"server.only_{may}", roles=roles)
    if channel is None or channel.id != here.channel_id:
        channel = user.guild.get_channel_or_thread(here.channel_id) if isinstance(user, discord.Member) else None
    if not rules.allows(here.channel_id, *_parents(channel)):
        raise Unable("server.not_here", channels=words.listing([f"<#{one}>" for one in rules.channels]))


def _parents(channel: Any) -> tuple[int | None, ...]:
    """The channel of a thread and the category of a channel."""
    # The category of a thread is its channel's, which the library may not know.
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    return getattr(channel, "parent_id", None), getattr(place, "category_id", None)


async def speak(services: Services, reply: Reply) -> None:
    """Answer in the language that the person has chosen, if any."""
    user, locale = reply.interaction.user.id, str(reply.interaction.locale)
    reply.words = await services.appearance.words_of_person(user, locale)


@asynccontextmanager
async def answering(
    services: Services, interaction: discord.Interaction, *, public: bool = False, reply: Reply | None = None
) -> AsyncIterator[Reply]:
    """The answer to a click or command. A refusal becomes its sentence. An error of ours is logged, and the person
    reads its reference number."""
    services.answers.begin()
    reply = reply or Reply(interaction)
    reply.defer_if_slow(public=public)
    try:
        await speak(services, reply)
        yield reply
    except Refused as refused:
        if refused.refusal is not TableRefusal.DUPLICATE:  # Discord delivered it twice; the first one is answered
            await reply.private(sentence(refusal_text(reply.words, refused)))
    except Unable as unable:
        show = reply.panel if isinstance(unable, Told) else reply.private
        await show(sentence(reply.words(unable.key, **unable.facts)))
    except Exception:
        reference = uuid4().hex[:8]
        log.exception("An interaction failed (error %s).", reference)
        if not reply.sent:
            await reply.private(sentence(reply.words("invalid.error", reference=reference)))
    finally:
        await reply.finish()
