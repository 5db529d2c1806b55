"""How what is written names the edition of a code that it was made under, and what becomes of it where that is gone.

Rules read from headers are marked as *foreign* where the values they were written under are no longer those of the
edition they name, or where that edition is not known here. What was written is then still shown, replayed and counted
from what it stores; only going on asks for the edition.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from ventaglio.core.norms import UnknownOption, adopt, fingerprint, option_text, values_of, with_values
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
    # What stands after a space is of rulings, not of rules.
    return {"Edition": rules.edition, "Fingerprint": rules.foreign.partition(" ")[0] or fingerprint(rules)}


def kept_values(rules: Edited) -> dict[str, Any]:
    """The values that are kept of rules, for the time when their edition is not here."""
    assert isinstance(rules, msgspec.Struct)
    return values_of(rules)


def options_in(headers: Mapping[str, str]) -> dict[str, str]:
    """What a table has settled for itself."""
    return {name[7:]: value for name, value in headers.items() if name.startswith("Option.")}


def as_settled(rules: Edited, chosen: Mapping[str, Any]) -> dict[str, str]:
    """What a table has settled for itself, as it is written: by foreign rules, as it was written then."""
    if rules.foreign:
        return {name: str(value) for name, value in sorted(chosen.items())}
    return {name: option_text(getattr(rules, name).value) for name in sorted(chosen)}


def as_far_as_open(rules: R, chosen: Mapping[str, Any]) -> R:
    """The rules with those of a table's options that they still leave open: to speak of what is shown."""
    for name, value in chosen.items():
        try:
            rules = adopt(rules, {name: value})
        except UnknownOption:
            continue
    return rules


def as_begun(rules: R, headers: Mapping[str, str], values: Mapping[str, Any] | None, settle: Callable[[R], R]) -> R:
    """The rules by which a table was opened: those of the edition that its headers name, as the table settled them.

    They are foreign where the headers name other values, and then have those that were kept, if any were. Headers
    without an edition are older than fingerprints of values: what they name is known to be the first edition, and
    nothing is compared.
    """
    named = headers.get("Fingerprint", "") if "Edition" in headers else ""
    foreign = str(getattr(rules, "foreign", ""))
    try:
        settled = settle(rules)
    except (BadInput, UnknownOption):
        if not named and not foreign:
            raise
        # It no longer leaves open what was settled then.
        settled = rules
    else:
        if not foreign and named in ("", fingerprint(settled)):
            return settled
    settled = msgspec.structs.replace(settled, foreign=named or foreign)
    return with_values(settled, values) if values else settled


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
