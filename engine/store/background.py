"""Runs work to its end even if the task that asked for it is cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)


class Shielded:
    """Runs coroutines in their own tasks and keeps references until they are done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start `work` without waiting."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for `work`. It goes on if the waiter is cancelled."""
        return await asyncio.shield(self.start(work))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # The waiter gets the error too, unless it was cancelled.
            log.debug("Shielded work ended with %r.", error)

    async def drain(self) -> None:
        """Wait until all started work is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)
