"""What may be put on record of money: amounts that can be meant, and nothing given back that was not taken."""

from typing import Final

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director.money import due, paid
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament

MOST_CENTS: Final = 10_000_000
"""A hundred thousand euros: no evening has so much in one line."""
MOST_REDUCTIONS: Final = 50


def reductions_set(t: Tournament, body: m.ReductionsSet, at: float) -> Objection | None:
    if len(body.reductions) > MOST_REDUCTIONS:
        return Objection("reductions", {"most": MOST_REDUCTIONS})
    if any(not one.name.strip() for one in body.reductions):
        return Objection("no-reason")
    return _amounts(tuple(one.cents for one in body.reductions))


def fees_agreed(t: Tournament, body: m.FeesAgreed, at: float) -> Objection | None:
    if body.number not in t.entrants:
        return Objection("no-entrant", {"number": body.number})
    return _each(t, body.number, body.fees) or _amounts(body.fees)


def money_taken(t: Tournament, body: m.MoneyTaken, at: float) -> Objection | None:
    before = t.till.of(body.number)
    if body.number not in t.entrants:
        # Whoever has cancelled gets back what was taken.
        if not before:
            return Objection("no-entrant", {"number": body.number})
        had = tuple(sum(amounts) for amounts in zip(*(one.amounts for one in before), strict=False))
        many = len(body.amounts) == len(had)
        unheard = any(amount > 0 for amount in body.amounts)
        wrong = Objection("money-gone", {"number": body.number}) if unheard or not many else None
        return wrong or _given_back(body, had)
    had = paid(t, body.number) if before else (0,) * len(t.entrants[body.number].players)
    return (
        _each(t, body.number, body.amounts)
        or _amounts(tuple(map(abs, body.amounts)))
        or (None if any(body.amounts) else Objection("money-nothing"))
        or _given_back(body, had)
    )


def cash_moved(t: Tournament, body: m.CashMoved, at: float) -> Objection | None:
    if not body.why.strip():
        return Objection("no-reason")
    return _amounts((abs(body.cents),)) or (None if body.cents else Objection("money-nothing"))


def fee_paid(t: Tournament, body: e.FeePaid) -> Objection | None:
    """A tick cannot take back money for which there is a receipt."""
    taken = t.till.of(body.number) and any(paid(t, body.number))
    return Objection("fee-taken", {"number": body.number}) if taken and not body.paid else None


def pot(t: Tournament, rule: e.Pot) -> Objection | None:
    """What is wrong with the rule by which prizes come from the pot."""
    sound = 0 <= rule.percent <= 100 and 0 <= rule.keep <= MOST_CENTS and 1 <= rule.unit <= MOST_CENTS
    if not sound or not rule.shares or any(one.rank < 1 or not 0 < one.weight <= MOST_CENTS for one in rule.shares):
        return Objection("pot")
    norm = t.regulation.prize_ranks
    low = max(one.rank for one in rule.shares)
    if norm.value is not None and low > norm.value:
        return Objection("prize-ranks", {"rank": low, "most": norm.value}, norm.cite)
    return None


def _each(t: Tournament, number: Number, amounts: tuple[int, ...]) -> Objection | None:
    many = len(due(t, number))
    return None if len(amounts) == many else Objection("money-each", {"number": number, "players": many})


def _amounts(amounts: tuple[int, ...]) -> Objection | None:
    return None if all(0 <= one <= MOST_CENTS for one in amounts) else Objection("money-amount", {"most": MOST_CENTS})


def _given_back(body: m.MoneyTaken, had: tuple[int, ...]) -> Objection | None:
    short = any(before + amount < 0 for before, amount in zip(had, body.amounts, strict=True))
    return Objection("money-back", {"number": body.number}) if short else None
