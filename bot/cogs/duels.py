"""`/domino tournament` and `/domino league`: planned with one command, and everything has a good default."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.cogs.choices import CLOCK_CHOICES, TOGETHER_CHOICES, read_options_text, text
from bot.ui.actions.boundary import answering
from bot.ui.actions.events import open_event
from bot.ui.actions.services import Services
from bot.ui.pages.events.event import LONGEST_TITLE
from engine.events.changes import LONGEST_DUELS, MOST_ROUNDS
from engine.events.duels import SIDES
from engine.events.model import Kind, Plan
from engine.rules.games import EVENT_GAME
from engine.tables.people.settings import read_clock

CLOCK = "86400"
"""Seconds for a turn, if the host says nothing."""
DAYS = 7
DAY = 24 * 60
"""In minutes."""
MOST_DAYS = LONGEST_DUELS // DAY
FORMAT_CHOICES = [
    app_commands.Choice(name=text(f"choice.format_{kind}"), value=str(kind)) for kind in (Kind.SWISS, Kind.KNOCKOUT)
]
DESCRIBED = {
    "title": text("cmd.event.title"),
    "game": text("cmd.event.game", game=text(f"game.{EVENT_GAME}")),
    "time": text("cmd.duels.time"),
    "pairs": text("cmd.duels.pairs"),
    "options": text("cmd.event.options"),
    "seeded": text("cmd.duels.seeded"),
}


async def _games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Proposed while typing: lists of choices in each command would make `/domino` longer than Discord takes."""
    return _like(TOGETHER_CHOICES, typed)


async def _clocks(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return _like(CLOCK_CHOICES, typed)


def _like(choices: list[app_commands.Choice[str]], typed: str) -> list[app_commands.Choice[str]]:
    return [choice for choice in choices if typed.strip().casefold() in choice.name.casefold()]


def tournament_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """The command, to be added to `/domino`."""

    @app_commands.command(name="tournament", description=text("cmd.tournament"))
    @app_commands.rename(kind="format")
    @app_commands.describe(
        kind=text("cmd.tournament.format"),
        rounds=text("cmd.tournament.rounds"),
        days=text("cmd.tournament.days"),
        **DESCRIBED,
    )
    @app_commands.choices(kind=FORMAT_CHOICES)
    @app_commands.autocomplete(game=_games, time=_clocks)
    async def tournament(
        interaction: discord.Interaction,
        kind: str = Kind.SWISS,
        title: app_commands.Range[str, 1, LONGEST_TITLE] | None = None,
        game: str = EVENT_GAME,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] = DAYS,
        time: str = CLOCK,
        pairs: bool = False,
        options: str | None = None,
        seeded: bool = True,
    ) -> None:
        plan = partial(_plan, game, days, time, pairs, options, seeded, rounds=rounds or 0)
        await _open(services, interaction, title, plan, Kind(kind))

    return tournament


def league_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """The command, to be added to `/domino`."""

    @app_commands.command(name="league", description=text("cmd.league"))
    @app_commands.describe(double=text("cmd.league.double"), days=text("cmd.league.days"), **DESCRIBED)
    @app_commands.autocomplete(game=_games, time=_clocks)
    async def league(
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, LONGEST_TITLE] | None = None,
        game: str = EVENT_GAME,
        double: bool = False,
        days: app_commands.Range[int, 1, MOST_DAYS] = DAYS,
        time: str = CLOCK,
        pairs: bool = False,
        options: str | None = None,
        seeded: bool = True,
    ) -> None:
        plan = partial(_plan, game, days, time, pairs, options, seeded, double=double)
        await _open(services, interaction, title, plan, Kind.LEAGUE)

    return league


def _plan(
    game: str,
    days: int,
    time: str,
    pairs: bool,
    options: str | None,
    seeded: bool,
    *,
    rounds: int = 0,
    double: bool = False,
) -> Plan:
    seconds, increment = read_clock(time)
    return Plan(
        (game,),
        rounds=rounds,
        seats=2 * SIDES if pairs else SIDES,
        turn_seconds=seconds,
        increment=increment,
        minutes=days * DAY,
        balanced=seeded,
        options=tuple(read_options_text(options or "").items()),
        double=double,
    )


async def _open(
    services: Services, interaction: discord.Interaction, title: str | None, plan: Callable[[], Plan], kind: Kind
) -> None:
    async with answering(services, interaction, public=True) as reply:
        named = title or reply.words(f"event.{kind}")
        await open_event(services, reply, reply.channel, reply.person, named, plan(), kind)
