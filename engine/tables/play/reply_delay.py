"""What nobody has to think about any more takes as long as what they think about, so that its speed tells nothing: a
planned move always, and, where the table has chosen so, a turn without a choice."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.rules.tiles import Seat
from engine.tables.core.model import By, Snapshot
from engine.tables.people.preferences import SLOW_SECONDS
from engine.tables.play.steps import Act

LIVE: Final = (1.0, 4.0)
SLOW: Final = (120.0, 1200.0)
"""The shortest and the longest wait (seconds)."""


@dataclass(slots=True)
class ReplyDelay:
    """Of one table: until when the house waits with what it does for the seat on turn. Drawn once a turn, so of the
    table's clock and nobody's tiles. Not stored: after a restart it is drawn anew."""

    seat: Seat | None = None
    until: float = 0.0

    def note(self, table: Snapshot) -> None:
        """The table has changed: a turn that is over was waited for."""
        if table.acting[:1] != (self.seat,):
            self.seat = None

    def wait(self, table: Snapshot, act: Act, now: float, rng: Random) -> float | None:
        """Until when to wait before this act, and never past the deadline; None: it is done now."""
        waits = act.by is By.PLAYER or (act.by is By.FORCED and table.clock.reply_delay)
        if not waits or not table.human(act.seat):
            return None
        if self.seat != act.seat:
            shortest, longest = SLOW if (table.turn_seconds or 0) >= SLOW_SECONDS else LIVE
            self.seat, self.until = act.seat, now + rng.uniform(shortest, longest)
        until = self.until if table.deadline is None else min(self.until, table.deadline - 1)
        return until if until > now else None
