"""What can happen in a lobby, each as a function from one table to the next. Whatever is refused raises
`Refused`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import Accepts, changed_options
from engine.rules.tiles import Seat
from engine.store.rows import PRIVATE, Shown
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import (
    ROBOT_NAMES,
    ChangeKind,
    ChannelRef,
    Person,
    SealedMatch,
    SeatInfo,
    Snapshot,
    Status,
    TableId,
)
from engine.tables.core.state import NEW_MATCH, Draft, changed, game_at
from engine.tables.deals.same_deal import check_free, check_may_sit, in_turn
from engine.tables.people.participants import Participants, Standing
from engine.tables.time.clock import DAYS_OFF, MOST_MISSES, Clock, TimeOut
from engine.units import DAY

LIVE_CLAIM_SECONDS = 8
LONGEST_CLAIM_SECONDS = 1800
LONGEST_TURN_SECONDS = 30 * DAY
MOST_GUESTS = 25
"""Of one lobby: as many as one menu of Discord takes."""


def claim_time(turn_seconds: int | None) -> int:
    """Time for claims and calls that fits a clock: 8 seconds live, half an hour at a move a day."""
    return min(max(LIVE_CLAIM_SECONDS, (turn_seconds or 0) // 48), LONGEST_CLAIM_SECONDS)


def options_of(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, checked."""
    return tuple(sorted(changed_options(make_game(game, options).rules).items()))


def opened(
    table_id: TableId,
    channel: ChannelRef,
    host: Person,
    game: str,
    options: Mapping[str, str],
    now: float,
    *,
    turn_seconds: int | None,
    claim_seconds: int | None,
    seats: int | None,
    public: bool,
    increment: int | None,
    robots: int,
    asked: Sequence[Person],
    begin: bool,
    lesson: bool,
    posting: str | None,
) -> Snapshot:
    """A new table, as `Tables.open` describes it."""
    rules = make_game(game, options)
    counts = rules.seat_counts()
    if seats is not None and seats not in counts:
        raise Refused(Refusal.WRONG_SEATS, game=game, seats=seats, allowed=counts)
    check_clock(turn_seconds, claim_seconds, increment)
    table = Snapshot(
        id=table_id,
        version=1,
        status=Status.LOBBY,
        channel=channel,
        host_id=host.user_id,
        game=game,
        rules_version=rules.version,
        options=options_of(game, options),
        capacity=seats or counts[-1],
        turn_seconds=turn_seconds,
        claim_seconds=claim_time(turn_seconds) if claim_seconds is None else claim_seconds,
        created_at=int(now),
        active_at=int(now),
        clock=Clock(increment),
        participants=Participants(lesson=lesson),
        shown=Shown(message_id=None if public else PRIVATE, posting=posting),
        seats=(person_in(0, host),),
    )
    for _ in range(min(robots, table.capacity - 1)):
        table = robot_added(table, host.user_id, now).table
    with suppress(Refused):  # nobody but the host was asked
        table = invited(table, host.user_id, asked, now).table
    return begun(table, host.user_id, now).table if begin else table


def seated(
    table_id: TableId,
    channel: ChannelRef,
    people: Sequence[Person],
    game: str,
    options: Mapping[str, str],
    now: float,
    *,
    seats: int,
    turn_seconds: int | None,
    increment: int | None,
) -> Snapshot:
    """A table at which these people sit, robots in the other seats, and the match has begun."""
    table = opened(
        *(table_id, channel, people[0], game, options, now),
        turn_seconds=turn_seconds,
        claim_seconds=None,
        seats=seats,
        public=True,
        increment=increment,
        robots=0,
        asked=(),
        begin=False,
        lesson=False,
        posting=None,
    )
    for person in people[1:]:
        table = joined(table, person, now).table
    while len(table.seats) < seats:
        table = robot_added(table, people[0].user_id, now).table
    return begun(table, people[0].user_id, now).table


def rematch(table: Snapshot, table_id: TableId, host: Person, now: float, posting: str | None = None) -> Snapshot:
    """The lobby for the same people again: the host and the robots sit, the others are asked, every seat moved on by
    one so that the order changes."""
    if table.status is not Status.FINISHED:
        raise Refused(TableRefusal.NOT_OVER, status=table.status)
    if table.seat_of(host.user_id) is None:
        raise Refused(TableRefusal.NOT_SEATED)
    again = replace(
        table,
        id=table_id,
        version=1,
        status=Status.LOBBY,
        host_id=host.user_id,
        rules_version=game_at(table).version,
        deadline=None,
        rematch_of=table.id,
        deals_of=None,
        created_at=int(now),
        active_at=int(now),
        clock=table.clock.fresh(),
        awaited_since=0,
        shown=Shown(posting=posting),
        **NEW_MATCH,
    )
    rotated = table.seats[-1:] + table.seats[:-1]
    participants, seats = Participants(take_over=table.participants.take_over), []
    for seat in rotated:
        if seat.person is None:
            seats.append(seat)
        elif seat.person.user_id == host.user_id:
            seats.append(person_in(0, host))
        else:
            participants = participants.having(seat.person.user_id, seat.person.name, Standing.ASKED)
    return replace(again, participants=participants, seats=renumbered(tuple(seats)))


def joined(table: Snapshot, person: Person, now: float, knowing: Collection[int] = ()) -> Draft:
    """Sit down in the next free seat, or wait for one; `knowing` have played the deals that are dealt here again."""
    check_lobby(table)
    if table.seat_of(person.user_id):
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


def invited(table: Snapshot, user_id: int, people: Sequence[Person], now: float) -> Draft:
    """Somebody who sits here asks people to the table; each is asked once. Only the host brings back whom the host has
    removed."""
    check_lobby(table)
    seat_for(table, user_id)
    participants = table.participants
    for person in people:
        guest = participants.guest(person.user_id)
        back = guest is not None and guest.standing is Standing.REMOVED and user_id == table.host_id
        if (guest is None or back) and table.seat_of(person.user_id) is None:
            participants = participants.having(person.user_id, person.name, Standing.ASKED)
    if participants == table.participants or len(participants.guests) > MOST_GUESTS:
        raise Refused(TableRefusal.NOBODY_TO_ASK)
    return _listed(table, participants, now)


def declined(table: Snapshot, user_id: int, now: float) -> Draft:
    """Somebody who was asked says no."""
    check_lobby(table)
    guest = table.participants.guest(user_id)
    if guest is None or guest.standing is not Standing.ASKED:
        raise Refused(TableRefusal.NOT_ASKED)
    return _listed(table, table.participants.having(user_id, guest.name, Standing.DECLINED), now)


def removed(table: Snapshot, user_id: int, seat: int, now: float) -> Draft:
    """The host sends somebody else away from the lobby."""
    check_host_in_lobby(table, user_id)
    gone = next((info for info in table.seats if info.seat == seat), None)
    if gone is None or gone.person is None or gone.person.user_id == user_id:
        raise Refused(TableRefusal.NOT_SEATED, seat=seat)
    participants = table.participants.having(gone.person.user_id, gone.name, Standing.REMOVED)
    lighter = replace(table, participants=participants)
    return _seated(lighter, renumbered(tuple(info for info in table.seats if info != gone)), now)


def left(table: Snapshot, user_id: int, now: float) -> Draft:
    """Get up, or leave the waiting list; the table passes to the next person, or closes when nobody is left."""
    check_lobby(table)
    guest = table.participants.guest(user_id)
    if guest is not None and guest.standing is Standing.WAITING:
        return _listed(table, table.participants.without(user_id), now)
    seat = seat_for(table, user_id)
    rest = renumbered(tuple(other for other in table.seats if other != seat))
    people = [other.person for other in rest if other.person]
    if not people and not table.participants.who(Standing.WAITING):
        return Draft(changed(table, now, status=Status.CANCELLED), ChangeKind.CANCELLED)
    return _seated(table, rest, now)


def robot_added(table: Snapshot, user_id: int, now: float) -> Draft:
    """The host seats a robot, with the first name that nobody at the table has."""
    check_host_in_lobby(table, user_id)
    check_room(table)
    taken = {seat.name for seat in table.seats}
    name = next((name for name in ROBOT_NAMES if name not in taken), f"{ROBOT_NAMES[0]} {len(table.seats) + 1}")
    robot = SeatInfo(Seat(len(table.seats)), None, True, name)
    return _seated(table, (*table.seats, robot), now)


def robot_removed(table: Snapshot, user_id: int, seat: int | None, now: float) -> Draft:
    """The host sends a robot away: the one named, or the last."""
    check_host_in_lobby(table, user_id)
    robots = [info for info in table.seats if info.robot and seat in (None, info.seat)]
    if not robots:
        raise Refused(TableRefusal.NOT_SEATED, seat=seat)
    return _seated(table, renumbered(tuple(info for info in table.seats if info != robots[-1])), now)


def seat_chosen(table: Snapshot, user_id: int, seat: int, now: float) -> Draft:
    """Change seats with whoever sits in `seat`."""
    check_lobby(table)
    mine = seat_for(table, user_id).seat
    if table.participants.turned:
        raise Refused(TableRefusal.DEAL_FIXED)
    if not 0 <= seat < len(table.seats):
        raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=seat, allowed=tuple(range(len(table.seats))))
    order = list(table.seats)
    order[mine], order[seat] = order[seat], order[mine]
    return _seated(table, renumbered(tuple(order)), now)


def option_set(table: Snapshot, user_id: int, name: str, text: str, now: float) -> Draft:
    """The host answers one question of the game."""
    return options_set(table, user_id, {**dict(table.options), name: text}, now)


def options_set(table: Snapshot, user_id: int, answers: Mapping[str, str], now: float) -> Draft:
    """The host chooses the rules; the seats offered follow them."""
    check_host_in_lobby(table, user_id)
    check_free(table)
    options = options_of(table.game, answers)
    counts = make_game(table.game, dict(options)).seat_counts()
    if len(table.seats) > counts[-1]:
        raise Refused(Refusal.WRONG_SEATS, game=table.game, seats=len(table.seats), allowed=counts)
    most_before = game_at(table).seat_counts()[-1]
    # A table that was as large as the game allows stays so; a smaller one keeps its size where it can.
    kept = counts[-1] if table.capacity == most_before else min(table.capacity, counts[-1])
    table = replace(table, options=options, capacity=max(kept, counts[0]))
    return replace(_seated(table, table.seats, now), kind=ChangeKind.OPTIONS)


def clock_set(
    table: Snapshot,
    user_id: int,
    turn_seconds: int | None,
    claim_seconds: int | None,
    increment: int | None,
    now: float,
) -> Draft:
    """The host chooses the time for a turn, or a bank and what each turn puts back."""
    check_host_in_lobby(table, user_id)
    check_clock(turn_seconds, claim_seconds, increment)
    claims = claim_time(turn_seconds) if claim_seconds is None else claim_seconds
    clock = replace(table.clock, increment=increment)
    times = {"turn_seconds": turn_seconds, "claim_seconds": claims, "clock": clock}
    return Draft(changed(table, now, **times), ChangeKind.OPTIONS)


def time_out_set(table: Snapshot, user_id: int, out: TimeOut, misses: int, now: float) -> Draft:
    """The host chooses what happens when somebody's time runs out."""
    check_host_in_lobby(table, user_id)
    if not 1 <= misses <= MOST_MISSES:
        raise _bad_time("misses", misses, 1, MOST_MISSES)
    clock = replace(table.clock, out=out, misses=misses)
    return Draft(changed(table, now, clock=clock), ChangeKind.OPTIONS)


def weekends_set(table: Snapshot, user_id: int, weekends: bool, now: float) -> Draft:
    """The host chooses whether time passes at weekends."""
    check_host_in_lobby(table, user_id)
    clock = replace(table.clock, weekends=weekends)
    return Draft(changed(table, now, clock=clock), ChangeKind.OPTIONS)


def reply_delay_set(table: Snapshot, user_id: int, reply_delay: bool, now: float) -> Draft:
    """The host chooses whether the house waits before it passes for somebody."""
    check_host_in_lobby(table, user_id)
    clock = replace(table.clock, reply_delay=reply_delay)
    return Draft(changed(table, now, clock=clock), ChangeKind.OPTIONS)


def days_off_set(table: Snapshot, user_id: int, days: int, now: float) -> Draft:
    """The host chooses how many days off everybody has."""
    check_host_in_lobby(table, user_id)
    if days not in DAYS_OFF:
        raise Refused(Refusal.BAD_OPTION, name="days_off", value=days)
    clock = replace(table.clock, days_off=days)
    return Draft(changed(table, now, clock=clock), ChangeKind.OPTIONS)


def hints_set(table: Snapshot, user_id: int, hints: bool, now: float) -> Draft:
    """The host chooses whether the board tells what could be captured."""
    check_host_in_lobby(table, user_id)
    return Draft(changed(table, now, hints=hints), ChangeKind.OPTIONS)


def passes_set(table: Snapshot, user_id: int, passes: bool, now: float) -> Draft:
    """The host chooses whether it is told on which numbers somebody passed."""
    check_host_in_lobby(table, user_id)
    return Draft(changed(table, now, passes=passes), ChangeKind.OPTIONS)


def casual_set(table: Snapshot, user_id: int, casual: bool, now: float) -> Draft:
    """The host chooses whether the match counts for ratings."""
    check_host_in_lobby(table, user_id)
    check_free(table)
    return Draft(changed(table, now, casual=casual), ChangeKind.OPTIONS)


def begun(table: Snapshot, user_id: int, now: float, knowing: Collection[int] = ()) -> Draft:
    """The host starts the match with those who sit; `knowing` have played the deals that are dealt here again."""
    check_host_in_lobby(table, user_id)
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


def cancelled(table: Snapshot, user_id: int, now: float) -> Draft:
    check_host_in_lobby(table, user_id)
    return Draft(changed(table, now, status=Status.CANCELLED), ChangeKind.CANCELLED)


def person_in(seat: int, person: Person) -> SeatInfo:
    """A seat that a person takes."""
    return SeatInfo(Seat(seat), person, False, person.name)


def renumbered(seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The same seats, numbered in their order."""
    return tuple(replace(info, seat=Seat(number)) for number, info in enumerate(seats))


def seat_for(table: Snapshot, user_id: int) -> SeatInfo:
    """The seat in which somebody decides; raises NOT_SEATED for others and for those who resigned."""
    seat = table.seat_of(user_id)
    if seat is None or not seat.human:
        raise Refused(TableRefusal.NOT_SEATED)
    return seat


def check_lobby(table: Snapshot) -> None:
    """Raise unless people may still come and go."""
    if table.status is Status.PLAYING:
        raise Refused(TableRefusal.ALREADY_STARTED)
    if table.status is not Status.LOBBY:
        raise Refused(TableRefusal.TABLE_CLOSED, status=table.status)


def check_host_in_lobby(table: Snapshot, user_id: int) -> None:
    """Raise unless it is the host's own lobby."""
    check_lobby(table)
    if user_id != table.host_id:
        raise Refused(TableRefusal.NOT_HOST)


def check_room(table: Snapshot) -> None:
    """Raise when every seat is taken."""
    if len(table.seats) >= table.capacity:
        raise Refused(TableRefusal.TABLE_FULL, seats=table.capacity)


def check_clock(turn_seconds: int | None, claim_seconds: int | None, increment: int | None = None) -> None:
    """Raise BAD_OPTION for times that make no sense."""
    if increment is not None and not 1 <= increment <= (turn_seconds or 0):
        raise _bad_time("increment", increment, 1, turn_seconds or 0)
    if turn_seconds is not None and not 5 <= turn_seconds <= LONGEST_TURN_SECONDS:
        raise _bad_time("turn_seconds", turn_seconds, 5, LONGEST_TURN_SECONDS)
    if claim_seconds is not None and not 1 <= claim_seconds <= LONGEST_CLAIM_SECONDS:
        raise _bad_time("claim_seconds", claim_seconds, 1, LONGEST_CLAIM_SECONDS)


def _bad_time(name: str, value: int, low: int, high: int) -> Refused:
    return Refused(Refusal.BAD_OPTION, name=name, value=value, accepted=Accepts.NUMBER, low=low, high=high)


def _seated(table: Snapshot, seats: tuple[SeatInfo, ...], now: float) -> Draft:
    """The lobby with these seats, free ones given to those who wait; without its host it passes to the next person."""
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
    """The same seats with another participants."""
    return Draft(changed(table, now, participants=participants), ChangeKind.SEATS)
