"""The host's panel with every option of the game, a menu for each, made from the questions the rules declare."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import (
    LONGEST_CHOICE,
    LONGEST_TITLE,
    MOST_CHOICES,
    Button,
    Choice,
    Menu,
    Page,
    Part,
    Text,
    Tone,
    clip,
    rows,
)
from bot.ui.pages.rules_text import game_title, specs_of
from bot.ui.pages.seats import control, duration
from bot.words import Words
from bot.words.options import accepted, answer, option_name, question
from engine.rules.games import GAMES
from engine.rules.numbers import read_number
from engine.rules.options import OptionSpec
from engine.tables.company import TakeOver
from engine.tables.model import Snapshot

A_PAGE = 4
OTHER = "?"
"""The choice that opens a box for any other number."""
CLOCKS: tuple[int | None, ...] = (45, 120, 600, 3600, 12 * 3600, 86400, 3 * 86400, None)
"""Times for a turn that are offered, in seconds; None: no clock."""
NO_CLOCK = "none"


def clock_choices(words: Words) -> list[tuple[str, str]]:
    """What the clock can be set to: (words, value)."""
    found = []
    for seconds in CLOCKS:
        if seconds is None:
            found.append((words("clock.unlimited"), NO_CLOCK))
        else:
            key = "clock.live" if seconds < 3600 else "clock.slow"
            found.append((words(key, time=duration(words, seconds)), str(seconds)))
    return found


def read_clock(text: str) -> int | None:
    """The seconds of a clock's value; None is no clock, and -1, which every table refuses, what is neither."""
    if text == NO_CLOCK:
        return None
    seconds = read_number(text)
    return -1 if seconds is None else seconds


def options_page(words: Words, snapshot: Snapshot, page: int = 0) -> Page:
    """One page of the panel: up to four questions with a menu each; the last page has the table's own settings too."""
    specs = specs_of(snapshot.game)
    hinted = GAMES[snapshot.game].hints
    extras = 3 if hinted else 2
    pages = max(1, -(-(len(specs) + extras) // A_PAGE))
    page = min(max(page, 0), pages - 1)
    current = dict(snapshot.options)
    title = words("options.title", game=game_title(words, snapshot.game), page=page + 1, pages=pages)
    parts: list[Part] = [Text(title)]
    for spec in specs[page * A_PAGE : (page + 1) * A_PAGE]:
        value = current.get(spec.name, spec.default)
        mark = words("options.changed") if spec.name in current else ""
        facts = {"rule": spec.rule, "name": option_name(words, spec.name), "value": answer(words, value), "mark": mark}
        parts.append(Text(words("options.line", question=question(words, snapshot.game, spec), **facts)))
        parts.append(_menu(words, snapshot, spec, value, page))
    if page == pages - 1:
        if hinted:
            parts += _hints(words, snapshot)
        parts += _take_over(words, snapshot)
        parts.append(_clock_menu(words, snapshot))
    buttons = []
    if page:
        buttons.append(Button(words("options.previous"), control(snapshot, Verb.OPTIONS, str(page - 1))))
    if page < pages - 1:
        buttons.append(Button(words("options.next"), control(snapshot, Verb.OPTIONS, str(page + 1))))
    buttons.append(Button(words("options.done"), control(snapshot, Verb.CLOSE_OPTIONS), Tone.GO))
    return Page((*parts, *rows(buttons)))


def _menu(words: Words, snapshot: Snapshot, spec: OptionSpec, value: str, page: int) -> Menu:
    values = list(dict.fromkeys([*spec.values, spec.default, value]))[: MOST_CHOICES - 1]
    choices = [
        Choice(
            answer(words, text),
            text,
            words("options.default_mark") if text == spec.default else "",
            chosen=text == value,
        )
        for text in values
    ]
    if spec.kind in ("number", "numbers"):
        choices.append(Choice(words("options.other_number"), OTHER, accepted(words, spec.accepts())))
    prompt = words("options.pick", name=option_name(words, spec.name), value=answer(words, value))
    return Menu(control(snapshot, Verb.SET_OPTION, f"{page}:{spec.name}"), prompt, tuple(choices))


def _hints(words: Words, snapshot: Snapshot) -> tuple[Text, Menu]:
    """Whether the board shows captures: not a rule of the game, but a setting of the table."""
    states = {True: "on", False: "off"}
    now = states[snapshot.hints]
    choices = tuple(
        Choice(words(f"hints.{state}"), state, chosen=hints is snapshot.hints) for hints, state in states.items()
    )
    menu = Menu(control(snapshot, Verb.SET_HINTS), words("hints.menu", now=now), choices)
    return Text(words("hints.line", now=now)), menu


def _take_over(words: Words, snapshot: Snapshot) -> tuple[Text, Menu]:
    """Who may sit down for a robot during the match: a setting of the table too."""
    now = snapshot.company.take_over
    choices = tuple(Choice(words(f"take_over.{switch}"), switch, chosen=switch is now) for switch in TakeOver)
    menu = Menu(control(snapshot, Verb.SET_TAKE_OVER), words("take_over.menu"), choices)
    return Text(words("take_over.line", now=words(f"take_over.{now}"))), menu


def _clock_menu(words: Words, snapshot: Snapshot) -> Menu:
    now = NO_CLOCK if snapshot.turn_seconds is None else str(snapshot.turn_seconds)
    offered = clock_choices(words)
    if now not in (value for _, value in offered):
        offered.append((duration(words, snapshot.turn_seconds), now))
    choices = tuple(Choice(label, value, chosen=value == now) for label, value in offered)
    prompt = words("options.clock", time=duration(words, snapshot.turn_seconds))
    return Menu(control(snapshot, Verb.SET_CLOCK), prompt, choices)


def spec_named(specs: Sequence[OptionSpec], name: str) -> OptionSpec | None:
    return next((spec for spec in specs if spec.name == name), None)


def number_modal(words: Words, snapshot: Snapshot, spec: OptionSpec, page: int) -> discord.ui.Modal:
    """The box in which the host types a number. Its answer is found by its custom id, like every click."""
    modal = discord.ui.Modal(
        title=clip(words("options.modal", name=option_name(words, spec.name)), LONGEST_TITLE),
        custom_id=control(snapshot, Verb.TYPE_OPTION, f"{page}:{spec.name}"),
        timeout=None,
    )
    box: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="value",
        default=dict(snapshot.options).get(spec.name, spec.default),
        max_length=40,
    )
    label = clip(words("options.modal_label", accepted=accepted(words, spec.accepts())), LONGEST_TITLE)
    about = clip(question(words, snapshot.game, spec), LONGEST_CHOICE)
    modal.add_item(discord.ui.Label(text=label, component=box, description=about))
    modal.stop()
    return modal
