"""Appending to a log that others append to as well."""

from collections.abc import Sequence
from typing import Any


class StaleSequence(Exception):
    """Somebody appended first: look again, then try again."""

    def __init__(self, expected: int, found: int, rows: Sequence[Any] = ()) -> None:
        """``rows`` are what stands there now, where that was read."""
        super().__init__(f"the log is at {found}, not at {expected}")
        self.rows = rows
        self.expected = expected
        self.found = found
