"""PostgreSQL: connections on the event loop, and the leases by which several processes share a database.

Each shard belongs to one process at a time. The owner holds the shard's *lease*, a row with holder, term and expiry,
and an advisory lock for the life of its connection. A lease is free when it has expired or its lock is gone. Taking a
lease raises its term, and every transaction checks that the terms are still its own. A process that paused until
another took over therefore writes nothing more. All times are by the server's clock.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import URL, BigInteger, Connection, cast, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from engine.store import schema
from engine.store.database import Transaction, label
from engine.store.errors import LeaseLost, StoreProblem
from engine.store.files import in_use
from engine.store.shards import Shards

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
log = logging.getLogger(__name__)

NO_DRIVER = "DATABASE_URL asks for postgresql, whose driver is missing: install boneyard[postgres]."
POOL_SECONDS = 120
UNSHARED = """
DO $$ BEGIN
    IF current_setting('boneyard.client', true) <> '' THEN RAISE EXCEPTION 'another client has this connection'; END IF;
END $$; SET boneyard.client = 'here'
"""
"""Fails on a connection that has served another client and was not reset since."""
"""The wait for one of the connections."""
READERS: Final = 4
"""The most reads at a time."""
READ_ONLY: Final = text(
    "SELECT set_config('transaction_read_only', 'on', true), set_config('statement_timeout', :limit, true), "
    "set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)"
)
"""Begins a transaction that only reads; `limit` is in milliseconds, 0 for none. Compiling a page's question takes
longer than answering it. A plan for anyone and any number of lines sorts all matches of the one who has most."""
SNAPSHOT: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""The options of connections that only read: a transaction sees one moment."""
LEASE_SECONDS: Final = 30
"""A process that pauses for longer may lose its shards."""
RENEWALS: Final = 3
"""Renewals of a lease in that time."""
SHARD_LOCKS: Final = 0x626F6E65
"""The first number of a shard's lock; the second is the shard."""
START_LOCK: Final = SHARD_LOCKS + 1
"""The first number of the lock for starting: processes start one after the other."""
UNORDERED: Final = ("40001", "40P01")
"""PostgreSQL's codes for transactions that it can't order one after the other."""
REPEATS: Final = 20
APART: Final = (schema.hands, schema.achievements)
"""Rows that are inserted for people who sit at a table, in no transaction that changes the table as well."""
KEPT_APART: Final = text(f"LOCK TABLE {', '.join(table.name for table in APART)} IN SHARE ROW EXCLUSIVE MODE")
"""Waits until no other transaction inserts there. The snapshot of this transaction begins afterwards."""
FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)

NOW = cast(func.floor(func.extract("epoch", func.clock_timestamp())), BigInteger)
OTHERS = text(
    "SELECT objid::bigint AS shard, pid FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks "
    "AND objsubid = 2 AND granted AND pid != pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).bindparams(locks=SHARD_LOCKS)
"""The shard locks of other connections."""


class Leases:
    """The leases of one process. `holder` is its unique name, `database` the label in sentences."""

    def __init__(
        self, engine: AsyncEngine, shards: Shards, holder: str, database: str, monotonic: Callable[[], float]
    ) -> None:
        self._engine = engine
        self.shards = shards
        self._database = database
        self._monotonic = monotonic
        self._holder = holder
        self._terms: dict[int, int] | None = None
        """Terms by shard; None: not taken yet."""
        self._locks: AsyncConnection | None = None
        """The connection with the locks; None after it was cut."""
        self._sure_until = float("-inf")
        self._lost = asyncio.Event()
        self._news = asyncio.Event()
        """Set after each attempt to renew, and replaced by a new one."""
        self._over = False
        """Whether renewing has ended."""

    @property
    def sure(self) -> bool:
        """Whether no other process can have the shards yet."""
        return not self._lost.is_set() and self._monotonic() < self._sure_until

    async def assured(self) -> None:
        """Wait until `sure`, before a request to Discord. Raises `LeaseLost`."""
        while not self.sure:
            if self._over or self._lost.is_set():
                raise LeaseLost(self.loss)
            await self._news.wait()

    # -- taking --

    @asynccontextmanager
    async def entering(self) -> AsyncIterator[None]:
        """Let the block prepare the database while no other process starts, then take the shards. Raises
        `StoreProblem` if another process has one of them."""
        locks = await self._connect()
        await locks.execute(select(func.pg_advisory_lock(START_LOCK, 0)))
        yield
        began = self._monotonic()
        async with self._engine.begin() as connection:
            self._terms = await connection.run_sync(self._take)
        await self._lock(locks)
        await locks.execute(select(func.pg_advisory_unlock(START_LOCK, 0)))
        self._sure_until = began + LEASE_SECONDS

    async def alone(self, must: str) -> None:
        """Raise `StoreProblem` if another process uses the database, which `must` be changed."""
        async with self._engine.begin() as connection:
            if (await connection.execute(OTHERS)).first():
                raise StoreProblem(
                    f"The database {self._database} {must}, but another Boneyard still uses it: stop all of them "
                    "first.",
                    lasting=False,
                )

    def _take(self, connection: Connection) -> dict[int, int]:
        """Take the leases. Return their terms, one higher than before."""
        # Waits for running transactions, which hold a share lock on their rows.
        rows = {row.shard: row for row in connection.execute(select(schema.leases).with_for_update())}
        held = {row.shard: row.pid for row in connection.execute(OTHERS)}
        now = connection.scalar(select(NOW)) or 0
        for row in rows.values():
            wanted = row.shard in self.shards.ids or row.shard_count != self.shards.count
            if wanted and row.shard in held and row.expires_at > now:
                theirs = sorted(other.shard for other in rows.values() if other.holder == row.holder)
                raise in_use(self._database, str(Shards(tuple(theirs), row.shard_count)))
        for shard in held.keys() & set(self.shards.ids):  # of a paused process
            connection.execute(select(func.pg_terminate_backend(held[shard])))
        terms = {shard: (rows[shard].term if shard in rows else 0) + 1 for shard in self.shards.ids}
        at, count = schema.leases.c, self.shards.count
        connection.execute(delete(schema.leases).where(at.shard.in_(terms) | (at.shard_count != count)))
        fixed = {"shard_count": count, "holder": self._holder, "expires_at": now + LEASE_SECONDS}
        connection.execute(insert(schema.leases), [{**fixed, "shard": shard, "term": terms[shard]} for shard in terms])
        return terms

    async def _connect(self) -> AsyncConnection:
        self._locks = await self._engine.connect()
        await self._locks.execution_options(isolation_level="AUTOCOMMIT")
        return self._locks

    async def _lock(self, locks: AsyncConnection) -> None:
        for shard in self.shards.ids:
            await locks.execute(select(func.pg_advisory_lock(SHARD_LOCKS, shard)))

    # -- holding --

    def check(self, connection: Connection, *, hold: bool = True) -> None:
        """Called in each transaction: raise `LeaseLost` unless all shards are ours, with `hold` until its end."""
        if self._terms is None:
            return
        at = schema.leases.c
        mine = select(at.shard, at.term).where(at.holder == self._holder)
        if hold:
            mine = mine.with_for_update(read=True, key_share=True)
        if {row.shard: row.term for row in connection.execute(mine)} != self._terms:
            self._lost.set()
            raise LeaseLost(self.loss)

    @property
    def loss(self) -> str:
        """The sentence about lost shards."""
        return f"Another Boneyard serves {self.shards} now, because this one did not renew its leases in time."

    async def keep(self, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Renew the leases until they are lost."""
        lost = asyncio.create_task(self._lost.wait())
        try:
            while not lost.done():
                pause = asyncio.ensure_future(sleep(LEASE_SECONDS / RENEWALS))
                try:
                    await asyncio.wait((pause, lost), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    pause.cancel()
                await self._renew()
        finally:
            lost.cancel()
            self._over = True
            self._news.set()

    async def _renew(self) -> None:
        began = self._monotonic()
        try:
            async with asyncio.timeout(LEASE_SECONDS):
                known = self._locks
                locks = known or await self._connect()
                mine = update(schema.leases).where(schema.leases.c.holder == self._holder)
                found = await locks.execute(mine.values(expires_at=NOW + LEASE_SECONDS))
                if found.rowcount != len(self.shards.ids):
                    self._lost.set()
                    return
                if known is None:
                    await self._lock(locks)
                self._sure_until = began + LEASE_SECONDS
        except FAILURES as error:
            log.error("The leases of %s could not be renewed; trying again: %r", self.shards, error)
            await self.close()
        finally:
            self._news.set()
            self._news = asyncio.Event()

    async def close(self) -> None:
        """Release the locks."""
        locks, self._locks = self._locks, None
        if locks is not None:
            with suppress(*FAILURES):
                async with asyncio.timeout(1):
                    await locks.invalidate()
                    await locks.close()


def holders(connection: Connection) -> list[Shards]:
    """The shards of each running process. The leases table must exist."""
    held: set[Any] = {row.shard for row in connection.execute(OTHERS)}
    at, found = schema.leases.c, dict[str, tuple[list[int], int]]()
    for row in connection.execute(select(schema.leases).where(at.expires_at > NOW).order_by(at.shard)):
        if row.shard in held:
            found.setdefault(row.holder, ([], row.shard_count))[0].append(row.shard)
    return [Shards(tuple(ids), count) for ids, count in found.values()]


class Server:
    """A PostgreSQL database. Every transaction checks the leases first; if it is for `reading`, none can write."""

    def __init__(self, url: URL, shards: Shards, *, reading: bool = False) -> None:
        if not find_spec("asyncpg"):
            raise StoreProblem(NO_DRIVER)
        from sqlalchemy.ext.asyncio import create_async_engine  # takes 0.3 s, which SQLite saves

        holder = token_hex(8)
        make = partial(
            create_async_engine,
            url,
            async_creator=partial(_connect, url, f"boneyard {holder}"),
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            hide_parameters=True,
            execution_options=SNAPSHOT if reading else {},
        )
        self._engine, self._reading = make(), make(pool_size=READERS, max_overflow=0)
        self.leases = Leases(self._engine, shards, holder, label(url), _since_boot)

    async def run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        """Run `work` in a transaction, rolled back if it raises. No commits are shared here. If the server can't order
        it among others that run at the same time, it is repeated. `at_once`: all that it reads is from one moment, and
        it is repeated if another transaction changes a row meanwhile that it changes too. Inserts into `APART`
        wait for its end."""
        for left in reversed(range(REPEATS)):
            try:
                async with self.transaction(at_once=at_once) as run:
                    return await run(work)
            except DBAPIError as error:
                if not left or getattr(error.orig, "sqlstate", None) not in UNORDERED:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        """Run `work`, which only reads, on a connection that no write waits for. The server ends each of its statements
        after `seconds`."""
        async with self._reading.begin() as connection:
            await connection.execute(READ_ONLY, {"limit": str(round((seconds or 0) * 1000))})
            await connection.run_sync(partial(self.leases.check, hold=False))
            return await connection.run_sync(work)

    @asynccontextmanager
    async def transaction(self, *, at_once: bool = False) -> AsyncIterator[Transaction]:
        """One transaction for several functions with pauses between them."""
        async with self._engine.connect() as connection:
            if at_once:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                if at_once:
                    await connection.execute(KEPT_APART)
                await connection.run_sync(self.leases.check)
                yield connection.run_sync

    async def close(self) -> None:
        """Close every connection. Safe to call twice."""
        await self.leases.close()
        await self._reading.dispose()
        await self._engine.dispose()


def _since_boot() -> float:
    """Seconds on a clock that nothing sets back, including the computer's sleep if the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


async def _connect(url: URL, name: str) -> Any:
    """A connection with all parameters of the address, such as `sslmode`. The server ends it if this process stops in
    the middle of a transaction."""
    asyncpg: Any = import_module("asyncpg")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    made = await asyncpg.connect(address, server_settings={"application_name": name})
    try:
        await made.execute(UNSHARED)
    except asyncpg.RaiseError as error:
        await made.close()
        raise StoreProblem(
            f"The database {label(url)} is behind a pooler that gives one connection to several clients (PgBouncer's "
            "transaction mode): use its session mode, or connect to the server itself."
        ) from error
    # A pooler such as PgBouncer refuses these in the startup packet, and passes them on in a statement.
    await made.execute(
        f"SET idle_in_transaction_session_timeout = '{LEASE_SECONDS}s'; SET lock_timeout = '{2 * LEASE_SECONDS}s'"
    )
    return made
