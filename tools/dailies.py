"""Lists the daily rows of a year: `python -m tools.dailies YEAR [PLAYS]`.

A line has the date, level and number of the deal, the exact share of random play that wins (none for an open row), the
share among PLAYS random plays (default: 2,000), and the fewest moves that win. The last lines sum up each level. The
exit status is 1 if a deal is outside its level's band, can't be won by its line, or plain play wins where it must not.
"""

import sys
from datetime import date, timedelta
from random import Random
from statistics import fmean

from tqdm import tqdm

from engine.rules.games.castle_rock_solitaire.daily import WEEK, Daily, Level, daily, in_band, rules_of
from engine.rules.games.castle_rock_solitaire.rules import SolitaireRound
from engine.rules.games.castle_rock_solitaire.solver import begin, plain_play_wins
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


def fits(deal: Daily) -> bool:
    """Whether the line wins, the chance is in the band, and plain play loses where it must."""
    rules = rules_of(deal.level)
    current = begin(rules, deal.order)
    for move in deal.line:
        current.play(move)
    plain = deal.level is not Level.GENTLE and plain_play_wins(rules, deal.order)
    return current.won and in_band(deal.level, deal.chance) and not plain


def main() -> int:
    plays = int(sys.argv[2]) if len(sys.argv) > 2 else PLAYS
    print("date        level    deal  exact p  random p  fewest moves")
    listed: dict[Level, list[tuple[Daily, float]]] = {level: [] for level in Level}
    for deal in tqdm(year(int(sys.argv[1])), "Days", leave=False, disable=None):
        exact = "-" if deal.chance is None else f"{deal.chance:.4f}"
        found = share(deal, plays, Random(deal.key))
        listed[deal.level].append((deal, found))
        tqdm.write(f"{deal.date}  {deal.level:7}  {deal.number:4}  {exact:>7}  {found:8.4f}  {deal.par:12}")
    print("level    days  random p       mean   fewest moves  first deal in the band")
    for level, days in listed.items():
        shares, pars = [found for _, found in days], [deal.par for deal, _ in days]
        numbers = fmean(deal.number for deal, _ in days)
        told = f"{min(shares):.4f}-{max(shares):.4f}  {fmean(shares):.4f}  {min(pars)}-{max(pars)}"
        print(f"{level:7}  {len(days):4}  {told:36}  {numbers:.1f} on average")
    wrong = [deal.date for days in listed.values() for deal, _ in days if not fits(deal)]
    print(f"outside their band: {', '.join(wrong) or 'none'}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
