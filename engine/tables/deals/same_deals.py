"""Tables that repeat the deals of another match: their deals, who knows them, and how others scored.

A match is dealt like the original, draw by draw, while both need the same draws. Then its own chain decides. No one
sees the scores of others before the end of their own match.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from engine.rules.errors import EngineError, Refused
from engine.rules.fair import Chance
from engine.rules.game import house_move
from engine.rules.moves import Move
from engine.rules.proof import Deals, deals_from, draws_of, due, shared_number
from engine.rules.record import Record
from engine.rules.tiles import Seat
from engine.store import Store
from engine.store.codec import from_text
from engine.store.questions import same_deals as queries
from engine.store.rows import PRIVATE
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Person, Snapshot, Status, TableId
from engine.tables.core.registry import TableRegistry
from engine.tables.deals.records import record_of
from engine.tables.deals.same_deal import again, revenge
from engine.tables.deals.seed_chain import SECRET_BYTES, SeedChain, mates_of, with_shared_seeds
from engine.tables.people.lobby import begun
from engine.tables.people.opening import Opening
from engine.units import DAY

log = logging.getLogger(__name__)
KEPT: Final = 32
"""The number of matches whose deals stay in memory."""
MOST_COMPARED: Final = 12
"""A match is compared with this many at most, the latest."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another side's score with the same tiles."""

    names: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A side and the sides that held its tiles elsewhere, the best first."""

    seats: tuple[Seat, ...]
    points: int
    median: float
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class SameDeal:
    """What a table with repeated deals says after a round."""

    fresh: frozenset[int] = frozenset()
    """The finished rounds with new deals."""
    rounds: int = 0
    """Sides are compared after this many rounds, which all have played with these deals."""
    sides: tuple[Compared, ...] = ()
    """Empty before the end of the match, and without anyone to compare with."""


class SameDeals:
    """Raises STORE_UNAVAILABLE."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        opening: Opening,
        now: Callable[[], float],
        draw: Callable[[int], bytes],
    ) -> None:
        """`now` gives UTC seconds, `draw` secret bytes."""
        self._store = store
        self._now = now
        self._draw = draw
        self._sharing = asyncio.Lock()
        self._registry = registry
        self._opening = opening
        self._known: OrderedDict[str, Deals] = OrderedDict()

    async def deals(self, table: Snapshot) -> Deals | None:
        """The deals repeated at a table; None: there are none, or they can't be read."""
        match = table.deals_of
        if match is None:
            return None
        if match not in self._known:
            try:
                record = record_of(await self._registry.stored(match))
                self._known[match] = deals_from(match, record)
            except EngineError as error:
                if isinstance(error, Refused) and error.refusal is TableRefusal.STORE_UNAVAILABLE:
                    raise
                log.error("Table %s is dealt anew: the match %s cannot be read: %s.", table.id, match, error)
                return None
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[match]

    async def open(
        self,
        match: TableId,
        person: Person,
        channel: ChannelRef,
        *,
        turned: bool = False,
        posting: str | None = None,
        click: int | None = None,
    ) -> Snapshot:
        """A new lobby in `channel` with the deals of a finished match, hosted by `person`. People who know the deals
        play among robots, or the same people sit one seat further (`turned`). A private match begins at once, in
        private. NOT_OVER, NOT_SEATED, DEAL_SECRET."""
        source = (await self._registry.find(match)).snapshot
        if not await self.done(source):
            raise Refused(TableRefusal.DEAL_SECRET)
        known = person.user_id in await self._have_played(match)

        def make(table_id: TableId, now: float) -> Snapshot:
            if turned:
                table = revenge(source, table_id, person, channel, now)
            else:
                table = again(source, table_id, person, channel, now, known)
            if not table.public:
                return begun(table, now).table
            return replace(table, shown=replace(table.shown, posting=posting))

        return await self._opening.open(make, click)

    async def again(self, table: Snapshot) -> Move | None:
        """The house's next draw if another match or table decides it; None: chance decides."""
        chain, deals = table.seed_chain, await self.deals(table)
        shared = chain if chain is not None and chain.mates else None
        if deals is None and shared is None:
            return None
        asked = due(record_of(await self._registry.stored(table.id)))
        if asked is None:
            return None
        place, need = asked
        if deals is not None:
            return deals.again(place, need)
        if shared is None or place[0] > shared.rounds:
            return None
        return house_move(need, Chance(shared.key(place[0]), place[0], shared_number(place), ()))

    async def knowing(self, table_id: TableId) -> set[int]:
        """The people who have played this table's deals elsewhere."""
        table = (await self._registry.find(table_id)).snapshot
        if table.deals_of is not None:
            return await self._have_played(table.deals_of, besides=table_id)
        others = await self._mates(table)
        return {seat.person.user_id for other in others for seat in other.seats if seat.person}

    async def _have_played(self, match: TableId, besides: str = "") -> set[int]:
        return await self._registry.read(
            self._store.ask(lambda connection: queries.people_of(connection, match, besides))
        )

    async def _family(self, match: TableId) -> set[str]:
        return await self._registry.read(self._store.ask(lambda connection: queries.family(connection, match)))

    async def put_up(self, table: Snapshot, mates: Sequence[str]) -> Snapshot:
        """Store a new table that shares the seeds of its `mates`; the first of them gets new seeds."""
        if not mates:
            return await self._opening.put_up(table)
        async with self._sharing:
            rows = await self._registry.read(self._store.rows(mates))
            chains = [from_text(SeedChain, row.seed_chain) for row in rows if row.seed_chain is not None]
            last = next((chain.last for chain in chains), None) or self._draw(SECRET_BYTES)
            return await self._opening.put_up(with_shared_seeds(table, last, mates))

    async def done(self, table: Snapshot) -> bool:
        """Whether all tables with the same seeds are over. A table that never opens counts after a day."""
        mates = mates_of(table)
        if not mates:
            return True
        others = await self._mates(table)
        late = self._now() - table.created_at > DAY
        return not any(other.is_open for other in [table, *others]) and (late or len(others) == len(mates))

    async def _mates(self, table: Snapshot) -> list[Snapshot]:
        """The open or ended tables with the same seeds."""
        found = []
        for mate in mates_of(table):
            try:
                found.append((await self._registry.find(TableId(mate))).snapshot)
            except Refused as refused:
                if refused.refusal is TableRefusal.STORE_UNAVAILABLE:
                    raise
        return found

    async def hides(self, table: Snapshot, user_id: int) -> bool:
        """Whether a table is hidden from a person: they are playing its deals elsewhere, or it shares its seeds and is
        not theirs."""
        if mates_of(table) and table.seat_of(user_id) is None and not await self.done(table):
            return True
        may = table.deals_of is not None or not table.is_open
        return may and table.id in await self.hidden_from(user_id)

    async def hidden_from(self, user_id: int) -> set[str]:
        """The matches whose deals a person is playing elsewhere."""
        found: set[str] = set()
        for table in await self._registry.of(user_id):
            if (match := table.snapshot.deals_of) is not None:
                found |= await self._family(match) - {table.id}
        return found

    async def told(self, table: Snapshot) -> SameDeal | None:
        """What to say after the last round; None: the table has its own deals."""
        if mates_of(table):
            if table.status is not Status.FINISHED or not await self.done(table):
                return SameDeal()
            return compared(table, [other for other in await self._mates(table) if other.rounds], frozenset())
        if table.deals_of is None:
            return None
        deals = await self.deals(table)
        record = record_of(await self._registry.stored(table.id))
        rounds = len(table.rounds)
        fresh = fresh_rounds(record, deals, rounds)
        if table.status is not Status.FINISHED:
            return SameDeal(fresh)
        return compared(table, await self._others(table), fresh)

    async def _others(self, table: Snapshot) -> list[Snapshot]:
        """The original match and the matches of this channel with its deals, except those whose players knew them."""
        match, channel = table.deals_of or "", table.channel.channel_id
        ids = [match]
        if not table.participants.seen:
            ids += await self._registry.read(
                self._store.ask(lambda connection: queries.finished_again(connection, match, channel, PRIVATE))
            )
        found = []
        for table_id in ids:
            try:
                other = (await self._registry.find(TableId(table_id))).snapshot
            except Refused as refused:
                if refused.refusal is TableRefusal.STORE_UNAVAILABLE:
                    raise
                continue
            if other.id != table.id and not other.participants.seen and other.rounds:
                found.append(other)
        return found[:1] + found[1:][1 - MOST_COMPARED :]


def fresh_rounds(record: Record, deals: Deals | None, most: int) -> frozenset[int]:
    """The finished rounds that were not dealt by these deals."""
    draws, _ = draws_of(record, most)
    return frozenset(draw.round for draw in draws if deals is None or not deals.taken(draw))


def compared(table: Snapshot, others: list[Snapshot], fresh: frozenset[int]) -> SameDeal:
    """A finished match beside others, after the rounds all have played with the same tiles."""
    same = next((number - 1 for number in range(1, len(table.rounds) + 1) if number in fresh), len(table.rounds))
    rounds = min([same, *(len(other.rounds) for other in others)])
    view = table.view_for(None)
    if not others or not rounds or view is None:
        return SameDeal(fresh)
    sides = []
    for side, seats in enumerate(view.sides):
        if not any(table.seats[seat].person for seat in seats):
            continue
        field = [
            Other(tuple(other.seats[seat].name for seat in seats), other.rounds[rounds - 1].totals[side])
            for other in others
        ]
        field.sort(key=lambda other: other.points if view.low_wins else -other.points)
        middle = median(other.points for other in field)
        sides.append(Compared(seats, table.rounds[rounds - 1].totals[side], middle, tuple(field)))
    return SameDeal(fresh, rounds, tuple(sides))
