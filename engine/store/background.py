"""Runs work to its end even if the task that asked for it is cancelled."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Shielded:
    """Runs coroutines in their own tasks and keeps references until they are done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start `work` without waiting."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def run(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Start `work`. It goes on if its waiter is cancelled. Only the waiter gets its error, so
        the error of a cancelled one is lost."""
        task = self.start(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return asyncio.shield(task)

    def cancel(self) -> None:
        """Cancel all work that is under way."""
        for task in self._tasks:
            task.cancel()

    async def drain(self) -> None:
        """Wait until all started work is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)
