"""A person's match history and statistics on a server.

Matches between people count. Matches against robots alone, solitaires and abandoned matches are counted apart (`Kind`).
A player who resigned has not won and came last. Sides with a tie share their place.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final, TypedDict, Unpack

from engine.rules.games import GAMES
from engine.rules.options import read_number
from engine.rules.tiles import Seat
from engine.statistics.ratings import MU, PROVISIONAL, shown, shown_now
from engine.store.questions import ratings, tallies
from engine.store.questions import results as questions
from engine.store.questions.careers import ALL_GAMES, Met, record_of
from engine.store.questions.results import FINISHED, Mark, Seen, Span
from engine.store.questions.results import Kind as Kind
from engine.store.questions.results import PastMatch as PastMatch
from engine.store.questions.results import Tally as Tally
from engine.store.rows import Career
from engine.store.rows import MatchSeatRow as MatchSeatRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.model import ChannelRef, Snapshot

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
class RoundScore:
    """What a person's side scored in a round of a finished match."""

    game: str
    table_id: str
    number: int
    points: int


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


def best_of(careers: Mapping[str, Career]) -> RoundScore | None:
    """The round with the most points, from careers by game; the fewest if all are of one game where low totals win."""
    if len(careers) == 1 and (low := next((game for game in careers if low_wins(game)), None)):
        found = [(low, careers[low].lowest)]
    else:
        found = [(game, career.highest) for game, career in careers.items() if not low_wins(game)]
    rounds = [(one.points, -one.at, game, one) for game, one in found if one is not None]
    best = max(rounds, key=lambda one: one[:2], default=None)
    return None if best is None else RoundScore(best[2], best[3].table_id, best[3].number, best[0])


def companions(met: Mapping[int, Met], *, partners: bool) -> list[Companion]:
    """A person's partners or opponents, without their names, the most matches first."""
    found = [
        Companion(user, "", one.together, one.together_won, one.together - one.together_won)
        if partners
        else Companion(user, "", one.against, one.won, one.lost)
        for user, one in met.items()
        if (one.together if partners else one.against) > 0
    ]
    return sorted(found, key=lambda one: (-one.matches, -one.won, one.user_id))


def added(tallies: Iterable[Tally]) -> Tally:
    """Tallies together."""
    return reduce(Tally.plus, tallies, Tally())


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of matches, the latest first, and the pages beside it (`read_mark`), empty if there are none."""

    matches: tuple[PastMatch, ...]
    newer: str = ""
    older: str = ""


FIRST_PAGE: Final = "0"
_MARK: Final = re.compile(r"([no])([0-9a-f]{8})([a-z0-9]{1,16})", re.ASCII)


def mark_text(match: PastMatch, *, newer: bool) -> str:
    """The page that begins beside this match: `o65a1b2c3k3m9qrst`, older or newer matches."""
    return f"{'n' if newer else 'o'}{match.ended_at:08x}{match.table_id}"


def read_mark(page: str) -> tuple[Mark | None, int]:
    """Where a page begins: at a mark, or after so many pages (the buttons of 1.0.0). Nonsense is the first page."""
    if found := _MARK.fullmatch(page):
        return Mark(int(found[2], 16), found[3], newer=found[1] == "n"), 0
    return None, read_number(page, 9999) or 0


Hidden = Callable[[int | None, int | None], Awaitable[frozenset[str]]]
"""Names the matches that a person must not see now because they play the same deals; None: all readers of a server."""


class Which(TypedDict, total=False):
    """The matches of a history, see `Results.history`."""

    user_id: int | None
    here: bool
    game: str | None
    kinds: Sequence[Kind]


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
        mark: Mark | None = None,
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
            mark=mark,
            hidden=await self._hidden(asked_by, channel.guild_id),
        )
        return tuple(found)

    async def history_page(
        self, channel: ChannelRef, asked_by: int, page: str, size: int, **which: Unpack[Which]
    ) -> HistoryPage:
        """A page of `history`, which costs as much as the first one."""
        mark, number = read_mark(page)
        found = await self.history(channel, asked_by, limit=size + 1, offset=number * size, mark=mark, **which)
        back = mark is not None and mark.newer
        if back and len(found) <= size:  # no more than the first page
            return await self.history_page(channel, asked_by, FIRST_PAGE, size, **which)
        shown = found[-size:] if back else found[:size]
        if not shown:
            return HistoryPage((), FIRST_PAGE if mark or number else "")
        newer = mark_text(shown[0], newer=True) if mark or number else ""
        return HistoryPage(shown, newer, mark_text(shown[-1], newer=False) if len(found) > size else "")

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
        whose = guild_id, user_id, game, hidden
        counted = await self._ask(tallies.of_person, *whose)
        met, careers = await self._ask(record_of, *whose)
        partner, opponents = companions(met, partners=True)[:1], companions(met, partners=False)
        against = [one for one in opponents if one.user_id == asked_by]
        people = {user_id, *(one.user_id for one in (*partner, *opponents[:OPPONENTS], *against))}
        names = await self._ask(tallies.names_of, guild_id, people)
        named = [replace(one, name=names.get(one.user_id, "")) for one in (*partner, *opponents[:OPPONENTS], *against)]
        by_kind = {kind: added(one for (of, _), one in counted.items() if of is kind) for kind in Kind}
        games = [(of, one) for (kind, of), one in counted.items() if kind is Kind.PEOPLE]
        career = careers.pop(ALL_GAMES, Career())
        if game is not None:
            career = careers.get(game, Career())
            careers = {game: career}
        return Stats(
            user_id=user_id,
            name=names.get(user_id),
            people=by_kind[Kind.PEOPLE],
            robots=by_kind[Kind.ROBOTS],
            alone=by_kind[Kind.ALONE],
            broken_off=by_kind[Kind.BROKEN_OFF].matches,
            games=tuple(sorted(games, key=lambda one: (-one[1].matches, one[0]))),
            recent=tuple((place, sides) for place, sides in career.recent),
            streak=career.streak,
            running=career.running,
            best_round=None if guild_id is None else best_of(careers),
            partner=named[0] if partner else None,
            opponents=tuple(named[len(partner) : len(partner) + OPPONENTS]),
            against=named[-1] if against else None,
            ratings=() if guild_id is None else await self._rated(Span(guild_id, game, hidden=hidden), user_id),
        )

    async def _rated(self, span: Span, user_id: int) -> tuple[Rated, ...]:
        rated = await self._ask(ratings.latest, span, [user_id])
        starts = await self._ask(ratings.season_starts, span.guild_id)
        return tuple(Rated(row.game, shown_now(row, starts), row.matches) for row in rated)
