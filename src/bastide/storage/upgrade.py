"""Taking the steps of the schema, with Alembic."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bastide.storage.steps import MIGRATIONS


def migrations(connection: Connection | None = None) -> Config:
    """Return where the steps of the schema are, to be taken on a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, step: str = "head") -> None:
    """Bring the schema to a step, by default the newest."""
    command.upgrade(migrations(connection), step)
