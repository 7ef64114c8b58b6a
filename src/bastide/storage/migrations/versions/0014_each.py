"""Tables know whether every turn begins with the whole time again."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0014"
down_revision: Final = "0013"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: clocks so far go on as they were."""
    op.add_column("tables", sa.Column("clock_each", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the step back: what is left of a turn's time is then left for the game."""
    op.drop_column("tables", "clock_each")
