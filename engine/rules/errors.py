"""Why the rules refuse a request, and the exceptions of the engine."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum


class Refusal(StrEnum):
    """Refusals of moves and options. `bot/words` has a sentence for each (`refusal.…`)."""

    # moves
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    DOES_NOT_FIT = "does_not_fit"
    MUST_PLAY = "must_play"
    MUST_DRAW = "must_draw"
    MUST_PLAY_DRAWN = "must_play_drawn"
    MUST_LEAD = "must_lead"
    MUST_PLACE_FIRST = "must_place_first"
    ALREADY_PLACED = "already_placed"
    NO_CAPTURE = "no_capture"
    MUST_CAPTURE = "must_capture"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    MUST_COVER_DOUBLE = "must_cover_double"
    MUST_FINISH_FOOT = "must_finish_foot"
    TRAIN_CLOSED = "train_closed"
    NO_THIRD_TILE = "no_third_tile"
    BONEYARD_EMPTY = "boneyard_empty"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    OWN_PLAY = "own_play"
    PARTNER_MAY_NOT_CALL = "partner_may_not_call"
    WINDOW_CLOSED = "window_closed"
    NOTHING_TO_ANNOUNCE = "nothing_to_announce"
    NOT_THE_DEAL = "not_the_deal"
    MATCH_OVER = "match_over"
    NOT_A_MOVE_HERE = "not_a_move_here"
    # options and seats
    BAD_OPTION = "bad_option"
    UNKNOWN_OPTION = "unknown_option"
    UNKNOWN_GAME = "unknown_game"
    WRONG_SEATS = "wrong_seats"
    UNKNOWN_RULES_VERSION = "unknown_rules_version"


QUOTED = 40
"""The most characters that an error quotes."""


class EngineError(Exception):
    """Base of the exceptions that the engine raises on purpose."""


class BadNotation(EngineError):
    """A text that is not a tile, a move, a position or a record."""

    def __init__(self, text: str, expected: str) -> None:
        """`text` is the wrong word, quoted to 40 characters."""
        self.text = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
        self.expected = expected
        super().__init__(f"cannot read {self.text!r}: {expected}")


class Refused(EngineError):
    """A request that the rules, tables or events refuse. Nothing has changed."""

    def __init__(self, refusal: StrEnum, **facts: object) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.facts = facts

    def __str__(self) -> str:
        return self.refusal + "".join(f" {key}={value}" for key, value in self.facts.items())


class IllegalMove(Refused):
    """A move that the rules refuse. Its text and facts name no tile, so they may be logged."""

    refusal: Refusal

    def __init__(self, refusal: Refusal, *, quote: Callable[[], str], **facts: object) -> None:
        """`quote` writes the move and the position."""
        super().__init__(refusal, **facts)
        self._quote = quote

    def with_hidden_tiles(self) -> str:
        """The refusal with the move and the whole position, every hand included: for a host who debugs."""
        return f"{self} {self._quote()}"
