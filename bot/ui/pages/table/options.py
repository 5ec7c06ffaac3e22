"""The options of games in words, and the host's panel with a menu for each."""

from collections.abc import Mapping, Sequence

import discord

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Menu, Page, Part, Text, Tone, pager, rows
from bot.ui.pages.table.clock import clock_menu, setting_control
from bot.ui.pages.table.seats import control, table_title
from bot.words import Words
from bot.words.options import accepted, option_name, phrase, question
from engine.rules.games import GAMES, make_game
from engine.rules.options import OptionSpec, option_specs
from engine.tables.edits.settings import ADVICE, CASUAL, HINTS, PASSES, TAKE_OVER, Setting
from engine.tables.table.model import Snapshot


def specs_of(game: str) -> tuple[OptionSpec, ...]:
    """The options of a game in order."""
    return option_specs(GAMES[game].options)


def asked(game: str, options: Mapping[str, str]) -> tuple[OptionSpec, ...]:
    """The options that matter with these answers."""
    specs = specs_of(game)
    published = {spec.name: spec.default for spec in specs}
    return tuple(spec for spec in specs if spec.matters(options, published))


def changed_rules(words: Words, game: str, options: Mapping[str, str]) -> str:
    """`to 50 points, four players as two partnerships`; empty for the published rules."""
    specs = asked(game, options)
    return ", ".join(
        phrase(words, game, spec.name, options[spec.name])
        for spec in specs
        if options.get(spec.name, spec.default) != spec.default
    )


def seats_needed(snapshot: Snapshot) -> tuple[int, ...]:
    """The numbers of seats allowed by the options, or fixed by another match's deals."""
    if snapshot.deals_of is not None:
        return (snapshot.capacity,)
    return make_game(snapshot.game, dict(snapshot.options)).seat_counts()


def number_ranges(words: Words, numbers: tuple[int, ...]) -> str:
    """`2 to 4`, `4`, `2 or 4`."""
    if not numbers:
        return "0"
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return words("range.to", first=numbers[0], last=numbers[-1])
    return words.listing([str(number) for number in numbers], "or")


A_PAGE = 4
OTHER = "?"
"""The choice that opens a box for another number."""
PUBLISHED = "published"
"""The preset of every game: the published rules."""


def options_page(words: Words, snapshot: Snapshot, page: int = 0) -> Page:
    """One page of the panel. The first one has presets and the turn timer; behind *Customise* are up to four menus a
    page, options of the game first, then settings."""
    current = dict(snapshot.options)
    free = snapshot.deals_of is None  # else another match fixes the rules
    specs = asked(snapshot.game, current) if free else ()
    clock = (Text(words("options.line", question=words("options.clock"))), clock_menu(words, snapshot))
    settings = [
        HINTS,
        *([ADVICE] if snapshot.capacity > 1 else []),
        *([PASSES] if GAMES[snapshot.game].tells_passes else []),
        *([CASUAL] if free else []),
        TAKE_OVER,
    ]
    pages = 1 + -(-(len(specs) + len(settings)) // A_PAGE)
    page = min(max(page, 0), pages - 1)
    questions = [
        *(_question(words, snapshot, spec, current, page) for spec in specs),
        *(_setting(words, snapshot, setting, page) for setting in settings),
    ]
    parts: list[Part] = [Text(words("options.title", game=table_title(words, snapshot), page=page + 1, pages=pages))]
    if page == 0 and free:
        parts += _presets(words, snapshot, current)
    for question_and_menu in questions[(page - 1) * A_PAGE : page * A_PAGE] if page else [clock]:
        parts += question_and_menu
    onwards = "options.next" if page else "options.customise"
    buttons = [
        *pager(words, page, pages, "rules.previous", onwards, lambda to: control(snapshot, Verb.OPTIONS, str(to))),
        Button(words("clock.open"), control(snapshot, Verb.TIME)),
        Button(words("options.done"), control(snapshot, Verb.CLOSE_OPTIONS), Tone.GO),
    ]
    return Page((*parts, *rows(buttons)))


def presets_of(game: str) -> dict[str, dict[str, str]]:
    """The presets of a game by name."""
    return {PUBLISHED: {}, **GAMES[game].presets, **GAMES[game].traditions}


def _presets(words: Words, snapshot: Snapshot, current: Mapping[str, str]) -> list[Part]:
    """A button for each preset, green if it is in force, and the rules that it changes; a menu of traditions."""
    lines = [words("options.presets")]
    buttons = []
    game = GAMES[snapshot.game]
    for name, options in {PUBLISHED: {}, **game.presets}.items():
        label = words(f"preset.{name}")
        if options:
            lines.append(words("options.preset", name=label, rules=changed_rules(words, snapshot.game, options)))
        tone = Tone.GO if options == current else Tone.PLAIN
        buttons.append(Button(label, control(snapshot, Verb.SET_PRESET, name), tone))
    played = tuple(
        Choice(words(f"tradition.{name}"), name, words(f"tradition.{name}_about"), options == current)
        for name, options in game.traditions.items()
    )
    menu = [Menu(control(snapshot, Verb.SET_PRESET), words("options.traditions"), played)] if played else []
    return [Text("\n".join(lines)), *rows(buttons), *menu]


def _question(
    words: Words, snapshot: Snapshot, spec: OptionSpec, current: Mapping[str, str], page: int
) -> tuple[Text, Menu]:
    game, value = snapshot.game, current.get(spec.name, spec.default)
    values = list(dict.fromkeys([*spec.values, spec.default, value]))[: MOST_CHOICES - 1]
    marks = {spec.default: words("options.default_mark")}
    choices = [Choice(phrase(words, game, spec.name, one), one, marks.get(one, ""), one == value) for one in values]
    if spec.kind in ("number", "numbers"):
        choices.append(Choice(words("options.other_number"), OTHER, accepted(words, spec.accepts())))
    asks = question(words, game, spec)
    return _asked(words, asks, control(snapshot, Verb.SET_OPTION, f"{page}:{spec.name}"), choices)


def _asked(words: Words, asks: str, custom_id: str, choices: Sequence[Choice]) -> tuple[Text, Menu]:
    return Text(words("options.line", question=asks)), Menu(custom_id, asks, tuple(choices))


def _setting(words: Words, snapshot: Snapshot, setting: Setting, page: int) -> tuple[Text, Menu]:
    """A setting of the table, not a rule of the game."""
    name, now = setting.name, setting.show(snapshot)
    choices = [Choice(words(f"{name}.{value}"), value, chosen=value == now) for value in setting.choices]
    return _asked(words, words(f"{name}.line"), setting_control(snapshot, setting, str(page)), choices)


def read_options_text(typed: str) -> dict[str, str]:
    """`target=50 partnership=on` as options. A word without `=` is an option without a value; the rules refuse it."""
    options = {}
    for word in typed.replace(";", " ").split():
        name, _, value = word.partition("=")
        options[name.strip().lower()] = value.strip().strip(",").lower()
    return options


def number_modal(words: Words, snapshot: Snapshot, spec: OptionSpec, page: int) -> discord.ui.Modal:
    """The box for a typed number. Its custom id leads to its action, as with every click."""
    name = option_name(words, spec.name)
    modal = discord.ui.Modal(
        title=name[:1].upper() + name[1:],
        custom_id=control(snapshot, Verb.TYPE_OPTION, f"{page}:{spec.name}"),
        timeout=None,
    )
    box: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="value", default=dict(snapshot.options).get(spec.name, spec.default), max_length=40
    )
    label, about = accepted(words, spec.accepts()), question(words, snapshot.game, spec)
    modal.add_item(discord.ui.Label(text=label, component=box, description=about))
    modal.stop()
    return modal
