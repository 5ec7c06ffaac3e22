"""The events of this program: signing up, rounds, and the one who sees to it that each goes on.

Every change is committed first, then remembered, then told. What is to be done next follows from what is stored alone
(`_go_on`): so after a crash at any moment an event goes on where it was, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeVar

from engine.events import changes, duplicate
from engine.events.duels import decided
from engine.events.errors import EventRefusal
from engine.events.model import (
    UNFINISHED,
    Event,
    EventId,
    EventTable,
    Kind,
    Placed,
    Plan,
    Stage,
    id_from,
    read_event,
    stored_event,
)
from engine.events.moments import Moment, moments_of
from engine.rules.errors import Refused
from engine.store import Store
from engine.store.background import Shielded
from engine.store.errors import Conflict, StoreUnavailable
from engine.store.questions import events, ratings
from engine.store.questions.standings import Span
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Change, ChangeKind, ChannelRef, Person, Snapshot
from engine.tables.people.lobby import seated
from engine.tables.service import Tables
from engine.units import DAY, WEEK

T = TypeVar("T")
Edit = Callable[[Event, float], Event]
log = logging.getLogger(__name__)

MOST_EVENTS: Final = 5
"""How many events of a server may be signed up for or played."""
LONGEST_SIGN_UP: Final = DAY
LONGEST_SIGN_UP_FOR_DUELS: Final = 14 * DAY
"""So many seconds after it was to begin, or after the last who signed up, an event that nobody begins is cancelled."""
LONGEST_SILENCE: Final = 30 * DAY
"""So long after its last change an event ends in which nobody begins the next round."""
MADE_GOOD: Final = WEEK
"""For so many seconds after it an event's end is still brought into its channel."""
KEPT_OVER: Final = 100
"""How many events that are over are kept in memory, for those who still look at them."""
ENDS: Final = (ChangeKind.FINISHED, ChangeKind.CANCELLED)


class Events:
    """All events that are not over, and those that ended lately."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], float], rng: Random) -> None:
        """`now` gives UTC seconds; `rng` seats people and draws lots."""
        self._store = store
        self._tables = tables
        self._now = now
        self._rng = rng
        self._known: dict[str, Event] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._event_of: dict[str, EventId] = {}
        """By table in play, its event."""
        self._doubtful: set[str] = set()
        """Events of which a write failed, so that what is stored may differ from what is known."""
        self._subscribers: list[Callable[[Event], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()
        self._shielded = Shielded()
        tables.subscribe(self._note)

    async def start(self) -> None:
        """Take up what is not over, and let it go on."""
        since = int(self._now()) - MADE_GOOD
        shards = self._store.shards
        for stored in await self._ask(lambda connection: events.unfinished(connection, shards, UNFINISHED, since)):
            self._keep(read_event(stored))
        for event in self.unfinished():
            self._soon(event.id)

    async def close(self) -> None:
        """Finish what is being written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._shielded.drain()

    async def settled(self) -> None:
        """Wait until no event has anything to do before somebody acts or a time comes."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def subscribe(self, callback: Callable[[Event], None]) -> None:
        """Call `callback` at once after every stored change."""
        self._subscribers.append(callback)

    # -- looking --

    def unfinished(self, guild_id: int | None = None) -> list[Event]:
        """The events (of a server) that are signed up for or played."""
        return [event for event in self._known.values() if event.unfinished and guild_id in (None, event.row.guild_id)]

    def left_unshown(self) -> list[Event]:
        """The events whose channel does not show them as they are, as far as their rows tell."""
        return [event for event in self._known.values() if event.row.shown_version != event.version]

    async def snapshot(self, event_id: str) -> Event:
        """An event as it is; NO_SUCH_EVENT."""
        if (event := self._known.get(event_id)) is not None:
            return event
        stored = await self._ask(lambda connection: events.load(connection, event_id))
        if stored is None:
            raise Refused(EventRefusal.NO_SUCH_EVENT)
        return self._known.setdefault(event_id, read_event(stored))

    def peek(self, event_id: str) -> Event | None:
        """The same at once, if it is in memory."""
        return self._known.get(event_id)

    def event_of(self, table_id: str) -> Event | None:
        """The event to whose round in play a table belongs."""
        return self._known.get(self._event_of.get(table_id, EventId("")))

    async def matches(self, event: Event) -> dict[str, Snapshot]:
        """The tables of the round that have opened, as they are now, by id."""
        found: dict[str, Snapshot] = {}
        for table in event.here:
            if table.channel_id is not None:
                with suppress(Refused):
                    found[table.table_id] = await self._tables.snapshot(table.table_id)
        return found

    async def moments(self, event: Event) -> tuple[Moment, ...]:
        """The best moments of an event."""
        ids = [table.table_id for table in event.tables if table.channel_id is not None]
        try:
            stored = await self._store.load_many(ids)
        except StoreUnavailable as error:
            raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
        return await asyncio.to_thread(moments_of, event, stored)

    async def match(self, table: EventTable) -> Snapshot:
        """A table that has opened, as it is now."""
        return await self._tables.snapshot(table.table_id)

    # -- what people do --

    async def plan(
        self,
        channel: ChannelRef,
        host: Person,
        title: str,
        plan: Plan,
        *,
        kind: Kind = Kind.GAME_NIGHT,
        starts_at: int | None = None,
        posting: str | None = None,
        interaction_id: int = 0,
    ) -> Event:
        """A new event; asked for twice by one interaction, it is the same. BAD_OPTION, UNKNOWN_OPTION, UNKNOWN_GAME,
        TOO_MANY_EVENTS."""
        event_id = EventId(id_from("event", host.user_id, interaction_id))
        event = changes.planned(
            *(event_id, kind, channel, host, title, plan, self._now()), starts_at=starts_at, posting=posting
        )
        return await self._shielded.run(self._create(event))

    async def join(self, event_id: str, person: Person) -> Event:
        """Take part from the next round on. ALREADY_IN, EVENT_FULL, EVENT_OVER."""
        return await self._change(event_id, lambda event, now: changes.joined(event, person, now))

    async def leave(self, event_id: str, user_id: int) -> Event:
        """Take no part in the next rounds. NOT_IN, EVENT_OVER."""
        return await self._change(event_id, lambda event, now: changes.left(event, user_id, now))

    async def vote(self, event_id: str, user_id: int, game: str) -> Event:
        """Want that game. NOT_IN, EVENT_OVER."""
        return await self._change(event_id, lambda event, now: changes.voted(event, user_id, game, now))

    async def next_round(self, event_id: str, user_id: int, after: int, *, manager: bool = False) -> Event:
        """The host, or a `manager` of the server, begins the round after round `after` (0: the first); tables that
        still play end as they stand. NOT_THE_HOST, EVENT_STARTED if it has begun already, TOO_FEW_PEOPLE,
        EVENT_OVER."""
        async with self._turn(event_id):
            event = await self.snapshot(event_id)
            _check_host(event, user_id, manager)
            if event.round != after or 0 < event.round >= event.plan.rounds:
                raise Refused(EventRefusal.EVENT_STARTED)
            if len(event.coming) < (fewest := changes.fewest_for(event)):
                raise Refused(EventRefusal.TOO_FEW_PEOPLE, fewest=fewest)
            await self._end_tables(event)
            return await self._begin_round(event_id, after)

    async def end(self, event_id: str, user_id: int, *, manager: bool = False) -> Event:
        """The host, or a `manager` of the server, ends the event; tables that still play end as they stand.
        NOT_THE_HOST, EVENT_OVER."""
        async with self._turn(event_id):
            event = await self.snapshot(event_id)
            _check_host(event, user_id, manager)
            await self._end_tables(event)
            return await self._change(event_id, changes.over)

    async def seat(self, event_id: str, table: EventTable, channel_id: int) -> Snapshot:
        """A table of the round stands in this channel: it opens, and its match begins. Asked for twice, it is the same
        table. EVENT_OVER if it is no more wanted."""
        spot = table.spot
        event = await self._change(event_id, lambda event, now: changes.placed_at(event, spot, channel_id, now))
        return await self._put_up(event, event.table(spot))

    async def set_shown(self, event_id: str, /, **shown: int | str | None) -> None:
        """Remember what Discord shows of an event: columns of `events.NOT_IN_A_VERSION`. Makes no new version and
        tells nobody."""
        async with self._lock(event_id):
            event = await self._sure(event_id)
            await self._ask(lambda connection: events.set_shown(connection, event_id, shown))
            row: Any = event.row
            self._known[event_id] = replace(event, row=replace(row, **shown))

    # -- what goes on by itself --

    async def look(self) -> None:
        """See to what time brings, and to what has failed before. To be called every minute."""
        for event in self.unfinished():
            self._soon(event.id)
        await self.settled()

    def _note(self, change: Change) -> None:
        if change.kind in ENDS and (event_id := self._event_of.get(change.snapshot.id)):
            self._soon(event_id)

    def _soon(self, event_id: EventId) -> None:
        task = asyncio.create_task(self._go_on(event_id), name=f"event {event_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, event_id: EventId) -> None:
        """Do what is to be done now. What fails is tried again at the next look."""
        try:
            async with self._turn(event_id):
                await self._take_step(event_id)
        except Refused as refused:
            log.error("Event %s does not go on for now: %s.", event_id, refused)
        except Exception:
            log.exception("Event %s does not go on.", event_id)

    async def _take_step(self, event_id: EventId) -> None:
        """Open the tables of which it is known where they stand, take note of those that are over, and when all are,
        begin the next round or end the event; so too when its time is up."""
        event, now = await self.snapshot(event_id), self._now()
        waits = event.stage is Stage.SIGN_UP
        since = max(event.row.active_at, event.row.starts_at or 0)
        longest = LONGEST_SIGN_UP_FOR_DUELS if event.in_duels else LONGEST_SIGN_UP
        if event.unfinished and now - since > (longest if waits else LONGEST_SILENCE):
            await self._end_tables(event)
            await self._change(event_id, changes.over)
        if event.stage is not Stage.PLAYING:
            return
        found = {
            table: self._tables.peek(table.table_id) or await self._put_up(event, table)
            for table in event.in_play
            if table.channel_id is not None
        }
        await self._note_over(event, found)
        event = await self.snapshot(event_id)
        if event.in_play and event.round_ends is not None and now >= event.round_ends:
            await self._end_tables(event)
            event = await self.snapshot(event_id)
        if event.stage is not Stage.PLAYING or event.in_play:
            return
        if event.round < event.plan.rounds and event.kind is Kind.LEAGUE and now < (event.round_ends or 0):
            return
        if event.round < event.plan.rounds and len(event.coming) >= changes.FEWEST:
            await self._begin_round(event_id, event.round)
        else:
            await self._change(event_id, changes.over)

    async def _put_up(self, event: Event, table: EventTable) -> Snapshot:
        assert table.channel_id is not None
        people = [Person(user, event.name(user)) for user in table.people]
        mates = [other.table_id for other in event.here if other.number != table.number] if event.plan.duplicate else ()
        return await self._tables.put_up(
            seated(
                table.table_id,
                ChannelRef(event.row.guild_id, table.channel_id),
                people,
                table.game,
                dict(event.plan.options),
                self._now(),
                seats=max(len(people), changes.seats_wanted(event.plan, table.game)),
                turn_seconds=event.plan.turn_seconds,
                increment=event.plan.increment,
            ),
            mates,
        )

    async def _note_over(self, event: Event, found: Mapping[EventTable, Snapshot]) -> None:
        """Take note of those tables that are over; of duplicate ones when all of the round are, for they are compared
        with each other."""
        if not event.plan.duplicate:
            for table, snapshot in found.items():
                if not snapshot.is_open:
                    await self._set_over(event, table, (decided if event.in_duels else changes.results_of)(snapshot))
        elif len(found) == len(event.in_play) and not any(snapshot.is_open for snapshot in found.values()):
            known = {
                table: await self._tables.snapshot(table.table_id)
                for table in event.here
                if table.over and table.channel_id
            }
            placed = duplicate.results([*known.values(), *found.values()])[len(known) :]
            for table, places in zip(found, placed, strict=True):
                await self._set_over(event, table, places)

    async def _set_over(self, event: Event, table: EventTable, placed: tuple[Placed, ...]) -> None:
        spot = table.spot
        await self._change(event.id, lambda latest, now: changes.table_over(latest, spot, placed, now))

    async def _end_tables(self, event: Event) -> None:
        """The tables of the round that still play end as they stand."""
        found = {}
        for table in event.in_play:
            if table.channel_id is None:
                await self._set_over(event, table, changes.unplayed(event, table))
                continue
            snapshot = await self._put_up(event, table)
            found[table] = await self._tables.end(table.table_id, event.host) if snapshot.is_open else snapshot
        await self._note_over(await self.snapshot(event.id), found)

    async def _begin_round(self, event_id: str, after: int) -> Event:
        event = await self.snapshot(event_id)
        game = changes.game_of_round(event, self._rng)
        strength = await self._strength(event, game) if event.plan.balanced else None

        def make(latest: Event, now: float) -> Event:
            if latest.round != after or latest.in_play:
                raise Refused(EventRefusal.EVENT_STARTED)
            return changes.round_begun(latest, game, strength, self._rng, now)

        return await self._change(event_id, make)

    async def _strength(self, event: Event, game: str) -> dict[int, float]:
        people = [player.user_id for player in event.coming]
        span = Span(event.row.guild_id, game)
        rows = await self._ask(lambda connection: ratings.latest(connection, span, people))
        return {row.user_id: row.mu / 1_000_000 for row in rows}

    # -- inside --

    def _turn(self, event_id: str) -> asyncio.Lock:
        """Only one at a time moves an event on."""
        return self._turns.setdefault(event_id, asyncio.Lock())

    def _lock(self, event_id: str) -> asyncio.Lock:
        return self._locks.setdefault(event_id, asyncio.Lock())

    async def _create(self, event: Event) -> Event:
        async with self._opening:
            if await self._ask(lambda connection: events.load(connection, event.id)):
                return await self.snapshot(event.id)
            if len(self.unfinished(event.row.guild_id)) >= MOST_EVENTS:
                raise Refused(EventRefusal.TOO_MANY_EVENTS, most=MOST_EVENTS)
            await self._ask(lambda connection: events.create(connection, stored_event(event)))
            self._keep(event)
            return event

    async def _change(self, event_id: str, make: Edit) -> Event:
        return await self._shielded.run(self._change_now(event_id, make))

    async def _change_now(self, event_id: str, make: Edit) -> Event:
        async with self._lock(event_id):
            event = await self._sure(event_id)
            after = make(event, self._now())
            if after is event:
                return event
            before, wanted = stored_event(event), stored_event(after)
            self._doubtful.add(event_id)
            try:
                await self._ask(lambda connection: events.write(connection, before, wanted))
            except Conflict as error:
                raise Refused(TableRefusal.STORE_UNAVAILABLE) from error
            self._doubtful.discard(event_id)
            self._keep(after)
        for callback in self._subscribers:
            try:
                callback(after)
            except Exception:
                log.exception("A subscriber failed on event %s.", event_id)
        if after.stage is Stage.PLAYING:
            self._soon(after.id)
        return after

    async def _sure(self, event_id: str) -> Event:
        """The event as it is stored, also after a write of which it is not known whether it was done."""
        if event_id in self._doubtful:
            stored = await self._ask(lambda connection: events.load(connection, event_id))
            assert stored is not None, "events are never deleted"
            self._keep(read_event(stored))
            self._doubtful.discard(event_id)
        return await self.snapshot(event_id)

    def _keep(self, event: Event) -> None:
        self._known[event.id] = event
        for table in event.here if event.unfinished else ():
            self._event_of[table.table_id] = event.id
        over = [known for known in self._known.values() if not known.unfinished]
        for old in over[: max(0, len(over) - KEPT_OVER)]:
            del self._known[old.id]
            self._locks.pop(old.id, None)
            self._turns.pop(old.id, None)
            self._event_of = {table: event_id for table, event_id in self._event_of.items() if event_id != old.id}

    async def _ask(self, question: Callable[[Any], T]) -> T:
        try:
            return await self._store.ask(question)
        except StoreUnavailable as error:
            log.error("The store could not be reached: %s", error)
            raise Refused(TableRefusal.STORE_UNAVAILABLE) from error


def _check_host(event: Event, user_id: int, manager: bool) -> None:
    if not event.unfinished:
        raise Refused(EventRefusal.EVENT_OVER)
    if user_id != event.row.host_id and not manager:
        raise Refused(EventRefusal.NOT_THE_HOST, host=event.row.host)
