"""The host's panel of a new event: a preview of the sign-up, menus, and a box for the rest. Its custom ids carry the
plan, so it outlives a restart. Also the list of a server's events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.events import duels, event
from bot.ui.pages.events.duels import duels_page
from bot.ui.pages.events.event import LONGEST_TITLE, event_page, title_of
from bot.ui.pages.page import Button, Choice, Colour, Menu, Page, Part, Text, Tone, rows, sentence
from bot.ui.pages.table.clock import clock_choices
from bot.words import Words
from engine.events.duels import SIDES
from engine.events.model import Event, Kind, Pick, Plan
from engine.events.planning import MOST_GAMES, MOST_ROUNDS
from engine.rules.errors import BadNotation
from engine.rules.games import EVENT_GAME, GAMES, MOST_SEATS, is_solitaire
from engine.rules.options import read_number
from engine.tables.edits.settings import clock_value, read_clock
from engine.units import DAY, MINUTE

TOGETHER: Final = tuple(game for game in GAMES if not is_solitaire(game))
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
"""Each game's letter in a custom id."""
SWITCHES: Final = {"balanced": "b", "duplicate": "d", "double": "2"}
"""Each switch of a plan, and its letter in a custom id."""
TWICE: Final = f"{Kind.LEAGUE}2"
FORMATS: Final = (Kind.SWISS, Kind.KNOCKOUT, Kind.LEAGUE, TWICE)
OF_NIGHT: Final = ("title", "when", "options", "minutes", "pause")
OF_DUELS: Final = ("title", "options", "days")
"""The boxes of the modal, of a night and of duels."""
LONGEST_TYPED: Final = 100


def first_plan(kind: Kind) -> Plan:
    """The plan that the panel begins with."""
    if kind is Kind.GAME_NIGHT:
        return Plan((EVENT_GAME,), Pick.VOTE, turn_seconds=2 * MINUTE)
    return Plan((EVENT_GAME,), rounds=0, seats=SIDES, turn_seconds=DAY, balanced=True)


def plan_text(kind: Kind, plan: Plan) -> str:
    """The plan in a custom id, as `read_plan` reads it: `game_night.ac.vote.3.4.120.b`. Typed texts aren't in it."""
    games = "".join(LETTERS[TOGETHER.index(game)] for game in plan.games)
    switches = "".join(letter for name, letter in SWITCHES.items() if getattr(plan, name))
    clock = clock_value(plan.turn_seconds, plan.increment)
    return f"{kind}.{games}.{plan.pick}.{plan.rounds}.{plan.seats}.{clock}.{switches}"


def read_plan(text: str) -> tuple[Kind, Plan]:
    """Raises BadNotation for nonsense, and `Refused` for a clock that no table takes."""
    try:
        kind, letters, pick, rounds, seats, clock, switches = text.split(".")
        games = tuple(TOGETHER[LETTERS.index(letter)] for letter in letters)
        plan = Plan(games, Pick(pick), int(rounds), int(seats))
        found = Kind(kind)
    except (ValueError, IndexError):
        raise BadNotation(text[:40], "a plan of an event") from None
    seconds, increment = read_clock(clock)
    on: dict[str, Any] = {name: letter in switches for name, letter in SWITCHES.items()}
    return found, replace(plan, turn_seconds=seconds, increment=increment, **on)


def chosen(kind: Kind, plan: Plan, field: str, values: Sequence[str]) -> tuple[Kind, Plan]:
    """The plan after a choice in the menu of that field. A switch is already in the plan. Raises as `read_plan`."""
    value = values[0] if values else ""
    number = read_number(value, MOST_ROUNDS)
    if field == "games" and values and set(values) <= set(TOGETHER):
        return kind, replace(plan, games=tuple(values[:MOST_GAMES]))
    if field == "pick" and value in set(Pick):
        return kind, replace(plan, pick=Pick(value))
    if field in ("rounds", "seats") and number is not None:
        return kind, replace(plan, rounds=number) if field == "rounds" else replace(plan, seats=number)
    if field == "time":
        seconds, increment = read_clock(value)
        return kind, replace(plan, turn_seconds=seconds, increment=increment)
    if field == "format" and value in FORMATS:
        return Kind(value.removesuffix("2")), replace(plan, double=value == TWICE)
    if field in ("games", "show"):
        return kind, plan
    raise BadNotation(field[:40], "a choice about an event")


def plan_page(words: Words, kind: Kind, plan: Plan, preview: Event | str, now: float) -> Page:
    """The panel. `preview`: the event as it would be posted, of which the plan is shown with what the host has chosen,
    or why it can't be posted."""
    night = kind is Kind.GAME_NIGHT
    if isinstance(preview, str):
        shown: list[Part] = [Text(preview)]
    else:
        draw, chosen = (event_page, event.chosen_lines) if night else (duels_page, duels.chosen_lines)
        poster = next(part for part in draw(words, preview, {}, now).parts if isinstance(part, Text))
        shown = [Text("\n".join([poster.text, *chosen(words, preview)]))]
    menus = _of_night(words, kind, plan) if night else _of_duels(words, kind, plan)
    clock = clock_value(plan.turn_seconds, plan.increment)
    times = [Choice(label, value, words("plan.time"), value == clock) for label, value in clock_choices(words)]
    menus.append(_menu(words, kind, plan, "time", times))
    buttons = [_switch(words, kind, plan, "balanced", "plan.balanced" if night else "plan.seeded")]
    if night:
        buttons.append(_switch(words, kind, plan, "duplicate", "plan.duplicate"))
    else:
        pairs = plan.seats > SIDES
        other = replace(plan, seats=SIDES if pairs else 2 * SIDES)
        buttons.append(_button(words, kind, other, "plan.pairs", on=pairs))
    text = control_of(Verb.EVENT_POST, plan_text(kind, plan))
    post = Button(words("plan.post"), text, Tone.GO, disabled=isinstance(preview, str))
    return Page((Text(words("plan.preview")), *shown, *menus, *rows([*buttons, post])), Colour.LOBBY)


def _rounds(words: Words, plan: Plan) -> list[Choice]:
    return [Choice(words.count("event.rounds", n), str(n), "", n == plan.rounds) for n in range(1, MOST_ROUNDS + 1)]


def _of_night(words: Words, kind: Kind, plan: Plan) -> list[Menu]:
    found = [_menu(words, kind, plan, "games", _games(words, plan), any_number=True)]
    if len(plan.games) > 1:
        picks = [Choice(words(f"choice.pick_{one}"), one, words("plan.pick"), one is plan.pick) for one in Pick]
        found.append(_menu(words, kind, plan, "pick", picks))
    seats = [Choice(words("plan.seats_of", n=n), str(n), "", n == plan.seats) for n in range(2, MOST_SEATS + 1)]
    return [*found, _menu(words, kind, plan, "rounds", _rounds(words, plan)), _menu(words, kind, plan, "seats", seats)]


def _of_duels(words: Words, kind: Kind, plan: Plan) -> list[Menu]:
    now = TWICE if plan.double and kind is Kind.LEAGUE else kind
    formats = [Choice(words(f"choice.format_{one}"), one, "", one == now) for one in FORMATS]
    found = [_menu(words, kind, plan, "format", formats), _menu(words, kind, plan, "games", _games(words, plan))]
    if kind is Kind.SWISS:
        auto = Choice(words("duels.rounds_by_people"), "0", "", plan.rounds == 0)
        found.append(_menu(words, kind, plan, "rounds", [auto, *_rounds(words, plan)]))
    return found


def _games(words: Words, plan: Plan) -> list[Choice]:
    return [Choice(words(f"game.{game}"), game, "", game in plan.games) for game in TOGETHER]


def _menu(
    words: Words, kind: Kind, plan: Plan, field: str, choices: Iterable[Choice], *, any_number: bool = False
) -> Menu:
    custom_id = control_of(Verb.EVENT_PLAN, f"{field}:{plan_text(kind, plan)}")
    return Menu(custom_id, words(f"plan.{field}"), tuple(choices), any_number)


def _switch(words: Words, kind: Kind, plan: Plan, name: str, key: str) -> Button:
    on = bool(getattr(plan, name))
    other: dict[str, Any] = {name: not on}
    return _button(words, kind, replace(plan, **other), key, on=on)


def _button(words: Words, kind: Kind, other: Plan, key: str, *, on: bool) -> Button:
    """A switch that is `on` or off. It leads to the `other` plan."""
    label = words(key, now=words("settings.on" if on else "settings.off"))
    return Button(label, control_of(Verb.EVENT_PLAN, f"show:{plan_text(kind, other)}"))


def boxes(kind: Kind) -> tuple[str, ...]:
    """The names of the modal's fields."""
    return OF_NIGHT if kind is Kind.GAME_NIGHT else OF_DUELS


def sure_page(words: Words, kind: Kind, plan: Plan, starts_at: int, panel: int) -> Page:
    """When an event would begin, and the button that posts it. `panel`: the message where it was planned."""
    button = Button(words("plan.sure_post"), control_of(Verb.EVENT_POST, _sure(kind, plan, starts_at, panel)), Tone.GO)
    return Page((Text(words("plan.sure", time=starts_at)), *rows([button])))


def _sure(kind: Kind, plan: Plan, starts_at: int, panel: int) -> str:
    return f"{starts_at}.{panel}:{plan_text(kind, plan)}"


def read_sure(text: str) -> tuple[int, int]:
    """The start (0: none is confirmed) and the panel of such a button. Raises BadNotation."""
    starts_at, _, panel = text.partition(".")
    if not (starts_at.isdecimal() and panel.isdecimal() and len(text) < 40):
        raise BadNotation(text[:40], "a start and a panel")
    return int(starts_at), int(panel)


def plan_modal(words: Words, kind: Kind, plan: Plan, typed: Mapping[str, str], panel: int = 0) -> discord.ui.Modal:
    """The box for the title and all that is typed, with the texts `typed` before. Sending it posts the event. `panel`:
    the message where it was planned, if another one opens the box."""
    text = _sure(kind, plan, 0, panel) if panel else plan_text(kind, plan)
    custom_id = control_of(Verb.EVENT_POST, text)
    modal = discord.ui.Modal(title=words(f"event.{kind}"), custom_id=custom_id, timeout=None)
    for name in boxes(kind):
        title = name == "title"
        box: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name,
            default=typed.get(name) or (words(f"event.{kind}") if title else None),
            placeholder=None if title else words(f"plan.{name}_about"),
            required=False,
            max_length=LONGEST_TITLE if title else LONGEST_TYPED,
        )
        modal.add_item(discord.ui.Label(text=words(f"plan.{name}"), component=box))
    modal.stop()
    return modal


def events_page(words: Words, events: Sequence[Event]) -> Page:
    """The events of a server that aren't over, with links to their messages."""
    if not events:
        return sentence(words("plan.none"))
    return Page((Text("\n".join([words("plan.list"), *(_line(words, event) for event in events)])),))


def event_link(event: Event) -> str | None:
    """The address of the event's message, if it has one."""
    row = event.row
    if row.message_id is None:
        return None
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.message_id}"


def _line(words: Words, event: Event) -> str:
    link = words("tables.link", link=address) if (address := event_link(event)) else ""
    facts = {"title": title_of(event), "channel": event.row.channel_id, "link": link}
    if event.round:
        return words("plan.line_playing", round=event.round, rounds=event.plan.rounds, **facts)
    return words("plan.line_sign_up", n=len(event.coming), **facts)
