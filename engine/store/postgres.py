"""PostgreSQL: connections on the event loop, and the leases of this process's shards."""

from __future__ import annotations

import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from secrets import token_hex
from typing import Any, TypeVar

from sqlalchemy import URL, Connection

from engine.store.database import Transaction, label
from engine.store.errors import StoreProblem
from engine.store.leases import LEASE_SECONDS, Leases
from engine.store.shards import Shards

T = TypeVar("T")
NO_DRIVER = "DATABASE_URL asks for postgresql, whose driver is missing: install boneyard[postgres]."
POOL_SECONDS = 120
"""The wait for one of the connections."""


class Server:
    """A PostgreSQL database. Every transaction checks the leases first."""

    def __init__(self, url: URL, shards: Shards) -> None:
        if not find_spec("asyncpg"):
            raise StoreProblem(NO_DRIVER)
        from sqlalchemy.ext.asyncio import create_async_engine  # takes 0.3 s, which SQLite saves

        holder = token_hex(8)
        self._engine = create_async_engine(
            url,
            async_creator=partial(_connect, url, f"boneyard {holder}"),
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            hide_parameters=True,
        )
        self.leases = Leases(self._engine, shards, holder, label(url), _since_boot)

    async def run(self, work: Callable[[Connection], T], *, together: bool = False) -> T:
        async with self.transaction() as run:
            return await run(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        async with self._engine.begin() as connection:
            await connection.run_sync(self.leases.check)
            yield connection.run_sync

    async def alone(self) -> None:
        await self.leases.alone()

    async def close(self) -> None:
        await self.leases.close()
        await self._engine.dispose()


def _since_boot() -> float:
    """Seconds on a clock that nothing sets back, including the computer's sleep if the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


async def _connect(url: URL, name: str) -> Any:
    """A connection with all parameters of the address, such as `sslmode`. The server ends it if this process stops in
    the middle of a transaction."""
    asyncpg: Any = import_module("asyncpg")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    limits = {"idle_in_transaction_session_timeout": f"{LEASE_SECONDS}s", "lock_timeout": f"{2 * LEASE_SECONDS}s"}
    return await asyncpg.connect(address, server_settings={**limits, "application_name": name})
