"""How many rows of Castle Rock Solitaire the hint robot clears, beside the longest line and what the tiles allow.

    python -m benchmarks.hints [MODE ...] [--deals N]

A mode is the rules of random deals, or a level of the daily row: its deals are in the band of that level. Both ways to
play get the same deals. The *longest line* is the same robot without the history: it doesn't know the unseen tiles.
A line gives the share of rows cleared by each in percent, the difference with its 95 % confidence interval over deals,
the share of rows that can be cleared by somebody who knows all tiles, and the milliseconds of each hint.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import date, timedelta
from random import Random

from tqdm import tqdm

from engine.rules.games import make_game
from engine.rules.games.castle_rock_solitaire.daily import OPTIONS, Level, daily
from engine.rules.games.castle_rock_solitaire.robot import choose
from engine.rules.games.castle_rock_solitaire.rules import NEW_ROW, CastleRockSolitaireRules
from engine.rules.games.castle_rock_solitaire.solver import solve
from engine.rules.moves import Deal
from engine.rules.options import read_options
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, tile_set

RULES: dict[str, Mapping[str, str]] = {
    "celko": {},
    "quick": {"win_on_empty": "on"},
    "forced": {"forced_removal": "on"},
    "forced, quick": {"forced_removal": "on", "win_on_empty": "on"},
    "leaflet": {"rendition": "leaflet"},
    "open row": {"open_row": "on"},
}
"""The rules of random deals."""
FIRST_DAY = date(2027, 1, 1)


def random_deals() -> Iterator[list[Tile]]:
    """Deals of chance, always the same."""
    rng, tiles = Random(1), list(tile_set(SETS["d6"]))
    while True:
        rng.shuffle(tiles)
        yield tiles.copy()


def daily_deals(level: Level) -> Iterator[list[Tile]]:
    """The daily rows of a level, as if each day had it."""
    for day in range(1 << 30):
        yield daily(f"{FIRST_DAY + timedelta(day)}", level).order


def clears(options: Mapping[str, str], order: list[Tile], seed: int, spent: list[float], *, history: bool) -> bool:
    """Whether the robot clears the row. Adds the milliseconds of each of its moves to `spent`."""
    match, rng = make_game("castle_rock_solitaire", options).start(1, history=history), Random(seed)
    match.play(HOUSE, Deal(tuple(order)))
    while match.to_act():
        view = match.view_for_robot(Seat(0)) if history else match.view_for(Seat(0))
        started = time.process_time()
        move = choose(view, rng)
        spent.append(1000 * (time.process_time() - started))
        match.play(Seat(0), move)
    assert match.score.outcome is not None
    return match.score.outcome.winners == (0,)


def can_be_cleared(rules: CastleRockSolitaireRules, order: list[Tile]) -> bool:
    """Whether some line clears the row. A capture doesn't run away, so one who may draw at will can wait for a row that
    can be cleared."""
    if rules.must_capture or rules.open_row:
        return solve(rules, order).line is not None
    opened = read_options(CastleRockSolitaireRules, {"open_row": "on"})
    lengths = range(NEW_ROW, len(order) + 1) if rules.win_on_empty else [len(order)]
    return any(solve(opened, order[:length]).line for length in lengths)


def measured(name: str, options: Mapping[str, str], deals: Callable[[], Iterator[list[Tile]]], count: int) -> str:
    """The line of a mode."""
    rules, spent = read_options(CastleRockSolitaireRules, dict(options)), list[float]()
    won, line, can = list[bool](), list[bool](), list[bool]()
    for seed, order in zip(tqdm(range(count), name, leave=False, disable=None), deals(), strict=False):
        won.append(clears(options, order, seed, spent, history=True))
        line.append(clears(options, order, seed, [], history=False))
        can.append(can_be_cleared(rules, order))
    more = [ours - theirs for ours, theirs in zip(won, line, strict=True)]
    error = 1.96 * statistics.stdev(more) / count**0.5
    spent.sort()
    shares = f"{100 * statistics.fmean(won):6.1f} {100 * statistics.fmean(line):8.1f}"
    more_less = f"{100 * statistics.fmean(more):+6.1f} ± {100 * error:3.1f} {100 * statistics.fmean(can):8.1f}"
    hint = f"{statistics.fmean(spent):6.1f} {spent[len(spent) * 99 // 100]:6.1f} {spent[-1]:6.1f}"
    return f"{name:16} {shares} {more_less}   {hint} {count:6}"


def main(asked: argparse.Namespace) -> None:
    """Measure and print."""
    print(f"{'mode':16} {'clears':>6} {'line':>8} {'more':>6} ± 95 % {'can be':>7}   ms: mean  99 %    max  deals")
    modes = {name: (options, random_deals) for name, options in RULES.items()}
    for level in Level:
        modes[f"daily {level}"] = OPTIONS[level], lambda level=level: daily_deals(level)
    for name in asked.mode or modes:
        print(measured(name, *modes[name], asked.deals), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How many rows the hint robot clears.")
    parser.add_argument("mode", nargs="*", help="modes (default: all)")
    parser.add_argument("--deals", type=int, default=2000)
    main(parser.parse_args())
