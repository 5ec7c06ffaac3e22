"""The settings of a person and of a server: their panels, and the settings after a choice.

A control's argument is the name of a setting, as it is stored, or `<setting>=<value>` for a switch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, ChannelMenu, Choice, Menu, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.people.reminders import NO_ZONE, QUIET, REMIND, TIMES, ZONE, look, zone_name
from bot.words import Words
from engine.rules.errors import BadNotation
from engine.statistics.weekly import WeeklyRow
from engine.tables.people.preferences import (
    DisplaySettings,
    PingWhen,
    Show,
    read_reminders,
    read_settings,
    reminders_text,
    stored_settings,
)
from engine.tables.time.hours import NO_HOURS, OFFERED_HOURS

SHOWS: Final = (Show.PICTURES, Show.BOTH, Show.TEXT)
SWITCHES: Final = ("numerals", "high_contrast")
SHOW, PINGS, BOTTOM = "show", "pings", "bottom"
WEEKLY_HERE, WEEKLY_THERE, WEEKLY_HOUR, WEEKLY_OFF = "here", "there", "hour", "off"


def person_page(words: Words, settings: DisplaySettings) -> Page:
    """A person's settings."""
    pings = tuple(
        Choice(words(f"settings.pings_{when}"), when, words(f"settings.pings_{when}_about"), when is settings.pings)
        for when in PingWhen
    )
    return Page(
        (
            *_look(words, words("settings.title"), settings, Verb.SET_DISPLAY, "", SWITCHES),
            Text(words("settings.pings", when=words(f"settings.pings_{settings.pings}"))),
            Menu(look(PINGS), words("settings.pings_pick"), pings),
            Row((Button(words("settings.times"), look(TIMES)),)),
        )
    )


def server_page(words: Words, settings: DisplaySettings, weekly: WeeklyRow, channel_id: int) -> Page:
    """A server's settings, opened in that channel."""
    title, verb = words("settings.title_server"), Verb.SET_SERVER_DISPLAY
    parts = _look(words, title, settings, verb, "server_", (*SWITCHES, BOTTOM))
    return Page((*parts, Text(words("settings.bottom_about")), *_weekly(words, weekly, channel_id)))


def _look(
    words: Words, title: str, settings: DisplaySettings, verb: Verb, whose: str, switches: Sequence[str]
) -> tuple[Part, ...]:
    shown = tuple(
        Choice(words(f"settings.{show}"), show, words(f"settings.{whose}{show}_about"), show is settings.show)
        for show in SHOWS
    )
    buttons = []
    for name in switches:
        on = bool(getattr(settings, name))
        label = words(f"settings.{name}", now=words("settings.on" if on else "settings.off"))
        other = control_of(verb, f"{name}={'off' if on else 'on'}")
        buttons.append(Button(label, other, Tone.GO if on else Tone.PLAIN))
    now = words("settings.show", show=words(f"settings.{settings.show}"))
    return (Text(f"{title}\n{now}"), Menu(control_of(verb, SHOW), words("settings.pick"), shown), *rows(buttons))


def _weekly(words: Words, weekly: WeeklyRow, channel_id: int) -> list[Part]:
    """Where and when the weekly leaderboard is posted."""
    here = Button(words("weekly.here"), control_of(Verb.WEEKLY, WEEKLY_HERE))
    there = ChannelMenu(control_of(Verb.WEEKLY, WEEKLY_THERE), words("weekly.there"), weekly.channel_id)
    if weekly.channel_id is None:
        return [Text(words("weekly.off")), there, Row((here,))]
    facts = {"channel": f"<#{weekly.channel_id}>", "hour": weekly.hour, "zone": zone_name(weekly.zone)}
    hours = tuple(Choice(words("weekly.hour", hour=hour), str(hour), "", hour == weekly.hour) for hour in range(24))
    off = Button(words("weekly.turn_off"), control_of(Verb.WEEKLY, WEEKLY_OFF))
    return [
        Text(words("weekly.on", **facts)),
        there,
        Menu(control_of(Verb.WEEKLY, WEEKLY_HOUR), words("weekly.pick"), hours),
        Row((off,) if weekly.channel_id == channel_id else (here, off)),
    ]


def changed(settings: DisplaySettings, argument: str, values: Sequence[str]) -> DisplaySettings:
    """The settings after a choice. Raises BadNotation for nonsense."""
    name, _, value = argument.partition("=")
    value = value or ",".join(values)
    if name == REMIND:
        reminders = read_reminders(value or "off")
        value = value if reminders is None else reminders_text(reminders)
    if name == ZONE and value == NO_ZONE:
        value = ""
    chosen = {name: value}
    if (name, value) == (PINGS, PingWhen.NEVER):
        chosen[REMIND] = "off"  # no reminders either, until they are chosen
    after = read_settings({**stored_settings(settings), **chosen})
    offered = name != QUIET or after.quiet in (*OFFERED_HOURS, NO_HOURS)
    if stored_settings(after).get(name) != value or not offered:
        raise BadNotation(argument, "a setting")
    return after
