"""Reports know which call brought them, so that one that is sent again is not kept twice."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0017"
down_revision: Final = "0016"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: what was reported before cannot be sent again."""
    op.add_column("reports", sa.Column("asked", sa.String(64), nullable=True))


def downgrade() -> None:
    """Take the step back: a report that is sent again is then kept again."""
    op.drop_column("reports", "asked")
