"""Rows for every table of a database, whatever its tables are: for what has to hold of all of them."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Boolean, Column, Connection, Float, Integer, LargeBinary, MetaData, Table, insert

from ventaglio.server.store.aside import PREFIX

ROWS: Final = 3


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are there, those first that others refer to; not what steps have put aside."""
    found = MetaData()
    found.reflect(connection)
    known = [table for table in found.sorted_tables if table.name != "alembic_version"]
    return [table for table in known if not table.name.startswith(PREFIX)]


def fill(connection: Connection, rows: int = ROWS, text: str = "") -> None:
    """Put some rows into every table. Whatever refers to another row finds it: equal numbers make equal values."""
    for table in tables_of(connection):
        connection.execute(insert(table), [_row(table, number, text) for number in range(rows)])


def empty(connection: Connection) -> None:
    """Take everything out again."""
    for table in reversed(tables_of(connection)):
        connection.execute(table.delete())


def _row(table: Table, number: int, text: str) -> Mapping[str, Any]:
    return {column.name: _value(column, number, text) for column in table.columns}


def _value(column: Column[Any], number: int, text: str) -> Any:
    refers = column.primary_key or column.foreign_keys or column.unique
    match column.type:
        case Boolean():
            return number % 2 == 0
        case Integer():
            return number + 1
        case Float():
            return 1_700_000_000.1 + number / 7
        case LargeBinary():
            return bytes([0, 255, number])
        case _ if column.nullable and not refers and number == 0:
            return None
        case _:
            length = getattr(column.type, "length", None)
            return f"à{number}" if refers or length else f"“{number}” {text}"
