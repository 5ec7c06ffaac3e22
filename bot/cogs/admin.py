"""The commands of `/admin`: only in the host's own server, for the owner of the application or its team."""

import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.cogs.choices import Commands, private
from bot.ui.actions import admin
from bot.ui.actions.boundary import Unable
from bot.ui.actions.services import Services
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from engine.events.privacy import forget_server
from engine.units import MINUTE

log = logging.getLogger(__name__)
LONGEST_DRAIN = 24 * 60
FOR_ADMINS: Final = {"guild_only": True, "default_permissions": discord.Permissions(administrator=True)}


def check_owner(interaction: discord.Interaction) -> None:
    """Raise `Unable` unless the owner of the application, or one of its team, has typed the command."""
    if interaction.user.id not in admin.owners(interaction.client):
        raise Unable("admin.not_owner")


class Admin(Commands):
    """Everything under `/admin`."""

    where = FOR_ADMINS

    def __init__(self, services: Services, gateway: Callable[[], tuple[float, float | None]]) -> None:
        """`gateway`: see `Reachability.gateway`."""
        super().__init__(services)
        self._gateway, self._errors = gateway, admin.ErrorCount()
        logging.getLogger().addHandler(self._errors)

    @private("health")
    async def health(self, reply: Reply) -> None:
        check_owner(reply.interaction)
        client = reply.interaction.client
        told = admin.health(reply.words, self.services, client, self._gateway(), self._errors)
        await reply.private(sentence(told))

    @private("stuck")
    async def stuck(self, reply: Reply, table: str = "") -> None:
        check_owner(reply.interaction)
        words, services = reply.words, self.services
        told = await admin.waits(words, services, table) if table else admin.stuck(words, services)
        await reply.private(sentence(told))

    @private("announce")
    async def announce(self, reply: Reply, message: app_commands.Range[str, 1, 1500]) -> None:
        check_owner(reply.interaction)
        posted, lacking = await admin.announce(self.services, reply.interaction.client, message)
        await reply.private(sentence(reply.words("admin.announced", posted=posted, lacking=lacking)))

    @private("drain")
    async def drain(self, reply: Reply, minutes: app_commands.Range[int, 0, LONGEST_DRAIN] = 15) -> None:
        check_owner(reply.interaction)
        until = int(reply.interaction.created_at.timestamp()) + minutes * MINUTE if minutes else None
        await admin.drain(self.services, until)
        told = reply.words("admin.draining", until=until) if until else reply.words("admin.not_draining")
        await reply.private(sentence(told))

    @private("forget")
    async def forget(self, reply: Reply, person: str = "", server: str = "", sure: bool = False) -> None:
        """Delete the data of a person, or of a server where the bot no longer is."""
        check_owner(reply.interaction)
        if not (person or server).isdecimal():
            raise Unable("admin.no_id")
        if not sure:
            raise Unable("admin.not_sure", number=person or server)
        tables = self.services.tables
        if person:
            await self.services.privacy.forget(int(person))
        elif reply.interaction.client.get_guild(int(server)) is not None:
            raise Unable("admin.still_there")
        else:
            await forget_server(tables, self.services.events, int(server))
        await reply.private(sentence(reply.words("admin.forgotten")))


async def add_admin(tree: app_commands.CommandTree[discord.Client], admin: Admin, server: int) -> None:
    """Put `/admin` on the host's own server."""
    home = discord.Object(server)
    tree.add_command(admin, guild=home)
    try:
        await tree.sync(guild=home)
    except DISCORD_ERRORS as error:
        log.error("/admin could not be put on server %d (ADMIN_SERVER): %s", server, error)
