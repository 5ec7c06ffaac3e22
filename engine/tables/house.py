"""The house and the robots: what goes on at a table without anybody doing something.

Each table has at most one runner, which acts until there is something to wait for and then sets the table's
alarm. Only a few tables act at once, so that a thousand overdue ones cannot keep a person waiting.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from engine.rules.errors import EngineError, IllegalMove, Refusal, Refused
from engine.rules.game import Rng
from engine.rules.moves import Move
from engine.rules.views import View
from engine.store.shelter import Shelter
from engine.tables.alarms import Alarms
from engine.tables.desk import Desk
from engine.tables.model import Status, TableId
from engine.tables.play import Act, Rest, broken_off, next_act, played, unattended
from engine.tables.state import Draft, State

log = logging.getLogger(__name__)

AT_ONCE = 8
"""How many tables may act at the same time."""
ROBOT_SECONDS = 30.0
"""A robot that thinks longer is taken for broken, and the first legal move is made instead."""
LONGEST_PAUSE = 60.0
"""Between two tries when something is wrong (seconds); the first pause is one second, and each is twice as
long."""

Choose = Callable[[View, Rng], Move | None]


class House:
    """Lets tables go on."""

    def __init__(
        self,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        rng: random.Random,
        executor: Executor | None,
        choose: Choose,
        find: Callable[[TableId], Desk | None],
        mind_the_clock: Callable[[], Awaitable[None]],
    ) -> None:
        self._now = now
        self._rng = rng
        self._executor = executor
        self._choose = choose
        self._find = find
        self._room = asyncio.Semaphore(AT_ONCE)
        self._runners = Shelter()
        self._closing = False
        self.alarms = Alarms(now, sleep, self._ring, mind_the_clock)

    async def close(self) -> None:
        """Let every table finish the step it is at, and no more."""
        self._closing = True
        await self._runners.drain()

    async def settled(self) -> None:
        """Wait until every table rests."""
        await self._runners.drain()

    def _ring(self, table_id: TableId) -> None:
        if desk := self._find(table_id):
            self.kick(desk)

    def kick(self, desk: Desk) -> None:
        """Something has changed or a time has come: see what there is to do."""
        desk.again = True
        if desk.runner is None and not self._closing:
            desk.runner = self._runners.start(self._run(desk))

    async def _run(self, desk: Desk) -> None:
        """Act until there is nothing to do, then set the alarm."""
        try:
            while desk.again and not self._closing:
                desk.again = False
                self.alarms.set(desk.id, await self._go_on(desk))
        finally:
            desk.runner = None

    async def _go_on(self, desk: Desk) -> float | None:
        """Act as long as there is something to do; gives the time to look again. Whatever goes wrong is tried
        again later: nothing may stop a table for good."""
        try:
            while not self._closing:
                async with self._room:
                    if desk.in_doubt:
                        await desk.make_certain(self._now())
                    rest = await self._act(desk)
                if rest is not None:
                    desk.failures = 0
                    return rest.until
        except Refused as refused:
            if refused.refusal is not Refusal.STORE_UNAVAILABLE:
                log.exception("Table %s is stuck and will be tried again.", desk.id)
        except Exception:
            log.exception("Table %s is stuck and will be tried again.", desk.id)
        desk.failures += 1
        return self._now() + min(LONGEST_PAUSE, 2.0 ** (desk.failures - 1))

    async def _act(self, desk: Desk) -> Rest | None:
        """Do one thing, or say until when there is nothing to do."""
        state = desk.state
        if unattended(state):
            now = self._now()
            await desk.change(lambda latest: broken_off(latest, now), now)
            return Rest(None)
        self._arrange_speaking(desk)
        act = next_act(state, self._now(), self._rng, desk.speak_at)
        if isinstance(act, Rest):
            return act
        move = act.move or await self._ask(desk, act)
        if move is None:
            desk.speak_at.pop(act.seat, None)
        elif not await self._try(desk, state.row.version, act, move):
            await self._fall_back(desk, state.row.version, act, move)
        return None

    def _arrange_speaking(self, desk: Desk) -> None:
        """Decide when robots that could claim or call out of turn may do so: at once among themselves, else
        at a random moment within the middle of the window, so that people have a fair chance to be first."""
        state = desk.state
        if desk.spoken_for == state.row.version:
            return
        acting = state.match.to_act() if state.match and state.status is Status.PLAYING else ()
        now, before = self._now(), desk.speak_at
        desk.spoken_for, desk.speak_at = state.row.version, {}
        for seat in acting[1:]:
            if state.human(seat):
                continue
            if state.window_until is None:
                desk.speak_at[seat] = now
            else:
                share = (25 + self._rng.randrange(50)) / 100
                drawn = now + share * max(0.0, state.window_until - now)
                desk.speak_at[seat] = min(drawn, before.get(seat, drawn))

    async def _ask(self, desk: Desk, act: Act) -> Move | None:
        """What the seat's robot wants to do; a robot that fails plays the first legal move, or keeps
        silent."""
        assert desk.state.match is not None
        view = desk.state.match.view_for(act.seat)
        rng = random.Random(self._rng.randrange(2**63))
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._executor, self._choose, view, rng)
            move = await asyncio.wait_for(thinking, ROBOT_SECONDS)
        except Exception:
            log.exception("The robot of %s failed at table %s.", view.game, desk.id)
            move = None
        if move is None and not act.optional:
            return next(iter(view.moves), None)
        return move

    async def _try(self, desk: Desk, version: int, act: Act, move: Move) -> bool:
        """Make the step unless the table has moved on meanwhile; False if the rules refuse the move."""
        now = self._now()

        def make(state: State) -> Draft:
            if state.row.version != version:
                raise Refused(Refusal.STALE, version=version, current=state.row.version)
            return played(state, act.seat, move, act.by, now)

        try:
            await desk.change(make, now)
        except IllegalMove as illegal:
            log.error("Table %s refuses its own %s move: %s", desk.id, act.by, illegal)
            return False
        except Refused as refused:
            if refused.refusal is not Refusal.STALE:
                raise
        return True

    async def _fall_back(self, desk: Desk, version: int, act: Act, move: Move) -> None:
        """Instead of a robot's illegal move: silence out of turn, else the first legal move that is
        accepted."""
        if act.optional:
            desk.speak_at.pop(act.seat, None)
            return
        assert desk.state.match is not None
        for other in desk.state.match.legal_moves(act.seat):
            if other != move and await self._try(desk, version, act, other):
                return
        raise EngineError(f"seat {act.seat} of table {desk.id} has no legal move")
