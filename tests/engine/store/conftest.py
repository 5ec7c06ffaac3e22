"""A store for its tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from engine.store import Store, postgres
from tests.databases import put_database
from tests.patience import HANG_SECONDS

from .postgres import emptied
from .stored import sqlite_url


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of an empty PostgreSQL database, on which no lease is over because this machine is slow."""
    monkeypatch.setattr(postgres, "LEASE_SECONDS", int(HANG_SECONDS))
    async with emptied() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A new store on each kind of database."""
    async with AsyncExitStack() as held:
        put_database(tmp_path / "boneyard.db")
        url = sqlite_url(tmp_path)
        if request.param == "postgres":
            url = await held.enter_async_context(emptied())
        store = await Store.open(url)
        yield store
        await store.close()
