"""What the tests of the store keep in it."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from engine.store import Store, connect
from engine.store.connect import head_revision
from engine.store.rows import SeatRow, StepRow, TableRow

ROW = TableRow(
    id="abcdefgh",
    version=1,
    status="lobby",
    guild_id=2**62,
    channel_id=2**62 + 1,
    host_id=1,
    game="block",
    rules_version=1,
    options=(("target", "50"),),
    capacity=4,
    turn_seconds=None,
    claim_seconds=8,
    deadline=None,
    rematch_of=None,
    created_at=100,
    active_at=100,
)
SEATS = [SeatRow(0, 1, "Ana 🁣 ‮';--", False, False), SeatRow(1, None, "Pip", True, False)]
STEP = StepRow(1, 0, "6|4", "player", 101, 900)

NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("shoe_size", sa.Integer()))
    {then}
"""


def next_version(row: TableRow, **changes: object) -> TableRow:
    return replace(row, version=row.version + 1, **changes)  # type: ignore[arg-type]  # columns of TableRow


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'boneyard.db'}"


async def opened_and_closed(folder: Path) -> Store:
    store = await Store.open(sqlite_url(folder), now=lambda: 0.0)
    await store.close()
    return store


def newer_migrations(folder: Path, then: str = "pass") -> Path:
    """The migrations of a made-up newer program: one more, which adds a column to the players and does `then`. Patch
    `connect.MIGRATIONS` with them, and every database of this program is an older one."""
    newer = folder / "migrations"
    shutil.copytree(connect.MIGRATIONS, newer)
    (newer / "versions" / "9999_shoes.py").write_text(NEWER.format(head=head_revision(), then=then))
    return newer
