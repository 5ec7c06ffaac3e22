"""The panel in which somebody chooses when they are reminded of their turns, and when never."""

from __future__ import annotations

from typing import Final

from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Row, Text
from bot.words import Words
from engine.tables.people.preferences import DisplaySettings, Remind, RemindBy
from engine.tables.time.clock import MOST_QUIET
from engine.tables.time.hours import LONGEST, NO_HOURS, OFFERED_HOURS, Hours, hours_text, local
from engine.units import HOUR

TIMES: Final = "times"
SEEN: Final = "seen"
REMIND: Final = "remind"
REMIND_BY: Final = "by"
ZONE: Final = "zone"
NIGHT: Final = "night"
HERE: Final = (TIMES, REMIND, REMIND_BY, ZONE, NIGHT)
"""What is chosen on this page."""
NO_ZONE: Final = "-"
CITIES: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Mexico_City", "America/Sao_Paulo", "Europe/London", "Europe/Berlin"),
    *("Europe/Athens", "Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Africa/Nairobi", "Asia/Dubai"),
    *("Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    "Pacific/Auckland",
)
"""Zones in the menu, from east of the date line to its west; a command takes every other one."""


def look(argument: str) -> str:
    """The custom id of a choice among somebody's settings."""
    return ControlId(NO_TABLE, 0, Verb.SET_DISPLAY, argument).text()


def reminders_page(words: Words, settings: DisplaySettings, now: float) -> Page:
    """The panel as it is at that moment (seconds UTC)."""
    moments = tuple(Choice(words(f"remind.when_{r}"), r, chosen=r in settings.remind) for r in Remind)
    places = tuple(
        Choice(words(f"remind.by_{by}"), by, words(f"remind.by_{by}_about"), by is settings.remind_by)
        for by in RemindBy
    )
    parts: list[Part] = [
        Text("\n".join([words("remind.title"), _when(words, settings)])),
        Menu(look(REMIND), words("remind.pick"), moments, any_number=True),
        *([Menu(look(REMIND_BY), words("remind.by_pick"), places)] if settings.remind else []),
        Text(_place(words, settings.zone, now)),
        Menu(look(ZONE), words("remind.zone_pick"), _zones(words, settings.zone, now)),
    ]
    if settings.zone:
        parts.append(Text(_night(words, settings.quiet)))
        parts.append(Menu(look(NIGHT), words("remind.night_pick"), _nights(words, settings.quiet)))
    return Page((*parts, Row((Button(words("settings.back"), look(SEEN)),))))


def _when(words: Words, settings: DisplaySettings) -> str:
    chosen = [words(f"remind.when_{one}") for one in Remind if one in settings.remind]
    if not chosen:
        return words("remind.never")
    where = words(f"remind.by_{settings.remind_by}")
    return words("remind.now", when=words.listing(chosen), where=where)


def zone_name(zone: str) -> str:
    """`America/New York`."""
    return zone.replace("_", " ")


def _place(words: Words, zone: str, now: float) -> str:
    if not zone:
        return f"{words('remind.zone_unknown')}\n{words('remind.zone_more')}"
    facts = {"zone": zone_name(zone), "time": f"{local(now, zone):%H:%M}"}
    return f"{words('remind.zone', **facts)}\n{words('remind.zone_more')}"


def _zones(words: Words, zone: str, now: float) -> tuple[Choice, ...]:
    """All that the menu offers; the zone in force is among them."""
    offered = CITIES if zone in (*CITIES, "") else (zone, *CITIES)
    cities = (
        Choice(words("remind.zone_choice", zone=zone_name(one), time=f"{local(now, one):%H:%M}"), one, "", one == zone)
        for one in offered
    )
    return (*cities, Choice(words("remind.zone_none"), NO_ZONE, "", not zone))


def _night(words: Words, night: Hours) -> str:
    if night == NO_HOURS:
        return words("remind.no_night_now")
    hours = words("remind.hours", begins=night[0], ends=night[1])
    return words("remind.night", hours=hours, longest=LONGEST, most=MOST_QUIET // (LONGEST * HOUR))


def _nights(words: Words, night: Hours) -> tuple[Choice, ...]:
    return (
        *(Choice(words("remind.hours", begins=n[0], ends=n[1]), hours_text(n), "", n == night) for n in OFFERED_HOURS),
        Choice(words("remind.no_night"), hours_text(NO_HOURS), "", night == NO_HOURS),
    )
