"""What a ruling of Tressette goes by: the rules of a set of norms."""

import msgspec

from ventaglio.rulings import inquiry
from ventaglio.rulings.figures import Figures, spelled
from ventaglio.tressette.rules import Rules


class Law(msgspec.Struct, frozen=True):
    """The rules of play of a set of norms."""

    rules: Rules

    @property
    def figures(self) -> Figures:
        """The least part of a cut, how many may look on, the points from which a lost match pays one stake."""
        rules = self.rules
        return {
            "cut": rules.smallest_cut.value,
            "spectators": rules.spectators.value,
            "batuffa": rules.batuffa.value,
        }


def enough_points(rules: Rules) -> str:
    """The answer that the side which lost has too many points to pay double."""
    return f"{spelled(rules.batuffa.value)}-or-more"


Ask = inquiry.Ask[Law]
Family = inquiry.Family[Law]
Book = inquiry.Book[Law]
Rule = inquiry.Rule[Law]
