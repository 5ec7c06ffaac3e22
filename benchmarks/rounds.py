"""How many random rounds a second are played, beside two other libraries and beside another state of this program.

    python -m benchmarks.rounds [--seconds S] [--beside FOLDER]

First Block with seven tiles each, beside `python_block_dominoes` of OpenSpiel (two players) and the `dominoes` package
(four, on its skinny board), where they are installed: `pip install open_spiel dominoes`. All sides do the same work:
deal, list the moves, pick one uniformly, play it, count what is left. Boneyard does it twice: by the round alone, as a
robot that tries moves out would, and by whole matches, in which every move is checked and every event made.

Then every game by the round (dealt once, copied to begin) and by the match. `--beside` names a checkout of another
state of Boneyard, whose engine does the same in turns with this one: `git worktree add ../first f626694`.

The numbers compare what ran together, in seconds of processor; each is the best of twenty turns.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from tqdm import tqdm

from engine.rules.events import RoundStarted
from engine.rules.game import Game, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.tiles import HOUSE, Seat, tile_set

DECK = tile_set(6)
TURNS = 20
"""How often each is measured for one number: short turns, so that some of them find the machine quiet."""
SOME = 50
"""Rounds between two looks at the clock."""
Program = Callable[[], int]
"""Plays some rounds and answers with how many."""


class Chance(random.Random):
    """Shuffles in a cheap way, the same for rounds and matches: chance is brought to the engine, not made by it."""

    def shuffle(self, x: Any) -> None:
        draw = self.random
        x.sort(key=lambda _: draw())


def per_second(program: Program, seconds: float) -> float:
    """Rounds per second of processor time."""
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        rounds += program()
    return rounds / spent


def best_of(programs: list[Callable[[float], float]], seconds: float) -> list[float]:
    """The best turn of each, taken one after the other so that a busy moment of the machine hits all."""
    turns = [[program(seconds / TURNS) for program in programs] for _ in range(TURNS + 1)]
    return [max(speeds) for speeds in zip(*turns[1:], strict=True)]  # the first turn warms up


def block_rounds(seats: int, rng: Chance) -> int:
    """Block by the round, seven tiles each."""
    from engine.rules.line.round import LineRound

    draw = rng.random
    for _ in range(SOME):
        order = list(DECK)
        rng.shuffle(order)
        hands, boneyard = [order[start : start + 7] for start in range(0, 7 * seats, 7)], order[7 * seats :]
        current = LineRound(hands, Seat(0), None, tuple(boneyard), highest=6)
        while not current.over:
            moves = current.legal()
            current.play(moves[int(draw() * len(moves))])
        current.counts()
    return SOME


def openspiel_rounds(game: Any, rng: random.Random) -> int:
    """OpenSpiel's Block; its deal is a move of chance for each tile."""
    draw = rng.random
    for _ in range(SOME):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(draw() * len(moves))])
        state.returns()
    return SOME


def dominoes_rounds(library: ModuleType, rng: random.Random) -> int:
    """The package's Block; it deals, lists its moves and counts what is left by itself."""
    draw = rng.random
    for _ in range(SOME):
        game = library.Game.new()
        game.skinny_board()
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(draw() * len(moves))])
    return SOME


def match_rounds(game: Game, seats: int, rng: Chance) -> int:
    """A whole match as the table service plays it; the seat on turn never waits for the others."""
    match, rounds, draw, kept = game.start(seats), 0, rng.random, seats == 1
    while acting := match.to_act():
        seat = acting[0]
        if seat == HOUSE:
            need = match.need()
            assert need is not None
            events = match.play(HOUSE, house_move(need, rng))
            rounds += RoundStarted in map(type, events)
            if rounds > SOME:
                return SOME
        else:
            moves = match.legal_moves(seat)
            match.play(seat, moves[int(draw() * max(1, len(moves) - kept))])  # a solitaire's last is to give up
    return rounds


def playouts(starts: list[Any], rng: random.Random) -> int:
    """Rounds that are dealt, played from the first move to the end. A solitaire is given up only at the end."""
    draw, kept = rng.random, hasattr(starts[0], "given_up")
    for start in starts:
        # Build Up's round lies on stacks of the match.
        current = start.copy(start.stacks.copy()) if hasattr(start, "stacks") else start.copy()
        while not current.over:
            moves = current.legal()
            current.play(moves[int(draw() * max(1, len(moves) - kept))])
    return len(starts)


def dealt_rounds(game: Game, seats: int, rng: Chance) -> list[Any]:
    """Some rounds before their first move."""
    matches = [game.start(seats) for _ in range(SOME)]
    for match in matches:
        while match.to_act() == (HOUSE,):
            need = match.need()
            assert need is not None
            match.play(HOUSE, house_move(need, rng))
    return [match.round for match in matches]


def program(name: str, kind: str) -> Program:
    """A game with its default options, four players where it allows so many."""
    game = make_game(name)
    counts = game.seat_counts()
    seats = 4 if 4 in counts else counts[-1]
    if kind == "match":
        return partial(match_rounds, game, seats, Chance(3))
    return partial(playouts, dealt_rounds(game, seats, Chance(3)), random.Random(3))


class Other:
    """The engine of another folder, in a process of its own that runs this file."""

    def __init__(self, folder: Path) -> None:
        code = f"import sys; sys.argv = ['']; exec(open({__file__!r}).read().replace('__main__', '')); answer()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def per_second(self, name: str, kind: str, seconds: float) -> float:
        """What the other engine reaches; 0 for a game that it does not have."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, kind, seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def answer() -> None:
    """Answer the questions of `Other`."""
    known: dict[tuple[str, str], Program] = {}
    for line in sys.stdin:
        name, kind, seconds = line.split()
        if name in GAMES and (name, kind) not in known:
            known[name, kind] = program(name, kind)
        print(per_second(known[name, kind], float(seconds)) if name in GAMES else 0.0, flush=True)


def beside_libraries(seconds: float) -> None:
    """Block beside the other libraries' Block."""
    rng = Chance(2)
    theirs: list[tuple[str, int, Program]] = []
    try:
        importlib.import_module("open_spiel.python.games.block_dominoes")
        game = importlib.import_module("pyspiel").load_game("python_block_dominoes")
        theirs.append(("python_block_dominoes", 2, partial(openspiel_rounds, game, rng)))
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel).")
    try:
        theirs.append(("dominoes", 4, partial(dominoes_rounds, importlib.import_module("dominoes"), rng)))
    except ImportError:
        print("The dominoes package is not installed (pip install dominoes).")
    for name, seats, library in theirs:
        block = make_game("block", {"hand_size": "7"})
        ours = [partial(block_rounds, seats, rng), partial(match_rounds, block, seats, rng)]
        mine, match, other = best_of([partial(per_second, each) for each in (*ours, library)], seconds)
        print(f"Block, {seats} players x 7 tiles, dealt and played at random, rounds/s:")
        print(f"  {name:24} {other:10,.0f}")
        print(f"  boneyard's round         {mine:10,.0f} {mine / other:6.2f} x")
        print(f"  boneyard's match         {match:10,.0f} {match / other:6.2f} x", flush=True)


def main(seconds: float, beside: Path | None) -> None:
    """Measure and print."""
    beside_libraries(seconds)
    other = Other(beside) if beside else None
    for kind, title in ("round", "Rounds played out by themselves"), ("match", "Rounds of whole matches"):
        print(f"{title}, rounds/s" + (f", and how many times those of {beside}:" if beside else ":"))
        for name in tqdm(GAMES, title, leave=False, disable=None):
            programs = [partial(per_second, program(name, kind))]
            if other:
                programs.append(partial(other.per_second, name, kind))
            speed, *old = best_of(programs, seconds)
            ratio = f"{speed / old[0]:6.2f} x" if old and old[0] else ""
            tqdm.write(f"  {name:24} {speed:10,.0f} {ratio}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Random rounds a second.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number, shared among its turns")
    parser.add_argument("--beside", type=Path, help="a checkout of another state of Boneyard")
    asked = parser.parse_args()
    main(asked.seconds, asked.beside)
