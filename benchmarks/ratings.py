"""Rating systems compared on simulated players: `python -m benchmarks.ratings [--seeds N]`.

Needs the extra `bench`. Players have a known skill (standard deviation 0.5) and play with luck (standard deviation 1)
in random groups. Each row is one system at one size of table:

- *order*: the share of pairs of players in the wrong order after 30 matches
- *log-loss*: of predicted pairs in the last 8 matches, at the best scale for each system
- *luck*: the standard deviation of ratings after 30 matches of equal players
- *first*, *later*: the most points that one match moves anyone, in the first match and after 20
- *ties*: how far the average drifts in 30 matches of equal players, many of them tied
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from math import exp, log, pi, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from tqdm import tqdm

from engine.pairing.rating import BETA, MU, Seat, Strength, rated

SHOWN = 60
SKILL, LUCK, MATCHES, PLAYERS, SETTLED = 0.5, 1.0, 30, 96, 20
SIZES = ((2, 1), (3, 1), (4, 1), (6, 1), (8, 1), (12, 1), (2, 2))
Team = Sequence[Strength]
System = Callable[[Sequence[Team], Sequence[int]], list[list[Strength]]]


def ours(teams: Sequence[Team], places: Sequence[int]) -> list[list[Strength]]:
    """`engine.pairing.rating`."""
    seats = [Seat(side, places[side], one) for side, team in enumerate(teams) for one in team]
    after = iter(rated(seats))
    return [[next(after) for _ in team] for team in teams]


def of_openskill(model: Any, teams: Sequence[Team], places: Sequence[int]) -> list[list[Strength]]:
    """A model of openskill with its defaults."""
    found = model.rate([[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams], ranks=list(places))
    return [[Strength(one.mu, one.sigma) for one in team] for team in found]


def glicko(weighted: bool, teams: Sequence[Team], places: Sequence[int]) -> list[list[Strength]]:
    """Glicko-2 with a match as a period, each pair of sides a game (`weighted`: by 1/(n-1)), volatility 0.06."""
    unit = 173.7178
    sides = [
        (
            fmean(SHOWN * (one.mu - MU) / unit for one in team),
            sqrt(sum((SHOWN * one.sigma / unit) ** 2 for one in team)),
        )
        for team in teams
    ]
    after = []
    for side, team in enumerate(teams):
        inverse, gained = 0.0, 0.0
        for other, (mu, phi) in enumerate(sides):
            if other != side:
                g = 1 / sqrt(1 + 3 * (phi / pi) ** 2)
                expected = 1 / (1 + exp(-g * (sides[side][0] - mu)))
                score = 0.5 if places[side] == places[other] else float(places[side] < places[other])
                share = 1 / (len(teams) - 1) if weighted else 1.0
                inverse += share * g * g * expected * (1 - expected)
                gained += share * g * (score - expected)
        news = []
        for mu, sigma in team:
            phi = 1 / sqrt(1 / ((SHOWN * sigma / unit) ** 2 + 0.06**2) + inverse)
            news.append(Strength(mu + phi * phi * gained * unit / SHOWN, phi * unit / SHOWN))
        after.append(news)
    return after


def systems() -> dict[str, tuple[System, float]]:
    """Each system with a newcomer's sigma."""
    models, wide = import_module("openskill.models"), 25 / 3
    names = {
        "Thurstone–Mosteller, full (1.0.0)": "ThurstoneMostellerFull",
        "Thurstone–Mosteller, neighbours": "ThurstoneMostellerPart",
        "Bradley–Terry, full": "BradleyTerryFull",
        "Bradley–Terry, neighbours": "BradleyTerryPart",
        "Plackett–Luce": "PlackettLuce",
    }
    found: dict[str, tuple[System, float]] = {
        title: (partial(of_openskill, getattr(models, name)(mu=MU, sigma=wide)), wide) for title, name in names.items()
    }
    found["Glicko-2, all pairs"] = (partial(glicko, False), wide)
    found["Glicko-2, pairs by 1/(n−1)"] = (partial(glicko, True), wide)
    return found | {"**Ours**: Bradley–Terry, pairs by 1/(n−1)": (ours, Strength().sigma)}


class Outcome(NamedTuple):
    """What a simulation shows."""

    order: float
    loss: float
    spread: float
    first: float
    later: float
    mean: float


def simulated(system: System, sigma: float, size: tuple[int, int], seed: int, skill: float, step: float) -> Outcome:
    """30 matches of each player. Performances are rounded to a `step`, so that sides tie; 0: they don't."""
    rng, (sides, people) = Random(seed), size
    skills = [rng.gauss(0, skill) for _ in range(PLAYERS)]
    known = [Strength(MU, sigma)] * PLAYERS
    margins: list[float] = []
    first = later = 0.0
    for number in range(MATCHES):
        order = rng.sample(range(PLAYERS), PLAYERS)
        for at in range(0, PLAYERS - sides * people + 1, sides * people):
            groups = [order[at + people * side : at + people * (side + 1)] for side in range(sides)]
            played = [sum(skills[who] for who in group) + rng.gauss(0, LUCK * sqrt(people)) for group in groups]
            played = [round(one / step) * step if step else one for one in played]
            places = [1 + sum(other > mine for other in played) for mine in played]
            teams = [[known[who] for who in group] for group in groups]
            if number >= MATCHES - 8:
                margins += _margins(teams, places)
            for group, team in zip(groups, system(teams, places), strict=True):
                for who, new in zip(group, team, strict=True):
                    moved = abs(new.mu - known[who].mu) * SHOWN
                    first, later = max(first, moved * (not number)), max(later, moved * (number >= SETTLED))
                    known[who] = new
    mus = [one.mu * SHOWN for one in known]
    pairs = [(mine, other) for mine in range(PLAYERS) for other in range(mine)]
    wrong = fmean((mus[mine] - mus[other]) * (skills[mine] - skills[other]) <= 0 for mine, other in pairs)
    half, scales = len(margins) // 2, [scale / 4 for scale in range(1, 13)]
    scale = min(scales, key=lambda scale: _loss(margins[:half], scale))
    return Outcome(wrong, _loss(margins[half:], scale), pstdev(mus), first, later, fmean(mus))


def _margins(teams: Sequence[Team], places: Sequence[int]) -> list[float]:
    """By pair of sides that didn't tie, how far ahead the better one was expected."""
    found = []
    for mine, one in enumerate(teams):
        for other, two in enumerate(teams[:mine]):
            if places[mine] != places[other]:
                spread = sqrt(sum(who.sigma**2 + BETA**2 for who in (*one, *two)))
                ahead = (sum(who.mu for who in one) - sum(who.mu for who in two)) / spread
                found.append(ahead if places[mine] < places[other] else -ahead)
    return found


def _loss(margins: Sequence[float], scale: float) -> float:
    return fmean(log(1 + exp(-scale * margin)) for margin in margins)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=3)
    args = parser.parse_args()
    print("| System | Seats | Order | Log-loss | Luck | First | Later | Ties |\n|---|---|---|---|---|---|---|---|")
    found = systems()
    for size, title in tqdm([(size, title) for size in SIZES for title in found], disable=None):
        system, sigma = found[title]
        run = partial(simulated, system, sigma, size)
        skilled = [run(seed, SKILL, 0.0) for seed in range(args.seeds)]
        lucky = [run(seed, 0.0, 0.0) for seed in range(args.seeds)]
        tied = [run(seed, 0.0, 1.5) for seed in range(args.seeds)]
        cells = [
            f"{fmean(one.order for one in skilled):.3f}",
            f"{fmean(one.loss for one in skilled):.4f}",
            f"{fmean(one.spread for one in lucky):.0f}",
            f"{max(one.first for one in skilled):.0f}",
            f"{max(one.later for one in skilled):.0f}",
            f"{fmean(one.mean for one in tied) - MU * SHOWN:+.0f}",
        ]
        seats = f"{size[0]}" if size[1] == 1 else "2 pairs"
        print(f"| {title} | {seats} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
