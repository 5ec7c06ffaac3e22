"""`boneyard forget`: deletes a person's or a server's data, while the bot is stopped."""

import argparse

from bot.commands import CommandError, Use, discord_id, in_store
from bot.config import load_settings
from engine.events.privacy import MARK
from engine.store import Store
from engine.store.questions.privacy import export_person, forget_person, forget_server
from engine.tables.table.model import OPEN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=("user", "server"))
    parser.add_argument("id", type=discord_id, help="the id on Discord")
    parser.add_argument("--yes", action="store_true", help="don't ask")


def run(args: argparse.Namespace) -> int:
    """Ask, delete, and print the number of deleted rows or tables."""
    url = load_settings().database_url.reveal()
    if not args.yes and not confirmed(f"Delete the data of {args.kind} {args.id} for good? [y/N] "):
        raise CommandError("Nothing was deleted.")
    print(in_store(url, lambda store: forgotten(store, args.kind, args.id), Use.CHANGE))
    return 0


def confirmed(question: str) -> bool:
    """Whether the answer is yes. Without anybody to answer it is no."""
    try:
        return input(question).strip().lower() == "y"
    except EOFError:
        return False


async def forgotten(store: Store, kind: str, which: int) -> str:
    """Delete, and return a sentence with the number of deleted rows or tables. The next start takes a deleted person
    out of open tables (`Privacy.start`). Raises CommandError."""
    if kind == "server":
        return f"Server {which} is deleted. Tables: {await store.ask(forget_server, which)}."
    if not any((await store.ask(export_person, which)).values()):
        raise CommandError(f"The database knows nothing of user {which}: nothing was deleted.")
    found = await store.ask(forget_person, which, OPEN, MARK)
    return f"User {which} is deleted. Changed rows: {found.rows}."
