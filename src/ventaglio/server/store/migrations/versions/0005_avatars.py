"""The picture that somebody is known by."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("avatar", sa.String(length=16), nullable=False, server_default=""))
    take_up("people", "avatar")


def downgrade() -> None:
    put_aside("people", avatar="")
