"""One table in memory, and the one way to change it: checked on a copy, stored, and only then swapped in and told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any, Final, TypeVar

from engine.rules.errors import Refused
from engine.rules.tiles import Seat
from engine.store import Store
from engine.store.errors import AlreadyStored, Conflict, StoreError, StoreUnavailable
from engine.store.questions.ratings import Rate
from engine.store.store import SHOWN_LATE
from engine.tables.edits.delays import Pace, ReplyDelay
from engine.tables.edits.parts import has_result
from engine.tables.edits.premoves import Premoves, Premoving, premoves_rows, read_premoves
from engine.tables.edits.steps import Rest, noted, premoves_after, resumed
from engine.tables.keeping.state import match_row, rebuild, round_row, row_of, step_row, stored_at
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, ChangeKind, Snapshot, TableId
from engine.tables.table.rights import match_of, seat_for
from engine.tables.table.seed_chain import noting_click

T = TypeVar("T")
log = logging.getLogger(__name__)
TRIES: Final = 3
"""How often a change is tried while others write too."""

NO_PREMOVES: Final[Mapping[int, Premoves]] = {}


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table that is open, or ended lately."""

    store: Store
    snapshot: Snapshot
    tell: Callable[[Change], None]
    rate: Rate
    id: TableId = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    needs_resync: bool = False
    """Whether a write failed, so that the stored table may differ from `snapshot`."""
    doubt: Change | None = None
    """The change whose write failed."""
    premoves: Mapping[int, Premoves] = field(default_factory=lambda: NO_PREMOVES)
    """By person; empty while the match is unloaded. Premoves are never part of a snapshot."""
    seen: dict[int, None] = field(default_factory=dict)
    """The interactions that have changed this table."""
    edit_noted: bool = False
    """Whether `shown_version` is newer here than in the store."""
    # The rest belongs to `Autoplay`.
    runner: asyncio.Task[None] | None = None
    again: bool = False
    failures: int = 0
    rest: Rest | None = None
    """Until when and why nothing happens by itself; None: something does, or the table was not looked at yet."""
    react_at: dict[Seat, float] = field(default_factory=dict)
    react_version: int = -1
    pace: Pace = field(default_factory=Pace)
    reply_delay: ReplyDelay = field(default_factory=ReplyDelay)
    quiet_seen: int | None = 0
    """The count of `Preferences.changes` at the last look at the players' quiet hours; None: look again."""

    def __post_init__(self) -> None:
        self.id = self.snapshot.id

    async def change(
        self, make: Callable[[Snapshot], Change], now: float, interaction_id: int | None = None
    ) -> Snapshot:
        """Make the next version and store it. If `make` or the store refuses (STORE_UNAVAILABLE), nothing changes."""
        return await self._repeated(partial(self._change, make, now, interaction_id), now)

    async def _change(self, make: Callable[[Snapshot], Change], now: float, interaction_id: int | None) -> Snapshot:
        before = self.snapshot
        if interaction_id is not None and interaction_id in self.seen:
            raise Refused(TableRefusal.DUPLICATE, version=before.version)
        change = make(before)
        premoves = premoves_after(self.premoves, change)
        table = noting_click(before, noted(before, change.snapshot, premoves), interaction_id)
        over = not table.is_open and has_result(table)
        self.doubt = change = replace(change, snapshot=table)
        await self._write(
            self.store.write(
                row_of(table),
                seats=None if table.seats == before.seats else table.seats,
                step=step_row(change.steps[0], now, interaction_id) if change.steps else None,
                round_=round_row(table.rounds[-1], now) if len(table.rounds) > len(before.rounds) else None,
                match=match_row(table, now) if over else None,
                rate=self.rate if over and not table.casual else None,
                kept_steps=table.steps if table.steps < before.steps else None,
                premoves=None if premoves == self.premoves else premoves_rows(premoves),
                shown=None if table.shown == before.shown else table.shown,
            ),
            table.version,
        )
        self.snapshot, self.premoves, self.doubt = table, premoves, None
        if interaction_id is not None:
            self.seen[interaction_id] = None
        self.tell(change)
        return table

    async def premove(self, edit: Premoving, user_id: int, now: float) -> Snapshot:
        """Store a person's premoves. It makes no new version, and no one is told."""
        return await self._repeated(partial(self._premove, edit, user_id), now)

    async def _premove(self, edit: Premoving, user_id: int) -> Snapshot:
        match_of(self.snapshot)
        seat_for(self.snapshot, user_id)
        laid = edit.lay(self.snapshot, self.premoves.get(user_id, Premoves()), user_id)
        premoves = {user: known for user, known in self.premoves.items() if user != user_id}
        premoves |= {user_id: laid} if laid else {}
        table = noted(self.snapshot, self.snapshot, premoves)
        await self._write(
            self.store.set_premoves(self.id, table.version, premoves_rows(premoves), row_of(table).on_turn)
        )
        self.snapshot, self.premoves = table, premoves
        return table

    async def _repeated(self, work: Callable[[], Awaitable[T]], now: float, *, match: bool = True) -> T:
        """Do work on the table as it is stored, with its match if needed. If another process has written meanwhile, or
        someone has deleted their data, nothing was stored: read the table again and repeat the work."""
        async with self.lock:
            for _ in range(TRIES):
                if match or self.needs_resync:
                    await self._read(now)
                try:
                    return await work()
                except Conflict:
                    self.needs_resync, self.doubt = True, None
            raise Refused(TableRefusal.STALE, current=self.snapshot.version)

    async def _write(self, work: Awaitable[None], version: int | None = None) -> None:
        """Wait for a write. If it fails and would have made a `version`, look whether it did before anything is said.
        After a doubtful one the table is read again before the next change."""
        self.needs_resync = True
        try:
            await work
        except AlreadyStored as error:
            self.needs_resync = False
            raise Refused(TableRefusal.DUPLICATE, version=self.snapshot.version) from error
        except Conflict:
            raise
        except StoreError as error:
            log.error("Table %s could not be stored: %s", self.id, error)
            if version is None or not await self._is_stored(version):
                raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
        self.needs_resync = False

    async def _is_stored(self, version: int) -> bool:
        """Whether the store has this version after all. Raises STORE_UNAVAILABLE (`unsure`) if it can't tell."""
        try:
            return (await stored_at(self.store, self.id)).table.version == version
        except Refused as refused:
            raise Refused(TableRefusal.STORE_UNAVAILABLE, unsure=True) from refused

    async def remember(self, shown: Mapping[str, Any], now: float) -> None:
        """Store fields of `Shown`. Raises what the store raises."""
        await self._repeated(partial(self._remember, shown), now, match=False)

    async def _remember(self, shown: Mapping[str, Any]) -> None:
        after = replace(self.snapshot.shown, **shown)
        await self.store.set_columns(self.id, self.snapshot.version, **asdict(after))
        self.snapshot = replace(self.snapshot, shown=after)
        self.edit_noted = False

    async def edited(self, version: int) -> None:
        """Note, in memory only, that the public message shows this version."""
        async with self.lock:
            self.snapshot = replace(self.snapshot, shown=replace(self.snapshot.shown, shown_version=version))
            self.edit_noted = True

    # -- in memory as in the store --

    async def read(self, now: float) -> None:
        """Have the match in memory, as it is stored. Raises STORE_UNAVAILABLE, or why it can't be replayed."""
        async with self.lock:
            await self._read(now)

    async def _read(self, now: float) -> None:
        known = self.snapshot
        if not (known.unloaded or self.needs_resync):
            return
        stored = await stored_at(self.store, self.id)
        same = stored.table.version == known.version
        if known.unloaded or not same:
            found = replace(resumed(rebuild(stored), now), number=known.number)
            times: Any = {"deadline": known.deadline, "active_at": known.active_at, "clock": known.clock}
            self.snapshot = replace(found, shown=known.shown, **times) if same else found
            self.seen |= {row.interaction_id: None for row in stored.steps if row.interaction_id is not None}
            self.reply_delay.learn(stored.steps)
            if not same:  # the doubted change was stored, another process has written, or data was deleted
                if self.doubt is None and _renamed(known, found):
                    self.snapshot = replace(found, said_since=known.valid_since)
                change = self.doubt or Change(found, ChangeKind.SEATS)
                self.tell(replace(change, snapshot=self.snapshot))
        self.premoves = read_premoves(stored.premoves)
        self.needs_resync = False

    @property
    def idle(self) -> bool:
        """Whether the match can be unloaded: nothing is under way that the store doesn't know."""
        table = self.snapshot
        waits = table.window_ends is not None or table.said_since is not None
        return not (waits or self.needs_resync or self.lock.locked() or self.runner)

    def unload(self) -> None:
        """Forget the match: it is stored."""
        if self.snapshot.match is not None:
            self.snapshot = replace(self.snapshot, seats=(), match=None, rounds=(), moves=(), leads=(), seed_chain=None)
            self.premoves = NO_PREMOVES
            self.seen.clear()
            self.pace.board = None

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
        self.reply_delay.ping += seconds

    async def store_deadline(self) -> None:
        """Store the deadline as it is in memory. If that fails, the next step stores it."""
        async with self.lock:
            if self.snapshot.deadline is None:
                return
            try:
                await self.store.set_columns(self.id, self.snapshot.version, deadline=self.snapshot.deadline)
            except Conflict:
                self.needs_resync = True
            except StoreUnavailable as error:
                log.error("The deadline of table %s could not be stored: %s", self.id, error)


def _renamed(before: Snapshot, after: Snapshot) -> bool:
    """Whether someone has deleted their data, and nothing else has changed. All buttons stay as they were."""
    same = before.version + 1 == after.version and before.status is after.status and before.steps == after.steps
    return same and len(before.seats) == len(after.seats)
