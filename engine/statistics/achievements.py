"""Achievements: a dozen rare things that can happen in a round, each told of a person once on a server.

They follow from the events of a round that is over, so the record of the match proves them. Robots earn none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final

from engine.rules.events import (
    Captured,
    Event,
    Finished,
    Laid,
    MugginsCalled,
    Played,
    RoundEnded,
    Scored,
    Stacked,
    TookBack,
)
from engine.rules.layout import LEFT, RIGHT
from engine.rules.scoring import RoundResult
from engine.rules.tiles import MAX_PIP, Pip, Seat, Tile
from engine.store import Store
from engine.store.questions import achievements
from engine.store.questions.achievements import AchievementRow as AchievementRow
from engine.store.rows import PRIVATE, StoredTable
from engine.tables.core.model import StepDone, TableId
from engine.tables.core.registry import TableRegistry
from engine.tables.core.state import rebuild

KEPT: Final = 1000
"""Of so many rounds it is remembered that they were looked through."""


class Achievement(StrEnum):
    """What somebody has achieved. Each keeps its word for good: it is stored."""

    DEVILS_OWN = "devils_own"
    """Castle Rock: took the last tile of the row."""
    LANDSLIDE = "landslide"
    """Castle Rock: five captures in one turn."""
    BOTH_ENDS = "both_ends"
    """A line: went out with a tile whose halves were the numbers of both ends."""
    MONOLOGUE = "monologue"
    """A line: went out, and nobody else has laid a tile."""
    BLANK_CHEQUE = "blank_cheque"
    """Was left with the double blank alone."""
    THIRTEEN_DOUBLES = "thirteen_doubles"
    """Laid the last of all thirteen doubles."""
    EXPRESS = "express"
    """Mexican Train: laid fifteen tiles on the own train in a round."""
    GRAND_TOUR = "grand_tour"
    """Mexican Train: laid on every train, six or more, in a round."""
    EGG = "egg"
    """Chickenfoot: went out with a double."""
    HIGH_FIVE = "high_five"
    """Fives: points with five plays of one's own running."""
    TWENTY = "twenty"
    """Muggins: twenty points or more with one tile."""
    DOUBLE_GLAZING = "double_glazing"
    """Build Up: put five doubles on stacks in a round."""


Found = Iterable[tuple[Seat, Achievement]]
Check = Callable[[Sequence[Event], RoundResult], Found]


def _captures(events: Sequence[Event], result: RoundResult) -> Found:
    last: Seat | None = None
    turn = 0
    for event in events:
        match event:
            case Captured(seat):
                last, turn = seat, turn + 1
            case TookBack():
                turn -= 1
            case Finished(seat):
                if turn >= 5:
                    yield seat, Achievement.LANDSLIDE
                turn = 0
            case _:
                pass
    if result.devil == 0 and last is not None:
        yield last, Achievement.DEVILS_OWN


def _line(events: Sequence[Event], result: RoundResult) -> Found:
    plays = [event for event in events if isinstance(event, Played)]
    if result.out is None or not plays:
        return
    if {play.seat for play in plays} == {result.out} and len(result.hands) > 1:
        yield result.out, Achievement.MONOLOGUE
    *before, final = plays
    ends: dict[str, Pip] = {}
    for play in before:
        if play.value is None:
            ends = {LEFT: play.tile.low, RIGHT: play.tile.high}
        else:
            ends[play.slot] = play.tile.other(play.value)
    if len(set(ends.values())) == 2 and set(ends.values()) == {final.tile.low, final.tile.high}:
        yield result.out, Achievement.BOTH_ENDS


def _double_blank(_: Sequence[Event], result: RoundResult) -> Found:
    for seat, hand in enumerate(result.hands):
        if hand == (Tile.of(0, 0),):
            yield Seat(seat), Achievement.BLANK_CHEQUE


def _doubles(events: Sequence[Event], _: RoundResult) -> Found:
    seen: set[Tile] = set()
    for event in events:
        if isinstance(event, Laid):
            seen |= {tile for tile in event.tiles if tile.double}
        elif isinstance(event, Played) and event.tile.double:
            seen.add(event.tile)
            if len(seen) == MAX_PIP + 1:
                yield event.seat, Achievement.THIRTEEN_DOUBLES


def _trains(events: Sequence[Event], result: RoundResult) -> Found:
    slots: dict[Seat, Counter[str]] = {}
    for event in events:
        if isinstance(event, Played):
            slots.setdefault(event.seat, Counter())[event.slot] += 1
    for seat, laid in slots.items():
        if laid[str(seat)] >= 15:
            yield seat, Achievement.EXPRESS
        if len(laid) == len(result.hands) + 1 >= 6:
            yield seat, Achievement.GRAND_TOUR


def _egg(events: Sequence[Event], result: RoundResult) -> Found:
    final = next((event for event in reversed(events) if isinstance(event, Played)), None)
    if result.out is not None and final is not None and final.seat == result.out and final.tile.double:
        yield result.out, Achievement.EGG


def _fives(events: Sequence[Event], _: RoundResult) -> Found:
    running: Counter[Seat] = Counter()
    scored = True
    mover: Seat | None = None
    called = False
    for event in events:
        match event:
            case Played(seat):
                if mover is not None and not scored:
                    running[mover] = 0
                mover, scored = seat, False
            case MugginsCalled():
                called = True
            case Scored(seat, receipt):
                if seat == mover and not called and not scored and receipt.points > 0:
                    scored = True
                    running[seat] += 1
                    if running[seat] == 5:
                        yield seat, Achievement.HIGH_FIVE
                    if receipt.points >= 20:
                        yield seat, Achievement.TWENTY
                called = False
            case _:
                pass


def _stacks(events: Sequence[Event], _: RoundResult) -> Found:
    doubles = Counter(event.seat for event in events if isinstance(event, Stacked) and event.tile.double)
    yield from ((seat, Achievement.DOUBLE_GLAZING) for seat, number in doubles.items() if number >= 5)


CHECKS: Final[dict[str, tuple[Check, ...]]] = {
    "block": (_line, _double_blank),
    "draw": (_line, _double_blank),
    "fives_and_threes": (_fives, _double_blank),
    "muggins": (_fives, _double_blank),
    "chickenfoot": (_egg, _doubles, _double_blank),
    "mexican_train": (_trains, _doubles, _double_blank),
    "castle_rock": (_captures,),
    "castle_rock_solitaire": (_captures,),
    "build_up": (_stacks,),
}


def earned(game: str, events: Sequence[Event], result: RoundResult) -> list[tuple[Seat, Achievement]]:
    """Who has achieved what in a round, from all that happened in it; each thing once."""
    checks = CHECKS.get(game, ())
    return list(dict.fromkeys(found for check in checks for found in check(events, result)))


def earned_in(stored: StoredTable, at: int) -> list[AchievementRow]:
    """What people have achieved in the rounds of a stored match, whoever sits in a seat now standing for it, as it is
    kept at that time (seconds UTC). What was shown to nobody but its player is told to nobody, and the deals of
    another match may be known: there is nothing to earn. Raises `Refused` as `rebuild` does."""
    if stored.table.shown.message_id == PRIVATE or stored.table.deals_of is not None:
        return []
    found: list[AchievementRow] = []
    events: list[Event] = []
    guild = stored.table.guild_id
    people = {row.seat: row.user_id for row in stored.seats if row.user_id is not None and not row.resigned}

    def look(result: RoundResult) -> None:
        for seat, what in earned(stored.table.game, events, result):
            if seat in people and guild is not None:
                found.append(AchievementRow(guild, people[seat], what, stored.table.id, result.number, at))
        events.clear()

    def watch(step: StepDone) -> None:
        for event in step.events:
            events.append(event)
            if isinstance(event, RoundEnded):
                look(event.result)

    rebuild(stored, watch)
    return found


class Achievements:
    """What people have achieved; what a round has brought is booked when its account is asked for."""

    def __init__(self, store: Store, registry: TableRegistry, now: Callable[[], float]) -> None:
        self._store = store
        self._registry = registry
        self._now = now
        self._known: dict[tuple[str, int], tuple[AchievementRow, ...]] = {}

    async def of_match(self, table_id: str, rounds: int) -> tuple[AchievementRow, ...]:
        """What was achieved for the first time in a match of which so many rounds are over, by round. Raises `Refused`
        where its record cannot be read."""
        if (table_id, rounds) not in self._known:
            stored = await self._registry.stored(TableId(table_id))
            rows = earned_in(stored, int(self._now())) if rounds else []
            kept = await self._registry.read(self._store.ask(lambda connection: achievements.book(connection, rows)))
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[table_id, rounds] = tuple(kept)
        return self._known[table_id, rounds]

    async def of_person(self, guild_id: int, user_id: int) -> tuple[Achievement, ...]:
        """Somebody's on a server, the earliest first."""
        rows = await self._registry.read(
            self._store.ask(lambda connection: achievements.of_person(connection, guild_id, user_id))
        )
        return tuple(Achievement(row.achievement) for row in rows if row.achievement in set(Achievement))
