"""Art. 19: what stands on a score sheet."""

import pytest

from tests.support import Desk
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.scoresheet import Column, Sheet, SheetLine, write

CODE = "fibur-2019"


@pytest.mark.article(CODE, "19", "Definizioni")
def test_a_sheet_has_base_and_points_of_each_smazzata() -> None:
    """Base: burrachi and closing."""
    desk = Desk(CODE, "hand A: Kd\nhand B: Th\nhand C: 4d\nhand D: 4h\nmeld B: 3h 4h 5h 6h 7h 8h 9h\ntook: B")
    desk.play("draw", "attach 1 Th")
    desk.play(next(line for line in desk.legal() if line.startswith("discard")))
    sheet = write(event for event in desk.events if isinstance(event, HandEnded))
    assert sheet == Sheet(
        (
            Column((SheetLine(base=0, points=-10 - 5 - 100, total=-115),), -115),
            Column((SheetLine(base=300, points=55 - 5, total=350),), 350),
        )
    )
