"""Block's robot: the heaviest legal tile, with an eye on its strong suit.

"The better control you have of a suit, the more you should try to leave that suit on the ends of the train" (pagat,
Comments & Strategy): every tile left in hand that fits the ends after the play is worth two pips.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.moves import Move, Play
from engine.rules.tiles import Pip, Tile
from engine.rules.views import LineBoard, View

SUIT_WEIGHT = 2


def choose(view: View, rng: Rng) -> Move:
    """The best play by weight and suit; the forced move when there is no choice."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0]
    scores = [worth(view, play) for play in plays]
    best = [play for play, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def worth(view: View, play: Play) -> int:
    """Pips shed, plus the tiles of the remaining hand that fit the ends afterwards."""
    ends = ends_after(view, play)
    left = [tile for tile in view.hand if tile is not play.tile]
    fitting = sum(tile.low in ends or tile.high in ends for tile in left)
    doubles_first = 1 if play.tile.double else 0
    return play.tile.pips + SUIT_WEIGHT * fitting + doubles_first


def ends_after(view: View, play: Play) -> tuple[Pip, ...]:
    """The numbers at the open ends once `play` is laid."""
    assert isinstance(view.board, LineBoard)
    tile: Tile = play.tile
    if play.end is None:
        return (tile.low, tile.high)
    return tuple(
        tile.other(place.value) if number == play.end else place.value for number, place in view.board.layout.ends
    )
