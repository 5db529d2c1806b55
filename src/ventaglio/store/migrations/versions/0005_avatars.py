"""The picture that somebody is known by."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("avatar", sa.String(length=16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("people", "avatar")
