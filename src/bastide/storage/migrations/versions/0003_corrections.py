"""Tables remember by which corrected values of the box they are played."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: tables so far are played by the values of the package."""
    op.add_column("tables", sa.Column("corrections", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "corrections")
