"""Hands that somebody asked to have analysed, how far each has come, and what came out."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import drop_whole

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("record", sa.Text(), nullable=True),
        sa.Column("hand", sa.Integer(), nullable=False),
        sa.Column("worlds", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.String(length=32), nullable=True),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("claimed_by", sa.String(length=32), nullable=True),
        sa.Column("claimed_until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_analyses"),
    )
    op.create_index("ix_analyses_queue", "analyses", ["status", "asked_at"])
    op.create_index("ix_analyses_asked", "analyses", ["asked_by", "asked_at"])
    op.create_index("ix_analyses_table", "analyses", ["table_id"])


def downgrade() -> None:
    drop_whole("analyses")
