"""Those who run a server: operators, audit, reports, restrictions, words; tables hidden or closed; votes on seats."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0010"
down_revision: Final = "0008"
branch_labels: Final = None
depends_on: Final = None


def _number() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, nullable=False, autoincrement=True)


def upgrade() -> None:
    """Take the step: no operator yet, nothing hidden, nobody banned."""
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed_at", sa.Float(53), nullable=True))
    op.add_column("tables", sa.Column("patience", sa.Float(53), nullable=True))
    op.add_column("hand_overs", sa.Column("anchor", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("client", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "operators",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("made_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_operators"),
    )
    op.create_table(
        "audit",
        _number(),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("details", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    _people()


def _people() -> None:
    """Make what is about people: reports, restrictions, words."""
    op.create_table(
        "reports",
        _number(),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("message", sa.Integer, nullable=True),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=True),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("answered_at", sa.Float(53), nullable=True),
        sa.Column("answered_by", sa.String(40), nullable=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_answered_at_at", "reports", ["answered_at", "at"])
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "restrictions",
        _number(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("value", sa.String(80), nullable=False),
        sa.Column("anchor", sa.String(64), nullable=False),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float(53), nullable=False),
        sa.Column("made_by", sa.String(40), nullable=False),
        sa.Column("until", sa.Float(53), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_restrictions"),
    )
    op.create_table(
        "unwanted_words",
        sa.Column("word", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("word", name="pk_unwanted_words"),
    )


def downgrade() -> None:
    """Take the step back: tables that were closed would go on."""
    if op.get_bind().scalar(sa.text("SELECT count(*) FROM tables WHERE closed_at IS NOT NULL")):
        raise RuntimeError("some tables are closed; they would go on in a version without that")
    for name in ("unwanted_words", "restrictions", "reports", "audit", "operators"):
        op.drop_table(name)
    op.execute(sa.text("DELETE FROM hand_overs WHERE anchor IS NOT NULL"))
    op.drop_column("hand_overs", "anchor")
    op.drop_column("seats", "client")
    for name in ("patience", "closed_at", "hidden"):
        op.drop_column("tables", name)
