"""A person's statistics: running results that are kept when a match is stored, voided or deleted.

Pairs are added up (`PairRow`). A career depends on the order of matches (`CareerRow`): a match that is the latest one
of its people continues their careers. After every other change, the careers are made anew.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Insert,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    distinct,
    except_,
    func,
    or_,
    select,
    union_all,
)

from engine.store import schema
from engine.store.questions.results import ONE, Kind, counting
from engine.store.questions.statements import adding, fetch, put_many, slow
from engine.store.rows import JOINED_LATE, BestRound, Career, CareerRow, PairRow

RECENT: Final = 10
"""How many of the latest places a career has."""
PAIR_SUMS: Final = ("together", "together_won", "against", "won", "lost")
ALL_GAMES: Final = ""
AT_ONCE: Final = 5000
Key = tuple[int, int, str]
"""Server, person and game."""


class Played(NamedTuple):
    """What a career needs to know of a match."""

    won: bool
    place: int
    sides: int
    rounds: tuple[BestRound, ...]


def after(career: Career, match: Played) -> Career:
    """The career after its next match."""
    running = career.running + 1 if match.won else 0
    highest = [] if career.highest is None else [career.highest]
    lowest = [] if career.lowest is None else [career.lowest]
    return Career(
        max(career.streak, running),
        running,
        (*career.recent, (match.place, match.sides))[-RECENT:],
        max((*highest, *match.rounds), key=lambda one: one.points, default=None),
        min((*lowest, *match.rounds), key=lambda one: one.points, default=None),
    )


def _rounds(lines: Iterable[Row[Any]]) -> Iterator[BestRound]:
    """The rounds of a person's side while they played."""
    for line in lines:
        if line.number is not None and line.why != JOINED_LATE and (not line.resigned or line.number <= line.rounds):
            yield BestRound(line.table_id, line.number, line.scores[line.side], line.ended_at)


def _lines(*which: ColumnElement[bool]) -> Select[Any]:
    """Each person in each round of the matches to which these conditions apply."""
    seat, other, round_ = schema.match_seats.c, schema.match_seats.alias().c, schema.round_results.c
    of = counting(*which)
    sides = select(func.count(distinct(other.side))).where(other.table_id == of.c.table_id).scalar_subquery()
    return (
        select(of.c.guild_id, of.c.game, of.c.ended_at, of.c.table_id, seat.user_id, seat.seat, seat.side, seat.place)
        .add_columns(seat.resigned, seat.why, seat.rounds, sides.label("sides"), round_.number, round_.scores)
        .select_from(of.join(schema.match_seats, seat.table_id == of.c.table_id))
        .outerjoin(schema.round_results, round_.table_id == of.c.table_id)
        .where(of.c.kind == Kind.PEOPLE.value, seat.user_id.is_not(None))
        .order_by(of.c.ended_at, of.c.table_id, seat.seat, round_.number)
    )


def folded(
    connection: Connection, start: Mapping[Key, CareerRow], *which: ColumnElement[bool], user_id: int | None = None
) -> dict[Key, CareerRow]:
    """The careers from `start` on after the matches to which these conditions apply, of all people or one."""
    asked = _lines(*which)
    if user_id is not None:
        asked = asked.where(schema.match_seats.c.user_id == user_id)
    return _continued(start, connection.execute(asked, execution_options={"yield_per": AT_ONCE}))


def _continued(start: Mapping[Key, CareerRow], rows: Iterable[Row[Any]]) -> dict[Key, CareerRow]:
    """The careers from `start` on after these lines."""
    found = dict(start)
    for (table_id, user, _), group in groupby(rows, key=lambda row: (row.table_id, row.user_id, row.seat)):
        lines = list(group)
        one = lines[0]
        match = Played(one.place == 1 and not one.resigned, one.place, one.sides, tuple(_rounds(lines)))
        for game in (one.game, ALL_GAMES):
            key = (one.guild_id, user, game)
            career = found[key].career if key in found else Career()
            found[key] = CareerRow(*key, one.ended_at, table_id, after(career, match))
    return found


def _pairs(*which: ColumnElement[bool]) -> Select[Any]:
    """The columns of pairs, from the matches to which these conditions apply."""
    of, mine, other = counting(*which), schema.match_seats.c, schema.match_seats.alias()
    same, people = mine.side == other.c.side, of.c.kind == Kind.PEOPLE.value

    def number(*conditions: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((and_(*conditions), 1), else_=0))

    opposed = and_(~same, people)
    key = mine.user_id, of.c.guild_id, other.c.user_id, of.c.game
    return (
        select(*key, number(same), number(same, mine.place == 1, mine.resigned.is_(False)))
        .add_columns(number(opposed), number(opposed, mine.place < other.c.place))
        .add_columns(number(opposed, mine.place > other.c.place))
        .select_from(of.join(schema.match_seats, mine.table_id == of.c.table_id))
        .join(other, and_(other.c.table_id == of.c.table_id, other.c.user_id != mine.user_id))
        .where(of.c.kind.in_((Kind.PEOPLE.value, Kind.ROBOTS.value)), or_(same, people))
        .group_by(*key)
    )


def pairs(connection: Connection, *which: ColumnElement[bool], user_id: int | None = None) -> list[PairRow]:
    """The pairs that these matches add to, of all people or one."""
    asked = _pairs(*which)
    if user_id is not None:
        asked = asked.where(schema.match_seats.c.user_id == user_id)
    return [PairRow(*row[:4], *map(int, row[4:])) for row in connection.execute(asked)]


# -- kept --


_lines_of_one = cache(partial(_lines, ONE))
_career, _seat = schema.careers.c, schema.match_seats.c
THEIRS: Final = select(schema.careers).where(
    _career.guild_id == bindparam("guild"),
    _career.user_id.in_(select(_seat.user_id).where(_seat.table_id == bindparam("of"))),
    or_(_career.game == bindparam("game"), _career.game == ALL_GAMES),
)
"""The careers of a match's people in its game and in all games."""


@cache
def _pairing(dialect: str) -> Insert:
    """Add the match `of` to its pairs, or (`sign` -1) take it off."""
    names, row = [column.name for column in schema.pairs.c], _pairs(ONE).subquery()
    values: dict[str, ColumnElement[Any]] = dict(zip(names, row.c, strict=True))
    sign: ColumnElement[int] = bindparam("sign", type_=BigInteger)
    values |= {name: sign * values[name] for name in PAIR_SUMS}
    asked = select(*values.values()).where(row.c.user_id > 0)
    return adding(dialect, schema.pairs, PAIR_SUMS).from_select(names, asked.order_by(*list(row.c)[:3]))


def book(connection: Connection, table_id: str, match: Any, sign: int = 1) -> None:
    """Count a match that was just stored, or (-1) take off a match before it is voided or deleted. `match` has its
    server, game and end."""
    pair, of = schema.pairs.c, {"of": table_id}
    connection.execute(_pairing(connection.dialect.name), of | {"sign": sign})
    if sign < 0:
        them = select(_seat.user_id).where(_seat.table_id == table_id)
        connection.execute(delete(schema.pairs).where(pair.user_id.in_(them), pair.together + pair.against <= 0))
    lines = connection.execute(_lines_of_one(), of).all()
    if not lines:
        return
    people = {line.user_id for line in lines}
    guild, games = match.guild_id or 0, (match.game, ALL_GAMES)
    asked = of | {"guild": guild, "game": match.game}
    before = {(row.guild_id, row.user_id, row.game): row for row in fetch(connection, CareerRow, THEIRS, asked)}
    late = people if sign < 0 else {
        row.user_id for row in before.values() if (row.ended_at, row.table_id) > (match.ended_at, table_id)
    }  # fmt: skip
    kept = {key: row for key, row in before.items() if key[1] not in late}
    rows = _continued(kept, lines) if sign > 0 else {}
    for user in late:
        others = [_of(guild)]
        if sign < 0:
            others.append(schema.match_results.c.table_id != table_id)
        anew = folded(connection, {}, *others, user_id=user)
        rows |= {key: row for key, row in anew.items() if key[2] in games}
    put_many(connection, schema.careers, [row for key, row in sorted(rows.items()) if before.get(key) != row])
    at = schema.careers.c
    for key in before.keys() - rows.keys():
        gone = at.guild_id == key[0], at.user_id == key[1], at.game == key[2]
        connection.execute(delete(schema.careers).where(*gone))


def add(connection: Connection, which: ColumnElement[bool]) -> None:
    """Add the matches to which this condition applies, which are later than all that their people have."""
    names = [column.name for column in schema.pairs.c]
    connection.execute(adding(connection.dialect.name, schema.pairs, PAIR_SUMS).from_select(names, _pairs(which)))
    at, seat, of = schema.careers.c, schema.match_seats.c, counting(which)
    people = select(of.c.guild_id, seat.user_id).join_from(of, schema.match_seats, seat.table_id == of.c.table_id)
    here = people.distinct().subquery().c
    asked = _careers().where(at.guild_id == here.guild_id, at.user_id == here.user_id)
    before = {(row.guild_id, row.user_id, row.game): row for row in fetch(connection, CareerRow, asked)}
    rows = folded(connection, before, which)
    put_many(connection, schema.careers, [row for key, row in sorted(rows.items()) if before.get(key) != row])


def _careers(*which: ColumnElement[bool]) -> Select[Any]:
    return select(schema.careers).where(*which)


# -- a person's page --


class Met(NamedTuple):
    """The sums of pairs, see `PairRow`."""

    together: int
    together_won: int
    against: int
    won: int
    lost: int


class Record(NamedTuple):
    """What a person's page is made of, apart from tallies."""

    met: dict[int, Met]
    """By person."""
    careers: dict[str, Career]
    """By game, and of all games together."""


def record_of(
    connection: Connection, guild_id: int | None, user_id: int, game: str | None, hidden: Collection[str]
) -> Record:
    """The pairs and careers of a person on a server, or (None) everywhere, of one game or all, without the matches in
    `hidden`. A career everywhere, or without a hidden match, is made from all its matches."""
    match, at, pair = schema.match_results.c, schema.careers.c, schema.pairs.c
    here = [] if guild_id is None else [match.guild_id == guild_id]
    mine = [pair.user_id == user_id] + ([] if guild_id is None else [pair.guild_id == guild_id])
    if game is not None:
        mine.append(pair.game == game)
    sums = (func.sum(pair[name]) for name in PAIR_SUMS)
    asked = select(pair.other_user_id, *sums).where(*mine).group_by(pair.other_user_id)
    met = {other: Met(*map(int, numbers)) for other, *numbers in connection.execute(asked)}
    unseen = {}
    if hidden:
        unseen = folded(connection, {}, *here, match.table_id.in_(hidden), user_id=user_id)
        for row in pairs(connection, *here, match.table_id.in_(hidden), user_id=user_id):
            if game in (None, row.game):
                less = (getattr(row, name) for name in PAIR_SUMS)
                met[row.other_user_id] = Met(*map(int.__sub__, met[row.other_user_id], less))
    if guild_id is not None and not unseen:
        rows = fetch(connection, CareerRow, _careers(at.guild_id == guild_id, at.user_id == user_id))
        return Record(met, {row.game: row.career for row in rows})
    everywhere = folded(connection, {}, *here, match.table_id.not_in(hidden), user_id=user_id)
    return Record(met, {key[2]: row.career for key, row in everywhere.items()})


def opponents_of(
    connection: Connection, guild_id: int, game: str, user_ids: Collection[int], hidden: Collection[str] = ()
) -> dict[int, int]:
    """How many different opponents each of these people has met in a game on a server, without the `hidden` matches."""
    at, found, users = schema.pairs.c, dict[int, int](), sorted(user_ids)
    asked = select(at.user_id, func.count().label("met"))
    asked = asked.where(at.guild_id == guild_id, at.game == game, at.against > 0)
    for first in range(0, len(users), AT_ONCE):
        these = asked.where(at.user_id.in_(users[first : first + AT_ONCE])).group_by(at.user_id)
        found |= {row.user_id: row.met for row in connection.execute(these)}
    match = schema.match_results.c
    here = match.guild_id == guild_id, match.game == game, match.table_id.in_(hidden)
    for row in pairs(connection, *here) if hidden else ():
        this = at.guild_id == guild_id, at.game == game, at.other_user_id == row.other_user_id
        if row.user_id in found and row.against:
            ever = connection.scalar(select(at.against).where(at.user_id == row.user_id, *this))
            found[row.user_id] -= ever == row.against
    return found


# -- proof and repair --


def _of(guild_id: int) -> ColumnElement[bool]:
    match = schema.match_results.c
    return match.guild_id == guild_id if guild_id else match.guild_id.is_(None)


@slow
def differences(connection: Connection) -> int:
    """How many pairs and careers don't follow from the stored matches, or are missing."""
    stored, wanted = select(schema.pairs), _pairs()
    both = union_all(*(select(except_(*of).subquery()) for of in ((stored, wanted), (wanted, stored)))).subquery()
    keys = select(*(both.c[name] for name in ("user_id", "guild_id", "other_user_id", "game"))).distinct().subquery()
    wrong = int(connection.scalar(select(func.count()).select_from(keys)) or 0)
    known = {(row.guild_id, row.user_id, row.game): row for row in fetch(connection, CareerRow, _careers())}
    made = folded(connection, {})
    return wrong + sum(known.get(key) != made.get(key) for key in known.keys() | made.keys())
