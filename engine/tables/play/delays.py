"""Delays of moves that the bot makes: robots keep a pace that people can follow, and the reply delay of automatic moves
hides whether a player had a choice.

Delays are not stored. After a restart a reply delay is drawn again, and robots don't wait until a person moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.rules.tiles import Seat
from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.play.steps import Act, played

SHORTEST: Final = 0.8
LONGEST: Final = 1.5
"""Pause before a robot's move, after the board has changed (seconds)."""
BURST: Final = 6.0
"""The pauses after a move of a person take at most this long together (seconds)."""
AT_FULL_PACE: Final = 5
"""With more robots than this, each pause is shorter."""
AWAY: Final = 600.0
"""Robots don't wait if no person has moved for this long (seconds)."""
LIVE: Final = (1.0, 4.0)
SLOW: Final = (120.0, 1200.0)
"""The shortest and the longest reply delay (seconds)."""


@dataclass(slots=True)
class ReplyDelay:
    """How long a table waits before a premove, or before a forced move where the host has chosen so.

    It is drawn once a turn and depends on the turn timer alone, never on tiles, so its length reveals nothing.
    """

    seat: Seat | None = None
    until: float = 0.0

    def note(self, table: Snapshot) -> None:
        """The table has changed: forget the delay of a turn that is over."""
        if table.acting[:1] != (self.seat,):
            self.seat = None

    def wait(self, table: Snapshot, act: Act, now: float, rng: Random) -> float | None:
        """When to do this act, always before the deadline; None: now."""
        waits = act.by is By.PLAYER or (act.by is By.FORCED and table.clock.reply_delay)
        if not waits or not table.human(act.seat):
            return None
        if self.seat != act.seat:
            self.seat, self.until = act.seat, now + rng.uniform(*(SLOW if table.slow else LIVE))
        until = self.until if table.deadline is None else min(self.until, table.deadline - 1)
        return until if until > now else None


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
            robots = sum(not seat.human for seat in table.seats)
            pause = rng.uniform(SHORTEST, LONGEST) * min(1.0, AT_FULL_PACE / max(1, robots))
            pause = min(pause, BURST - self.spent)
            self.spent += pause
            self.ready_at = now + pause

    def wait(self, table: Snapshot, act: Act, now: float) -> float | None:
        """When a robot may do this act; None: now."""
        if self.ready_at <= now or act.seat < 0 or act.optional or table.human(act.seat):
            return None
        if now - self.moved_at > AWAY or table.slow or not any(seat.human for seat in table.seats):
            return None
        if act.move is not None and _board(played(table, act.seat, act.move, act.by, now).table) == _board(table):
            return None
        return self.ready_at


def _board(table: Snapshot) -> object:
    view = table.view_for(None)
    return view.board if view else None
