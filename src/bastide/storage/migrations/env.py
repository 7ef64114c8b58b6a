"""Run migrations on the connection, and in the transaction, that the server hands over."""

from alembic import context

from bastide.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
