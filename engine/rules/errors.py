"""What can be wrong with a request, without words: `bot/words` has a sentence for every `Refusal`."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """Why a move or a table action is refused."""

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
    # tables
    STALE = "stale"
    DUPLICATE = "duplicate"
    NO_SUCH_TABLE = "no_such_table"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    ALREADY_WAITING = "already_waiting"
    REMOVED = "removed"
    NOT_ASKED = "not_asked"
    NOBODY_TO_ASK = "nobody_to_ask"
    SEAT_NOT_FREE = "seat_not_free"
    FORFEITED = "forfeited"
    NO_CLOCK = "no_clock"
    NOT_PAUSED = "not_paused"
    NO_TAKE_OVER = "no_take_over"
    NOT_NAMED = "not_named"
    NO_QUESTION = "no_question"
    CANNOT_UNDO = "cannot_undo"
    QUESTION_OPEN = "question_open"
    TABLE_FULL = "table_full"
    KNOWS_DEAL = "knows_deal"
    DEAL_CLOSED = "deal_closed"
    DEAL_FIXED = "deal_fixed"
    DEAL_HIDDEN = "deal_hidden"
    DEAL_SECRET = "deal_secret"
    NO_PRIVATE_THREADS = "no_private_threads"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NOT_HOST = "not_host"
    TABLE_CLOSED = "table_closed"
    ELSEWHERE = "elsewhere"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_HOSTED = "too_many_hosted"
    NOT_OVER = "not_over"
    # events
    NO_SUCH_EVENT = "no_such_event"
    NOT_THE_HOST = "not_the_host"
    EVENT_STARTED = "event_started"
    EVENT_OVER = "event_over"
    EVENT_FULL = "event_full"
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    TOO_FEW_PEOPLE = "too_few_people"
    TOO_MANY_EVENTS = "too_many_events"
    SIGN_UP_OVER = "sign_up_over"
    NOT_FOR_TWO = "not_for_two"
    NOT_IN_PAIRS = "not_in_pairs"
    # the program
    STORE_UNAVAILABLE = "store_unavailable"
    SHUTTING_DOWN = "shutting_down"


class EngineError(Exception):
    """Base of everything the engine raises on purpose."""


class BadNotation(EngineError):
    """A text that is not a tile, a move or a record."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"cannot read {text!r}: {expected}")
        self.text = text
        self.expected = expected


class Refused(EngineError):
    """A request that the tables or rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal, **facts: object) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.facts = facts

    def __str__(self) -> str:
        return self.refusal + "".join(f" {key}={value}" for key, value in self.facts.items())


class IllegalMove(Refused):
    """A move that the rules do not allow here; quotes the move and the position."""
