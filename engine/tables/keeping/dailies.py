"""The daily row at tables: everyone gets the day's deal, and one play a day counts, on whatever server.

A table of the day's deal has the deal's key as its seed chain, so it is dealt, replayed and checked like any other. All
results follow from the stored matches; a play that ends after its day (UTC) doesn't count.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final, TypeAlias

from engine.robots import NAMES, USUAL
from engine.rules.errors import Refused
from engine.rules.games import daily as rules
from engine.rules.games import make_game
from engine.rules.moves import Deal, GiveUp, move_text
from engine.rules.record import Header, Record, Step
from engine.rules.tiles import HOUSE, Seat
from engine.store.errors import Conflict
from engine.store.questions import dailies, queries
from engine.store.questions.dailies import DailyResult
from engine.store.rows import DailyRow
from engine.tables.keeping.opening import Opening, Wanted, opened
from engine.tables.keeping.preferences import read_settings
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import stored_at
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import local
from engine.tables.table.model import ChannelRef, Person, Snapshot, Status, TableId
from engine.tables.table.sealed import SeedChain
from engine.tables.table.seed_chain import daily_of, end_of

WEEK: Final = rules.WEEK
Daily: TypeAlias = rules.Daily
SOLVER: Final = NAMES[USUAL][0]
"""The robot that shows the shortest way."""
KEPT: Final = 16
"""The number of days whose deals stay in memory."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A person's result on a board of the day. `over`: moves more than the fewest; None: the row was not cleared."""

    place: int
    user_id: int
    name: str
    over: int | None
    captured: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished play beside the fewest moves."""

    deal: Daily
    won: bool
    moves: int
    captured: int
    counts: bool
    streak: int
    """Days in a row cleared, this one included."""
    rank: tuple[int, int] | None = None
    """The place among the server's plays of the day, and their number; None for a single one."""
    today: bool = True
    """Whether the day goes on, so that more may play."""

    @property
    def over(self) -> int | None:
        """Moves more than the fewest; None: the row was not cleared."""
        return self.moves - self.deal.par if self.won else None


class Dailies:
    """Raises STORE_UNAVAILABLE."""

    def __init__(self, registry: TableRegistry, opening: Opening) -> None:
        self._registry = registry
        self._opening = opening
        self._deals: OrderedDict[date, asyncio.Task[Daily]] = OrderedDict()

    def today(self) -> date:
        """The day by UTC."""
        return datetime.fromtimestamp(self._registry.now(), UTC).date()

    async def deal(self, day: date) -> Daily:
        """A day's deal. It is searched for in a thread, once while it stays in memory."""
        if day not in self._deals:
            work = asyncio.to_thread(rules.daily, day.isoformat(), WEEK[day.weekday()])
            self._deals[day] = asyncio.create_task(work)
            if len(self._deals) > KEPT:
                self._deals.popitem(last=False)
        return await asyncio.shield(self._deals[day])

    async def deal_of(self, table: Snapshot) -> Daily:
        """The deal of a table that has a day's deal."""
        day = daily_of(table)
        assert day is not None
        return await self.deal(day)

    async def open(
        self, person: Person, channel: ChannelRef, day: date | None = None, *, click: int | None = None
    ) -> Snapshot:
        """A person's counted play of today, opened if it wasn't; or with a `day`, a play of its deal for practice.
        Today is practised only once the counted play is over. ON_ANOTHER_SERVER: it is open in another process."""
        today = self.today()
        deal = await self.deal(day or today)
        if day in (None, today):
            row, now = today.toordinal(), self._registry.now()
            zone = await self._zone(person.user_id)
            own = _day(now, zone) if zone else None
            mine = await self._counted(person, today)
            if mine is None:
                with suppress(Conflict):  # opened on another server at the same moment
                    counted = DailyRow(person.user_id, row, "", own, own, int(now))
                    return await self._open(person, channel, deal, click, counted)
                mine = await self._counted(person, today)
            await self._registry.ask(dailies.asked_again, person.user_id, row, int(now), own)
            if mine is not None and (mine.is_open or (day is None and mine.status is Status.FINISHED)):
                return mine
        return await self._open(person, channel, deal, click, None)

    async def _open(
        self, person: Person, channel: ChannelRef, deal: Daily, click: int | None, counted: DailyRow | None
    ) -> Snapshot:
        chain = SeedChain(deal.key, 1, daily=deal.date, practice=counted is None)

        def make(table_id: TableId, now: float) -> Snapshot:
            wanted = Wanted(rules.GAME, rules.OPTIONS[deal.level], public=False, begin=True)
            return replace(opened(table_id, channel, person, wanted, now), seed_chain=chain)

        return await self._opening.open(make, click, counted)

    async def _counted(self, person: Person, day: date) -> Snapshot | None:
        row = await self._registry.ask(dailies.counted, person.user_id, day.toordinal())
        try:
            return None if row is None else (await self._registry.find(TableId(row.table_id))).snapshot
        except Refused as refused:
            if refused.refusal is not TableRefusal.NO_SUCH_TABLE or self._registry.store.shards.all:
                raise
            raise Refused(TableRefusal.ON_ANOTHER_SERVER) from None

    async def ended(self, table: Snapshot, guild_id: int | None = None) -> Ended | None:
        """The result of a finished play, for its player, with the rank on this server; None for other tables."""
        day, outcome = daily_of(table), table.outcome
        if day is None or outcome is None or table.status is not Status.FINISHED:
            return None
        deal = await self.deal(day)
        stored = await stored_at(self._registry.store, table.id)
        moves = sum(row.seat == 0 and row.move != move_text(GiveUp()) for row in stored.steps)
        late = not stored.steps or stored.steps[-1].at >= end_of(day)
        counts = table.seed_chain is not None and not table.seed_chain.practice and not late
        user = table.seats[0].user_id or 0
        streak = await self.streak(user, day) if counts else 0
        board = () if guild_id is None or not counts else await self.board(guild_id, day)
        rank = {one.user_id: (one.place, len(board)) for one in board if len(board) > 1}.get(user)
        return Ended(deal, outcome.places[0] == 1, moves, outcome.totals[0], counts, streak, rank, day == self.today())

    async def streak(self, user_id: int, day: date) -> int:
        """On how many days in a row a person has cleared a row, up to that of this day: by UTC or by their calendar,
        whichever gives more. A day on which they asked again for a row that was still the latest leaves no gap."""
        row = day.toordinal()
        played = [one for one in in_time(await self._registry.ask(dailies.of_person, user_id)) if one.day <= row]
        if not played or played[0].day != row:
            return 0
        zone = await self._zone(user_id) or "UTC"
        return max(_run(played, [(one.day, one.day) for one in played]), _run(played, _own_days(played, zone)))

    async def _zone(self, user_id: int) -> str:
        return read_settings(await self._registry.ask(queries.player_settings, user_id)).zone

    async def board(self, guild_id: int, day: date) -> tuple[Placing, ...]:
        """A server's results of a day, the best first. Equal ones share a place."""
        deal = await self.deal(day)
        found = [*in_time(await self._registry.ask(dailies.of_server, guild_id, day.toordinal()))]
        rank = {one.user_id: (not one.won, one.moves if one.won else -one.captured) for one in found}
        found.sort(key=lambda one: rank[one.user_id])
        return tuple(
            Placing(
                1 + sum(other < rank[one.user_id] for other in rank.values()),
                *(one.user_id, one.name, one.moves - deal.par if one.won else None, one.captured),
            )
            for one in found
        )


def in_time(results: Sequence[DailyResult]) -> Iterator[DailyResult]:
    """The plays that ended on their day."""
    return (one for one in results if one.ended_at < end_of(date.fromordinal(one.day)))


def _day(moment: float, zone: str) -> int:
    return local(moment, zone).date().toordinal()


def _own_days(played: Sequence[DailyResult], zone: str) -> list[tuple[int, int]]:
    """The first and the last day of the person's calendar for each play. A zone that was not known then is today's."""
    return [
        (
            _day(one.ended_at, zone) if one.first_day is None else one.first_day,
            _day(one.asked_at or one.ended_at, zone) if one.last_day is None else one.last_day,
        )
        for one in played
    ]


def _run(played: Sequence[DailyResult], days: Sequence[tuple[int, int]]) -> int:
    """The days of the plays that were won one day after the other, counted back from the latest."""
    count, later = 0, days[0][1] + 1
    for one, (first, last) in zip(played, days, strict=True):
        if not one.won or later - last > 1:
            break
        count += first != later
        later = first
    return count


def best_line(deal: Daily) -> Record:
    """The record of the shortest way to win a deal."""
    options = rules.OPTIONS[deal.level]
    steps = (Step(HOUSE, Deal(tuple(deal.order))), *(Step(Seat(0), move) for move in deal.line))
    header = Header(rules.GAME, make_game(rules.GAME, options).version, 1, tuple(sorted(options.items())))
    return Record(header, steps)
