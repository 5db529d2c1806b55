"""Friends, invitations and clubs; and whom each log names, where it was not kept."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0008"
down_revision = "0007"

NAMING = (("owner", '{"type":"opened"%'), ("person", '{"type":"sat"%'), ("person", '{"type":"watch-asked"%'))
"""The fields of entries that name a person, and how those entries begin."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(length=32)))
    op.create_table(
        "friends",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("friend_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_friends_person_id"),
        sa.ForeignKeyConstraint(["friend_id"], ["people.id"], name="fk_friends_friend_id"),
        sa.PrimaryKeyConstraint("person_id", "friend_id", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend_id"])
    op.create_table(
        "invitations",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("by_name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_invitations_person_id"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_invitations"),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("owner", sa.String(length=32)),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    _fill(op.get_bind())
    take_up("tables", "club")


def _fill(connection: sa.Connection) -> None:
    """Who sat down at a table after it was opened had not been noted, nor counted."""
    for row in connection.execute(sa.text("SELECT id, summary FROM tables")).all():
        chairs = _read(row.summary).get("chairs")
        if chairs is None:
            continue
        people = sum(chair.get("kind") == "person" for chair in chairs)
        changed = sa.text("UPDATE tables SET people = :people WHERE id = :id")
        connection.execute(changed, {"people": people, "id": row.id})
    known = {row.id for row in connection.execute(sa.text("SELECT id FROM people WHERE erased_at IS NULL"))}
    noted = {(row.person_id, row.table_id) for row in connection.execute(sa.text("SELECT * FROM sittings"))}
    found: set[tuple[str, str]] = set()
    for field, beginning in NAMING:
        wanted = sa.text("SELECT table_id, body FROM entries WHERE body LIKE :beginning")
        for row in connection.execute(wanted, {"beginning": beginning}):
            found.add((_read(row.body).get(field, ""), row.table_id))
    rows = [{"person": person, "table": table} for person, table in sorted(found - noted) if person in known]
    if rows:
        connection.execute(sa.text("INSERT INTO sittings (person_id, table_id) VALUES (:person, :table)"), rows)


def _read(text: str) -> dict[str, Any]:
    """What stands in a row; nothing where it cannot be read, which is for whoever reads that table to say."""
    try:
        found: dict[str, Any] = json.loads(text)
    except ValueError:
        return {}
    return found


def downgrade() -> None:
    for table in ("clubs", "invitations", "friends"):
        op.drop_table(table)
    put_aside("tables", club=None)
