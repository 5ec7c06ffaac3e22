"""`boneyard migrate`: bring the database up to this program's version. `boneyard run` does the same at its
start."""

import argparse
import asyncio
from pathlib import Path

from bot.commands import opening_store
from bot.config import load_settings
from engine.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has no arguments: the database is in the settings."""


def run(args: argparse.Namespace) -> int:
    """Migrate and say where the backup is, if there was anything to save."""
    settings = load_settings()
    with opening_store():
        backup = asyncio.run(migrate(settings.database_url.reveal()))
    if backup:
        print(f"A backup of the database as it was is in {backup}.")
    print(f"The database {settings.database_label()} is up to date.")
    return 0


async def migrate(url: str) -> Path | None:
    """Open the database, which migrates it, and close it again; gives the backup made before."""
    store = await Store.open(url)
    await store.close()
    return store.backup
