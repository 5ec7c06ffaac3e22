"""`boneyard migrate`: upgrades the database to this program's version, as `boneyard run` does at its start."""

import argparse
from pathlib import Path

from bot.commands import Use, in_store
from bot.config import load_settings
from engine.store import Damaged, Store, is_sqlite


def run(args: argparse.Namespace) -> int:
    """Migrate, and print where the backup is."""
    settings = load_settings()
    new = is_sqlite(settings.url) and not Path(settings.url.database or "").exists()

    async def work(store: Store) -> Path | None:
        if wrong := await store.damage():
            raise Damaged(wrong)
        return store.backup

    if backup := in_store(settings.database_url.reveal(), work, Use.MIGRATE, settings.data_dir):
        print(f"A backup of the old database is in {backup}.")
    print(f"The database {settings.database_label()} {'is new and empty' if new else 'is up to date'}.")
    return 0
