"""Notices, seats that remember their owner, keys for other devices, recovery words, rematches, hand-overs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def _belongs(child: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], f"fk_{child}_table_id_tables", ondelete="CASCADE")


def upgrade() -> None:
    """Take the step."""
    op.add_column("seats", sa.Column("owner_hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("seen_at", sa.Float(53), nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _of_table(),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(60), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        _belongs("notices"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_table_id_id", "notices", ["table_id", "id"])
    op.create_table(
        "seat_keys",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _of_table(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        _belongs("seat_keys"),
        sa.PrimaryKeyConstraint("id", name="pk_seat_keys"),
    )
    op.create_index("ix_seat_keys_table_id_seat", "seat_keys", ["table_id", "seat"])
    op.create_table(
        "pairings",
        sa.Column("code_hash", sa.String(64), nullable=False),
        _of_table(),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("expires_at", sa.Float(53), nullable=False),
        _belongs("pairings"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
    op.create_index("ix_pairings_expires_at", "pairings", ["expires_at"])
    op.create_table(
        "recoveries",
        sa.Column("words_hash", sa.String(64), nullable=False),
        _of_table(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("anchor", sa.String(64), nullable=False),
        _belongs("recoveries"),
        sa.PrimaryKeyConstraint("words_hash", "table_id", "seat", name="pk_recoveries"),
    )
    op.create_index("ix_recoveries_table_id", "recoveries", ["table_id"])
    op.create_table(
        "rematches",
        _of_table(),
        sa.Column("next_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        _belongs("rematches"),
        sa.PrimaryKeyConstraint("table_id", name="pk_rematches"),
    )
    op.create_table(
        "hand_overs",
        _of_table(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        _belongs("hand_overs"),
        sa.PrimaryKeyConstraint("table_id", name="pk_hand_overs"),
    )


def downgrade() -> None:
    """Take the step back."""
    for name in ("hand_overs", "rematches", "recoveries", "pairings", "seat_keys", "notices"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen_at")
        seats.drop_column("owner_hash")
