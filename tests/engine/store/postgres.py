"""A PostgreSQL database for tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config import load_settings


@asynccontextmanager
async def emptied() -> AsyncIterator[str]:
    """The address of one with nothing in it, for one test at a time: others that run beside it wait. Without a server
    the test is skipped."""
    server = os.environ.get("BONEYARD_TEST_POSTGRES")
    if not server:
        pytest.skip("needs a PostgreSQL server: set BONEYARD_TEST_POSTGRES to its address")
    url = load_settings({"DATABASE_URL": server}).database_url.reveal()
    engine = create_async_engine(url)
    async with engine.connect() as held:
        await held.execute(text("SELECT pg_advisory_lock(1)"))
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        try:
            yield url
        finally:
            await held.close()
            await engine.dispose()
