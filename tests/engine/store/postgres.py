"""A PostgreSQL database for tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config import load_settings
from engine.store import schema
from engine.store.connect import current_revision, head_revision


def _format(connection: Connection) -> str | None:
    """The format of the database, if nothing but Boneyard's own tables is there."""
    ours = {"alembic_version", *schema.metadata.tables}
    return current_revision(connection) if set(inspect(connection).get_table_names()) == ours else None


@asynccontextmanager
async def emptied(*, bare: bool = False) -> AsyncIterator[str]:
    """The address of one with nothing in it but maybe empty tables (`bare`: not even these), for one test at a time:
    others that run beside it wait. Without a server the test is skipped."""
    server = os.environ.get("BONEYARD_TEST_POSTGRES")
    if not server:
        pytest.skip("needs a PostgreSQL server: set BONEYARD_TEST_POSTGRES to its address")
    url = load_settings({"DATABASE_URL": server}).database_url.reveal()
    engine = create_async_engine(url)
    async with engine.connect() as held:
        await held.execute(text("SELECT pg_advisory_lock(1)"))
        async with engine.begin() as connection:
            if bare or await connection.run_sync(_format) != head_revision():
                await connection.execute(text("DROP SCHEMA public CASCADE"))
                await connection.execute(text("CREATE SCHEMA public"))
            else:  # migrations have tests of their own
                names = ", ".join(table.name for table in schema.metadata.sorted_tables)
                await connection.execute(text(f"TRUNCATE {names}"))
        try:
            yield url
        finally:
            await held.close()
            await engine.dispose()
