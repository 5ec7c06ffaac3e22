"""Mexican Train's robot: keep its best train in hand, and lay the other tiles first.

"Use your drawn tiles to form a personal train in your hand … dominoes that do not fit in the personal train remain as
extras. Use the Mexican Train and other eligible trains to unload high-number tiles" (the leaflet's strategies). For
each play the robot looks for the best train in the rest of the hand, with a bounded number of tries. It makes the play
that leaves the cheapest hand: loose tiles count most, tiles of the train less. After a double it covers, so that turn
sheds two tiles.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.moves import Move, Play
from engine.rules.round import Rule
from engine.rules.tiles import Pip, Tile
from engine.rules.views import Train, TrainsBoard, View

WINS = {"gentle": 11.8}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

LOOSE_TILE, TRAIN_TILE = 15, 5
"""The cost of a tile in the hand besides its pips: each takes a turn, and a loose one needs an end first."""
OWN_MARKER = 4
"""The worth of taking the marker off its own train."""
TRIES = 40000
"""Partial trains looked at for one move; the covers of doubles add theirs."""
Known = dict[tuple[tuple[Tile, ...], Pip], int]
"""The costs of hands, each with the number that its train begins on."""


def choose(view: View, rng: Rng) -> Move | None:
    """The play that leaves the best hand, announced when it leaves one tile; the forced draw or pass; out of turn the
    announcement."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0] if view.moves else None
    tries = TRIES // (2 * len(view.hand))
    known: Known = {}
    best = min(plays, key=lambda play: (trouble(view, play, tries, known), rng.randrange(1 << 30)))
    return Play(best.tile, best.end, one=len(view.hand) == 2)


def worth(view: View, play: Play, _: Rng) -> float:
    """The cost of the hand after a play, as a loss."""
    return -trouble(view, play, TRIES // (2 * len(view.hand)), {})


def trouble(view: View, play: Play, tries: int, known: Known) -> int:
    """The cost of the hand after the play. `known` keeps the costs of hands already tried."""
    train, own = trains_of(view, play)
    end, rest = play.tile.other(train.value), without(view.hand, play.tile)
    home = end if train is own else own.value
    covers = [tile for tile in rest if play.tile.double and tile.has(end)]
    left = [(without(rest, tile), tile.other(end) if train is own else home) for tile in covers] or [(rest, home)]
    for hand in left:
        if hand not in known:
            known[hand] = hand_cost(*hand, tries)
    return min(known[hand] for hand in left) - (OWN_MARKER if train is own and own.marker else 0)


def without(hand: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    """The other tiles of a hand."""
    return tuple(tile for tile in hand if tile is not gone)


def trains_of(view: View, play: Play) -> tuple[Train, Train]:
    """The train that is played on, and the robot's own."""
    assert isinstance(view.board, TrainsBoard)
    assert view.viewer is not None
    trains = view.board.trains
    return next(train for train in trains if train.end == play.end), trains[view.viewer]


def hand_cost(hand: tuple[Tile, ...], home: Pip, tries: int) -> int:
    """The least that the hand costs, with the best train found from the number `home`."""
    loose = sum(tile.pips + LOOSE_TILE for tile in hand)
    return loose - best_train(hand, home, tries)


def best_train(hand: tuple[Tile, ...], home: Pip, tries: int) -> int:
    """The most that a train saves, found within `tries` partial trains; heavy tiles are tried first."""
    by_number: dict[Pip, list[tuple[Tile, int]]] = {}
    for at, tile in enumerate(sorted(hand, key=lambda tile: tile.pips)):
        for number in {tile.low, tile.high}:
            by_number.setdefault(number, []).append((tile, 1 << at))
    best = 0
    partial = [(home, 0, 0)]
    while partial and tries:
        tries -= 1
        end, used, saved = partial.pop()
        best = max(best, saved)
        for tile, bit in by_number.get(end, ()):
            if not used & bit:
                saves = LOOSE_TILE - TRAIN_TILE + tile.pips // 2
                partial.append((tile.other(end), used | bit, saved + saves))
    return best


RULE = Rule(worth, least=6)
