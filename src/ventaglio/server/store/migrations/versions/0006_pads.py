"""Score pads that several phones write on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("touched_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pads"),
    )
    op.create_index("ix_pads_touched", "pads", ["touched_at"])
    op.create_table(
        "pad_notes",
        sa.Column("pad_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("note_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["pad_id"], ["pads.id"], name="fk_pad_notes_pad_id"),
        sa.PrimaryKeyConstraint("pad_id", "seq", name="pk_pad_notes"),
    )


def downgrade() -> None:
    for table in ("pad_notes", "pads"):
        op.drop_table(table)
