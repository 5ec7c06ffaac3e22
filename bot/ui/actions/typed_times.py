"""Times as people type them, in each language: `20:00`, `8pm`, `20h`, `20.30`, `Fri 20:00`, `29.02. 20:00`."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Final
from zoneinfo import ZoneInfo

from engine.tables.table.hours import local
from engine.units import DAY

LATEST: Final = 60 * DAY
HOURS: Final = re.compile(r"\b(\d{1,2})\s*(?:h|uhr)(?:\s*(\d{2}))?\b", re.IGNORECASE)
"""`20h`, `20h30`, `20 Uhr`."""
HOUR: Final = re.compile(r"\d\s*(?:[:.]\s*\d|h|am\b|pm\b|[ap]\.)", re.IGNORECASE)
"""An hour, without which a text is no time: `8pm`, `20:30`, `in 3 hours`."""
PLAIN: Final = re.compile(r"(?:(\d{4}-\d{2}-\d{2})[ T]+)?(\d{1,2}):(\d{2})", re.ASCII)


def read_when(typed: str, now: float, zone: str, locale: str = "en") -> int | None:
    """A time in seconds UTC, in the time zone, in the language of the locale or English. A time without a day is the
    next one. None for nonsense, the past, and times more than two months ahead. The first call loads the library's
    words: ask in a thread."""
    text = HOURS.sub(lambda found: f"{found[1]}:{found[2] or '00'}", typed.strip())
    try:
        found = _plain(text, local(now, zone)) or _parsed(text, local(now, zone), locale)
    except (ValueError, OverflowError):
        return None
    if found is None or not HOUR.search(text):
        return None
    when = (found if found.tzinfo else found.replace(tzinfo=ZoneInfo(zone))).astimezone(UTC).timestamp()
    return int(when) if now < when <= now + LATEST else None


def _plain(text: str, here: datetime) -> datetime | None:
    found = PLAIN.fullmatch(text)
    if found is None:
        return None
    day = datetime.fromisoformat(found[1]) if found[1] else here.replace(tzinfo=None)
    moment = day.replace(hour=int(found[2]), minute=int(found[3]), second=0, microsecond=0)
    late = not found[1] and moment <= here.replace(tzinfo=None)
    return moment + timedelta(days=1) if late else moment


def _parsed(text: str, here: datetime, locale: str) -> datetime | None:
    parse: Callable[..., datetime | None] = import_module("dateparser").parse  # 0.2 s, for hosts who type a time
    settings = {
        "RELATIVE_BASE": here.replace(tzinfo=None, second=0, microsecond=0),
        "PREFER_DATES_FROM": "future",
        "DATE_ORDER": "MDY" if locale == "en-US" else "DMY",
    }
    languages = list(dict.fromkeys((locale.split("-")[0], "en")))
    return parse(text, languages=languages, settings=settings)
