"""How often each level of robot wins, and how long it thinks.

    python -m benchmarks.robots [GAME ...] [--seats N ...] [--teams] [--option NAME=VALUE ...] [--deals N]
        [--within PERCENT] [--level LEVEL ...] [--against OPPONENT ...] [--beside FOLDER] [--seed S]

One robot of the level plays whole matches against equal opponents: another level, `random` players, `greedy` ones, who
take the most points and then shed the most pips, or `before`, the robots in the checkout FOLDER (Build Up's must be
able to read today's views). The same deals are played once from every seat (`--teams`: by both partnerships).

`--within` ends a row early: once its interval is so narrow, after 100 deals or more.

A line gives the share of matches won, a tie counting in parts, with the 95 % confidence interval over deals, the share
of an equal player, and the CPU milliseconds of each choice between two moves or more. The same seed plays the same
matches.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from tqdm import tqdm

from engine.robots import LEVELS, choose
from engine.rules.events import Captured, Played, Scored, Stacked
from engine.rules.game import Match, Rng, house_move
from engine.rules.games import GAMES, SOLITAIRES, make_game
from engine.rules.games.chickenfoot.rules import BLANK_PENALTY
from engine.rules.moves import Announce, Call, Claim, Done, Move, Play, TakeBack
from engine.rules.row import Reach
from engine.rules.tiles import HOUSE, Seat, pips

Player = Callable[[Match, Seat, Rng], Move | None]
"""The move of a seat; None if it has nothing to say out of turn."""
FEWEST = 99
"""The number, from 0, of the first deal that may be the last of a row."""
SPOKEN = (Announce, Call, Claim)


def of_level(level: str) -> Player:
    """This program's robot of a level."""
    return lambda match, seat, rng: choose(match.view_for_robot(seat), rng, level)


def at_random(match: Match, seat: Seat, rng: Rng) -> Move | None:
    """Any move; no words out of turn."""
    moves = [move for move in match.legal_moves(seat) if not isinstance(move, SPOKEN)]
    return moves[rng.randrange(len(moves))] if moves else None


def greedy(match: Match, seat: Seat, rng: Rng) -> Move | None:
    """The most points at once, then the most pips shed. It counts what it scores and never calls."""
    moves = [move for move in match.legal_moves(seat) if not isinstance(move, (*SPOKEN, TakeBack))]
    if not moves:
        return None
    gains = {move: (gain(match, seat, move), rng.randrange(1 << 30)) for move in moves}
    best = max(moves, key=gains.__getitem__)
    return replace(best, claim=int(gains[best][0][0])) if isinstance(best, Play) and unsaid(match) else best


def unsaid(match: Match) -> bool:
    """Whether the players count their points themselves (MU14)."""
    return bool(getattr(match.game.rules, "claims", "") == "manual")


def gain(match: Match, seat: Seat, move: Move) -> tuple[float, int]:
    """The points that a move makes at once, and the pips it sheds."""
    if isinstance(move, Done):
        return (0, 0)
    if match.game.name == "castle_rock" and isinstance(move, Play):
        return Reach((*match.round.row, move.tile)).most, 0
    twin, shed = match.copy(), 0
    events = twin.play(seat, move)
    points: float = twin.round.points if unsaid(match) and isinstance(move, Play) else 0
    for event in events:
        match event:
            case Scored(_, receipt):
                points += receipt.points
            case Captured(_, _, _, tiles):
                points += len(tiles)
            case Stacked(_, tile, _, covered, owner):
                points += tile.pips + (-covered.pips if owner == seat else covered.pips)
            case Played(_, tile):
                shed += pips([tile]) or match.game.low_wins * BLANK_PENALTY
            case _:
                pass
    return points, shed


def of_folder(folder: Path) -> Player:
    """The robots of another checkout, with this program's rules. Its shared helpers replace ours while they load."""
    shared = "engine.rules.line.robot"
    ours = sys.modules.get(shared) or importlib.import_module(shared)
    sys.modules[shared] = loaded(shared, folder)
    robots = {name: loaded(f"engine.rules.games.{name}.robot", folder) for name in GAMES}
    sys.modules[shared] = ours
    return lambda match, seat, rng: robots[match.game.name].choose(match.view_for_robot(seat), rng)


def loaded(name: str, folder: Path) -> ModuleType:
    """A module of another checkout."""
    spec = importlib.util.spec_from_file_location(f"before.{name}", folder / f"{name.replace('.', '/')}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Contest:
    """Matches between one robot and others of one kind."""

    def __init__(self, name: str, seats: int, options: Mapping[str, str], mine: Player, other: Player) -> None:
        self.game = make_game(name, options)
        self.seats, self.mine, self.other = seats, mine, other
        self.sides = self.game.sides(seats)
        self.spent, self.choices = 0.0, 0

    def share(self, seed: str) -> float:
        """The share of wins over all seatings of one deal."""
        return statistics.fmean(self.won(frozenset(side), number, seed) for number, side in enumerate(self.sides))

    def won(self, mine: frozenset[Seat], side: int, seed: str) -> float:
        """Play a match: 1 for a win, a part of it for a tie."""
        match, deals, rng = self.game.start(self.seats, history=True), Random(seed), Random(f"{seed}/{side}")
        while acting := match.to_act():
            match.play(*self.step(match, acting, mine, deals, rng))
        assert match.score.outcome is not None
        winners = match.score.outcome.winners
        return (side in winners) / max(1, len(winners))

    def step(
        self, match: Match, acting: tuple[Seat, ...], mine: frozenset[Seat], deals: Random, rng: Random
    ) -> tuple[Seat, Move]:
        """The next step; robots out of turn are asked first."""
        for seat in (*acting[1:], acting[0]):
            if seat == HOUSE:
                break
            moves = match.legal_moves(seat)
            if len(moves) == 1 and seat == acting[0]:
                return seat, moves[0]
            started = time.process_time()
            move = (self.mine if seat in mine else self.other)(match, seat, rng)
            if seat in mine and len(moves) > 1:
                self.spent += time.process_time() - started
                self.choices += 1
            if move is not None:
                return seat, move
        need = match.need()
        assert need is not None
        return HOUSE, house_move(need, deals)


def half_width(shares: Sequence[float]) -> float:
    """Half of the 95 % confidence interval of their mean."""
    return 1.96 * statistics.stdev(shares) / len(shares) ** 0.5


def main(asked: argparse.Namespace) -> None:
    """Measure and print."""
    others: dict[str, Player] = {"random": at_random, "greedy": greedy, **{level: of_level(level) for level in LEVELS}}
    if asked.beside:
        others["before"] = of_folder(asked.beside)
    options: dict[str, str] = dict(option.split("=") for option in asked.option)
    print(f"{'game':18} {'seats':>7} {'level':7} {'against':8} {'won':>6}  ± 95 %   equal   ms    deals", flush=True)
    for name in asked.game or (name for name in GAMES if name not in SOLITAIRES):
        kind: Any = GAMES[name].options
        teamed = next((key for key in ("partnership", "teams") if hasattr(kind(), key)), None)
        for seats in [4] if asked.teams else asked.seats:
            if asked.teams and teamed is None:
                continue
            chosen = options | ({teamed: "on" if asked.teams else "off"} if teamed else {})
            for level in asked.level:
                for against in asked.against:
                    contest = Contest(name, seats, chosen, of_level(level), others[against])
                    bar = tqdm(range(asked.deals), f"{name} {level} v {against}", leave=False, disable=None)
                    shares = list[float]()
                    for deal in bar:
                        shares.append(contest.share(f"{asked.seed}/{deal}"))
                        if deal >= FEWEST and 100 * half_width(shares) <= asked.within:
                            break
                    error = half_width(shares)
                    row = f"{name:18} {'teams' if asked.teams else seats:>7} {level:7} {against:8}"
                    row += (
                        f" {100 * statistics.fmean(shares):6.1f}  ± {100 * error:4.1f}  {100 / len(contest.sides):5.0f}"
                    )
                    print(f"{row} {1000 * contest.spent / max(1, contest.choices):6.2f} {len(shares):6}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How often robots win, and how long they think.")
    parser.add_argument("game", nargs="*", help="games (default: all with opponents)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--teams", action="store_true", help="four players in partnerships")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--within", type=float, default=0, metavar="PERCENT", help="end a row once ± is at most this")
    parser.add_argument("--level", nargs="+", default=["sharp"], choices=LEVELS)
    parser.add_argument("--against", nargs="+", default=["usual"])
    parser.add_argument("--beside", type=Path, help="a checkout with the robots called `before`")
    parser.add_argument("--seed", type=int, default=1)
    main(parser.parse_args())
