"""What pictures cost: medians of warm drawing in milliseconds, the first (cold) drawing, and bytes.

    python -m benchmarks.pictures [REPEATS]

The budgets: a board 25 ms warm and 120 cold, 80 KB; a hand 10 and 50 ms, 40 KB; a tally 60 KB; sprites 32 MB. A line
that misses its budget is marked. Boards are late positions of seeded random matches, with as many players as fit.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import NamedTuple

from bot.pictures import paint, sprites
from bot.pictures.boards import board_scene
from bot.pictures.hand import hand_scene
from bot.pictures.scene import Scene
from bot.pictures.score_sheet import SheetRow, score_sheet_scene
from bot.pictures.tally import Lane, tally_scene
from bot.pictures.theme import Style
from bot.words import words_for
from engine.rules.game import house_move
from engine.rules.games import GAMES, make_game
from engine.rules.tiles import HOUSE, tile_set
from engine.rules.views import View

STYLE = Style()
WORDS = words_for()
NAMES = ("Ana", "Björn", "さくら", "فاطمة", "Дмитрий", "Grace", "김민수", "Hugo", "שרה", "Ελένη", "Iris", "Jo")


class Budget(NamedTuple):
    """What a kind of picture may cost: milliseconds warm and cold, KB."""

    warm: float
    cold: float
    size: float


BOARD = Budget(25, 120, 80)
HAND = Budget(10, 50, 40)
TALLY = Budget(25, 120, 60)


def late_view(name: str, seed: int) -> View:
    """The public view with the most tiles on the table in the first 300 moves of a random match."""
    rng = random.Random(seed)
    game = make_game(name)
    match = game.start(max(game.seat_counts()))
    best = match.view_for(None)
    for _ in range(300):
        acting = match.to_act()
        if not acting:
            break
        if acting[0] == HOUSE:
            need = match.need()
            assert need is not None
            match.play(HOUSE, house_move(need, rng))
        else:
            match.play(acting[0], rng.choice(list(match.legal_moves(acting[0]))))
        view = match.view_for(None)
        if len(repr(view.board)) > len(repr(best.board)):
            best = view
    return best


def pictures() -> Iterator[tuple[str, Budget, Callable[[], Scene]]]:
    """Every kind of picture: its name, budget, and how it is laid out."""
    for name in GAMES:
        view = late_view(name, 7)
        names = NAMES[: len(view.seats)]
        yield f"board {name}", BOARD, partial(board_scene, view, names, style=STYLE, words=WORDS)
    tiles = tile_set(12)
    for count in (7, 15, 22, 35):
        hand = sorted(random.Random(count).sample(tiles, count), key=lambda tile: tile.index)
        yield f"hand of {count}", HAND, partial(hand_scene, hand, hand[::3], STYLE, "Your hand", "pips")
    for target, sides in ((50, 2), (61, 4), (100, 8), (250, 8), (250, 12)):
        lanes = [Lane(at, NAMES[at], 9 * at, 9 * at + 17) for at in range(sides)]
        yield (
            f"tally to {target}, {sides} sides",
            TALLY,
            partial(tally_scene, lanes, target, STYLE, "Scores", f"to {target}"),
        )
    rows = [SheetRow(at, NAMES[at], tuple(range(13 + at, 130, 9)), at == 0) for at in range(10)]
    heads = [str(12 - turn) for turn in range(13)]
    yield "score sheet 13 × 10", TALLY, partial(score_sheet_scene, rows, heads, STYLE, "Scores", "round 13", "Total")


def measure(repeats: int) -> int:
    """Print a line per picture; answers how many budgets were missed."""
    missed = 0
    print(f"{'picture':28} {'size':>11} {'cold ms':>8} {'layout':>7} {'warm ms':>8} {'KB':>6}")
    for name, budget, scene_of in pictures():
        sprites.CACHE.clear()
        start = time.perf_counter()
        paint.png(scene_of())
        cold = (time.perf_counter() - start) * 1000
        warm, layout, size, scene = [], [], 0.0, scene_of()
        for _ in range(repeats):
            start = time.perf_counter()
            scene = scene_of()
            layout.append((time.perf_counter() - start) * 1000)
            size = len(paint.png(scene)) / 1024
            warm.append((time.perf_counter() - start) * 1000)
        bad = cold > budget.cold or median(warm) > budget.warm or size > budget.size
        missed += bad
        print(
            f"{name:28} {scene.width:5}×{scene.height:<5} {cold:8.1f} {median(layout):7.1f} {median(warm):8.1f} "
            f"{size:6.1f}{'  over budget' if bad else ''}"
        )
    print(f"sprites kept: {sprites.CACHE.bytes / 1024 / 1024:.1f} MB after the last picture")
    return missed


if __name__ == "__main__":
    sys.exit(1 if measure(int(sys.argv[1]) if len(sys.argv) > 1 else 15) else 0)
