"""Somebody's nights: the hours in which they want to be left alone, by the clocks of where they live. Arithmetic in
whole seconds UTC; when clocks are set there is what the list of time zones (IANA) says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

Hours = tuple[int, int]
"""From one whole hour (0 to 23) to another of the same or the next day; the same twice is no time at all."""

NIGHTS: Final[tuple[Hours, ...]] = ((21, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (1, 9), (2, 10))
"""What is offered."""
USUAL: Final[Hours] = (22, 8)
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

    def _at(self, day: date, hour: int) -> int:
        """When it is that hour, for the first time if there are two; one that the clocks leave out is where they do."""
        return int(datetime.combine(day, time(hour), ZoneInfo(self.zone)).timestamp())
