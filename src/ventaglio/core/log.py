"""Appending to a log that others append to as well."""


class StaleSequence(Exception):
    """Somebody appended first: look again, then try again."""

    def __init__(self, expected: int, found: int) -> None:
        super().__init__(f"the log is at {found}, not at {expected}")
        self.expected = expected
        self.found = found
