"""What the commands offer to choose from, made from the games, their options and the words."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from discord import app_commands

from bot.ui.actions.services import Services
from bot.ui.actions.table.away import dates
from bot.ui.actions.table.replays import offered, running, running_label
from bot.ui.pages.page import LONGEST_CHOICE, MOST_CHOICES, clip
from bot.ui.pages.people.history import HERE, MINE, choice_label
from bot.ui.pages.people.reminders import CITIES, zone_name
from bot.ui.pages.table.clock import clock_choices
from bot.ui.pages.table.rules_text import game_title, specs_of
from bot.words import words_for
from bot.words.options import phrase
from engine.events.model import Pick
from engine.rules.errors import Refused
from engine.rules.games import GAMES, is_solitaire
from engine.rules.options import OptionSpec
from engine.statistics.leaderboard import Measure, Period
from engine.tables.core.model import ChannelRef
from engine.tables.time.hours import zones

SOON = 2.0
"""How many seconds the database has for completions."""


def text(key: str) -> str:
    """A sentence of the commands themselves, which are in English for everybody."""
    return words_for()(key)


GAME_CHOICES = [app_commands.Choice(name=game_title(words_for(), game), value=game) for game in GAMES]
SHOW_CHOICES = [app_commands.Choice(name=text(f"choice.{key}"), value=key) for key in ("private", "public")]
MEASURE_CHOICES = [app_commands.Choice(name=text(f"leaders.by_{one}"), value=str(one)) for one in Measure]
PERIOD_CHOICES = [app_commands.Choice(name=text(f"leaders.in_{one}"), value=str(one)) for one in Period]
OF_CHOICES = [app_commands.Choice(name=text(f"choice.of_{key}"), value=key) for key in (MINE, HERE)]
CLOCK_CHOICES = [app_commands.Choice(name=label, value=value) for label, value in clock_choices(words_for())]


PICK_CHOICES = [app_commands.Choice(name=text(f"choice.pick_{one}"), value=str(one)) for one in Pick]
TOGETHER_CHOICES = [choice for choice in GAME_CHOICES if not is_solitaire(choice.value)]
THREAD = "thread"
WHERE_CHOICES = [app_commands.Choice(name=text(f"choice.{key}"), value=key) for key in ("here", THREAD)]
WAIT = "wait"
MEANWHILE_CHOICES = [app_commands.Choice(name=text(f"choice.{key}"), value=key) for key in (WAIT, "robot")]


def complete_date(typed: str, now: float) -> list[app_commands.Choice[str]]:
    """Days on which somebody may be back, as they are typed."""
    words = words_for()
    return [
        app_commands.Choice(name=words("away.choice", day=day, count=words.count("away.days", days)), value=day)
        for days, day in dates(now)
        if typed.strip() in day
    ]


def read_options_text(typed: str) -> dict[str, str]:
    """`target=50 partnership=on` as options. A word without `=` becomes an option without a value, which the rules
    refuse with a sentence."""
    options = {}
    for word in typed.replace(";", " ").split():
        name, _, value = word.partition("=")
        options[name.strip().lower()] = value.strip().strip(",").lower()
    return options


def complete_options(game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Completions of the last word, keeping the words before it; the most used options come first."""
    words = words_for()
    *before, last = typed.split(" ")
    kept = [word for word in before if word]
    taken = set(read_options_text(" ".join(kept)))
    name, equals, value = last.lower().partition("=")
    specs = sorted((spec for spec in specs_of(game) if spec.name not in taken), key=lambda spec: not spec.common)
    found: list[app_commands.Choice[str]] = []
    for spec in specs:
        if not (spec.name == name if equals else spec.name.startswith(name)):
            continue
        for answered in _answers(spec, value):
            whole = " ".join([*kept, f"{spec.name}={answered}"])
            label = f"{spec.name}={answered}: {phrase(words, game, spec.name, answered)}"
            if len(whole) <= LONGEST_CHOICE:
                found.append(app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=whole))
    return found[:MOST_CHOICES]


def complete_zone(typed: str) -> list[app_commands.Choice[str]]:
    """Time zones whose name holds what was typed."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in (zones() if wanted else CITIES) if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone_name(zone), value=zone) for zone in found[:MOST_CHOICES]]


def _answers(spec: OptionSpec, typed: str) -> list[str]:
    """What was typed, where an option takes any number, and the offered answers of it that begin so."""
    own = [typed] if typed and spec.kind in ("number", "numbers") else []
    return list(dict.fromkeys([*own, *(value for value in [*spec.values, spec.default] if value.startswith(typed))]))


async def complete_match(
    services: Services, channel: ChannelRef, user_id: int, typed: str
) -> list[app_commands.Choice[str]]:
    """Matches to watch again whose label holds what was typed: those in play of which a round is over, then the
    finished ones, if the database is quick enough."""
    words = words_for()
    labels: list[tuple[str, str]] = [
        (running_label(words, table), table.id) for table in await running(services, channel)
    ]
    with suppress(TimeoutError, Refused):  # Discord waits three seconds, and then says that loading failed
        async with asyncio.timeout(SOON):
            past = await offered(services, channel, user_id)
            labels += [(choice_label(words, match), match.table_id) for match in past]
    found = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=table) for label, table in found[:MOST_CHOICES]]
