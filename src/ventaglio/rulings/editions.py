"""How a live-table names the rulings that it was opened under: a header of its own beside those of its rules."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ventaglio.core.editions import Edited
from ventaglio.rulings.inquiry import AnyBook

RULINGS = "Rulings"

R = TypeVar("R", bound=Struct)


def ruling_headers(rules: Edited, book: AnyBook) -> dict[str, str]:
    """The fingerprint of the rulings by which a table was opened."""
    return {RULINGS: rules.foreign.partition(" ")[2] or book.fingerprint}


def as_ruled(rules: R, headers: Mapping[str, str], book: AnyBook) -> R:
    """The rules of a live-table, as foreign where its headers name other rulings; older headers name none."""
    named = headers.get(RULINGS, "")
    if named in ("", book.fingerprint):
        return rules
    own = getattr(rules, "foreign", "") or headers.get("Fingerprint", "")
    return replace(rules, foreign=f"{own} {named}")
