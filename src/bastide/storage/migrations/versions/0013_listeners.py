"""Who is told that it is their turn while they are away."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0013"
down_revision: Final = "0012"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: two tables that nothing older knows of; what they hold goes with tables by itself."""
    op.create_table(
        "listeners",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1400), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("confirmed_at", sa.Float(53), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_listeners"),
        sa.UniqueConstraint("kind", "address", name="uq_listeners_kind"),
        sa.UniqueConstraint("secret_hash", name="uq_listeners_secret_hash"),
    )
    op.create_table(
        "listening",
        sa.Column("listener_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("told", sa.String(40), nullable=True),
        sa.Column("told_at", sa.Float(53), nullable=True),
        sa.PrimaryKeyConstraint("listener_id", "table_id", "seat", name="pk_listening"),
        sa.ForeignKeyConstraint(
            ["listener_id"], ["listeners.id"], name="fk_listening_listener_id_listeners", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listening_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_listening_table_id_seat", "listening", ["table_id", "seat"])


def downgrade() -> None:
    """Take the step back."""
    op.drop_table("listening")
    op.drop_table("listeners")
