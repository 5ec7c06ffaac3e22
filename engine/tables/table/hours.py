"""Which hours count against a turn timer: weekends (UTC) and a player's quiet hours may not.

Moments are whole seconds UTC. Time zones and their clock changes come from the IANA list.
"""

import re
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from engine.units import DAY, MINUTE, WEEK

Hours = tuple[int, int]
"""From one full hour (0 to 23) to another, on the same or the next day. Equal hours are no time at all."""

OFFERED_HOURS: Final[tuple[Hours, ...]] = ((21, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (1, 9), (2, 10))
USUAL_HOURS: Final[Hours] = (22, 8)
NO_HOURS: Final[Hours] = (0, 0)
LONGEST: Final = 10
"""A turn timer stops for at most this many hours of a night, the first ones."""
WORK_WEEK: Final = 5 * DAY
MONDAY: Final = 4 * DAY
"""1970-01-05, the first Monday of Unix time."""


@cache
def zones() -> tuple[str, ...]:
    """The time zones a player can choose: places such as Europe/Berlin, and UTC."""
    return (*sorted(name for name in available_timezones() if "/" in name and name[:3] != "Etc"), "UTC")


def local(moment: float, zone: str) -> datetime:
    """The local time in a zone."""
    return datetime.fromtimestamp(int(moment), ZoneInfo(zone))


@dataclass(frozen=True, slots=True)
class QuietHours:
    """A player's hours of sleep, every day, in their time zone."""

    zone: str
    hours: Hours = USUAL_HOURS

    def covers(self, moment: float) -> bool:
        """Whether a moment lies in the quiet hours."""
        return self._night(moment) is not None

    def around(self, moment: int) -> tuple[int, int]:
        """Start and end of the quiet hours around a moment; outside them the moment itself, twice."""
        return self._night(moment) or (moment, moment)

    def _night(self, moment: float) -> tuple[int, int] | None:
        """The quiet hours that a moment lies in, from one moment to another: the local clock may be set meanwhile."""
        begins, ends = self.hours
        today = local(moment, self.zone).date()
        for evening in (today, today - timedelta(days=1)):
            first, last = self._at(evening, begins), self._at(evening + timedelta(days=begins > ends), ends)
            if first <= moment < last:
                return first, last
        return None

    def next_start(self, moment: int) -> int:
        """When quiet hours start next after a moment."""
        today, begins = local(moment, self.zone).date(), self.hours[0]
        evening = self._at(today, begins)
        return evening if evening > moment else self._at(today + timedelta(days=1), begins)

    def next_end(self, moment: int) -> int:
        """When quiet hours end next after a moment."""
        return self.around(moment if self.covers(moment) else self.next_start(moment))[1]

    @property
    def length(self) -> int:
        """How many hours a night has."""
        return (self.hours[1] - self.hours[0]) % 24

    def text(self) -> str:
        """`22-8 Europe/Berlin`, as `read_quiet_hours` reads it."""
        return f"{hours_text(self.hours)} {self.zone}"

    def _at(self, day: date, hour: int) -> int:
        """A local hour as a moment: the first of two, or the clock change that skips it."""
        wanted = datetime.combine(day, time(hour))
        moment = int(wanted.replace(tzinfo=ZoneInfo(self.zone)).timestamp())
        if self._clock(moment) == wanted:
            return moment
        first, last = moment - DAY, moment  # the clock skips the hour somewhere between
        while last - first > 1:
            middle = (first + last) // 2
            first, last = (first, middle) if self._clock(middle) >= wanted else (middle, last)
        return last

    def _clock(self, moment: int) -> datetime:
        """What the local clock shows."""
        return local(moment, self.zone).replace(tzinfo=None)


def timer_stops(quiet: QuietHours | None) -> str:
    """The hours that stop a turn timer, as a `Clock` keeps them: the first `LONGEST` of the quiet hours."""
    if quiet is None:
        return ""
    begins = quiet.hours[0]
    return replace(quiet, hours=(begins, (begins + min(quiet.length, LONGEST)) % 24)).text()


@lru_cache(maxsize=1024)
def read_quiet_hours(text: str) -> QuietHours | None:
    """Reads `QuietHours.text`; None for an unknown zone, unknown hours, or no time at all."""
    hours, _, zone = text.partition(" ")
    try:
        begins, ends = read_hours(hours)
    except ValueError:
        return None
    return QuietHours(zone, (begins, ends)) if begins != ends and zone in zones() else None


def read_hours(text: str) -> Hours:
    """Reads `22-8`, from 22:00 to 8:00. Raises ValueError."""
    if not re.fullmatch("[0-9]{1,2}-[0-9]{1,2}", text):
        raise ValueError(text)
    begins, ends = map(int, text.split("-"))
    if max(begins, ends) > 23:
        raise ValueError(text)
    return begins, ends


def hours_text(hours: Hours) -> str:
    """`22-8`, as `read_hours` reads it."""
    return f"{hours[0]}-{hours[1]}"


def after(moment: int, seconds: int, *, weekends: bool, quiet: QuietHours | None) -> int:
    """The moment when this many more seconds have counted; never in quiet hours."""
    while quiet is not None:
        moment = quiet.around(moment)[1]
        evening = quiet.next_start(moment)
        day = between(moment, evening, weekends=weekends, quiet=None)
        if seconds < day:
            break
        moment, seconds = evening, seconds - day
    if weekends:
        return moment + seconds
    weeks, rest = divmod(_weekdays(moment) + seconds, WORK_WEEK)
    return MONDAY + weeks * WEEK + rest


def between(first: int, last: int, *, weekends: bool, quiet: QuietHours | None) -> int:
    """The seconds that count between two moments; negative in reverse order."""
    if last < first:
        return -between(last, first, weekends=weekends, quiet=quiet)
    counted = 0
    while quiet is not None and first < last:
        first = min(quiet.around(first)[1], last)
        evening = min(quiet.next_start(first), last)
        counted += between(first, evening, weekends=weekends, quiet=None)
        first = evening
    return counted + (last - first if weekends else _weekdays(last) - _weekdays(first))


def counted(moment: int, *, weekends: bool, quiet: QuietHours | None) -> int:
    """The moment itself, or a minute before the hours around it that don't count."""
    if quiet is not None and quiet.covers(moment):
        return counted(quiet.around(moment)[0] - MINUTE, weekends=weekends, quiet=quiet)
    weeks, rest = divmod(moment - MONDAY, WEEK)
    if not weekends and rest >= WORK_WEEK:
        return counted(MONDAY + weeks * WEEK + WORK_WEEK - MINUTE, weekends=weekends, quiet=quiet)
    return moment


def _weekdays(moment: int) -> int:
    """The seconds of weekdays since `MONDAY`."""
    weeks, rest = divmod(moment - MONDAY, WEEK)
    return weeks * WORK_WEEK + min(rest, WORK_WEEK)
