"""The code of Tressette of its federation: one document with two sets of norms, the traditional and the modern."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ventaglio.games.tressette.codes.fitres.articles import ARTICLES
from ventaglio.games.tressette.codes.fitres.citing import ID
from ventaglio.games.tressette.codes.fitres.play import MODERNE, TRADIZIONALI
from ventaglio.games.tressette.codes.fitres.rulings import RULINGS, brought
from ventaglio.games.tressette.codes.fitres.tournament import regulation
from ventaglio.games.tressette.engine.rules import Rules, check_rules
from ventaglio.games.tressette.referee.irregularities import REGISTER
from ventaglio.games.tressette.referee.law import Law
from ventaglio.law.text import NormSet, Text
from ventaglio.tournaments.director.regulation import Regulation

EDITION: Final = "1"


def _law(rules: Rules, tournament: Regulation | None) -> Law:
    return Law(rules)


def _set(rules: Rules) -> NormSet[Rules, Law]:
    dated = replace(rules, edition=EDITION)
    return NormSet(ID, dated, REGISTER, RULINGS[rules.id], _law, regulation, check=check_rules, brings=brought)


def _adoptable(sets: Mapping[str, Rules]) -> Mapping[str, Rules]:
    """The traditional set with the modern norms of its own edition at hand (153).

    What belongs together is settled by the articles of the first edition: a citation that is corrected changes nothing.
    """
    modern = sets[MODERNE.id]
    offered = {
        name: {field: getattr(modern, field) for field in fields} for name, fields in TRADIZIONALI.adoptable.items()
    }
    return {**sets, TRADIZIONALI.id: replace(sets[TRADIZIONALI.id], adoptable=offered)}


FITRES: Final = Text(
    ID,
    EDITION,
    "tressette",
    ARTICLES,
    {rules.id: _set(rules) for rules in (TRADIZIONALI, MODERNE)},
    relate=_adoptable,
)
