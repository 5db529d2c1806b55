"""Mitchell and all'italiana: calendars that are fixed beforehand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.director.movements.fields import everyone_once, met
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.mitchell import mitchell, most_rounds
from ventaglio.tournaments.director.movements.round_robin import calendar, round_of
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.article("internazionale", "2")
def test_the_mobile_line_moves_to_the_next_table() -> None:
    tables = mitchell([1, 2, 3], [11, 12, 13], 2).tables
    assert [table.sides for table in tables] == [((1,), (13,)), ((2,), (11,)), ((3,), (12,))]


def test_empty_places_rest_their_opponents_and_keep_the_numbers() -> None:
    assert mitchell([1, None, 3], [11, None, None], 1) == Pairing(
        (Drawn(((1,), (11,)), number=1),), (3,), (Note(Reason.SCHEDULED_REST, (3,)),)
    )
    assert [table.number for table in mitchell([1, None, 3], [11, 12, 13], 1).tables] == [1, 3]


@pytest.mark.parametrize("tables, skip, most", [(0, 1, 0), (7, 1, 7), (8, 1, 8), (8, 2, 4), (9, 6, 3), (7, 3, 7)])
def test_rounds_before_a_rematch(tables: int, skip: int, most: int) -> None:
    assert most_rounds(tables, skip) == most


def test_refusals_say_why() -> None:
    with pytest.raises(BadInput, match="has 4 rounds without repeats: there is no round 5"):
        mitchell(range(8), range(8, 16), 5, 2)
    with pytest.raises(BadInput, match="3 and 2 places"):
        mitchell([1, 2, 3], [4, 5], 1)
    with pytest.raises(BadInput, match="5 entrants meet each other in 5 rounds: there is no round 6"):
        round_of([1, 2, 3, 4, 5], 6)


@pytest.mark.long
@given(st.integers(2, 100), st.integers(1, 5), st.sets(st.integers(0, 199), max_size=8))
def test_laws_of_mitchell(tables: int, skip: int, left: set[int]) -> None:
    places: list[Number | None] = [None if number in left else number for number in range(2 * tables)]
    fixed, mobile = places[:tables], places[tables:]
    past: set[frozenset[Number]] = set()
    for round_ in range(1, most_rounds(tables, skip) + 1):
        pairing = mitchell(fixed, mobile, round_, skip)
        assert everyone_once(pairing, places)
        assert not met(pairing) & past
        past |= met(pairing)
        assert all(fixed[(table.number or 0) - 1] == table.sides[0][0] for table in pairing.tables)
    with pytest.raises(BadInput):
        mitchell(fixed, mobile, most_rounds(tables, skip) + 1, skip)


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.parametrize("size", range(2, 41))
def test_everybody_meets_everybody_once(size: int) -> None:
    rounds = calendar(size)
    assert len(rounds) == (size if size % 2 else size - 1)
    assert all(len({place for pair in pairs for place in pair}) == size - size % 2 for pairs in rounds)
    assert sorted(tuple(sorted(pair)) for pairs in rounds for pair in pairs) == list(combinations(range(size), 2))


def test_nobody_has_no_calendar() -> None:
    assert calendar(0) == calendar(1) == ()


@given(st.integers(2, 60), st.sets(st.integers(0, 59), max_size=5))
def test_laws_of_the_calendar(size: int, left: set[int]) -> None:
    order = [None if place in left else 100 + place for place in range(size)]
    past: set[frozenset[Number]] = set()
    for round_ in range(1, len(calendar(size)) + 1):
        pairing = round_of(order, round_)
        assert everyone_once(pairing, order)
        assert not met(pairing) & past
        past |= met(pairing)
        assert all(1 <= (table.number or 0) <= size // 2 for table in pairing.tables)
