"""The registry of a club: its people, what was changed in it, and how the columns of spreadsheets were understood."""

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import drop_whole, put_aside, take_up

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("club", sa.String(length=32), nullable=True))
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_table(
        "registry_people",
        sa.Column("club_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("surname", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("card", sa.String(length=80), nullable=False),
        sa.Column("club", sa.String(length=80), nullable=False),
        sa.Column("category", sa.String(length=80), nullable=False),
        sa.Column("licence", sa.Integer(), nullable=False),
        sa.Column("shown", sa.String(length=16), nullable=False),
        sa.Column("merged_into", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_registry_people_club_id"),
        sa.PrimaryKeyConstraint("club_id", "id", name="pk_registry_people"),
    )
    op.create_table(
        "registry_changes",
        sa.Column("club_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_registry_changes_club_id"),
        sa.PrimaryKeyConstraint("club_id", "seq", name="pk_registry_changes"),
    )
    op.create_table(
        "sheet_columns",
        sa.Column("owner", sa.String(length=48), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("columns", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "mark", name="pk_sheet_columns"),
    )
    take_up("tournaments", "club")


def downgrade() -> None:
    drop_whole("sheet_columns", "registry_changes", "registry_people")
    op.drop_index("ix_tournaments_club", table_name="tournaments")
    put_aside("tournaments", club=None)
