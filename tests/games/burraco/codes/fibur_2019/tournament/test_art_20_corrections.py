"""Art. 20: mistakes on a score sheet that was handed in, cell by cell."""

import pytest

from tests.texts import REGULATIONS
from tests.tournaments.director.matrix import CELLS, Cell, cells, computed

pytestmark = pytest.mark.article("fibur-2019", "20")

TABLE = cells("""
    writing/sum/swapped  before-posting/provisional  standing  later : opponents now  redraw
    writing/sum/swapped  before-posting/provisional  standing  end   : opponents now  keep
    writing/sum/swapped  before-posting/provisional  calendar  any   : opponents now  keep
    writing/sum/swapped  after-posting               any       any   : opponents next keep
    transcription        before-posting/provisional  standing  later : now redraw
    transcription        after-posting               standing  later : now redraw
    transcription        before-posting/provisional  standing  end   : now keep
    transcription        after-posting               standing  end   : now keep
    transcription        before-posting/provisional  calendar  any   : now keep
    transcription        after-posting               calendar  any   : now keep
    writing/sum/swapped  locked                      any       any   : stands
    transcription        locked                      any       any   : stands
""")


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_cell(cell: Cell) -> None:
    assert computed("fibur-2019")[cell] == (TABLE[cell], "20")


def test_a_ranking_is_shown_for_ten_minutes() -> None:
    assert REGULATIONS["fibur-2019"].provisional_minutes.value == 10
