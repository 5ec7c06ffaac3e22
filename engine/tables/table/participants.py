"""The people of a table besides its seats: guests, players who are away, open questions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.pairing.worth import Ended, Left


class Standing(StrEnum):
    """A guest's relation to the lobby."""

    ASKED = "asked"
    DECLINED = "declined"
    WAITING = "waiting"
    """Waits for a seat, in the order of the list."""
    REMOVED = "removed"
    """By the host. They may join again only if invited."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without a seat."""

    user_id: int
    name: str
    standing: Standing


@dataclass(frozen=True, slots=True)
class Agreed:
    """When a person last agreed to play, by joining or with *Ready*."""

    user_id: int
    version: int
    """Of the table they agreed to; `ASK_AGAIN`: they have to agree once more."""
    at: int


ASK_AGAIN: Final = -1


class TakeOver(StrEnum):
    """Who may take over a robot's seat during a match."""

    ANYONE = "anyone"
    CONSENT = "consent"
    """People that more than half of the players agree to."""
    NO = "no"


class Asks(StrEnum):
    """The subject of a question."""

    BREAK_OFF = "break_off"
    TAKE_OVER = "take_over"
    PAUSE = "pause"
    """Stop all clocks."""
    UNDO = "undo"
    """Take the asker's last move back."""
    WAIT = "wait"
    """Stop the clocks while a player is away."""
    SIT_IN = "sit_in"
    """Let a robot play for a player who has not moved for days. The program asks the others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the players, with their answers."""

    asks: Asks
    user_id: int
    name: str
    seat: int = -1
    """The asker's seat, or the seat to take over. In `SIT_IN` seat, person and name are the absent player's."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    until: int = 0
    """When a player who is away is back (seconds UTC)."""
    since: int = 0
    """The version of the table that put it."""
    again: bool = False
    """Whether the same was asked before in this round: then no message calls for an answer."""
    granted: bool = False
    """Whether the seat asked for is the asker's now."""

    def answered(self, user_id: int, *, yes: bool) -> Question:
        """The same with a person's answer."""
        agree = tuple(user for user in self.yes if user != user_id)
        against = tuple(user for user in self.no if user != user_id)
        if yes:
            return replace(self, yes=(*agree, user_id), no=against)
        return replace(self, yes=agree, no=(*against, user_id))

    def same(self, other: Question) -> bool:
        """Whether the other asks the same for the same person and seat."""
        return (self.asks, self.user_id, self.seat) == (other.asks, other.user_id, other.seat)

    @property
    def subject(self) -> str:
        """Its kind and seat."""
        return f"{self.asks}.{self.seat}"

    @property
    def key(self) -> str:
        """Identifies the question in button ids."""
        return f"{self.asks}.{self.user_id}.{self.seat}" + (f".{self.since}" if self.since else "")


@dataclass(frozen=True, slots=True)
class Away:
    """A player who is away for some days. A robot plays, or a named friend, or the others wait."""

    seat: int
    user_id: int
    name: str
    until: int
    """When they have their seat back (seconds UTC)."""
    friend_id: int = 0
    friend: str = ""
    """The friend who may sit in; empty: none."""
    waits: bool = False
    """Whether the clocks stand still meanwhile. The seat stays theirs."""


@dataclass(frozen=True, slots=True)
class Stint:
    """What a person played at a seat, where more than one did or its player left (`engine.pairing.worth.Part`)."""

    user_id: int
    name: str
    seat: int
    since: int = 0
    until: int = 0
    left: Left | None = None
    step: int = 0
    moves: int = 0
    """How many moves they have made, without those since the last change of players at the seat."""
    substitute: bool = False
    no_show: bool = False


class Home(StrEnum):
    """Whether a match has a channel."""

    HERE = "here"
    GONE = "gone"
    """Gone, until the host moves the match."""
    STOPPED = "stopped"
    """Gone, and the clocks stand still because of it."""


@dataclass(frozen=True, slots=True)
class Participants:
    """Stored as the column `participants`."""

    guests: tuple[Guest, ...] = ()
    """Invited, waiting and removed people, in their order."""
    take_over: TakeOver = TakeOver.CONSENT
    question: Question | None = None
    """The open question; in an abandoned match, the question that ended it."""
    wait: Question | None = None
    """The open question whether to wait for a player. It may stand for days beside another one."""
    decided: Question | None = None
    """The last question that was refused, or granted a seat: until its asker moves or the round ends."""
    asked: tuple[str, ...] = ()
    """The subjects and seats of the questions that were put in this round, once more for each that failed."""
    advice: bool = False
    """Whether the only person at the table may ask for hints."""
    lesson: bool = False
    """Whether this is a lesson."""
    thread: bool = False
    """Whether the match gets a thread of its own, from the lobby's message."""
    agreed: tuple[Agreed, ...] = ()
    """In the lobby."""
    terms: int = 0
    """The version of the lobby that last changed a setting; 0: the lobby is as it was opened."""
    starting: bool = False
    """Whether the host has pressed *Start*, and the match begins when everyone is ready."""
    home: Home = Home.HERE
    away: tuple[Away, ...] = ()
    seen: bool = False
    """For repeated deals: whether the players know the tiles."""
    turned: tuple[int, ...] = ()
    """For a revenge: the person of each seat; 0 is a robot."""
    stints: tuple[Stint, ...] = ()
    """Who has left a seat or taken it over, in their order. A person has one seat in a match."""
    turned_down: tuple[int, ...] = ()
    """The people whose question for a seat the players refused. Each may ask once a match."""
    ended: Ended = Ended.PLAYED
    """How a match ended that its rules did not end."""

    def guest(self, user_id: int) -> Guest | None:
        """A person's entry in the guest list."""
        return next((guest for guest in self.guests if guest.user_id == user_id), None)

    def agreeing(self, user_id: int, version: int, at: float) -> Participants:
        """With a person who agrees to this version of the table."""
        rest = tuple(one for one in self.agreed if one.user_id != user_id)
        return replace(self, agreed=(*rest, Agreed(user_id, version, int(at))))

    def agrees(self, user_id: int) -> bool:
        """Whether a person has agreed to the settings as they are."""
        return next((one.version for one in self.agreed if one.user_id == user_id), 0) >= self.terms

    @property
    def questions(self) -> tuple[Question, ...]:
        """All open questions."""
        return tuple(question for question in (self.wait, self.question) if question is not None)

    def unanswered(self, user_id: int) -> tuple[Question, ...]:
        """The open questions without this person's answer."""
        return tuple(one for one in self.questions if user_id not in (*one.yes, *one.no))

    @property
    def sits_in(self) -> bool:
        """Whether the others are asked to let a robot play for the player on turn."""
        return self.question is not None and self.question.asks is Asks.SIT_IN

    def dropping(self, *subjects: Asks) -> Participants:
        """Without the open question, if it is about one of these."""
        dropped = self.question is not None and self.question.asks in subjects
        return replace(self, question=None) if dropped else self

    def failing(self, question: Question) -> Participants:
        """Without a question that was refused or withdrawn. Each outsider asks for a seat only once."""
        again = () if question.asks is Asks.TAKE_OVER else (question.subject,)
        return replace(self.put(question.asks, None), asked=(*self.asked, *again))

    def put(self, asks: Asks, question: Question | None) -> Participants:
        """With this question in its place."""
        return replace(self, wait=question) if asks is Asks.WAIT else replace(self, question=question)

    def putting(self, question: Question, since: int) -> Participants:
        """With a new question, which the table's version `since` puts."""
        question = replace(question, since=since, again=question.subject in self.asked)
        asked = self.asked if question.again else (*self.asked, question.subject)
        return replace(self.put(question.asks, question), decided=None, asked=asked)

    def moved(self, seat: int, *, ended: bool) -> Participants:
        """After a step of a seat, which may have `ended` the round. No question outlives its round, and some are about
        the step before or the turn itself."""
        after = self.dropping(*(Asks if ended else (Asks.UNDO, Asks.SIT_IN)))
        if ended and (self.asked or self.decided or self.guests):
            return replace(after, asked=(), decided=None, guests=())
        known = self.decided
        told = known is not None and known.seat == seat and (known.granted or known.asks is not Asks.TAKE_OVER)
        return replace(after, decided=None) if told else after

    def is_away(self, user_id: int) -> bool:
        """Whether the others wait for this player, or are asked to."""
        asks = self.wait is not None and self.wait.user_id == user_id
        return asks or any(one.user_id == user_id and one.waits for one in self.away)

    @property
    def waits_until(self) -> int | None:
        """When the clocks run again after waiting for players (seconds UTC); None: they don't wait."""
        return max((one.until for one in self.away if one.waits), default=None)

    def away_from(self, seat: int) -> Away | None:
        """The player who is away from a seat."""
        return next((one for one in self.away if one.seat == seat), None)

    def back(self, seat: int) -> Participants:
        """With no one away from a seat."""
        return replace(self, away=tuple(one for one in self.away if one.seat != seat))

    def gone(self, away: Away) -> Participants:
        """With a player away from their seat."""
        return replace(self, away=(*self.back(away.seat).away, away))

    def who(self, standing: Standing) -> tuple[Guest, ...]:
        """The guests with this standing."""
        return tuple(guest for guest in self.guests if guest.standing is standing)

    def without(self, user_id: int) -> Participants:
        """Without a person."""
        return replace(self, guests=tuple(guest for guest in self.guests if guest.user_id != user_id))

    def without_person(self, user_id: int) -> Participants:
        """Without any part of a person: as guest, as a player who is away, as a substitute, in open questions."""
        away = (one for one in self.away if one.user_id != user_id)
        asked = (self.question, self.wait, self.decided)
        mine = [one if one is not None and one.user_id != user_id else None for one in asked]
        return replace(
            self.without(user_id),
            agreed=tuple(one for one in self.agreed if one.user_id != user_id),
            away=tuple(replace(one, friend_id=0, friend="") if one.friend_id == user_id else one for one in away),
            question=mine[0],
            wait=mine[1],
            decided=mine[2],
        )

    def having(self, user_id: int, name: str, standing: Standing) -> Participants:
        """With a person at the end of the list."""
        rest = self.without(user_id)
        return replace(rest, guests=(*rest.guests, Guest(user_id, name, standing)))
