"""The panel of a server's managers: boards, rules, blocked members, the bot's permissions and the managers' log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.invite import PERMISSIONS
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, ChannelMenu, Choice, Menu, Page, Part, PeopleMenu, RoleMenu, Row, Text, rows
from bot.ui.pages.people import settings as person
from bot.ui.pages.table.clock import clock_choices
from bot.words import Words
from bot.words.names import clean_name, safe_name
from engine.statistics.weekly import WeeklyRow
from engine.tables.edits.settings import NO_CLOCK
from engine.tables.keeping.moderation import CHOSEN, MOST_BLOCKED, NONE, PAGES, Kind, Rule, ServerRules
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.keeping.registry import MOST_HOSTED, MOST_ON_SERVER
from engine.tables.table.hours import NO_HOURS

MOST_CHANNELS = 25
MOST_NAMED = 10
"""Channels of a line that are named."""
LOGGED = 15
"""Lines of the log on its page."""
OVERVIEW: Final = ""
PAGES_A_ROW: Final = 3
SET: Final = "set"
"""Begins the argument of a rule's menu."""
WEEKLY_HERE, WEEKLY_THERE, WEEKLY_HOUR, WEEKLY_OFF, DAILY = "here", "there", "hour", "off", "daily"
USUAL: Final = {"most_tables": str(MOST_ON_SERVER), "most_hosted": str(MOST_HOSTED), "clock": NO_CLOCK}
"""The default values of the rules."""


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """What the panel shows."""

    rules: ServerRules
    settings: DisplaySettings
    weekly: WeeklyRow
    channel_id: int
    """The channel of the panel."""
    lacking: Mapping[int, Sequence[str]]
    """The bot's missing permissions by channel."""
    now: float


def server_panel(words: Words, facts: ServerFacts, what: str) -> Page:
    """The page `what` of the panel."""
    if what == OVERVIEW:
        buttons = [Button(words(f"server.{one}"), _page(one)) for one in ALL_PAGES]
        return Page((_overview(words, facts), *rows(buttons, PAGES_A_ROW)))
    parts: list[Part] = [Text(f"### {words(f'server.{what}')}")]
    for rule in PAGES.get(what, ()):
        parts += [Text(_said(words, rule, facts.rules)), _menu(words, rule, facts.rules)]
    if what in MORE:
        parts += MORE[what](words, facts)
    return Page((*parts, Row((Button(words("server.back"), control_of(Verb.SERVER_DISPLAY)),))))


def _page(what: str) -> str:
    return control_of(Verb.SERVER_RULES, what)


def _overview(words: Words, facts: ServerFacts) -> Text:
    """Each rule that someone has chosen, in a line."""
    chosen = [rule for rule in CHOSEN.values() if getattr(facts.rules, rule.name)]
    lines = [f"- {_said(words, rule, facts.rules)}" for rule in chosen] or [words("server.untouched")]
    return Text("\n".join((words("server.title"), *lines)))


# -- rules, as data --


def _said(words: Words, rule: Rule, rules: ServerRules) -> str:
    """The rule in a sentence."""
    value = getattr(rules, rule.name) or USUAL.get(rule.name, "")
    if not value:
        return words(f"rule.{rule.name}_none")
    if rule.kind is Kind.VALUE:
        return words(f"rule.{rule.name}", value=_label(words, rule, value))
    sign = "@&" if rule.kind is Kind.ROLES else "#"
    return words(f"rule.{rule.name}", value=words.listing([f"<{sign}{one}>" for one in value]))


def _label(words: Words, rule: Rule, value: str) -> str:
    """A value of a rule, as a choice of its menu."""
    if rule.name == "clock":
        return next(label for label, clock in clock_choices(words) if clock == value)
    return value if value.isdecimal() else words(f"rule.{rule.name}_{value or 'off'}")


def _menu(words: Words, rule: Rule, rules: ServerRules) -> Menu | ChannelMenu | RoleMenu:
    value, prompt = getattr(rules, rule.name), words(f"pick.{rule.name}")
    control = control_of(Verb.SERVER_RULES, f"{SET}:{rule.name}")
    match rule.kind:
        case Kind.ROLES:
            return RoleMenu(control, prompt, value)
        case Kind.VALUE:
            none = Choice(_label(words, rule, USUAL.get(rule.name, "")), NONE, "", not value)
            others = (Choice(_label(words, rule, one), one, "", one == value) for one in rule.choices)
            return Menu(control, prompt, (none, *others))
        case kind:
            return ChannelMenu(control, prompt, value, MOST_CHANNELS if kind is Kind.CHANNELS else 1, optional=True)


# -- the other parts of pages --


def _boards(words: Words, facts: ServerFacts) -> list[Part]:
    verb, settings = Verb.SET_SERVER_DISPLAY, facts.settings
    menu = person.languages_menu(
        words("settings.language_discord"), control_of(verb, person.LANGUAGE), settings.language
    )
    look = person.look_parts(
        words, words("settings.title_server"), settings, verb, "server_", (*person.SWITCHES, person.BOTTOM)
    )
    return [*look, Text(words("settings.bottom_about")), Text(words("settings.language")), menu]


def _posts(words: Words, facts: ServerFacts) -> list[Part]:
    """Where and when the weekly leaderboard and the result of the daily row are posted."""
    row = facts.weekly
    weekly, daily = ([] if one is None else [one] for one in (row.channel_id, row.daily_channel_id))
    said = {"hour": row.hour, "zone": person.zone_name(row.zone)}
    here = Button(words("weekly.here"), control_of(Verb.WEEKLY, WEEKLY_HERE))
    off = Button(words("weekly.turn_off"), control_of(Verb.WEEKLY, WEEKLY_OFF))
    buttons = (*([] if weekly == [facts.channel_id] else [here]), *([off] if weekly else []))
    hours = tuple(Choice(words("weekly.hour", hour=hour), str(hour), "", hour == row.hour) for hour in range(24))
    return [
        Text(words("weekly.on", channel=f"<#{weekly[0]}>", **said) if weekly else words("weekly.off")),
        ChannelMenu(control_of(Verb.WEEKLY, WEEKLY_THERE), words("weekly.there"), tuple(weekly)),
        Row(buttons),
        Text(words("daily.post_on", channel=f"<#{daily[0]}>", **said) if daily else words("daily.post_off")),
        ChannelMenu(control_of(Verb.WEEKLY, DAILY), words("weekly.there"), tuple(daily), optional=True),
        *([Menu(control_of(Verb.WEEKLY, WEEKLY_HOUR), words("weekly.pick"), hours)] if weekly or daily else []),
    ]


def _nights(words: Words, facts: ServerFacts) -> list[Part]:
    """The server's time zone, and the quiet hours of members who have chosen no zone."""
    quiet = facts.settings.quiet if facts.settings.quiet_hours else NO_HOURS
    hours = words("remind.hours", begins=quiet[0], ends=quiet[1])
    zones = person.zone_choices(words, facts.weekly.zone, facts.now)[:-1]
    return [
        Text(words("server.zone", zone=person.zone_name(facts.weekly.zone))),
        Menu(control_of(Verb.SET_SERVER_DISPLAY, person.ZONE), words("server.zone_pick"), zones),
        Text(words("server.quiet", hours=hours) if quiet != NO_HOURS else words("server.quiet_none")),
        Menu(
            control_of(Verb.SET_SERVER_DISPLAY, person.QUIET),
            words("server.quiet_pick"),
            person.hours_choices(words, quiet),
        ),
    ]


def _members(words: Words, facts: ServerFacts) -> list[Part]:
    blocked = facts.rules.blocked
    names = words.listing([f"**{safe_name(words, one.name)}**" for one in blocked])
    told = Text(words("server.blocked", names=names) if blocked else words("server.none_blocked"))
    block = PeopleMenu(_page("exclude"), words("server.block"), 1)
    choices = tuple(Choice(clean_name(words, one.name), one.key) for one in blocked[-MOST_BLOCKED:])
    unblock = [Menu(_page("admit"), words("server.unblock"), choices)] if blocked else []
    return [told, block, *unblock, Text(words("server.fair"))]


def _permissions(words: Words, facts: ServerFacts) -> list[Part]:
    """Each missing permission with its channels, and how the bot behaves there."""
    lines = [words("perm.title")]
    for name in (permission.name for permission in PERMISSIONS):
        if found := [channel for channel, missing in facts.lacking.items() if name in missing]:
            told = {"permission": words(f"perm.{name}"), "effect": words(f"without.{name}")}
            lines.append(words("perm.missing", channels=_some(words, found), **told))
    if fine := [channel for channel, missing in facts.lacking.items() if not missing]:
        lines.append(words("perm.fine", channels=_some(words, fine)))
    return [Text("\n".join(lines))]


def _some(words: Words, channels: Sequence[int]) -> str:
    """The first channels by name, and the number of the others."""
    named = [f"<#{channel}>" for channel in channels[:MOST_NAMED]]
    rest = len(channels) - len(named)
    return words.listing([*named, *([words.count("perm.more", rest)] if rest else [])])


def _log(words: Words, facts: ServerFacts) -> list[Part]:
    lines = []
    for one in reversed(facts.rules.log[-LOGGED:]):
        kind = "pick" if one.about in CHOSEN else "server"
        about = words(f"{kind}.{one.about}") if one.about in (*CHOSEN, *ALL_PAGES) else safe_name(words, one.about)
        lines.append(words(f"server.log_{one.deed}", when=one.at, manager=safe_name(words, one.name), about=about))
    return [Text("\n".join(lines) or words("server.log_empty"))]


MORE: Final[dict[str, Callable[[Words, ServerFacts], list[Part]]]] = {
    "boards": _boards,
    "posts": _posts,
    "defaults": _nights,
    "members": _members,
    "permissions": _permissions,
    "log": _log,
}
"""The parts of pages that are no rules."""
ALL_PAGES: Final = ("boards", *PAGES, "members", "permissions", "log")
