"""For whom a match waits, kept in its row: so that a start need not replay what was played to learn that there is
nothing to do."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class OnTurn:
    """All that is kept in the column `on_turn`. That is empty unless nothing can happen at the table before its person
    on turn acts or a time comes of which the row tells: no robot may act, nor a plan of that person be carried out, and
    they have a choice. A program that gives the house more to do empties it in a migration."""

    seat: int
    user_id: int
    """Whose turn it is, if the others are not all robots; 0: they are."""
    rounds: int
    """How many rounds are over."""

    def text(self) -> str:
        """As it is stored; `read_on_turn` reads it back."""
        return json.dumps(asdict(self))


@lru_cache(maxsize=1024)
def read_on_turn(text: str | None) -> OnTurn | None:
    """What was stored; what makes no sense is not known."""
    try:
        return None if text is None else OnTurn(**json.loads(text))
    except (ValueError, TypeError):
        return None
