"""Lists the daily rows of a year: `python -m tools.dailies YEAR [PLAYS]`.

A line has the date, level and number of the deal, the exact share of random play that wins (none for an open row), the
share among PLAYS random plays (default: 2,000), and the fewest moves that win.
"""

import sys
from datetime import date, timedelta
from random import Random

from engine.rules.games.castle_rock_solitaire.daily import WEEK, Daily, daily, rules_of
from engine.rules.games.castle_rock_solitaire.rules import SolitaireRound
from engine.rules.games.castle_rock_solitaire.solver import begin
from engine.rules.row import capture_moves

PLAYS = 2000


def year(number: int) -> list[Daily]:
    """The deals of a year."""
    first, days = date(number, 1, 1), (date(number + 1, 1, 1) - date(number, 1, 1)).days
    every = (first + timedelta(days=at) for at in range(days))
    return [daily(day.isoformat(), WEEK[day.weekday()]) for day in every]


def share(deal: Daily, plays: int, rng: Random) -> float:
    """The share of random plays that win."""
    start = begin(rules_of(deal.level), deal.order)
    return sum(_wins(start.copy(), rng) for _ in range(plays)) / plays


def _wins(current: SolitaireRound, rng: Random) -> bool:
    while not current.over:
        current.play(rng.choice(capture_moves(current.row) or current.legal()[:1]))
    return current.won


def main() -> None:
    plays = int(sys.argv[2]) if len(sys.argv) > 2 else PLAYS
    print("date        level    deal  exact p  random p  fewest moves")
    for deal in year(int(sys.argv[1])):
        exact = "-" if deal.chance is None else f"{deal.chance:.4f}"
        found = share(deal, plays, Random(deal.key))
        print(f"{deal.date}  {deal.level:7}  {deal.number:4}  {exact:>7}  {found:8.4f}  {deal.par:12}", flush=True)


if __name__ == "__main__":
    main()
