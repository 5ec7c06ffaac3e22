"""Pictures by which games are chosen: a board of each, whole and in small. `tools/game_pictures.py` has drawn them."""

from functools import cache
from importlib.resources import files

from bot.pictures.drawing import Picture
from bot.words import Words


@cache
def sample(words: Words, game: str, *, small: bool = False) -> Picture:
    """A board of this game, or the middle of one."""
    name = f"{game}-small.png" if small else f"{game}.png"
    data = files("bot.pictures").joinpath("games", name).read_bytes()
    return Picture(data, name, words("alt.sample", game=words(f"game.{game}")))
