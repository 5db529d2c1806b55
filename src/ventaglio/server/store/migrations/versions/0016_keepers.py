"""Several people may keep a club: whoever founded it is the first of them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "club_keepers",
        sa.Column("club_id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_club_keepers_club_id"),
        sa.PrimaryKeyConstraint("club_id", "person_id", name="pk_club_keepers"),
    )
    op.create_index("ix_club_keepers_person", "club_keepers", ["person_id"])
    op.execute("INSERT INTO club_keepers SELECT id, owner, created_at FROM clubs WHERE owner IS NOT NULL")
    op.drop_column("clubs", "owner")


def downgrade() -> None:
    op.add_column("clubs", sa.Column("owner", sa.String(length=32)))
    op.execute(
        "UPDATE clubs SET owner = "
        "(SELECT person_id FROM club_keepers WHERE club_id = clubs.id ORDER BY since, person_id LIMIT 1)"
    )
    op.drop_table("club_keepers")
