"""Ratings and achievements computed again: to prove them all from the records of the matches, and after managers void a
match. A void match counts for no rating, statistic, leaderboard or achievement. Its record stays."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby
from time import time
from typing import Final

from engine.pairing.rating import VERSION
from engine.rules.errors import EngineError
from engine.statistics.achievements import Achievements, earned_in
from engine.statistics.ratings import rate
from engine.store import Store
from engine.store.questions import careers, ratings, tallies
from engine.store.rows import AchievementRow, MatchRow, RatingRow
from engine.tables.edits.parts import has_result
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import match_row, rebuild, stored_at

AT_ONCE: Final = 50
"""Matches that one transaction rates again."""


class Fault(StrEnum):
    """A fault found in a match."""

    NO_RECORD = "no_record"
    """Its record is missing or doesn't replay to an end."""
    OTHER_RATINGS = "other_ratings"
    """The record and the ratings before it give other ratings."""
    NOT_EARNED = "not_earned"
    """The record doesn't show a stored achievement."""
    NOT_RATED = "not_rated"
    """It counts and has no ratings."""


@dataclass(frozen=True, slots=True)
class Recount:
    """The result of a recount."""

    matches: int
    ratings: int
    faults: tuple[tuple[str, Fault], ...]
    """By table: ratings in their order, then achievements."""
    tallies: int = 0
    """The running results of leaderboards and statistics that don't follow from the matches."""
    older: int = 0
    """The ratings of older formulas, which the next start computes anew. Only their records are checked."""


def same(one: RatingRow, other: RatingRow) -> bool:
    """Whether two ratings are equal. Computers may round the last millionth differently."""
    alike = replace(other, number=one.number, mu=one.mu, sigma=one.sigma) == one
    return alike and abs(one.mu - other.mu) <= 1 and abs(one.sigma - other.sigma) <= 1


async def faults_of(store: Store, rows: Iterable[RatingRow], played: Mapping[str, MatchRow]) -> list[tuple[str, Fault]]:
    """The matches whose ratings (`rows`, in the order of rating) don't follow from the matches `played`, the ratings
    before them and the server's seasons. Of ratings by older formulas, only the match has to be there."""
    faults = []
    for _, group in groupby(rows, key=lambda row: (row.guild_id, row.number)):
        stored = list(group)
        match = played.get(stored[0].table_id)
        found = await store.ask(ratings.rated, match, rate, stored[0].number) if match else ()
        if match and stored[0].version < VERSION:
            continue
        if len(found) != len(stored) or not all(map(same, found, stored)):
            faults.append((stored[0].table_id, Fault.OTHER_RATINGS if match else Fault.NO_RECORD))
    return faults


async def recount(store: Store, told: Callable[[], object] = lambda: None, now: Callable[[], float] = time) -> Recount:
    """Replay every rated match and compute all ratings, achievements and tallies again. Changes nothing. Call `told`
    after each match."""
    rows = await store.ask(ratings.all_rated)
    ended = {row.table_id: row.ended_at for row in rows}
    said: dict[str, set[AchievementRow]] = {}
    for row in await store.ask(ratings.all_achievements):
        said.setdefault(row.table_id, set()).add(replace(row, at=0))
    played, not_earned = {}, []
    for table_id in dict.fromkeys((*ended, *said)):
        stored = await store.load(table_id)
        try:
            table = rebuild(stored) if stored else None
            void = await store.ask(ratings.is_void, table_id)
            known = set(earned_in(stored, 0, formerly=True)) if stored and table_id in said and not void else set()
        except EngineError:
            table, known = None, set()
        if table is not None and has_result(table) and table_id in ended:
            played[table_id] = match_row(table, ended[table_id])
        if not said.get(table_id, set()) <= known:
            not_earned.append((table_id, Fault.NOT_EARNED))
        told()
        await asyncio.sleep(0)
    faults = await faults_of(store, rows, played)
    faults += [(table_id, Fault.NOT_RATED) for table_id in await store.ask(ratings.unrated)]
    wrong = len(await store.ask(tallies.differences, int(now()))) + await store.ask(careers.differences)
    older = sum(row.version < VERSION for row in rows)
    return Recount(len(ended), len(rows), (*faults, *sorted(not_earned)), wrong, older)


# -- void matches --


class Voiding:
    """Voids matches, and lets all later ratings and achievements follow."""

    def __init__(self, registry: TableRegistry, achievements: Achievements) -> None:
        self._registry, self._ask, self._achievements = registry, registry.ask, achievements

    async def void(self, table_id: str) -> bool:
        """Void a finished match; False if it is none, or void already."""
        regained = [
            row for lost in await self._ask(ratings.achievements_in, table_id) for row in await self._again(lost)
        ]
        done = await self._ask(ratings.void, table_id, regained)
        self._achievements.forget()
        await self.settle()
        return done

    async def start(self) -> None:
        """Rate all matches again whose ratings are of older formulas, or that follow a void match."""
        await self._ask(ratings.note_older, VERSION)
        await self.settle()

    async def settle(self) -> None:
        """Rate all matches again that are noted. A crash leaves the rest to the next start."""
        while await self._ask(ratings.rate_again, rate, AT_ONCE):
            pass

    async def is_void(self, table_id: str) -> bool:
        """Whether managers have voided a match."""
        return await self._ask(ratings.is_void, table_id)

    async def _again(self, lost: AchievementRow) -> list[AchievementRow]:
        """The same achievement of the person in their earliest later match that has it."""
        for table_id in await self._ask(ratings.played_since, lost):
            stored = await stored_at(self._registry.store, table_id)
            for row in earned_in(stored, lost.at):
                if (row.user_id, row.achievement) == (lost.user_id, lost.achievement):
                    return [row]
        return []
