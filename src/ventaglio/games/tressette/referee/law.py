"""What a ruling of Tressette goes by: the rules of a set of norms."""

import msgspec

from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.law.referee import inquiry
from ventaglio.law.referee.figures import Figures, spelled


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
