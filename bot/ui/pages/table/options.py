"""The host's panel with every option of the game, a menu for each, made from the questions the rules declare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from bot.ui.pages.table.clock import clock_button, clock_menu
from bot.ui.pages.table.rules_text import asked, changed_rules, table_title
from bot.ui.pages.table.seats import control
from bot.words import Words
from bot.words.options import accepted, phrase, question
from engine.rules.games import GAMES
from engine.rules.options import OptionSpec
from engine.tables.core.model import Snapshot
from engine.tables.people.participants import TakeOver

A_PAGE = 4
OTHER = "?"
"""The choice that opens a box for any other number."""
PUBLISHED = "published"
"""The proposal that every game has: nothing changed."""


def options_page(words: Words, snapshot: Snapshot, page: int = 0) -> Page:
    """One page of the panel: up to four questions with a menu each, the clock's first and the table's other settings
    last. The first page proposes whole sets of options above them."""
    current = dict(snapshot.options)
    free = snapshot.deals_of is None  # else the rules are those of another match
    specs = asked(snapshot.game, current) if free else ()
    tells = GAMES[snapshot.game].tells_passes
    pages = -(-(len(specs) + 3 + free + tells) // A_PAGE)
    page = min(max(page, 0), pages - 1)
    questions = [
        _clock(words, snapshot),
        *(_question(words, snapshot, spec, current, page) for spec in specs),
        _hints(words, snapshot, page),
        *([_passes(words, snapshot, page)] if tells else []),
        *([_casual(words, snapshot, page)] if free else []),
        _take_over(words, snapshot, page),
    ]
    parts: list[Part] = [Text(words("options.title", game=table_title(words, snapshot), page=page + 1, pages=pages))]
    if page == 0 and free:
        parts += _presets(words, snapshot, current)
    for question_and_menu in questions[page * A_PAGE : (page + 1) * A_PAGE]:
        parts += question_and_menu
    buttons = []
    if page:
        buttons.append(Button(words("options.previous"), control(snapshot, Verb.OPTIONS, str(page - 1))))
    if page < pages - 1:
        buttons.append(Button(words("options.next"), control(snapshot, Verb.OPTIONS, str(page + 1))))
    buttons.append(clock_button(words, snapshot))
    buttons.append(Button(words("options.done"), control(snapshot, Verb.CLOSE_OPTIONS), Tone.GO))
    return Page((*parts, *rows(buttons)))


def presets_of(game: str) -> dict[str, dict[str, str]]:
    """The published rules and the game's other proposals, by name."""
    return {PUBLISHED: {}, **GAMES[game].presets}


def _presets(words: Words, snapshot: Snapshot, current: Mapping[str, str]) -> list[Part]:
    """A button for each proposal, the one in force in green, and what each but the published rules means."""
    lines = [words("options.presets")]
    buttons = []
    for name, options in presets_of(snapshot.game).items():
        label = words(f"preset.{name}")
        if options:
            lines.append(words("options.preset", name=label, rules=changed_rules(words, snapshot.game, options)))
        tone = Tone.GO if options == current else Tone.PLAIN
        buttons.append(Button(label, control(snapshot, Verb.SET_PRESET, name), tone))
    return [Text("\n".join(lines)), *rows(buttons)]


def _question(
    words: Words, snapshot: Snapshot, spec: OptionSpec, current: Mapping[str, str], page: int
) -> tuple[Text, Menu]:
    game, value = snapshot.game, current.get(spec.name, spec.default)
    values = list(dict.fromkeys([*spec.values, spec.default, value]))[: MOST_CHOICES - 1]
    choices = [
        Choice(
            phrase(words, game, spec.name, text),
            text,
            words("options.default_mark") if text == spec.default else "",
            chosen=text == value,
        )
        for text in values
    ]
    if spec.kind in ("number", "numbers"):
        choices.append(Choice(words("options.other_number"), OTHER, accepted(words, spec.accepts())))
    asks = question(words, game, spec)
    return _asked(words, asks, control(snapshot, Verb.SET_OPTION, f"{page}:{spec.name}"), choices)


def _asked(words: Words, asks: str, custom_id: str, choices: Sequence[Choice]) -> tuple[Text, Menu]:
    return Text(words("options.line", question=asks)), Menu(custom_id, asks, tuple(choices))


def _hints(words: Words, snapshot: Snapshot, page: int) -> tuple[Text, Menu]:
    """Whether the board shows captures: not a rule of the game, but a setting of the table."""
    choices = [
        Choice(words(f"hints.{state}"), state, chosen=hints is snapshot.hints)
        for hints, state in ((True, "on"), (False, "off"))
    ]
    return _asked(words, words("hints.line"), control(snapshot, Verb.SET_HINTS, str(page)), choices)


def _passes(words: Words, snapshot: Snapshot, page: int) -> tuple[Text, Menu]:
    """Whether passes are told by number: everybody could know, and who remembers knows."""
    choices = [
        Choice(words(f"passes.{state}"), state, chosen=passes is snapshot.passes)
        for passes, state in ((True, "on"), (False, "off"))
    ]
    return _asked(words, words("passes.line"), control(snapshot, Verb.SET_PASSES, str(page)), choices)


def _take_over(words: Words, snapshot: Snapshot, page: int) -> tuple[Text, Menu]:
    """Who may sit down for a robot during the match: a setting of the table too."""
    now = snapshot.participants.take_over
    choices = [Choice(words(f"take_over.{switch}"), switch, chosen=switch is now) for switch in TakeOver]
    return _asked(words, words("take_over.line"), control(snapshot, Verb.SET_TAKE_OVER, str(page)), choices)


def _casual(words: Words, snapshot: Snapshot, page: int) -> tuple[Text, Menu]:
    """Whether the match counts for ratings: a setting of the table too."""
    choices = [
        Choice(words(f"casual.{state}"), state, chosen=casual is snapshot.casual)
        for casual, state in ((False, "no"), (True, "yes"))
    ]
    return _asked(words, words("casual.line"), control(snapshot, Verb.SET_CASUAL, str(page)), choices)


def _clock(words: Words, snapshot: Snapshot) -> tuple[Text, Menu]:
    return Text(words("options.line", question=words("options.clock"))), clock_menu(words, snapshot)


def spec_named(specs: Sequence[OptionSpec], name: str) -> OptionSpec | None:
    return next((spec for spec in specs if spec.name == name), None)


def number_modal(words: Words, snapshot: Snapshot, spec: OptionSpec, page: int) -> discord.ui.Modal:
    """The box in which the host types a number. Its answer is found by its custom id, like every click."""
    modal = discord.ui.Modal(
        title=clip(question(words, snapshot.game, spec), LONGEST_TITLE),
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
