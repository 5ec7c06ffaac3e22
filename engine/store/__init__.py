"""What is kept: SQLAlchemy Core tables, queries and migrations; text and integers only."""

from engine.store.store import Store

__all__ = ["Store"]
