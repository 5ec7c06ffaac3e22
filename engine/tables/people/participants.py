"""Who belongs to a table besides those who sit there, and what its people are asked: kept with it as JSON text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Standing(StrEnum):
    """How a guest stands to the lobby."""

    ASKED = "asked"
    DECLINED = "declined"
    WAITING = "waiting"
    """For a seat, in the order of the list."""
    REMOVED = "removed"
    """By the host; may not sit down again unless asked."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who does not sit at the table."""

    user_id: int
    name: str
    standing: Standing


class TakeOver(StrEnum):
    """Who may take over a seat that a robot plays, during a match."""

    ANYONE = "anyone"
    CONSENT = "consent"
    """Whoever more than half of the players agree to."""
    NO = "no"


class Asks(StrEnum):
    """What the people at a table are asked."""

    BREAK_OFF = "break_off"
    TAKE_OVER = "take_over"
    PAUSE = "pause"
    """Of all clocks."""
    UNDO = "undo"
    """Of the last move, which the one who asks has made."""
    WAIT = "wait"
    """For somebody who is away, with all clocks standing still."""


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody asks, and who has answered."""

    asks: Asks
    user_id: int
    name: str
    seat: int = -1
    """Which seat is to be taken over."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    until: int = 0
    """Of somebody who is away: when they are back (seconds UTC)."""

    def answered(self, user_id: int, *, yes: bool) -> Question:
        """The same with a person's answer."""
        agree = tuple(user for user in self.yes if user != user_id)
        against = tuple(user for user in self.no if user != user_id)
        if yes:
            return replace(self, yes=(*agree, user_id), no=against)
        return replace(self, yes=agree, no=(*against, user_id))

    @property
    def key(self) -> str:
        """Tells it from another question, in the ids of its buttons."""
        return f"{self.asks}.{self.user_id}.{self.seat}"


@dataclass(frozen=True, slots=True)
class Away:
    """Somebody who is away from a match for some days. A robot plays for their seat, or the one person whom they have
    named sits there, or the others wait."""

    seat: int
    user_id: int
    name: str
    until: int
    """When they have it back (seconds UTC)."""
    friend_id: int = 0
    friend: str = ""
    """Who may sit in for them; empty: nobody."""
    waits: bool = False
    """Whether the clocks stand still meanwhile; the seat is theirs."""


class Home(StrEnum):
    """Whether the channel of a match is there."""

    HERE = "here"
    GONE = "gone"
    """Until the host takes the match to another one."""
    STOPPED = "stopped"
    """The same, and the clocks stand still because of it."""


@dataclass(frozen=True, slots=True)
class Participants:
    """All that is kept in the column `participants`."""

    guests: tuple[Guest, ...] = ()
    """Those who were asked, wait or were removed, in the order in which that happened."""
    take_over: TakeOver = TakeOver.CONSENT
    question: Question | None = None
    """The open one; of a match that was broken off, the one that did it."""
    wait: Question | None = None
    """The open question whether the others wait for somebody: it may stand for days, so it stands beside another."""
    lesson: bool = False
    """Whether somebody learns the game here."""
    home: Home = Home.HERE
    away: tuple[Away, ...] = ()
    seen: bool = False
    """At a table with the deal of a match that is over: whether those who play know its tiles."""
    turned: tuple[int, ...] = ()
    """In its revenge: who sits in which seat; 0 is a robot."""

    def guest(self, user_id: int) -> Guest | None:
        """How somebody stands to the lobby, if at all."""
        return next((guest for guest in self.guests if guest.user_id == user_id), None)

    @property
    def questions(self) -> tuple[Question, ...]:
        """All that are open."""
        return tuple(question for question in (self.wait, self.question) if question is not None)

    def asking(self, asks: Asks) -> Question | None:
        """The open question that another one of this sort would have to wait for."""
        return self.wait if asks is Asks.WAIT else self.question

    def put(self, asks: Asks, question: Question | None) -> Participants:
        """The same with this question in that place."""
        return replace(self, wait=question) if asks is Asks.WAIT else replace(self, question=question)

    @property
    def waits_until(self) -> int | None:
        """How long the clocks stand still for those who are away (seconds UTC); None: for nobody."""
        return max((one.until for one in self.away if one.waits), default=None)

    def away_from(self, seat: int) -> Away | None:
        """Whose seat it is in truth."""
        return next((one for one in self.away if one.seat == seat), None)

    def back(self, seat: int) -> Participants:
        """The same when nobody is away from a seat any more."""
        return replace(self, away=tuple(one for one in self.away if one.seat != seat))

    def who(self, standing: Standing) -> tuple[Guest, ...]:
        """All guests who stand so."""
        return tuple(guest for guest in self.guests if guest.standing is standing)

    def without(self, user_id: int) -> Participants:
        """The same without somebody."""
        return replace(self, guests=tuple(guest for guest in self.guests if guest.user_id != user_id))

    def having(self, user_id: int, name: str, standing: Standing) -> Participants:
        """The same with somebody at the end of the list."""
        rest = self.without(user_id)
        return replace(rest, guests=(*rest.guests, Guest(user_id, name, standing)))
