"""A store for its tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config import load_settings
from engine.store import Store

from .stored import sqlite_url


@asynccontextmanager
async def emptied(url: str) -> AsyncIterator[str]:
    """A PostgreSQL database with nothing in it, for one test at a time: others that run beside it wait."""
    engine = create_async_engine(url)
    async with engine.connect() as held:
        await held.execute(text("SELECT pg_advisory_lock(1)"))
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        yield url
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A new store on each kind of database."""
    async with AsyncExitStack() as held:
        url = sqlite_url(tmp_path)
        if request.param == "postgres":
            server = os.environ.get("BONEYARD_TEST_POSTGRES")
            if not server:
                pytest.skip("needs a PostgreSQL server: set BONEYARD_TEST_POSTGRES to its address")
            url = await held.enter_async_context(emptied(load_settings({"DATABASE_URL": server}).database_url.reveal()))
        store = await Store.open(url)
        yield store
        await store.close()
