"""Lets simcord find out quickly whether the bot has settled, with the same answer. Its own way compares every task with
every timer, step by step, which took more than half of the processor time of a long match."""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import _runtime, _settlement, env

is_sleep, was_parked = _settlement._is_virtual_sleep_waiter, _settlement._is_parked
cancel_real_timers = _settlement._virtualize_recognized_waits


def sleeps(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
    """Whether the task is in an `asyncio.sleep` that ends after the deadline."""
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return False
    for record in state.work.callbacks:
        if record.handle is not None and (args := record.handle._args) and args[0] is waiter:
            return is_sleep(state, waiter, deadline)
    return False


def is_parked(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
    """As simcord's, which asks last whether the task sleeps. Most do."""
    return sleeps(state, task, deadline) or was_parked(state, task, deadline)


def virtualize(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """As simcord's, where there is a timer by real time."""
    if any(record.real_handle is not None for record in state.work.callbacks):
        cancel_real_timers(state, pending)


def settle_quickly() -> None:
    """Patch simcord."""
    setattr(env, "_is_parked", is_parked)  # noqa: B010
    setattr(env, "_virtualize_recognized_waits", virtualize)  # noqa: B010
    # Equal ones are the same one: each has a handle of its own.
    setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)  # noqa: B010
