"""Groups by merit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.director.movements.fields import fields
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.groups import cut, spread
from ventaglio.tournaments.director.terms import Number


@pytest.mark.article("fibur-2019", "20")
def test_the_ranking_is_cut_from_the_top() -> None:
    assert cut([5, 3, 8, 1, 4, 2, 9], [1, 3]) == ((5, 3), (8, 1, 4, 2, 9))


@pytest.mark.parametrize(
    "sizes, tables, groups",
    [
        ([7, 9], 34, (7, 9, 9, 9)),
        ([7, 9], 25, (7, 9, 9)),
        ([7, 9], 29, (7, 9, 13)),
        ([7, 9], 30, (7, 9, 9, 5)),
        ([4], 6, (4, 2)),
        ([4], 5, (5,)),
        ([5, 3], 8, (5, 3)),
    ],
)
def test_the_last_size_repeats(sizes: list[int], tables: int, groups: tuple[int, ...]) -> None:
    assert spread(sizes, tables) == groups


@given(fields(), st.lists(st.integers(1, 20), min_size=1, max_size=4))
def test_every_entrant_is_in_one_group(field: list[Number], sizes: list[int]) -> None:
    tables = (len(field) + 1) // 2
    if sum(sizes) > tables:
        with pytest.raises(BadInput, match=f"take {sum(sizes)} tables, and there are only {tables}"):
            spread(sizes, tables)
        return
    groups = cut(field, spread(sizes, tables))
    assert [number for group in groups for number in group] == field
    assert all(len(group) % 2 == 0 for group in groups[:-1])


def test_refusals_say_why() -> None:
    with pytest.raises(BadInput, match="groups of 2, 2 take 4 tables, and there are 3"):
        cut(range(6), [2, 2])
    for sizes in ([], [3, 0]):
        with pytest.raises(BadInput, match="at least one table"):
            spread(sizes, 9)
