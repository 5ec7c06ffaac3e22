"""What all tests share: Hypothesis without a clock, the browser where there is one, and their order."""

import gc
import importlib.util
import os
import shutil
import sys
from collections.abc import Generator
from math import inf
from pathlib import Path

import hypothesis
import pytest

from tests.patience import ALARM, HANG_SECONDS, LIMIT_SECONDS, watch_event_loops
from tests.short import is_full, of_a_short_run

# The same examples on every machine, and no test that fails because a computer is busy.
hypothesis.settings.register_profile(
    "boneyard",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("boneyard")


MEMORY, ROOM = Path("/dev/shm"), 2**30
"""Where Linux has files in memory, and how many bytes must be free there."""


TERMINAL: list[pytest.TerminalReporter] = []
"""Where failures are named; empty in the workers."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Find the terminal of the process that the person has started."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(session.config, "workerinput"):
        TERMINAL.append(reporter)


def pytest_addoption(parser: pytest.Parser) -> None:
    """See `tests.short`."""
    parser.addoption("--full", action="store_true", help="run every case of every test, also the slow ones")


def pytest_configure(config: pytest.Config) -> None:
    """Every stored step waits until it is on the disk, and tests store tens of thousands. In memory they wait for
    nothing, which halved their time (24.4 s on the disk of a busy machine, 11.7 in its memory).

    In containers Python is often told to keep no compiled files. Dozens of processes, which the tests start, would each
    compile the whole program, so here they are kept (151 s for all tests instead of 170)."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
    config.option.full = is_full(config)


def pytest_xdist_auto_num_workers() -> int:
    """One more than the number of cores: tests also wait for browsers and connections."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Write the marks `browser` and `postgres` into the XML report for `.ci/run`. Tests on real connections come last,
    because a broken bot fails sooner everywhere else. A short run leaves some out (`tests.short`)."""
    for item in items:
        for mark in ("browser", "postgres"):
            if item.get_closest_marker(mark):
                item.user_properties.append(("marker", mark))
    items.sort(key=lambda item: "/wire/" in item.path.as_posix())
    if not config.option.full:
        items[:], left_out = of_a_short_run(items)
        config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Hundreds of thousands of objects are made here that will stay. They would be looked through again and again, now
    and with every large collection of garbage to come, which took an eighth of the processor
    time of the tests of tables and contracts (15.2 s with it, 13.2 without)."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a failure at once; pytest itself names failures when all tests have run."""
    if report.failed and TERMINAL:
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = crash.message.partition("\n")[0] if crash else ""
        TERMINAL[0].write_line(f"\nFAILED {report.nodeid} ({report.when}): {reason}", red=True)


@pytest.fixture(scope="session", autouse=True)
def event_loops_are_watched() -> Generator[None]:
    """See `watch_event_loops`."""
    with pytest.MonkeyPatch.context() as patch:
        watch_event_loops(patch)
        yield


@pytest.fixture(autouse=True)
def alarm(request: pytest.FixtureRequest) -> Generator[None]:
    """See `Alarm`."""
    expected = [name for mark in request.node.iter_markers("logs") for name in mark.args]
    limit = inf if request.node.get_closest_marker("soak") else LIMIT_SECONDS
    with ALARM.set_for(expected, limit):
        yield


@pytest.fixture(scope="session", autouse=True)
def statements_are_compiled_once() -> Generator[None]:
    """See `compile_once`."""
    from tests.databases import compile_once  # collecting tests does not need SQLAlchemy

    with pytest.MonkeyPatch.context() as patch:
        compile_once(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def commands_are_translated_once() -> Generator[None]:
    """See `translate_once`."""
    if not importlib.util.find_spec("discord"):
        yield
        return
    from tests.once import translate_once  # collecting tests does not need Discord's library

    with pytest.MonkeyPatch.context() as patch:
        translate_once(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def nothing_is_cut() -> Generator[None]:
    """A text too long for its page is a mistake: pages are composed to fit."""
    if not importlib.util.find_spec("discord"):
        yield
        return
    from bot.ui.pages import page  # collecting tests does not need Discord's library

    def overflows(text: str) -> None:
        raise AssertionError(f"a text is cut: {len(text)} characters, {text[:80]!r} …")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "overflows", overflows)
        yield


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On real connections: the bot never finds an answer late and promises it, puts off no click however many come at
    once, and `boneyard try` waits for the answer to a click and for what ends, however slow the machine is."""
    monkeypatch.setattr("bot.ui.channel.reply.PATIENCE", HANG_SECONDS)
    monkeypatch.setattr("bot.ui.channel.answers.WAITING", HANG_SECONDS)
    monkeypatch.setattr("bot.ui.actions.router.PUT_OFF_SECONDS", HANG_SECONDS)
    trial = pytest.importorskip("bot.trial")
    monkeypatch.setattr(trial, "QUIET_SLICES", int(HANG_SECONDS / trial.QUIET_SECONDS))
    monkeypatch.setattr(trial, "SHUTDOWN_SECONDS", HANG_SECONDS)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for Playwright's `executable_path`; the test is skipped where there is none."""
    from tools.driver import find_chromium  # Playwright is only needed where a browser is

    found = find_chromium()
    if found is None:
        pytest.skip("needs Chromium: install it, or set BONEYARD_CHROMIUM to its path")
    return found
