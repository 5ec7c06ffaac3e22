"""The world that the tests of the tables live in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .world import World


@pytest.fixture(autouse=True)
async def worlds_close() -> AsyncIterator[None]:
    """Close what a test has opened, also when it fails: the thread of an open database would outlive the tests."""
    yield
    for world in [*World.running]:
        await world.close()


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Tables that have started on an empty database."""
    return await World(tmp_path).start()
