"""What all tests share: Hypothesis without a clock, and the browser where there is one."""

import os
import shutil

import hypothesis
import pytest

# The same examples on every machine, and no test that fails because a computer is busy.
hypothesis.settings.register_profile(
    "boneyard",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("boneyard")

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Write the mark `browser` into the XML report, where `.ci/run` looks for it."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.user_properties.append(("marker", "browser"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for Playwright's `executable_path`; the test is skipped where there is none."""
    named = os.environ.get("BONEYARD_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("needs Chromium: install it, or set BONEYARD_CHROMIUM to its path")
    return found
