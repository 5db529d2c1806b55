"""Sets of holdings as numbers say what the definitions say of each holding."""

import random

import pytest

from ventaglio.games.tressette.engine.formulas import BY_SLUG, Lead, bearing_out, higher, rival, unbeaten
from ventaglio.games.tressette.engine.ranks import (
    BIT,
    HOLDING,
    RANKS,
    UP_TO,
    WHOLE,
    between,
    has_subject,
    with_subject,
    within,
)
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT

RNG = random.Random(41)


def some(count: int) -> list[int]:
    return RNG.sample(range(WHOLE + 1), count)


def listed(holdings: int) -> set[int]:
    return {held for held in range(WHOLE + 1) if holdings >> held & 1}


def test_a_holding_is_found_again_by_its_ranks() -> None:
    for held in some(50):
        assert HOLDING[frozenset(RANKS[held])] == held == sum(BIT[rank] for rank in RANKS[held])


def test_holdings_within_between_and_up_to() -> None:
    for may in some(20):
        assert listed(within(may)) == {held for held in range(WHOLE + 1) if not held & ~may}
        has = may & RNG.choice(some(1))
        assert listed(between(has, may)) == {held for held in listed(within(may)) if held & has == has}
    for room in (0, 1, 4, len(GRADES)):
        assert listed(UP_TO[room]) == {held for held in range(WHOLE + 1) if len(RANKS[held]) <= room}


@pytest.mark.article("fitres", "41")
def test_a_card_is_subject_below_one_that_somebody_else_holds() -> None:
    for out in some(20):
        subject = listed(with_subject(out))
        for held in some(60):
            elsewhere = RANKS[out & ~held]
            below = any(HEIGHT[mine] < HEIGHT[other] for mine in RANKS[held] for other in elsewhere)
            assert (held in subject) == below == has_subject(RANKS[held], RANKS[out])


@pytest.mark.article("fitres", "6", "51")
def test_of_a_suit_those_cards_are_unbeaten_that_are_above_the_highest_elsewhere() -> None:
    for held in some(200):
        played = RNG.choice(some(1)) & ~held
        against = rival(RANKS[held], RANKS[played])
        above = [rank for rank in RANKS[held] if against is None or HEIGHT[rank] > HEIGHT[against]]
        assert RANKS[unbeaten(held, played)] == frozenset(above)


@pytest.mark.article("fitres", "127", "168")
@pytest.mark.parametrize("name", BY_SLUG)
def test_words_leave_the_holdings_that_they_fit(name: str) -> None:
    """Of what had been played only the cards above the one led matter."""
    for formula in BY_SLUG[name].values():
        for king in (True, False):
            led = RNG.choice(GRADES)
            played = RANKS[RNG.choice(some(1)) & ~BIT[led]]
            left = bearing_out(name, formula.slug, led, higher(led) - played, king)
            for held in some(40):
                mine = RANKS[held & ~HOLDING[played] | BIT[led]]
                assert bool(left >> HOLDING[mine] & 1) == formula.fits(Lead(mine, led, played, king)), (mine, played)
