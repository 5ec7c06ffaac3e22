"""A server's rules for tables: channels, blocked members, the bot's permissions, and the log of its managers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.invite import PERMISSIONS
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, ChannelMenu, Choice, Menu, Page, PeopleMenu, Row, Text
from bot.words import Words
from bot.words.names import clean_name, safe_name
from engine.tables.people.moderation import MOST_BLOCKED, ServerRules

MOST_CHANNELS = 25
MOST_NAMED = 10
"""Channels of a line that are named."""
LOGGED = 15
"""Lines of the log on its page."""


def rules_panel(words: Words, rules: ServerRules, what: str) -> Page:
    """The page `what`: channels, members or log."""
    parts = {"channels": _channels, "members": _members, "log": _log}[what](words, rules)
    return Page((*parts, _back(words)))


def permissions_page(words: Words, lacking: Mapping[int, Sequence[str]]) -> Page:
    """Each missing permission with the channels where it's missing, and what is different there."""
    lines = [words("perm.title")]
    for name in (permission.name for permission in PERMISSIONS):
        if found := [channel for channel, missing in lacking.items() if name in missing]:
            facts = {"permission": words(f"perm.{name}"), "effect": words(f"without.{name}")}
            lines.append(words("perm.missing", channels=_some(words, found), **facts))
    if fine := [channel for channel, missing in lacking.items() if not missing]:
        lines.append(words("perm.fine", channels=_some(words, fine)))
    return Page((Text("\n".join(lines)), _back(words)))


def _some(words: Words, channels: Sequence[int]) -> str:
    """The first channels by name, and the number of the others."""
    named = [f"<#{channel}>" for channel in channels[:MOST_NAMED]]
    rest = len(channels) - len(named)
    return words.listing([*named, *([words.count("perm.more", rest)] if rest else [])])


def _back(words: Words) -> Row:
    return Row((Button(words("server.back"), control_of(Verb.SERVER_DISPLAY)),))


def _channels(words: Words, rules: ServerRules) -> tuple[Text | ChannelMenu, ...]:
    where = words.listing([f"<#{channel}>" for channel in rules.channels])
    told = words("server.only_in", channels=where) if rules.channels else words("server.everywhere")
    menu = ChannelMenu(
        control_of(Verb.SERVER_RULES, "allow"), words("server.pick_channels"), rules.channels, MOST_CHANNELS
    )
    return Text(told), menu


def _members(words: Words, rules: ServerRules) -> tuple[Text | Menu | PeopleMenu, ...]:
    names = words.listing([f"**{safe_name(one.name)}**" for one in rules.blocked])
    told = words("server.blocked", names=names) if rules.blocked else words("server.none_blocked")
    block = PeopleMenu(control_of(Verb.SERVER_RULES, "exclude"), words("server.block"), 1)
    if not rules.blocked:
        return Text(told), block
    choices = tuple(Choice(clean_name(one.name), one.key) for one in rules.blocked[-MOST_BLOCKED:])
    return Text(told), block, Menu(control_of(Verb.SERVER_RULES, "admit"), words("server.unblock"), choices)


def _log(words: Words, rules: ServerRules) -> tuple[Text, ...]:
    lines = [
        words(f"server.log_{one.deed}", when=one.at, manager=safe_name(one.name), about=safe_name(one.about))
        for one in reversed(rules.log[-LOGGED:])
    ]
    return (Text("\n".join((words("server.log_title"), *lines)) if lines else words("server.log_empty")),)
