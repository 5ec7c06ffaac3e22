"""The clock of a table, stored with it as JSON. Times are whole seconds.

`turn_seconds` of the table is the time limit of a turn; None means no turn timer. With an `increment` it is a time
bank instead: each seat starts with a full bank, a turn uses it up, and the increment is added after the turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.store.codec import from_text
from engine.tables.table.hours import after, between, counted, read_quiet_hours
from engine.units import DAY, HOUR

SLOW_SECONDS = HOUR
"""Tables with this time limit or a longer one are slow: a match takes more than one sitting."""
MOST_MISSES = 9
DAYS_OFF = (0, 3, 7, 14)
"""What the host can choose: days off for each player in a match."""
MOST_QUIET = 300 * HOUR
"""How long quiet hours can stop the clock of one seat in a match: 30 of the longest nights."""

GRACE = 4 * DAY
"""Room for a weekend and its nights in any turn, however short."""


class TimeOut(StrEnum):
    """What happens to a player whose time runs out. A robot plays that turn in any case."""

    MOVE = "move"
    """Nothing more."""
    SEAT = "seat"
    """After several missed turns in a row a robot takes the seat. The player may come back."""
    FORFEIT = "forfeit"
    """A robot takes the seat for good."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one seat."""

    bank: int | None = None
    """Time left when its turn begins; None: all of it."""
    missed: int = 0
    """Turns in a row that ran out of time."""
    forfeited: bool = False
    off: int = 0
    """Days off used in this match."""
    quiet_used: int = 0
    """How long quiet hours have stopped the clock in this match."""
    sleeps: str = ""
    """Its player's quiet hours (`timer_stops`) from the next turn on."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A table's clock: what the host has chosen, and how things stand. The default is the clock of a new table."""

    increment: int | None = None
    out: TimeOut = TimeOut.SEAT
    misses: int = 2
    """How many missed turns in a row cost the seat, with `TimeOut.SEAT`."""
    late: bool = False
    """Whether this turn has run out of time."""
    closes: int | None = None
    """When an idle match closes, once that is announced. In a lobby: when it closed."""
    gone: bool = False
    """Whether it closes even if players act, because its channel is deleted."""
    reminded: int | None = None
    """The last reminder of this turn: how long before the deadline it was sent."""
    paused: int | None = None
    """The clocks are paused, with this much time left for the turn; None: they run."""
    resumes: int | None = None
    """When paused clocks resume by themselves (seconds UTC), if they do."""
    weekends: bool = True
    """Whether weekends (UTC) count."""
    days_off: int = 0
    """How many days off each player has in a match, at a slow table."""
    resting: bool = False
    """Whether this turn is in its day off."""
    quiet: str = ""
    """The quiet hours that stop the clock in this turn, as they were when it began."""
    reply_delay: bool = False
    """Whether forced moves of people wait for a reply delay."""
    offered: bool = False
    """Whether the others were asked in this turn to let a robot play it."""
    seats: tuple[SeatClock, ...] = ()
    """By seat. Missing ones are fresh."""

    def seat(self, seat: int) -> SeatClock:
        """The clock of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else SeatClock()

    def having(self, seat: int, mine: SeatClock) -> Clock:
        """With another clock for a seat."""
        seats = [self.seat(other) for other in range(max(len(self.seats), seat + 1))]
        seats[seat] = mine
        return replace(self, seats=tuple(seats))

    def fresh(self) -> Clock:
        """With the host's choices alone, as a match begins."""
        chosen = self.increment, self.out, self.misses
        return Clock(*chosen, weekends=self.weekends, days_off=self.days_off, reply_delay=self.reply_delay)

    def time_for(self, seat: int, turn_seconds: int) -> int:
        """The time limit of a seat's next turn."""
        bank = self.seat(seat).bank if self.increment is not None else None
        return turn_seconds if bank is None else min(bank, turn_seconds)

    def ends(self, now: float, seconds: int) -> int:
        """When this much time will be over, at the latest at `latest`."""
        ends = after(int(now), seconds, weekends=self.weekends, quiet=read_quiet_hours(self.quiet))
        return min(ends, self.latest(now, seconds))

    def latest(self, since: float, seconds: int) -> int:
        """The latest end of a turn with this time. Hours that don't count make it at most twice as long, or `GRACE`
        longer if that is more."""
        most = int(since) + seconds + max(seconds, GRACE)
        return counted(most, weekends=self.weekends, quiet=read_quiet_hours(self.quiet))

    def left(self, now: float, deadline: int) -> int:
        """The time left before a deadline; negative after it."""
        return between(int(now), deadline, weekends=self.weekends, quiet=read_quiet_hours(self.quiet))

    def moved(self, deadline: int, before: float, now: float) -> int:
        """The deadline after an outage from `before` to `now`: the time left is the same."""
        if self.weekends and not self.quiet:
            return deadline + int(now) - int(before)
        return self.ends(now, self.left(before, deadline))

    def begins(self, seat: int) -> Clock:
        """At the start of a seat's turn, with its player's quiet hours if any are left in this match."""
        mine = self.seat(seat)
        return replace(self, quiet=mine.sleeps if mine.quiet_used < MOST_QUIET else "")

    def use_quiet(self, seat: int, since: float, now: float) -> Clock:
        """With the quiet hours of that time booked as used by the seat whose turn it is."""
        if not self.quiet or now <= since:
            return self
        used = between(int(since), int(now), weekends=self.weekends, quiet=None) - self.left(since, int(now))
        mine = self.seat(seat)
        return self.having(seat, replace(mine, quiet_used=mine.quiet_used + used)) if used else self

    def ran_out(self, seat: int) -> Clock:
        """When a turn runs out of time: a miss, counted once a turn."""
        if self.late:
            return self
        mine = self.seat(seat)
        forfeited = mine.forfeited or self.out is TimeOut.FORFEIT
        bank = mine.bank if self.increment is None else 0
        mine = replace(mine, bank=bank, missed=mine.missed + 1, forfeited=forfeited)
        return replace(self, late=True).having(seat, mine)

    def loses_seat(self, seat: int) -> bool:
        """Whether a robot takes this seat now."""
        mine = self.seat(seat)
        return mine.forfeited or (self.out is TimeOut.SEAT and mine.missed >= self.misses)

    def acted(self, seat: int, *, on_turn: bool) -> Clock:
        """When the player of a seat acts, in their turn or outside it."""
        mine, clock = self.seat(seat), replace(self.alive(), late=self.late and not on_turn)
        return clock.having(seat, replace(mine, missed=0)) if mine.missed else clock

    def turn_over(self, seat: int, turn_seconds: int | None, left: float | None) -> Clock:
        """At the end of a seat's turn, with the seconds that were left (None: no clock ran). A day off saves none."""
        clock = replace(self, late=False, resting=False, quiet="", reminded=None, offered=False)
        if self.increment is None or turn_seconds is None or left is None:
            return clock
        kept = 0 if self.resting else max(0, int(left))
        return clock.having(seat, replace(self.seat(seat), bank=min(kept + self.increment, turn_seconds)))

    def taken(self, seat: int, *, same: bool) -> Clock:
        """When a person takes a robot's seat, the `same` one as before or another, whose quiet hours count from their
        next turn on. Misses are forgotten, and the bank holds at least one increment."""
        before = self.seat(seat)
        bank = None if before.bank is None else max(before.bank, self.increment or 0)
        mine = replace(before, bank=bank, missed=0, forfeited=False, sleeps=before.sleeps if same else "")
        return replace(self.alive(), reminded=None).having(seat, mine)

    def alive(self) -> Clock:
        """When something happens: the match doesn't close, unless its channel is deleted."""
        return self if self.closes is None or self.gone else self.unannounced()

    def unannounced(self) -> Clock:
        """Without an announced end."""
        return replace(self, closes=None, gone=False)


def moved(text: str, deadline: int, before: int, now: int) -> int:
    """`Clock.moved` for a stored clock."""
    return from_text(Clock, text).moved(deadline, before, now)
