"""What is asked about tables with the deals of another match: those deals, who knows them, and how others did.

A match is dealt as the other one draw by draw, as far as that went and the same is needed; beyond that the table's own
chain decides. Nothing of what others have scored is asked for before one's own match is over.
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
"""The deals of so many matches stay in memory."""
MOST_COMPARED: Final = 12
"""With so many matches one is compared at most, the latest."""


@dataclass(frozen=True, slots=True)
class Other:
    """What others have scored with the same tiles."""

    names: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A side beside those who held its tiles elsewhere, the best of them first."""

    seats: tuple[Seat, ...]
    points: int
    median: float
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class SameDeal:
    """What the account of a round tells at a table with the deals of another match."""

    fresh: frozenset[int] = frozenset()
    """The rounds over in which chance decided anew."""
    rounds: int = 0
    """Sides are compared after so many rounds: as many as everybody has played with these deals."""
    sides: tuple[Compared, ...] = ()
    """Empty before the match is over, and where there is nobody to compare with."""


class SameDeals:
    """The questions. Raise `Refused` with STORE_UNAVAILABLE."""

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
        """Those that are dealt again here; None where there are none, or they cannot be read."""
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
        """A new lobby in `channel` with the deals of a finished match (else NOT_OVER), `person` as host: for those who
        do not know them, for `person` among robots if they do, or for the same people, one seat further (`turned`;
        NOT_SEATED), stored with the note of what is being posted. What was played unseen is played again unseen, and
        has begun."""
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
        """What the house draws next because it was drawn so in another match, or is so at other tables; None: chance
        decides here alone, or nothing is to be drawn."""
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
        """Who has played the deals of another match that a table has, elsewhere than there."""
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
        """Store a new table with the keys of its `mates`; before there is one of them, with new ones."""
        if not mates:
            return await self._opening.put_up(table)
        async with self._sharing:
            rows = await self._registry.read(self._store.rows(mates))
            chains = [from_text(SeedChain, row.seed_chain) for row in rows if row.seed_chain is not None]
            last = next((chain.last for chain in chains), None) or self._draw(SECRET_BYTES)
            return await self._opening.put_up(with_shared_seeds(table, last, mates))

    async def done(self, table: Snapshot) -> bool:
        """Whether every table with the same keys is over. One that never opens is not waited for longer than a day."""
        mates = mates_of(table)
        if not mates:
            return True
        others = await self._mates(table)
        late = self._now() - table.created_at > DAY
        return not any(other.is_open for other in [table, *others]) and (late or len(others) == len(mates))

    async def _mates(self, table: Snapshot) -> list[Snapshot]:
        """The other tables with the same keys, as far as they have opened."""
        found = []
        for mate in mates_of(table):
            try:
                found.append((await self._registry.find(TableId(mate))).snapshot)
            except Refused as refused:
                if refused.refusal is TableRefusal.STORE_UNAVAILABLE:
                    raise
        return found

    async def hides(self, table: Snapshot, user_id: int) -> bool:
        """Whether somebody is playing the deals of this table elsewhere just now; of tables that share their keys,
        whether it is hidden from whoever does not sit there."""
        if mates_of(table) and table.seat_of(user_id) is None and not await self.done(table):
            return True
        may = table.deals_of is not None or not table.is_open
        return may and table.id in await self.hidden_from(user_id)

    async def hidden_from(self, user_id: int) -> set[str]:
        """The matches with deals that somebody is playing elsewhere just now."""
        found: set[str] = set()
        for table in await self._registry.of(user_id):
            if (match := table.snapshot.deals_of) is not None:
                found |= await self._family(match) - {table.id}
        return found

    async def told(self, table: Snapshot) -> SameDeal | None:
        """What the account of the last round tells; None at a table with deals of its own."""
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
        """The match itself, and those of this channel with its deals, as far as nobody knew them there; of a match
        that is played by those who know it, the match itself."""
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
    """The rounds over in which chance decided otherwise than by these deals."""
    draws, _ = draws_of(record, most)
    return frozenset(draw.round for draw in draws if deals is None or not deals.taken(draw))


def compared(table: Snapshot, others: list[Snapshot], fresh: frozenset[int]) -> SameDeal:
    """A finished match beside others, after the rounds that all have played with the same tiles."""
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
