"""Who has played which part of a match, and what the match is worth to each of them (`engine.pairing.worth`).

A seat that one person plays to the end leaves no trace. Everything else does: `Participants.stints`.
"""

from collections.abc import Sequence
from dataclasses import replace

from engine.pairing.worth import Ended, Left, Part, Played, decided, side_places, worth
from engine.rules.scoring import places, side_of
from engine.rules.views import View
from engine.tables.table.model import Moves, Person, SeatInfo, Snapshot, Status, game_at
from engine.tables.table.participants import Participants, Stint


def left(table: Snapshot, user_id: int | None, why: Left) -> Participants:
    """The participants when a person leaves their seat to a robot. Who has decided the match can't lose it."""
    info = next((info for info in table.seats if info.user_id == user_id), None)
    mine = _of(table, user_id or 0) or (None if info is None else stint_at(table, info))
    if mine is None or mine.left is not None:
        return table.participants
    if is_decided(table) and not mine.since:
        return _with(table, mine)
    return _with(table, replace(mine, left=why, until=len(table.rounds), step=table.steps))


def back(table: Snapshot, info: SeatInfo) -> Participants:
    """The participants when a person plays their own seat again. A decided match stays so, unless only their time had
    run out and the winner still plays."""
    table = replace(table, participants=_settled(table, info.seat))
    mine = _of(table, info.user_id or 0)
    over = is_decided(table) and (mine is None or mine.left is Left.RESIGNED or not table.people)
    if mine is None or over:
        return table.participants
    return _with(table, replace(mine, left=None, until=0, step=0))


def taken(table: Snapshot, seat: int, person: Person, *, substitute: bool) -> Participants:
    """The participants when a newcomer takes over a seat, or a substitute for someone who is away. In a decided match
    it is for fun."""
    substitute = substitute or is_decided(table)
    table = replace(table, participants=_settled(table, seat))
    since = max(len(table.rounds), table.dealt)
    stint = Stint(person.user_id, person.name, seat, since, substitute=substitute)
    return replace(table.participants, stints=(*table.participants.stints, stint))


def after_first_round(table: Snapshot, participants: Participants) -> Participants:
    """The participants once a table has played its first round: then it is settled whether the match is void."""
    table = replace(table, participants=participants)
    for info in table.seats:
        mine, made = stint_at(table, info), _moves(table, info.seat)
        if mine is not None and not mine.since and made.late and not made.own:
            table = replace(table, participants=_with(table, replace(mine, no_show=True)))
    return table.participants


def stint_at(table: Snapshot, info: SeatInfo) -> Stint | None:
    """The stint of the person in a seat; None: a robot has it from the start."""
    if info.user_id is None:
        return None
    return _of(table, info.user_id) or Stint(info.user_id, info.name, info.seat)


def _of(table: Snapshot, user_id: int) -> Stint | None:
    return next((one for one in table.participants.stints if one.user_id == user_id), None)


def _with(table: Snapshot, stint: Stint) -> Participants:
    rest = tuple(one for one in table.participants.stints if one.user_id != stint.user_id)
    return replace(table.participants, stints=(*rest, stint))


def _moves(table: Snapshot, seat: int) -> Moves:
    return table.moves[seat] if seat < len(table.moves) else Moves()


def _unsettled(table: Snapshot, seat: int) -> int:
    """The moves at a seat since the last change of its players: they are the present one's."""
    return max(0, _moves(table, seat).own - sum(one.moves for one in table.participants.stints if one.seat == seat))


def _settled(table: Snapshot, seat: int) -> Participants:
    """The participants with the moves of a seat booked to the person who has made them."""
    mine = stint_at(table, table.seats[seat])
    if mine is None:
        return table.participants
    return _with(table, replace(mine, moves=mine.moves + _unsettled(table, seat)))


def has_played(table: Snapshot, user_id: int) -> bool:
    """Whether a person had a seat in this match before."""
    return _of(table, user_id) is not None


def took_part(table: Snapshot, user_id: int) -> bool:
    """Whether a person has or had a seat in this match."""
    return table.seat_of(user_id) is not None or has_played(table, user_id)


def owner_of(table: Snapshot, seat: int) -> int | None:
    """The person whose time ran out in a robot's seat, if they may come back: they have not given it up."""
    info = table.seats[seat]
    mine = None if info.human or info.user_id is None else _of(table, info.user_id)
    given_up = mine is None or mine.left is not Left.LATE or table.clock.seat(seat).forfeited
    return None if given_up else info.user_id


def ahead(table: Snapshot) -> set[int]:
    """The sides that lead after the last round; none if all are level."""
    _, found = standing_of(table)
    return set() if len(set(found)) < 2 else {side for side, place in enumerate(found) if place == 1}


def side_at(table: Snapshot, seat: int) -> int:
    """The side of a seat."""
    return side_of(game_at(table).sides(len(table.seats)), table.seats[seat].seat)


# -- its worth --


def parts_of(table: Snapshot) -> tuple[Part, ...]:
    """The part of each person, by seat."""
    found = {one.user_id: one for one in table.participants.stints}
    here = {info.user_id: info for info in table.seats if info.user_id is not None}
    away = {one.user_id for one in table.participants.away}
    for user_id, info in here.items():
        if user_id not in found:
            # Matches of before 2.0 noted only that someone had left.
            lost = Left.RESIGNED if info.resigned and user_id not in away else None
            found[user_id] = Stint(user_id, info.name, info.seat, until=len(table.rounds), left=lost)
    parts = []
    for one in sorted(found.values(), key=lambda one: (one.seat, one.since, one.substitute)):
        moves = one.moves + (_unsettled(table, one.seat) if one.user_id in here else 0)
        late = _moves(table, one.seat).late > 0
        mine = one.user_id, one.seat, side_at(table, one.seat), moves, late
        parts.append(Part(*mine, one.since, one.until, one.left, one.step, one.substitute, one.no_show))
    return tuple(parts)


def is_decided(table: Snapshot) -> bool:
    """Whether all sides but one have left."""
    return table.match is not None and decided(len(game_at(table).sides(len(table.seats))), parts_of(table))


def has_result(table: Snapshot) -> bool:
    """Whether the match is over and has a result: it was played out, or stood as it was once someone had left. One that
    was played on for fun has none."""
    if table.status is Status.FINISHED:
        played = parts_of(table)
        return table.outcome is not None and not (played and all(part.substitute for part in played))
    begun = table.status is Status.CANCELLED and table.match is not None
    return begun and table.participants.ended is Ended.PLAYED and any(part.left for part in parts_of(table))


def standing_of(table: Snapshot) -> tuple[Sequence[int], Sequence[int]]:
    """Totals and places by side, at the end or after the last round."""
    if table.outcome is not None:
        return table.outcome.totals, table.outcome.places
    game = game_at(table)
    totals = table.rounds[-1].totals if table.rounds else (0,) * len(game.sides(len(table.seats)))
    return totals, places(totals, low_wins=game.low_wins)


def played_at(table: Snapshot, now: float) -> Played:
    """The facts of a match that decide its worth."""
    totals, found = standing_of(table)
    return Played(
        parts_of(table),
        tuple(result.scores for result in table.rounds),
        totals,
        found,
        seconds=int(now) - (table.begun_at or int(now)),
        low_wins=game_at(table).low_wins,
        ended=table.participants.ended,
        rated=not table.casual and table.deals_of is None and table.channel.guild_id is not None,
    )


def with_places(table: Snapshot, view: View) -> View:
    """A view of the table with the places that count once its match is over: who left comes last."""
    if view.outcome is None or not any(part.left for part in table.participants.stints):
        return view
    found = tuple(side_places(played_at(table, table.active_at)))
    return replace(view, outcome=replace(view.outcome, places=found))


def winners(table: Snapshot) -> list[int]:
    """The seats that have won a match that ended early and counts; none if it has no result."""
    if not has_result(table):
        return []
    found = worth(played_at(table, table.active_at))
    people = {info.user_id: info.seat for info in table.seats}
    return [people[one.user_id] for one in found if one.won and one.user_id in people]
