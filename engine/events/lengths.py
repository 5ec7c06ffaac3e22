"""How many turns a match takes, so that rounds of tournaments finish in time and lobbies can tell the minutes."""

import json
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

DAYS: Final = 7
"""The days of a round by default."""
TURNS_A_DAY: Final = 6.2
"""Turns a day that 9 of 10 tables reach if their players answer within two waking hours on average (7 is the mean);
`python -m benchmarks.tournaments` plays such tournaments."""
PERSON_SECONDS: Final = 10
"""A person's time for a move at a live table: an estimate, pressing a tile and its end included."""
ROBOT_SECONDS: Final = 2


class Length(NamedTuple):
    """Options that set the length of a match. `usual`: the turns of the busiest player, the median. `most`: the turns
    of all players together that 90 % of the matches don't exceed."""

    options: tuple[tuple[str, str], ...]
    usual: int
    most: int

    @property
    def days(self) -> int:
        """Days after which 90 % of the matches have ended."""
        return ceil(self.most / TURNS_A_DAY)


def _read(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return found


LENGTHS: Final = {
    (game, int(seats)): tuple(Length(tuple(options.items()), usual, most) for options, usual, most in lengths)
    for game, by_seats in _read("lengths.json").items()
    for seats, lengths in by_seats.items()
}
"""By game and seats, shortest first: 150 matches of robots each. `python -m tools.lengths` writes the file."""

LOBBIES: Final = {
    (game, int(seats)): n for game, by_seats in _read("lobbies.json").items() for seats, n in by_seats.items()
}
"""By game and seats: the moves of all players in a match by the published rules, the median of 9 matches of robots."""


def length_of(game: str, seats: int, options: Mapping[str, str]) -> Length | None:
    """The measured length of a match with these options, if it has been measured."""
    known = LENGTHS.get((game, seats), ())
    return next((one for one in known if one.options and dict(one.options).items() <= options.items()), None)


def fitting(game: str, seats: int, days: float | None) -> tuple[Length | None, int]:
    """The longest match that 90 % finish within a round of that many days (None: a week, or longer if the shortest
    match needs it), and the days. No length: the game hasn't been measured."""
    known = LENGTHS.get((game, seats))
    if known is None:
        return None, DAYS
    within = [length for length in known if length.days <= (days or DAYS)]
    length = within[-1] if within else known[0]
    return length, max(DAYS, length.days)


def minutes_of(game: str, seats: int, people: int, share: float = 1) -> int:
    """About how long a live match lasts, rounded to 5 minutes. `share`: its length beside a match by the published
    rules, such as 0.5 for half the target."""
    each = (people * PERSON_SECONDS + (seats - people) * ROBOT_SECONDS) / seats
    return max(5, 5 * round(float(LOBBIES[game, seats]) * share * each / 300))
