"""Moves events on. The next step follows from the stored event alone (`_go_on`), so an event goes on after a crash and
does nothing twice."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Final

from engine.events import changes, duels
from engine.events.holder import Holder, Live
from engine.events.model import UNFINISHED, Event, EventId, EventRefusal, EventTable, Kind, Placed, Plan, Stage, id_from
from engine.events.planning import new_seed, planned, table_of
from engine.events.results import (
    Moment,
    absent_at,
    deserted,
    duel_places,
    duplicate_places,
    moments_of,
    night_places,
)
from engine.rules.errors import Refused
from engine.statistics.ratings import MILLION, carried
from engine.store import Store
from engine.store.questions import events, ratings
from engine.store.questions.results import Span
from engine.tables.edits.places import End, MoveTo
from engine.tables.keeping.state import read
from engine.tables.running.timers import Timers
from engine.tables.service import Tables
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, ChannelRef, Person, Snapshot
from engine.units import WEEK

log = logging.getLogger(__name__)

MADE_GOOD: Final = WEEK
"""A start still shows the end of an event that ended this long ago."""


class Events(Holder):
    """Moves all unfinished events on."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        rng: Random,
    ) -> None:
        """`now` gives seconds UTC; `sleep` is the only way this class waits. `rng` seats people and draws lots."""
        super().__init__(tables, now)
        self._store = store
        self._rng = rng
        self.played: Callable[[Change], None] = lambda change: None
        """Told of changes at tables of events. Set by the event boards."""
        self.breaks = Timers[EventId](now, sleep, self._soon)
        """The ends of breaks between rounds."""
        tables.subscribe(self._note)
        tables.timekeeper.on_time = lambda: self._shielded.start(self._on_time())

    async def start(self) -> None:
        """Load the unfinished events and move them on."""
        since = int(self._now()) - MADE_GOOD
        for stored in await self._tables.ask(events.unfinished, self._store.shards, UNFINISHED, since):
            self._remember(Event.of(stored))
        for event in self.unfinished():
            if event.row.seed is None and (seed := new_seed(event.plan, self._tables.draw)) is not None:
                await self.change(event.id, changes.seeded, seed)
            self._soon(event.id)

    async def settled(self) -> None:
        """Wait until every event waits for people or a time."""
        await self._shielded.drain()

    async def matches(self, tables: Sequence[EventTable]) -> dict[str, Snapshot]:
        """Those of the tables that have opened, by id."""
        found: dict[str, Snapshot] = {}
        for table in tables:
            if table.channel_id is not None:
                with suppress(Refused):
                    found[table.table_id] = await self._tables.snapshot(table.table_id)
        return found

    async def moments(self, event: Event) -> tuple[Moment, ...]:
        """The best moments of an event, as `moments_of` gives them."""
        ids = [table.table_id for table in event.tables if table.channel_id is not None]
        return await asyncio.to_thread(moments_of, event, await read(self._store.load_many(ids)))

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
        panel: int = 0,
    ) -> Event:
        """A new event, the same if one interaction asks twice, or one `panel` (a message's id). BAD_OPTION,
        UNKNOWN_OPTION, UNKNOWN_GAME, TOO_MANY_EVENTS, BLOCKED."""
        rules = await self._tables.moderation.of(channel.guild_id)
        if rules.blocks(channel.guild_id or 0, host.user_id):
            raise Refused(TableRefusal.BLOCKED)
        event_id = EventId(id_from("event", host.user_id, panel or interaction_id))
        asked = (event_id, kind, channel, host, title, plan, self._now())
        seed, click = new_seed(plan, self._tables.draw), interaction_id or None
        event = planned(*asked, starts_at=starts_at, posting=posting, seed=seed, click=click)
        return await self._settled(await self._shielded.run(self._create(event)), rules)

    async def next_round(
        self, event_id: str, user_id: int, after: int, *, manager: bool = False, click: int | None = None
    ) -> Event:
        """The host, or a `manager` of the server, begins the round after round `after` (0: the first one); tables in
        play end as they stand. NOT_THE_HOST, TOO_FEW_PEOPLE, EVENT_OVER, EVENT_STARTED if it has begun, DRAINING."""
        live = await self._find(event_id)
        if (until := self._tables.closed_until) is not None:
            raise Refused(TableRefusal.DRAINING, until=until)
        async with live.turn:
            event = live.event
            changes.check_host(event, user_id, manager)
            if event.round != after or 0 < event.round >= event.plan.rounds:
                raise Refused(EventRefusal.EVENT_STARTED)
            changes.check_enough(changes.checked_in(event, self._now(), user_id))
            await self._end_tables(event)
            return await self._begin_round(live, after, user_id, click)

    async def end(self, event_id: str, user_id: int, *, manager: bool = False) -> Event:
        """The host, or a `manager` of the server, ends the event; tables in play end as they stand. NOT_THE_HOST,
        EVENT_OVER."""
        live = await self._find(event_id)
        async with live.turn:
            changes.check_host(live.event, user_id, manager)
            await self._end_tables(live.event)
            return await self.change(event_id, changes.over)

    async def seat(self, event_id: str, table: EventTable, channel_id: int) -> Snapshot:
        """Open a table of the round in this channel and begin its match, once, or move it there if its channel is gone.
        EVENT_OVER if the table is over."""
        event = await self.change(event_id, changes.placed_at, table.spot, channel_id, table.channel_id)
        match = await self._put_up(event, event.table(table.spot))
        if match.homeless:
            host, place = Person(event.row.host_id, event.row.host), replace(event.channel, channel_id=channel_id)
            match = await self._tables.change(match.id, MoveTo(place), host, manager=True)
        return match

    async def look(self) -> None:
        """Do what has become due, and retry what failed. Call this each minute."""
        for event in self.unfinished():
            self._soon(event.id)
        await self.settled()

    async def _on_time(self) -> None:
        """Clocks run again after an outage: read the moved times, and go on."""
        with suppress(Refused):
            unfinished = [event.id for event in self.unfinished()]
            await self.read_again(unfinished)
            for event_id in unfinished:
                self._soon(event_id)

    def _note(self, change: Change) -> None:
        if event_id := self._event_of.get(change.snapshot.id):
            late = any(step.by is By.CLOCK for step in change.steps)
            if late or change.kind in (ChangeKind.FINISHED, ChangeKind.CANCELLED):
                self._soon(event_id)
            self.played(change)

    def _soon(self, event_id: EventId) -> None:
        self._shielded.start(self._go_on(event_id))

    async def _go_on(self, event_id: EventId) -> None:
        """Do the next steps of an event. The next `look` retries what fails."""
        try:
            live = await self._find(event_id)
            async with live.turn:
                await self._take_step(live)
        except Refused as refused:
            log.error("Event %s does not go on for now: %s.", event_id, refused)
        except Exception:
            log.exception("Event %s does not go on.", event_id)

    async def _take_step(self, live: Live) -> None:
        """Open the tables that have a channel, and note those that are over. When all are over or the time is up,
        begin the next round or end the event. While clocks stand still, only note what is over."""
        now, event, still = self._now(), live.event, self._tables.timekeeper.still
        if event.unfinished and not still and now > changes.expires(event):
            await self._end_tables(event)
            await self.change(event.id, changes.over)
        if live.event.stage is not Stage.PLAYING:
            return
        found = {
            table: self._tables.peek(table.table_id) or await self._put_up(event, table)
            for table in live.event.in_play
            if table.channel_id is not None
        }
        for table, match in found.items():
            if deserted(match) and not still:
                found[table] = await self._end_table(live.event, match)
        await self._note_over(live.event, found)
        time_up = not still and live.event.round_ends is not None and now >= live.event.round_ends
        if live.event.in_play and time_up:
            await self._end_tables(live.event)
        event = live.event
        if event.stage is not Stage.PLAYING or event.in_play or still:
            return
        more = event.round < event.plan.rounds
        if changes.few_left(event):
            if more and event.in_duels:
                await self.change(event.id, changes.walked_over)
            await self.change(event.id, changes.over)
            return
        if more and event.kind is Kind.LEAGUE and not time_up:
            return
        if not more:
            await self.change(event.id, changes.over)
            return
        event = await self.change(event.id, changes.paused)
        if changes.break_over(event, self._now()):
            await self._begin_round(live, event.round)
        else:
            self.breaks.set(event.id, event.row.break_ends)

    async def _put_up(self, event: Event, table: EventTable) -> Snapshot:
        """The table, opened and begun once."""
        return await self._tables.put_up(table_of(event, table, self._now()))

    async def _note_over(self, event: Event, found: Mapping[EventTable, Snapshot]) -> None:
        """Note the results of tables that are over. Duplicate tables are compared, so they wait for all of a round."""
        over = {table: match for table, match in found.items() if not match.is_open}
        if not event.plan.duplicate:
            places = duel_places if event.in_duels else night_places
            for table, match in over.items():
                await self.change(event.id, changes.table_over, table.spot, places(match), absent_at(match))
        elif len(over) == len(event.in_play):
            before = await self.matches([table for table in event.here if table.over])
            matches = [*before.values(), *over.values()]
            compared = duplicate_places(matches)[len(before) :]
            for (table, match), result in zip(over.items(), compared, strict=True):
                await self.change(event.id, changes.table_over, table.spot, result, absent_at(match))

    async def _end_tables(self, event: Event) -> None:
        """End the tables in play as they stand. A duel without a channel is a tie."""
        found = {}
        for table in event.in_play:
            if table.channel_id is None:
                tie = tuple(Placed(user, 1, duels.SIDES) for user in table.people) if event.in_duels else ()
                await self.change(event.id, changes.table_over, table.spot, tie)
                continue
            found[table] = await self._end_table(event, await self._put_up(event, table))
        await self._note_over(await self.snapshot(event.id), found)

    async def _end_table(self, event: Event, match: Snapshot) -> Snapshot:
        """End a match as it stands."""
        host = Person(event.row.host_id, event.row.host)
        return await self._tables.change(match.id, End(at_once=True), host, manager=True) if match.is_open else match

    async def _begin_round(self, live: Live, after: int, host: int | None = None, click: int | None = None) -> Event:
        game = changes.game_of_round(live.event, self._rng)
        strength = await self._ratings_of(live.event, game) if live.event.plan.balanced else None
        apart = await self._tables.preferences.apart([player.user_id for player in live.event.coming])

        hosted = live.event.row.host_id == host

        def edit(event: Event, now: float) -> Event:
            if event.round != after or event.in_play:
                raise Refused(EventRefusal.EVENT_STARTED)
            if host is not None and hosted:  # they may have deleted their data at this moment
                changes.check_host(event, host, manager=False)
            return changes.round_begun(event, now, game, strength, self._rng, host=host, click=click, apart=apart)

        return await self.change(live.event.id, edit)

    async def _ratings_of(self, event: Event, game: str) -> dict[int, float]:
        """The ratings of this season by person."""
        guild, people = event.row.guild_id, [player.user_id for player in event.coming]
        rows = await self._tables.ask(ratings.latest, Span(guild, game), people)
        starts = await self._tables.ask(ratings.season_starts, guild)
        return {row.user_id: carried(row, starts).mu / MILLION for row in rows}
