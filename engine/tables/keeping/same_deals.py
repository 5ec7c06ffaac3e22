"""Records of stored matches, and tables that repeat their deals: who knows them, and how others scored.

A repeated match is dealt like the original, draw by draw, while both need the same draws. Then its own chain decides.
No one sees the scores of others before the end of their own match.
"""

import asyncio
import logging
from collections import OrderedDict
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
from engine.store.codec import from_text
from engine.store.questions import queries
from engine.tables.edits.lobby import Begin
from engine.tables.keeping.opening import Opening, again, revenge
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import record_of, round_end, stored_at
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import OPEN, By, ChannelRef, Person, Snapshot, Status, TableId
from engine.tables.table.rights import Request
from engine.tables.table.sealed import SeedChain
from engine.tables.table.seed_chain import daily_of, deals_of, end_of, mates_of
from engine.units import DAY, WEEK

log = logging.getLogger(__name__)
MADE_GOOD_SECONDS: Final = WEEK
"""How long the end of a match is still posted (seconds)."""
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


class Records:
    """Stored matches, move by move. In a running match this reveals hidden tiles. NO_SUCH_TABLE."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, table_id: str) -> Record:
        """The header and steps of a match. Show them for finished matches only."""
        return record_of(await stored_at(self._registry.store, table_id))

    async def deals(self, table: Snapshot, other: Deals | None = None) -> str:
        """The file to verify the deals of the finished rounds (at least one); `other` are deals taken from
        another match. Raises as `replay` does."""
        stored = await stored_at(self._registry.store, table.id)
        clicks = [row.interaction_id for row in stored.steps]
        return await asyncio.to_thread(deals_of, table, record_of(stored), clicks, other)

    async def made_by(self, table_id: str) -> tuple[By, ...]:
        """The maker of each step."""
        return tuple(By(row.made_by) for row in (await stored_at(self._registry.store, table_id)).steps)

    async def round_end(self, table_id: TableId, number: int) -> Snapshot:
        """The table as its round `number` (from 1) ended."""
        return round_end(await stored_at(self._registry.store, table_id), number)

    async def left_unshown(self) -> list[Snapshot]:
        """Recently ended tables whose channel doesn't show the end, or still has a ping: the program died in between.
        Unreadable ones are left out."""
        ended, since = (Status.FINISHED, Status.CANCELLED), int(self._registry.now() - MADE_GOOD_SECONDS)
        try:
            ids = await self._registry.ask(queries.unshown, ended, since, self._registry.store.shards)
            return [(await self._registry.find(TableId(table_id))).snapshot for table_id in ids]
        except EngineError as error:
            log.warning("The ends of some matches may not be in their channels: %s", error)
            return []


class SameDeals:
    """Raises STORE_UNAVAILABLE."""

    def __init__(self, registry: TableRegistry, opening: Opening) -> None:
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
                record = record_of(await stored_at(self._registry.store, match))
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
                return Begin().make(table, Request(person, (), now)).snapshot
            return replace(table, shown=replace(table.shown, posting=posting))

        return await self._opening.open(make, click)

    async def again(self, table: Snapshot) -> Move | None:
        """The house's next draw if another match or table decides it; None: chance decides."""
        chain, deals = table.seed_chain, await self.deals(table)
        shared = chain if chain is not None and chain.shared else None
        if deals is None and shared is None:
            return None
        asked = due(record_of(await stored_at(self._registry.store, table.id)))
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
        mates = await self._registry.found(mates_of(table))
        return {seat.user_id for mate in mates for seat in mate.seats if seat.user_id is not None}

    async def _have_played(self, match: TableId, besides: str = "") -> set[int]:
        return await self._registry.ask(queries.people_with_deals, match, besides)

    async def done(self, table: Snapshot) -> bool:
        """Whether all tables with the same seeds are over. A table that never opens counts after a day, a daily deal
        at the end of its day."""
        mates, day = mates_of(table), daily_of(table)
        if day is not None:
            return self._registry.now() >= end_of(day)
        if not mates:
            return True
        others = await self._registry.found(mates)
        late = self._registry.now() - table.created_at > DAY
        return not any(other.is_open for other in [table, *others]) and (late or len(others) == len(mates))

    async def hides(self, table: Snapshot, user_id: int) -> bool:
        """Whether a table is hidden from a person: they are playing its deals elsewhere, or it shares its seeds and is
        not theirs."""
        if mates_of(table) and table.seat_of(user_id) is None and not await self.done(table):
            return True
        may = table.deals_of is not None or not table.is_open
        return may and table.id in await self.hidden_from(user_id)

    async def hidden_from(self, user_id: int | None, guild_id: int | None = None) -> frozenset[str]:
        """The matches whose deals a person is playing elsewhere. None: the matches that share their deals with tables
        of the server in play, for a post that everyone reads."""
        found: set[str] = set()
        for table_id, match, chain in await self._registry.ask(queries.same_deals_in_play, OPEN, user_id, guild_id):
            if match is not None and user_id is not None:
                found |= await self._registry.ask(queries.deals_family, match) - {table_id}
            if chain is not None:
                found |= {*from_text(SeedChain, chain).mates}
        return frozenset(found)

    async def told(self, table: Snapshot) -> SameDeal | None:
        """What to say after the last round; None: the table has its own deals."""
        if mates_of(table):
            if table.status is not Status.FINISHED or not await self.done(table):
                return SameDeal()
            mates = await self._registry.found(mates_of(table))
            return compared(table, [mate for mate in mates if mate.rounds], frozenset())
        if table.deals_of is None:
            return None
        deals = await self.deals(table)
        record = record_of(await stored_at(self._registry.store, table.id))
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
            ids += await self._registry.ask(queries.finished_again, match, channel)
        others = await self._registry.found(table_id for table_id in ids if table_id != table.id)
        found = [other for other in others if other.rounds and not other.participants.seen]
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
