"""Art. 17: a match is settled by the table of the next longer one; four smazzate and teams have none longer."""

import pytest

from tests.tournaments.director.tables import FOUR, TEAMS, THREE, Row, check_row

pytestmark = pytest.mark.article("internazionale", "17")
USED = {2: THREE, 3: FOUR, 4: FOUR, 0: TEAMS}


@pytest.mark.parametrize("hands, row", [(hands, row) for hands, table in USED.items() for row in table])
def test_row(hands: int, row: Row) -> None:
    check_row("internazionale", hands, row)
