"""What a ruling of Burraco goes by: a code's rules of play and, where it has tournaments, its rules for those."""

import msgspec

from ventaglio.burraco.rules import Rules
from ventaglio.director.regulation import Regulation
from ventaglio.rulings import inquiry


class Law(msgspec.Struct, frozen=True):
    """A code's rules of play and of tournaments; a code without tournaments has none to read."""

    rules: Rules
    tournament: Regulation | None


Ask = inquiry.Ask[Law]
Family = inquiry.Family[Law]
Book = inquiry.Book[Law]
Rule = inquiry.Rule[Law]
