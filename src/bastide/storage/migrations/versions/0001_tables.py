"""Tables, seats, events, chat, undo requests, facts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str = "table_id") -> sa.Column[str]:
    return sa.Column(name, sa.String(32), nullable=False)


def _belongs(child: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], f"fk_{child}_table_id_tables", ondelete="CASCADE")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.Column("updated_at", sa.Float(53), nullable=False),
        sa.Column("seed", sa.LargeBinary(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=True),
        sa.Column("fair", sa.Boolean(), nullable=False),
        sa.Column("date", sa.String(40), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("waits_for_bot", sa.Boolean(), nullable=False),
        sa.Column("lease_owner", sa.String(64), nullable=True),
        sa.Column("lease_until", sa.Float(53), nullable=True),
        sa.Column("clock_initial", sa.Float(53), nullable=True),
        sa.Column("clock_increment", sa.Float(53), nullable=True),
        sa.Column("turn_since", sa.Float(53), nullable=True),
        sa.Column("deadline", sa.Float(53), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state_waits_for_bot", "tables", ["state", "waits_for_bot"])
    op.create_index("ix_tables_public_state_created_at", "tables", ["public", "state", "created_at"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("token_hash", sa.String(64), nullable=True),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("clock_left", sa.Float(53), nullable=True),
        _belongs("seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "events",
        _of_table(),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(53), nullable=False),
        _belongs("events"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _of_table(),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        _belongs("chat"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
    op.create_table(
        "undo_requests",
        _of_table(),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        _belongs("undo_requests"),
        sa.PrimaryKeyConstraint("table_id", name="pk_undo_requests"),
    )
    op.create_table(
        "facts",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
    )


def downgrade() -> None:
    """Take the step back."""
    for name in ("facts", "undo_requests", "chat", "events", "seats", "tables"):
        op.drop_table(name)
