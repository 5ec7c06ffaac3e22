"""The commands of `/admin`: only in the host's own server, for the owner of the application or its team."""

import logging
from collections.abc import Callable

import discord
from discord import app_commands

from bot.cogs.choices import command, text
from bot.ui.actions import admin
from bot.ui.actions.boundary import Unable, answering
from bot.ui.actions.services import Services
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.pages.page import sentence
from engine.events.privacy import forget_person, forget_server
from engine.units import MINUTE

log = logging.getLogger(__name__)
LONGEST_DRAIN = 24 * 60


def check_owner(interaction: discord.Interaction) -> None:
    """Raise `Unable` unless the owner of the application, or one of its team, has typed the command."""
    if interaction.user.id not in admin.owners(interaction.client):
        raise Unable("admin.not_owner")


class Admin(app_commands.Group):
    """Everything under `/admin`."""

    def __init__(self, services: Services, gateway: Callable[[], tuple[float, float | None]]) -> None:
        """`gateway`: see `Reachability.gateway`."""
        super().__init__(
            name="admin",
            description=text("cmd.admin"),
            guild_only=True,
            default_permissions=discord.Permissions(administrator=True),
        )
        self._services, self._gateway = services, gateway
        self._errors = admin.ErrorCount()
        logging.getLogger().addHandler(self._errors)

    @command("health")
    async def health(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            check_owner(interaction)
            client = interaction.client
            told = admin.health(reply.words, self._services, client, self._gateway(), self._errors)
            await reply.private(sentence(told))

    @command("stuck")
    async def stuck(self, interaction: discord.Interaction) -> None:
        async with answering(self._services, interaction) as reply:
            check_owner(interaction)
            await reply.private(sentence(admin.stuck(reply.words, self._services)))

    @command("announce")
    async def announce(self, interaction: discord.Interaction, message: app_commands.Range[str, 1, 1500]) -> None:
        async with answering(self._services, interaction) as reply:
            check_owner(interaction)
            posted, lacking = await admin.announce(self._services, interaction.client, message)
            await reply.private(sentence(reply.words("admin.announced", posted=posted, lacking=lacking)))

    @command("drain")
    async def drain(
        self, interaction: discord.Interaction, minutes: app_commands.Range[int, 0, LONGEST_DRAIN] = 15
    ) -> None:
        async with answering(self._services, interaction) as reply:
            check_owner(interaction)
            until = int(interaction.created_at.timestamp()) + minutes * MINUTE if minutes else None
            await admin.drain(self._services, until)
            told = reply.words("admin.draining", until=until) if until else reply.words("admin.not_draining")
            await reply.private(sentence(told))

    @command("forget")
    async def forget(
        self, interaction: discord.Interaction, person: str = "", server: str = "", sure: bool = False
    ) -> None:
        """Delete the data of a person, or of a server where the bot no longer is."""
        async with answering(self._services, interaction) as reply:
            check_owner(interaction)
            if not (person or server).isdecimal():
                raise Unable("admin.no_id")
            if not sure:
                raise Unable("admin.not_sure", number=person or server)
            tables = self._services.tables
            if person:
                await forget_person(tables, self._services.events, int(person))
            elif interaction.client.get_guild(int(server)) is not None:
                raise Unable("admin.still_there")
            else:
                await forget_server(tables, self._services.events, int(server))
            await reply.private(sentence(reply.words("admin.forgotten")))


async def add_admin(tree: app_commands.CommandTree[discord.Client], admin: Admin, server: int) -> None:
    """Put `/admin` on the host's own server."""
    home = discord.Object(server)
    tree.add_command(admin, guild=home)
    try:
        await tree.sync(guild=home)
    except DISCORD_ERRORS as error:
        log.error("/admin could not be put on server %d (ADMIN_SERVER): %s", server, error)
