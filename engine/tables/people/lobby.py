"""The edits of a lobby: guests, seats, rules, start. Settings of the table are in `settings.py`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import changed_options
from engine.rules.tiles import Seat
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChangeKind, Person, SeatInfo, Snapshot, Status
from engine.tables.core.rights import Edit, Phase, Request, Role, seat_for
from engine.tables.core.sealed import SealedMatch
from engine.tables.core.state import Draft, changed, game_at
from engine.tables.deals.same_deal import ROBOT_NAMES, check_free, check_may_sit, in_turn
from engine.tables.people.participants import Participants, Standing

MOST_GUESTS = 25
"""The most guests of one lobby: as many as one Discord menu takes."""


class Join(Edit, phase=Phase.LOBBY, may=(Role.ANYONE,)):
    """Take the next free seat, or wait for one. ALREADY_SEATED, ALREADY_WAITING, REMOVED, KNOWS_DEAL, DEAL_CLOSED."""

    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Draft:
        return joined(table, request.by, request.now, request.knowing)


def joined(table: Snapshot, person: Person, now: float, knowing: Collection[int] = ()) -> Draft:
    """A person takes the next free seat of a lobby, or waits for one."""
    if table.seat_of(person.user_id) is not None:
        raise Refused(TableRefusal.ALREADY_SEATED)
    guest = table.participants.guest(person.user_id)
    if guest is not None and guest.standing is Standing.REMOVED:
        raise Refused(TableRefusal.REMOVED)
    check_may_sit(table, person.user_id, knowing)
    if len(table.seats) < table.capacity:
        return _seated(table, (*table.seats, person_in(len(table.seats), person)), now)
    if guest is not None and guest.standing is Standing.WAITING:
        raise Refused(TableRefusal.ALREADY_WAITING)
    return _listed(table, table.participants.having(person.user_id, person.name, Standing.WAITING), now)


class Invite(Edit, phase=Phase.LOBBY, may=(Role.PLAYER,)):
    """Invite people, each once. The host may invite people back after removing them. NOBODY_TO_ASK."""

    people: tuple[Person, ...]

    def make(self, table: Snapshot, request: Request) -> Draft:
        participants = table.participants
        for person in self.people:
            guest = participants.guest(person.user_id)
            back = guest is not None and guest.standing is Standing.REMOVED and request.user_id == table.host_id
            if (guest is None or back) and table.seat_of(person.user_id) is None:
                participants = participants.having(person.user_id, person.name, Standing.ASKED)
        if participants == table.participants or len(participants.guests) > MOST_GUESTS:
            raise Refused(TableRefusal.NOBODY_TO_ASK)
        return _listed(table, participants, request.now)


class Decline(Edit, phase=Phase.LOBBY, may=(Role.GUEST,)):
    """Turn an invitation down. NOT_ASKED."""

    def make(self, table: Snapshot, request: Request) -> Draft:
        guest = table.participants.guest(request.user_id)
        if guest is None or guest.standing is not Standing.ASKED:
            raise Refused(TableRefusal.NOT_ASKED)
        participants = table.participants.having(request.user_id, guest.name, Standing.DECLINED)
        return _listed(table, participants, request.now)


class Leave(Edit, phase=Phase.LOBBY, may=(Role.PLAYER, Role.GUEST)):
    """Give up a seat or a place on the waiting list. The next person hosts; without people the table is cancelled."""

    def make(self, table: Snapshot, request: Request) -> Draft:
        guest = table.participants.guest(request.user_id)
        if guest is not None and guest.standing is Standing.WAITING:
            return _listed(table, table.participants.without(request.user_id), request.now)
        seat = seat_for(table, request.user_id)
        rest = renumbered(tuple(other for other in table.seats if other != seat))
        if not any(other.person for other in rest) and not table.participants.who(Standing.WAITING):
            return cancelled(table, request.now)
        return _seated(table, rest, request.now)


class ChooseSeat(Edit, phase=Phase.LOBBY, may=(Role.PLAYER,)):
    """Swap seats, to choose partners and the order of turns. WRONG_SEATS, DEAL_FIXED."""

    seat: int

    def make(self, table: Snapshot, request: Request) -> Draft:
        mine = seat_for(table, request.user_id).seat
        if table.participants.turned:
            raise Refused(TableRefusal.DEAL_FIXED)
        if not 0 <= self.seat < len(table.seats):
            allowed = tuple(range(len(table.seats)))
            raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=self.seat, allowed=allowed)
        order = list(table.seats)
        order[mine], order[self.seat] = order[self.seat], order[mine]
        return _seated(table, renumbered(tuple(order)), request.now)


class Remove(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Remove the person in a seat. NOT_SEATED."""

    seat: int

    def make(self, table: Snapshot, request: Request) -> Draft:
        gone = next((info for info in table.seats if info.seat == self.seat), None)
        if gone is None or gone.person is None or gone.person.user_id == request.user_id:
            raise Refused(TableRefusal.NOT_SEATED, seat=self.seat)
        participants = table.participants.having(gone.person.user_id, gone.name, Standing.REMOVED)
        rest = renumbered(tuple(info for info in table.seats if info != gone))
        return _seated(replace(table, participants=participants), rest, request.now)


class AddRobot(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Seat a robot. TABLE_FULL."""

    def make(self, table: Snapshot, request: Request) -> Draft:
        return robot_added(table, request.now)


def robot_added(table: Snapshot, now: float) -> Draft:
    """A robot takes the next free seat, under the first unused name."""
    if len(table.seats) >= table.capacity:
        raise Refused(TableRefusal.TABLE_FULL, seats=table.capacity)
    taken = {seat.name for seat in table.seats}
    name = next((name for name in ROBOT_NAMES if name not in taken), f"{ROBOT_NAMES[0]} {len(table.seats) + 1}")
    return _seated(table, (*table.seats, SeatInfo(Seat(len(table.seats)), None, True, name)), now)


class RemoveRobot(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Remove a robot: the one in a seat, or the last one. NOT_SEATED."""

    seat: int | None = None

    def make(self, table: Snapshot, request: Request) -> Draft:
        robots = [info for info in table.seats if info.robot and self.seat in (None, info.seat)]
        if not robots:
            raise Refused(TableRefusal.NOT_SEATED, seat=self.seat)
        rest = renumbered(tuple(info for info in table.seats if info != robots[-1]))
        return _seated(table, rest, request.now)


class SetOption(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Set one option of the game. UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS, DEAL_FIXED."""

    name: str
    value: str

    def make(self, table: Snapshot, request: Request) -> Draft:
        return _options_set(table, {**dict(table.options), self.name: self.value}, request.now)


class SetOptions(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Set all options of the game anew. Missing ones get their defaults. Refused as `SetOption` is."""

    options: Mapping[str, str]

    def make(self, table: Snapshot, request: Request) -> Draft:
        return _options_set(table, self.options, request.now)


def _options_set(table: Snapshot, answers: Mapping[str, str], now: float) -> Draft:
    """A lobby with other options. Its capacity follows them."""
    check_free(table)
    options = options_of(table.game, answers)
    counts = make_game(table.game, dict(options)).seat_counts()
    if len(table.seats) > counts[-1]:
        raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=len(table.seats), allowed=counts)
    full = table.capacity == game_at(table).seat_counts()[-1]
    # A table as large as the game allows stays so. A smaller one keeps its size where it can.
    kept = counts[-1] if full else min(table.capacity, counts[-1])
    table = replace(table, options=options, capacity=max(kept, counts[0]))
    return replace(_seated(table, table.seats, now), kind=ChangeKind.OPTIONS)


class Begin(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Start the match with the people and robots who sit. WRONG_SEATS, BAD_OPTION, KNOWS_DEAL."""

    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Draft:
        return begun(table, request.now, request.knowing)


def begun(table: Snapshot, now: float, knowing: Collection[int] = ()) -> Draft:
    """The match of a lobby starts. The people `knowing` the deals may not play them again."""
    game = game_at(table)
    if table.deals_of is not None and len(table.seats) != table.capacity:
        raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=len(table.seats), allowed=(table.capacity,))
    for seat in table.seats:
        if seat.person is not None and not table.participants.seen:
            check_may_sit(table, seat.person.user_id, knowing)
    after = changed(
        table,
        now,
        status=Status.PLAYING,
        rules_version=game.version,
        participants=replace(table.participants, guests=()),
        clock=table.clock.fresh(),
        match=SealedMatch(game.start(len(table.seats))),
    )
    return Draft(after, ChangeKind.STARTED)


class Cancel(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Close the lobby."""

    def make(self, table: Snapshot, request: Request) -> Draft:
        return cancelled(table, request.now)


def cancelled(table: Snapshot, now: float) -> Draft:
    """The lobby is closed."""
    return Draft(changed(table, now, status=Status.CANCELLED), ChangeKind.CANCELLED)


def options_of(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, checked."""
    return tuple(sorted(changed_options(make_game(game, options).rules).items()))


def person_in(seat: int, person: Person) -> SeatInfo:
    """A seat taken by a person."""
    return SeatInfo(Seat(seat), person, False, person.name)


def renumbered(seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The same seats, numbered in their order."""
    return tuple(replace(info, seat=Seat(number)) for number, info in enumerate(seats))


def _seated(table: Snapshot, seats: tuple[SeatInfo, ...], now: float) -> Draft:
    """The lobby with these seats. Waiting people take free ones, and if the host is gone the next person hosts."""
    participants = table.participants
    for guest in participants.who(Standing.WAITING)[: table.capacity - len(seats)]:
        seats = (*seats, person_in(len(seats), Person(guest.user_id, guest.name)))
    seats = in_turn(table, seats)
    people = [seat.person.user_id for seat in seats if seat.person]
    for user_id in people:
        participants = participants.without(user_id)
    host_id = table.host_id if table.host_id in people else people[0]
    after = changed(table, now, host_id=host_id, participants=participants, seats=seats)
    return Draft(after, ChangeKind.SEATS, seats_changed=True)


def _listed(table: Snapshot, participants: Participants, now: float) -> Draft:
    """The lobby with another guest list."""
    return Draft(changed(table, now, participants=participants), ChangeKind.SEATS)
