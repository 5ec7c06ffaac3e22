"""The edits of a lobby: guests, seats, rules, start. Settings of the table are in `settings.py`.

The players of a match know its tiles. So a lobby that repeats its deals is for other people, or for one of them among
robots, or it is a revenge: the same people, one seat further.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import ClassVar

from engine.robots import NAMES, USUAL, levels_of
from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES, make_game
from engine.rules.options import changed_options, option_specs
from engine.rules.tiles import Seat
from engine.tables.edits.steps import broken_off
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, ChangeKind, Person, SeatInfo, Snapshot, Status, game_at
from engine.tables.table.participants import ASK_AGAIN, Participants, Standing
from engine.tables.table.rights import Edit, Phase, Request, Role, changed, seat_for
from engine.tables.table.sealed import SealedMatch
from engine.units import MINUTE

MOST_GUESTS = 25
"""The most guests of one lobby: as many as one Discord menu takes."""
PRESENT = 15 * MINUTE
"""A live match starts with people who have joined or said that they are ready within this time."""


class Join(Edit, phase=Phase.LOBBY, may=(Role.ANYONE,)):
    """Take the next free seat, or a robot's, or wait for one, and agree to the `version` of the lobby (None: to the
    latest). ALREADY_SEATED, ALREADY_WAITING, REMOVED, KNOWS_DEAL, DEAL_CLOSED."""

    version: int | None = None
    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Change:
        if table.seat_of(request.user_id) is not None:
            raise Refused(TableRefusal.ALREADY_SEATED)
        guest = table.participants.guest(request.user_id)
        if guest is not None and guest.standing is Standing.REMOVED:
            raise Refused(TableRefusal.REMOVED)
        check_may_sit(table, request.user_id, request.knowing)
        table = _agreeing(table, request, self.version)
        if len(table.seats) < table.capacity:
            return _seated(table, (*table.seats, SeatInfo.of(len(table.seats), request.by)), request.now)
        robots = [] if table.participants.turned else [info.seat for info in table.seats if info.robot]
        if robots:  # people displace robots
            mine = SeatInfo.of(robots[-1], request.by)
            return _seated(table, [mine if info.seat == mine.seat else info for info in table.seats], request.now)
        if guest is not None and guest.standing is Standing.WAITING:
            raise Refused(TableRefusal.ALREADY_WAITING)
        participants = table.participants.having(request.user_id, request.by.name, Standing.WAITING)
        return listed(table, participants, request.now)


class Invite(Edit, phase=Phase.LOBBY, may=(Role.PLAYER,)):
    """Invite people, each once. The host may invite people back after removing them. NOBODY_TO_ASK."""

    people: tuple[Person, ...]

    def make(self, table: Snapshot, request: Request) -> Change:
        participants = table.participants
        for person in self.people:
            guest = participants.guest(person.user_id)
            back = guest is not None and guest.standing is Standing.REMOVED and request.user_id == table.host_id
            if (guest is None or back) and table.seat_of(person.user_id) is None:
                participants = participants.having(person.user_id, person.name, Standing.ASKED)
        if participants == table.participants or len(participants.guests) > MOST_GUESTS:
            raise Refused(TableRefusal.NOBODY_TO_ASK)
        return listed(table, participants, request.now)


class Decline(Edit, phase=Phase.LOBBY, may=(Role.GUEST,)):
    """Turn an invitation down. NOT_ASKED."""

    def make(self, table: Snapshot, request: Request) -> Change:
        guest = table.participants.guest(request.user_id)
        if guest is None or guest.standing is not Standing.ASKED:
            raise Refused(TableRefusal.NOT_ASKED)
        participants = table.participants.having(request.user_id, guest.name, Standing.DECLINED)
        return listed(table, participants, request.now)


class Leave(Edit, phase=Phase.LOBBY, may=(Role.PLAYER, Role.GUEST)):
    """Give up a seat or a place on the waiting list. The next person hosts; without people the table is cancelled."""

    def make(self, table: Snapshot, request: Request) -> Change:
        guest = table.participants.guest(request.user_id)
        if guest is not None and guest.standing is Standing.WAITING:
            return listed(table, table.participants.without(request.user_id), request.now)
        return emptied(table, seat_for(table, request.user_id), request.now)


class ChooseSeat(Edit, phase=Phase.LOBBY, may=(Role.PLAYER,)):
    """Swap seats, to choose partners and the order of turns. WRONG_SEATS, DEAL_FIXED; STALE if the seats were chosen
    from at another version."""

    seat: int
    version: int | None = None

    def make(self, table: Snapshot, request: Request) -> Change:
        if self.version not in (None, table.version):
            raise Refused(TableRefusal.STALE, version=self.version, current=table.version)
        mine = seat_for(table, request.user_id).seat
        if table.participants.turned:
            raise Refused(TableRefusal.DEAL_FIXED)
        if not 0 <= self.seat < len(table.seats):
            allowed = tuple(range(len(table.seats)))
            raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=self.seat, allowed=allowed)
        order = list(table.seats)
        order[mine], order[self.seat] = order[self.seat], order[mine]
        return _seated(table, order, request.now)


class Remove(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Remove this person. NOT_SEATED."""

    user_id: int

    def make(self, table: Snapshot, request: Request) -> Change:
        gone = table.seat_of(self.user_id)
        if gone is None or gone.user_id is None or gone.user_id == request.user_id:
            raise Refused(TableRefusal.NOT_SEATED, gone=self.user_id)
        participants = table.participants.having(gone.user_id, gone.name, Standing.REMOVED)
        return emptied(replace(table, participants=participants), gone, request.now)


class AddRobot(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Seat a robot under the first unused name of its level. TABLE_FULL, BAD_OPTION."""

    level: str = USUAL

    def make(self, table: Snapshot, request: Request) -> Change:
        if len(table.seats) >= table.capacity:
            raise Refused(TableRefusal.TABLE_FULL, seats=table.capacity)
        if self.level not in levels_of(table.game):
            raise Refused(Refusal.BAD_OPTION, name="level", value=self.level)
        names, taken = NAMES[self.level], {seat.name for seat in table.seats}
        name = next((name for name in names if name not in taken), f"{names[0]} {len(table.seats) + 1}")
        return _seated(table, (*table.seats, robot_in(len(table.seats), name)), request.now)


class RemoveRobot(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Remove a robot: the one in a seat, or the last one. NOT_SEATED."""

    seat: int | None = None

    def make(self, table: Snapshot, request: Request) -> Change:
        robots = [info for info in table.seats if info.robot and self.seat in (None, info.seat)]
        if not robots:
            raise Refused(TableRefusal.NOT_SEATED, seat=self.seat)
        return emptied(table, robots[-1], request.now)


class SetOption(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Set one option of the game. UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS, DEAL_FIXED."""

    name: str
    value: str

    def make(self, table: Snapshot, request: Request) -> Change:
        return SetOptions({**dict(table.options), self.name: self.value}).make(table, request)


class SetOptions(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Set all options of the game anew. Missing ones get their defaults; the capacity follows them. Refused as
    `SetOption` is."""

    options: Mapping[str, str]

    def make(self, table: Snapshot, request: Request) -> Change:
        check_free(table)
        before, options = table, chosen_of(table.game, self.options)
        counts = make_game(table.game, dict(options)).seat_counts()
        if len(table.seats) > counts[-1]:
            raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=len(table.seats), allowed=counts)
        full = table.capacity == game_at(table).seat_counts()[-1]
        # A table as large as the game allows stays so. A smaller one keeps its size where it can.
        kept = counts[-1] if full else min(table.capacity, counts[-1])
        table = replace(table, options=options, capacity=max(kept, counts[0]))
        return on_new_terms(before, replace(_seated(table, table.seats, request.now), kind=ChangeKind.OPTIONS), request)


class Begin(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Start the match with the people and robots who sit, as soon as everyone is ready. WRONG_SEATS, BAD_OPTION,
    KNOWS_DEAL."""

    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Change:
        return _begun(_agreeing(table, request), request)


class Ready(Edit, phase=Phase.LOBBY, may=(Role.PLAYER,)):
    """Agree to play at this `version` of the lobby (None: the latest). Once the host has pressed *Start*, the last one
    to agree begins the match. STALE if the settings have changed since; otherwise refused as `Begin` is."""

    version: int | None = None
    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Change:
        table = _agreeing(table, request, self.version)
        if request.user_id in table.unready:
            raise Refused(TableRefusal.STALE, version=self.version, current=table.version)
        return _begun(table, request) if table.participants.starting else listed(table, table.participants, request.now)


class Cancel(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Close the lobby."""

    def make(self, table: Snapshot, request: Request) -> Change:
        return broken_off(table, request.now)


def _agreeing(table: Snapshot, request: Request, version: int | None = None) -> Snapshot:
    """The lobby with this person's agreement, and without that of people who are gone."""
    here = {*table.people, *(guest.user_id for guest in table.participants.who(Standing.WAITING))}
    kept = replace(table.participants, agreed=tuple(one for one in table.participants.agreed if one.user_id in here))
    version = min(version or table.version, table.version)
    return replace(table, participants=kept.agreeing(request.user_id, version, request.now))


def on_new_terms(before: Snapshot, change: Change, request: Request) -> Change:
    """The change, after which everyone but the host is asked to agree once more if it has changed a setting."""
    after = change.snapshot
    if _terms(before) == _terms(after):
        return change
    participants = replace(after.participants, terms=after.version, starting=False)
    participants = participants.agreeing(request.user_id, after.version, request.now)
    return replace(change, snapshot=replace(after, participants=participants))


def _terms(table: Snapshot) -> tuple[object, ...]:
    times = table.turn_seconds, table.claim_seconds, table.clock
    return table.options, *times, table.hints, table.passes, table.casual, table.participants.take_over


def _begun(table: Snapshot, request: Request) -> Change:
    """The match, if everyone is ready, and at a live table also present. Otherwise the lobby that asks the others."""
    options = options_of(table.game, {**solo_options(table), **dict(table.options)})
    game, seats, participants = make_game(table.game, dict(options)), len(table.seats), table.participants
    if table.deals_of is not None and seats != table.capacity:
        raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=seats, allowed=(table.capacity,))
    for user_id in () if participants.seen else table.people:
        check_may_sit(table, user_id, request.knowing)
    match = SealedMatch(game.start(seats, history=True))
    agreed_at = {one.user_id: one.at for one in participants.agreed}
    live = table.turn_seconds is not None and not table.slow
    for user_id in table.people if live else ():
        if agreed_at.get(user_id, table.created_at) < request.now - PRESENT:
            participants = participants.agreeing(user_id, ASK_AGAIN, request.now)
    lobby = replace(table, participants=replace(participants, starting=True))
    if lobby.unready:
        return listed(lobby, lobby.participants, request.now)
    after = changed(
        table,
        request.now,
        status=Status.PLAYING,
        options=options,
        rules_version=game.version,
        participants=replace(
            participants, guests=participants.who(Standing.WAITING), agreed=(), terms=0, starting=False
        ),
        clock=table.clock.fresh(),
        match=match,
    )
    return Change(after, ChangeKind.STARTED)


def options_of(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, checked."""
    return tuple(sorted(changed_options(make_game(game, options).rules).items()))


def chosen_of(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options of a lobby: those that differ from the game's defaults, and answers where one person alone would
    play by others (`Game.solo`)."""
    kept = {name: options[name] for name in GAMES[game].solo if name in options}
    return tuple(sorted({**kept, **dict(options_of(game, options))}.items()))


def as_played(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, for a lobby that plays by the same ones also with one person."""
    published = {spec.name: spec.default for spec in option_specs(GAMES[game].options)}
    return {**{name: published[name] for name in GAMES[game].solo}, **options}


def solo_options(table: Snapshot) -> dict[str, str]:
    """The options that follow from there being one person at the lobby."""
    alone = len(table.people) == 1 and table.deals_of is None
    chosen = dict(table.options)
    return {name: value for name, value in GAMES[table.game].solo.items() if alone and name not in chosen}


def robot_in(seat: int, name: str) -> SeatInfo:
    """A seat taken by a robot."""
    return SeatInfo(Seat(seat), None, name, robot=True)


def renumbered(seats: Iterable[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The same seats, numbered in their order."""
    return tuple(replace(info, seat=Seat(number)) for number, info in enumerate(seats))


def emptied(table: Snapshot, gone: SeatInfo, now: float) -> Change:
    """The lobby without a seat. It closes if there is no one left."""
    rest = [info for info in table.seats if info.seat != gone.seat]
    if not any(info.person for info in rest) and not table.participants.who(Standing.WAITING):
        return broken_off(table, now)
    return _seated(table, rest, now)


def _seated(table: Snapshot, seats: Iterable[SeatInfo], now: float) -> Change:
    """The lobby with these seats. Waiting people take free ones, and if the host is gone the next person hosts."""
    seats, participants = list(seats), table.participants
    for guest in participants.who(Standing.WAITING)[: table.capacity - len(seats)]:
        seats.append(SeatInfo.of(len(seats), Person(guest.user_id, guest.name)))
    seats = _in_turn(seats, participants.turned)
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    for user_id in people:
        participants = participants.without(user_id)
    host_id = table.host_id if table.host_id in people else people[0]
    participants = replace(participants, starting=False)
    after = changed(table, now, host_id=host_id, participants=participants, seats=renumbered(seats))
    return Change(after, ChangeKind.SEATS)


def listed(table: Snapshot, participants: Participants, now: float) -> Change:
    """The lobby with another guest list."""
    return Change(changed(table, now, participants=participants), ChangeKind.SEATS)


# -- repeated deals --


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


def _in_turn(seats: list[SeatInfo], turned: tuple[int, ...]) -> list[SeatInfo]:
    """The seats of a revenge in their order, with robots for missing people."""
    people = {seat.user_id: seat for seat in seats if seat.person}
    robots = [seat for seat in seats if seat.person is None]
    if not turned:
        return seats
    spare, found = len(turned) - len(seats), []
    for user_id in turned:
        if user_id in people:
            found.append(people[user_id])
        elif robots and (user_id == 0 or not spare):
            found.append(robots.pop(0))
    return found + robots
