"""The tables: opening, changing and looking at them.

Every change is committed first: checked on a copy, stored in one transaction, and only then swapped in and told. A
refused change raises `Refused` and leaves everything as it was. All methods may be called from any task, and a
cancelled caller doesn't cancel the change.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import KW_ONLY, asdict, dataclass, replace
from functools import partial

from engine import robots
from engine.robots import advice
from engine.robots.advice import Advice
from engine.rules.errors import Refused
from engine.rules.tiles import Seat
from engine.store.questions import queries
from engine.tables.edits.delays import usual_night
from engine.tables.edits.places import nothing_shown
from engine.tables.edits.premoves import Premoves, Premoving
from engine.tables.edits.steps import Rest
from engine.tables.keeping.arranging import Arrangements
from engine.tables.keeping.dailies import Dailies
from engine.tables.keeping.gate import Gate
from engine.tables.keeping.moderation import Moderation
from engine.tables.keeping.opening import Opening, Wanted, opened, rematch
from engine.tables.keeping.preferences import Preferences
from engine.tables.keeping.puzzles import Puzzles
from engine.tables.keeping.registry import TableRegistry, age
from engine.tables.keeping.same_deals import Records, SameDeals
from engine.tables.keeping.state import earlier, stored_at
from engine.tables.running.autoplay import Autoplay
from engine.tables.running.outages import Timekeeper
from engine.tables.running.reviews import Reviews
from engine.tables.running.starting import Starting
from engine.tables.table.hours import QuietHours
from engine.tables.table.model import OPEN, Change, ChannelRef, Person, Snapshot, Status, TableId
from engine.tables.table.rights import Edit, Request, Role, made, match_of, roles_of

log = logging.getLogger(__name__)
NOWHERE = 0
"""The id of no server."""
NO_ONE = Person(0, "")
"""Makes the edits of the program itself."""


@dataclass(eq=False)
class Tables:
    """All tables of this process. `preferences` has the choices of people, `moderation` those of servers; `records` has
    stored matches, `reviews` what robots say of them; `timekeeper` is told of outages. `engine.boneyard` builds it."""

    _registry: TableRegistry
    _gate: Gate
    _opening: Opening
    _autoplay: Autoplay
    _starting: Starting
    _: KW_ONLY
    timekeeper: Timekeeper
    moderation: Moderation
    preferences: Preferences
    arrangements: Arrangements
    same_deals: SameDeals
    dailies: Dailies
    puzzles: Puzzles
    records: Records
    reviews: Reviews
    draw: Callable[[int], bytes] | None
    """Gives the secret bytes of seed chains; None: new tables have none."""

    def __post_init__(self) -> None:
        self.shards, self.ask = self._registry.store.shards, self._registry.ask
        self._workers: list[asyncio.Task[None]] = []

    async def start(self, seen: Callable[[Snapshot], Awaitable[None]] | None = None) -> None:
        """Give back the time the program was off, and load all open tables. If there are many, most are loaded after
        this returns, and matches are replayed later, the recent ones first. `seen` is told of each table once."""
        self._starting.seen = seen
        await self.ask(queries.end_drain, OPEN)
        self.timekeeper.look_at = self._starting.look_at
        await self._starting.begin(await self.timekeeper.resume())
        self._workers = [
            asyncio.create_task(self._autoplay.timers.run()),
            asyncio.create_task(self.timekeeper.run()),
        ]

    async def all_here(self) -> None:
        """Wait until every open table is known."""
        await self._registry.complete.wait()

    async def close(self) -> None:
        """Refuse new changes (SHUTTING_DOWN), finish those under way, stop the clocks. The store stays open."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self._starting.close()
        await self._registry.close()
        await self._autoplay.close()
        await self.timekeeper.close()

    async def settled(self) -> None:
        """Wait until every table rests until a click or a timer."""
        await self._starting.settled()
        await self._autoplay.settled()

    # -- changing --

    async def open(self, channel: ChannelRef, host: Person, wanted: Wanted, *, click: int | None = None) -> Snapshot:
        """A new table. UNKNOWN_GAME, UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS, TOO_MANY_TABLES, TOO_MANY_HOSTED."""
        return await self._opening.open(lambda table_id, now: opened(table_id, channel, host, wanted, now), click)

    async def rematch(
        self, table_id: TableId, person: Person, *, posting: str | None = None, click: int | None = None
    ) -> Snapshot:
        """A new lobby after a finished match, hosted by `person`. Asked for twice, it is the same table. NOT_OVER,
        NOT_SEATED."""
        return await self._opening.rematch(table_id, partial(rematch, host=person, posting=posting), click)

    async def play_on(self, table_id: TableId, person: Person, *, click: int | None = None) -> Snapshot:
        """A private table where a person plays the match on, for fun, that they have won because all others left.
        NOT_OVER, NOT_SEATED."""
        return await self._opening.play_on(table_id, person, click)

    async def put_up(self, table: Snapshot) -> Snapshot:
        """A table of an event, which may have its seed chain already. Put up twice, it is the same table."""
        return await self._opening.put_up(table)

    async def change(
        self,
        table_id: TableId,
        edit: Edit,
        by: Person | int | None = None,
        *,
        manager: bool = False,
        click: int | None = None,
        known_in: int | None = NOWHERE,
    ) -> Snapshot:
        """Make an edit in the name of a person (None: of the program), who may be a `manager` of the server. Their seat
        gets their name if the table is on the server `known_in` (None: in private), where they have it. Once this
        returns, it is stored. Raises `Refused`: as the edit says, NOT_HOST, NOT_SEATED, NOT_MANAGER, ALREADY_STARTED,
        NOT_STARTED, TABLE_CLOSED, BLOCKED, DUPLICATE (the same click again), STORE_UNAVAILABLE, SHUTTING_DOWN."""
        return await self._registry.shield(self._change(table_id, edit, by, manager, click, known_in))

    async def _change(
        self,
        table_id: TableId,
        edit: Edit,
        by: Person | int | None,
        manager: bool,
        click: int | None,
        known_in: int | None,
    ) -> Snapshot:
        person = Person(by, "") if isinstance(by, int) else by or NO_ONE
        knowing = await self.same_deals.knowing(table_id) if edit.sits else ()
        before = earlier(await stored_at(self._registry.store, table_id)) if edit.takes_back else None
        live = await self._registry.find(table_id)
        if isinstance(edit, Premoving):
            laid = await live.premove(edit, person.user_id, self._registry.now())
            self._registry.tell_owner(table_id, person.user_id)
            return laid
        await self.timekeeper.mind()
        self.timekeeper.catch_up(live)
        now = self._registry.now()

        rules = await self._gate.rules(live.snapshot)

        def make(table: Snapshot) -> Change:
            roles = {Role.BOT} if by is None else roles_of(table, person.user_id, manager=manager)
            change = made(edit, table, Request(person, roles, now, click, knowing, before))
            self._gate.check(rules, table, change.snapshot)
            if table.channel.guild_id == known_in:
                change = replace(change, snapshot=change.snapshot.naming(person))
            return change

        try:
            done = await live.change(make, now, click)
            return await self._gate.settle(live, done, rules, now)
        finally:
            self._registry.go_on(live)

    async def change_each(self, tables: Iterable[Snapshot], edit: Edit) -> list[Snapshot]:
        """Make an edit of the program at several tables. Returns the changed ones."""
        done = []
        for table in tables:
            try:
                done.append(await self.change(table.id, edit))
            except Refused as refused:
                log.warning("Table %s stays as it is after %s: %s", table.id, type(edit).__name__, refused)
        return done

    # -- before an upgrade --

    @property
    def closed_until(self) -> int | None:
        """When tables may be opened again and clocks run (seconds UTC); None: now."""
        return self._opening.closed_until

    async def drain(self, until: int | None) -> None:
        """Open no tables and stop all clocks until the next start; None: go on. The next start redraws all boards."""
        self._opening.closed_until = until
        await self.ask(queries.note_drain, until is not None)
        if until is None:
            self.timekeeper.let_go()
        else:
            self.timekeeper.hold()

    def stuck(self) -> list[tuple[Snapshot, int]]:
        """Open tables that don't go on by themselves, with the number of failures; 0: its channel is gone."""
        tables = self._registry.open.values()
        return [(one.snapshot, one.failures) for one in tables if one.failures or one.snapshot.homeless]

    # -- looking --

    async def set_shown(self, table_id: str, /, **shown: int | str | None) -> None:
        """Store what Discord shows of the table: fields of `Shown`. It makes no new version and tells no one, and works
        while the program is closing, when the last boards are drawn."""
        table = await self._registry.find(TableId(table_id))
        if shown or table.edit_noted:
            await self._registry.finish(table.remember(shown, self._registry.now()))

    async def forget_shown(self, table: Snapshot) -> None:
        """Discord shows nothing of the table any more."""
        await self.set_shown(table.id, **asdict(nothing_shown(table)))

    def forget_people(self) -> None:
        """Someone's data is deleted: read the names of people, their choices and ended tables from the store again."""
        self._registry.forget_people()
        self.moderation.forget()
        self.arrangements.forget()
        with self.preferences.changing():
            pass

    async def read_again(self, ids: Iterable[str]) -> list[Snapshot]:
        """Read those of these tables again that are open in memory, because their rows have changed."""
        return await self._registry.read_again(ids)

    async def edited(self, table_id: str, version: int) -> None:
        """The public message shows this version. The next `set_shown` stores it; a crash before costs one more edit."""
        await (await self._registry.find(TableId(table_id))).edited(version)

    async def premoves_of(self, table_id: TableId, user_id: int) -> Premoves | None:
        """A person's premoves, for their eyes alone."""
        return (await self._registry.find(table_id)).premoves.get(user_id)

    async def snapshot(self, table_id: str) -> Snapshot:
        """A table, also after its end. NO_SUCH_TABLE."""
        return (await self._registry.find(TableId(table_id))).snapshot

    async def resting(self, table_id: str) -> tuple[Snapshot, Rest | None]:
        """A table, and why and until when nothing happens there by itself (None: something does). NO_SUCH_TABLE."""
        live = await self._registry.find(TableId(table_id))
        await self._autoplay.look(live)
        return live.snapshot, live.rest

    async def found(self, ids: Iterable[str]) -> list[Snapshot]:
        """These tables, except missing and unreadable ones."""
        return await self._registry.found(ids)

    def peek(self, table_id: str) -> Snapshot | None:
        """A table if it is in memory."""
        table = self._registry.peek(TableId(table_id))
        return None if table is None or table.snapshot.unloaded else table.snapshot

    def known(self, *, guild_id: int | None = None, channel_id: int | None = None) -> tuple[Snapshot, ...]:
        """The open tables of a server, of a channel or of all, oldest first. They may be unloaded, and just after a
        start some are missing until `all_here`."""
        places = ((table.snapshot, table.snapshot.channel) for table in self._registry.open.values())
        here = (one for one, at in places if guild_id in (None, at.guild_id) and channel_id in (None, at.channel_id))
        return tuple(sorted(here, key=age))

    async def tables_in(self, *, guild_id: int | None = None, channel_id: int | None = None) -> list[Snapshot]:
        """The open tables of a server or channel, all loaded, without tables that can't be replayed."""
        await self.all_here()
        return await self._registry.whole(self.known(guild_id=guild_id, channel_id=channel_id))

    async def tables_of(self, user_id: int, *, asked: bool = False) -> list[Snapshot]:
        """The open tables where a person plays, oldest first, all loaded; with those they were `asked` to join."""
        found = {table.id: table.snapshot for table in await self._registry.of(user_id)}
        if asked:
            await self.all_here()
            lobbies = (table for table in self.known() if table.status is Status.LOBBY)
            ignored = {one.user_id for one in await self.preferences.ignored_by(user_id)}
            asked_to = (table for table in lobbies if table.participants.guest(user_id))
            found |= {table.id: table for table in asked_to if ignored.isdisjoint(table.people)}
        return await self._registry.whole(sorted(found.values(), key=age))

    def subscribe(self, callback: Callable[[Change], None], *, first: bool = False) -> Callable[[], None]:
        """Call `callback` after every stored change, in their order; `first`: even while an answer is under way. Its
        exceptions are logged. Returns a function that ends the subscription."""
        subscribers = self._registry.first_subscribers if first else self._registry.subscribers
        subscribers.append(callback)
        return lambda: subscribers.remove(callback)

    def tell_owners(self, callback: Callable[[str, int], None]) -> None:
        """Call `callback` with the table and the person after every change of premoves, or of the order of a hand."""
        self._registry.tell_owner = callback

    async def hint(self, table: Snapshot, seat: Seat) -> Advice | None:
        """The best move for the seat on turn, the same each time; None if the robots take too long."""
        view, rng = match_of(table).view_for_robot(seat), random.Random(f"{table.id}/{table.steps}")
        return await self._autoplay.think(advice.advise, view, rng, robots.SHARP)

    async def go_on(self, table_id: TableId) -> Snapshot:
        """Let house and robots act as far as they can without a pause. Returns the table after that."""
        live = await self._registry.find(table_id)
        await self._autoplay.look(live)
        return live.snapshot

    async def ping_due(self, table_id: TableId) -> float:
        """When the player on turn is pinged at a slow table; 0 in a turn that nobody could prepare for. It says nothing
        about whether there is a premove."""
        return self._autoplay.ping_due(await self._registry.find(table_id))

    async def usual_night(self, user_id: int) -> QuietHours | None:
        """When a person seems to sleep, by their moves at open tables and in their latest matches; None: unknown."""
        return usual_night(await self._registry.ask(queries.moved_at, user_id, OPEN))

    def put_off(self, table_id: TableId) -> Callable[[], None]:
        """While an answer to a person at this table is under way, tell no subscribers, and let nothing go on by itself.
        The function returned ends that. Call it once."""
        return self._registry.put_off(table_id)
