"""Where robots think: quick ones in threads, sharp ones in a process of their own, beside the clicks."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from engine.robots import SHARP

NICENESS = 10
"""How far the process yields to the bot."""


class Minds(Executor):
    """Runs `choose(view, rng[, level])`. The process starts with the first sharp choice, and again if it dies."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2)
        self._process: ProcessPoolExecutor | None = None

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Start one choice."""
        if SHARP not in args:
            return self._threads.submit(fn, *args, **kwargs)
        if self._process is not None:
            try:
                return self._process.submit(fn, *args, **kwargs)
            except BrokenProcessPool:
                self._process.shutdown(wait=False)
        self._process = ProcessPoolExecutor(1, get_context("spawn"), begin)
        return self._process.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop after the choices under way."""
        for pool in filter(None, (self._threads, self._process)):
            pool.shutdown(wait, cancel_futures=cancel_futures)


def begin() -> None:
    """Prepare the process: it yields to others, leaves Ctrl-C to the bot, and ends with it."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_bot, daemon=True).start()


def _end_with_bot() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
