"""The world that the tests of events live in."""

from pathlib import Path

import pytest

from tests.engine.tables.conftest import worlds_close  # noqa: F401  # a fixture

from .evening import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> Evening:
    """Events that have started on an empty database."""
    evening = Evening(tmp_path)
    await evening.start()
    return evening
