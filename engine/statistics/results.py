"""What is known of matches that are over: who played whom, how it ended, and what follows from it for a person.

Matches between people count; those against robots alone, solitaires and matches that were broken off are kept apart
(`Kind`). Whoever resigned has not won, and came last. Sides that tie share their place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.rules.games import GAMES
from engine.rules.tiles import Seat
from engine.statistics.ratings import MU, PROVISIONAL, carried, shown
from engine.store import Store
from engine.store.questions import ratings, seasons
from engine.store.questions import results as queries
from engine.store.questions.results import FINISHED, PastRow, RoundScore, Seen
from engine.store.questions.results import Kind as Kind
from engine.store.rows import PRIVATE
from engine.tables.core.model import ChannelRef, Snapshot, Status, TableId
from engine.tables.core.state import Reader

RECENT: Final = 10
"""How many of the latest matches are told one by one."""
OPPONENTS: Final = 3


@dataclass(frozen=True, slots=True)
class PastSeat:
    """Somebody's result in a match that is over; `place` 1 is first, and sides that tie share a place. Of a match
    that was broken off, place and total are 0."""

    seat: Seat
    side: int
    user_id: int | None
    name: str
    place: int
    total: int
    resigned: bool

    @property
    def robot(self) -> bool:
        """Whether nobody sat there."""
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over."""

    table_id: TableId
    channel: ChannelRef
    game: str
    rounds: int
    ended_at: int
    kind: Kind
    seats: tuple[PastSeat, ...]

    @property
    def sides(self) -> int:
        """How many sides there were."""
        return len({seat.side for seat in self.seats})

    def seat_of(self, user_id: int) -> PastSeat | None:
        """Where somebody sat."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def place_of(self, seat: PastSeat) -> int:
        """The seat's place; the last one for whoever resigned."""
        return self.sides if seat.resigned else seat.place


@dataclass(frozen=True, slots=True)
class Counted:
    """Matches added up. `places` and `points` are sums; those who resigned keep their side's points."""

    matches: int = 0
    wins: int = 0
    shared: int = 0
    """How many of the wins were shared with another side."""
    places: int = 0
    points: int = 0

    @property
    def place(self) -> float | None:
        """The average place."""
        return self.places / self.matches if self.matches else None

    @property
    def average(self) -> float | None:
        """Points a match."""
        return self.points / self.matches if self.matches else None


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody one has played with or against: matches, and who was ahead how often."""

    user_id: int
    name: str
    matches: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating in a game, as it is shown, after so many rated matches."""

    game: str
    rating: int
    matches: int

    @property
    def provisional(self) -> bool:
        """Whether it is still a guess."""
        return self.matches < PROVISIONAL


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match has made of the rating of whoever sits in `seat`, both as they are shown."""

    seat: Seat
    rating: int
    gained: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Stats:
    """A person's matches on a server, of one game or of all."""

    user_id: int
    name: str | None
    """The name they last went by; None: they have finished no match here."""
    people: Counted
    robots: Counted
    alone: Counted
    broken_off: int
    games: tuple[tuple[str, Counted], ...]
    """By game, the most played first; only matches between people."""
    recent: tuple[tuple[int, int], ...]
    """Place and number of sides in the latest matches between people, the latest last."""
    streak: int
    """The most matches between people won in a row."""
    running: int
    """How many were won since the last that was not."""
    best_round: RoundScore | None
    """The earliest round of the best score; without a game, of those where high totals win."""
    partner: Companion | None
    """With whom they shared a side most often; `won` counts the matches they won together."""
    opponents: tuple[Companion, ...]
    """Whom they met most often; `won` counts who of the two was ahead."""
    against: Companion | None = None
    """The same for whoever asks."""
    ratings: tuple[Rated, ...] = ()
    """By game, those with the most rated matches first."""
    achieved: tuple[str, ...] = ()
    """What they have achieved (`Achievement`), the earliest first; of all games alone."""


def low_wins(game: str) -> bool:
    """Whether the lowest total wins; a game that this program no longer has counts upwards."""
    return game in GAMES and GAMES[game].low_wins


def won(match: PastMatch, seat: PastSeat) -> bool:
    """Whether the seat was first, alone or with others, and stayed to the end."""
    return seat.place == 1 and not seat.resigned


def counted(user_id: int, matches: Iterable[PastMatch]) -> Counted:
    """Matches added up for one who played in them."""
    number = wins = shared = places = points = 0
    for match in matches:
        seat = match.seat_of(user_id)
        if seat is None:
            continue
        first = won(match, seat)
        number += 1
        wins += first
        shared += first and len({other.side for other in match.seats if other.place == 1}) > 1
        places += match.place_of(seat)
        points += seat.total
    return Counted(number, wins, shared, places, points)


def companions(user_id: int, matches: Sequence[PastMatch], *, partners: bool) -> list[Companion]:
    """Whom somebody has played with (`partners`) or against, the most matches first; later names count."""
    names: dict[int, str] = {}
    number: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    for match in matches:
        mine = match.seat_of(user_id)
        if mine is None:
            continue
        for other in match.seats:
            if other.user_id in (None, user_id) or (other.side == mine.side) is not partners:
                continue
            assert other.user_id is not None
            names[other.user_id] = other.name
            number[other.user_id] += 1
            here, there = match.place_of(mine), match.place_of(other)
            ahead[other.user_id] += won(match, mine) if partners else here < there
            behind[other.user_id] += not won(match, mine) if partners else here > there
    order = sorted(number, key=lambda user: (-number[user], -ahead[user], user))
    return [Companion(user, names[user], number[user], ahead[user], behind[user]) for user in order]


def stats_of(
    user_id: int, matches: Sequence[PastMatch], rounds: Sequence[RoundScore], asked_by: int | None = None
) -> Stats:
    """What follows from somebody's `matches`, the earliest first, and the rounds of those that count."""
    by_kind = {kind: [match for match in matches if match.kind is kind] for kind in Kind}
    people = by_kind[Kind.PEOPLE]
    finished = [match for match in matches if match.kind in (Kind.PEOPLE, Kind.ROBOTS)]
    mine = [(match, seat) for match in people if (seat := match.seat_of(user_id))]
    streak = running = 0
    for match, seat in mine:
        running = running + 1 if won(match, seat) else 0
        streak = max(streak, running)
    partners = companions(user_id, finished, partners=True)
    opponents = companions(user_id, people, partners=False)
    names = [seat.name for match in matches if (seat := match.seat_of(user_id))]
    by_game = Counter(match.game for match in people)
    return Stats(
        user_id=user_id,
        name=names[-1] if names else None,
        people=counted(user_id, people),
        robots=counted(user_id, by_kind[Kind.ROBOTS]),
        alone=counted(user_id, by_kind[Kind.ALONE]),
        broken_off=len(by_kind[Kind.BROKEN_OFF]),
        games=tuple(
            (game, counted(user_id, [match for match in people if match.game == game]))
            for game, _ in by_game.most_common()
        ),
        recent=tuple((match.place_of(seat), match.sides) for match, seat in mine[-RECENT:]),
        streak=streak,
        running=running,
        best_round=best_of({match.table_id for match in people}, rounds),
        partner=partners[0] if partners else None,
        opponents=tuple(opponents[:OPPONENTS]),
        against=next((other for other in opponents if other.user_id == asked_by), None),
    )


def best_of(tables: set[TableId], rounds: Sequence[RoundScore]) -> RoundScore | None:
    """The best round of these matches: the most points; the fewest only where all are of a game where they win."""
    here = [one for one in rounds if one.table_id in tables]
    low = bool(here) and all(low_wins(one.game) for one in here) and len({one.game for one in here}) == 1
    if low:
        return min(here, key=lambda one: one.points)
    return max((one for one in here if not low_wins(one.game)), key=lambda one: one.points, default=None)


def past_match(row: PastRow) -> PastMatch:
    """A match that is over, as it is shown."""
    seats = tuple(
        PastSeat(Seat(seat.seat), seat.side, seat.user_id, seat.name, seat.place, seat.total, seat.resigned)
        for seat in row.seats
    )
    channel = ChannelRef(row.guild_id, row.channel_id)
    return PastMatch(TableId(row.table_id), channel, row.game, row.rounds, row.ended_at, row.kind, seats)


class Results:
    """The questions about matches that are over."""

    def __init__(self, store: Store, read: Reader, hidden: Callable[[int], Awaitable[set[str]]]) -> None:
        """`hidden`: the matches that somebody shall not read of just now."""
        self._store = store
        self._read = read
        self._hidden = hidden

    async def history(
        self,
        channel: ChannelRef,
        asked_by: int,
        *,
        user_id: int | None = None,
        here: bool = False,
        game: str | None = None,
        kinds: Sequence[Kind] = FINISHED,
        limit: int = 25,
        offset: int = 0,
    ) -> tuple[PastMatch, ...]:
        """What `asked_by` may see in `channel` of the matches that are over, the latest first: those of that channel,
        and those of the server at which they sat, but none whose deals they are playing; only those at which `user_id`
        sat, or that were played `here`."""
        hidden = await self._hidden(asked_by)
        seen = Seen(channel.guild_id, channel.channel_id, asked_by, PRIVATE)
        rows = await self._read(
            self._store.ask(
                lambda connection: queries.history(
                    connection,
                    seen,
                    kinds=kinds,
                    user_id=user_id,
                    channel_id=channel.channel_id if here else None,
                    game=game,
                    limit=limit,
                    offset=offset,
                    hidden=hidden,
                )
            )
        )
        return tuple(map(past_match, rows))

    async def rating_changes(self, snapshot: Snapshot) -> tuple[RatingChange, ...]:
        """What a finished match has made of people's ratings, by seat; none where it does not count."""
        if snapshot.status is not Status.FINISHED or snapshot.casual:
            return ()
        rows = await self._read(self._store.ask(lambda connection: ratings.of_match(connection, snapshot.id)))
        begun = await self._starts(snapshot.channel.guild_id)
        found = []
        for row, before in rows:
            starts = [start for start in begun if start < row.number]
            was = shown(carried(before, starts).mu if before else MU)
            found.append(RatingChange(Seat(row.seat), shown(row.mu), shown(row.mu) - was, row.matches < PROVISIONAL))
        return tuple(found)

    async def _starts(self, guild_id: int | None) -> Sequence[int]:
        """After which rated matches seasons of a server began."""
        if guild_id is None:
            return ()
        return await self._read(self._store.ask(lambda connection: seasons.starts(connection, guild_id)))

    async def stats(self, guild_id: int, user_id: int, game: str | None = None, asked_by: int | None = None) -> Stats:
        """Somebody's matches on a server."""
        rows = await self._read(
            self._store.ask(
                lambda connection: queries.history(
                    connection, None, kinds=tuple(Kind), guild_id=guild_id, user_id=user_id, game=game
                )
            )
        )
        rounds = await self._read(
            self._store.ask(lambda connection: queries.rounds_of(connection, guild_id, user_id, game))
        )
        rated = await self._read(
            self._store.ask(lambda connection: ratings.ratings_of(connection, guild_id, user_id, game))
        )
        stats = stats_of(user_id, [past_match(row) for row in reversed(rows)], rounds, asked_by)
        starts = await self._starts(guild_id)
        now = tuple(Rated(row.game, shown(carried(row, starts).mu), row.matches) for row in rated)
        return replace(stats, ratings=now)
