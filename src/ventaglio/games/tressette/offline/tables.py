"""What a table of Tressette may settle for itself: options of its set of norms, and modern norms one by one (153)."""

from collections.abc import Mapping
from typing import Final

from ventaglio.core.norms import option_text, options
from ventaglio.games.common.offline.parts import Choice
from ventaglio.games.tressette.engine.adopting import adopt_norms, settle
from ventaglio.games.tressette.engine.rules import Rules

ADOPTED: Final = "adopted"
OWN: Final = "own"


def choices(rules: Rules) -> dict[str, Choice]:
    """Everything that may be settled, by the norm that it is about; what holds unless somebody says otherwise first."""
    found: dict[str, Choice] = {}
    if not rules.sealed.value:
        for name, fields in rules.adoptable.items():
            found[name] = {OWN: getattr(rules, name), ADOPTED: fields[name]}
    for name, norm in options(rules).items():
        if name not in found:
            values = (norm.value, *(one for one in norm.choices if one != norm.value))
            found[name] = {option_text(one): type(norm)(one, norm.cite) for one in values}
    return found


def settled(rules: Rules, chosen: Mapping[str, str]) -> Rules:
    """The set of norms with what a table has chosen. What an adopted norm has settled already is not open any more."""
    adopted = adopt_norms(rules, [name for name, value in chosen.items() if value == ADOPTED])
    still_open = options(adopted)
    return settle(adopted, {name: value for name, value in chosen.items() if name in still_open and value != OWN})
