"""Tables remember whether hints are allowed there."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: at tables so far hints are allowed to who plays alone."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=True))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "hints")
