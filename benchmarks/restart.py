"""How a start with many open tables goes: the time until a click is answered, the memory, and what is sent.

    python -m benchmarks.restart [TABLES ...] [--seconds S] [--away S] [--beside FOLDER ...]

The database holds so many tables in play (default 1000 and 50000), each with its channel, its people and some moves;
all that their channels must show is shown. The real bot is started on it in a process of its own against the stand-in
of `tests/wire`; as soon as it is connected, somebody presses My hand on one of the tables.

- **connected**: seconds from the start of the process until the click.
- **ready**: seconds from the start of the process until the hand is shown.
- **memory**: megabytes of the bot when it has answered, and the most that it had until the end.
- **sent**: requests besides that answer, within so many seconds after it (default 60), and how many at most in one
  second; there should be none, unless the program was `--away` for more than a minute: then every deadline has moved,
  and all boards tell so.
- **looked at**: how many seconds it computed until then, all in all.

Linux only, for memory is read from /proc. `--beside` measures the Boneyards of other folders too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tqdm import tqdm

from benchmarks.clicks import cpu_seconds
from bot.ui.pages.custom_ids import ControlId, Verb
from engine import robots
from engine.boneyard import Engine
from engine.rules.views import View
from engine.store import Store
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.opening import Wanted
from engine.tables.service import Tables
from engine.tables.table.model import ChannelRef, Person, Snapshot, Status, TableId
from tests.wire.discord import WireDiscord
from tests.wire.records import Request
from tests.wire.shapes import CHANNEL, GUILD, TOKEN, Message, User

ROOT = Path(__file__).parents[1]
GAMES = ("block", "muggins", "mexican_train", "chickenfoot", "castle_rock", "build_up")
MOVES = 12
PATTERNS = 30
"""Tables that are really played; the others are copies of them with other people and channels."""
START_SECONDS = 1800.0
"""After so long nobody will answer any more."""


class Counted(WireDiscord):
    """The stand-in, counting what is asked of it apart from the start."""

    def __init__(self, *users: User) -> None:
        super().__init__(*users)
        self.sent: list[float] = []

    def _carry_out(self, asked: Request, request: Any) -> Any:
        if asked.call in ("post", "edit", "delete", "panel"):
            self.sent.append(time.perf_counter())
        return super()._carry_out(asked, request)

    @property
    def most(self) -> int:
        """How many came at most within one second."""
        return max((bisect(self.sent, at + 1) - number for number, at in enumerate(self.sent)), default=0)


async def fill(file: Path, tables: int, away: float = 0) -> list[str]:
    """Make the database of a program that has been away for so many seconds; gives the tables' ids."""
    store = await Store.open(f"sqlite:///{file}")
    engine = Engine(store, rng=random.Random(1), paced=False)
    await engine.start()
    ids = [await played(engine.tables, number) for number in range(min(tables, PATTERNS))]
    await engine.tables.settled()
    await engine.close()
    await store.close()
    with sqlite3.connect(file) as database:
        for number in tqdm(range(PATTERNS, tables), "Tables", leave=False, disable=None):
            ids.append(copied(database, ids[number % PATTERNS], number))
        database.execute("UPDATE meta SET value = value - ?", (int(away),))
    database.close()
    return ids


async def played(world: Tables, number: int) -> str:
    """A table of four people with some moves."""
    people = [Person(1000 + number * 4 + seat, f"Player {seat + 1}") for seat in range(4)]
    place = ChannelRef(GUILD, CHANNEL + number)
    table: Snapshot = await world.open(place, people[0], Wanted(GAMES[number % len(GAMES)], turn_seconds=86400))
    for person in people[1:]:
        await world.change(table.id, Join(), person)
    await world.change(table.id, Begin(), people[0].user_id)
    for _ in range(MOVES):
        await world.settled()
        table = await world.snapshot(table.id)
        turn = table.turn
        view: View | None = table.view_for(turn.seat) if turn else None
        if table.status is not Status.PLAYING or turn is None or turn.person is None or view is None:
            break
        move = robots.choose(view, random.Random(number)) or view.moves[0]
        await world.change(TableId(table.id), MakeMove(table.version, move), turn.person.user_id)
    await world.settled()
    table = await world.snapshot(table.id)
    called = table.awaited[0] if table.awaited else None
    await world.set_shown(
        table.id,
        message_id=1,
        shown_version=table.version,
        shown_rounds=len(table.rounds),
        call_message_id=2 if called else None,
        called_user_id=called,
        pinged_since=table.awaited_since,
    )
    return table.id


def copied(database: sqlite3.Connection, table: str, number: int) -> str:
    """The same table once more, with other people in another channel."""
    people = number * 4 - (number % PATTERNS) * 4
    new = f"t{number:07d}".replace("0", "a").replace("1", "b")
    for name, key in (("tables", "id"), ("seats", "table_id"), ("steps", "table_id")):
        found = database.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,))
        columns = [column[0] for column in found.description]
        for row in found.fetchall():
            values = dict(zip(columns, row, strict=True)) | {key: new}
            if name == "tables":
                values |= {"channel_id": CHANNEL + number, "host_id": values["host_id"] + people}
            if values.get("on_turn"):
                turn = json.loads(values["on_turn"])
                values["on_turn"] = json.dumps(turn | {"user_id": turn["user_id"] and turn["user_id"] + people})
            for column in ("user_id", "called_user_id"):
                if values.get(column) is not None:
                    values[column] += people
            if name == "steps":
                values["interaction_id"] = None
            marks = ", ".join("?" * len(values))
            database.execute(f"INSERT INTO {name} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
    return new


def megabytes(process: int, what: str) -> float:
    """The memory of a process: what it has (VmRSS) or the most it had (VmHWM)."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what)) / 1024


async def measured(
    folder: Path,
    data: Path,
    table: str,
    user: User,
    seconds: float,
    channel: int = CHANNEL,
    settings: Mapping[str, str] | None = None,
) -> str:
    """Start the bot, click, and watch it; returns a line of figures. `settings` are further environment variables."""
    async with Counted(User(11, "Host"), user) as wire:
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", str(Path(__file__).with_name("served.py")), "boneyard", wire.base, wire.gateway),
            env={**os.environ, "PYTHONPATH": str(folder), "DISCORD_TOKEN": TOKEN, "DATA_DIR": str(data)}
            | {"LOG_LEVEL": "ERROR", **(settings or {})},
            cwd=data,
        )
        try:
            await asyncio.wait_for(wire.connected(), START_SECONDS)
            button = {"type": 2, "style": 2, "label": "My hand", "custom_id": ControlId(table, 1, Verb.HAND).text()}
            content = {"flags": 0, "components": [{"type": 1, "components": [button]}]}
            connected = time.perf_counter() - began
            click = wire.click(user, Message(1, channel, content), button["custom_id"])
            await wire.until(lambda: click.shown and list(click.shown.items()))  # "Thinking…" has no buttons
            ready, memory = time.perf_counter() - began, megabytes(process.pid, "VmRSS")
            await asyncio.sleep(seconds)
            most, computed = megabytes(process.pid, "VmHWM"), cpu_seconds(process.pid)
            times = f"{connected:9.1f} s {ready:7.1f} s {memory:7.0f} MB {most:7.0f} MB"
            return f"{times} {len(wire.sent):6d} {wire.most:9d} {computed:9.1f} s"
        finally:
            process.kill()
            await process.wait()


async def compare(args: argparse.Namespace) -> None:
    """Start each Boneyard with each number of tables."""
    print("                tables connected     ready     memory       most   sent  a second  computed")
    for tables in args.tables:
        for folder in (ROOT, *args.beside):
            with tempfile.TemporaryDirectory() as data:
                ids = await fill(Path(data) / "boneyard.db", tables, args.away)
                number = tables // 2
                user = User(1000 + number * 4, "Player 1")
                seen = await measured(folder.resolve(), Path(data), ids[number], user, args.seconds)
                print(f"{folder.resolve().name:14}{tables:8d} {seen}", flush=True)


def main() -> None:
    """What `python -m` runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.restart", description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", type=int, default=[1000, 50000], metavar="TABLES")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--away", type=float, default=0.0)
    parser.add_argument("--beside", nargs="+", type=Path, default=[], metavar="FOLDER")
    asyncio.run(compare(parser.parse_args()))


if __name__ == "__main__":
    main()
