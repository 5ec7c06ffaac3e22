"""Proves the ratings: every rated match is replayed from its record, and each rating reckoned again from the ones
before it."""

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
from engine.store.questions.ratings import RatingRow
from engine.store.rows import MatchRow
from engine.tables.core.state import rebuild
from engine.tables.play.steps import match_row
from engine.units import WEEK


class Fault(StrEnum):
    """What is wrong with a match's ratings."""

    NO_RECORD = "no_record"
    """Its record is missing or cannot be replayed to an end."""
    OTHER_RATINGS = "other_ratings"
    """Other people or numbers follow from the record and the ratings before it."""
    NOT_EARNED = "not_earned"
    """Somebody is said to have achieved in it what its record does not tell."""
    NOT_RATED = "not_rated"
    """It should be rated and is not."""


@dataclass(frozen=True, slots=True)
class Recount:
    """What was found."""

    matches: int
    ratings: int
    faults: tuple[tuple[str, Fault], ...]
    """By table, in the order of rating."""


def same(one: RatingRow, other: RatingRow) -> bool:
    """Whether two ratings are one; another computer may round the last millionth otherwise."""
    alike = replace(other, number=one.number, mu=one.mu, sigma=one.sigma) == one
    return alike and abs(one.mu - other.mu) <= 1 and abs(one.sigma - other.sigma) <= 1


def faults_of(
    rows: Iterable[RatingRow], played: Mapping[str, MatchRow], starts: Mapping[int, Sequence[int]]
) -> list[tuple[str, Fault]]:
    """Where `rows`, in the order of rating, are not what follows from the matches `played` and from the seasons of each
    server, which began after these rated matches."""
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
    """Replay every rated match and reckon all ratings again; nothing is changed."""
    rows = await store.ask(ratings.all_rated)
    ended = {row.table_id: row.ended_at for row in rows}
    played = {}
    for table_id, when in ended.items():
        stored = await store.load(table_id)
        try:
            table = rebuild(stored) if stored else None
        except EngineError:
            table = None
        if table is not None and table.outcome is not None:
            played[table_id] = match_row(table, table.outcome, when)
        await asyncio.sleep(0)
    faults = faults_of(rows, played, await store.ask(seasons.all_starts))
    faults += [(table_id, Fault.NOT_RATED) for table_id in await store.ask(ratings.unrated)]
    faults += await _not_earned(store)
    return Recount(len(ended), len(rows), tuple(faults))


async def _not_earned(store: Store) -> list[tuple[str, Fault]]:
    """The tables of achievements that do not follow from the record."""
    wrong = []
    for table_id, group in groupby(await store.ask(achievements.everything), key=lambda row: row.table_id):
        stored = await store.load(table_id)
        try:
            known = {replace(row, at=0) for row in earned_in(stored, 0)} if stored else set()
        except EngineError:
            known = set()
        if not {replace(row, at=0) for row in group} <= known:
            wrong.append((table_id, Fault.NOT_EARNED))
        await asyncio.sleep(0)
    return wrong
