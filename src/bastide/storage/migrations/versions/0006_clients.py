"""Tables remember who opened them, as a keyed hash: nobody's bots keep everybody else's waiting."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: nobody knows who opened the tables so far."""
    op.add_column("tables", sa.Column("client", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_client_state", "tables", ["client", "state"])


def downgrade() -> None:
    """Take the step back."""
    op.drop_index("ix_tables_client_state", "tables")
    op.drop_column("tables", "client")
