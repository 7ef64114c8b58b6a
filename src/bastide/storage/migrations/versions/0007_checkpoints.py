"""Where a table stood, so that what was undone need not be kept for ever."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: no table has a checkpoint yet."""
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
    )


def downgrade() -> None:
    """Take the step back: tables whose events were folded away would not follow from them any more."""
    if op.get_bind().scalar(sa.text("SELECT count(*) FROM checkpoints")):
        raise RuntimeError("some tables have checkpoints; they cannot go back to a version without")
    op.drop_table("checkpoints")
