"""Tournaments: their logs, and the keys of those who work on them."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import drop_whole

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_entries_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name="pk_tournament_entries"),
    )
    op.create_table(
        "tournament_keys",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("entrant", sa.Integer()),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_tournament_keys_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", "digest", name="pk_tournament_keys"),
    )


def downgrade() -> None:
    drop_whole("tournament_keys", "tournament_entries", "tournaments")
