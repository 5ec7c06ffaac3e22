"""One table in memory, and the one way to change it: checked on a copy, stored, and only then swapped in and told."""

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
from engine.store.errors import AlreadyStored, Conflict, Damaged, StoreError, StoreUnavailable
from engine.store.rows import StoredTable
from engine.store.store import SHOWN_LATE
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Change, ChangeKind, Snapshot, Status, StepDone
from engine.tables.core.rights import match_of, seat_for
from engine.tables.core.state import Draft, rebuild, row_of, seat_rows, step_row
from engine.tables.deals.seed_chain import noting_click
from engine.tables.play.delays import Pace, ReplyDelay
from engine.tables.play.premoves import Premoves, premoves_rows, read_premoves
from engine.tables.play.premoving import Premoving
from engine.tables.play.steps import noted, premoves_after, resumed

log = logging.getLogger(__name__)

NO_PREMOVES: Final[Mapping[int, Premoves]] = {}


class LiveTable:
    """A table that is open, or ended lately."""

    __slots__ = (
        *("id", "lock", "needs_resync", "premoves", "seen", "snapshot", "store", "tell", "edit_noted"),
        *("runner", "again", "failures", "react_at", "react_version", "pace", "reply_delay", "quiet_changed"),
    )

    def __init__(self, store: Store, snapshot: Snapshot, tell: Callable[[Change], None]) -> None:
        self.id = snapshot.id
        self.store = store
        self.snapshot = snapshot
        self.tell = tell
        self.lock = asyncio.Lock()
        self.needs_resync = False
        """Whether a write failed, so that the stored table may differ from `snapshot`."""
        self.premoves: Mapping[int, Premoves] = NO_PREMOVES
        """By person; empty while the match is unloaded. Premoves are never part of a snapshot."""
        self.seen: dict[int, None] = {}
        """The interactions that have changed this table."""
        self.edit_noted = False
        """Whether `shown_version` is newer here than in the store."""
        # The rest belongs to `Autoplay`.
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
        """Make the next version and store it. If `make` or the store refuses (STORE_UNAVAILABLE), nothing changes."""
        async with self.lock:
            await self._resync(now)
            await self._load(now)
            if interaction_id is not None and interaction_id in self.seen:
                raise Refused(TableRefusal.DUPLICATE, version=self.snapshot.version)
            draft = make(self.snapshot)
            premoves = premoves_after(self.premoves, draft)
            table = noting_click(self.snapshot, noted(self.snapshot, draft.table, premoves), interaction_id)
            self.needs_resync = True
            try:
                await self._store(replace(draft, table=table), premoves, now, interaction_id)
            except StoreError as error:
                raise self._doubt(error) from error
            self.needs_resync = False
            self.snapshot, self.premoves = table, premoves
            if interaction_id is not None:
                self.seen[interaction_id] = None
            self.tell(Change(self.snapshot, (draft.step,) if draft.step else (), draft.kind, draft.seat))
            return self.snapshot

    async def premove(self, edit: Premoving, user_id: int, now: float) -> Snapshot:
        """Store a person's premoves. It makes no new version, and no one is told."""
        async with self.lock:
            await self._resync(now)
            await self._load(now)
            match_of(self.snapshot)
            seat_for(self.snapshot, user_id)
            laid = edit.lay(self.snapshot, self.premoves.get(user_id, Premoves()), user_id)
            premoves = {user: known for user, known in self.premoves.items() if user != user_id}
            premoves |= {user_id: laid} if laid else {}
            table = noted(self.snapshot, self.snapshot, premoves)
            self.needs_resync = True
            try:
                await self.store.set_premoves(self.id, premoves_rows(premoves), row_of(table).on_turn)
            except StoreError as error:
                raise self._doubt(error) from error
            self.needs_resync = False
            self.snapshot, self.premoves = table, premoves
            return self.snapshot

    def _doubt(self, error: StoreError) -> Refused:
        """The refusal for a failed write. After a doubtful one the table is read again."""
        if isinstance(error, AlreadyStored):
            self.needs_resync = False
            return Refused(TableRefusal.DUPLICATE, version=self.snapshot.version)
        if isinstance(error, Conflict):
            return Refused(TableRefusal.STALE, current=self.snapshot.version)
        log.error("Table %s could not be stored: %s", self.id, error)
        return Refused(TableRefusal.STORE_UNAVAILABLE)

    async def remember(self, shown: Mapping[str, Any]) -> None:
        """Store fields of `Shown`. Raises what the store raises."""
        async with self.lock:
            after = replace(self.snapshot.shown, **shown)
            await self.store.set_shown(self.id, after)
            self.snapshot = replace(self.snapshot, shown=after)
            self.edit_noted = False

    async def edited(self, version: int) -> None:
        """Note, in memory only, that the public message shows this version."""
        async with self.lock:
            self.snapshot = replace(self.snapshot, shown=replace(self.snapshot.shown, shown_version=version))
            self.edit_noted = True

    # -- loaded or not --

    async def load(self, now: float) -> None:
        """Have the match in memory. Raises STORE_UNAVAILABLE, or why it can't be replayed."""
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
        self.premoves = read_premoves(stored.premoves)
        self._remember_clicks(stored)

    @property
    def idle(self) -> bool:
        """Whether the match can be unloaded: nothing is under way that the store doesn't know."""
        table = self.snapshot
        waits = table.window_ends is not None or table.said_since is not None
        return not (waits or self.needs_resync or self.lock.locked() or self.runner)

    def unload(self) -> None:
        """Forget the match: it is stored."""
        if self.snapshot.match is not None:
            self.snapshot = replace(self.snapshot, seats=(), match=None, rounds=(), seed_chain=None)
            self.premoves = NO_PREMOVES
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

    async def _store(
        self, draft: Draft, premoves: Mapping[int, Premoves], now: float, interaction_id: int | None
    ) -> None:
        step = draft.step
        await self.store.write(
            row_of(draft.table),
            seats=seat_rows(draft.table.seats) if draft.seats_changed else None,
            step=step_row(step, move_text(step.move), now, interaction_id) if step else None,
            round_=draft.round_,
            match=draft.match,
            rate=draft.rate,
            kept_steps=draft.kept_steps,
            premoves=None if premoves == self.premoves else premoves_rows(premoves),
            shown=None if draft.table.shown == self.snapshot.shown else draft.table.shown,
        )

    # -- outages --

    def put_off(self, seconds: int) -> None:
        """No one could play for that time: the table closes that much later. The next change stores it."""
        if not seconds:
            return
        clock = self.snapshot.clock
        if clock.closes is not None:
            clock = replace(clock, closes=clock.closes + seconds)
        self.snapshot = replace(self.snapshot, clock=clock, active_at=self.snapshot.active_at + seconds)

    def move_times(self, seconds: int, now: float) -> None:
        """Move all times of the table, after the computer's clock was set, or after an outage."""
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
        """Store the deadline as it is in memory. If that fails, the next step stores it."""
        async with self.lock:
            if self.snapshot.deadline is None:
                return
            try:
                await self.store.set_deadline(self.id, self.snapshot.deadline)
            except StoreUnavailable as error:
                log.error("The deadline of table %s could not be stored: %s", self.id, error)

    async def resync(self, now: float) -> None:
        """After a failed write: read the stored table, so that memory equals it again."""
        async with self.lock:
            await self._resync(now)

    async def _resync(self, now: float) -> None:
        if not self.needs_resync:
            return
        stored, known = await self._stored(), self.snapshot
        self.premoves = read_premoves(stored.premoves)
        if stored.table.version != known.version:
            steps: list[StepDone] = []
            self.snapshot = replace(resumed(rebuild(stored, steps.append), now), number=known.number)
            self._remember_clicks(stored)
            self.tell(Change(self.snapshot, tuple(steps[known.steps :]), kind_between(known, self.snapshot)))
        self.needs_resync = False


def kind_between(known: Snapshot, found: Snapshot) -> ChangeKind:
    """The kind of change that leads from the remembered snapshot to the stored one."""
    if found.status is not known.status:
        by_status = {Status.FINISHED: ChangeKind.FINISHED, Status.CANCELLED: ChangeKind.CANCELLED}
        return by_status.get(found.status, ChangeKind.STARTED)
    if found.steps != known.steps:
        return ChangeKind.STEP
    if found.status is Status.PLAYING:
        return ChangeKind.RESIGNED
    return ChangeKind.SEATS if found.seats != known.seats else ChangeKind.OPTIONS
