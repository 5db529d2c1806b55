"""The till of a tournament as its log leaves it: reduced fees, what was taken from whom, what else went in and out."""

from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.tournaments.director.money_events import (
    CashMoved,
    FeesAgreed,
    How,
    MoneyTaken,
    Reduction,
    ReductionsSet,
)
from ventaglio.tournaments.director.terms import Number


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Money taken or given back, with its line of the log. ``receipt`` counts from 1."""

    entry: int
    at: float
    by: str
    number: Number
    amounts: tuple[int, ...]
    how: How
    receipt: int


class Movement(msgspec.Struct, frozen=True, gc=False):
    """Anything else in or out of the till."""

    entry: int
    at: float
    by: str
    cents: int
    why: str
    how: How


class Till(msgspec.Struct, frozen=True):
    reductions: tuple[Reduction, ...] = ()
    agreed: dict[Number, FeesAgreed] = {}
    payments: tuple[Payment, ...] = ()
    moved: tuple[Movement, ...] = ()

    def of(self, number: Number) -> tuple[Payment, ...]:
        """What was taken from an entry."""
        return tuple(one for one in self.payments if one.number == number)


Line = ReductionsSet | FeesAgreed | MoneyTaken | CashMoved
LINES: Final = (ReductionsSet, FeesAgreed, MoneyTaken, CashMoved)


def fold(till: Till, seq: int, at: float, by: str, body: Line) -> Till:
    """The till after a further line."""
    match body:
        case ReductionsSet():
            return replace(till, reductions=body.reductions)
        case FeesAgreed():
            return replace(till, agreed={**till.agreed, body.number: body})
        case MoneyTaken():
            payment = Payment(seq, at, by, body.number, body.amounts, body.how, len(till.payments) + 1)
            return replace(till, payments=(*till.payments, payment))
        case CashMoved():
            return replace(till, moved=(*till.moved, Movement(seq, at, by, body.cents, body.why, body.how)))
