"""The commands of `/events`. Every option has a default."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.cogs.choices import CLOCK_CHOICES, GAME_CHOICES, PICK_CHOICES, read_options_text, text, told
from bot.ui.actions.boundary import answering
from bot.ui.actions.events import open_event
from bot.ui.actions.services import Services
from bot.ui.pages.events.event import LONGEST_TITLE
from bot.ui.pages.table.clock import clock_choices
from bot.ui.pages.table.rules_text import game_title
from bot.words import LANGUAGES, words_for
from engine.events.duels import SIDES
from engine.events.model import Kind, Pick, Plan
from engine.events.planning import LONGEST_DUELS, LONGEST_PAUSE, LONGEST_ROUND, MOST_ROUNDS
from engine.rules.games import EVENT_GAME, GAMES, MOST_SEATS, is_solitaire
from engine.tables.people.settings import read_clock

Command = app_commands.Command[Any, ..., None]
Choices = list[app_commands.Choice[str]]
NIGHT_CLOCK, DUELS_CLOCK = "120", "86400"
"""The default turn timers, in seconds."""
DAY = 24 * 60
"""Minutes."""
MOST_DAYS = LONGEST_DUELS // DAY
FORMAT_CHOICES = [
    app_commands.Choice(name=text(f"choice.format_{kind}"), value=str(kind)) for kind in (Kind.SWISS, Kind.KNOCKOUT)
]
TOGETHER_CHOICES = [choice for choice in GAME_CHOICES if not is_solitaire(choice.value)]
MORE_GAMES = ("game_2", "game_3", "game_4", "game_5")
COMMON = {
    "title": text("cmd.event.title"),
    "game": told(lambda words: words("cmd.event.game", game=words(f"game.{EVENT_GAME}"))),
    "options": text("cmd.event.options"),
}
OF_DUELS = {**COMMON, **{name: text(f"cmd.duels.{name}") for name in ("time", "pairs", "seeded")}}


# Most games and clocks are completed while typing: Discord allows 8,000 characters for `/domino`, choices included.


async def complete_game(interaction: discord.Interaction, typed: str) -> Choices:
    """The games for two or more players whose name contains the typed text."""
    words = words_for(str(interaction.locale))
    return _like([(game_title(words, game), game) for game in GAMES if not is_solitaire(game)], typed)


async def _complete_clock(interaction: discord.Interaction, typed: str) -> Choices:
    return _like(clock_choices(words_for(str(interaction.locale))), typed)


def _like(choices: Iterable[tuple[str, str]], typed: str) -> Choices:
    wanted = typed.strip().casefold()
    return [app_commands.Choice(name=label, value=value) for label, value in choices if wanted in label.casefold()]


def read_game(typed: str) -> str:
    """The game with that display name in any language. Unknown names stay as they are and are refused later."""
    wanted = typed.strip().casefold()
    named = {game_title(words, game).casefold(): game for words in LANGUAGES.values() for game in GAMES}
    return named.get(wanted, typed)


class Events(app_commands.Group):
    """Everything under `/events`."""

    def __init__(self, services: Services) -> None:
        super().__init__(name="events", description=text("cmd.events"), guild_only=True)
        for make in (night_command, tournament_command, league_command):
            self.add_command(make(services))


def night_command(services: Services) -> Command:
    """The command for `/domino`."""

    @app_commands.command(name="night", description=text("cmd.night"))
    @app_commands.describe(
        **COMMON,
        **dict.fromkeys(MORE_GAMES, text("cmd.night.more")),
        **{
            name: text(f"cmd.night.{name}")
            for name in ("pick", "rounds", "seats", "time", "minutes", "pause", "when", "balanced", "duplicate")
        },
    )
    @app_commands.choices(
        game=TOGETHER_CHOICES,
        pick=PICK_CHOICES,
        time=CLOCK_CHOICES,
    )
    @app_commands.autocomplete(**dict.fromkeys(MORE_GAMES, complete_game))
    async def night(
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TITLE] | None = None,
        game: str = EVENT_GAME,
        game_2: str | None = None,
        game_3: str | None = None,
        game_4: str | None = None,
        game_5: str | None = None,
        pick: str = Pick.VOTE,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 3,
        seats: app_commands.Range[int, 2, MOST_SEATS] = 4,
        when: str | None = None,
        time: str = NIGHT_CLOCK,
        minutes: app_commands.Range[int, 1, LONGEST_ROUND] | None = None,
        pause: app_commands.Range[int, 0, LONGEST_PAUSE] = 60,
        options: str | None = None,
        balanced: bool = False,
        duplicate: bool = False,
    ) -> None:
        games = (game, *(read_game(one) for one in (game_2, game_3, game_4, game_5) if one is not None))
        plan = partial(
            _plan,
            games,
            time,
            options,
            pick=Pick(pick),
            rounds=rounds,
            seats=seats,
            minutes=minutes,
            pause=pause,
            balanced=balanced,
            duplicate=duplicate,
        )
        await _open(services, interaction, title, plan, Kind.GAME_NIGHT, when)

    return night


def tournament_command(services: Services) -> Command:
    """The command for `/domino`."""

    @app_commands.command(name="tournament", description=text("cmd.tournament"))
    @app_commands.rename(kind="format")
    @app_commands.describe(
        kind=text("cmd.tournament.format"),
        rounds=text("cmd.tournament.rounds"),
        days=text("cmd.tournament.days"),
        **OF_DUELS,
    )
    @app_commands.choices(kind=FORMAT_CHOICES)
    @app_commands.autocomplete(game=complete_game, time=_complete_clock)
    async def tournament(
        interaction: discord.Interaction,
        kind: str = Kind.SWISS,
        title: app_commands.Range[str, 1, LONGEST_TITLE] | None = None,
        game: str = EVENT_GAME,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        time: str = DUELS_CLOCK,
        pairs: bool = False,
        options: str | None = None,
        seeded: bool = True,
    ) -> None:
        plan = partial(_plan, (game,), time, options, **_duels(pairs, days, seeded), rounds=rounds or 0)
        await _open(services, interaction, title, plan, Kind(kind))

    return tournament


def league_command(services: Services) -> Command:
    """The command for `/domino`."""

    @app_commands.command(name="league", description=text("cmd.league"))
    @app_commands.describe(double=text("cmd.league.double"), days=text("cmd.league.days"), **OF_DUELS)
    @app_commands.autocomplete(game=complete_game, time=_complete_clock)
    async def league(
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TITLE] | None = None,
        game: str = EVENT_GAME,
        double: bool = False,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        time: str = DUELS_CLOCK,
        pairs: bool = False,
        options: str | None = None,
        seeded: bool = True,
    ) -> None:
        plan = partial(_plan, (game,), time, options, **_duels(pairs, days, seeded), rounds=0, double=double)
        await _open(services, interaction, title, plan, Kind.LEAGUE)

    return league


def _duels(pairs: bool, days: int | None, seeded: bool) -> dict[str, Any]:
    """The fields of a plan that tournaments and leagues share."""
    return {"seats": 2 * SIDES if pairs else SIDES, "minutes": days and days * DAY, "balanced": seeded}


def _plan(games: tuple[str, ...], time: str, options: str | None, **more: Any) -> Plan:
    """The plan from the typed text; `more` are its other fields. Raises `Refused`."""
    seconds, increment = read_clock(time)
    chosen = tuple(read_options_text(options or "").items())
    return Plan(tuple(dict.fromkeys(games)), turn_seconds=seconds, increment=increment, options=chosen, **more)


async def _open(
    services: Services,
    interaction: discord.Interaction,
    title: str | None,
    plan: Callable[[], Plan],
    kind: Kind,
    when: str | None = None,
) -> None:
    async with answering(services, interaction, public=True) as reply:
        await open_event(services, reply, title or reply.words(f"event.{kind}"), plan(), kind, when)
