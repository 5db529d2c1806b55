"""What people answered to problems, what is counted of their matches, and whether they show that to others."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("shows", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "attempts",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("problem_id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("action", sa.String(length=200), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_attempts_person_id"),
        sa.PrimaryKeyConstraint("person_id", "problem_id", name="pk_attempts"),
    )
    op.create_table(
        "tallies",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tallies_table_id"),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_tallies"),
    )
    op.create_index("ix_tallies_person", "tallies", ["person_id"])
    take_up("people", "shows")


def downgrade() -> None:
    op.drop_table("tallies")
    op.drop_table("attempts")
    put_aside("people", shows=False)
