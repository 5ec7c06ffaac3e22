"""`boneyard export user ID`: writes what the database knows of a person as JSON."""

import argparse
import asyncio
import json

from bot.commands import opened, opening_store
from bot.config import load_settings
from engine.store.questions.privacy import export_person


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=("user",))
    parser.add_argument("id", type=int, help="the person's id on Discord")


def run(args: argparse.Namespace) -> int:
    """Print the JSON of `docs/privacy.md`. The bot must be stopped if the database is a file."""
    with opening_store():
        found = asyncio.run(exported(load_settings().database_url.reveal(), args.id))
    print(json.dumps(found, indent=2))
    return 0


async def exported(url: str, user_id: int) -> dict[str, list[dict[str, object]]]:
    """The person's rows by table."""
    async with opened(url) as store:
        return await store.ask(export_person, user_id)
