"""How often what a tournament tells of people was changed otherwise than by a line of its log."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("retold", sa.Integer(), nullable=False, server_default="0"))
    take_up("tournaments", "retold")


def downgrade() -> None:
    put_aside("tournaments", retold=0)
