"""Alembic runs this for each command, on a connection of `engine.store.connect`."""

from alembic import context

from engine.store.schema import metadata

# A migration and its entry in the version table share the caller's transaction.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
