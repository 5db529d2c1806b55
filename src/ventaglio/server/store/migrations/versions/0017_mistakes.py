"""What cost something in a hand that was analysed, kept apart: whoever looks at statistics need not read all of it."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("mistakes", sa.Text(), nullable=True))
    take_up("analyses", "mistakes")


def downgrade() -> None:
    put_aside("analyses", mistakes=None)
