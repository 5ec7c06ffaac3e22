"""Build Up's robot: cover the tops of others, and put its own tiles where they are likely to stay.

A top is worth its pips times the chance that it stays: the fewer tiles of a set can cover it, the better. Doubles are
covered easily, so a low one serves best on an opponent's heaviest tile. Covering its own top is a loss; covering
another's is a gain, divided by the number of opponents.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.rules.events import Laid, RoundEnded, Stacked
from engine.rules.game import Rng
from engine.rules.games.build_up.rules import BuildUpRound, BuildUpRules
from engine.rules.games.build_up.stacks import DECK, Stacks, may_cover
from engine.rules.moves import Move, Pass, Stack
from engine.rules.options import read_options
from engine.rules.round import Search
from engine.rules.tiles import Tile
from engine.rules.views import StacksBoard, StackTop, View

WINS = {"gentle": 18.8, "sharp": 66.5}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""


def choose(view: View, rng: Rng) -> Move:
    """The placement that gains most; a pass when there is none."""
    assert isinstance(view.board, StacksBoard)
    tops = {top.stack: top for top in view.board.tops}
    rule = dict(view.options).get("nondouble_rule", "same")
    plays = [move for move in view.moves if isinstance(move, Stack)]
    if not plays:
        return view.moves[0]
    scores = [gain(view, move.tile, tops[move.stack], rule) for move in plays]
    best = [move for move, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def gain(view: View, tile: Tile, top: StackTop, rule: str) -> float:
    """The gain of putting `tile` on `top`: its worth there, and the worth of the covered tile."""
    assert isinstance(view.board, StacksBoard)
    assert view.viewer is not None
    shares = {None: 0.0, view.viewer: 1.0}
    others = -1 / (len(view.seats) - 1)
    after, before = view.board.scorer(replace(top, owner=view.viewer)), view.board.scorer(top)
    return worth(tile, rule) * shares.get(after, others) - worth(top.tile, rule) * shares.get(before, others)


@cache
def worth(tile: Tile, rule: str) -> float:
    """The pips of a tile on top, times the share of a set that cannot cover it."""
    covering = sum(may_cover(other, tile, rule) for other in DECK)
    return tile.pips * (1 - covering / len(DECK))


def reply(current: BuildUpRound) -> Move:
    """The placement that gains most, if all rows count."""
    moves = [move for move in current.legal() if isinstance(move, Stack)]
    if not moves:
        return Pass()
    values, seat, others = worths(current.rules.nondouble_rule), current.turn, len(current.held) - 1
    tops = zip(current.stacks.tops, current.stacks.owners, strict=True)
    covered = [-values[top.index] if owner == seat else values[top.index] / others for top, owner in tops]
    return max(moves, key=lambda move: values[move.tile.index] + covered[move.stack - 1])


@cache
def worths(rule: str) -> tuple[float, ...]:
    """The worth of every tile on top, by its index."""
    return tuple(worth(tile, rule) for tile in DECK)


SEARCH = Search(300, reply)
SLIPS = 2
"""Gentle robots slip more than elsewhere: many placements are nearly as good as the best."""


def sample(view: View, rng: Rng) -> BuildUpRound:
    """The round with the unseen tiles of each set in its owner's hand and boneyard in some way."""
    assert isinstance(view.board, StacksBoard)
    assert view.turn is not None
    unseen = [set(DECK) for _ in view.seats]
    for event in view.history:
        match event:
            case Laid(tiles, owner) if owner is not None:
                unseen[owner].difference_update(tiles)
            case Stacked(by, tile):
                unseen[by].discard(tile)
            case RoundEnded(result):
                unseen = [tiles - set(left) for tiles, left in zip(unseen, result.hands, strict=True)]
            case _:
                pass
    hands = [list(view.hand if at == view.viewer else sorted(tiles)) for at, tiles in enumerate(unseen)]
    for hand, place in zip(hands, view.seats, strict=True):
        rng.shuffle(hand)
        del hand[place.tiles :]
    tops = view.board.tops
    rules = read_options(BuildUpRules, dict(view.options))
    return BuildUpRound(rules, Stacks([top.tile for top in tops], [top.owner for top in tops]), hands, view.turn)
