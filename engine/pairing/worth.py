"""What a match is worth to each person who played in it: place, points, win, and whether it moves ratings.

Statistics, leaderboards, seasons, ratings, achievements, events and the recount all ask `worth`. The table in
`docs/ratings.md` is made by this function (`tools/worth_cases.py`).

- Who leaves keeps a loss. Sides whose people have all left come behind all others, the first to leave last.
- Who takes over a seat starts where they sat down. A substitute plays for the person who is away.
- A robot that plays for a person who is away plays for that person's result.
- Once a single side is left and no robot played from the start, the match is decided.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

MINUTE: Final = 60
FEW_MOVES: Final = 3
"""With fewer moves by each player, or in less than a minute, a match was hardly played."""


class Left(StrEnum):
    """Why a person no longer plays their seat."""

    RESIGNED = "resigned"
    LATE = "late"
    """A robot took the seat because their time ran out."""
    REPLACED = "replaced"
    """They had not moved for days, and the others let a robot play."""
    SERVER = "server"
    """They left the server, or may not play there any more."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one person played of a match."""

    user_id: int
    seat: int
    side: int
    moves: int
    """How many moves they made themselves."""
    absent: bool = False
    """Whether a robot had to move for them because their time ran out."""
    since: int = 0
    """How many rounds had begun when they sat down; 0: they played from the start."""
    until: int = 0
    """How many rounds were over when they left."""
    left: Left | None = None
    """None: they played to the end, or someone played for them."""
    step: int = 0
    """The number of the match's last step before they left."""
    substitute: bool = False
    """Whether they played for someone who was away."""
    no_show: bool = False
    """Whether they made no move in the first round and lost turns to the clock. What follows doesn't change that."""


class Ended(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    """By its rules, or as it stood once others had left."""
    ABANDONED = "abandoned"
    """The players agreed, and all were there."""
    STOPPED = "stopped"
    """A manager ended it, or it lost its channel."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over or decided, as far as its worth depends on it."""

    parts: Sequence[Part]
    rounds: Sequence[Sequence[int]]
    """The points of each side in each finished round."""
    totals: Sequence[int]
    """By side."""
    places: Sequence[int]
    """By side, on the board."""
    seconds: int
    """From the first move to the end."""
    low_wins: bool = False
    ended: Ended = Ended.PLAYED
    rated: bool = True
    """Whether the table is rated: not casual, on a server, with deals of its own."""


class Why(StrEnum):
    """Why a match moves a person's rating, or not."""

    RATED = "rated"
    LEFT = "left"
    """A loss, also if no one gains by it."""
    CASUAL = "casual"
    NO_OPPONENT = "no_opponent"
    """No people on another side from the start."""
    HARDLY_PLAYED = "hardly_played"
    NO_SHOW = "no_show"
    """Someone never made a move: the match is void."""
    JOINED_LATE = "joined_late"
    SUBSTITUTE = "substitute"
    ENDED = "ended"
    """Abandoned by agreement, or ended by a manager."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a match is worth to one person."""

    user_id: int
    seat: int
    side: int
    place: int
    points: int
    rounds: int
    """The rounds of these points."""
    won: bool
    counts: bool
    """Whether it counts for statistics and leaderboards."""
    rated: bool
    why: Why


def worth(match: Played) -> list[Worth]:
    """What the match is worth to each person, in the order of its parts."""
    places, void = side_places(match), _void(match)
    return [_worth(match, part, void or _why(match, part), places) for part in match.parts]


def _worth(match: Played, part: Part, why: Why, places: Sequence[int]) -> Worth:
    place, (points, rounds) = _place(match, part, places), _points(match, part)
    whole_round = not part.since or len(match.rounds) > part.since
    counts = why not in (Why.ENDED, Why.SUBSTITUTE, Why.NO_SHOW) and whole_round
    won = counts and place == 1 and part.left is None
    rated = why in (Why.RATED, Why.LEFT)
    return Worth(part.user_id, part.seat, part.side, place, points, rounds, won, counts, rated, why)


def _void(match: Played) -> Why | None:
    """Why the match doesn't count; None: it counts."""
    if match.ended is not Ended.PLAYED:
        return Why.ENDED
    starters = [part for part in match.parts if _from_start(part)]
    gone = (Left.LATE, Left.REPLACED, Left.SERVER)
    shows = all(not part.no_show and (part.moves or not (part.absent or part.left in gone)) for part in starters)
    return None if shows or len({part.side for part in starters}) < 2 else Why.NO_SHOW


def _why(match: Played, part: Part) -> Why:
    """Why a match that counts moves this person's rating, or not."""
    starters = [part for part in match.parts if _from_start(part)]
    if not _from_start(part):
        return Why.SUBSTITUTE if part.substitute else Why.JOINED_LATE
    if not match.rated or len({part.side for part in starters}) < 2:
        return Why.NO_OPPONENT if match.rated else Why.CASUAL
    if part.left:
        return Why.LEFT
    hardly = match.seconds < MINUTE or all(part.moves < FEW_MOVES for part in starters)
    return Why.HARDLY_PLAYED if hardly else Why.RATED


def standing(sides: int, parts: Sequence[Part]) -> set[int]:
    """The sides that still play: those with a robot from the start, and those with a person who has not left."""
    left = _left(parts)
    return {side for side in range(sides) if side not in left}


def decided(sides: int, parts: Sequence[Part]) -> bool:
    """Whether all people on all sides but one have left."""
    return len({part.side for part in parts if _from_start(part)}) > 1 and len(standing(sides, parts)) <= 1


def _from_start(part: Part) -> bool:
    return not part.since and not part.substitute


def _left(parts: Sequence[Part]) -> dict[int, int]:
    """The sides whose people have all left, each with the step after which the last one left."""
    here: dict[int, list[Part]] = {}
    for part in parts:
        if _from_start(part):
            here.setdefault(part.side, []).append(part)
    return {side: max(one.step for one in ones) for side, ones in here.items() if all(one.left for one in ones)}


def side_places(match: Played) -> list[int]:
    """The place of each side: those that stayed as on the board, then the others, the last to leave first."""
    left = _left(match.parts)
    if not left:
        return list(match.places)
    keys = [(1, -left[side]) if side in left else (0, place) for side, place in enumerate(match.places)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _place(match: Played, part: Part, places: Sequence[int]) -> int:
    if part.since:
        points = [_since(match, side, part.since) for side in range(len(match.places))]
        mine = points[part.side]
        return 1 + sum(other < mine if match.low_wins else other > mine for other in points)
    alone = part.left and any(one.side == part.side and _from_start(one) and not one.left for one in match.parts)
    return len(places) if alone else places[part.side]


def _since(match: Played, side: int, first: int, until: int | None = None) -> int:
    return sum(scores[side] for scores in match.rounds[first:until])


def _points(match: Played, part: Part) -> tuple[int, int]:
    """The points of the person's side while they played, and the rounds of that time. Who left a game of few points
    has as many as the worst."""
    if part.left and match.low_wins:
        return max(match.totals), len(match.rounds)
    until = part.until if part.left else len(match.rounds)
    if part.left or part.since:
        return _since(match, part.side, part.since, until), max(0, until - part.since)
    return match.totals[part.side], until
