"""Ratings of a server by game: Thurstone and Mosteller's model with full pairing (Weng and Lin 2011), for 2 to 12
seats, with sides and ties.

Matches between people count, unless the table is casual. Robots in them have a fixed strength. A player who resigned
gains nothing, and a side whose people all resigned came last. People who meet again within a week move each other less
and less (`damping`). A new season brings ratings half way back to a newcomer's (`carried`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from openskill.models import ThurstoneMostellerFull

from engine.robots import GENTLE, SHARP, USUAL, level_of
from engine.store.questions.ratings import Meetings
from engine.store.rows import MatchRow, MatchSeatRow, RatingRow

MILLION: Final = 1_000_000
MU: Final = 25 * MILLION
SIGMA: Final = 25 * MILLION // 3
"""The rating of a newcomer, and its uncertainty."""
SHOWN: Final = 60
"""A rating is shown as 60 times its mu. Newcomers start at 1500."""
PROVISIONAL: Final = 10
"""Before this many matches a rating is provisional."""
ANCHORS: Final = {GENTLE: (20.0, 1.0), USUAL: (25.0, 1.0), SHARP: (27.5, 1.0)}
"""Mu and sigma of robots by level, from the measured results in `docs/robots.md`."""
FREE_MEETINGS: Final = 3
"""How many meetings of two people in a week count in full."""

_MODEL = ThurstoneMostellerFull(mu=MU / MILLION, sigma=SIGMA / MILLION)


def shown(mu: int) -> int:
    """The rating as people read it."""
    return round(mu * SHOWN / MILLION)


def carried(row: RatingRow, starts: Sequence[int]) -> RatingRow:
    """A rating in the current season. `starts` are the rated matches (`number`) after which seasons began: at each one
    since, mu becomes (mu + 25) / 2 and sigma (sigma + 25/3) / 2, in whole millionths, rounded down."""
    mu, sigma = row.mu, row.sigma
    for start in starts:
        if start >= row.number:
            mu, sigma = (mu + MU) // 2, (sigma + SIGMA) // 2
    return replace(row, mu=mu, sigma=sigma)


def shown_now(row: RatingRow, starts: Sequence[int]) -> int:
    """A rating as people read it, carried into the seasons since."""
    return shown(carried(row, starts).mu)


def damping(user_id: int, match: MatchRow, meetings: Meetings) -> float:
    """The share of a change that counts: 1 for the first three meetings with an opponent in a week, then 3/4, 3/5, 3/6
    and so on. With several opponents, their average."""
    side = next(seat.side for seat in match.seats if seat.user_id == user_id)
    others = [seat.user_id for seat in match.seats if seat.user_id is not None and seat.side != side]
    shares = [min(1.0, FREE_MEETINGS / (meetings.get((user_id, other), 0) + 1)) for other in others]
    return sum(shares) / len(shares)


def rate(
    match: MatchRow, last: Mapping[int, RatingRow], meetings: Meetings, starts: Sequence[int] = ()
) -> Sequence[RatingRow]:
    """The ratings of all people after a match, by seat, from their last ones and the starts of seasons so far. Empty if
    the match doesn't count."""
    opponents = len({seat.side for seat in match.seats if seat.user_id is not None}) > 1
    if not opponents or match.guild_id is None:
        return []
    before = {user: carried(row, starts) for user, row in last.items()}
    sides: dict[int, list[MatchSeatRow]] = {}
    for seat in match.seats:
        sides.setdefault(seat.side, []).append(seat)
    teams = [[_MODEL.rating(*_strength(seat, before)) for seat in side] for side in sides.values()]
    after = _MODEL.rate(teams, ranks=[_rank(side, len(sides)) for side in sides.values()])
    seats = [seat for side in sides.values() for seat in side]
    rows = []
    for seat, new in zip(seats, (new for team in after for new in team), strict=True):
        if seat.user_id is None:
            continue
        mu, sigma = _strength(seat, before)
        share = damping(seat.user_id, match, meetings)
        gained = min(0.0, new.mu - mu) if seat.resigned else new.mu - mu
        known = before.get(seat.user_id)
        row = RatingRow(
            table_id=match.table_id,
            seat=seat.seat,
            side=seat.side,
            user_id=seat.user_id,
            guild_id=match.guild_id,
            game=match.game,
            number=0,
            mu=round((mu + gained * share) * MILLION),
            sigma=round((sigma + (new.sigma - sigma) * share) * MILLION),
            matches=(known.matches if known else 0) + 1,
            ended_at=match.ended_at,
        )
        rows.append(row)
    return sorted(rows, key=lambda row: row.seat)


def _rank(side: Sequence[MatchSeatRow], sides: int) -> float:
    """A side's place, or behind all others if all its people resigned."""
    people = [seat for seat in side if seat.user_id is not None]
    return float(sides + 1 if people and all(seat.resigned for seat in people) else side[0].place)


def _strength(seat: MatchSeatRow, before: Mapping[int, RatingRow]) -> tuple[float, float]:
    """Mu and sigma before a match."""
    if seat.user_id is None:
        return ANCHORS[level_of(seat.name)]
    known = before.get(seat.user_id)
    return (known.mu / MILLION, known.sigma / MILLION) if known else (MU / MILLION, SIGMA / MILLION)
