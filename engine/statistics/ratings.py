"""Ratings of a server by game, by the formulas of `engine.pairing.rating` and for matches that `engine.pairing.worth`
says are rated.

How much a comparison with an opponent counts depends on the opponent, never on the result (`weight`): less with each
meeting in a month, less if they hardly moved, little if they have hardly met anyone else. Robots have a fixed strength
in each game. A new season brings ratings half way back to a newcomer's (`carried`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log, sqrt
from typing import Final

from engine.pairing.rating import BETA, NEWCOMER, VERSION, Seat, Strength, rated
from engine.pairing.rating import MU as MEAN
from engine.pairing.rating import SIGMA as SPREAD
from engine.pairing.worth import Why
from engine.robots import WINS, level_of
from engine.store.questions.ratings import Meetings, Met
from engine.store.rows import MatchRow, MatchSeatRow, RatingRow

MILLION: Final = 1_000_000
MU: Final = round(MEAN * MILLION)
SIGMA: Final = round(SPREAD * MILLION)
"""The rating of a newcomer, and its uncertainty."""
SHOWN: Final = 60
"""A rating is shown as 60 times its mu. Newcomers start at 1500."""
PROVISIONAL: Final = 10
"""Before this many matches a rating is provisional, and moves those of others less."""
FREE_MEETINGS: Final = 3
"""How many meetings of two people in 30 days count in full."""
WHOLE_MATCH: Final = 12
"""How many moves an opponent makes in a match that counts in full."""
ROBOT_SIGMA: Final = 1.0
LEAST_CHANCE: Final = 0.05
"""A robot that wins more rarely against a usual one counts as if it won this often."""


def shown(mu: int) -> int:
    """The rating as people read it."""
    return round(mu * SHOWN / MILLION)


def carried(row: RatingRow, starts: Sequence[int]) -> RatingRow:
    """A rating in the current season. `starts` are the rated matches (`number`) after which seasons began: at each one
    since, mu and sigma come half way back to a newcomer's, in whole millionths, rounded down."""
    mu, sigma = row.mu, row.sigma
    for start in starts:
        if start >= row.number:
            mu, sigma = (mu + MU) // 2, (sigma + SIGMA) // 2
    return replace(row, mu=mu, sigma=sigma)


def shown_now(row: RatingRow, starts: Sequence[int]) -> int:
    """A rating as people read it, carried into the seasons since."""
    return shown(carried(row, starts).mu)


def anchor(game: str, level: str) -> Strength:
    """The strength of a robot: how often it wins against a usual one, as measured (`docs/robots.md`)."""
    wins = min(max(WINS.get(game, {}).get(level, 50.0) / 100, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return Strength(MEAN + sqrt(2 * (BETA**2 + ROBOT_SIGMA**2)) * log(wins / (1 - wins)), ROBOT_SIGMA)


def weight(mine: MatchSeatRow, theirs: MatchSeatRow, met: Met, matches: tuple[int, int]) -> float:
    """How much a comparison with an opponent counts for a person, from 0 to 1. They have `met` before, and have had so
    many rated `matches` each. An opponent who has met hardly anyone else counts little for one who has."""
    if theirs.resigned and met.left_today:
        return 0.0
    mine_known, known = (min(PROVISIONAL, max(0, count - met.ever) + 1) for count in matches)
    new = min(1.0, known / mine_known) ** 2
    often = min(1.0, FREE_MEETINGS / (met.often + 1))
    again = 1 / (met.left + 1) ** 2 if theirs.resigned else 1.0
    short = 1.0 if mine.resigned else min(1.0, theirs.moves / WHOLE_MATCH)
    return often * again * new * short


def rate(
    match: MatchRow, last: Mapping[int, RatingRow], meetings: Meetings, starts: Sequence[int] = ()
) -> Sequence[RatingRow]:
    """The ratings of all people after a match, by seat, from their last ones and the starts of seasons so far. Empty if
    the match isn't rated."""
    here = [
        seat for seat in match.seats if seat.user_id is None or seat.why in (Why.RATED, Why.LEFT, Why.HARDLY_PLAYED)
    ]
    before = {user: carried(row, starts) for user, row in last.items()}
    found = rated([_placed(seat, here, match.game, before, meetings) for seat in here])
    return [
        RatingRow(
            table_id=match.table_id,
            seat=seat.seat,
            side=seat.side,
            user_id=seat.user_id,
            guild_id=match.guild_id,
            game=match.game,
            number=0,
            mu=round(new.mu * MILLION),
            sigma=round(new.sigma * MILLION),
            matches=_matches(before, seat.user_id) + 1,
            ended_at=match.ended_at,
            version=VERSION,
        )
        for seat, new in zip(here, found, strict=True)
        if seat.user_id is not None and match.guild_id is not None and seat.why in (Why.RATED, Why.LEFT)
    ]


def _placed(
    seat: MatchSeatRow, here: Sequence[MatchSeatRow], game: str, before: Mapping[int, RatingRow], meetings: Meetings
) -> Seat:
    """A seat as the formulas see it."""
    if seat.user_id is None:
        return Seat(seat.side, seat.place, anchor(game, level_of(seat.name)))
    shares: dict[int, list[float]] = {}
    for other in here:
        if other.side != seat.side and other.user_id is not None:
            met = meetings.get((seat.user_id, other.user_id), Met())
            matches = _matches(before, seat.user_id), _matches(before, other.user_id)
            shares.setdefault(other.side, []).append(weight(seat, other, met, matches))
    row = before.get(seat.user_id)
    strength = Strength(row.mu / MILLION, row.sigma / MILLION) if row else NEWCOMER
    # Who left is behind all who stayed, also behind a last place.
    place = seat.place + (0.5 if seat.resigned else 0)
    return Seat(seat.side, place, strength, {side: sum(ones) / len(ones) for side, ones in shares.items()})


def _matches(before: Mapping[int, RatingRow], user_id: int) -> int:
    return before[user_id].matches if user_id in before else 0
