"""The round of the queue of analyses in which one is served, so that nobody waits for all that one address asks for."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    take_up("analyses", "turn")


def downgrade() -> None:
    put_aside("analyses", turn=0)
