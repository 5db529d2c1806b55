"""Sessions with rows of their own, whom each log names, and what those need who run the house."""

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

from ventaglio.server.store.aside import put_aside, take_up

revision = "0004"
down_revision = "0003"

NAMING = (("owner", '{"type":"opened"%'), ("person", '{"type":"sat"%'), ("person", '{"type":"watch-asked"%'))
"""The fields of entries that name a person, and how those entries begin."""


USUAL = dict.fromkeys(("net", "banned_until", "banned_why", "muted_until", "erased_at"))
"""What stands in the columns of somebody of whom nothing is to be said."""


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("seen_at", sa.Float(), nullable=False, server_default="0"))
        people.add_column(sa.Column("net", sa.String(length=32)))
        people.add_column(sa.Column("banned_until", sa.Float()))
        people.add_column(sa.Column("banned_why", sa.String(length=200)))
        people.add_column(sa.Column("muted_until", sa.Float()))
        people.add_column(sa.Column("erased_at", sa.Float()))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("people", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("digest", name="uq_sessions_digest"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person_id"])
    op.create_table(
        "sittings",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_sittings"),
    )
    op.create_index("ix_sittings_table", "sittings", ["table_id"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32)),
        sa.Column("about_name", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("settled_at", sa.Float()),
        sa.Column("settled", sa.String(length=200)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_table", "reports", ["table_id"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("whom", sa.String(length=80), nullable=False),
        sa.Column("more", sa.Text(), nullable=False),
        sa.Column("why", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    _fill(op.get_bind())
    take_up("people", *USUAL)


def _fill(connection: sa.Connection) -> None:
    """What the new columns would say, had they been there from the beginning."""
    # Nobody was looked for until now: everybody counts as seen today, so that no guest is purged at the first start.
    connection.execute(sa.text("UPDATE people SET seen_at = :now"), {"now": time.time()})
    for row in connection.execute(sa.text("SELECT id, summary FROM tables")).all():
        people = sum(chair.get("kind") == "person" for chair in _read(row.summary).get("chairs", ()))
        changed = sa.text("UPDATE tables SET people = :people WHERE id = :id")
        connection.execute(changed, {"people": people, "id": row.id})
    known = {row.id for row in connection.execute(sa.text("SELECT id FROM people"))}
    found: set[tuple[str, str]] = set()
    for field, beginning in NAMING:
        wanted = sa.text("SELECT table_id, body FROM entries WHERE body LIKE :beginning")
        for row in connection.execute(wanted, {"beginning": beginning}):
            found.add((_read(row.body).get(field, ""), row.table_id))
    rows = [{"person": person, "table": table} for person, table in sorted(found) if person in known]
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
    for table in ("audit", "reports", "house", "sittings", "sessions"):
        op.drop_table(table)
    # What is counted or noted anew when the step is taken again is not kept.
    op.drop_column("tables", "people")
    op.drop_column("people", "seen_at")
    put_aside("people", **USUAL)
