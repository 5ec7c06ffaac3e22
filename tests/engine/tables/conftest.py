"""The world that the tests of the tables live in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables that have started on an empty database."""
    world = await World(tmp_path).start()
    yield world
    await world.close()
