"""The tables in memory: all open ones, and some that ended lately.

An open table is loaded (with its seats and match) when someone plays or looks. The least recently used ones are
unloaded again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count, islice
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from engine.rules.errors import Refused
from engine.rules.game import Rng
from engine.store import Store
from engine.store.background import Shielded
from engine.store.questions import queries
from engine.store.questions.ratings import Rate
from engine.store.questions.statements import writing
from engine.store.rows import StoredTable, TableRow
from engine.tables.edits.parts import has_result
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.state import read, rebuild, stored_at, unloaded
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ID_ALPHABET, ID_LENGTH, OPEN, Change, ChangeKind, Snapshot, Status, TableId
from engine.units import HOUR

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

KEPT_RECENT: Final = 128
"""The number of ended tables in memory."""
MOST_HOSTED: Final = 10
"""The most open tables of one host, and the most they may cancel within an hour."""
MOST_ON_SERVER: Final = 100
"""The most open tables of one server, not counting private ones."""
MOST_LOADED: Final = 1000
"""The most loaded open tables, not counting those where something is under way."""
KEPT_PEOPLE: Final = 10_000
"""The number of people whose tables are remembered."""


@dataclass(slots=True)
class Answers:
    """Answers under way at a table, and the changes that subscribers hear of after them."""

    under_way: int = 0
    changes: list[Change] = field(default_factory=list)


class TableRegistry:
    """All tables in memory."""

    def __init__(self, store: Store, now: Callable[[], float], rate: Rate, most: int = MOST_LOADED) -> None:
        """`rate` gives the ratings of people after a match; `most` open tables stay loaded."""
        self.store = store
        self.rate = rate
        self.now = now
        self._most = most
        self._shielded = Shielded()
        self._closing = False
        self.wake: Callable[[LiveTable], None]
        """Lets a table go on. Set by `Autoplay`."""
        self.open: dict[TableId, LiveTable] = {}
        self.waiting: set[TableId] = set()
        """The open tables that the start has not read yet."""
        self.take_up: Callable[[TableId], Awaitable[None]]
        """Reads one of those at once, with the others of its channel. Set by `Starting`."""
        self.complete = asyncio.Event()
        """Set unless tables are `waiting`."""
        self.complete.set()
        self._used: OrderedDict[TableId, None] = OrderedDict()
        """The loaded open tables, the least recently used first."""
        self._numbers: set[tuple[int, str, int]] = set()
        """The channel, game and number of each public table."""
        self._seated: dict[int, set[str]] = {}
        """By person, the tables where they have a seat; some may have ended."""
        self._cancelled: dict[int, list[int]] = {}
        """By host, when their public tables were cancelled, since the start."""
        self._told = 0
        self._recent: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._telling = self.tell
        """One bound method for all tables saves 4 MB at 50,000 tables."""
        self.subscribers: list[Callable[[Change], None]] = []
        self.first_subscribers: list[Callable[[Change], None]] = []
        """They are told at once, even before an answer."""
        self.tell_owner: Callable[[str, int], None] = lambda table_id, user_id: None
        """Called after a change that one person sees: of their premoves, or the order of their hand."""
        self._answers: dict[TableId, Answers] = {}

    def shield(self, work: Coroutine[object, object, T]) -> Awaitable[T]:
        """Do work that a cancelled caller can't interrupt. Raises SHUTTING_DOWN once the program is closing."""
        if self._closing:
            work.close()
            raise Refused(TableRefusal.SHUTTING_DOWN)
        return self._shielded.run(work)

    def finish(self, work: Coroutine[object, object, T]) -> Awaitable[T]:
        """The same, also while the program is closing. Raises STORE_UNAVAILABLE."""
        return self._shielded.run(read(work))

    async def close(self) -> None:
        """Refuse new work, and finish the running work."""
        self._closing = True
        await self._shielded.drain()

    def add(self, snapshot: Snapshot) -> LiveTable:
        """Keep an open table."""
        if snapshot.public:
            snapshot = self._numbered(snapshot)
        table = LiveTable(self.store, snapshot, self._telling, self.rate)
        self.open[table.id] = table
        self._use(table)
        return table

    async def check_room(self, new: Snapshot, most_here: int = 0, most_hosted_here: int = 0) -> None:
        """Raise TOO_MANY_HOSTED or TOO_MANY_TABLES if there may not be one more table. The server has limits of its own
        for all its tables and for those of one host (0: none)."""
        await self.complete.wait()
        tables = [table.snapshot for table in self.open.values()]
        if sum(table.host_id == new.host_id for table in tables) >= MOST_HOSTED:
            raise Refused(TableRefusal.TOO_MANY_HOSTED, most=MOST_HOSTED)
        lately = [when for when in self._cancelled.get(new.host_id, ()) if when > self.now() - HOUR]
        if len(lately) >= MOST_HOSTED:
            raise Refused(TableRefusal.TOO_MANY_CANCELLED, most=MOST_HOSTED)
        here = [table for table in tables if table.channel.guild_id == new.channel.guild_id and table.public]
        most_here, most_hosted_here = most_here or MOST_ON_SERVER, most_hosted_here or MOST_HOSTED
        if len(here) >= most_here and new.public:
            raise Refused(TableRefusal.TOO_MANY_TABLES, most=most_here)
        if sum(table.host_id == new.host_id for table in here) >= most_hosted_here and new.public:
            raise Refused(TableRefusal.TOO_MANY_HOSTED, most=most_hosted_here)

    def _number_anew(self, table: LiveTable) -> None:
        """A table has moved to another channel: it gets a number there."""
        others = [other.snapshot for other in self.open.values() if other is not table]
        self._numbers = {(one.channel.channel_id, one.game, one.number) for one in others if one.public}
        table.snapshot = self._numbered(table.snapshot)

    def _numbered(self, snapshot: Snapshot) -> Snapshot:
        kind = (snapshot.channel.channel_id, snapshot.game)
        number = next(number for number in count(1) if (*kind, number) not in self._numbers)
        self._numbers.add((*kind, number))
        return snapshot if number == snapshot.number else replace(snapshot, number=number)

    def add_stored(self, stored: StoredTable | TableRow) -> LiveTable | None:
        """Keep a stored table, unloaded if only its row is given; None: it can't be read."""
        table_id = stored.id if isinstance(stored, TableRow) else stored.table.id
        try:
            return self.add(unloaded(stored) if isinstance(stored, TableRow) else rebuild(stored))
        except Refused as refused:
            left_alone(table_id, refused)
            return None

    async def recovered(self, table_id: TableId) -> Snapshot:
        """A stored table that may be missing in memory, because the store's answer was lost."""
        if self.peek(table_id) is None and table_id not in self.waiting:
            stored = await stored_at(self.store, table_id)
            if stored.table.status in OPEN:
                self.add_stored(stored)
        return (await self.find(table_id)).snapshot

    async def found(self, ids: Iterable[str]) -> list[Snapshot]:
        """These tables, except missing and unreadable ones. STORE_UNAVAILABLE."""
        found = []
        for table_id in ids:
            try:
                found.append((await self.find(TableId(table_id))).snapshot)
            except Refused as refused:
                if refused.refusal is TableRefusal.STORE_UNAVAILABLE:
                    raise
        return found

    async def of(self, user_id: int) -> list[LiveTable]:
        """The open tables where a person plays; while the store is unavailable, those in memory."""
        try:
            tables = await self._seated_at(user_id)
        except Refused:
            tables = set(self._used)
        found = []
        for table_id in tables & (self.open.keys() | self.waiting):
            with suppress(Refused):
                table = await self.find(TableId(table_id))
                if table.snapshot.is_open and table.snapshot.played_by(user_id):
                    found.append(table)
        return found

    async def _seated_at(self, user_id: int) -> set[str]:
        if (tables := self._seated.get(user_id)) is not None:
            return tables
        told = self._told
        tables = set(await self.ask(queries.seated, user_id, OPEN))
        if told == self._told:  # no one has sat down meanwhile
            if len(self._seated) >= KEPT_PEOPLE:
                self._seated.clear()
            self._seated[user_id] = tables
        return tables

    def free_id(self, rng: Rng) -> TableId:
        """An id that is free in memory. The store refuses an id that is taken."""
        while True:
            letters = (ID_ALPHABET[rng.randrange(len(ID_ALPHABET))] for _ in range(ID_LENGTH))
            if self.peek(table_id := TableId("".join(letters))) is None:
                return table_id

    def peek(self, table_id: TableId) -> LiveTable | None:
        """A table that is in memory."""
        return self.open.get(table_id) or self._recent.get(table_id)

    async def find(self, table_id: TableId) -> LiveTable:
        """A table, loaded from the store if necessary. Raises NO_SUCH_TABLE, STORE_UNAVAILABLE, or why it can't be
        replayed."""
        if table_id in self._used:
            self._used.move_to_end(table_id)
            return self.open[table_id]
        if table_id in self.waiting:
            await read(self.take_up(table_id))
        if table := self.peek(table_id):
            await self.load(table)
            return table
        snapshot = rebuild(await stored_at(self.store, table_id))
        if table := self.peek(table_id):  # another task was faster
            return table
        table = LiveTable(self.store, snapshot, self._telling, self.rate)
        if snapshot.is_open:  # it couldn't be replayed at the start, or another program opened it
            raise Refused(TableRefusal.NO_SUCH_TABLE, table=table_id)
        self._put_away(table)
        return table

    async def load(self, table: LiveTable) -> Snapshot:
        """Load a table. Raises `Refused` as `find` does. A table that can't be replayed stays in the store as it is."""
        try:
            if table.snapshot.unloaded or table.needs_resync:
                await table.read(self.now())
        except Refused as refused:
            if refused.refusal is not TableRefusal.STORE_UNAVAILABLE and table.id in self.open:
                left_alone(table.id, refused)
                self._leave(table)
            raise
        self._use(table)
        return table.snapshot

    async def whole(self, tables: Iterable[Snapshot]) -> list[Snapshot]:
        """These tables, loaded, without tables that can't be replayed."""
        found = []
        for table in tables:
            with suppress(Refused):
                found.append((await self.find(table.id)).snapshot if table.unloaded else table)
        return found

    def _use(self, table: LiveTable) -> None:
        """Keep this table loaded, and unload the least recently used ones."""
        if table.id not in self.open or table.snapshot.match is None:
            return
        self._used[table.id] = None
        self._used.move_to_end(table.id)
        for table_id in list(islice(self._used, max(0, len(self._used) - self._most))):
            if self.open[table_id].idle:
                self.open[table_id].unload()
                del self._used[table_id]

    def _leave(self, table: LiveTable) -> None:
        """Drop a table from the open ones."""
        snapshot = table.snapshot
        del self.open[table.id]
        self._used.pop(table.id, None)
        if snapshot.public:
            self._numbers.discard((snapshot.channel.channel_id, snapshot.game, snapshot.number))

    async def ask(self, question: Callable[Concatenate[Any, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store a question. Raises as `read` does."""
        return await read(self.store.ask(question, *args, **kwargs), writes=writing(question))

    def _put_away(self, table: LiveTable) -> None:
        """Keep an ended table for a while: people still look at it."""
        self._recent[table.id] = table
        while len(self._recent) > KEPT_RECENT:
            self._recent.popitem(last=False)

    def forget_people(self) -> None:
        """Forget the ended tables in memory, and where people sit."""
        self._recent.clear()
        self._seated.clear()
        self._told += 1

    async def read_again(self, ids: Iterable[str]) -> list[Snapshot]:
        """Read those of these tables again that are open in memory, because their rows have changed."""
        found = []
        for table_id in ids:
            if (table := self.open.get(TableId(table_id))) is not None:
                table.needs_resync = True
                with suppress(Refused):  # it can't be replayed
                    found.append(await self.load(table))
        return found

    def tell(self, change: Change) -> None:
        """Tell the subscribers of a change. An ended table leaves the open ones."""
        self._told += 1
        if change.kind is ChangeKind.MOVED and (moved := self.open.get(change.snapshot.id)) is not None:
            self._number_anew(moved)
        for seat in change.snapshot.seats:
            if (tables := self._seated.get(seat.user_id or 0)) is not None:
                tables.add(change.snapshot.id)
        if not change.snapshot.is_open and (table := self.open.get(change.snapshot.id)) is not None:
            self._leave(table)
            self._put_away(table)
            self._note_cancelled(change.snapshot)
        self._call(self.first_subscribers, change)
        if (answers := self._answers.get(change.snapshot.id)) is not None:
            answers.changes.append(change)
        else:
            self._call(self.subscribers, change)

    def _note_cancelled(self, table: Snapshot) -> None:
        if table.public and table.status is Status.CANCELLED and not has_result(table):
            if len(self._cancelled) >= KEPT_PEOPLE:
                self._cancelled.clear()
            lately = self._cancelled.get(table.host_id, [])[1 - MOST_HOSTED :]
            self._cancelled[table.host_id] = [*lately, table.active_at]

    def _call(self, subscribers: Sequence[Callable[[Change], None]], change: Change) -> None:
        for callback in tuple(subscribers):
            try:
                callback(change)
            except Exception:
                log.exception("A subscriber failed on table %s.", change.snapshot.id)

    def put_off(self, table_id: TableId) -> Callable[[], None]:
        """While an answer to a person at this table is under way, tell no subscribers, and let nothing go on by itself.
        The function returned ends that. Call it once."""
        self._answers.setdefault(table_id, Answers()).under_way += 1
        return partial(self._answered, table_id)

    def _answered(self, table_id: TableId) -> None:
        answers = self._answers[table_id]
        answers.under_way -= 1
        if answers.under_way:
            return
        del self._answers[table_id]
        for change in answers.changes:
            self._call(self.subscribers, change)
        if (table := self.open.get(table_id)) is not None:
            self.wake(table)

    def go_on(self, table: LiveTable) -> None:
        """Let a table go on that has changed, now or after the answer."""
        if table.snapshot.id not in self._answers:
            self.wake(table)


def left_alone(table_id: str, refused: Refused) -> None:
    log.error("Table %s can't be replayed and is left alone: %s.", table_id, refused.__cause__ or refused)


def age(table: Snapshot) -> tuple[int, str]:
    """The sort key of tables, oldest first."""
    return table.created_at, table.id
