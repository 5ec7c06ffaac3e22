"""The pace of robots: at a table that people watch, a robot leaves them time to see what was played before it plays.

Only what changes the board is seen, so only that is waited after, and a forced draw or pass of a robot that changes
nothing there does not wait. After each move of a person the robots take a bounded time, however many there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.people.preferences import SLOW_SECONDS
from engine.tables.play.steps import Act, played

SHORTEST: Final = 0.8
LONGEST: Final = 1.5
"""Between two things to be seen, the second of them a robot's (seconds)."""
BURST: Final = 6.0
"""What the robots take at most after a move of a person (seconds): with many of them, each pause is shorter."""
AT_FULL_PACE: Final = 5
"""As many robots fit into `BURST` with whole pauses."""
AWAY: Final = 600.0
"""Nobody has moved for so long (seconds): nobody watches, and robots do not wait."""


@dataclass(slots=True)
class Pace:
    """When the robots of one table may be seen to act. Not stored: after a restart they do not wait until somebody has
    moved."""

    ready_at: float = 0.0
    spent: float = 0.0
    """Pauses since a person moved last (seconds)."""
    moved_at: float = float("-inf")
    """When a person moved last, or the match began."""
    board: object = None
    """What is seen of the board."""

    def note(self, change: Change, now: float, rng: Random) -> None:
        """Something has happened at the table."""
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
        """Until when the robot that would `act` waits; None: it acts now."""
        if self.ready_at <= now or act.seat < 0 or act.optional or table.human(act.seat):
            return None
        if now - self.moved_at > AWAY or (table.turn_seconds or 0) >= SLOW_SECONDS:
            return None
        if not any(seat.human for seat in table.seats):
            return None
        if act.move is not None and _board(played(table, act.seat, act.move, act.by, now).table) == _board(table):
            return None
        return self.ready_at


def _board(table: Snapshot) -> object:
    view = table.view_for(None)
    return view.board if view else None
