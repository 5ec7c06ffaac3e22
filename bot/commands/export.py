"""`boneyard export user ID`: writes what the database knows of a person as JSON."""

import argparse
import json

from bot.commands import CommandError, discord_id, in_store
from bot.config import load_settings
from engine.store import Store
from engine.store.questions.privacy import export_person


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=("user",))
    parser.add_argument("id", type=discord_id, help="the person's id on Discord")


def run(args: argparse.Namespace) -> int:
    """Print the JSON of `docs/privacy.md`, also while the bot runs."""

    async def work(store: Store) -> dict[str, list[dict[str, object]]]:
        return await store.ask(export_person, args.id)

    found = in_store(load_settings().database_url.reveal(), work)
    if not any(found.values()):
        raise CommandError(f"The database knows nothing of user {args.id}.")
    print(json.dumps(found, indent=2))
    return 0
