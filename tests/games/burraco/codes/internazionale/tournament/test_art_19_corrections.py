"""Art. 19: mistakes on a score sheet that was handed in, cell by cell."""

import pytest

from tests.tournaments.director.matrix import CELLS, Cell, cells, computed

pytestmark = pytest.mark.article("internazionale", "19")

TABLE = cells("""
    writing        before-posting/after-posting/provisional/locked  any       any   : stands
    sum            before-posting/provisional                       standing  later : now redraw
    sum            after-posting                                    standing  later : stands
    sum            before-posting/after-posting/provisional         calendar  later : now keep
    sum            before-posting/after-posting/provisional         any       end   : countersigned-by-referee now keep
    swapped        before-posting/provisional                       standing  later : whole-table now redraw
    swapped        after-posting                                    standing  later : whole-table now keep
    swapped        before-posting/after-posting/provisional         calendar  later : whole-table now keep
    swapped        before-posting/after-posting/provisional  any  end  : whole-table countersigned-by-referee now keep
    transcription  before-posting/provisional                       standing  later : now redraw
    transcription  after-posting                                    standing  later : now keep
    transcription  before-posting/after-posting/provisional         calendar  later : now keep
    transcription  before-posting/after-posting/provisional         any       end   : now keep
    sum/swapped/transcription  locked                               any       any   : stands
""")


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_cell(cell: Cell) -> None:
    assert computed("internazionale")[cell] == (TABLE[cell], "19")
