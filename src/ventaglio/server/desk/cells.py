"""Texts in the cells of a CSV of which no spreadsheet takes any part for a formula."""

import re
from typing import Final

_SIGNS: Final = r"\s*[=+\-@\uff1d\uff0b\uff0d\uff20]"
_FORMULA: Final = re.compile(rf"(^|[;,:|\"])(?={_SIGNS})")
"""What a spreadsheet may take for the beginning of a formula: at the beginning of a cell, or after whatever it may take
for the end of one. Half of Europe parts cells by semicolons, and quotes do not help who parts them elsewhere."""
_MARKED: Final = re.compile(rf"(^|[;,:|\"])'(?={_SIGNS})")


def harmless(text: str) -> str:
    """A text as it is written: where a formula might begin there is an apostrophe."""
    # A tab or the end of a line within a name would end a cell too.
    return _FORMULA.sub(r"\1'", " ".join(text.split()))


def meant(text: str) -> str:
    """A text as it was before `harmless`."""
    return _MARKED.sub(r"\1", text)
