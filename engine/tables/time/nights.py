"""Somebody's nights: the hours in which they want to be left alone, by the clocks of where they live. Arithmetic in
whole seconds UTC; when clocks are set there is what the list of time zones (IANA) says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

Hours = tuple[int, int]
"""From one whole hour (0 to 23) to another of the same or the next day; the same twice is no time at all."""

NIGHTS: Final[tuple[Hours, ...]] = ((21, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (1, 9), (2, 10))
"""What is offered."""
USUAL: Final[Hours] = (22, 8)
LONGEST: Final = 10
"""So many hours of a night, its first ones, a clock stands still."""
NO_NIGHT: Final[Hours] = (0, 0)


@cache
def zones() -> tuple[str, ...]:
    """The names of places that may be chosen, such as Europe/Berlin, and UTC."""
    return (*sorted(name for name in available_timezones() if "/" in name and name[:3] != "Etc"), "UTC")


def local(moment: float, zone: str) -> datetime:
    """What the clocks show there."""
    return datetime.fromtimestamp(int(moment), ZoneInfo(zone))


@dataclass(frozen=True, slots=True)
class Nights:
    """Every night of somebody who lives in a zone of `zones`."""

    zone: str
    hours: Hours = USUAL

    def covers(self, moment: float) -> bool:
        """Whether it is night."""
        begins, ends = self.hours
        hour = local(moment, self.zone).hour
        return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends

    def morning(self, moment: int) -> int:
        """The end of the night in which the moment lies; by day the moment itself."""
        if not self.covers(moment):
            return moment
        begins, ends = self.hours
        now = local(moment, self.zone)
        tomorrow = begins > ends and now.hour >= begins
        return self._at(now.date() + timedelta(days=tomorrow), ends)

    def evening(self, moment: int) -> int:
        """When the night began in which the moment lies; by day the moment itself."""
        if not self.covers(moment):
            return moment
        begins, ends = self.hours
        now = local(moment, self.zone)
        yesterday = begins > ends and now.hour < begins
        return self._at(now.date() - timedelta(days=yesterday), begins)

    def next_evening(self, moment: int) -> int:
        """When the next night begins after a moment."""
        today, begins = local(moment, self.zone).date(), self.hours[0]
        evening = self._at(today, begins)
        return evening if evening > moment else self._at(today + timedelta(days=1), begins)

    @property
    def length(self) -> int:
        """How many hours a night has."""
        return (self.hours[1] - self.hours[0]) % 24

    def text(self) -> str:
        """As it is kept; `read_nights` reads it back."""
        return f"{hours_text(self.hours)} {self.zone}"

    def _at(self, day: date, hour: int) -> int:
        """When it is that hour, for the first time if there are two; one that the clocks leave out is where they do."""
        return int(datetime.combine(day, time(hour), ZoneInfo(self.zone)).timestamp())


@lru_cache(maxsize=1024)
def read_nights(text: str) -> Nights | None:
    """The nights of `Nights.text`; None for what names no zone or hours that are known, and for no time at all."""
    hours, _, zone = text.partition(" ")
    found = read_hours(hours)
    return None if found is None or found[0] == found[1] or zone not in zones() else Nights(zone, found)


def read_hours(text: str) -> Hours | None:
    """`22-8`, from 22:00 to 8:00; None for what is not that."""
    begins, _, ends = text.partition("-")
    if not (begins.isdecimal() and ends.isdecimal() and len(text) <= len("22-22")):
        return None
    return (int(begins), int(ends)) if int(begins) < 24 and int(ends) < 24 else None


def hours_text(hours: Hours) -> str:
    """As `read_hours` reads it."""
    return f"{hours[0]}-{hours[1]}"
