"""The values that the store reads and writes for events: one class for each database table."""

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction


class Pick(StrEnum):
    """How to choose each round's game among several."""

    TURNS = "turns"
    """One after the other."""
    VOTE = "vote"
    """The game with most votes."""
    LOTS = "lots"
    """By lot; each game is played once before any is played again."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The host's plan. `seats` is the wanted size of a table, `minutes` the time limit of a round (None: it ends with
    its last table), and `balanced` asks for tables of about equal strength."""

    games: tuple[str, ...]
    pick: Pick = Pick.TURNS
    rounds: int = 3
    seats: int = 4
    turn_seconds: int | None = None
    increment: int | None = None
    minutes: int | None = None
    pause: int = 60
    """Seconds between two rounds of a game night."""
    balanced: bool = False
    options: tuple[tuple[str, str], ...] = ()
    """Options of the game, if there is only one."""
    duplicate: bool = False
    """Whether all tables of a round get the same tiles and are compared seat by seat."""
    double: bool = False
    """Whether everyone in a league plays everyone twice."""
    entrants: tuple[tuple[int, ...], ...] = ()
    """In a tournament or league that has begun: the people of each entrant, best seed first."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """A game night, tournament or league. `round` is the current one, from 1 (0: none yet); it began at `round_at`."""

    id: str
    version: int
    kind: str
    status: str
    guild_id: int
    channel_id: int
    host_id: int
    host: str
    title: str
    plan: Plan
    round: int
    round_at: int | None
    starts_at: int | None
    created_at: int
    active_at: int
    message_id: int | None = None
    shown_version: int | None = None
    """The version on the public message; None: unknown."""
    shown_posts: int = 0
    """The number of the event's posts that have been sent."""
    posting: str | None = None
    """The nonce of a public message that may have been sent."""
    break_ends: int | None = None
    """The end of the break before the next round; None: there is no break now."""
    scheduled_id: int | None = None
    """Discord's scheduled event; 0: there is none and none is wanted."""
    told: str | None = None
    """Marks why the event can't be shown, once its host was told; None: it can."""
    seed: str | None = field(default=None, repr=False)
    """The secret from which the keys of all deals follow, in hexadecimal; None: an event of version 1.0.0."""


@dataclass(frozen=True, slots=True)
class EventPlayerRow:
    """A person who takes part from round `since` to round `until` (None: the last); `vote` is a game."""

    user_id: int
    name: str
    since: int
    until: int | None = None
    vote: str | None = None
    here_at: int = 0
    """When the person last said that they are here."""
    click: int | None = None
    """Discord's number of that click."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A person's place at a table of `sides` sides. `tied` sides share the place (1: no tie)."""

    user_id: int
    place: int
    sides: int
    tied: int = 1
    near: int = 0
    """How near the side's score came to the best one at the table, from 0 (the worst) to 1000."""

    def points(self, top: int) -> Fraction:
        """One point for each of `top` places below this one. People who tie share the points of their places."""
        return top - self.place - Fraction(self.tied - 1, 2)


Spot = tuple[int, int]
"""A table's round and its number there."""


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table of a round, by its `number` from 1. `people` sit there in the order of seats, robots after them."""

    round: int
    number: int
    table_id: str
    game: str
    people: tuple[int, ...]
    channel_id: int | None = None
    """The channel or thread of the table; None before it is opened."""
    places: tuple[Placed, ...] | None = None
    """The places of the people who played to the end; None before the table is over."""
    clicks: tuple[int, ...] = ()
    """The clicks that enter its deals: of the people by seat, then the one that began the round."""

    @property
    def over(self) -> bool:
        return self.places is not None

    @property
    def spot(self) -> Spot:
        return self.round, self.number


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with its players and tables."""

    row: EventRow
    players: tuple[EventPlayerRow, ...] = ()
    """Everyone who takes part or has taken part, in the order of their sign-up."""
    tables: tuple[EventTable, ...] = ()
    """The tables of all rounds so far."""
