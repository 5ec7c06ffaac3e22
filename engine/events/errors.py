"""Why game nights, tournaments and leagues refuse a request."""

from __future__ import annotations

from enum import StrEnum


class EventRefusal(StrEnum):
    """Refusals of events. `bot/words` has a sentence for each (`refusal.…`)."""

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
