"""What a ruling of Tressette goes by: the rules of a set of norms."""

import msgspec

from ventaglio.rulings import inquiry
from ventaglio.tressette.rules import Rules


class Law(msgspec.Struct, frozen=True):
    """The rules of play of a set of norms."""

    rules: Rules


Ask = inquiry.Ask[Law]
Family = inquiry.Family[Law]
Book = inquiry.Book[Law]
Rule = inquiry.Rule[Law]
