"""Where messages of a club reach somebody of its registry."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("registry_people", sa.Column("email", sa.String(length=254), nullable=False, server_default=""))
    take_up("registry_people", "email")


def downgrade() -> None:
    put_aside("registry_people", email="")
