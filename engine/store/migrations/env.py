"""Run by Alembic for each command; the connection is handed over by `engine.store.connect`."""

from __future__ import annotations

from alembic import context

from engine.store.schema import metadata

# A migration and the record that it was made share one transaction, which the caller holds.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
