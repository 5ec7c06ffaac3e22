"""What can happen in a lobby, each as a function from one state to the next. Whatever is refused raises
`Refused`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import changed_options
from engine.rules.tiles import Seat
from engine.store.rows import TableRow
from engine.tables.model import ROBOT_NAMES, ChangeKind, Person, Place, SeatInfo, Status, TableId
from engine.tables.state import Draft, State, next_row

LIVE_CLAIM_SECONDS = 8
LONGEST_CLAIM_SECONDS = 1800
LONGEST_TURN_SECONDS = 30 * 86400


def claim_time(turn_seconds: int | None) -> int:
    """Time for claims and calls that fits a clock: 8 seconds live, half an hour at a move a day."""
    return min(max(LIVE_CLAIM_SECONDS, (turn_seconds or 0) // 48), LONGEST_CLAIM_SECONDS)


def options_of(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, checked."""
    return tuple(sorted(changed_options(make_game(game, options).rules).items()))


def opened(
    table_id: TableId,
    place: Place,
    host: Person,
    game: str,
    options: Mapping[str, str],
    now: float,
    *,
    turn_seconds: int | None,
    claim_seconds: int | None,
    seats: int | None,
) -> State:
    """A new table with its host in seat 0."""
    rules = make_game(game, options)
    counts = rules.seat_counts()
    if seats is not None and seats not in counts:
        raise Refused(Refusal.WRONG_SEATS, game=game, seats=seats, allowed=counts)
    check_clock(turn_seconds, claim_seconds)
    row = TableRow(
        id=table_id,
        version=1,
        status=Status.LOBBY,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        message_id=None,
        host_id=host.user_id,
        game=game,
        rules_version=rules.version,
        options=options_of(game, options),
        capacity=seats or counts[-1],
        turn_seconds=turn_seconds,
        claim_seconds=claim_time(turn_seconds) if claim_seconds is None else claim_seconds,
        deadline=None,
        rematch_of=None,
        created_at=int(now),
        active_at=int(now),
    )
    return State(row, (person_in(0, host),))


def rematch(state: State, table_id: TableId, host: Person, now: float) -> State:
    """The lobby for the same people again, every seat moved on by one, so that the order changes (but not
    partners)."""
    if state.status is not Status.FINISHED:
        raise Refused(Refusal.NOT_OVER, status=state.status)
    if state.seat_of(host.user_id) is None:
        raise Refused(Refusal.NOT_SEATED)
    row = replace(
        state.row,
        id=table_id,
        version=1,
        status=Status.LOBBY,
        message_id=None,
        host_id=host.user_id,
        rules_version=state.game().version,
        deadline=None,
        rematch_of=state.row.id,
        created_at=int(now),
        active_at=int(now),
    )
    rotated = state.seats[-1:] + state.seats[:-1]
    return State(row, renumbered(tuple(replace(seat, resigned=False) for seat in rotated)))


def joined(state: State, person: Person, now: float) -> Draft:
    """Sit down in the next free seat."""
    check_lobby(state)
    if state.seat_of(person.user_id):
        raise Refused(Refusal.ALREADY_SEATED)
    check_room(state)
    return _seated(state, (*state.seats, person_in(len(state.seats), person)), now)


def left(state: State, user_id: int, now: float) -> Draft:
    """Get up; the table passes to the next person, or closes when nobody is left."""
    check_lobby(state)
    seat = seat_for(state, user_id)
    rest = renumbered(tuple(other for other in state.seats if other != seat))
    people = [other.person for other in rest if other.person]
    if not people:
        return Draft(replace(state, row=next_row(state, now, status=Status.CANCELLED)), ChangeKind.CANCELLED)
    host_id = people[0].user_id if state.row.host_id == user_id else state.row.host_id
    return _seated(state, rest, now, host_id)


def robot_added(state: State, user_id: int, now: float) -> Draft:
    """The host seats a robot, with the first name that nobody at the table has."""
    check_host_in_lobby(state, user_id)
    check_room(state)
    taken = {seat.name for seat in state.seats}
    name = next((name for name in ROBOT_NAMES if name not in taken), f"{ROBOT_NAMES[0]} {len(state.seats) + 1}")
    robot = SeatInfo(Seat(len(state.seats)), None, True, name)
    return _seated(state, (*state.seats, robot), now)


def robot_removed(state: State, user_id: int, seat: int | None, now: float) -> Draft:
    """The host sends a robot away: the one named, or the last."""
    check_host_in_lobby(state, user_id)
    robots = [info for info in state.seats if info.robot and seat in (None, info.seat)]
    if not robots:
        raise Refused(Refusal.NOT_SEATED, seat=seat)
    return _seated(state, renumbered(tuple(info for info in state.seats if info != robots[-1])), now)


def seat_chosen(state: State, user_id: int, seat: int, now: float) -> Draft:
    """Change places with whoever sits in `seat`."""
    check_lobby(state)
    mine = seat_for(state, user_id).seat
    if not 0 <= seat < len(state.seats):
        raise Refused(Refusal.WRONG_SEATS, game=state.row.game, seats=seat, allowed=tuple(range(len(state.seats))))
    order = list(state.seats)
    order[mine], order[seat] = order[seat], order[mine]
    return _seated(state, renumbered(tuple(order)), now)


def option_set(state: State, user_id: int, name: str, text: str, now: float) -> Draft:
    """The host answers one question of the game; the seats offered follow the new rules."""
    check_host_in_lobby(state, user_id)
    options = options_of(state.row.game, {**dict(state.row.options), name: text})
    counts = make_game(state.row.game, dict(options)).seat_counts()
    if len(state.seats) > counts[-1]:
        raise Refused(Refusal.WRONG_SEATS, game=state.row.game, seats=len(state.seats), allowed=counts)
    most_before = state.game().seat_counts()[-1]
    # A table that was as large as the game allows stays so; a smaller one keeps its size where it can.
    kept = counts[-1] if state.row.capacity == most_before else min(state.row.capacity, counts[-1])
    row = next_row(state, now, options=options, capacity=max(kept, counts[0]))
    return Draft(replace(state, row=row), ChangeKind.OPTIONS)


def clock_set(state: State, user_id: int, turn_seconds: int | None, claim_seconds: int | None, now: float) -> Draft:
    """The host sets the clock."""
    check_host_in_lobby(state, user_id)
    check_clock(turn_seconds, claim_seconds)
    claims = claim_time(turn_seconds) if claim_seconds is None else claim_seconds
    row = next_row(state, now, turn_seconds=turn_seconds, claim_seconds=claims)
    return Draft(replace(state, row=row), ChangeKind.OPTIONS)


def hints_set(state: State, user_id: int, hints: bool, now: float) -> Draft:
    """The host chooses whether the board tells what could be captured."""
    check_host_in_lobby(state, user_id)
    return Draft(replace(state, row=next_row(state, now, hints=hints)), ChangeKind.OPTIONS)


def begun(state: State, user_id: int, now: float) -> Draft:
    """The host starts the match with those who sit."""
    check_host_in_lobby(state, user_id)
    game = state.game()
    match = game.start(len(state.seats))
    row = next_row(state, now, status=Status.PLAYING, rules_version=game.version)
    return Draft(replace(state, row=row, match=match), ChangeKind.STARTED)


def cancelled(state: State, user_id: int, now: float) -> Draft:
    """The host closes the lobby."""
    check_host_in_lobby(state, user_id)
    return Draft(replace(state, row=next_row(state, now, status=Status.CANCELLED)), ChangeKind.CANCELLED)


def person_in(seat: int, person: Person) -> SeatInfo:
    """A seat that a person takes."""
    return SeatInfo(Seat(seat), person, False, person.name)


def renumbered(seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The same seats, numbered in their order."""
    return tuple(replace(info, seat=Seat(number)) for number, info in enumerate(seats))


def seat_for(state: State, user_id: int) -> SeatInfo:
    """The seat in which somebody decides; raises NOT_SEATED for others and for those who resigned."""
    seat = state.seat_of(user_id)
    if seat is None or not seat.human:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def check_lobby(state: State) -> None:
    """Raise unless people may still come and go."""
    if state.status is Status.PLAYING:
        raise Refused(Refusal.ALREADY_STARTED)
    if state.status is not Status.LOBBY:
        raise Refused(Refusal.TABLE_CLOSED, status=state.status)


def check_host_in_lobby(state: State, user_id: int) -> None:
    """Raise unless it is the host's own lobby."""
    check_lobby(state)
    if user_id != state.row.host_id:
        raise Refused(Refusal.NOT_HOST)


def check_room(state: State) -> None:
    """Raise when every seat is taken."""
    if len(state.seats) >= state.row.capacity:
        raise Refused(Refusal.TABLE_FULL, seats=state.row.capacity)


def check_clock(turn_seconds: int | None, claim_seconds: int | None) -> None:
    """Raise BAD_OPTION for times that make no sense."""
    if turn_seconds is not None and not 5 <= turn_seconds <= LONGEST_TURN_SECONDS:
        accepted = f"5 to {LONGEST_TURN_SECONDS}"
        raise Refused(Refusal.BAD_OPTION, name="turn_seconds", value=turn_seconds, accepted=accepted)
    if claim_seconds is not None and not 1 <= claim_seconds <= LONGEST_CLAIM_SECONDS:
        accepted = f"1 to {LONGEST_CLAIM_SECONDS}"
        raise Refused(Refusal.BAD_OPTION, name="claim_seconds", value=claim_seconds, accepted=accepted)


def _seated(state: State, seats: tuple[SeatInfo, ...], now: float, host_id: int | None = None) -> Draft:
    row = next_row(state, now, host_id=host_id or state.row.host_id)
    return Draft(replace(state, row=row, seats=seats), ChangeKind.SEATS, seats_changed=True)
