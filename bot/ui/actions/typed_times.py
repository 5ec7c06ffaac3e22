"""Times as people type them, in each language: `20:00`, `8pm`, `20h`, `20.30`, `Fri 20:00`, `29.02. 20:00`."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Final
from zoneinfo import ZoneInfo

from engine.tables.table.hours import local
from engine.units import DAY, HOUR, MINUTE

LATEST: Final = 60 * DAY
AHEAD: Final = re.compile(
    r"(?:in|dans|en|dentro de|em|daqui a) (\d{1,3}|an?|eine[rm]?|une?|una|uma?) ?"
    r"(?:(h|hrs?|hours?|std\.?|stunden?|heures?|horas?)|m|mins?|min\.|minut\w+)"
)
"""A time from now on: `in 2h`, `dans 30 minutes`, `daqui a 1 hora`."""
NEXT: Final = re.compile(r"\b(?:next|nächste[nr]?|kommende[nr]?|prochaine?|próxim[ao]|que viene|que vem)\b")
EVENING: Final = re.compile(
    r"(?:abends?|\b(?:(?:this |in the )?evening|(?:ce |du )?soir|(?:de |por )?(?:esta|la) (?:noche|tarde)"
    r"|(?:(?:à|da|de) )?(?:noite|tarde)))\b"
)
MORNING: Final = re.compile(r"(?<![:\d])(0?\d|1[01])(?:$|:(\d\d)(?! ?[ap]m))")
"""An hour that is meant in the evening beside such a word."""
HOURS: Final = re.compile(r"\b(\d{1,2})\s*(?:[:.](\d{2})\s*)?(?:heures?|horas?|uhr|hs?)(?:\s*(\d{2}))?(?:\s*min\w*)?\b")
"""`20h`, `20h30`, `20.30 Uhr`, `20 heures`."""
REWRITTEN: Final = (
    (re.compile(r"\b([ap])\.\s?m\b\.?"), r"\1m"),
    (re.compile(r"\btonight\b"), "evening-today"),
    (re.compile(r"\bsonnabend\b"), "samstag"),
    (re.compile(r"\b(?:um|gegen|vers|a las?|às|(?:am|el|na|à|dia)(?= ))\b(?<!\d am)"), " "),
    (re.compile(r"(?<=[^:\d]\d\d)\.(?=\d\d$)"), ":"),
)
"""What the library doesn't read in some language, and what it reads instead."""
AFTER_TOMORROW: Final = re.compile(r"pasado mañana|depois de amanhã")
TUESDAY: Final = re.compile(r"\bmar\.?(?= +\d+:)")
"""The library takes it for March."""
HOUR_SAID: Final = re.compile(r"\d\s*(?:[:.]\s*\d|h|am\b|pm\b)")
"""An hour, without which a text is no time: `8pm`, `20:30`."""
PLAIN: Final = re.compile(r"(?:(\d{4}-\d{2}-\d{2})[ t]+)?(\d{1,2}):(\d{2})", re.ASCII)


def read_when(typed: str, now: float, zone: str, locale: str = "en") -> int | None:
    """A time in seconds UTC, in the time zone, in the language of the locale or English. A time without a day is the
    next one. None for nonsense, the past, and times more than two months ahead. The first call loads the library's
    words: ask in a thread."""
    text, here = typed.strip().lower().replace("’", "'"), local(now, zone)
    if ahead := AHEAD.fullmatch(text):
        number = int(ahead[1]) if ahead[1].isdecimal() else 1
        return int(now) // MINUTE * MINUTE + max(1, number) * (HOUR if ahead[2] else MINUTE)
    for words, instead in REWRITTEN:
        text = words.sub(instead, text)
    text = AFTER_TOMORROW.sub(f"{here.date() + timedelta(days=2)}", text)
    text = HOURS.sub(lambda found: f"{found[1]}:{found[2] or found[3] or '00'}", text)
    text = TUESDAY.sub({"fr": "mardi", "es": "martes"}.get(locale[:2], r"\g<0>"), text)
    text, evening = EVENING.subn(" ", text)
    if evening:
        text = MORNING.sub(lambda found: f"{int(found[1]) % 12 + 12}:{found[2] or '00'}", text.strip())
    try:
        found = HOUR_SAID.search(text) and (_plain(text.strip(), here) or _parsed(text, here, locale))
    except (ValueError, OverflowError):
        return None
    if not found:
        return None
    there = found if found.tzinfo else found.replace(tzinfo=ZoneInfo(zone), fold=here.fold)
    when = there.astimezone(UTC).timestamp()
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
    languages = list(dict.fromkeys((locale.split("-")[0], "en")))
    order = "MDY" if locale == "en-US" else "DMY"
    text, coming = NEXT.subn(" ", text)

    def read(base: datetime) -> datetime | None:
        settings = {"RELATIVE_BASE": base, "PREFER_DATES_FROM": "future", "DATE_ORDER": order}
        return parse(text, languages=languages, settings=settings)

    now = here.replace(tzinfo=None, second=0, microsecond=0)
    found, before = read(now), None if coming else read(now - timedelta(days=1))
    if found and before and found - before == timedelta(days=7) and before.replace(tzinfo=None) > now:
        return before  # on a Friday, `Fri 20:00` is today
    tomorrow = now + timedelta(days=1)
    if found and before and found.day == tomorrow.day == 1 and before.date() == now.date():
        return before + timedelta(days=1)  # on a month's last day, the library takes its first for tomorrow
    return found
