"""How long pictures take, and how large they are, beside the budgets of docs/pictures.md.

    python -m benchmarks.pictures [POSITIONS]

Every kind of picture of seeded matches between robots, in milliseconds of one core with laying out, painting and
packing, as medians: cold (no sprite drawn before), warm (the same position again), and in play (one position after the
other: what is new is drawn, the rest is kept). Then all tables in turns, as in a running bot, with what had to leave
the store of sprites.
"""

import itertools
import statistics
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from bot.pictures import (
    BoardSubject,
    HandSubject,
    ReplaySubject,
    Style,
    Subject,
    TallySubject,
    draw,
)
from bot.pictures.boards import foot_board, line_board
from bot.pictures.render.sprite_cache import CACHE, CACHE_BYTES
from bot.words import words_for
from engine.rules.tiles import HOUSE
from tools.gallery import Show, play

WORDS, STYLE = words_for(), Style()
NAMES = ("Ana", "Björn", "さくら", "Дмитрий", "فاطمة", "Grace O’Neil", "Chloé", "Hugo", "Max", "Zoë")
TABLES = {"mexican_train": 8, "chickenfoot": 6, "castle_rock": 4, "build_up": 4, "block": 4, "muggins": 4}
REPLAY = "mexican_train", 6


class Budget(NamedTuple):
    """What a kind of picture may take: milliseconds cold and warm, and bytes."""

    cold: float
    warm: float
    size: int


BOARD = Budget(120, 25, 80 * 1024)
HAND = Budget(50, 10, 40 * 1024)
TALLY = Budget(120, 25, 60 * 1024)
WHOLE_REPLAY = Budget(4_000, 4_000, 1_500_000)


def measure(title: str, budget: Budget, subjects: Sequence[Subject]) -> bool:
    """Print the medians and the largest size; whether they keep within the budget."""
    cold, warm, play, sizes = [], [], [], []
    for subject in subjects[:: max(1, len(subjects) // 8)]:
        CACHE.clear()
        forget_layouts()
        cold.append(timed(subject)[0])
        forget_layouts()
        warm.append(timed(subject)[0])
    for subject in subjects:
        spent, size = timed(subject)
        play.append(spent)
        sizes.append(size)
    found = statistics.median(cold), statistics.median(warm), max(sizes)
    kept = all(value <= limit for value, limit in zip(found, budget, strict=True))
    print(
        f"{title:36} cold {found[0]:6.1f} / {budget.cold:4.0f} ms   warm {found[1]:6.1f} / {budget.warm:4.0f} ms   "
        f"in play {statistics.median(play):6.1f} ms   largest {found[2]:9,} / {budget.size:9,} bytes   "
        f"{'ok' if kept else 'OVER'}",
        flush=True,
    )
    return kept


def measure_together(tables: Sequence[Sequence[Subject]]) -> None:
    """Draw what all these tables show, in turns, as a running bot does."""
    CACHE.clear()
    found = [timed(subject) for turn in itertools.zip_longest(*tables) for subject in turn if subject is not None]
    spent, size = (sum(column) / len(found) for column in zip(*found, strict=True))
    print(
        f"all tables in turns: {len(found)} pictures, {spent:.1f} ms and {size / 1024:.1f} KB each; "
        f"sprites {CACHE.bytes:,} / {CACHE_BYTES:,} bytes, {CACHE.evicted} evicted",
        flush=True,
    )


def forget_layouts() -> None:
    """Lay out again what replays keep for a moment."""
    line_board.planned.cache_clear()
    foot_board.planned.cache_clear()


def timed(subject: Subject) -> tuple[float, int]:
    """Milliseconds of computing and bytes of one picture."""
    start = time.process_time()
    picture = draw(subject)
    return (time.process_time() - start) * 1000, len(picture.data)


def main(positions: int) -> int:
    """Measure everything; 1 when something is over its budget."""
    kept = True
    tables: list[Sequence[Subject]] = []
    hands: list[Subject] = []
    tallies: list[Subject] = []
    for name, seats in tqdm(TABLES.items(), "Games", leave=False, disable=None):
        played, names = play(Show(name, seats), 1), NAMES[:seats]
        start = Random(2).randrange(max(1, len(played.views) - positions))
        shown = played.views[start : start + positions]
        boards = [BoardSubject(view, names, WORDS, STYLE) for view, _ in shown]
        kept &= measure(f"{name}, {seats} seats", BOARD, boards)
        tables.append(boards)
        hands += [HandSubject.of(own, WORDS, STYLE) for _, own in shown if own.hand]
        last = played.views[-1][0]
        for number in range(1, len(played.rounds) + 1):
            tallies.append(TallySubject(last, played.rounds[:number], names, WORDS, STYLE))
    kept &= measure("hand", HAND, hands)
    kept &= measure("tally", TALLY, tallies)
    measure_together([*tables, hands])
    name, seats = REPLAY
    record = play(Show(name, seats), 1).record
    moves = sum(step.seat != HOUSE for step in record.steps)
    for title, number in ((f"replay of a round ({name})", 1), (f"replay of {moves} moves ({name})", None)):
        kept &= measure(title, WHOLE_REPLAY, [ReplaySubject(record, NAMES[:seats], WORDS, STYLE, number)])
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
