"""What several processes on one PostgreSQL database carry, and how a start with very many tables goes.

    python -m benchmarks.scale DATABASE_URL [--processes P ...] [--rates RATE ...] [--seconds S] [--quota CORES]
    python -m benchmarks.scale DATABASE_URL --tables N [--shards S]

The database must be PostgreSQL on this machine; it is emptied. Discord is the stand-in of `tests/wire`.

Without `--tables`, 1, 2 and 4 processes share eight shards, and the people of `benchmarks.clicks` sit at tables on a
server of each shard. The rate rises until the 99th of a hundred answers takes over 300 ms.

- **answer**: from the click until its answer has arrived, milliseconds, the middle one and the 99th of a hundred.
- **bots, database, Discord**: how much of a core each had, in percent: the bots with their drawing processes, the
  server processes of PostgreSQL, and this process with the stand-in and the people.
- **commits, rows, bytes, requests**: commits, written rows, bytes of PostgreSQL's log, and requests within Discord's
  limit for the whole bot, a click.
- **silent**: clicks without an answer.

With `--quota 0.2`, each bot with its drawing process gets at most a fifth of a core, as if it had a small computer of
its own, and its own 18 tables. The rates are lower and closer, answers may take five times as long, and the last lines
say how many times as much several processes carry as one. PostgreSQL, the stand-in and the people get what they need.
That needs the right to make control groups.

`--tables` fills the database with so many open tables in play, each on a server of its own, and starts one process with
one of `--shards` shards (default 16): seconds until a click is answered, memory, and bytes a table in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from tqdm import tqdm

from benchmarks.clicks import LAST_ANSWERS, ROOT, WARM_UP, cpu_of, cpu_seconds, hundredth
from benchmarks.crowd import TABLES, Crowd, Timed
from benchmarks.restart import PATTERNS, measured, played
from bot.config import load_settings
from engine.boneyard import Engine
from engine.store import Store, schema
from tests.wire.records import Interaction
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, TOKEN, User

SHARDS = 8
GROUPS = Path("/sys/fs/cgroup")
PERIOD = 100_000
"""Microseconds in which a quota is counted."""
SLOW = 300.0
"""Milliseconds for the 99th of a hundred answers, at the rate that counts as carried, for a whole core. A fifth of one
needs five times as long for the same work."""
RATES = (25.0, 50.0, 75.0, 100.0, 150.0, 200.0, 300.0, 400.0)
STEP = 1.15
"""With a quota each rate is this many times the one before, so that what 1, 2 and 4 processes carry compares."""
SLOWEST, STEPS = 20.0, 20
"""The first of these rates for a whole core, and their number."""
WORK = (
    "SELECT xact_commit, tup_inserted + tup_updated + tup_deleted, pg_current_wal_lsn() - '0/0' FROM pg_stat_database "
    "WHERE datname = current_database()"
)
NUMBER = "translate('t' || lpad(copy::text, 7, '0'), '01', 'ab')"
"""The id of a copied table."""
MOVED = f"({PATTERNS * 4}::bigint * (copy / {PATTERNS}))"
"""How far the people of a copied table are from those of the first."""
TURN = f"(on_turn::jsonb || jsonb_build_object('user_id', (on_turn::jsonb->>'user_id')::bigint + {MOVED}))::text"
COPIES = {
    "id": NUMBER,
    "table_id": NUMBER,
    "guild_id": f"{GUILD} + (copy::bigint << 22)",
    "channel_id": f"{CHANNEL} + {NEXT_SERVER} * copy::bigint",
    "host_id": f"host_id + {MOVED}",
    "user_id": f"user_id + {MOVED}",
    "called_user_id": f"called_user_id + {MOVED}",
    "on_turn": f"CASE WHEN on_turn IS NULL THEN NULL ELSE {TURN} END",
    "interaction_id": "NULL",
}
"""What differs in the rows of a copied table, in SQL."""
COPIED = ("tables", "seats", "steps")
AT_ONCE = 20_000
"""Copies in one statement."""


def database_cpu() -> float:
    """CPU seconds of all PostgreSQL processes on this machine so far, ended ones included."""
    found = 0.0
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and (folder / "comm").read_text().strip() == "postgres":
                found += sum(map(int, (folder / "stat").read_text().rpartition(")")[2].split()[11:15]))
        except OSError:
            continue
    return found / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def database(url: str) -> AsyncIterator[AsyncEngine]:
    """The emptied database with its tables."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await (await Store.open(url)).close()
    try:
        yield engine
    finally:
        await engine.dispose()


async def work_done(engine: AsyncEngine) -> tuple[int, int, int]:
    """Commits, written rows, and bytes of the server's log so far."""
    await asyncio.sleep(1.5)  # the server collects its figures once a second
    async with engine.connect() as connection:
        commits, rows, written = (await connection.execute(text(WORK))).one()
    return int(commits), int(rows), int(written)


class Quota:
    """A control group of this program: at most so many cores for its processes and their children."""

    def __init__(self, name: str, cores: float) -> None:
        first = (GROUPS / "cgroup.controllers").exists()
        self._folder = (GROUPS if first else GROUPS / "cpu") / f"boneyard-{os.getpid()}-{name}"
        self._folder.mkdir()
        limit = round(cores * PERIOD)
        if first:
            (self._folder / "cpu.max").write_text(f"{limit} {PERIOD}")
        else:
            (self._folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (self._folder / "cpu.cfs_quota_us").write_text(str(limit))

    def hold(self, process: int) -> None:
        """Take a process in, and all that it starts from now on."""
        (self._folder / "cgroup.procs").write_text(str(process))

    def close(self) -> None:
        """Delete the group once its processes have ended."""
        for _ in range(100):
            with suppress(OSError):
                self._folder.rmdir()
                return
            time.sleep(0.05)


@asynccontextmanager
async def bots(wire: Timed, url: str, parts: list[str], cores: float | None) -> AsyncIterator[list[int]]:
    """A bot for each part of the shards, with so many cores each; gives their process numbers."""
    started = []
    quotas = [] if cores is None else [Quota(str(number), cores) for number in range(len(parts))]
    with tempfile.TemporaryDirectory() as data:
        try:
            for number, part in enumerate(parts):
                folder = Path(data) / str(number)
                folder.mkdir()
                order = (str(Path(__file__).with_name("served.py")), "boneyard", wire.base, wire.gateway)
                environment = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "DATA_DIR": str(folder)}
                shards = {"SHARD_COUNT": str(SHARDS), "SHARD_IDS": part, "DATABASE_URL": url, "LOG_LEVEL": "ERROR"}
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", *order), env={**os.environ, **environment, **shards}, cwd=folder
                )
                started.append(process)
                if quotas:
                    quotas[number].hold(process.pid)
            await wire.connected(SHARDS)
            yield [process.pid for process in started]
        finally:
            for process in started:
                process.kill()
                await process.wait()
            for quota in quotas:
                await asyncio.to_thread(quota.close)


def answered(wire: Timed, clicks: Sequence[Interaction]) -> bool:
    """Whether all these clicks have their answers."""
    return all(click.id in wire.done for click in clicks)


async def carried(url: str, processes: int, rates: list[float], seconds: float, cores: float | None) -> float:
    """Raise the rate until answers are slow, and print a line for each. Return the last one that is carried."""
    most = 0.0
    shards = [str(shard) for shard in range(SHARDS)]
    parts = [",".join(shards[number::processes]) for number in range(processes)]
    wire = Timed(User(11, "Host"))
    wire.servers = SHARDS
    async with database(url) as engine, wire, bots(wire, url, parts, cores) as numbers:
        tables = TABLES * processes if cores else TABLES
        crowd = Crowd(wire, 1, [CHANNEL + NEXT_SERVER * shard for shard in range(SHARDS)], tables=tables)
        await crowd.sit_down()
        await crowd.click(rates[0], WARM_UP)
        for rate in rates:
            done = await work_done(engine)
            sent = wire.limited
            before = (time.perf_counter(), sum(map(cpu_seconds, numbers)), database_cpu(), cpu_of(os.getpid()))
            clicks = await crowd.click(rate, seconds)
            after = (time.perf_counter(), sum(map(cpu_seconds, numbers)), database_cpu(), cpu_of(os.getpid()))
            with suppress(TimeoutError):
                await asyncio.wait_for(wire.until(partial(answered, wire, clicks)), LAST_ANSWERS)
            commits, rows, written = (late - early for early, late in zip(done, await work_done(engine), strict=True))
            taken = [(wire.done[c.id] - wire.sent[c.id]) * 1000 for c in clicks if c.id in wire.done]
            length, *shares = (late - early for early, late in zip(before, after, strict=True))
            slow = hundredth(taken, 99)
            print(
                f"{processes:9} {rate:6.0f} {hundredth(taken, 50):9.0f} {slow:9.0f} "
                + " ".join(f"{share / length:8.0%}" for share in shares)
                + f" {commits / len(clicks):8.1f} {rows / len(clicks):6.1f} {written / len(clicks):6.0f}"
                + f" {(wire.limited - sent) / len(clicks):8.2f} {len(clicks) - len(taken):6} {os.getloadavg()[0]:6.1f}",
                flush=True,
            )
            if slow > SLOW / (cores or 1):
                return most
            most = rate
    return most


async def fill(url: str, engine: AsyncEngine, tables: int) -> list[str]:
    """Play some tables, and copy them on the server. Returns the ids of those that were played."""
    store = await Store.open(url)
    boneyard = Engine(store, rng=random.Random(1), paced=False)
    await boneyard.start()
    ids = [await played(boneyard.tables, number) for number in range(PATTERNS)]
    await boneyard.tables.settled()
    await boneyard.close()
    await store.close()
    for first in tqdm(range(PATTERNS, tables, AT_ONCE), f"{AT_ONCE} tables", leave=False, disable=None):
        last = min(first + AT_ONCE, tables) - 1
        async with engine.begin() as connection:
            await connection.execute(text("SET LOCAL session_replication_role = replica"))  # the ids are right
            for name in COPIED:
                key, columns = "id" if name == "tables" else "table_id", schema.metadata.tables[name].columns.keys()
                pattern = f"(ARRAY[{', '.join(map(repr, ids))}])[1 + copy % {PATTERNS}]"
                values = ", ".join(COPIES.get(column, f"old.{column}") for column in columns)
                await connection.execute(
                    text(
                        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} "
                        f"FROM generate_series({first}, {last}) AS copy JOIN {name} AS old ON old.{key} = {pattern}"
                    )
                )
    async with engine.connect() as connection:
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text("VACUUM ANALYZE"))
    return ids


async def started(url: str, tables: int, shards: int) -> None:
    """Start one process with its share of the tables, and print what was seen."""
    async with database(url) as engine:
        began = time.perf_counter()
        await fill(url, engine, tables)
        print(f"{tables} tables made in {time.perf_counter() - began:.0f} s")
        async with engine.connect() as connection:
            for name in COPIED:
                size = (await connection.execute(text(f"SELECT pg_total_relation_size('{name}')"))).scalar_one()
                rows = (await connection.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one()
                print(f"{name:8} {rows:10} rows, {size / 2**20:8.0f} MB, {size / tables:6.0f} bytes a table")
        number = shards * max(1, tables // shards // 2)  # on a server of shard 0
        user = User(1000 + number * 4, "Player 1")
        settings = {"DATABASE_URL": url, "SHARD_COUNT": str(shards), "SHARD_IDS": "0"}
        table, channel = f"t{number:07d}".replace("0", "a").replace("1", "b"), CHANNEL + NEXT_SERVER * number
        with tempfile.TemporaryDirectory() as data:
            print("connected   ready  memory     most   sent  a second  computed")
            print(await measured(ROOT, Path(data), table, user, 20.0, channel, settings), flush=True)


async def run(args: argparse.Namespace) -> None:
    """Measure what was asked for."""
    url: str = load_settings({"DATABASE_URL": args.database}).database_url.reveal()
    if args.tables:
        await started(url, args.tables, args.shards)
        return
    rates = args.rates or (
        list(RATES) if args.quota is None else [SLOWEST * args.quota * STEP**n for n in range(STEPS)]
    )
    print(
        "processes   rate answer 50 answer 99     bots database  Discord  commits   rows  bytes requests silent   load"
    )
    found = {}
    for processes in args.processes:
        found[processes] = await carried(url, processes, rates, args.seconds, args.quota)
    one = found.get(1)
    for processes, most in found.items():
        ratio = f", {most / one:.1f} times as many as one" if one else ""
        print(f"{processes} processes carry {most:.0f} clicks/s{ratio}")


def main() -> None:
    """What `python -m` runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__.splitlines()[0])
    parser.add_argument("database", metavar="DATABASE_URL")
    parser.add_argument("--processes", nargs="+", type=int, default=[1, 2, 4], metavar="P")
    parser.add_argument("--rates", nargs="+", type=float, metavar="RATE")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--quota", type=float, metavar="CORES", help="at most so much of a core for each bot")
    parser.add_argument("--tables", type=int, metavar="N")
    parser.add_argument("--shards", type=int, default=16, metavar="S")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
