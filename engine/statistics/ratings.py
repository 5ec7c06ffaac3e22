"""Ratings per server and game, by Thurstone and Mosteller's model with full pairing (Weng and Lin 2011), from 2 to 12
seats, with sides and ties.

Matches between people count, unless the table is casual. Robots at such a table are anchors: their strength is fixed,
and only people's ratings move. Whoever resigned gains nothing, and a side that all its people left came last. People
who meet again and again within a week move each other less and less (`damping`). With a new season ratings come half
way back to a newcomer's (`carried`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from openskill.models import ThurstoneMostellerFull

from engine.store.questions.ratings import Meetings
from engine.store.rows import MatchRow, MatchSeatRow, RatingRow

MILLION: Final = 1_000_000
MU: Final = 25 * MILLION
SIGMA: Final = 25 * MILLION // 3
"""What a newcomer is rated, and how uncertain that is."""
SHOWN: Final = 60
"""A rating is shown as so many times its mu: newcomers begin at 1500."""
PROVISIONAL: Final = 10
"""So many matches make a rating more than a guess."""
ANCHORS: Final = {"usual": (25.0, 1.0)}
"""Mu and sigma of robots by their level."""
FREE_MEETINGS: Final = 3
"""So many meetings of two people in a week count in full."""

_MODEL = ThurstoneMostellerFull(mu=MU / MILLION, sigma=SIGMA / MILLION)


def shown(mu: int) -> int:
    """The rating as people read it."""
    return round(mu * SHOWN / MILLION)


def carried(row: RatingRow, starts: Sequence[int]) -> RatingRow:
    """A rating as it is taken into the seasons that began since, after these rated matches of the server (`number`s):
    at each start mu becomes (mu + 25) / 2 and sigma (sigma + 25/3) / 2, in whole millionths, rounded down."""
    mu, sigma = row.mu, row.sigma
    for start in starts:
        if start >= row.number:
            mu, sigma = (mu + MU) // 2, (sigma + SIGMA) // 2
    return replace(row, mu=mu, sigma=sigma)


def shown_now(row: RatingRow, starts: Sequence[int]) -> int:
    """A rating as people read it, carried into the seasons since."""
    return shown(carried(row, starts).mu)


def is_rated(match: MatchRow) -> bool:
    """Whether people met in it."""
    return len({seat.side for seat in match.seats if seat.user_id is not None}) > 1


def damping(user_id: int, match: MatchRow, meetings: Meetings) -> float:
    """The share of a change that counts, 1 for the first three meetings with the same people within a week, then 3/4,
    3/5, 3/6 …: of several opponents, the average."""
    side = next(seat.side for seat in match.seats if seat.user_id == user_id)
    others = [seat.user_id for seat in match.seats if seat.user_id is not None and seat.side != side]
    shares = [min(1.0, FREE_MEETINGS / (meetings.get((user_id, other), 0) + 1)) for other in others]
    return sum(shares) / len(shares)


def rate(
    match: MatchRow, last: Mapping[int, RatingRow], meetings: Meetings, starts: Sequence[int] = ()
) -> Sequence[RatingRow]:
    """Everybody's rating after a match, by seat, from their last ones and the starts of seasons so far; none if the
    match does not count."""
    if not is_rated(match) or match.guild_id is None:
        return []
    before = {user: carried(row, starts) for user, row in last.items()}
    sides: dict[int, list[MatchSeatRow]] = {}
    for seat in match.seats:
        sides.setdefault(seat.side, []).append(seat)
    teams, ranks = [], []
    for side in sides.values():
        strengths = [_strength(seat, before) for seat in side]
        teams.append([_MODEL.rating(mu=mu, sigma=sigma) for mu, sigma in strengths])
        people = [seat for seat in side if seat.user_id is not None]
        left = bool(people) and all(seat.resigned for seat in people)
        ranks.append(float(len(sides) + 1 if left else side[0].place))
    rated = _MODEL.rate(teams, ranks=ranks)
    rows = []
    for side, after in zip(sides.values(), rated, strict=True):
        for seat, new in zip(side, after, strict=True):
            if seat.user_id is None:
                continue
            mu, sigma = _strength(seat, before)
            share = damping(seat.user_id, match, meetings)
            gained = (new.mu - mu) * share
            known = before.get(seat.user_id)
            rows.append(
                RatingRow(
                    table_id=match.table_id,
                    seat=seat.seat,
                    side=seat.side,
                    user_id=seat.user_id,
                    guild_id=match.guild_id,
                    game=match.game,
                    number=0,
                    mu=round((mu + (min(0.0, gained) if seat.resigned else gained)) * MILLION),
                    sigma=round((sigma + (new.sigma - sigma) * share) * MILLION),
                    matches=(known.matches if known else 0) + 1,
                    ended_at=match.ended_at,
                )
            )
    return sorted(rows, key=lambda row: row.seat)


def _strength(seat: MatchSeatRow, before: Mapping[int, RatingRow]) -> tuple[float, float]:
    """Mu and sigma before a match."""
    if seat.user_id is None:
        return ANCHORS["usual"]
    known = before.get(seat.user_id)
    return (known.mu / MILLION, known.sigma / MILLION) if known else (MU / MILLION, SIGMA / MILLION)
