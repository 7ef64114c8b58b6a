"""Tables know their shuffle's protocol, where they come from, and whether their record is closed; seats their seal."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Take the step: tables so far go on by the older protocol; those that no seed accounts for came from elsewhere."""
    op.add_column("tables", sa.Column("shuffle", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))
    op.execute(sa.text("UPDATE tables SET origin = 'imported' WHERE commitment IS NULL"))


def downgrade() -> None:
    """Take the step back: draws of the newer protocol would not follow from the seed any more."""
    if op.get_bind().scalar(sa.text("SELECT count(*) FROM tables WHERE shuffle IS NOT NULL")):
        raise RuntimeError("some tables are shuffled by the newer protocol; they cannot go back to a version without")
    op.drop_column("seats", "seal")
    op.drop_column("tables", "closed")
    op.drop_column("tables", "origin")
    op.drop_column("tables", "shuffle")
