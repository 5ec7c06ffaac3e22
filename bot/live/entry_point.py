"""The command that opens the live board from Discord's list of apps. Discord makes it when Activities are enabled."""

from typing import Any, Final

import discord
from discord import app_commands

ENTRY_POINT: Final = 4
"""Discord's number of this kind of command."""
REMOVED: Final = 50240
"""Discord's error: a list of all commands without the entry point would remove it."""


async def sync(tree: app_commands.CommandTree[Any]) -> None:
    """Send the commands to Discord, and leave the entry point as it is."""
    try:
        await tree.sync()
    except discord.HTTPException as error:
        number, http = tree.client.application_id, tree.client.http
        if error.code != REMOVED or number is None or tree.translator is None:
            raise
        payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
        for there in await http.get_global_commands(number):
            if there["type"] == ENTRY_POINT:
                payload.append({name: there[name] for name in there if name not in ("application_id", "version")})
        await http.bulk_upsert_global_commands(number, payload=payload)
