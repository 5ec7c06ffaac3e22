"""`boneyard forget`: deletes a person's or a server's data, while the bot is stopped."""

import argparse
import asyncio

from bot.commands import CommandError, opened, opening_store
from bot.config import load_settings
from engine.boneyard import Engine
from engine.events.privacy import forget_person
from engine.store.questions.privacy import forget_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=("user", "server"))
    parser.add_argument("id", type=int, help="the id on Discord")
    parser.add_argument("--yes", action="store_true", help="don't ask")


def run(args: argparse.Namespace) -> int:
    """Ask, delete, and print the number of deleted rows or tables."""
    if not args.yes and input(f"Delete the data of {args.kind} {args.id} for good? [y/N] ").strip().lower() != "y":
        raise CommandError("Nothing was deleted.")
    with opening_store():
        print(asyncio.run(forgotten(load_settings().database_url.reveal(), args.kind, args.id)))
    return 0


async def forgotten(url: str, kind: str, which: int) -> str:
    """Delete, and return a sentence with the number of deleted rows or tables."""
    async with opened(url) as store:
        if kind == "server":
            return f"Server {which} is deleted, with {await store.ask(forget_server, which)} tables."
        engine = Engine(store)
        await engine.start()
        try:
            return f"User {which} is deleted from {await forget_person(engine.tables, engine.events, which)} rows."
        finally:
            await engine.close()
