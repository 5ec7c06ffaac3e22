"""The cases of `engine.pairing.absence` that `docs/game-nights.md` shows: what everyone gets at a table of four."""

from collections.abc import Sequence
from typing import Any, Final

from engine.events.model import Placed
from engine.pairing.absence import Attended, Guest, at_table, attended

SEATS: Final = 4
STAYS: Final[dict[str, Any]] = {}
ONE_MISSED: Final = {"missed": 1}
MISSES: Final = {"missed": 2}
RESIGNS: Final = {"gone": True}
NEVER: Final = {"moves": 0, "missed": 2}
ROBOT: Final = None
LEVEL: Final = (1, 1, 3, 4)
"""The first two are level on the board."""

CASES: Final[tuple[tuple[str, Sequence[int], Sequence[dict[str, Any] | None]], ...]] = (
    ("All stay", (1, 2, 3, 4), (STAYS, STAYS, STAYS, STAYS)),
    ("All stay, and two are level", LEVEL, (STAYS, STAYS, STAYS, STAYS)),
    ("The 1st misses a turn and comes back", (1, 2, 3, 4), (ONE_MISSED, STAYS, STAYS, STAYS)),
    ("The 1st never moves", (1, 2, 3, 4), (NEVER, STAYS, STAYS, STAYS)),
    ("The 1st never moves, and the 2nd is level", LEVEL, (NEVER, STAYS, STAYS, STAYS)),
    ("The 2nd resigns", (1, 2, 3, 4), (STAYS, RESIGNS, STAYS, STAYS)),
    ("The 2nd and the 3rd miss their turns until the end", (1, 2, 3, 4), (STAYS, MISSES, MISSES, STAYS)),
    ("All but the 4th are absent", (1, 2, 3, 4), (NEVER, RESIGNS, MISSES, STAYS)),
    ("All are absent", (1, 2, 3, 4), (NEVER, NEVER, NEVER, NEVER)),
    ("A robot from the start comes 1st", (1, 2, 3, 4), (ROBOT, STAYS, STAYS, STAYS)),
    ("A robot from the start comes 4th, and the 1st never moves", (1, 2, 3, 4), (NEVER, STAYS, STAYS, ROBOT)),
)


def was(how: dict[str, Any]) -> Attended:
    """How a person was there."""
    return attended(**{"moves": 9, "missed": 0, "most_missed": 2, "gone": False, "on_turn": False, **how})


def points(places: Sequence[int], people: Sequence[dict[str, Any] | None]) -> list[str]:
    """What each side gets, by its place on the board."""
    guests = [Guest(side, side, was(how)) for side, how in enumerate(people) if how is not None]
    found = {
        one.user_id: Placed(one.user_id, one.place, one.sides, one.tied).points(SEATS)
        for one in at_table(places, guests)
    }
    robots = {side for side, how in enumerate(people) if how is None}
    return ["robot" if side in robots else f"{float(found[side]):g}" if side in found else "–" for side in range(SEATS)]


def table() -> str:
    """The cases as a table of Markdown."""
    rows = ["| At a table of four | 1 | 2 | 3 | 4 |", "|---|---|---|---|---|"]
    rows += [f"| {' | '.join((title, *points(places, people)))} |" for title, places, people in CASES]
    return "\n".join(rows)
