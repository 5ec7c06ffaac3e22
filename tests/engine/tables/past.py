"""Matches that are over, put straight into a store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, insert

from engine.statistics.results import Kind, PastMatch
from engine.store import schema
from engine.store.questions import rebuilding
from engine.store.questions.statements import writes

from .world import BIRTH

SEAT_COLUMNS = ("seat", "side", "user_id", "name", "place", "total", "resigned", "why", "moves", "rounds")


@writes
def put(
    connection: Connection, matches: Sequence[PastMatch], scores: Mapping[str, Sequence[tuple[int, ...]]] = {}
) -> None:
    """Store matches as they were played, with the points of each side by round, and add them up."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for match in matches:
        broken = match.kind is Kind.BROKEN_OFF
        where = {"guild_id": match.guild_id, "channel_id": match.channel_id, "game": match.game}
        this = {"table_id": match.table_id}
        table = {
            **where, "id": match.table_id, "version": 1, "status": "cancelled" if broken else "finished", "host_id": 1,
            "rules_version": 1, "options": (), "capacity": 6, "claim_seconds": 8, "created_at": 0,
            "active_at": match.ended_at, "hints": True, "participants": "{}", "clock": "{}", "awaited_since": 0,
            "casual": False, "passes": True, "shown_rounds": 0, "pinged_since": 0, "noticed_round": 0,
        }  # fmt: skip
        rows.setdefault("tables", []).append(table)
        for seat in match.seats:
            chair = {"seat": seat.seat, "user_id": seat.user_id, "name": seat.name, "resigned": seat.resigned}
            rows.setdefault("seats", []).append(this | chair | {"robot": seat.robot})
        if broken:
            step = {"number": 1, "seat": -1, "move": "deal", "made_by": "house", "at": 0}
            rows.setdefault("steps", []).append(this | step)
            for user in (0, *(seat.user_id for seat in match.seats if seat.user_id)):
                end = {"user_id": user, "channel_id": match.channel_id, "ended_at": match.ended_at}
                rows.setdefault("unfinished", []).append(this | end)
            continue
        rows.setdefault("match_results", []).append(this | where | {"rounds": match.rounds, "ended_at": match.ended_at})
        for seat in match.seats:
            row = {name: getattr(seat, name) for name in SEAT_COLUMNS}
            rows.setdefault("match_seats", []).append(this | row | {"ended_at": match.ended_at})
        for number, points in enumerate(scores.get(match.table_id, ()), 1):
            round_ = {"number": number, "ending": "domino", "winner": 0, "scores": points, "totals": points, "at": 0}
            rows.setdefault("round_results", []).append(this | round_)
    for name, values in rows.items():
        connection.execute(insert(schema.metadata.tables[name]), values)
    rebuilding.begin(connection)
    while rebuilding.step(connection, int(BIRTH)):
        pass
