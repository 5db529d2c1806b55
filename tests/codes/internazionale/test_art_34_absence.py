"""Art. 34: a match lost by absence."""

import pytest

from tests.texts import burraco_code as code

CODE = "internazionale"


@pytest.mark.article(CODE, "34")
@pytest.mark.parametrize("hands, present, absent", [(2, 14, 6), (3, 14, 6), (4, 12, 8)])
def test_w28_over_ten_minutes_late_is_seventy_or_sixty_per_cent(hands: int, present: int, absent: int) -> None:
    assert code(CODE).forfeit.value[hands] == (present, absent)
    assert present * 100 / 20 == (60 if hands == 4 else 70)
