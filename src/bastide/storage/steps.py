"""The steps of the schema that this version knows, and where a database stands; Alembic is loaded to take one only."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

MIGRATIONS: Final = Path(__file__).with_name("migrations")
VERSIONS: Final = "alembic_version"
"""Where a database says at which step it is."""


def steps() -> list[str]:
    """Return the steps of the schema that this version knows, the newest first: their files are named by them."""
    return sorted((path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py")), reverse=True)


def step_of(connection: Connection) -> str | None:
    """Return at which step a database is, None for an empty one."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return None if found is None else str(found)
