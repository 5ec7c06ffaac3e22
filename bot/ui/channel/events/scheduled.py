"""Discord's scheduled events: an event with a start time is put on the server's list, if the bot may do so."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.ui.channel.backlog import Outside
from bot.ui.channel.discord_errors import logged
from bot.ui.pages.events.event import LONGEST_TITLE
from bot.words.names import clean_text
from engine.events.model import Event, Stage
from engine.events.service import Events

log = logging.getLogger(__name__)

LASTS: Final = timedelta(hours=3)
"""The duration given to Discord, which needs an end time."""
SOONEST: Final = 60
"""Seconds. Events that begin sooner are not announced."""


class Scheduled:
    """Announces each event once, and takes back cancelled ones. Failures are only logged."""

    def __init__(self, outside: Outside, events: Events) -> None:
        self._client, self._now, self._events = outside.client, outside.now, events

    async def bring(self, event: Event) -> None:
        """Announce the event, or take it back, if that is due."""
        row = event.row
        guild = self._client.get_guild(row.guild_id)
        if guild is None or row.starts_at is None:
            return
        if row.scheduled_id is None and event.stage is Stage.SIGN_UP and row.starts_at > self._now() + SOONEST:
            await self._announce(event, guild, datetime.fromtimestamp(row.starts_at, UTC))
        elif row.scheduled_id and event.stage is Stage.CANCELLED:
            await self._events.set_shown(event.id, scheduled_id=0)
            with logged(log, "Event %s stays on Discord's list", event.id):
                await (await guild.fetch_scheduled_event(row.scheduled_id)).delete()

    async def _announce(self, event: Event, guild: discord.Guild, start: datetime) -> None:
        mine = guild.me.guild_permissions
        await self._events.set_shown(event.id, scheduled_id=0)  # after a crash rather none than two
        if not (mine.create_events or mine.manage_events):
            return
        with logged(log, "Event %s is not announced", event.id):
            made = await guild.create_scheduled_event(
                name=clean_text(event.row.title, LONGEST_TITLE),
                start_time=start,
                end_time=start + LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"<#{event.row.channel_id}>",
            )
            await self._events.set_shown(event.id, scheduled_id=made.id)
