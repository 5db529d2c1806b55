"""What was put on record of a tournament under which mark, so that it is done once however often it is asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "tournament_marks",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("mark", sa.String(length=80), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_marks_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", "mark", name="pk_tournament_marks"),
    )


def downgrade() -> None:
    op.drop_table("tournament_marks")
