"""Tables remember which lesson is played there."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: tables so far are no lessons."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=True))


def downgrade() -> None:
    """Take the step back."""
    op.drop_column("tables", "lesson")
