"""The settings of a person and of a server: their panels, and the settings after a choice.

A control's argument is the name of a setting, as it is stored, or `<setting>=<value>` for a switch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, ChannelMenu, Choice, Menu, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.people.reminders import NO_ZONE, QUIET, REMIND, TIMES, ZONE, look, zone_name
from bot.words import LANGUAGES, Words
from engine.rules.errors import BadNotation
from engine.statistics.weekly import WeeklyRow
from engine.tables.people.preferences import NEVER, READ, DisplaySettings, PingWhen, Show
from engine.tables.time.hours import NO_HOURS, OFFERED_HOURS

SHOWS: Final = (Show.PICTURES, Show.BOTH, Show.TEXT)
SWITCHES: Final = ("numerals", "high_contrast")
SHOW, PINGS, BOTTOM, WITH_BOARD, LANGUAGE = "show", "pings", "bottom", "with_board", "language"
AS_ON_DISCORD = "discord"
RULES_PAGES: Final = ("channels", "members", "permissions", "log")
WEEKLY_HERE, WEEKLY_THERE, WEEKLY_HOUR, WEEKLY_OFF = "here", "there", "hour", "off"


def person_page(words: Words, settings: DisplaySettings) -> Page:
    """A person's settings."""
    pings = tuple(
        Choice(words(f"settings.pings_{when}"), when, words(f"settings.pings_{when}_about"), when is settings.pings)
        for when in PingWhen
    )
    return Page(
        (
            *_look(words, words("settings.title"), settings, Verb.SET_DISPLAY, "", (*SWITCHES, WITH_BOARD)),
            Text(words("settings.pings", when=words(f"settings.pings_{settings.pings}"))),
            Menu(look(PINGS), words("settings.pings_pick"), pings),
            _languages(words("settings.language_own_discord"), look(LANGUAGE), settings),
            Row(
                (
                    Button(words("settings.times"), look(TIMES)),
                    Button(words("settings.privacy"), control_of(Verb.PRIVACY)),
                )
            ),
        )
    )


def server_page(words: Words, settings: DisplaySettings, weekly: WeeklyRow, channel_id: int) -> Page:
    """A server's settings, opened in that channel."""
    title, verb = words("settings.title_server"), Verb.SET_SERVER_DISPLAY
    parts = _look(words, title, settings, verb, "server_", (*SWITCHES, BOTTOM))
    menu = _languages(words("settings.language_discord"), control_of(verb, LANGUAGE), settings)
    rules = Row(tuple(Button(words(f"server.{what}"), control_of(Verb.SERVER_RULES, what)) for what in RULES_PAGES))
    texts = Text(words("settings.bottom_about")), Text(words("settings.language"))
    return Page((*parts, *texts, menu, *_weekly(words, weekly, channel_id), rules))


def _languages(none: str, control: str, settings: DisplaySettings) -> Menu:
    """The menu of languages; `none` is the choice of the one that Discord has."""
    choices = (Choice(words("language.name"), code, "", code == settings.language) for code, words in LANGUAGES.items())
    return Menu(control, none, (Choice(none, AS_ON_DISCORD, "", not settings.language), *choices))


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
    chosen = () if weekly.channel_id is None else (weekly.channel_id,)
    there = ChannelMenu(control_of(Verb.WEEKLY, WEEKLY_THERE), words("weekly.there"), chosen)
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
    value = value or ",".join(values) or ("off" if name == REMIND else "")
    if (name, value) in ((ZONE, NO_ZONE), (LANGUAGE, AS_ON_DISCORD)):
        value = ""
    try:
        chosen: dict[str, Any] = {name: READ[name](value)}
    except (KeyError, ValueError) as error:
        raise BadNotation(argument, "a setting") from error
    if chosen.get(PINGS) is PingWhen.NEVER:
        chosen[REMIND] = NEVER  # no reminders either, until they are chosen
    after = replace(settings, **chosen)
    if name == LANGUAGE and value not in ("", *LANGUAGES):
        raise BadNotation(argument, "a language")
    if name == QUIET and after.quiet not in (*OFFERED_HOURS, NO_HOURS):
        raise BadNotation(argument, "a setting")
    return after
