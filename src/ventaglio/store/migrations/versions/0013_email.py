"""Where messages of a club reach somebody of its registry."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("registry_people", sa.Column("email", sa.String(length=254), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("registry_people", "email")
