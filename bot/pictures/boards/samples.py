"""Pictures for choosing a game: a board of each, and an overview of all. `python -m tools.generate` draws them."""

from functools import cache
from importlib.resources import files

from bot.pictures.render.drawing import Picture
from bot.words import Words


@cache
def sample(words: Words, game: str) -> Picture:
    """The board of a game, in English if the language lacks it."""
    own = files(__package__).joinpath("games", f"{game}-{words.code}.png")
    return _read(own.name if own.is_file() else f"{game}-en.png", words("alt.sample", game=words(f"game.{game}")))


@cache
def scoring(words: Words, game: str) -> Picture | None:
    """An example of scoring; None if the game has no picture of it."""
    name = f"{game}-score.png"
    if not files(__package__).joinpath("games", name).is_file():
        return None
    return _read(name, words("alt.scoring", game=words(f"game.{game}")))


@cache
def all_samples(words: Words, games: tuple[str, ...]) -> Picture:
    """The overview: each game's board, name and number of players."""
    names = words.listing([words(f"game.{game}") for game in games])
    return _read(f"all-{words.code}.png", words("alt.all_games", games=names))


def _read(name: str, alt: str) -> Picture:
    return Picture(files(__package__).joinpath("games", name).read_bytes(), name, alt)
