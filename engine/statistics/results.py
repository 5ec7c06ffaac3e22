"""A person's match history and statistics on a server.

Matches between people count. Matches against robots alone, solitaires and abandoned matches are counted apart (`Kind`).
A player who resigned has not won and came last. Sides with a tie share their place.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.rules.games import GAMES
from engine.rules.tiles import Seat
from engine.statistics.ratings import MU, PROVISIONAL, shown, shown_now
from engine.store.questions import ratings
from engine.store.questions import results as questions
from engine.store.questions.results import FINISHED, RoundScore, Seen, Span
from engine.store.questions.results import Kind as Kind
from engine.store.questions.results import PastMatch as PastMatch
from engine.store.questions.results import Tally as Tally
from engine.store.rows import MatchSeatRow as MatchSeatRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.model import ChannelRef, Snapshot

RECENT: Final = 10
"""How many of the latest places are shown."""
OPPONENTS: Final = 3


@dataclass(frozen=True, slots=True)
class Companion:
    """A partner or opponent of a person: matches, and how often the person won or lost them."""

    user_id: int
    name: str
    matches: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's rating in a game, as shown, after this many rated matches."""

    game: str
    rating: int
    matches: int

    @property
    def provisional(self) -> bool:
        """Whether it comes from too few matches."""
        return self.matches < PROVISIONAL


@dataclass(frozen=True, slots=True)
class RatingChange(Rated):
    """The rating of the person in a seat after a match that has changed it."""

    seat: Seat
    gained: int


@dataclass(frozen=True, slots=True)
class Stats:
    """A person's matches on a server, of one game or all."""

    user_id: int
    name: str | None
    """Their latest name here; None: no finished match."""
    people: Tally
    robots: Tally
    alone: Tally
    broken_off: int
    games: tuple[tuple[str, Tally], ...]
    """Matches between people by game, the most played first."""
    recent: tuple[tuple[int, int], ...]
    """Place and number of sides of the latest matches between people, the latest last."""
    streak: int
    """The longest winning streak between people."""
    running: int
    """The current one."""
    best_round: RoundScore | None
    """The best round, the earliest of equals. Across games, only those where high totals win."""
    partner: Companion | None
    """The most frequent partner. `won` counts the matches won together."""
    opponents: tuple[Companion, ...]
    """The most frequent opponents. `won` counts who of the two was ahead."""
    against: Companion | None = None
    """The same for the person who looks."""
    ratings: tuple[Rated, ...] = ()
    """By game, the most rated matches first."""
    achieved: tuple[str, ...] = ()
    """Achievements, the earliest first, if the statistics are of all games."""


def low_wins(game: str) -> bool:
    """Whether the lowest total wins. False for a game that no longer exists."""
    return game in GAMES and GAMES[game].low_wins


def won(seat: MatchSeatRow) -> bool:
    """Whether the seat came first, alone or shared, and its player did not resign."""
    return seat.place == 1 and not seat.resigned


def tally(user_id: int, matches: Iterable[PastMatch]) -> Tally:
    """A person's matches added up."""
    played = [(match, seat) for match in matches if (seat := match.seat_of(user_id))]
    wins = [match for match, seat in played if won(seat)]
    return Tally(
        matches=len(played),
        wins=len(wins),
        places=sum(seat.place for match, seat in played),
        points=sum(seat.total for _, seat in played),
        rounds=sum(seat.rounds for _, seat in played),
        shared=sum(len({other.side for other in match.seats if other.place == 1}) > 1 for match in wins),
    )


def companions(user_id: int, matches: Sequence[PastMatch], *, partners: bool) -> list[Companion]:
    """A person's partners or opponents under their latest names, the most matches first."""
    found: dict[int, Companion] = {}
    for match, mine in ((match, seat) for match in matches if (seat := match.seat_of(user_id))):
        for other in match.seats:
            if other.user_id is None or other.user_id == user_id or (other.side == mine.side) is not partners:
                continue
            here, there = mine.place, other.place
            ahead, behind = (won(mine), not won(mine)) if partners else (here < there, here > there)
            known = found.get(other.user_id, Companion(other.user_id, "", 0, 0, 0))
            counts = known.matches + 1, known.won + ahead, known.lost + behind
            found[other.user_id] = Companion(other.user_id, other.name, *counts)
    return sorted(found.values(), key=lambda one: (-one.matches, -one.won, one.user_id))


def stats_of(
    user_id: int, matches: Sequence[PastMatch], rounds: Sequence[RoundScore], asked_by: int | None = None
) -> Stats:
    """The statistics of a person's `matches`, the earliest first, and their `rounds`."""
    by_kind = {kind: [match for match in matches if match.kind is kind] for kind in Kind}
    people = by_kind[Kind.PEOPLE]
    mine = [(match, seat) for match in people if (seat := match.seat_of(user_id))]
    streak = running = 0
    for _, seat in mine:
        running = running + 1 if won(seat) else 0
        streak = max(streak, running)
    finished = [match for match in matches if match.kind in (Kind.PEOPLE, Kind.ROBOTS)]
    partners = companions(user_id, finished, partners=True)
    opponents = companions(user_id, people, partners=False)
    names = [seat.name for match in matches if (seat := match.seat_of(user_id))]
    by_game = Counter(match.game for match in people).most_common()
    return Stats(
        user_id=user_id,
        name=names[-1] if names else None,
        people=tally(user_id, people),
        robots=tally(user_id, by_kind[Kind.ROBOTS]),
        alone=tally(user_id, by_kind[Kind.ALONE]),
        broken_off=len(by_kind[Kind.BROKEN_OFF]),
        games=tuple((game, tally(user_id, [match for match in people if match.game == game])) for game, _ in by_game),
        recent=tuple((seat.place, match.sides) for match, seat in mine[-RECENT:]),
        streak=streak,
        running=running,
        best_round=best_of({match.table_id for match in people}, rounds),
        partner=partners[0] if partners else None,
        opponents=tuple(opponents[:OPPONENTS]),
        against=next((other for other in opponents if other.user_id == asked_by), None),
    )


def best_of(tables: set[str], rounds: Sequence[RoundScore]) -> RoundScore | None:
    """The round of these matches with the most points; the fewest if all are of one game where low totals win."""
    here = [one for one in rounds if one.table_id in tables]
    if here and low_wins(here[0].game) and len({one.game for one in here}) == 1:
        return min(here, key=lambda one: one.points)
    return max((one for one in here if not low_wins(one.game)), key=lambda one: one.points, default=None)


Hidden = Callable[[int | None, int | None], Awaitable[frozenset[str]]]
"""Names the matches that a person must not see now because they play the same deals; None: all readers of a server."""


class Results:
    """Answers questions about matches that are over."""

    def __init__(self, registry: TableRegistry, hidden: Hidden) -> None:
        self._ask, self._hidden = registry.ask, hidden

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
        """The matches that `asked_by` may see in `channel`, the latest first: the channel's own, and those of the
        server they played in. Only those with `user_id`, or played `here`."""
        found = await self._ask(
            questions.history,
            Seen(channel.guild_id, channel.channel_id, asked_by),
            kinds=kinds,
            user_id=user_id,
            channel_id=channel.channel_id if here else None,
            game=game,
            limit=limit,
            offset=offset,
            hidden=await self._hidden(asked_by, channel.guild_id),
        )
        return tuple(found)

    async def rating_changes(self, snapshot: Snapshot) -> tuple[RatingChange, ...]:
        """How a finished match has changed ratings, by seat; empty for an unrated one."""
        guild = snapshot.channel.guild_id
        if snapshot.is_open or snapshot.casual or guild is None:
            return ()
        rows = await self._ask(ratings.of_match, snapshot.id)
        begun = await self._ask(ratings.season_starts, guild)
        found = []
        for row, before in rows:
            starts = [start for start in begun if start < row.number]
            was = shown_now(before, starts) if before else shown(MU)
            rating = shown(row.mu)
            found.append(RatingChange(row.game, rating, row.matches, Seat(row.seat), rating - was))
        return tuple(found)

    async def stats(
        self, guild_id: int | None, user_id: int, game: str | None = None, asked_by: int | None = None
    ) -> Stats:
        """A person's statistics on a server, or on all without best rounds and ratings, as `asked_by` may see them;
        None: as everyone may."""
        hidden = await self._hidden(asked_by, guild_id)
        rows = await self._ask(
            questions.history, None, kinds=tuple(Kind), guild_id=guild_id, user_id=user_id, game=game, hidden=hidden
        )
        if guild_id is None:
            return stats_of(user_id, rows[::-1], (), asked_by)
        span = Span(guild_id, game, hidden=hidden)
        rounds = await self._ask(questions.rounds_of, span, user_id)
        rated = await self._ask(ratings.latest, span, [user_id])
        starts = await self._ask(ratings.season_starts, guild_id)
        now = tuple(Rated(row.game, shown_now(row, starts), row.matches) for row in rated)
        return replace(stats_of(user_id, rows[::-1], rounds, asked_by), ratings=now)
