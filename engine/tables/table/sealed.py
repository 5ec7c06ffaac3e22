"""What a table keeps to itself: its match with everything hidden in it, and the keys of its deals."""

from dataclasses import dataclass, field

from engine.rules.fair import key_of
from engine.rules.game import Match, forced_move
from engine.rules.moves import Move
from engine.rules.tiles import Seat
from engine.rules.views import View


@dataclass(frozen=True, slots=True)
class OnTurn:
    """The player a match waits for. It is stored only while nothing can happen before that player or a timer acts."""

    seat: int
    user_id: int
    """The person on turn; 0 if everyone else is a robot."""
    rounds: int
    """The number of finished rounds."""


class SealedMatch:
    """A match at one version. Steps are made on a copy, so each seat's view is built only once."""

    __slots__ = ("_forced", "acting", "opened", "outcome", "views")

    def __init__(self, match: Match) -> None:
        self.opened = match
        """The match with everything hidden in it, for the tables alone: to look at, and to copy before a step."""
        self._forced: list[tuple[Seat, Move] | None] = []
        self.views: dict[int | None, View] = {}
        """The views built so far, by seat."""
        self.acting = match.to_act()
        """The seats that may act now, HOUSE included; the one on turn first."""
        self.outcome = match.score.outcome
        """How the match ended, once it has."""

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The only move of the seat on turn, if it has no choice."""
        if not self._forced:
            self._forced.append(forced_move(self.opened))
        return self._forced[0]


@dataclass(frozen=True, slots=True)
class SeedChain:
    """The stored seed chain of a table."""

    last: bytes = field(repr=False)
    """The key of the last round. All others follow from it."""
    rounds: int
    seated: tuple[tuple[int, int], ...] = ()
    """In the lobby: the click by which each person sat down."""
    clicks: tuple[int, ...] = ()
    """During the match: those clicks by seat, then the click that started it."""
    mates: tuple[str, ...] = ()
    """The other tables with the same keys."""
    daily: str = ""
    """The date of the day's deal; empty: it is none. Everyone has these keys."""
    practice: bool = False
    """Whether the play of that deal doesn't count."""

    @property
    def shared(self) -> bool:
        """Whether other tables have the same keys."""
        return bool(self.mates or self.daily)

    def key(self, round_: int) -> bytes:
        """The key of a round; of round 0: the commit."""
        return key_of(self.last, round_, self.rounds)
