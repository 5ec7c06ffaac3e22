"""What a match is worth to each person, and the version of a rating's formulas.

For matches that are over, places and reasons follow from what was stored of them, by the rules of docs/ratings.md.
Ratings keep their version 1 until the program computes them again, at its next start.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE: Final = 500
"""Matches that are read and written together."""
MINUTE, FEW_MOVES = 60, 3


def upgrade() -> None:
    """One step forward."""
    op.add_column("ratings", sa.Column("version", sa.BigInteger(), nullable=False, server_default="1"))
    for name, default in ("moves", "0"), ("rounds", "1"):
        op.add_column("match_seats", sa.Column(name, sa.BigInteger(), nullable=False, server_default=default))
    op.add_column("match_seats", sa.Column("why", sa.Text(), nullable=False, server_default="rated"))
    connection, last = op.get_bind(), ""
    matches = sa.text(
        "SELECT r.table_id, r.rounds, r.ended_at, t.casual, t.guild_id, t.deals_of FROM match_results r"
        " JOIN tables t ON t.id = r.table_id WHERE r.table_id > :last ORDER BY r.table_id LIMIT :most"
    )
    while found := connection.execute(matches, {"last": last, "most": AT_ONCE}).mappings().all():
        last = found[-1]["table_id"]
        span = {"first": found[0]["table_id"], "last": last}
        seats, steps = defaultdict(list), dict[str, dict[int, Any]]()
        between = "table_id BETWEEN :first AND :last"
        for row in connection.execute(sa.text(f"SELECT * FROM match_seats WHERE {between}"), span).mappings():
            seats[row["table_id"]].append(dict(row))
        asked = (
            "SELECT table_id, seat, MIN(at) AS first, SUM(CASE WHEN made_by = 'player' THEN 1 ELSE 0 END) AS own,"
            f" SUM(CASE WHEN made_by = 'clock' THEN 1 ELSE 0 END) AS late FROM steps WHERE {between}"
            " GROUP BY table_id, seat"
        )
        for row in connection.execute(sa.text(asked), span).mappings():
            steps.setdefault(row["table_id"], {})[row["seat"]] = row
        changed = [new for match in found for new in judged(match, seats[match["table_id"]], steps)]
        if changed:
            connection.execute(
                sa.text(
                    "UPDATE match_seats SET place = :place, why = :why, moves = :moves,"
                    " rounds = :rounds WHERE table_id = :table_id AND seat = :seat"
                ),
                changed,
            )


def judged(
    match: sa.RowMapping, seats: list[dict[str, Any]], steps: Mapping[str, Mapping[int, Any]]
) -> Iterable[dict[str, Any]]:
    """The seats of a match with what it is worth: `engine.pairing.worth` as it was at this version, for matches of
    which no one knows who left when."""
    made = steps.get(match["table_id"], {})
    begun = min((row["first"] for row in made.values()), default=match["ended_at"])
    people = [seat for seat in seats if seat["user_id"] is not None]
    on_side: dict[int, list[bool]] = {}
    for seat in people:
        on_side.setdefault(seat["side"], []).append(bool(seat["resigned"]))
    left = {side for side, gone in on_side.items() if all(gone)}
    board = {seat["side"]: seat["place"] for seat in seats}
    key = {side: (side in left, 0 if side in left else place) for side, place in board.items()}
    place = {side: 1 + sum(other < mine for other in key.values()) for side, mine in key.items()} if left else board
    moves = {seat["seat"]: (made[seat["seat"]]["own"] or 0) if seat["seat"] in made else 0 for seat in seats}
    late = {number for number, row in made.items() if row["late"]}
    opposed = len(on_side) > 1
    no_show = opposed and any(not moves[seat["seat"]] and seat["seat"] in late for seat in people)
    few = all(moves[seat["seat"]] < FEW_MOVES for seat in people)
    hardly = match["ended_at"] - begun < MINUTE or few
    unrated = bool(match["casual"]) or match["guild_id"] is None or match["deals_of"] is not None
    for seat in seats:
        gone = seat["user_id"] is not None and bool(seat["resigned"])
        why = "rated"
        if seat["user_id"] is None:
            pass
        elif no_show:
            why = "no_show"
        elif unrated:
            why = "casual"
        elif not opposed:
            why = "no_opponent"
        elif gone:
            why = "left"
        elif hardly:
            why = "hardly_played"
        alone = gone and seat["side"] not in left
        own = 0 if seat["user_id"] is None else moves[seat["seat"]]
        yield seat | {
            "place": len(board) if alone else place[seat["side"]],
            "why": why,
            "moves": own,
            "rounds": match["rounds"],
        }
