"""What happens to money at a tournament's desk: lines of its log. Every amount is in whole cents."""

from enum import Enum

import msgspec

from ventaglio.tournaments.director.terms import Number


class How(Enum):
    """How money changes hands."""

    CASH = "cash"
    CARD = "card"
    TRANSFER = "transfer"


class Reduction(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A fee that some pay in place of the usual one. With a ``category``, whoever is entered in it pays it."""

    name: str
    cents: int
    category: str = ""


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    pass


class ReductionsSet(_Line, frozen=True, gc=False, tag="reductions-set"):
    """The reduced fees there are, in place of those there were."""

    reductions: tuple[Reduction, ...]


class FeesAgreed(_Line, frozen=True, gc=False, tag="fees-agreed"):
    """What each player of an entry owes, whatever the notice says; ``why`` says by which reduction."""

    number: Number
    fees: tuple[int, ...]
    why: str = ""


class MoneyTaken(_Line, frozen=True, gc=False, tag="money-taken"):
    """What each player of an entry has paid, by their places; less than nothing where it is given back."""

    number: Number
    amounts: tuple[int, ...]
    how: How = How.CASH


class CashMoved(_Line, frozen=True, gc=False, tag="cash-moved"):
    """Money in or out of the till that is no fee: what was in it at the start, the hall, the referee, a prize."""

    cents: int
    why: str
    how: How = How.CASH
