"""Delays of moves that the bot makes: robots keep a pace that people can follow, and the reply delay of automatic moves
hides whether a player had a choice.

Delays are not stored. A restart finds a reply delay again from the table's secret key, and draws a new one if the old
one has passed. Robots don't wait after it until a person moves.
"""

import hmac
from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.robots import GENTLE, SHARP, USUAL
from engine.rules.tiles import Seat
from engine.tables.edits.steps import Act, played
from engine.tables.table.model import By, Change, ChangeKind, Snapshot

SHORTEST: Final = 0.8
LONGEST: Final = 1.5
"""Pause before a robot's move, after the board has changed (seconds)."""
PACES: Final = {GENTLE: 0.7, USUAL: 1.0, SHARP: 1.4}
"""The part of that pause that a robot of a level takes: gentle ones play quickly, sharp ones take their time."""
BURST: Final = 6.0
"""The pauses after a move of a person take at most this long together (seconds)."""
AT_FULL_PACE: Final = 5
"""With more robots than this, each pause is shorter."""
AWAY: Final = 600.0
"""Robots don't wait if no person has moved for this long (seconds)."""
LIVE: Final = (1.0, 4.0)
SLOW: Final = (120.0, 1200.0)
"""The shortest and the longest reply delay (seconds)."""
ENOUGH: Final = 8
"""With as many turns that people have thought about, their times are the reply delays."""


@dataclass(slots=True)
class ReplyDelay:
    """How long a table waits before a premove, or before a forced move where the host has chosen so.

    It is drawn once a turn: within fixed bounds, from the times that people have thought at this table, if they are
    known. It never depends on tiles, so its length reveals nothing.
    """

    seat: Seat | None = None
    until: float = 0.0
    turn: tuple[Seat, ...] = ()
    began: float = 0.0
    """The turn whose player may be thinking, and when it began."""
    thought: deque[float] = field(default_factory=lambda: deque(maxlen=50))
    """The times of moves made by hand (seconds), within the bounds."""

    def note(self, change: Change, now: float) -> None:
        """The table has changed: forget the delay of a turn that is over, and note how long its player thought."""
        table = change.snapshot
        if table.acting[:1] != (self.seat,):
            self.seat = None
        shortest, longest = SLOW if table.slow else LIVE
        for step in change.steps:
            by_hand = step.by is By.PLAYER and not change.premoved and (step.seat,) == self.turn
            if by_hand and shortest <= now - self.began <= longest:
                self.thought.append(now - self.began)
        if change.steps:
            self.turn, self.began = table.acting[:1], now

    def wait(self, table: Snapshot, act: Act, now: float, rng: Random) -> float | None:
        """When to do this act, always before the deadline and after a window for claims; None: now."""
        waits = act.by is By.PLAYER or (act.by is By.FORCED and table.clock.reply_delay)
        if not waits or not table.human(act.seat):
            return None
        until = self.due(table, act.seat, now, rng)
        return until if until > now else None

    def due(self, table: Snapshot, seat: Seat, now: float, rng: Random) -> float:
        """When a premove of this seat, which is on turn, is made if there is one."""
        until = float(table.window_ends or 0)
        if until <= now:
            if self.seat != seat:
                self.seat, self.until = seat, self.drawn(table, now, rng)
            until = self.until
        return until if table.deadline is None else min(until, table.deadline - 1)

    def drawn(self, table: Snapshot, now: float, rng: Random) -> float:
        """When the reply delay ends that begins now, or began before a restart."""
        chain, bounds = table.seed_chain, SLOW if table.slow else LIVE
        if chain is not None:
            rng = Random(hmac.digest(chain.last, f"reply_delay {table.steps}".encode(), "sha256"))
        known = len(self.thought) >= ENOUGH
        delay = rng.choice(self.thought) if known else rng.uniform(*bounds)
        began = now if now - table.active_at < bounds[0] else table.active_at
        return began + delay if began + delay > now else now + delay


@dataclass(slots=True)
class Pace:
    """How long robots wait so that people see each move. Only changes of the board count: a robot's forced draw or pass
    doesn't wait."""

    ready_at: float = 0.0
    spent: float = 0.0
    """Pauses since the last move of a person (seconds)."""
    moved_at: float = float("-inf")
    """When a person last moved, or the match began."""
    board: object = None
    """The board as spectators see it."""

    def note(self, change: Change, now: float, rng: Random) -> None:
        """The table has changed."""
        table = change.snapshot
        if change.kind is ChangeKind.STARTED or any(step.by is By.PLAYER for step in change.steps):
            self.moved_at, self.spent = now, 0.0
        if (board := _board(table)) != self.board:
            self.board = board
            robots = len(table.seats) - len(table.people)
            pause = rng.uniform(SHORTEST, LONGEST) * min(1.0, AT_FULL_PACE / max(1, robots)) * _pace(table)
            pause = min(pause, BURST - self.spent)
            self.spent += pause
            self.ready_at = now + pause

    def wait(self, table: Snapshot, act: Act, now: float) -> float | None:
        """When a robot may do this act; None: now."""
        if self.ready_at <= now or act.seat < 0 or act.optional or table.human(act.seat):
            return None
        if now - self.moved_at > AWAY or table.slow or not table.people:
            return None
        if act.move is not None and _board(played(table, act.seat, act.move, act.by, now).snapshot) == _board(table):
            return None
        return self.ready_at


def _pace(table: Snapshot) -> float:
    """The pace of the robot to play next. It depends on the level alone."""
    return PACES[table.turn.level] if table.turn is not None and not table.turn.human else 1.0


def _board(table: Snapshot) -> object:
    view = table.view_for(None)
    return view.board if view else None
