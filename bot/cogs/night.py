"""`/domino night`: a game night is planned with one command, and everything has a good default."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cogs.choices import CLOCK_CHOICES, PICK_CHOICES, TOGETHER_CHOICES, read_options_text, text
from bot.ui.actions.boundary import answering
from bot.ui.actions.events import open_event
from bot.ui.actions.services import Services
from bot.ui.pages.events.event import LONGEST_TITLE
from engine.events.changes import LONGEST_ROUND, MOST_ROUNDS
from engine.events.model import Pick, Plan
from engine.rules.games import EVENT_GAME, MOST_SEATS
from engine.tables.people.settings import read_clock

CLOCK = "120"
"""Seconds for a turn, if the host says nothing."""


MORE_GAMES = ("game_2", "game_3", "game_4", "game_5")


async def complete_game(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games for several whose name holds what was typed."""
    return [choice for choice in TOGETHER_CHOICES if typed.strip().casefold() in choice.name.casefold()]


def read_game(typed: str) -> str:
    """The game that is meant by its name as people say it; what is none is refused later."""
    return next((str(one.value) for one in TOGETHER_CHOICES if one.name.casefold() == typed.strip().casefold()), typed)


def night_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """The command, to be added to `/domino`."""

    @app_commands.command(name="night", description=text("cmd.night"))
    @app_commands.describe(
        title=text("cmd.event.title"),
        game=text("cmd.event.game", game=text(f"game.{EVENT_GAME}")),
        **dict.fromkeys(MORE_GAMES, text("cmd.night.more")),
        pick=text("cmd.night.pick"),
        rounds=text("cmd.night.rounds"),
        seats=text("cmd.night.seats"),
        time=text("cmd.night.time"),
        minutes=text("cmd.night.minutes"),
        options=text("cmd.event.options"),
        when=text("cmd.night.when"),
        balanced=text("cmd.night.balanced"),
        duplicate=text("cmd.night.duplicate"),
    )
    @app_commands.choices(
        game=TOGETHER_CHOICES,
        pick=PICK_CHOICES,
        time=CLOCK_CHOICES,
    )
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
        time: str = CLOCK,
        minutes: app_commands.Range[int, 1, LONGEST_ROUND] | None = None,
        options: str | None = None,
        balanced: bool = False,
        duplicate: bool = False,
    ) -> None:
        async with answering(services, interaction, public=True) as reply:
            seconds, increment = read_clock(time)
            named_games = (game, *(read_game(one) for one in (game_2, game_3, game_4, game_5) if one is not None))
            plan = Plan(
                tuple(dict.fromkeys(named_games)),
                Pick(pick),
                rounds,
                seats,
                turn_seconds=seconds,
                increment=increment,
                minutes=minutes,
                balanced=balanced,
                options=tuple(read_options_text(options or "").items()),
                duplicate=duplicate,
            )
            named = title or reply.words("event.game_night")
            await open_event(services, reply, reply.channel, reply.person, named, plan, when=when)

    for name in MORE_GAMES:  # choices would take a thousand of the 8000 characters that Discord allows for /domino
        night.autocomplete(name)(complete_game)
    return night
