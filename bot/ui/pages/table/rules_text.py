"""The options of games in words."""

from collections.abc import Mapping

from bot.words import Words
from bot.words.options import phrase
from engine.rules.games import GAMES, make_game
from engine.rules.options import OptionSpec, option_specs
from engine.tables.core.model import Snapshot


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
