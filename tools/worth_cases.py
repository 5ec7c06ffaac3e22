"""The cases of `engine.pairing.worth` that `docs/ratings.md` shows, one row for each person."""

from dataclasses import replace
from typing import Final

from engine.pairing.worth import Ended, Left, Part, Played, worth

ANA, BEN, CLEO, DAN = (Part(user_id=number + 1, seat=number, side=number, moves=20) for number in range(4))
NAMES: Final = {1: "Ana", 2: "Ben", 3: "Cleo", 4: "Dan"}
DUEL: Final = Played((ANA, BEN), ((20, 5), (20, 25), (21, 10)), (61, 40), (1, 2), seconds=900)
THREE: Final = Played((ANA, BEN, CLEO), ((30, 20, 10), (31, 20, 15)), (61, 40, 25), (1, 2, 3), seconds=900)
WORDS: Final = {
    "rated": "yes",
    "left": "yes, a loss",
    "casual": "no: casual, or repeated deals",
    "no_opponent": "no: no people on another side",
    "hardly_played": "no: hardly played",
    "no_show": "no: someone never moved",
    "joined_late": "no: sat down later",
    "substitute": "no: played for someone else",
    "ended": "no: ended without a result",
}


def gone(part: Part, why: Left = Left.RESIGNED, step: int = 30, until: int = 1, moves: int = 10) -> Part:
    """The part of someone who left."""
    return replace(part, left=why, step=step, until=until, moves=moves)


def with_(match: Played, *parts: Part, **changes: object) -> Played:
    """The match with other parts."""
    return replace(match, parts=parts or match.parts, **changes)  # type: ignore[arg-type]


LATE: Final = Part(4, 1, 1, 9, since=2)
CASES: Final[tuple[tuple[str, Played], ...]] = (
    ("Ana beats Ben, 61 to 40", DUEL),
    ("They end level", with_(DUEL, totals=(61, 61), places=(1, 1))),
    ("Ana beats Ben, Cleo is third", THREE),
    ("Ben resigns while ahead; the match is decided", with_(DUEL, ANA, gone(BEN), places=(2, 1))),
    ("Ben’s time runs out for good", with_(DUEL, ANA, gone(BEN, Left.LATE))),
    ("Ben leaves the server", with_(DUEL, ANA, gone(BEN, Left.SERVER))),
    ("Ben resigns after two moves, in the first minute", with_(DUEL, ANA, gone(BEN, until=0, moves=2), seconds=40)),
    ("Ben never makes a move and loses his seat", with_(DUEL, ANA, gone(BEN, Left.LATE, moves=0))),
    ("Ben is away as agreed, and his robot wins", with_(DUEL, totals=(40, 61), places=(2, 1))),
    ("Ben names Dan as his substitute", with_(DUEL, ANA, BEN, replace(LATE, substitute=True))),
    ("Ben resigns, Dan takes over for the last round", with_(THREE, ANA, gone(BEN), CLEO, replace(LATE, since=1))),
    ("Ben resigns, and his robot comes first", with_(THREE, ANA, gone(BEN), CLEO, places=(2, 1, 3))),
    ("Cleo resigns, then Ben", with_(THREE, ANA, gone(BEN, step=40), gone(CLEO))),
    ("Ana’s partner Cleo resigns, Ana’s side wins", with_(DUEL, ANA, BEN, gone(replace(CLEO, side=0)))),
    ("A robot comes first, Ana second, Ben third", with_(THREE, ANA, BEN, places=(2, 3, 1))),
    ("Ana plays robots alone", with_(THREE, ANA)),
    ("All agree to abandon, also the side ahead", with_(DUEL, ended=Ended.ABANDONED)),
    ("A manager ends the match", with_(DUEL, ended=Ended.STOPPED)),
    ("The table is casual", with_(DUEL, rated=False)),
    ("The match takes 50 seconds", with_(DUEL, seconds=50)),
)


def table() -> str:
    """The cases as a table of Markdown."""
    rows = ["| What happens | Who | Place | Win | Points | Counts | Moves ratings |", "|---|---|---|---|---|---|---|"]
    for title, match in CASES:
        for one in worth(match):
            result = [str(one.place), "yes" if one.won else "no", str(one.points), "yes"] if one.counts else ["–"] * 3
            cells = [title, NAMES[one.user_id], *result, *([] if one.counts else ["no"]), WORDS[one.why]]
            rows.append(f"| {' | '.join(cells)} |")
            title = ""
    return "\n".join(rows)
