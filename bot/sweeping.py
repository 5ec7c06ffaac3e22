"""Deletes each day what the settings keep for a limited time."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.ui.actions.services import Services
from engine.events.privacy import sweep
from engine.retention import Retention
from engine.rules.errors import Refused
from engine.units import DAY

log = logging.getLogger(__name__)


async def keep_swept(
    client: discord.Client,
    services: Services,
    kept: Retention,
    now: Callable[[], float],
    sleep: Callable[[float], Awaitable[object]],
) -> None:
    """Sweep once a day, until cancelled."""
    while True:
        await client.wait_until_ready()
        try:
            here = {guild.id for guild in client.guilds}
            await sweep(services.tables, services.events, here, kept, now())
        except Refused as refused:
            log.warning("Old data is deleted tomorrow: %s", refused)
        await sleep(DAY)
