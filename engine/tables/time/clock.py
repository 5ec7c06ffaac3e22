"""How time is given and what happens when it runs out: pure arithmetic in whole seconds, kept with the table as JSON
text.

A table's `turn_seconds` is the longest that a turn may take, None without a clock. Without an increment every turn has
that much. With one it is a bank: each seat begins with a full one, a turn takes from it what it lasts and puts the
increment back, and nothing fits in above the full bank.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.store.codec import from_text
from engine.tables.time import passing
from engine.tables.time.nights import read_nights

MOST_MISSES = 9
MOST_SLEPT = 300 * 3600
"""So many seconds of a match somebody's clock stands still in their nights: thirty of the longest ones."""


class TimeOut(StrEnum):
    """What happens to a person whose time runs out; a robot plays that turn in any case."""

    MOVE = "move"
    """Nothing more, every time."""
    SEAT = "seat"
    """After so many turns in a row a robot takes the seat, and the person may come back."""
    FORFEIT = "forfeit"
    """The seat is a robot's for good."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one seat."""

    bank: int | None = None
    """What is left at the beginning of its turn; None: as much as there can be."""
    missed: int = 0
    """So many turns in a row were played because time ran out."""
    forfeited: bool = False
    off: int = 0
    """So many days off were spent in this match."""
    slept: int = 0
    """So many seconds of this match the clock stood still in nights."""
    nights: str = ""
    """When its person sleeps, as `Nights.text`: for turns that have not begun yet."""


@dataclass(frozen=True, slots=True)
class Clock:
    """All that is kept in the column `clock`. The default is a table from before there was a choice."""

    increment: int | None = None
    out: TimeOut = TimeOut.MOVE
    misses: int = 2
    """So many misses in a row make a robot take the seat, with `TimeOut.SEAT`."""
    late: bool = False
    """Whether time has run out in this turn."""
    closes: int | None = None
    """When the match is closed unless somebody acts, once that was announced; of a lobby, when it was."""
    gone: bool = False
    """Whether it is closed then whatever is played, since its channel is gone."""
    reminded: int | None = None
    """So long before the deadline (seconds) the latest reminder of this turn was."""
    paused: int | None = None
    """The clocks stand still, and whoever is on turn has so long when they run again; None: they run."""
    resumes: int | None = None
    """When clocks that stand still run again by themselves (seconds UTC), if they do."""
    weekends: bool = True
    """Whether time passes on Saturdays and Sundays (UTC)."""
    days_off: int = 0
    """So many days off each person may spend in the match, at a slow table."""
    resting: bool = False
    """Whether whoever is on turn is having one."""
    night: str = ""
    """The nights in which the clock of whoever is on turn stands still, as they were when the turn began."""
    reply_delay: bool = False
    """Whether the house waits, as somebody who thinks would, before it does what a person has no choice about."""
    seats: tuple[SeatClock, ...] = ()
    """By seat; missing ones are as at the beginning."""

    def seat(self, seat: int) -> SeatClock:
        """The clock of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else SeatClock()

    def having(self, seat: int, mine: SeatClock) -> Clock:
        """The same with that clock for a seat."""
        seats = [self.seat(other) for other in range(max(len(self.seats), seat + 1))]
        seats[seat] = mine
        return replace(self, seats=tuple(seats))

    def fresh(self) -> Clock:
        """The same at the beginning of a match."""
        again = self.unannounced()
        return replace(again, late=False, reminded=None, paused=None, resumes=None, resting=False, night="", seats=())

    def time_for(self, seat: int, turn_seconds: int) -> int:
        """How long the next turn of a seat may take."""
        bank = self.seat(seat).bank if self.increment is not None else None
        return turn_seconds if bank is None else min(bank, turn_seconds)

    def more_time(self, turn_seconds: int) -> int:
        """For somebody who is back after time ran out, while the turn goes on."""
        return turn_seconds if self.increment is None else self.increment

    def ends(self, now: float, seconds: int) -> int:
        """When so much time will have passed."""
        return passing.after(int(now), seconds, weekends=self.weekends, nights=read_nights(self.night))

    def left(self, now: float, deadline: int) -> int:
        """How much time there is before a deadline; negative after it."""
        return passing.between(int(now), deadline, weekends=self.weekends, nights=read_nights(self.night))

    def moved(self, deadline: int, before: float, now: float) -> int:
        """The deadline after a time in which nobody could play, from one moment to another: as much is left."""
        if self.weekends and not self.night:
            return deadline + int(now) - int(before)
        return self.ends(now, self.left(before, deadline))

    def begins(self, seat: int) -> Clock:
        """The turn of a seat begins: its nights are those that were chosen by now, if there are any left."""
        mine = self.seat(seat)
        night = mine.nights if mine.slept < MOST_SLEPT else ""
        return self if night == self.night else replace(self, night=night)

    def slept(self, seat: int, since: float, now: float) -> Clock:
        """The clock of the seat on turn ran, or stood still, all that time."""
        nights, mine = read_nights(self.night), self.seat(seat)
        if nights is None or now <= since:
            return self
        plain = passing.between(int(since), int(now), weekends=self.weekends, nights=None)
        asleep = plain - self.left(since, int(now))
        return self.having(seat, replace(mine, slept=mine.slept + asleep)) if asleep else self

    def ran_out(self, seat: int) -> Clock:
        """Time ran out: a miss, once a turn, and what the table's rule makes of it."""
        if self.late:
            return self
        mine = self.seat(seat)
        forfeited = mine.forfeited or self.out is TimeOut.FORFEIT
        bank = mine.bank if self.increment is None else 0
        return replace(self, late=True).having(
            seat, replace(mine, bank=bank, missed=mine.missed + 1, forfeited=forfeited)
        )

    def loses_seat(self, seat: int) -> bool:
        """Whether a robot is to take this seat now."""
        mine = self.seat(seat)
        return mine.forfeited or (self.out is TimeOut.SEAT and mine.missed >= self.misses)

    def acted(self, seat: int, *, on_turn: bool) -> Clock:
        """The person of a seat has acted, on turn or out of it."""
        mine = self.seat(seat)
        clock = replace(self, late=False) if self.late and on_turn else self
        clock = clock.alive()
        return clock.having(seat, replace(mine, missed=0)) if mine.missed else clock

    def turn_over(self, seat: int, turn_seconds: int | None, left: float | None) -> Clock:
        """The turn of a seat is over, with so many seconds left; None: nobody's clock was running. Of a day off nothing
        is kept."""
        changed = self.late or self.resting or self.night or self.reminded is not None
        clock = replace(self, late=False, resting=False, night="", reminded=None) if changed else self
        if self.increment is None or turn_seconds is None or left is None:
            return clock
        kept = 0 if self.resting else max(0, int(left))
        bank = min(kept + self.increment, turn_seconds)
        return clock.having(seat, replace(self.seat(seat), bank=bank))

    def taken(self, seat: int, *, same: bool) -> Clock:
        """Somebody sits down where a robot played, the `same` person as before or another one, whose nights are known
        from their next turn on. The misses are forgotten, and there is time for a turn."""
        before = self.seat(seat)
        bank = None if before.bank is None else max(before.bank, self.increment or 0)
        mine = SeatClock(bank, off=before.off, slept=before.slept, nights=before.nights if same else "")
        clock = replace(self.alive(), reminded=None)
        return clock if mine == self.seat(seat) else clock.having(seat, mine)

    def alive(self) -> Clock:
        """Something has happened: the match is not closed, if it has a channel."""
        return self if self.closes is None or self.gone else self.unannounced()

    def unannounced(self) -> Clock:
        """The same without an end that was announced."""
        return replace(self, closes=None, gone=False)


NEW = Clock(out=TimeOut.SEAT)
"""Of a table that is opened now."""


def moved(text: str, deadline: int, before: int, now: int) -> int:
    """`Clock.moved` of a stored clock."""
    return from_text(Clock, text).moved(deadline, before, now)
