"""Finds out quickly whether the bot has settled, with simcord's answer. simcord's own way compares every task with
every timer, several times a look: half of the processor time of a match in which people leave many panels behind."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, _runtime, _settlement

from tests.patience import HANG_SECONDS

LOOK_SECONDS = 0.003
"""The pause before another look at a busy bot. simcord's is 50 ms, most of the time of a test."""


class Look:
    """What the bot does at one moment."""

    def __init__(self, state: Any) -> None:
        self._state = state
        self._sleeping = frozenset[int]()

    def busy(self) -> list[asyncio.Future[Any]] | None:
        """Something that is not done yet; nothing, if only callbacks are to run; None if the bot has settled."""
        tasks, native = _settlement._owned_tasks(self._state), list(self._state.work.executors)
        callbacks = _settlement._active_callbacks(self._state)
        later = [one for one in callbacks if one.when is not None and one.when > self._state.virtual_time]
        self._sleeping = frozenset(id(waiter) for one in later if (waiter := woken_by(one.handle)) is not None)
        LOOKS.append(self)
        try:
            runs = next((task for task in reversed(tasks) if not self._is_parked(task)), None)
        finally:
            LOOKS.pop()
        if runs is not None or native:
            return [*native, *([] if runs is None else [runs])]
        return None if len(later) == len(callbacks) else []

    def _is_parked(self, task: asyncio.Task[Any]) -> bool:
        return self.sleeps(waiter_of(task)) or _settlement._park_reason(self._state, task, HANG_SECONDS) is not None

    def sleeps(self, waiter: Any) -> bool:
        """Whether that is the future of a sleep that only passing time ends."""
        return waiter is not None and id(waiter) in self._sleeping and not waiter.done()


def waiter_of(task: asyncio.Task[Any]) -> Any:
    """The future that a task waits for."""
    return getattr(task, "_fut_waiter", None)


def woken_by(handle: Any) -> Any:
    """The future of the sleep that a timer ends; None: it does something else."""
    callback = _dpy_internals._original_callback(handle._callback)
    return handle._args[0] if getattr(callback, "__name__", "") == "_set_result_unless_cancelled" else None


class Patient(simcord.Env):
    """A simulated Discord that knows no real time: a timer of the bot goes off when its virtual time comes and never
    because the machine was slow, and the bot may take as long as it needs."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=HANG_SECONDS)

    def _schedule_timer(self, *timer: Any) -> None:
        """Without this, simcord also fires timers after real seconds."""

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Return when two looks in a row, a turn of the loop apart, have found nothing to wait for."""
        self._last_dispatch, settled = dispatch, 0
        deadline = asyncio.get_running_loop().time() + HANG_SECONDS
        while settled < 2:
            _settlement._run_due_virtual_callbacks(self._settlement_state(), deadline)
            await asyncio.sleep(0)
            if self._advance_task not in (None, asyncio.current_task()):
                await asyncio.wait([self._advance_task])
                continue
            busy = Look(self._settlement_state()).busy()
            settled = settled + 1 if busy is None else 0
            if busy:
                await asyncio.wait(busy, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if asyncio.get_running_loop().time() > deadline:  # simcord names the tasks that are left
                await super()._settle_internal(timeout=LOOK_SECONDS, dispatch=dispatch)


def running(bot: discord.Client) -> simcord.run:
    """The bot on a simulated Discord without real time."""
    run = simcord.run(bot)
    run._env = Patient(bot)
    return run


LOOKS: list[Look] = []
"""The look that is being taken, if one is."""
was_sleeping = _settlement._is_virtual_sleep_waiter


def is_sleeping(self: Any, waiter: Any, deadline: float) -> bool:
    """As simcord's. While a look is taken, it knows who sleeps, also in a task that others wait for."""
    return LOOKS[-1].sleeps(waiter) if LOOKS else was_sleeping(self, waiter, deadline)


def settle_quickly() -> None:
    """Patch simcord. Equal records of callbacks are the same one, because each has a handle of its own."""
    _settlement._is_virtual_sleep_waiter = is_sleeping
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]  # it is the library's, not ours
