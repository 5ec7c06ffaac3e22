"""`boneyard migrate`: upgrades the database to this program's version, as `boneyard run` does at its start."""

import argparse
import asyncio
from pathlib import Path

from bot.commands import opened, opening_store
from bot.config import load_settings
from engine.store import Damaged


def run(args: argparse.Namespace) -> int:
    """Migrate, and print where the backup is."""
    settings = load_settings()
    with opening_store():
        backup = asyncio.run(migrate(settings.database_url.reveal()))
    if backup:
        print(f"A backup of the old database is in {backup}.")
    print(f"The database {settings.database_label()} is up to date.")
    return 0


async def migrate(url: str) -> Path | None:
    """Open the database, which migrates it, and close it. Return the backup. Raises `Damaged`."""
    async with opened(url) as store:
        if wrong := await store.damage():
            raise Damaged(wrong)
    return store.backup
