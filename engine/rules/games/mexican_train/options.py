"""The options of Mexican Train."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rules.house import first_leader, first_seat
from engine.rules.options import AUTO, as_number, check_hand_size, check_rounds, choice, number

FORGIVE, KEEP_AND_PLAY = "forgive", "keep_and_play"


@dataclass(frozen=True, slots=True)
class MexicanTrainRules:
    """The options of Mexican Train; the defaults are the leaflet's rules."""

    set: str = choice("d12", ("d12", "d9", AUTO), "MT1", common=True)
    hand_size: int | None = number(None, 1, 45, "MT1", suggest=(7, 10, 12, 15))
    rounds: int | str = number("all", 1, 13, "MT23", suggest=(1, 3, 5), common=True)
    first_leader: str = first_leader()
    first_seat: int = first_seat(12)
    marker_removal: str = choice("own_play", ("own_play", "next_turn", "never"), "MT9")
    dead_double: str = choice("literal", ("literal", "closed"), "MT18")
    penalty_no_notice: str = choice("forgive", ("forgive", "draw", "fifty", "skip"), "MT21", common=True)
    illegal_draw: str = choice("prevent", ("prevent", "allow", FORGIVE), "MT24")
    penalty_illegal_draw: str = choice(
        "keep", ("keep", KEEP_AND_PLAY, "draw", "fifty", "skip"), "MT24", when=("illegal_draw", "allow")
    )

    def __post_init__(self) -> None:
        check_rounds(as_number(self.rounds), self.set)
        check_hand_size(self.hand_size, self.set, 1)
