"""What several server processes know together: who lives, who is connected where, what clients have used."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0012"
down_revision: Final = "0010"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: three tables that nothing older knows of. PostgreSQL need not log what a crash may forget."""
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("beat_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        prefixes=prefixes,
    )
    op.create_table(
        "holdings",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("process", sa.String(12), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", "process", name="pk_holdings"),
        prefixes=prefixes,
    )
    op.create_table(
        "allowances",
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("full_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("client", "kind", name="pk_allowances"),
        prefixes=prefixes,
    )


def downgrade() -> None:
    """Take the step back."""
    for name in ("allowances", "holdings", "processes"):
        op.drop_table(name)
