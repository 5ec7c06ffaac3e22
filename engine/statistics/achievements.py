"""Achievements: rare things in a round. A person earns each once on a server; robots earn none.

They follow from the events of a finished round, so the record of the match proves them.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.rules.events import Event, RoundEnded
from engine.rules.games import GAMES
from engine.rules.moments import FORMER, Check
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.statistics.results import Hidden
from engine.store.questions import ratings
from engine.store.rows import PRIVATE, StoredTable
from engine.store.rows import AchievementRow as AchievementRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import rebuild, stored_at
from engine.tables.table.model import Snapshot, StepDone

KEPT: Final = 1000
"""Checked rounds that are remembered."""


CHECKS: Final[dict[str, Mapping[str, Check]]] = {name: game.achievements() for name, game in GAMES.items()}
"""The achievements of each game by name. The names are stored."""
ACHIEVEMENTS: Final = frozenset(name for checks in CHECKS.values() for name in checks)


def earned(
    game: str, events: Sequence[Event], result: RoundResult, *, formerly: bool = False
) -> list[tuple[Seat, str]]:
    """Seats and the achievements they earned in a round, from all its events; each once. `formerly`: also by the checks
    of earlier versions."""
    checks = [*CHECKS.get(game, {}).items(), *(FORMER.items() if formerly else ())]
    found = ((seat, name) for name, check in checks for seat in check(events, result))
    return list(dict.fromkeys(found))


def rounds_in(stored: StoredTable) -> tuple[Snapshot, list[tuple[RoundResult, list[Event]]]]:
    """A stored match, and all events of each finished round. Raises `Refused` as `rebuild` does."""
    rounds: list[tuple[RoundResult, list[Event]]] = []
    events: list[Event] = []

    def watch(step: StepDone) -> None:
        for event in step.events:
            events.append(event)
            if isinstance(event, RoundEnded):
                rounds.append((event.result, events.copy()))
                events.clear()

    return rebuild(stored, watch), rounds


def earned_in(stored: StoredTable, at: int, *, formerly: bool = False) -> list[AchievementRow]:
    """The achievements of a stored match as rows for that time (seconds UTC), for the people who hold its seats now.

    Private tables earn none, nor do matches with the deals of another match, which may be known. Raises `Refused` as
    `rebuild` does.
    """
    guild = stored.table.guild_id
    if guild is None or stored.table.shown.message_id == PRIVATE or stored.table.deals_of is not None:
        return []
    people = {row.seat: row.user_id for row in stored.seats if row.user_id is not None and not row.resigned}
    return [
        AchievementRow(guild, people[seat], name, stored.table.id, result.number, at)
        for result, events in rounds_in(stored)[1]
        for seat, name in earned(stored.table.game, events, result, formerly=formerly)
        if seat in people
    ]


class Achievements:
    """Books the achievements of a round when its account is asked for, and lists a person's."""

    def __init__(self, registry: TableRegistry, hidden: Hidden) -> None:
        self._registry = registry
        self._hidden = hidden
        self._known: dict[tuple[str, int], tuple[AchievementRow, ...]] = {}

    async def of_match(self, table_id: str, rounds: int) -> tuple[AchievementRow, ...]:
        """First-time achievements in a match with that many finished rounds, by round.

        Raises `Refused` if its record cannot be read.
        """
        if (table_id, rounds) not in self._known:
            kept = None
            while kept is None:  # someone has left, or deleted their data, since the match was read
                stored = await stored_at(self._registry.store, table_id)
                rows = earned_in(stored, int(self._registry.now())) if rounds else []
                kept = await self._registry.ask(ratings.book_achievements, rows)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[table_id, rounds] = tuple(kept)
        return self._known[table_id, rounds]

    def forget(self) -> None:
        """Ask the store again, because a match has become void."""
        self._known.clear()

    async def of_person(self, guild_id: int, user_id: int, reader: int | None = None) -> tuple[str, ...]:
        """A person's achievements on a server, earliest first, as `reader` may see them; None: as everyone may."""
        hidden = await self._hidden(reader, guild_id)
        rows = await self._registry.ask(ratings.achievements_of, guild_id, user_id)
        return tuple(row.achievement for row in rows if row.achievement in ACHIEVEMENTS and row.table_id not in hidden)
