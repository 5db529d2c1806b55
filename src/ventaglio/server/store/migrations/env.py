"""How Alembic runs: on the connection that `server.store.migrate` hands over, in the transaction it has begun."""

from alembic import context

from ventaglio.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot alter a table in place: it is copied where that is needed.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
