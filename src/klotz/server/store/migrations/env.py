"""How Alembic runs our migrations: always on a connection that `klotz.server.store.migrate` hands over."""

from alembic import context

from klotz.server.store import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,  # SQLite changes a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
