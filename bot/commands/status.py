"""`boneyard status`: the numbers of the running bot, live. With `--table`: what a table waits for."""

import argparse
import sys
import time
from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo
from http.client import HTTPException
from urllib.request import urlopen

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.commands import CommandError, in_store
from bot.config import load_settings
from engine.store import Store
from engine.tables.keeping.state import unloaded
from engine.tables.table.model import Snapshot, Status

EVERY_SECONDS = 2
CLEAR = "\x1b[H\x1b[J"
"""Clears a terminal."""
PREFIX = "boneyard_"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--once", action="store_true", help="print the numbers once, as it does without a terminal")
    parser.add_argument("--table", metavar="ID", help="print what this table waits for, from the database")


def run(args: argparse.Namespace) -> int:
    """Print the numbers every two seconds until Ctrl-C, or what a table waits for."""
    if args.table:
        print(in_store(load_settings().database_url.reveal(), lambda store: table_line(store, args.table.lower())))
        return 0
    port = load_settings().metrics_port
    if port is None:
        raise CommandError("The bot counts nothing: set METRICS_PORT for it and for this command.", 2)
    live = sys.stdout.isatty() and not args.once
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
                told = lines(text_string_to_metric_families(answer.read().decode()))
        except OSError as error:
            raise CommandError(f"No bot answers at port {port} of this computer ({error}).") from error
        except (HTTPException, ValueError) as error:
            raise CommandError(f"Another program than Boneyard answers at METRICS_PORT {port}.", 2) from error
        if not told:
            raise CommandError(f"Another program than Boneyard answers at METRICS_PORT {port}.", 2)
        print(CLEAR * live + "\n".join(told), flush=True)
        if not live:
            return 0
        time.sleep(EVERY_SECONDS)


def lines(families: Iterable[Metric]) -> list[str]:
    """A line for each number of Boneyard: its meaning and value, by label. Of times, the share within each limit."""
    told = []
    for family in families:
        if family.name.startswith(PREFIX):
            samples = [sample for sample in family.samples if not sample.name.endswith(("_created", "_sum"))]
            most = max((sample.value for sample in samples), default=0) if family.type == "histogram" else 0
            told.append(f"{family.documentation}:")
            for sample in samples:
                label = next(iter(sample.labels.values()), "all")
                share = f"{sample.value / most:7.1%} within {label} s" if "le" in sample.labels and most else ""
                told.append(f"  {share or f'{label}: {sample.value:g}'}")
    return told


async def table_line(store: Store, table_id: str) -> str:
    """A line about a stored table. Raises CommandError if there is none."""
    for row in await store.rows([table_id]):
        return f"Table {table_id} ({row.game}) {waits(unloaded(row))}."
    raise CommandError(f"The database has no table {table_id}: `/domino turns` and the links of boards name tables.")


def waits(table: Snapshot, zone: tzinfo | None = None) -> str:
    """What a table waits for, as its row says; times in `zone` (default: this computer's)."""
    if table.status is Status.LOBBY:
        return "is in its lobby"
    if not table.is_open:
        return "is over"
    if table.on_turn is None:
        return "goes on by itself"
    seat = f"waits for seat {table.on_turn.seat + 1}"
    if table.deadline is None:
        return f"{seat}, and its clock is paused" if table.clock.paused is not None else seat
    return f"{seat} until {datetime.fromtimestamp(table.deadline, UTC).astimezone(zone):%Y-%m-%d %H:%M}"
