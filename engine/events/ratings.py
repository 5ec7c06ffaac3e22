"""The strength of an event's people, for balanced tables and seeding."""

from __future__ import annotations

from engine.events.model import Event
from engine.statistics.ratings import MILLION, carried
from engine.store.questions import ratings
from engine.store.questions.results import Span
from engine.tables.service import Tables


async def ratings_of(tables: Tables, event: Event, game: str) -> dict[int, float]:
    """The ratings of this season by person."""
    people = [player.user_id for player in event.coming]
    rows = await tables.ask(ratings.latest, Span(event.row.guild_id, game), people)
    starts = await tables.ask(ratings.season_starts, event.row.guild_id)
    return {row.user_id: carried(row, starts).mu / MILLION for row in rows}
