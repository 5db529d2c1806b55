"""Art. 8 says nothing of sheets handed in: mistakes are put right as by the federation's code."""

import pytest

from tests.tournaments.director.matrix import computed

pytestmark = pytest.mark.article("circolo", "8")


def test_every_cell_is_the_federations() -> None:
    club, federation = computed("circolo"), computed("fibur-2019")
    assert {cell: effect for cell, (effect, _) in club.items()} == {
        cell: effect for cell, (effect, _) in federation.items()
    }
    assert {article for _, article in club.values()} == {"8"}
