"""Managers void a match: it counts for no rating, statistic, leaderboard or achievement. Its record stays."""

from __future__ import annotations

from typing import Final

from engine.statistics.achievements import Achievements, earned_in
from engine.statistics.ratings import rate
from engine.store.questions import ratings
from engine.store.rows import AchievementRow
from engine.tables.core.registry import TableRegistry
from engine.tables.core.state import stored_at

AT_ONCE: Final = 50
"""Matches that one transaction rates again."""


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

    async def settle(self) -> None:
        """Rate all matches again that follow a void one. A crash leaves the rest to the next start."""
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
