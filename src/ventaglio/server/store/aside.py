"""Columns that a step back takes away: what stood in them is put aside, and taken up again by the step forward.

So whoever goes back to an older program and returns has lost nothing of it. What goes with whole rows is told before
(`ventaglio schema`); what goes with a column nobody would miss in time.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import CreateTableAs

PREFIX: Final = "aside_"
"""How the names of such tables begin: an older program does not know them, and leaves them alone."""


def put_aside(table: str, **usual: object) -> None:
    """Drop columns, each named with what stands there unless somebody has said otherwise; and keep what they hold."""
    on = op.get_bind()
    found = sa.Table(table, sa.MetaData(), autoload_with=on)
    columns = [found.c[name] for name in usual]
    said = sa.or_(*(one.is_not(None) if usual[one.name] is None else one != usual[one.name] for one in columns))
    if on.execute(sa.select(sa.literal(1)).select_from(found).where(said).limit(1)).first() is not None:
        kept = sa.select(*found.primary_key.columns, *columns).where(said)
        op.execute(CreateTableAs(kept, _aside(table, *usual)))
    for name in usual:
        # Both databases drop a column in place; copying the table, which others refer to, would not be allowed.
        op.drop_column(table, name)


def take_up(table: str, *columns: str) -> None:
    """Give columns that have just come what they held before; whoever is gone meanwhile is not brought back."""
    on, aside = op.get_bind(), _aside(table, *columns)
    if aside not in sa.inspect(on).get_table_names():
        return
    found, kept = (sa.Table(one, sa.MetaData(), autoload_with=on) for one in (table, aside))
    same = sa.and_(*(found.c[key.name] == kept.c[key.name] for key in found.primary_key.columns))
    values = {name: sa.select(kept.c[name]).where(same).scalar_subquery() for name in columns}
    op.execute(sa.update(found).where(sa.exists().where(same)).values(values))
    op.drop_table(aside)


def drop_whole(*tables: str) -> None:
    """Drop tables for good, and what steps before this one have put aside of them."""
    there = sa.inspect(op.get_bind()).get_table_names()
    for table in tables:
        for aside in there:
            if aside.startswith(f"{PREFIX}{table}_"):
                op.drop_table(aside)
        op.drop_table(table)


def _aside(table: str, *columns: str) -> str:
    return f"{PREFIX}{table}_{columns[0]}"
