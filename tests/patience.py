"""How long tests wait for the bot, and what ends the waiting early: an exception that the bot logs."""

import asyncio
import contextvars
import functools
import gc
import inspect
import logging
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

HANG_SECONDS = 600.0
"""The one limit by the clock. The slowest machine needs a fraction of it for any single wait."""

LIMIT_SECONDS = 2 * HANG_SECONDS
"""How long a whole test may take, and the work of a fixture. Tests marked `soak` may take hours."""

CLEANING_SECONDS = 60.0
"""How long a test that is ended so may clean up, before its cleaning is ended too."""

CUT_OFF = "Session is closed"
"""What aiohttp says about a request that was under way when the bot closed its connections."""

LOGGERS = ("bot", "engine", "asyncio", "discord")


class LoggedError(AssertionError):
    """The bot logged an exception that the test does not expect."""


class Alarm(logging.Handler):
    """Ends the running test when the bot logs an exception that the test does not expect.

    A test names the exceptions it expects with `@pytest.mark.logs("StoreUnavailable")`. Without the alarm a broken bot
    would leave tests waiting for an answer that never comes.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.expected: frozenset[str] = frozenset()
        self.heard: str | None = None
        self._reported = False
        self.limit = LIMIT_SECONDS
        self.cause: BaseException | None = None
        self._running: set[asyncio.Task[Any]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Ring if the record carries an exception, unless it is a request cut off by the end of the bot."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and str(error) != CUT_OFF:
            self.hear(f"{record.getMessage()} {error!r}", type(error).__name__, error)

    def hear(self, text: str, kind: str, cause: BaseException | None = None) -> None:
        """Cancel what runs, unless that kind of exception is expected. Only the first exception of a test counts."""
        if kind not in self.expected and self.heard is None:
            self.heard, self.cause = text, cause
            for task in self._running:
                task.get_loop().call_soon_threadsafe(task.cancel)

    def check(self) -> None:
        """Fail if the alarm rang, once."""
        if self.heard and not self._reported:
            self._reported = True
            raise LoggedError(f"the bot logged an unexpected error: {self.heard}") from self.cause

    async def watch(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work, and fail as soon as the alarm rings."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        self._limit(task, self.limit)
        try:
            return await work
        except asyncio.CancelledError:
            self.check()
            raise
        finally:
            self._running.discard(task)
            self.check()

    def _limit(self, task: asyncio.Task[Any], seconds: float) -> None:
        """End the work if it takes longer, and tell where all tasks wait. Playwright gives a press of the mouse no
        limit, so a test in a browser could hang for ever, and no report would name it."""

        def ring() -> None:
            if task in self._running:
                places = "\n".join(map(place_of, asyncio.all_tasks()))
                self.hear(f"after {seconds:.0f} s it has not ended. Its tasks wait here:\n{places}", "Hang")
                task.cancel()
                self._limit(task, CLEANING_SECONDS)

        if seconds != inf:
            asyncio.get_running_loop().call_later(seconds, ring)

    @contextmanager
    def set_for(self, expected: Iterable[str], limit: float = LIMIT_SECONDS) -> Iterator[None]:
        """Listen during one test, which may take `limit` seconds."""
        self.heard, self.cause, self._reported, self.expected = None, None, False, frozenset(expected)
        self.limit = limit
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)
        try:
            yield
            self.check()
        finally:
            for name in LOGGERS:
                logging.getLogger(name).removeHandler(self)


def place_of(task: asyncio.Task[Any]) -> str:
    """The task's name, and the lines where it waits: its own, and those of what it awaits."""
    lines, waits = [task.get_name()], list[Any]([task.get_coro()])
    while waits:
        at = waits.pop()
        frame = next((getattr(at, name) for name in ("cr_frame", "ag_frame", "gi_frame") if hasattr(at, name)), None)
        if frame is not None:
            lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}")
        waits = [on for name in ("cr_await", "ag_await", "gi_yieldfrom") if (on := getattr(at, name, None)) is not None]
        # A step of an asynchronous generator says only to the collector of garbage whose step it is.
        waits = waits or list(filter(inspect.isasyncgen, gc.get_referents(at)))
    return "\n  ".join(lines)


ALARM = Alarm()


def watch_event_loops(patch: pytest.MonkeyPatch) -> None:
    """Let the alarm watch everything that `asyncio.Runner` runs: tests, their fixtures, and the bot's own commands."""
    run = asyncio.Runner.run

    @functools.wraps(run)
    def watched(self: asyncio.Runner, coro: Coroutine[Any, Any, T], *, context: contextvars.Context | None = None) -> T:
        return run(self, ALARM.watch(coro), context=context)

    patch.setattr(asyncio.Runner, "run", watched)
