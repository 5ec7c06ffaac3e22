"""What people have solved of the weekly puzzles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from engine.puzzles import streak, week_of
from engine.store.questions import puzzles
from engine.tables.keeping.registry import TableRegistry


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's solved puzzles."""

    tries: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """By game and week, the answers up to the right one."""
    weeks: frozenset[int] = frozenset()
    """The weeks with a puzzle solved on time."""

    def streak(self, week: int) -> int:
        """Weeks in a row."""
        return streak(self.weeks, week)


class Puzzles:
    """Raises STORE_UNAVAILABLE."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def answer(self, user_id: int, game: str, week: int, at: int, *, right: bool) -> None:
        """Count an answer."""
        await self._registry.ask(puzzles.answer, user_id, game, week, at, right=right)

    async def show(self, user_id: int, game: str, week: int, at: int) -> None:
        """Note that a person sees the solution: if they haven't solved the puzzle, no answer counts any more."""
        await self._registry.ask(puzzles.answer, user_id, game, week, at, shown=True)

    async def progress(self, user_id: int) -> Progress:
        """A person's solved puzzles."""
        solved = [row for row in await self._registry.ask(puzzles.of_person, user_id) if row.solved_at is not None]
        on_time = (row.week for row in solved if row.week == week_at(row.solved_at or 0))
        return Progress({(row.game, row.week): row.tries for row in solved}, frozenset(on_time))


def week_at(time: int) -> int:
    """The week of a time (seconds UTC)."""
    return week_of(datetime.fromtimestamp(time, UTC).date())
