"""Stored choices change by functions of what is stored, so that two changes at the same moment both count."""

import asyncio
from dataclasses import replace

from engine.store import Store
from engine.store.questions import queries
from engine.store.questions.queries import Settings
from engine.store.rows import WeeklyRow

MANY = 12


async def test_changes_at_the_same_moment_all_count(store: Store) -> None:
    def counted(settings: Settings) -> Settings:
        return {**settings, "count": settings.get("count", 0) + 1}

    def later(row: WeeklyRow) -> WeeklyRow:
        return replace(row, hour=row.hour + 1)

    for _ in range(2):
        await asyncio.gather(
            *(store.ask(queries.change_player, 1, "Ana", counted) for _ in range(MANY)),
            *(store.ask(queries.change_guild_settings, 10, counted) for _ in range(MANY)),
            *(store.ask(queries.change_weekly, 10, later) for _ in range(MANY)),
        )
    assert await store.ask(queries.player_settings, 1) == {"count": 2 * MANY}
    assert await store.ask(queries.guild_settings, 10) == {"count": 2 * MANY}
    assert (await store.ask(queries.weekly_of, 10)).hour == WeeklyRow(10).hour + 2 * MANY
