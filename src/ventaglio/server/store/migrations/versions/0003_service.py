"""When the house was open."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "service",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_service"),
    )
    # What was written last was written while the house was open: nobody pays for the time in which it is changed over.
    op.execute(
        "INSERT INTO service (number, opened_at, until) "
        "SELECT 1, MIN(created_at), MAX(changed_at) FROM tables HAVING COUNT(*) > 0"
    )


def downgrade() -> None:
    op.drop_table("service")
