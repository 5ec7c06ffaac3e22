"""Lets simcord find out quickly whether the bot has settled, with the same answer. Its own way compares every task with
every timer, step by step, which took more than half of the processor time of a long match."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import simcord
from simcord import _runtime, _settlement, env

from tests.patience import HANG_SECONDS

LOOK_SECONDS = 0.003

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
    """Patch simcord. Equal records are the same one, because each has a handle of its own."""
    quick: dict[tuple[Any, str], Any] = {
        (env, "_is_parked"): is_parked,
        (env, "_virtualize_recognized_waits"): virtualize,
        (_runtime._CallbackRecord, "__eq__"): object.__eq__,
    }
    for (place, name), made in quick.items():
        setattr(place, name, made)


class Patient(simcord.Env):
    """A simulated Discord that knows no real time: a timer of the bot goes off when its virtual time comes and never
    because the machine was slow, and the bot may take as long as it needs."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=HANG_SECONDS)

    def _schedule_timer(self, *timer: Any) -> None:
        """Without this, simcord also fires timers after real seconds."""

    async def _settle_internal(self, **how: Any) -> None:
        """simcord looks every 50 ms whether the bot is done, most of what a test would take, and gives a start 5 s."""
        await super()._settle_internal(**{**how, "timeout": HANG_SECONDS, "idle": LOOK_SECONDS})
