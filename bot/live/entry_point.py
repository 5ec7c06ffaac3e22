"""The command that opens the live board from Discord's list of apps. Discord makes it when Activities are enabled."""

from typing import Any, Final

import discord
from discord import app_commands

ENTRY_POINT: Final = 4
"""Discord's number of this kind of command."""
REMOVED: Final = 50240
"""Discord's error: a list of all commands without the entry point would remove it."""


async def in_every_language(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord gets them."""
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def send(client: discord.Client, commands: list[dict[str, Any]]) -> None:
    """Send the commands to Discord, and leave the entry point as it is."""
    number, http = client.application_id, client.http
    assert number is not None, "it is known from the login on"
    try:
        await http.bulk_upsert_global_commands(number, payload=commands)
    except discord.HTTPException as error:
        if error.code != REMOVED:
            raise
        known: Any = await http.get_global_commands(number)
        there = [each for each in known if each["type"] == ENTRY_POINT]
        kept = [{name: each[name] for name in each if name not in ("application_id", "version")} for each in there]
        await http.bulk_upsert_global_commands(number, payload=[*commands, *kept])
