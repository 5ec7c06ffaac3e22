"""The options of the commands: their descriptions, choices and completions."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import wraps
from inspect import signature
from typing import Any

import discord
from discord import app_commands

from bot.ui.actions.boundary import answering
from bot.ui.actions.services import Services
from bot.ui.actions.table.away import dates
from bot.ui.actions.table.replays import offered, running, running_label
from bot.ui.pages.page import LONGEST_CHOICE, MOST_CHOICES, shortened
from bot.ui.pages.people.results import HERE, MINE, choice_label
from bot.ui.pages.people.settings import CITIES, zone_name
from bot.ui.pages.table.clock import clock_choices
from bot.ui.pages.table.options import read_options_text, specs_of
from bot.words import DEFAULT, Words, words_for
from bot.words.options import phrase
from engine.rules.errors import Refused
from engine.rules.games import GAMES
from engine.rules.options import OptionSpec
from engine.statistics.leaderboard import Measure, Period
from engine.tables.edits.settings import CLOCK
from engine.tables.table.hours import zones
from engine.tables.table.model import ChannelRef

Proposals = list[app_commands.Choice[str]]
SOON = 2.0
"""Time limit of the database for completions, in seconds."""


def told(say: Callable[[Words], str]) -> app_commands.locale_str:
    """A description or the name of a choice, in every language."""
    return app_commands.locale_str(say(words_for()), say=say)


def text(key: str) -> app_commands.locale_str:
    """A sentence of the commands themselves."""
    return told(lambda words: words(key))


def _clock(value: str) -> app_commands.locale_str:
    return told(lambda words: {one: label for label, one in clock_choices(words)}[value])


class Translator(app_commands.Translator):
    """Tells Discord what commands say in the languages of players."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        words, say = words_for(str(locale)), string.extras.get("say")
        return None if say is None or words.code == DEFAULT else say(words)


CLOCK_CHOICES = [app_commands.Choice(name=_clock(value), value=value) for value in CLOCK.choices]
THREAD = "thread"
MEANWHILE_WAIT = "wait"


def choices(prefix: str, values: Iterable[str]) -> Proposals:
    """A choice for each value, with the sentence of that beginning."""
    return [app_commands.Choice(name=text(f"{prefix}{value}"), value=str(value)) for value in values]


CHOICES = {
    "game": choices("game.", GAMES),
    "time": CLOCK_CHOICES,
    "where": choices("choice.", ("here", THREAD)),
    "show": choices("choice.", ("private", "public")),
    "meanwhile": choices("choice.", (MEANWHILE_WAIT, "robot")),
    "by": choices("leaders.by_", Measure),
    "period": choices("leaders.in_", Period),
    "of": choices("choice.of_", (MINE, HERE)),
    "rules": choices("choice.", ("celko", "leaflet")),
    "tiles": choices("choice.", ("d6", "d9", "d12")),
}
"""The choices of an option, by its name."""


ANY_PLACE: Mapping[str, Any] = {
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
}
"""Groups with commands for a person alone, who can install the bot for all servers and direct messages."""


class Commands(app_commands.Group):
    """A group of commands, described by the sentence `cmd.<group>`."""

    where: Mapping[str, Any] = {"guild_only": True}
    """Where Discord offers it."""

    def __init__(self, services: Services) -> None:
        super().__init__(description=text(f"cmd.{type(self).__name__.lower()}"), **self.where)
        self.services = services


def command(name: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """A subcommand in a group. The sentences `cmd.<name>` and `cmd.<name>.<option>` describe it. Options of several
    commands have `cmd.<option>`."""

    def made(function: Any) -> app_commands.Command[Any, ..., None]:
        keys = {one: f"cmd.{name}.{one}" for one in list(signature(function).parameters)[2:]}
        options = {one: text(key if key in words_for() else f"cmd.{one}") for one, key in keys.items()}
        app_commands.describe(**options)(function)
        app_commands.choices(**{one: CHOICES[one] for one in options if one in CHOICES})(function)
        return app_commands.command(name=name, description=text(f"cmd.{name}"))(function)

    return made


def private(name: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """A `command` that answers the person alone. Its function gets the `Reply` in place of the interaction."""

    def made(function: Any) -> app_commands.Command[Any, ..., None]:
        @wraps(function)
        async def answered(group: Commands, interaction: discord.Interaction, **options: object) -> None:
            async with answering(group.services, interaction) as reply:
                await function(group, reply, **options)

        return command(name)(answered)

    return made


def complete_date(words: Words, typed: str, now: float) -> Proposals:
    """Days of return that hold the typed text."""
    return [
        app_commands.Choice(name=words("away.choice", day=day, count=words.count("away.days", days)), value=day)
        for days, day in dates(now)
        if typed.strip() in day
    ]


def complete_options(words: Words, game: str, typed: str) -> Proposals:
    """Completions of the last word, keeping the words before it; the most used options come first."""
    *before, last = typed.split(" ")
    kept = [word for word in before if word]
    taken = set(read_options_text(" ".join(kept)))
    name, equals, value = last.lower().partition("=")
    specs = sorted((spec for spec in specs_of(game) if spec.name not in taken), key=lambda spec: not spec.common)
    found: Proposals = []
    for spec in specs:
        if not (spec.name == name if equals else spec.name.startswith(name)):
            continue
        for answered in _answers(spec, value):
            whole = " ".join([*kept, f"{spec.name}={answered}"])
            label = f"{spec.name}={answered}: {phrase(words, game, spec.name, answered)}"
            if len(whole) <= LONGEST_CHOICE:
                found.append(app_commands.Choice(name=shortened(label, LONGEST_CHOICE), value=whole))
    return found[:MOST_CHOICES]


def complete_zone(typed: str) -> Proposals:
    """Time zones whose name holds the typed text."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in (zones() if wanted else CITIES) if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone_name(zone), value=zone) for zone in found[:MOST_CHOICES]]


def _answers(spec: OptionSpec, typed: str) -> list[str]:
    """Answers that begin with the typed text. An option for any number also takes the text itself."""
    own = [typed] if typed and spec.kind in ("number", "numbers") else []
    return list(dict.fromkeys([*own, *(value for value in [*spec.values, spec.default] if value.startswith(typed))]))


async def complete_match(words: Words, services: Services, channel: ChannelRef, user_id: int, typed: str) -> Proposals:
    """Matches with a replay whose label holds the typed text: running ones first, then finished ones if the database
    answers in time."""
    labels: list[tuple[str, str]] = [
        (running_label(words, table), table.id) for table in await running(services, channel)
    ]
    with suppress(TimeoutError, Refused):  # Discord waits three seconds, and then says that loading failed
        async with asyncio.timeout(SOON):
            past = await offered(services, channel, user_id)
            labels += [(choice_label(words, match), match.table_id) for match in past]
    found = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
    return [
        app_commands.Choice(name=shortened(label, LONGEST_CHOICE), value=table) for label, table in found[:MOST_CHOICES]
    ]
