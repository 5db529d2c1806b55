"""What the desk refuses of money."""

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement


def day() -> Desk:
    return desk(4, Phase(Movement.DANISH, 1), fee=2000)


@shows("reductions")
def test_too_many_reductions() -> Objection:
    return day().refused(m.ReductionsSet((m.Reduction("x", 1),) * 51))


@shows("money-amount")
def test_less_than_nothing_is_no_fee() -> Objection:
    made = day()
    assert made.refused(m.ReductionsSet((m.Reduction("x", -1),))).reason == "money-amount"
    assert made.refused(m.ReductionsSet((m.Reduction(" ", 1),))).reason == "no-reason"
    assert made.refused(m.CashMoved(10**9, "x")).reason == "money-amount"
    return made.refused(m.FeesAgreed(1, (2000, -5)))


@shows("money-each")
def test_every_player_has_an_amount() -> Objection:
    made = day()
    assert made.refused(m.FeesAgreed(1, (2000,))).reason == "money-each"
    assert made.refused(m.FeesAgreed(9, (2000, 0))).reason == "no-entrant"
    assert made.refused(m.MoneyTaken(9, (2000, 0))).reason == "no-entrant"
    return made.refused(m.MoneyTaken(1, (2000, 0, 0)))


@shows("money-nothing")
def test_nothing_is_no_payment() -> Objection:
    made = day()
    assert made.refused(m.CashMoved(0, "x")).reason == "money-nothing"
    assert made.refused(m.CashMoved(5, " ")).reason == "no-reason"
    return made.refused(m.MoneyTaken(1, (0, 0)))


@shows("money-back")
def test_nobody_gets_back_more_than_was_taken() -> Objection:
    made = day()
    assert made.refused(m.MoneyTaken(1, (-1, 0))).reason == "money-back"
    made.do(m.MoneyTaken(1, (2000, 500)))
    return made.refused(m.MoneyTaken(1, (0, -501)))


@shows("money-gone")
def test_who_has_cancelled_only_gets_money_back() -> Objection:
    made = Desk(day().t.notice)
    made.enter(2)
    made.do(m.MoneyTaken(1, (2000, 2000)))
    made.do(e.EntryCancelled(1))
    assert made.refused(m.MoneyTaken(1, (-4000,))).reason == "money-gone"
    assert made.refused(m.MoneyTaken(1, (-2000, -2001))).reason == "money-back"
    return made.refused(m.MoneyTaken(1, (1, 0)))


@shows("fee-taken")
def test_a_receipt_is_not_unticked() -> Objection:
    made = day()
    made.do(e.FeePaid(2))
    made.do(e.FeePaid(2, False))
    made.do(m.MoneyTaken(1, (2000, 2000)))
    return made.refused(e.FeePaid(1, False))


@shows("pot")
def test_a_pot_that_makes_no_prizes() -> Objection:
    made = day()
    for wrong in (
        e.Pot((e.Share(0, 1),)),
        e.Pot((e.Share(1, 0),)),
        e.Pot((e.Share(1, 1),), 101),
        e.Pot((e.Share(1, 1),), unit=0),
    ):
        assert made.refused(e.PrizesSet((), pot=wrong)).reason == "pot"
    assert day().by(prize_ranks=3).refused(e.PrizesSet((), pot=e.Pot((e.Share(4, 1),)))).reason == "prize-ranks"
    return made.refused(e.PrizesSet((), pot=e.Pot(())))
