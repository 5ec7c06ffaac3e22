"""The settings of a person: their panel, and the panels of reminders, time zone and quiet hours, and of stored data
with Export and Delete. And the settings of a person or server after a choice.

A control's argument is the name of a setting, as it is stored, or `<setting>=<value>` for a switch.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Document, Menu, Page, Part, PeopleMenu, Row, Text, Tone, rows, sentence
from bot.words import LANGUAGES, Words
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.tables.keeping.preferences import NEVER, READ, DisplaySettings, PingWhen, Remind, RemindBy, Show
from engine.tables.table.clock import MOST_QUIET
from engine.tables.table.hours import LONGEST, NO_HOURS, OFFERED_HOURS, Hours, hours_text, local
from engine.tables.table.model import Person
from engine.units import HOUR

TIMES, SEEN = "times", "seen"
"""The arguments that open this panel, and the one before it."""
REMIND, REMIND_BY, ZONE, QUIET = "remind", "remind_by", "zone", "quiet"
HERE: Final = (TIMES, REMIND, REMIND_BY, ZONE, QUIET)
"""The arguments that this panel answers."""
NO_ZONE: Final = "-"
CITIES: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Mexico_City", "America/Sao_Paulo", "Europe/London", "Europe/Berlin"),
    *("Europe/Athens", "Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Africa/Nairobi", "Asia/Dubai"),
    *("Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    "Pacific/Auckland",
)
"""The zones in the menu, from east to west of the date line. The command takes any other zone."""


def look(argument: str) -> str:
    """The custom id of a control for a person's setting."""
    return control_of(Verb.SET_DISPLAY, argument)


def reminders_page(words: Words, settings: DisplaySettings, now: float) -> Page:
    """The panel at that moment (seconds UTC)."""
    moments = tuple(Choice(words(f"remind.when_{r}"), r, chosen=r in settings.remind) for r in Remind)
    places = tuple(
        Choice(words(f"remind.by_{by}"), by, words(f"remind.by_{by}_about"), by is settings.remind_by)
        for by in RemindBy
    )
    parts: list[Part] = [
        Text(f"{words('remind.title')}\n{_when(words, settings)}"),
        Menu(look(REMIND), words("remind.pick"), moments, any_number=True),
        *([Menu(look(REMIND_BY), words("remind.by_pick"), places)] if settings.remind else []),
        Text(_place(words, settings.zone, now)),
        Menu(look(ZONE), words("remind.zone_pick"), zone_choices(words, settings.zone, now)),
    ]
    if settings.zone:
        parts.append(Text(_quiet(words, settings.quiet)))
        parts.append(Menu(look(QUIET), words("remind.night_pick"), hours_choices(words, settings.quiet)))
    return Page((*parts, Row((Button(words("settings.back"), look(SEEN)),))))


def with_zone_hint(words: Words, page: Page) -> Page:
    """A hand panel that tells its owner, above its menu, that their time zone is unknown."""
    button = Row((Button(words("remind.zone_pick"), look(TIMES)),))
    return replace(page, parts=(*page.parts[:-1], Text(words("remind.zone_unknown")), button, page.parts[-1]))


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
    known = words("remind.zone", zone=zone_name(zone), time=words.time(local(now, zone))) if zone else ""
    return f"{known or words('remind.zone_unknown')}\n{words('remind.zone_more')}"


def zone_choices(words: Words, zone: str, now: float) -> tuple[Choice, ...]:
    """The zones of the menu, with the current one among them."""
    offered = CITIES if zone in (*CITIES, "") else (zone, *CITIES)
    cities = (
        Choice(words("remind.zone_choice", zone=zone_name(one), time=words.time(local(now, one))), one, "", one == zone)
        for one in offered
    )
    return (*cities, Choice(words("remind.zone_none"), NO_ZONE, "", not zone))


def _quiet(words: Words, quiet: Hours) -> str:
    if quiet == NO_HOURS:
        return words("remind.no_night_now")
    hours = words("remind.hours", begins=quiet[0], ends=quiet[1])
    return words("remind.night", hours=hours, longest=LONGEST, most=MOST_QUIET // (LONGEST * HOUR))


def hours_choices(words: Words, quiet: Hours) -> tuple[Choice, ...]:
    """The quiet hours of the menu, and none."""
    return (
        *(Choice(words("remind.hours", begins=h[0], ends=h[1]), hours_text(h), "", h == quiet) for h in OFFERED_HOURS),
        Choice(words("remind.no_night"), hours_text(NO_HOURS), "", quiet == NO_HOURS),
    )


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
    times = Button(words("settings.times"), look(TIMES))
    privacy = Button(words("settings.privacy"), control_of(Verb.PRIVACY))
    parts = (
        *look_parts(words, words("settings.title"), settings, Verb.SET_DISPLAY, "", (*SWITCHES, WITH_BOARD)),
        Text(words("settings.pings", when=words(f"settings.pings_{settings.pings}"))),
        Menu(look(PINGS), words("settings.pings_pick"), pings),
        languages_menu(words("settings.language_own_discord"), look(SPEAKS), settings.speaks),
    )
    return Page((*parts, Row((times, privacy))))


def languages_menu(none: str, control: str, chosen: str) -> Menu:
    """The menu of languages; `none` is the language chosen in Discord."""
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


EXPORT, DELETE, YES = "export", "delete", "delete:yes"
IGNORE, UNIGNORE = "ignore", "unignore"
COUNTED: Final = (
    *("seats", "steps", "match_seats", "ratings", "achievements", "event_players", "premoves", "hands", "dailies"),
)
"""The tables of an export whose rows the page counts."""
Stored = Mapping[str, Sequence[Mapping[str, Any]]]
"""A person's rows by table, as `engine.store.questions.privacy.export_person` gives them."""


def privacy_page(words: Words, stored: Stored, ignored: Sequence[Person] = ()) -> Page:
    """The number of a person's stored rows of each kind and the people they ignore, on one screen."""
    known = stored.get("players", ())
    counts = [f"privacy.{table}" for table in COUNTED if stored.get(table)]
    lines = [words("privacy.title")]
    if known:
        lines.append(words("privacy.name", name=safe_name(words, known[0]["name"])))
        lines += [words("privacy.settings")] if known[0]["settings"] else []
    lines += [words(key, count=len(stored[key.removeprefix("privacy.")])) for key in counts]
    if not (known or counts):
        return Page((Text(words("privacy.nothing")), *_ignoring(words, ignored)))
    buttons = (
        Button(words("privacy.export"), control_of(Verb.PRIVACY, EXPORT)),
        Button(words("privacy.delete"), control_of(Verb.PRIVACY, DELETE), Tone.DANGER),
    )
    return Page((Text("\n".join(lines)), Text(words("privacy.who")), Row(buttons), *_ignoring(words, ignored)))


def _ignoring(words: Words, ignored: Sequence[Person]) -> list[Part]:
    """The menus to ignore someone, and no longer."""
    names = words.listing([f"**{safe_name(words, one.name)}**" for one in ignored])
    told = words("ignore.now", names=names) if ignored else words("ignore.nobody")
    choices = tuple(Choice(clean_name(words, one.name), str(one.user_id)) for one in ignored)
    again = [Menu(control_of(Verb.PRIVACY, UNIGNORE), words("ignore.stop"), choices)] if ignored else []
    return [Text(told), PeopleMenu(control_of(Verb.PRIVACY, IGNORE), words("ignore.pick"), 1), *again]


def delete_page(words: Words) -> Page:
    """The question before a deletion, with what remains after it."""
    return sentence(
        words("privacy.sure"),
        Button(words("privacy.yes"), control_of(Verb.PRIVACY, YES), Tone.DANGER),
        Button(words("privacy.no"), control_of(Verb.PRIVACY)),
    )


def export_page(words: Words, stored: Stored) -> Page:
    """The export as a file."""
    data = json.dumps(stored, indent=2).encode()
    return Page((Text(words("privacy.exported")), Document("boneyard-data.json", data)))
