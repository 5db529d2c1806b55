"""Tournaments that are put away, and stand in no list of what goes on."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()))
    take_up("tournaments", "archived")


def downgrade() -> None:
    put_aside("tournaments", archived=False)
