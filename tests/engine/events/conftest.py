"""The world that the tests of events live in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .evening import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Events that have started on an empty database."""
    evening = Evening(tmp_path)
    await evening.begin()
    yield evening
    await evening.end()
