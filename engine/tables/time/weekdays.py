"""Time that passes only from Monday to Friday, in UTC: pure arithmetic in whole seconds."""

from __future__ import annotations

from typing import Final

DAY: Final = 86400
WEEK: Final = 7 * DAY
WORK: Final = 5 * DAY
"""What passes of a week."""
MONDAY: Final = 4 * DAY
"""1970-01-05, the first Monday of the count."""


def passed(moment: int) -> int:
    """How much of the weekdays has passed by a moment."""
    weeks, rest = divmod(moment - MONDAY, WEEK)
    return weeks * WORK + min(rest, WORK)


def after(moment: int, seconds: int) -> int:
    """The moment by which so many more seconds of weekdays have passed; what would be Friday's midnight is Monday's."""
    weeks, rest = divmod(passed(moment) + seconds, WORK)
    return MONDAY + weeks * WEEK + rest


def between(first: int, last: int) -> int:
    """How much of the weekdays lies between two moments."""
    return passed(last) - passed(first)
