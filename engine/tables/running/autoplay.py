"""The house and the robots: everything that happens at a table without a click.

Each table has at most one runner. It acts until nothing is due, then sets the table's timer. Only a few tables act at
once, so that a thousand overdue ones keep no one waiting.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.robots import USUAL
from engine.robots.minds import NoAnswer
from engine.rules.errors import EngineError, IllegalMove, Refused
from engine.rules.moves import Move
from engine.rules.tiles import HOUSE
from engine.store.background import Shielded
from engine.tables.edits.breaks import sleepers
from engine.tables.edits.premoves import ClearPremoves
from engine.tables.edits.steps import Act, Rest, Why, played, premoved
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.preferences import DisplaySettings, Preferences
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.same_deals import SameDeals
from engine.tables.running.idle import duties, remindable
from engine.tables.running.outages import Timekeeper
from engine.tables.running.rules import Situation, next_step
from engine.tables.running.timers import Timers
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import timer_stops
from engine.tables.table.model import By, Change, ChangeKind, Snapshot, Status, TableId
from engine.tables.table.rights import Make, match_of

log = logging.getLogger(__name__)

AT_ONCE = 8
"""The number of tables that may act at the same time. A table whose robot thinks doesn't count."""
ROBOT_SECONDS = 30.0
"""A robot that thinks longer (seconds) counts as broken: the first legal move is made."""
SHARP_SECONDS = 5.0
"""A sharp or gentle robot that takes longer (seconds) moves like the usual one."""
ADVICE_SECONDS = 60.0
"""The longest that a person waits for advice (seconds)."""
LONGEST_PAUSE = 60.0
"""The longest pause between two tries after an error (seconds). The first is one second, and each is twice as long."""

SAT_DOWN = (ChangeKind.TAKEN_OVER, ChangeKind.CAME_BACK, ChangeKind.RETURNED)

T = TypeVar("T")
Choose = Callable[..., Move | None]
"""A robot: `choose(view, rng)`, with the level if it is not the usual one."""


@dataclass(eq=False)
class Autoplay:
    """Lets tables go on."""

    _registry: TableRegistry
    _timekeeper: Timekeeper
    _preferences: Preferences
    _same_deals: SameDeals
    _sleep: Callable[[float], Awaitable[object]]
    _rng: random.Random
    _executor: Executor
    _choose: Choose
    _paced: bool

    def __post_init__(self) -> None:
        self._now = self._registry.now
        self._room = asyncio.Semaphore(AT_ONCE)
        self._runners = Shielded()
        self._closing = False
        self.timers = Timers(self._now, self._sleep, self._ring, self._timekeeper.mind)
        self._registry.wake = self.wake
        self._registry.subscribers.append(self.note)

    async def close(self) -> None:
        """Let every table finish its current step."""
        self._closing = True
        await self._runners.drain()
        self._executor.shutdown(wait=False)

    async def settled(self) -> None:
        """Wait until every table rests."""
        await self._runners.drain()

    def _ring(self, table_id: TableId) -> None:
        if table := self._registry.open.get(table_id):
            self.wake(table)

    def note(self, change: Change) -> None:
        """A table has changed: robots pause so that people see it."""
        table = self._registry.open.get(change.snapshot.id)
        if table is None:
            self.timers.set(change.snapshot.id, None)
            return
        table.reply_delay.note(change, self._now())
        if change.kind in SAT_DOWN:
            table.quiet_seen = None
        if self._paced:
            table.pace.note(change, self._now(), self._rng)

    def ping_due(self, table: LiveTable) -> float:
        """When the player on turn is pinged at a slow table, whether or not they have premoves; 0 before the first tile
        of a round."""
        snapshot = table.snapshot
        view, turn = snapshot.view_for(None), snapshot.turn
        if view is None or view.last is None or turn is None or not turn.human:
            return 0.0
        return table.reply_delay.due(snapshot, turn.seat, self._now(), self._rng, ping=True)

    def wake(self, table: LiveTable) -> None:
        """Look for something to do, in the background."""
        table.again = True
        if table.runner is None and not self._closing:
            table.runner = self._runners.start(self._run(table))

    def expect(self, table: LiveTable, chosen: DisplaySettings | None = None) -> bool:
        """Set the timer of an unloaded table to the first moment its row knows, with the `chosen` reminders of its
        player. Returns whether nothing is due now, as far as the row knows."""
        snapshot, now = table.snapshot, self._now()
        moments = [when for when, _ in duties(snapshot, chosen, now)]
        when = min([*moments, *([snapshot.deadline] if snapshot.deadline is not None else [])], default=None)
        self.timers.set(table.id, when)
        return snapshot.on_turn is not None and (when is None or when > now)

    async def look(self, table: LiveTable) -> None:
        """Look for something to do, and do it."""
        self.wake(table)
        if table.runner is not None:
            await asyncio.wait([table.runner])

    async def _run(self, table: LiveTable) -> None:
        """Act until there is nothing to do, then set the timer."""
        try:
            while table.again and not self._closing:
                table.again = False
                self.timers.set(table.id, await self._go_on(table))
        finally:
            table.runner = None

    async def _go_on(self, table: LiveTable) -> float | None:
        """Act while something is due. Returns the time to look again. Errors are tried again later: nothing may stop a
        table for good."""
        try:
            while not self._closing:
                async with self._room:
                    if table.needs_resync:
                        await table.read(self._now())
                    await self._registry.load(table)
                    table.rest = await self._act(table)
                if table.rest is not None:
                    table.failures = 0
                    return table.rest.until
        except Refused as refused:
            if table.id not in self._registry.open:
                return None  # it cannot be replayed
            if refused.refusal is not TableRefusal.STORE_UNAVAILABLE:
                log.exception("Table %s is stuck and will be tried again.", table.id)
        except Exception:
            log.exception("Table %s is stuck and will be tried again.", table.id)
        table.failures += 1
        return self._now() + min(LONGEST_PAUSE, 2.0 ** (table.failures - 1))

    async def _act(self, table: LiveTable) -> Rest | None:
        """Do what the rules say. Returns until when and why nothing is due, or None if something was done."""
        snapshot = table.snapshot
        step = next_step(await self._situation(table, snapshot))
        if isinstance(step, Rest):
            return step
        if step.by_time and not await self._timekeeper.runs_at(table):
            return Rest(None, Why.OUTAGE)
        if isinstance(step.what, Act):
            await self._move(table, snapshot, step.what)
        else:
            await self._change(table, snapshot, step.what)
        return None

    async def _situation(self, table: LiveTable, snapshot: Snapshot) -> Situation:
        """What the rules know of the table."""
        guild, house = snapshot.channel.guild_id, snapshot.acting[:1] == (HOUSE,)
        unsure = house or table.quiet_seen != self._preferences.changes
        sleeps = await self._changed_quiet_hours(table) if unsure else {}
        again = await self._same_deals.again(snapshot) if house else None
        user = remindable(snapshot)
        reminders = None if user is None else await self._preferences.at(guild, user)
        self._arrange_reactions(table)
        now = self._now()
        return Situation(
            table=snapshot,
            now=now,
            rng=self._rng,
            premoves=table.premoves,
            react_at=table.react_at,
            pace=table.pace,
            reply_delay=table.reply_delay,
            sleeps=sleeps,
            again=again,
            duties=duties(snapshot, reminders, now),
        )

    async def _changed_quiet_hours(self, table: LiveTable) -> dict[int, str]:
        """The quiet hours of people at a table that have changed, by seat. The next look asks again whether the table
        has noted them: another change may come first."""
        table.quiet_seen = self._preferences.changes
        guild, snapshot = table.snapshot.channel.guild_id, table.snapshot
        chosen = {seat: await self._preferences.at(guild, user) for seat, user in sleepers(snapshot).items()}
        sleeps = {seat: timer_stops(settings.quiet_hours) for seat, settings in chosen.items()}
        changed = {seat: text for seat, text in sleeps.items() if snapshot.clock.seat(seat).sleeps != text}
        if changed:
            table.quiet_seen = None
        return changed

    def _arrange_reactions(self, table: LiveTable) -> None:
        """Choose when robots may claim or call: at once among themselves, else at a random moment in the middle of the
        window, so that people may be first."""
        snapshot = table.snapshot
        if table.react_version == snapshot.version:
            return
        acting = snapshot.acting if snapshot.status is Status.PLAYING else ()
        now, before = self._now(), table.react_at
        table.react_version, table.react_at = snapshot.version, {}
        for seat in acting[1:]:
            if snapshot.human(seat):
                continue
            if snapshot.window_ends is None:
                table.react_at[seat] = now
            else:
                share = (25 + self._rng.randrange(50)) / 100
                drawn = now + share * max(0.0, snapshot.window_ends - now)
                table.react_at[seat] = min(drawn, before.get(seat, drawn))

    async def _move(self, table: LiveTable, snapshot: Snapshot, act: Act) -> None:
        """Make a move, chosen by the seat's robot if the act has none."""
        move = act.move or await self._ask(table, act)
        if move is None:
            table.react_at.pop(act.seat, None)
        elif not await self._try(table, snapshot, act, move):
            await self._fall_back(table, snapshot, act, move)

    async def _ask(self, table: LiveTable, act: Act) -> Move | None:
        """The move of the seat's robot. If it gives none in time, that of the usual robot; else the first legal move,
        or none out of turn."""
        view, level = match_of(table.snapshot).view_for_robot(act.seat), table.snapshot.seats[act.seat].level
        seed, move = self._rng.randrange(2**63), None
        self._room.release()
        try:
            if level != USUAL:
                move = await self.think(self._choose, view, random.Random(seed), level, seconds=SHARP_SECONDS)
            if move is None and (level == USUAL or not act.optional):
                move = await self.think(self._choose, view, random.Random(seed), seconds=ROBOT_SECONDS)
        finally:
            await self._room.acquire()
        if move is None and not act.optional:
            log.error("The robot of %s gives no move at table %s: the first legal one is made.", view.game, table.id)
            return next(iter(view.moves), None)
        return move

    async def think(self, ask: Callable[..., T], *facts: object, seconds: float = ADVICE_SECONDS) -> T | None:
        """The answer of a robot, from where robots think; None if it fails or takes longer than `seconds`."""
        try:
            thinking = asyncio.wrap_future(self._executor.submit(ask, *facts))
            return await asyncio.wait_for(thinking, seconds)
        except (NoAnswer, TimeoutError) as error:
            log.warning("A robot gave no answer: %s.", str(error) or f"nothing within {seconds:g} s")
        except Exception:
            log.exception("A robot gave no answer.")
        return None

    async def _try(self, table: LiveTable, snapshot: Snapshot, act: Act, move: Move) -> bool:
        """Make the step unless the table or its premoves have changed; False if the rules refuse it."""
        premove = act.by is By.PLAYER

        def make(latest: Snapshot, now: float) -> Change:
            if premove and premoved(latest, table.premoves) != act:
                raise Refused(TableRefusal.STALE)
            return replace(played(latest, act.seat, move, act.by, now), premoved=premove)

        try:
            await self._change(table, snapshot, make)
        except IllegalMove as illegal:
            log.error("Table %s refuses its own %s move: %s", table.id, act.by, illegal.refusal)
            return False
        return True

    async def _change(self, table: LiveTable, snapshot: Snapshot, make: Make) -> None:
        """Change the table unless it has changed since this snapshot."""
        now = self._now()

        def checked(latest: Snapshot) -> Change:
            if latest.version != snapshot.version:
                raise Refused(TableRefusal.STALE, version=snapshot.version, current=latest.version)
            return make(latest, now)

        self._timekeeper.catch_up(table)
        try:
            await table.change(checked, now)
        except Refused as refused:
            if refused.refusal is not TableRefusal.STALE:
                raise

    async def _fall_back(self, table: LiveTable, snapshot: Snapshot, act: Act, move: Move) -> None:
        """After an illegal move: clear premoves, decline out of turn, or make the first legal move that is accepted."""
        turn = table.snapshot.turn
        if act.by is By.PLAYER and turn is not None and turn.user_id is not None:
            await table.premove(ClearPremoves(), turn.user_id, self._now())
            return
        if act.optional:
            table.react_at.pop(act.seat, None)
            return
        for other in match_of(table.snapshot).legal_moves(act.seat):
            if other != move and await self._try(table, snapshot, act, other):
                return
        raise EngineError(f"seat {act.seat} of table {table.id} has no legal move")
