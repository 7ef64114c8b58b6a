"""On SQLite no number is given twice of what may be removed: talk, reports, restrictions, what operators did.

PostgreSQL counts on by itself. There the highest number, once removed, went to whatever came next: who watched a table
had that message already, and operators had two restrictions of one number in their log.
"""

from typing import Final

from alembic import op

revision: Final = "0015"
down_revision: Final = "0014"
branch_labels: Final = None
depends_on: Final = None

NUMBERED: Final = ("chat", "reports", "restrictions", "audit")


def upgrade() -> None:
    """Take the step: the same columns and rows, and a count that only grows."""
    _made_anew(counts=True)


def downgrade() -> None:
    """Take the step back."""
    _made_anew(counts=False)


def _made_anew(*, counts: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    for name in NUMBERED:
        with op.batch_alter_table(name, recreate="always", table_kwargs={"sqlite_autoincrement": counts}):
            pass
