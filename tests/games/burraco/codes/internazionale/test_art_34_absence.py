"""Art. 34: a match lost by absence."""

import pytest

from tests.texts import REGULATIONS

CODE = "internazionale"


@pytest.mark.article(CODE, "34")
@pytest.mark.parametrize("hands, present, absent", [(2, 14, 6), (3, 14, 6), (4, 12, 8)])
def test_w28_over_ten_minutes_late_is_seventy_or_sixty_per_cent(hands: int, present: int, absent: int) -> None:
    law = REGULATIONS[CODE]
    assert (law.forfeit_won.value[hands].vp, law.forfeit_lost.value[hands].vp) == (present, absent)
    assert present * 100 / 20 == (60 if hands == 4 else 70)
