"""When time passes on a clock: always, or not at weekends, or not in somebody's nights. Pure arithmetic in whole
seconds UTC."""

from __future__ import annotations

from engine.tables.time import weekdays
from engine.tables.time.nights import Nights


def after(moment: int, seconds: int, *, weekends: bool, nights: Nights | None) -> int:
    """The moment by which so many more seconds have passed; never at night."""
    while nights is not None:
        moment = nights.morning(moment)
        evening = nights.next_evening(moment)
        day = _plain(moment, evening, weekends)
        if seconds < day:
            break
        moment, seconds = evening, seconds - day
    return moment + seconds if weekends else weekdays.after(moment, seconds)


def between(first: int, last: int, *, weekends: bool, nights: Nights | None) -> int:
    """How much passes between two moments; negative if the last is the first."""
    if last < first:
        return -between(last, first, weekends=weekends, nights=nights)
    passed = 0
    while nights is not None and first < last:
        first = min(nights.morning(first), last)
        evening = min(nights.next_evening(first), last)
        passed += _plain(first, evening, weekends)
        first = evening
    return passed + _plain(first, last, weekends)


def _plain(first: int, last: int, weekends: bool) -> int:
    return last - first if weekends else weekdays.between(first, last)
