"""The settings of a person: their panel. And the settings of a person or server after a choice.

A control's argument is the name of a setting, as it is stored, or `<setting>=<value>` for a switch.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.people.reminders import NO_ZONE, QUIET, REMIND, TIMES, ZONE, look
from bot.words import LANGUAGES, Words
from engine.rules.errors import BadNotation
from engine.tables.people.preferences import NEVER, READ, DisplaySettings, PingWhen, Show
from engine.tables.time.hours import NO_HOURS, OFFERED_HOURS

SHOWS: Final = (Show.PICTURES, Show.BOTH, Show.TEXT)
SWITCHES: Final = ("numerals", "high_contrast")
SHOW, PINGS, BOTTOM, WITH_BOARD, LANGUAGE, SPEAKS = "show", "pings", "bottom", "with_board", "language", "speaks"
AS_ON_DISCORD = "discord"


def person_page(words: Words, settings: DisplaySettings) -> Page:
    """A person's settings."""
    pings = tuple(
        Choice(words(f"settings.pings_{when}"), when, words(f"settings.pings_{when}_about"), when is settings.pings)
        for when in PingWhen
    )
    return Page(
        (
            *look_parts(words, words("settings.title"), settings, Verb.SET_DISPLAY, "", (*SWITCHES, WITH_BOARD)),
            Text(words("settings.pings", when=words(f"settings.pings_{settings.pings}"))),
            Menu(look(PINGS), words("settings.pings_pick"), pings),
            languages_menu(words("settings.language_own_discord"), look(SPEAKS), settings.speaks),
            Row(
                (
                    Button(words("settings.times"), look(TIMES)),
                    Button(words("settings.privacy"), control_of(Verb.PRIVACY)),
                )
            ),
        )
    )


def languages_menu(none: str, control: str, chosen: str) -> Menu:
    """The menu of languages; `none` is the choice of the one that Discord has."""
    choices = (Choice(words("language.name"), code, "", code == chosen) for code, words in LANGUAGES.items())
    return Menu(control, none, (Choice(none, AS_ON_DISCORD, "", not chosen), *choices))


def look_parts(
    words: Words, title: str, settings: DisplaySettings, verb: Verb, whose: str, switches: Sequence[str]
) -> tuple[Part, ...]:
    """Pictures or words, and switches. `whose` begins the keys of sentences for servers."""
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


def changed(settings: DisplaySettings, argument: str, values: Sequence[str]) -> DisplaySettings:
    """The settings after a choice. Raises BadNotation for nonsense."""
    name, _, value = argument.partition("=")
    value = value or ",".join(values) or ("off" if name == REMIND else "")
    if (name, value) in ((ZONE, NO_ZONE), (LANGUAGE, AS_ON_DISCORD), (SPEAKS, AS_ON_DISCORD)):
        value = ""
    try:
        chosen: dict[str, Any] = {name: READ[name](value)}
    except (KeyError, ValueError) as error:
        raise BadNotation(argument, "a setting") from error
    if chosen.get(PINGS) is PingWhen.NEVER:
        chosen[REMIND] = NEVER  # no reminders either, until they are chosen
    after = replace(settings, **chosen)
    if name in (LANGUAGE, SPEAKS) and value not in ("", *LANGUAGES):
        raise BadNotation(argument, "a language")
    if name == QUIET and after.quiet not in (*OFFERED_HOURS, NO_HOURS):
        raise BadNotation(argument, "a setting")
    return after
