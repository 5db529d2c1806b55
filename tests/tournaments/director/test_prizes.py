"""Who wins what, and what becomes of the money when a tournament breaks off."""

import pytest

from tests.tournaments.director.desks import Desk, desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.terms import Movement

ONE = Phase(Movement.DANISH, 1)


def by_number(round_: int, match: e.Match) -> tuple[int, int]:
    """The lower number always wins, and by the more the lower it is."""
    (first,), (second,) = match.sides
    return (2000 - 100 * first, 0) if first < second else (0, 2000 - 100 * second)


def winners(day: Desk) -> list[int | None]:
    return [one.entrant for one in settle(day.t).awarded]


def test_prizes_go_by_rank_and_are_added_up() -> None:
    day = desk(4, ONE, fee=1000)
    for number in (1, 2, 3):
        day.do(e.FeePaid(number))
    day.do(e.PrizesSet((e.Prize(1, 5000, "coppa"), e.Prize(2, 3000), e.Prize(9, 700))))
    day.play(by_number)
    settled = settle(day.t)
    assert [one.entrant for one in settled.awarded] == [1, 3, None]
    assert [one.rank for one in settled.awarded] == [1, 2, 0]
    assert (settled.collected, settled.given, settled.refund) == (6000, 8000, False)


def test_categories_and_groups_have_prizes_of_their_own() -> None:
    day = Desk(desk(8, ONE, Phase(Movement.DANISH, 1, groups=(2, 2))).t.notice)
    for number in range(1, 9):
        day.do(e.Entered(number, (Player(f"A{number}"), Player(f"B{number}")), category="AB"[number % 2]))
    day.check_in()
    day.close()
    day.play(by_number)
    day.cut()
    day.play(by_number)
    prizes = (e.Prize(1, 5000), e.Prize(1, 2000, group=1), e.Prize(1, 100, category="A"), e.Prize(1, 100, category="B"))
    day.do(e.PrizesSet(prizes, cumulative=True))
    ranking = day.ranking()
    even = next(n for n in ranking if n % 2 == 0)
    odd = next(n for n in ranking if n % 2)
    assert winners(day) == [ranking[0], ranking[4], even, odd]
    day.do(e.PrizesSet(prizes))
    assert len(set(winners(day))) == 4, "unless prizes add up, nobody wins in two lists"


def test_within_a_list_nobody_is_passed_over() -> None:
    day = desk(4, ONE)
    day.do(e.PrizesSet((e.Prize(1, 500), e.Prize(2, 300), e.Prize(3, 100))))
    day.play(by_number)
    assert winners(day) == day.ranking()[:3]


@pytest.mark.article("fibur-2019", "41")
def test_past_half_of_the_rounds_by_the_last_ranking_shown() -> None:
    day = desk(4, Phase(Movement.DANISH, 3))
    day.do(e.PrizesSet((e.Prize(1, 500),)))
    day.play(lambda round_, match: (900, 0) if 4 in match.sides[0] else (0, 900))
    day.post()
    shown = day.ranking()[0]
    day.play(lambda round_, match: (0, 2000) if shown in match.sides[0] else (2000, 0))
    assert day.ranking()[0] != shown
    day.do(e.Interrupted("allarme"))
    assert winners(day) == [shown]


@pytest.mark.article("fibur-2019", "41")
def test_if_none_was_shown_by_the_last_that_is_complete() -> None:
    day = desk(4, Phase(Movement.DANISH, 3))
    day.do(e.PrizesSet((e.Prize(1, 500),)))
    for _ in range(2):
        day.play(by_number)
    day.do(e.Interrupted("allarme"))
    assert winners(day) == [1]


@pytest.mark.article("fibur-2019", "41")
@pytest.mark.parametrize("played, refund", [(1, True), (2, True), (3, False)])
def test_up_to_half_of_the_rounds_everybody_has_the_money_back(played: int, refund: bool) -> None:
    day = desk(4, Phase(Movement.DANISH, 4), fee=500)
    day.do(e.FeePaid(1))
    day.do(e.PrizesSet((e.Prize(1, 500),)))
    for _ in range(played):
        day.play()
    day.post()
    day.do(e.Interrupted("allagamento"))
    settled = settle(day.t)
    assert (settled.refund, settled.collected, bool(settled.awarded)) == (refund, 1000, not refund)
