"""What is kept: SQLAlchemy Core tables, queries and migrations; text and integers only."""

from engine.store.errors import StoreProblem, StoreUnavailable
from engine.store.opening import copy_database, database_path, is_sqlite
from engine.store.store import Store

__all__ = ["Store", "StoreProblem", "StoreUnavailable", "copy_database", "database_path", "is_sqlite"]
