"""Pictures by which games are chosen: a board of each, and all side by side. `tools/game_pictures.py` draws them."""

from functools import cache
from importlib.resources import files

from bot.pictures.render.drawing import Picture
from bot.words import Words


@cache
def sample(words: Words, game: str) -> Picture:
    """A board of this game."""
    return _read(f"{game}.png", words("alt.sample", game=words(f"game.{game}")))


@cache
def all_samples(words: Words, games: tuple[str, ...]) -> Picture:
    """The middle of a board of each game, with its name and how many can play."""
    names = words.listing([words(f"game.{game}") for game in games])
    return _read(f"all-{words.code}.png", words("alt.all_games", games=names))


def _read(name: str, alt: str) -> Picture:
    return Picture(files("bot.pictures.boards").joinpath("games", name).read_bytes(), name, alt)
