"""Lobbies that repeat the deals of a finished match, and who may sit there.

The players of a match know its tiles. So such a table is for other people, or for one of them among robots, or it is
a revenge: the same people, one seat further. It never counts for ratings.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from engine.rules.errors import Refusal, Refused
from engine.rules.tiles import Seat
from engine.store.rows import PRIVATE, Shown
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Person, SeatInfo, Snapshot, Status, TableId
from engine.tables.core.state import new_lobby
from engine.tables.people.participants import Participants, Standing

ROBOT_NAMES: Final = (
    "Pip", "Bones", "Boxcar", "Deuce", "Trey", "Quad", "Cinq", "Sixer", "Spinner", "Castle", "Domina", "Blanche",
)  # fmt: skip
"""Names for robots, in the order they sit down."""


def again(source: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float, known: bool) -> Snapshot:
    """A lobby with the same deals for new players. If the host knows them (`known`), they sit in their old seat among
    robots."""
    check_source(source)
    mine = source.seat_of(host.user_id)
    people: tuple[int, ...] = (host.user_id,)
    if known:
        at = 0 if mine is None else mine.seat
        people = tuple(host.user_id if seat == at else 0 for seat in range(len(source.seats)))
    participants = Participants(take_over=source.participants.take_over, seen=known)
    return _lobby(source, table_id, host, channel, now, participants, people)


def revenge(source: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float) -> Snapshot:
    """A lobby with the same deals for the same people, one seat further. The host sits, the others are invited."""
    check_source(source)
    if source.seat_of(host.user_id) is None:
        raise Refused(TableRefusal.NOT_SEATED)
    if len(source.seats) == 1:
        raise Refused(Refusal.WRONG_SEATS, game=source.game, seats=1, allowed=(2,))
    seats = source.seats[-1:] + source.seats[:-1]
    turned = tuple(0 if seat.person is None else seat.person.user_id for seat in seats)
    participants = Participants(take_over=source.participants.take_over, seen=True, turned=turned)
    for seat in seats:
        if seat.person is not None and seat.person.user_id != host.user_id:
            participants = participants.having(seat.person.user_id, seat.person.name, Standing.ASKED)
    people = [user_id for user_id in turned if user_id in (0, host.user_id)]
    return _lobby(source, table_id, host, channel, now, participants, people)


def check_source(source: Snapshot) -> None:
    """Raise NOT_OVER unless the match is finished."""
    if source.status is not Status.FINISHED:
        raise Refused(TableRefusal.NOT_OVER, status=source.status)


def _lobby(
    source: Snapshot,
    table_id: TableId,
    host: Person,
    channel: ChannelRef,
    now: float,
    participants: Participants,
    people: Sequence[int],
) -> Snapshot:
    """The same number of seats and options. `people` sit by seat; 0 is a robot."""
    names = iter(ROBOT_NAMES)
    seats = tuple(
        SeatInfo(Seat(at), host, False, host.name) if user_id else SeatInfo(Seat(at), None, True, next(names))
        for at, user_id in enumerate(people)
    )
    return replace(
        new_lobby(source, table_id, host, channel, now),
        capacity=len(source.seats),
        deals_of=source.id,
        participants=participants,
        casual=True,
        shown=Shown() if source.public else Shown(message_id=PRIVATE),
        seats=seats,
    )


def check_may_sit(table: Snapshot, user_id: int, knowing: Collection[int]) -> None:
    """Raise KNOWS_DEAL or DEAL_CLOSED unless a person may play these deals; `knowing` have played them."""
    if table.participants.seen and user_id not in table.participants.turned:
        raise Refused(TableRefusal.DEAL_CLOSED)
    if not table.participants.seen and user_id in knowing:
        raise Refused(TableRefusal.KNOWS_DEAL)


def check_free(table: Snapshot) -> None:
    """Raise DEAL_FIXED if another match fixes rules and seats."""
    if table.deals_of is not None:
        raise Refused(TableRefusal.DEAL_FIXED)


def in_turn(table: Snapshot, seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The seats of a revenge in their order, with robots for missing people."""
    turned = table.participants.turned
    if not turned:
        return seats
    people = {seat.person.user_id: seat for seat in seats if seat.person}
    robots = [seat for seat in seats if seat.person is None]
    spare = len(turned) - len(seats)
    found = []
    for user_id in turned:
        if user_id in people:
            found.append(people[user_id])
        elif robots and (user_id == 0 or not spare):
            found.append(robots.pop(0))
    found += robots
    return tuple(replace(seat, seat=Seat(at)) for at, seat in enumerate(found))
