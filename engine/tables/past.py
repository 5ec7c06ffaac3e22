"""What is told of matches that are over."""

from __future__ import annotations

from engine.rules.tiles import Seat
from engine.store.rows import MatchRow
from engine.tables.model import PastMatch, PastSeat, Place, TableId


def past_match(row: MatchRow) -> PastMatch:
    """A finished match as it is shown."""
    seats = tuple(
        PastSeat(Seat(seat.seat), seat.side, seat.user_id, seat.name, seat.place, seat.total, seat.resigned)
        for seat in row.seats
    )
    place = Place(row.guild_id, row.channel_id)
    return PastMatch(TableId(row.table_id), place, row.game, row.rounds, row.ended_at, seats)
