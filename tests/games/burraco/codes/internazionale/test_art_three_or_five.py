"""The game of three or five, and its variant."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import full_pack

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "Tre o cinque giocatori")
at = partial(Desk, CODE)
STOCK = "stock: Jh 4s 5s 6s 7s 8s"


def dealt(players: int, more: str = "") -> Desk:
    desk = at(f"players: {players}\nphase: deal\n{more}")
    pack = full_pack(desk.state.table)
    return desk.act(Deal(pack, len(pack) // 2), TABLE)


@pytest.mark.parametrize("players, pozzetti, stock", [(3, [18, 11], 45), (5, [18, 11, 11], 66)])
def test_pozzetti_at_the_start(players: int, pozzetti: list[int], stock: int) -> None:
    desk = dealt(players)
    assert (desk["pozzetti"], desk["stock"]) == (pozzetti, stock)


@pytest.mark.parametrize("players, sides", [(3, (1, 0, 1)), (5, (2, 0, 1, 2, 1))])
def test_the_first_at_the_pozzetto_takes_the_18_and_plays_against_the_others(
    players: int, sides: tuple[int, ...]
) -> None:
    desk = at(f"players: {players}\nhand B: 9h Th\n{STOCK}").play("draw", "open 9h Th Jh")
    assert (desk["cards B"], desk["sides"]) == (18, sides)


@pytest.mark.article(CODE, "8")
def test_before_that_who_collects_plays_on_melds_of_his_own() -> None:
    desk = at("players: 3\nhand B: 9c Kd 8h\npile: 4d 6s\nmeld C: 5h 6h 7h")
    assert desk.refuses("take") == ("collect-only-to-play", "internazionale Regola 3")
    desk = at("players: 3\nsides: 0 1 1\ntook: A\nhand B: 9c Kd 8h\npile: 4d 6s\nmeld C: 5h 6h 7h")
    assert desk.refuses("take") is None


def test_partners_share_their_points() -> None:
    desk = at("players: 3\nsides: 1 0 1\ntook: B A\nhand A: 3h\nhand B: Kd\nhand C:\nmeld C: Kh Qh Jh\nstock: Kc 4s 5s")
    desk.play("draw", "discard Kc")
    assert [desk[f"points {who}"] for who in "ABC"] == [12.5, -10, 12.5]


@pytest.mark.article(CODE, "17")
def test_if_nobody_took_a_pozzetto_each_pays_for_it() -> None:
    desk = at("players: 3\nhand A: 3h\nhand B: Kd\nhand C: Ah\nstock: Kc 4s 5s").play("draw", "discard Kc")
    assert [desk[f"points {who}"] for who in "ABC"] == [-105, -110, -115]


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("best, alone", [(1495, False), (1500, True)])
def test_as_soon_as_one_has_1500_each_plays_for_himself(players: int, best: int, alone: bool) -> None:
    totals = " ".join(["300"] * (players - 1) + [str(best)])
    desk = at(f"players: {players}\ntotals: {totals}\nhand B: 9h Th\n{STOCK}")
    assert (desk["pozzetti"] == [11] * players) is alone
    desk.play("draw", "open 9h Th Jh")
    assert (len(set(desk["sides"])) == players) is alone


@pytest.mark.parametrize("best, match", [(2010, None), (2015, "target")])
def test_the_match_ends_at_2005(best: int, match: str | None) -> None:
    desk = at(f"players: 3\ntotals: {best} 0 0\ntook: A B C\nhand A: Kd\nhand B: Kh\nhand C: Ah\nstock: Kc 4s 5s")
    assert desk.play("draw", "discard Kc")["match"] == match


@pytest.mark.article(CODE, "Variante")
@pytest.mark.parametrize("players", [3, 5])
def test_variant_from_the_start_each_for_himself(players: int) -> None:
    assert dealt(players, "all-alone: yes")["pozzetti"] == [11] * players
    desk = at(f"players: {players}\nall-alone: yes\nhand B: 9h Th\n{STOCK}").play("draw", "open 9h Th Jh")
    assert (desk["cards B"], len(set(desk["sides"]))) == (11, players)
