"""How long pictures take, and how large they are, beside the budgets of docs/pictures.md.

    python -m benchmarks.pictures [POSITIONS]

Every kind of picture of seeded matches between robots, in milliseconds of one core with laying out, painting and
packing, as medians: cold (no sprite drawn before), warm (the same position again), and in play (one position after the
other, as in a running bot: what is new is drawn, the rest is kept).
"""

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from bot.pictures import (
    Picture,
    Style,
    board_picture,
    foot_board,
    hand_picture,
    line_board,
    replay_picture,
    tally_picture,
)
from bot.pictures.sprites import CACHE, CACHE_BYTES
from bot.words import words_for
from engine.robots.playing import play_out
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.record import Record, Step, header_of
from engine.rules.scoring import RoundResult
from engine.rules.tiles import HOUSE, Seat
from engine.rules.views import View

Draw = Callable[[], Picture]
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


class Played(NamedTuple):
    """A match between robots: the public and the leader's view after every step, its rounds, and its record."""

    views: list[tuple[View, View]]
    rounds: list[RoundResult]
    record: Record


def play(name: str, seats: int) -> Played:
    """A seeded match."""
    game = make_game(name)
    steps: list[Step] = []
    views: list[tuple[View, View]] = []
    rounds: list[RoundResult] = []

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        steps.append(step)
        view = match.view_for(None)
        views.append((view, match.view_for(view.turn if view.turn is not None else Seat(0))))
        rounds.extend(event.result for event in events if isinstance(event, RoundEnded))

    play_out(game.start(seats), Random(1), watch)
    return Played(views, rounds, Record(header_of(game, seats), tuple(steps)))


def measure(title: str, budget: Budget, draws: Sequence[Draw]) -> bool:
    """Print the medians and the largest size; whether they keep within the budget."""
    cold, warm, play, sizes = [], [], [], []
    for draw in draws[:: max(1, len(draws) // 8)]:
        CACHE.clear()
        forget_layouts()
        cold.append(timed(draw)[0])
        forget_layouts()
        warm.append(timed(draw)[0])
    for draw in draws:
        spent, size = timed(draw)
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


def forget_layouts() -> None:
    """Lay out again what replays keep for a moment."""
    line_board.planned.cache_clear()
    foot_board.planned.cache_clear()


def timed(draw: Draw) -> tuple[float, int]:
    """Milliseconds and bytes of one picture."""
    start = time.perf_counter()
    picture = draw()
    return (time.perf_counter() - start) * 1000, len(picture.data)


def main(positions: int) -> int:
    """Measure everything; 1 when something is over its budget."""
    kept = True
    hands: list[Draw] = []
    tallies: list[Draw] = []
    for name, seats in TABLES.items():
        played, names = play(name, seats), NAMES[:seats]
        start = Random(2).randrange(max(1, len(played.views) - positions))
        shown = played.views[start : start + positions]
        boards = [partial(board_picture, view, names, STYLE, WORDS) for view, _ in shown]
        kept &= measure(f"{name}, {seats} seats", BOARD, boards)
        hands += [partial(hand_picture, own, STYLE, WORDS) for _, own in shown if own.hand]
        last = played.views[-1][0]
        for number in range(1, len(played.rounds) + 1):
            tallies.append(partial(tally_picture, last, played.rounds[:number], names, STYLE, WORDS))
    kept &= measure("hand", HAND, hands)
    kept &= measure("tally", TALLY, tallies)
    name, seats = REPLAY
    record = play(name, seats).record
    moves = sum(step.seat != HOUSE for step in record.steps)
    title = f"replay of a round ({name})"
    kept &= measure(title, WHOLE_REPLAY, [partial(replay_picture, record, NAMES[:seats], STYLE, WORDS, 1)])
    title = f"replay of {moves} moves ({name})"
    kept &= measure(title, WHOLE_REPLAY, [partial(replay_picture, record, NAMES[:seats], STYLE, WORDS)])
    print(f"{'sprites held':32} {CACHE.bytes:,} / {CACHE_BYTES:,} bytes")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
