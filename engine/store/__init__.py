"""The database: tables, queries and migrations. It holds text and integers only, and knows no rules."""

from engine.store.copying import copy_everything
from engine.store.database import database_path, is_sqlite
from engine.store.errors import Damaged, StoreProblem, StoreUnavailable
from engine.store.files import copy_database, restore_database
from engine.store.leases import Leases
from engine.store.shards import Shards
from engine.store.store import EVERYTHING, Store

__all__ = [
    "EVERYTHING",
    "Damaged",
    "Leases",
    "Shards",
    "Store",
    "StoreProblem",
    "StoreUnavailable",
    "copy_database",
    "copy_everything",
    "database_path",
    "is_sqlite",
    "restore_database",
]
