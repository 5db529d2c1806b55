"""How what is written names the edition of a code that it was made under, and what becomes of it where that is gone.

Rules read from headers are marked as *foreign* where the values they were written under are no longer those of the
edition they name, or where that edition is not known here. What was written is then still shown, replayed and counted
from what it stores; only going on asks for the edition.
"""

from collections.abc import Mapping
from typing import Protocol, TypeVar

import msgspec

from ventaglio.core.norms import fingerprint, options
from ventaglio.core.refusal import BadInput


class Edited(Protocol):
    """Rules that stand in an edition of their text."""

    @property
    def id(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def foreign(self) -> str: ...


R = TypeVar("R", bound=msgspec.Struct)


def edition_headers(rules: Edited) -> dict[str, str]:
    """The edition, and the fingerprint of the values by which it acts."""
    assert isinstance(rules, msgspec.Struct)
    return {"Edition": rules.edition, "Fingerprint": rules.foreign or fingerprint(rules)}


def marked(rules: R, headers: Mapping[str, str]) -> R:
    """The rules, as foreign where headers name other values. Headers without an edition are older than fingerprints of
    values: what they name is known to be the first edition, and nothing is compared.
    """
    named = headers.get("Fingerprint", "")
    if "Edition" not in headers or not named or named == fingerprint(rules):
        return rules
    return msgspec.structs.replace(rules, foreign=named)


def options_in(headers: Mapping[str, str], rules: R) -> dict[str, str]:
    """What a table has settled for itself. Of foreign rules only what can still be settled: the rest has acted."""
    chosen = {name[7:]: value for name, value in headers.items() if name.startswith("Option.")}
    if not getattr(rules, "foreign", ""):
        return chosen
    still = options(rules)
    return {name: value for name, value in chosen.items() if name in still}


def check_can_go_on(rules: Edited) -> None:
    """Refuse to go on by rules that are no longer those by which something was begun."""
    if rules.foreign:
        raise BadInput(
            f"begun by edition {rules.edition or 'unknown'} of {rules.id}, with values ({rules.foreign}) that are not"
            " here: it can be shown and counted, but not continued",
            "edition-not-here",
            code=rules.id,
            edition=rules.edition,
            fingerprint=rules.foreign,
        )
