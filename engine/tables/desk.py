"""One table in memory: its lock, its state, and the one way to change it: checked, stored, and only then
remembered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from engine.rules.errors import Refusal, Refused
from engine.rules.moves import move_text
from engine.rules.tiles import Seat
from engine.store import Store
from engine.store.errors import AlreadyStored, Conflict, StoreUnavailable
from engine.tables.model import Change, ChangeKind, Status, StepDone, TableId
from engine.tables.play import resumed
from engine.tables.state import Draft, State, rebuild, seat_rows, step_row

log = logging.getLogger(__name__)


class Desk:
    """Where a table is kept while it is open, or lately was."""

    __slots__ = (
        "again",
        "failures",
        "in_doubt",
        "lock",
        "runner",
        "seen",
        "speak_at",
        "spoken_for",
        "state",
        "store",
        "tell",
    )

    def __init__(self, store: Store, state: State, tell: Callable[[Change], None]) -> None:
        self.store = store
        self.state = state
        self.tell = tell
        self.lock = asyncio.Lock()
        self.in_doubt = False
        """Whether a write failed, so that what is stored may differ from `state`."""
        self.seen: set[int] = set()
        """The interactions that have changed this table."""
        # The rest belongs to `house`: its runner, and when robots out of turn may speak at which version.
        self.runner: asyncio.Task[None] | None = None
        self.again = False
        self.failures = 0
        self.speak_at: dict[Seat, float] = {}
        self.spoken_for = -1

    @property
    def id(self) -> TableId:
        """The table's id."""
        return TableId(self.state.row.id)

    async def change(self, make: Callable[[State], Draft], now: float, interaction_id: int | None = None) -> State:
        """Make the next version and store it. Whatever `make` refuses, and whatever the store refuses,
        changes nothing; raises `Refused` (with STORE_UNAVAILABLE when the store fails)."""
        async with self.lock:
            await self._make_certain(now)
            if interaction_id is not None and interaction_id in self.seen:
                raise Refused(Refusal.DUPLICATE, version=self.state.row.version)
            draft = make(self.state)
            self.in_doubt = True
            try:
                await self._store(draft, now, interaction_id)
            except AlreadyStored:
                self.in_doubt = False
                raise Refused(Refusal.DUPLICATE, version=self.state.row.version) from None
            except Conflict:
                raise Refused(Refusal.STALE, current=self.state.row.version) from None
            except StoreUnavailable as error:
                log.error("Table %s could not be stored: %s", self.id, error)
                raise Refused(Refusal.STORE_UNAVAILABLE) from error
            self.in_doubt = False
            self.state = draft.state
            if interaction_id is not None:
                self.seen.add(interaction_id)
            self.tell(Change(self.state.snapshot(), (draft.step,) if draft.step else (), draft.kind))
            return self.state

    async def _store(self, draft: Draft, now: float, interaction_id: int | None) -> None:
        step = draft.step
        await self.store.write(
            draft.state.row,
            seats=seat_rows(draft.state.seats) if draft.seats_changed else None,
            step=step_row(step, move_text(step.move), now, interaction_id) if step else None,
            round_=draft.round_,
            match=draft.match,
        )

    def move_times(self, seconds: int) -> None:
        """The clock was set: what was to happen in a minute still happens in a minute."""
        row, window = self.state.row, self.state.window_until
        if row.deadline is not None:
            row = replace(row, deadline=row.deadline + seconds)
        self.state = replace(self.state, row=row, window_until=None if window is None else window + seconds)
        self.speak_at = {seat: when + seconds for seat, when in self.speak_at.items()}

    async def store_deadline(self) -> None:
        """Store the deadline as it is in memory; if that fails, the next step stores it."""
        async with self.lock:
            if self.state.row.deadline is None:
                return
            try:
                await self.store.set_deadline(self.id, self.state.row.deadline)
            except StoreUnavailable as error:
                log.error("The deadline of table %s could not be stored: %s", self.id, error)

    async def make_certain(self, now: float) -> None:
        """After a failed write: read what is stored, so that memory is the same again."""
        async with self.lock:
            await self._make_certain(now)

    async def _make_certain(self, now: float) -> None:
        if not self.in_doubt:
            return
        try:
            stored = await self.store.load(self.id)
        except StoreUnavailable as error:
            raise Refused(Refusal.STORE_UNAVAILABLE) from error
        if stored is None:
            raise Refused(Refusal.NO_SUCH_TABLE, table=self.id)
        known = self.state
        if stored.table.version != known.row.version:
            steps: list[StepDone] = []
            self.state = resumed(rebuild(stored, steps.append), now)
            self.seen.update(row.interaction_id for row in stored.steps if row.interaction_id is not None)
            self.tell(Change(self.state.snapshot(), tuple(steps[known.steps :]), kind_between(known, self.state)))
        self.in_doubt = False


def kind_between(known: State, found: State) -> ChangeKind:
    """What sort of change leads from the state that was remembered to the one that was found stored."""
    if found.status is not known.status:
        by_status = {Status.FINISHED: ChangeKind.FINISHED, Status.CANCELLED: ChangeKind.CANCELLED}
        return by_status.get(found.status, ChangeKind.STARTED)
    if found.steps != known.steps:
        return ChangeKind.STEP
    if found.status is Status.PLAYING:
        return ChangeKind.RESIGNED
    return ChangeKind.SEATS if found.seats != known.seats else ChangeKind.OPTIONS
