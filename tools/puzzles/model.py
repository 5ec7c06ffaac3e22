"""What a model of a game tells: the moves of a position, with their values when all tiles are known."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from engine.rules.game import Match
from engine.rules.moves import Move


class Line(NamedTuple):
    """The best play on from a position."""

    gain: int
    """The points of the round from here on: those of the player on turn less the other's."""
    out: int = -1
    """0: the player on turn goes out; 1: the other; -1: neither."""

    def turned(self) -> "Line":
        """The line as the other player sees it."""
        return Line(-self.gain, self.out if self.out < 0 else 1 - self.out)


class Model(ABC):
    """The rules of a round for two with open tiles, without the code of the game."""

    @abstractmethod
    def fits(self, match: Match) -> bool:
        """Whether the model knows this position, and it is small enough for both searches."""

    @abstractmethod
    def values(self, match: Match) -> dict[Move, Line]:
        """The line after each move of the player on turn; on ends that are alike, of one move alone."""
