"""Chat messages know which call brought them, so that one that is sent again is not said twice."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0016"
down_revision: Final = "0015"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: what was said before cannot be sent again."""
    op.add_column("chat", sa.Column("asked", sa.String(64), nullable=True))


def downgrade() -> None:
    """Take the step back: a message that is sent again is then said again."""
    op.drop_column("chat", "asked")
