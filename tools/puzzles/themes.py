"""The ideas that puzzles show. Each is a fact about the best play, checked on the position itself."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.puzzles import Why
from engine.rules.game import Match
from engine.rules.moves import Capture, Move, Play
from engine.rules.row import Reach
from engine.rules.tiles import Seat
from tools.puzzles.model import Line
from tools.puzzles.proof import choices, margin, played


class Found(NamedTuple):
    """A theme with the number in its sentence."""

    why: Why
    number: int = 0


class Scene(NamedTuple):
    """A position with the line after each move, and the best move."""

    match: Match
    lines: Mapping[Move, Line]
    best: Move

    @property
    def seat(self) -> Seat:
        return self.match.to_act()[0]

    def after(self, move: Move) -> Match:
        return played(self.match, self.seat, move)

    def now(self, move: Move) -> int:
        """The points or tiles that a move makes, of captures with those that can follow in the turn."""
        after = self.after(move)
        if isinstance(move, Play):
            return margin(after, self.seat) - margin(self.match, self.seat)
        row = self.match.round.row
        return len(row) - Reach(after.round.row).left if isinstance(move, Capture) else 0


def clear(scene: Scene) -> Found | None:
    """The only first capture after which the row can be cleared in this turn."""
    size = len(scene.match.round.row)
    return Found(Why.CLEAR) if [move for move in scene.lines if scene.now(move) == size] == [scene.best] else None


def count(scene: Scene) -> Found | None:
    """No other play makes so many points now. Of captures: no other lets the turn take so many tiles."""
    mine, others = scene.now(scene.best), [scene.now(move) for move in scene.lines if move != scene.best]
    return Found(Why.COUNT, mine) if mine > max(others) else None


def give(scene: Scene) -> Found | None:
    """Another play makes more now."""
    most = max(map(scene.now, scene.lines))
    return Found(Why.GIVE, most - scene.now(scene.best)) if most > scene.now(scene.best) else None


def hole(scene: Scene) -> Found | None:
    """The other player has nothing to play, and must pass or draw."""
    after = scene.after(scene.best)
    on = not after.score.result and after.to_act()[0] != scene.seat
    if not on or any(isinstance(move, Play) for move in choices(after)):
        return None
    return Found(Why.DRAW if getattr(after.round, "drawable", 0) else Why.HOLE)


def suit(scene: Scene) -> Found | None:
    """An end is open after the play that only the player's own tiles fit."""
    after = scene.after(scene.best)
    if after.score.result is not None or getattr(after.round, "drawable", 0) > 0:
        return None
    mine, theirs = (after.round.hands[seat] for seat in (scene.seat, 1 - scene.seat))
    for end in after.view_for(scene.seat).board.layout.ends:  # type: ignore[union-attr]
        number = end[1].value
        if any(number in (t.low, t.high) for t in mine) and not any(number in (t.low, t.high) for t in theirs):
            return Found(Why.SUIT, number)
    return None


def block(scene: Scene) -> Found | None:
    """The line is blocked in the end."""
    return Found(Why.BLOCK) if scene.lines[scene.best].out < 0 else None


def out(scene: Scene) -> Found | None:
    """The player goes out in the end."""
    return Found(Why.OUT) if scene.lines[scene.best].out == 0 else None


Theme = Callable[[Scene], Found | None]
SCORING: tuple[Theme, ...] = (give, count, hole, suit)
PIPS: tuple[Theme, ...] = (hole, suit, block, out)
ROW: tuple[Theme, ...] = (clear, give, count)
