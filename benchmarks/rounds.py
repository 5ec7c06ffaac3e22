"""How many random rounds a second every game plays, and Block beside another library on the same deals.

    python -m benchmarks.rounds [SECONDS]

First Block, four players with seven tiles each, beside the `dominoes` package from PyPI (`pip install dominoes`; left
out when it is not there): the same deals, the same leader, uniformly random moves on both sides, what is left counted
at the end; each program copies its own form of the deal to begin a round. Then every registered game with its default
options, played through the match as the table service does it: every move checked, every event made. The numbers
compare two programs, or two states of this one, on one machine in one run.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from types import ModuleType

from engine.rules.events import RoundEnded
from engine.rules.game import Game, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.rounds.line import LineRound
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set

SEATS, HAND = 4, 7
DEALS = 500
Hands = list[list[Tile]]


def per_second(play_some: Callable[[], int], seconds: float) -> float:
    """Call `play_some`, which answers with how many rounds it played, until the time is up; rounds per second."""
    rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        rounds += play_some()
    return rounds / spent


def best_of(programs: list[Callable[[], int]], seconds: float) -> list[float]:
    """The best of five turns of each program, taken in turns so that a busy moment of the machine hits both."""
    turns = [[per_second(program, seconds / 5) for program in programs] for _ in range(6)]
    return [max(speeds) for speeds in zip(*turns[1:], strict=True)]  # the first turn warms up


def block_deals(rng: random.Random) -> list[Hands]:
    """The deals that both programs play."""
    deck = list(tile_set(6))
    deals = []
    for _ in range(DEALS):
        rng.shuffle(deck)
        deals.append([deck[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)])
    return deals


def ours(deals: list[LineRound], rng: random.Random) -> int:
    """Play each deal once with `LineRound`, as a robot that tries moves out would, and count what is left."""
    draw = rng.random
    for start in deals:
        current = start.copy()
        while not current.over:
            moves = current.legal()
            current.play(moves[int(draw() * len(moves))])
        current.counts()
    return len(deals)


def theirs(library: ModuleType, deals: list[list[list[object]]], rng: random.Random) -> int:
    """Play each deal once with `dominoes.Game`, which lists its valid moves and counts what is left by itself."""
    draw = rng.random
    for hands in deals:
        piles = [library.Hand(hand) for hand in hands]
        opening = tuple((tile, True) for tile in piles[0])
        game = library.Game(library.Board(), piles, [], 0, opening, 0, None)
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(draw() * len(moves))])
    return len(deals)


def whole_round(game: Game, seats: int, rng: random.Random) -> int:
    """Play the first round of a new match at random; the seat on turn never waits for the others."""
    match = game.start(seats)
    events: list[object] = []
    while (acting := match.to_act()) and not any(isinstance(event, RoundEnded) for event in events):
        seat = acting[0]
        if seat == HOUSE:
            need = match.need()
            assert need is not None
            events = [*match.play(HOUSE, house_move(need, rng))]
        else:
            moves = match.legal_moves(seat)
            events = [*match.play(seat, moves[int(rng.random() * len(moves))])]
    return 1


def main(seconds: float) -> None:
    """Measure and print."""
    deals = block_deals(random.Random(1))
    starts = [LineRound(hands, Seat(0), None) for hands in deals]
    programs: list[Callable[[], int]] = [partial(ours, starts, random.Random(2))]
    try:
        library = importlib.import_module("dominoes")
    except ImportError:
        print("The dominoes package is not installed (pip install dominoes).")
    else:
        same = [[[library.Domino(t.low, t.high) for t in hand] for hand in hands] for hands in deals]
        programs.append(partial(theirs, library, same, random.Random(2)))
    mine, *other = best_of(programs, seconds)
    print(f"Block, {SEATS} players x {HAND} tiles, random moves on the same {DEALS} deals:")
    print(f"  boneyard {mine:12,.0f} rounds/s")
    if other:
        print(f"  dominoes {other[0]:12,.0f} rounds/s")
        print(f"  ratio    {mine / other[0]:12.1f}")
    print("Whole matches' first round, checked and with events:")
    for name in GAMES:
        game = make_game(name)
        counts = game.seat_counts()
        seats = 4 if 4 in counts else counts[-1]
        (speed,) = best_of([partial(whole_round, game, seats, random.Random(3))], seconds)
        print(f"  {name:24} {seats} seats {speed:10,.0f} rounds/s")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
