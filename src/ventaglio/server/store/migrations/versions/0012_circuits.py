"""Circuits of tournaments: their logs, and who may write in them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "circuits",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_circuits"),
    )
    op.create_table(
        "circuit_entries",
        sa.Column("circuit_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["circuit_id"], ["circuits.id"], name="fk_circuit_entries_circuit_id"),
        sa.PrimaryKeyConstraint("circuit_id", "seq", name="pk_circuit_entries"),
    )


def downgrade() -> None:
    op.drop_table("circuit_entries")
    op.drop_table("circuits")
