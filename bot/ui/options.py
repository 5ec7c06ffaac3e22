"""The host's panel with every option of the game, a menu for each, made from the questions the rules declare."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui.page import MOST_CHOICES, Button, Choice, Menu, Page, Part, Text, Tone, clip, rows
from bot.ui.people import control, duration
from bot.ui.rules_text import answer, game_title, option_name, specs_of
from bot.words import Words
from engine.rules.options import OptionSpec, accepted
from engine.tables.model import Snapshot

A_PAGE = 4
OTHER = "?"
"""The choice that opens a box for any other number."""
CLOCKS: tuple[int | None, ...] = (45, 120, 600, 3600, 12 * 3600, 86400, 3 * 86400, None)
"""Times for a turn that are offered, in seconds; None: no clock."""
LIVE = 120
NO_CLOCK = "none"
HINTED = ("castle_rock", "castle_rock_solitaire")
"""Games in whose row captures can be shown."""


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
    """The seconds of a clock's value; None is no clock."""
    return int(text) if text.isdecimal() else None


def options_page(words: Words, snapshot: Snapshot, page: int = 0) -> Page:
    """One page of the panel: up to four questions with a menu each; the last page has the table's own settings too."""
    specs = specs_of(snapshot.game)
    extras = 2 if snapshot.game in HINTED else 1
    pages = max(1, -(-(len(specs) + extras) // A_PAGE))
    page = min(max(page, 0), pages - 1)
    current = dict(snapshot.options)
    title = words("options.title", game=game_title(words, snapshot.game), page=page + 1, pages=pages)
    parts: list[Part] = [Text(title)]
    for spec in specs[page * A_PAGE : (page + 1) * A_PAGE]:
        value = current.get(spec.name, spec.default)
        mark = words("options.changed") if spec.name in current else ""
        facts = {"question": spec.question, "rule": spec.rule, "name": option_name(spec.name), "mark": mark}
        parts.append(Text(words("options.line", value=answer(words, value), **facts)))
        parts.append(_menu(words, snapshot, spec, value, page))
    if page == pages - 1:
        if snapshot.game in HINTED:
            parts += _hints(words, snapshot)
        parts.append(_clock_menu(words, snapshot))
    buttons = []
    if page:
        buttons.append(Button(words("options.previous"), control(snapshot, "options", str(page - 1))))
    if page < pages - 1:
        buttons.append(Button(words("options.next"), control(snapshot, "options", str(page + 1))))
    buttons.append(Button(words("options.done"), control(snapshot, "set_done"), Tone.GO))
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
        choices.append(Choice(words("options.other_number"), OTHER, accepted(spec)))
    prompt = words("options.pick", name=option_name(spec.name), value=answer(words, value))
    return Menu(control(snapshot, "set", f"{page}:{spec.name}"), prompt, tuple(choices))


def _hints(words: Words, snapshot: Snapshot) -> tuple[Text, Menu]:
    """Whether the board shows captures: not a rule of the game, but a setting of the table."""
    states = {True: "on", False: "off"}
    now = states[snapshot.hints]
    choices = tuple(
        Choice(words(f"hints.{state}"), state, chosen=hints is snapshot.hints) for hints, state in states.items()
    )
    menu = Menu(control(snapshot, "hints"), words("hints.menu", now=now), choices)
    return Text(words("hints.line", now=now)), menu


def _clock_menu(words: Words, snapshot: Snapshot) -> Menu:
    now = NO_CLOCK if snapshot.turn_seconds is None else str(snapshot.turn_seconds)
    offered = clock_choices(words)
    if now not in (value for _, value in offered):
        offered.append((duration(words, snapshot.turn_seconds), now))
    choices = tuple(Choice(label, value, chosen=value == now) for label, value in offered)
    prompt = words("options.clock", time=duration(words, snapshot.turn_seconds))
    return Menu(control(snapshot, "clock"), prompt, choices)


def spec_named(specs: Sequence[OptionSpec], name: str) -> OptionSpec | None:
    """The question of that name."""
    return next((spec for spec in specs if spec.name == name), None)


def number_modal(words: Words, snapshot: Snapshot, spec: OptionSpec, page: int) -> discord.ui.Modal:
    """The box in which the host types a number. Its answer is found by its custom id, like every click."""
    modal = discord.ui.Modal(
        title=clip(words("options.modal", name=option_name(spec.name)), 45),
        custom_id=control(snapshot, "typed", f"{page}:{spec.name}"),
        timeout=None,
    )
    box: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="value",
        default=dict(snapshot.options).get(spec.name, spec.default),
        max_length=40,
    )
    label = clip(words("options.modal_label", accepted=accepted(spec)), 45)
    modal.add_item(discord.ui.Label(text=label, component=box, description=clip(spec.question, 100)))
    modal.stop()
    return modal
