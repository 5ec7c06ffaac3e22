"""One table in memory: its lock, its snapshot, and the one way to change it: checked, stored, and only then
remembered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.rules.errors import Refused
from engine.rules.moves import move_text
from engine.rules.tiles import Seat
from engine.store import Store
from engine.store.errors import AlreadyStored, Conflict, Damaged, StoreUnavailable
from engine.store.rows import StoredTable
from engine.store.store import SHOWN_LATE
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Change, ChangeKind, Snapshot, Status, StepDone
from engine.tables.core.rights import match_of, seat_for
from engine.tables.core.state import Draft, rebuild, row_of, seat_rows, step_row
from engine.tables.deals.seed_chain import noting_click
from engine.tables.play.delays import Pace, ReplyDelay
from engine.tables.play.premoves import Plan, plan_rows, read_plans
from engine.tables.play.premoving import Premoving
from engine.tables.play.steps import noted, plans_after, resumed

log = logging.getLogger(__name__)

NO_PLANS: Final[Mapping[int, Plan]] = {}


class LiveTable:
    """Where a table is kept while it is open, or lately was."""

    __slots__ = (
        "again",
        "edit_noted",
        "failures",
        "id",
        "lock",
        "needs_resync",
        "pace",
        "plans",
        "quiet_changed",
        "react_at",
        "react_version",
        "reply_delay",
        "runner",
        "seen",
        "snapshot",
        "store",
        "tell",
    )

    def __init__(self, store: Store, snapshot: Snapshot, tell: Callable[[Change], None]) -> None:
        self.id = snapshot.id
        self.store = store
        self.snapshot = snapshot
        self.tell = tell
        self.lock = asyncio.Lock()
        self.needs_resync = False
        """Whether a write failed, so that what is stored may differ from `snapshot`."""
        self.plans: Mapping[int, Plan] = NO_PLANS
        """What is planned, by person; empty while the match is unloaded. It is never part of a snapshot."""
        self.seen: dict[int, None] = {}
        """The interactions that have changed this table."""
        self.edit_noted = False
        """Whether the version that its public message shows is known here and not yet stored."""
        # The rest belongs to `autoplay`: its runner, when robots out of turn may react to which version, their pace.
        self.runner: asyncio.Task[None] | None = None
        self.again = False
        self.failures = 0
        self.react_at: dict[Seat, float] = {}
        self.react_version = -1
        self.pace = Pace()
        self.reply_delay = ReplyDelay()
        self.quiet_changed = False
        """Whether a player here may have changed their quiet hours."""

    async def change(
        self, make: Callable[[Snapshot], Draft], now: float, interaction_id: int | None = None
    ) -> Snapshot:
        """Make the next version and store it. Whatever `make` refuses, and whatever the store refuses,
        changes nothing; raises `Refused` (with STORE_UNAVAILABLE when the store fails)."""
        async with self.lock:
            await self._resync(now)
            await self._load(now)
            if interaction_id is not None and interaction_id in self.seen:
                raise Refused(TableRefusal.DUPLICATE, version=self.snapshot.version)
            draft = make(self.snapshot)
            plans = plans_after(self.plans, draft)
            table = noting_click(self.snapshot, noted(self.snapshot, draft.table, plans), interaction_id)
            self.needs_resync = True
            try:
                await self._store(replace(draft, table=table), plans, now, interaction_id)
            except AlreadyStored:
                self.needs_resync = False
                raise Refused(TableRefusal.DUPLICATE, version=self.snapshot.version) from None
            except Conflict:
                raise Refused(TableRefusal.STALE, current=self.snapshot.version) from None
            except StoreUnavailable as error:
                log.error("Table %s could not be stored: %s", self.id, error)
                raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
            self.needs_resync = False
            self.snapshot, self.plans = table, plans
            if interaction_id is not None:
                self.seen[interaction_id] = None
            self.tell(Change(self.snapshot, (draft.step,) if draft.step else (), draft.kind, draft.seat))
            return self.snapshot

    async def premove(self, edit: Premoving, user_id: int, now: float) -> Snapshot:
        """Store what somebody plans from what they planned before. It is no new version, and nobody is told. Raises
        `Refused`."""
        async with self.lock:
            await self._resync(now)
            await self._load(now)
            match_of(self.snapshot)
            seat_for(self.snapshot, user_id)
            plan = edit.lay(self.snapshot, self.plans.get(user_id, Plan()), user_id)
            plans = {user: known for user, known in self.plans.items() if user != user_id}
            plans |= {user_id: plan} if plan else {}
            table = noted(self.snapshot, self.snapshot, plans)
            self.needs_resync = True
            try:
                await self.store.set_premoves(self.id, plan_rows(plans), row_of(table).on_turn)
            except StoreUnavailable as error:
                log.error("A plan at table %s could not be stored: %s", self.id, error)
                raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
            self.needs_resync = False
            self.snapshot, self.plans = table, plans
            return self.snapshot

    async def remember(self, shown: Mapping[str, Any]) -> None:
        """Note columns of what Discord shows, and what is only noted here; raises what the store raises."""
        async with self.lock:
            after = replace(self.snapshot.shown, **shown)
            await self.store.set_shown(self.id, after)
            self.snapshot = replace(self.snapshot, shown=after)
            self.edit_noted = False

    async def edited(self, version: int) -> None:
        """Note here that the public message shows this version."""
        async with self.lock:
            self.snapshot = replace(self.snapshot, shown=replace(self.snapshot.shown, shown_version=version))
            self.edit_noted = True

    # -- in memory or not --

    async def load(self, now: float) -> None:
        """Have the match in memory. Raises `Refused`: STORE_UNAVAILABLE, or why it cannot be replayed."""
        if self.snapshot.unloaded:
            async with self.lock:
                await self._load(now)

    async def _load(self, now: float) -> None:
        if not self.snapshot.unloaded:
            return
        stored = await self._stored()
        if stored.table.version != self.snapshot.version:
            self.needs_resync = True
            await self._resync(now)
            return
        found, known = resumed(rebuild(stored), now), self.snapshot
        times: Any = {"deadline": known.deadline, "active_at": known.active_at, "clock": known.clock}
        self.snapshot = replace(found, shown=known.shown, number=known.number, **times)
        self.plans = read_plans(stored.premoves)
        self._remember_clicks(stored)

    @property
    def idle(self) -> bool:
        """Whether nothing goes on that a record does not tell."""
        table = self.snapshot
        waits = table.window_ends is not None or table.said_since is not None
        return not (waits or self.needs_resync or self.lock.locked() or self.runner)

    def unload(self) -> None:
        """Forget the match: it is stored."""
        if self.snapshot.match is not None:
            self.snapshot = replace(self.snapshot, seats=(), match=None, rounds=(), seed_chain=None)
            self.plans = NO_PLANS
            self.seen.clear()
            self.pace.board = None

    async def _stored(self) -> StoredTable:
        try:
            stored = await self.store.load(self.id)
        except Damaged as error:
            raise Refused(TableRefusal.NO_SUCH_TABLE, table=self.id) from error
        except StoreUnavailable as error:
            raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
        if stored is None:
            raise Refused(TableRefusal.NO_SUCH_TABLE, table=self.id)
        return stored

    def _remember_clicks(self, stored: StoredTable) -> None:
        self.seen |= {row.interaction_id: None for row in stored.steps if row.interaction_id is not None}

    async def _store(self, draft: Draft, plans: Mapping[int, Plan], now: float, interaction_id: int | None) -> None:
        step = draft.step
        await self.store.write(
            row_of(draft.table),
            seats=seat_rows(draft.table.seats) if draft.seats_changed else None,
            step=step_row(step, move_text(step.move), now, interaction_id) if step else None,
            round_=draft.round_,
            match=draft.match,
            rate=draft.rate,
            kept_steps=draft.kept_steps,
            premoves=None if plans == self.plans else plan_rows(plans),
            shown=None if draft.table.shown == self.snapshot.shown else draft.table.shown,
        )

    def put_off(self, seconds: int) -> None:
        """So much time passed in which nobody could play: the table is not closed any sooner. It is stored with the
        next change."""
        if not seconds:
            return
        clock = self.snapshot.clock
        if clock.closes is not None:
            clock = replace(clock, closes=clock.closes + seconds)
        self.snapshot = replace(self.snapshot, clock=clock, active_at=self.snapshot.active_at + seconds)

    def move_times(self, seconds: int, now: float) -> None:
        """The clock was set by so much, or nobody could play for so long: what was to happen in a minute still happens
        in a minute."""
        self.put_off(seconds)
        table = self.snapshot
        if table.deadline is not None:
            deadline = table.clock.moved(table.deadline, int(now) - seconds, now)
            late = abs(seconds) > SHOWN_LATE
            shown = replace(table.shown, shown_version=None) if late else table.shown
            table = replace(table, deadline=deadline, shown=shown)
        if table.window_ends is not None:
            table = replace(table, window_ends=table.window_ends + seconds)
        self.snapshot = table
        self.react_at = {seat: when + seconds for seat, when in self.react_at.items()}
        self.pace.ready_at += seconds
        self.reply_delay.until += seconds

    async def store_deadline(self) -> None:
        """Store the deadline as it is in memory; if that fails, the next step stores it."""
        async with self.lock:
            if self.snapshot.deadline is None:
                return
            try:
                await self.store.set_deadline(self.id, self.snapshot.deadline)
            except StoreUnavailable as error:
                log.error("The deadline of table %s could not be stored: %s", self.id, error)

    async def resync(self, now: float) -> None:
        """After a failed write: read what is stored, so that memory is the same again."""
        async with self.lock:
            await self._resync(now)

    async def _resync(self, now: float) -> None:
        if not self.needs_resync:
            return
        stored, known = await self._stored(), self.snapshot
        self.plans = read_plans(stored.premoves)
        if stored.table.version != known.version:
            steps: list[StepDone] = []
            self.snapshot = replace(resumed(rebuild(stored, steps.append), now), number=known.number)
            self._remember_clicks(stored)
            self.tell(Change(self.snapshot, tuple(steps[known.steps :]), kind_between(known, self.snapshot)))
        self.needs_resync = False


def kind_between(known: Snapshot, found: Snapshot) -> ChangeKind:
    """What sort of change leads from the snapshot that was remembered to the one that was found stored."""
    if found.status is not known.status:
        by_status = {Status.FINISHED: ChangeKind.FINISHED, Status.CANCELLED: ChangeKind.CANCELLED}
        return by_status.get(found.status, ChangeKind.STARTED)
    if found.steps != known.steps:
        return ChangeKind.STEP
    if found.status is Status.PLAYING:
        return ChangeKind.RESIGNED
    return ChangeKind.SEATS if found.seats != known.seats else ChangeKind.OPTIONS
