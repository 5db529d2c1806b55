"""Fees by person, what is paid and due, the till of the evening, and prizes from the pot to the cent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.test_prizes import by_number
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.money import cash, due, gone, outstanding, paid, receipt, reduced, split
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.terms import Movement

ONE = Phase(Movement.DANISH, 1)


def test_a_tick_means_what_it_always_meant() -> None:
    day = desk(4, ONE, fee=1000)
    day.do(e.FeePaid(1))
    day.do(e.FeePaid(2))
    day.do(e.FeePaid(2, False))
    assert paid(day.t, 1) == (1000, 1000)
    assert paid(day.t, 2) == (0, 0)
    assert (settle(day.t).collected, cash(day.t).ticked, cash(day.t).till) == (2000, 2000, 2000)


def test_everybody_owes_by_agreement_by_category_or_by_the_notice() -> None:
    day = Desk(desk(4, ONE, fee=2000).t.notice)
    day.do(e.Entered(1, (Player("A"), Player("B")), category="J"))
    day.do(e.Entered(2, (Player("C"), Player("D"))))
    day.do(e.Entered(3, (Player("E"), Player("F")), category="J"))
    day.do(m.ReductionsSet((m.Reduction("Juniores", 500, "J"), m.Reduction("Under 25", 1000))))
    day.do(m.FeesAgreed(3, (2000, 1000), "Under 25"))
    assert [due(day.t, number) for number in (1, 2, 3)] == [(500, 500), (2000, 2000), (2000, 1000)]
    assert [reduced(day.t, number) for number in (1, 2, 3)] == ["Juniores", "", "Under 25"]
    assert [one.why for one in cash(day.t).people] == ["Juniores", "Juniores", "", "", "", "Under 25"]


def test_amounts_are_taken_person_by_person_and_given_back() -> None:
    day = desk(4, ONE, fee=2000)
    first = day.do(m.MoneyTaken(1, (2000, 500)))
    assert (paid(day.t, 1), outstanding(day.t, 1), day.t.entrants[1].paid) == ((2000, 500), (0, 1500), False)
    day.do(m.MoneyTaken(1, (0, 1500), m.How.CARD))
    assert day.t.entrants[1].paid
    day.do(m.MoneyTaken(1, (-2000, 0)))
    assert not day.t.entrants[1].paid
    sheet = cash(day.t)
    assert (sheet.fees[m.How.CASH], sheet.fees[m.How.CARD], sheet.paid, sheet.due) == (500, 1500, 2000, 16000)
    assert [one.receipt for one in day.t.till.payments] == [1, 2, 3]
    found = receipt(day.t, first.seq)
    assert found is not None
    assert found.by == "Arbitro"
    assert receipt(day.t, 1) is None


def test_a_tick_after_a_part_takes_the_rest_with_a_receipt() -> None:
    day = desk(4, ONE, fee=2000)
    day.do(m.MoneyTaken(1, (2000, 500)))
    day.do(e.FeePaid(1))
    assert paid(day.t, 1) == (2000, 2000)
    assert [one.amounts for one in day.t.till.payments] == [(2000, 500), (0, 1500)]
    assert day.replayed() == day.t


def test_money_of_a_cancelled_entry_is_in_the_till_until_it_is_given_back() -> None:
    day = Desk(desk(4, ONE, fee=2000).t.notice)
    day.enter(2)
    day.do(m.MoneyTaken(1, (2000, 2000)))
    day.do(e.EntryCancelled(1))
    assert (gone(day.t), settle(day.t).collected, cash(day.t).gone) == ({1: 4000}, 4000, 4000)
    day.do(m.MoneyTaken(1, (-2000, -2000)))
    assert (gone(day.t), settle(day.t).collected, cash(day.t).till) == ({}, 0, 0)


def test_what_else_goes_in_and_out_and_after_the_end() -> None:
    day = desk(4, ONE, fee=2000)
    day.do(m.CashMoved(10000, "resto"))
    day.play()
    day.lock()
    day.do(e.Ended())
    day.do(m.CashMoved(-8000, "sala"))
    day.do(m.MoneyTaken(1, (2000, 2000)))
    assert cash(day.t).till == 6000
    assert day.refused(m.FeesAgreed(1, (0, 0))).reason == "ended"


@pytest.mark.article("fibur-2019", "41")
def test_after_an_interruption_the_money_can_be_given_back() -> None:
    day = desk(4, Phase(Movement.DANISH, 3), fee=2000)
    day.do(m.MoneyTaken(1, (2000, 2000)))
    day.play()
    day.do(e.Interrupted("neve"))
    assert settle(day.t).refund
    day.do(m.MoneyTaken(1, (-2000, -2000)))
    assert settle(day.t).collected == 0


# ── The pot ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_prizes_from_the_pot_are_its_share_to_the_cent() -> None:
    day = desk(7, ONE, fee=1550)
    shares = (e.Share(1, 50), e.Share(2, 30), e.Share(3, 20))
    day.do(e.PrizesSet((e.Prize(1, thing="coppa"),), cumulative=True, pot=e.Pot(shares, percent=80, keep=250)))
    day.play(by_number)
    found = settle(day.t)
    assert found.pot is not None
    # 14 people: 217.00 in fees, 35.00 kept, 80% of 182.00 is 145.60, in whole euros 145.
    assert (found.pot.fees, found.pot.people, found.pot.kept, found.pot.share) == (21700, 14, 3500, 14500)
    assert [one.prize.cents for one in found.awarded] == [0, 7300, 4300, 2900]
    assert found.given == found.pot.share
    assert found.pot.left == 7200


def test_what_nobody_can_win_is_shared_by_the_others() -> None:
    day = desk(4, ONE, fee=1000)
    shares = (e.Share(1, 1), e.Share(2, 1), e.Share(9, 8), e.Share(1, 5, category="J"))
    day.do(e.PrizesSet((), pot=e.Pot(shares)))
    day.play(by_number)
    assert [(one.prize.rank, one.prize.cents) for one in settle(day.t).awarded] == [(1, 4000), (2, 4000)]


def test_who_pays_when_does_not_change_a_prize() -> None:
    day = desk(4, ONE, fee=1000)
    day.do(e.PrizesSet((), pot=e.Pot((e.Share(1, 1),))))
    day.play(by_number)
    before = settle(day.t).awarded
    day.do(m.MoneyTaken(1, (1000, 1000)))
    assert settle(day.t).awarded == before


def test_before_anybody_is_ranked_there_is_nothing_to_win() -> None:
    day = Desk(desk(4, ONE, fee=1000).t.notice)
    day.do(e.PrizesSet((), pot=e.Pot((e.Share(1, 1),))))
    assert settle(day.t).given == 0


@given(st.integers(0, 10**7), st.lists(st.integers(1, 1000), min_size=1, max_size=20), st.integers(1, 1000))
def test_a_split_is_whole_and_in_order(cents: int, weights: list[int], unit: int) -> None:
    weights = sorted(weights, reverse=True)
    parts = split(cents - cents % unit, weights, unit)
    assert sum(parts) == cents - cents % unit
    assert all(part % unit == 0 for part in parts)
    assert list(parts) == sorted(parts, reverse=True)
