"""Art. 2: individual tournaments, one against one; and who can sit at a table at all."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.match import open_table

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "2")
at = partial(Desk, CODE)


def test_two_players_sit_down_to_the_pack_and_pozzetti_of_four() -> None:
    desk = at("players: 2")
    assert [desk["cards A"], desk["cards B"]] == [11, 11]
    assert desk["pozzetti"] == [11, 11]
    assert desk["stock"] == 108 - 2 * 11 - 2 * 11 - 1
    assert desk["sides"] == (0, 1)


def test_each_plays_for_himself() -> None:
    desk = at("players: 2\nhand B: 8h 9c Kd\nmeld A: 5h 6h 7h").play("draw")
    assert desk.refuses("attach 1 8h") == ("meld-of-the-others", "fibur-2019 Definizioni")


def test_each_has_a_pozzetto_of_his_own_and_closes_alone() -> None:
    desk = at("players: 2\nhand A: 3c 4c\nhand B: Th\nmeld B: 3h 4h 5h 6h 7h 8h 9h\ntook: B\nstock: Ks Ts 8c 9c")
    desk.play("draw", "attach 1 Th", "discard Ks")
    assert (desk["how"], desk["closer"]) == ("closed", "B")
    assert desk["points B"] == 200 + 100 + 5 * 5 + 3 * 10
    assert desk["points A"] == -100 - 2 * 5


def test_a_match_goes_by_smazzate_too() -> None:
    assert open_table(code(CODE), 2).table.hands == 4


@pytest.mark.parametrize("players", [1, 6])
def test_the_code_knows_no_table_of(players: int) -> None:
    with pytest.raises(BadInput, match="fibur-2019 has no game for"):
        open_table(code(CODE), players)
