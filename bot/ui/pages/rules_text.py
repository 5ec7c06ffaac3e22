"""The options of a table in words."""

from __future__ import annotations

from bot.words import Words
from bot.words.options import answer, option_name
from engine.rules.games import GAMES, make_game
from engine.rules.options import OptionSpec, option_specs
from engine.tables.model import Snapshot


def game_title(words: Words, game: str) -> str:
    return words(f"game.{game}")


def table_title(words: Words, snapshot: Snapshot) -> str:
    """`Block`; `Block 2` where the channel has another table of Block."""
    game = game_title(words, snapshot.game)
    return game if snapshot.number == 1 else words("table.title", game=game, number=snapshot.number)


def specs_of(game: str) -> tuple[OptionSpec, ...]:
    """Every question of a game, in its order."""
    return option_specs(GAMES[game].options)


def changed_rules(words: Words, options: tuple[tuple[str, str], ...]) -> str:
    """`target 50, partnership yes`; empty when everything is as published."""
    return ", ".join(
        words("lobby.rule", name=option_name(words, name), value=answer(words, value)) for name, value in options
    )


def seats_needed(snapshot: Snapshot) -> tuple[int, ...]:
    """The numbers of seats that the table's options allow."""
    return make_game(snapshot.game, dict(snapshot.options)).seat_counts()


def number_ranges(words: Words, numbers: tuple[int, ...]) -> str:
    """`2 to 4`, `4`, `2 or 4`."""
    if not numbers:
        return "0"
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return words("range.to", first=numbers[0], last=numbers[-1])
    if len(numbers) == 1:
        return str(numbers[0])
    return words("range.or", head=", ".join(map(str, numbers[:-1])), last=numbers[-1])
