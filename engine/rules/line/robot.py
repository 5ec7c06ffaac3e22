"""Shared by the robots of games on a line with two ends: the best play, the ends after it, and rounds played out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_

from engine.rules.game import Rng
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Play
from engine.rules.round import bits
from engine.rules.tiles import Pip, set_of_size
from engine.rules.views import FootBoard, LineBoard, View


def best_play(view: View, rng: Rng, worth: Callable[[View, Play], float]) -> Move:
    """The play with the highest worth, a random one if several tie; the forced move if no play is possible."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0]
    scores = [worth(view, play) for play in plays]
    best = [play for play, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def ends_after(view: View, play: Play) -> tuple[Pip, ...]:
    """The numbers at the open ends once `play` is laid."""
    assert isinstance(view.board, LineBoard)
    if play.end is None:
        return (play.tile.low, play.tile.high)
    return tuple(
        view.board.joins.outer(play.tile, end.value, play.outer) if number == play.end else end.value
        for number, end in view.board.layout.ends
    )


def fitting_after(view: View, play: Play) -> int:
    """The number of tiles in the hand that fit the ends after `play`."""
    return kept_on(view, play, ends_after(view, play))


def kept_on(view: View, play: Play, numbers: Iterable[Pip]) -> int:
    """The other tiles of the hand that fit one of these numbers."""
    suits = suits_on(view, numbers)
    return sum(tile.bit & suits != 0 for tile in view.hand if tile is not play.tile)


def unseen_of(view: View) -> int:
    """The tiles (bits) that the viewer hasn't seen: in other hands or in the boneyard."""
    assert isinstance(view.board, (FootBoard, LineBoard))
    laid = [node.tile for node in view.board.layout.nodes]
    size = len(laid) + view.boneyard + sum(seat.tiles for seat in view.seats)
    return bits(set_of_size(size)) & ~bits([*laid, *view.hand])


def suits_on(view: View, numbers: Iterable[Pip]) -> int:
    """The tiles (bits) that fit one of these numbers."""
    assert isinstance(view.board, (FootBoard, LineBoard))
    return reduce(or_, map(view.board.joins.fitting, numbers), 0)


def share_fitting(view: View, numbers: Iterable[Pip]) -> float:
    """The share of the unseen tiles that fit one of these numbers."""
    unseen = unseen_of(view)
    return (unseen & suits_on(view, numbers)).bit_count() / max(1, unseen.bit_count())


def expected_best(answers: Iterable[float], held: float) -> float:
    """The average worth of the next player's best answer, if each of the tiles is in that hand with chance `held`."""
    ranked = sorted(answers, reverse=True)
    return sum(answer * held * (1 - held) ** at for at, answer in enumerate(ranked))


def quick_reply(current: LineRound, own: int, others: int) -> Move:
    """A move on a round whose hands are all known: pips and doubles shed, `own` for each tile of the hand that fits
    afterwards, less `others` for each tile in other hands."""
    moves = current.legal()
    if len(moves) == 1 or not isinstance(moves[0], Play):
        return moves[0]
    hand = current.held[current.turn]
    rest = current.unplayed ^ hand

    def gain(move: Move) -> int:
        if not isinstance(move, Play):
            return -1000
        tile = move.tile
        if move.end is None:
            ends = current.fits.suits[tile.low] | current.fits.suits[tile.high]
        elif move.end == current.left_end:
            ends = current.turned(current.left_suit, move) | current.right_suit
        else:
            ends = current.turned(current.right_suit, move) | current.left_suit
        mine = ((hand ^ tile.bit) & ends).bit_count()
        worth: int = tile.pips + tile.double + own * mine - others * (rest & ends).bit_count()
        return worth

    return max(moves, key=gain)


def hands_value(view: View, current: LineRound) -> float:
    """Half of the pips in the other sides' hands on average, less the viewer's."""
    counts: list[int] = current.counts()
    mine = view.seats[view.viewer or 0].side
    own = sum(counts[seat] for seat in view.sides[mine])
    return ((sum(counts) - own) / (len(view.sides) - 1) - own) / 2
