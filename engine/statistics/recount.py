"""Proves ratings and achievements: replays every match from its record and computes them again."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby

from engine.rules.errors import EngineError
from engine.statistics.achievements import earned_in
from engine.statistics.ratings import rate
from engine.store import Store
from engine.store.questions import achievements, ratings, seasons
from engine.store.rows import AchievementRow, MatchRow, RatingRow
from engine.tables.core.state import rebuild
from engine.tables.play.steps import match_row
from engine.units import WEEK


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


def same(one: RatingRow, other: RatingRow) -> bool:
    """Whether two ratings are equal. Computers may round the last millionth differently."""
    alike = replace(other, number=one.number, mu=one.mu, sigma=one.sigma) == one
    return alike and abs(one.mu - other.mu) <= 1 and abs(one.sigma - other.sigma) <= 1


def faults_of(
    rows: Iterable[RatingRow], played: Mapping[str, MatchRow], starts: Mapping[int, Sequence[int]]
) -> list[tuple[str, Fault]]:
    """The matches whose stored ratings (`rows`, in the order of rating) don't follow from the matches `played` and the
    `starts` of each server's seasons."""
    faults = []
    before: dict[tuple[int, str], dict[int, RatingRow]] = defaultdict(dict)
    rated: dict[tuple[int, str], list[Sequence[RatingRow]]] = defaultdict(list)
    for _, group in groupby(rows, key=lambda row: (row.guild_id, row.number)):
        stored = list(group)
        first = stored[0]
        where = (first.guild_id, first.game)
        match = played.get(first.table_id)
        if match is None:
            faults.append((first.table_id, Fault.NO_RECORD))
        else:
            begun = [start for start in starts.get(first.guild_id, ()) if start < first.number]
            found = rate(match, before[where], meetings(match, rated[where]), begun)
            if len(found) != len(stored) or not all(map(same, found, stored)):
                faults.append((first.table_id, Fault.OTHER_RATINGS))
        before[where].update({row.user_id: row for row in stored})
        rated[where].append(stored)
    return faults


def meetings(match: MatchRow, rated: Sequence[Sequence[RatingRow]]) -> dict[tuple[int, int], int]:
    """How often the people of a match were opponents in the week before it."""
    people = {seat.user_id for seat in match.seats}
    often: dict[tuple[int, int], int] = defaultdict(int)
    for rows in rated:
        if rows[0].ended_at <= match.ended_at - WEEK:
            continue
        for one in rows:
            for other in rows:
                if one.side != other.side and one.user_id in people and other.user_id in people:
                    often[one.user_id, other.user_id] += 1
    return often


async def recount(store: Store) -> Recount:
    """Replay every rated match and compute all ratings and achievements again. Changes nothing."""
    rows = await store.ask(ratings.all_rated)
    ended = {row.table_id: row.ended_at for row in rows}
    said: dict[str, set[AchievementRow]] = {}
    for row in await store.ask(achievements.everything):
        said.setdefault(row.table_id, set()).add(replace(row, at=0))
    played, not_earned = {}, []
    for table_id in dict.fromkeys((*ended, *said)):
        stored = await store.load(table_id)
        try:
            table = rebuild(stored) if stored else None
            known = set(earned_in(stored, 0)) if stored and table_id in said else set()
        except EngineError:
            table, known = None, set()
        if table is not None and table.outcome is not None and table_id in ended:
            played[table_id] = match_row(table, table.outcome, ended[table_id])
        if not said.get(table_id, set()) <= known:
            not_earned.append((table_id, Fault.NOT_EARNED))
        await asyncio.sleep(0)
    starts = {guild: await store.ask(seasons.starts, guild) for guild in {row.guild_id for row in rows}}
    faults = faults_of(rows, played, starts)
    faults += [(table_id, Fault.NOT_RATED) for table_id in await store.ask(ratings.unrated)]
    return Recount(len(ended), len(rows), (*faults, *sorted(not_earned)))
