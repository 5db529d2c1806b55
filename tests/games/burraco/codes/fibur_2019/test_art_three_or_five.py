"""The game of three or five, and its variant."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import full_pack
from ventaglio.games.burraco.engine.events import HandEnded

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "Tre o cinque giocatori")
at = partial(Desk, CODE)
STOCK = "stock: Jh 3s 4s 5s 6s 7s 8s"


def dealt(players: int, more: str = "") -> Desk:
    desk = at(f"players: {players}\nphase: deal\n{more}")
    pack = full_pack(desk.state.table)
    return desk.act(Deal(pack, len(pack) // 2), TABLE)


# ── The deal ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players, pozzetti, pack", [(3, [18, 11], 108), (5, [18, 11, 11], 162)])
def test_pozzetti_below_1500(players: int, pozzetti: list[int], pack: int) -> None:
    desk = dealt(players)
    assert desk["pozzetti"] == pozzetti
    assert desk["stock"] == pack - 11 * players - sum(pozzetti) - 1


def test_everybody_begins_alone() -> None:
    assert dealt(3)["sides"] == (0, 1, 2)
    assert dealt(5)["sides"] == (0, 1, 2, 3, 4)


def test_before_the_first_pozzetto_melds_are_personal() -> None:
    desk = at(f"players: 3\nhand B: Jh 9c Kd\nmeld C: 8h 9h Th\n{STOCK}").play("draw")
    assert desk.refuses("attach 1 Jh") == ("meld-of-the-others", "fibur-2019 Definizioni")


# ── Sides form ──────────────────────────────────────────────────────────────────────────────────────────────


def first_to_go(players: int, who: str, direct: bool) -> Desk:
    """This seat has just taken the first pozzetto."""
    desk = at(f"players: {players}\nhand {who}: 9h Th{'' if direct else ' Kd'}\nturn: {who}\nturns: {players}\n{STOCK}")
    desk.play("draw", "open 9h Th Jh")
    return desk if direct else desk.play("discard Kd")


@pytest.mark.parametrize("direct", [True, False])
@pytest.mark.parametrize("who, sides", [("A", (0, 1, 1)), ("B", (1, 0, 1)), ("C", (1, 1, 0))])
def test_of_three_the_first_takes_the_18_and_plays_against_the_others(
    who: str, sides: tuple[int, ...], direct: bool
) -> None:
    desk = first_to_go(3, who, direct)
    assert (desk["sides"], desk[f"cards {who}"], desk["pozzetti"]) == (sides, 18, [11])


@pytest.mark.parametrize(
    "who, pairs",
    [("A", ["BD", "CE"]), ("B", ["CE", "AD"]), ("C", ["DA", "EB"]), ("D", ["EB", "AC"]), ("E", ["AC", "BD"])],
)
def test_of_five_he_plays_against_two_pairs_who_face_each_other(who: str, pairs: list[str]) -> None:
    sides = dict(zip("ABCDE", first_to_go(5, who, direct=True)["sides"], strict=True))
    assert all(sides[pair[0]] == sides[pair[1]] for pair in pairs)
    assert len(set(sides.values())) == 3
    assert list(sides.values()).count(sides[who]) == 1


def test_partners_share_the_melds_they_had_and_the_second_pozzetto() -> None:
    desk = at(
        """players: 3
        sides: 1 0 1
        took: B
        turn: C
        turns: 4
        hand C: Kd 9c
        hand A: Qs
        meld A: Ad Kd Qd
        meld C: 5h 6h 7h
        stock: Jd 8h 3s 4s 5s
        """
    )
    desk.play("draw", "attach 1 Jd", "discard 9c", "draw", "attach 2 8h", "discard Qs")
    assert (desk["took"], desk["cards A"]) == (["B", "A"], 11)
    assert desk.state.pozzetti == ()


def test_there_is_one_pozzetto_for_the_pair() -> None:
    desk = at(f"players: 3\nsides: 1 0 1\ntook: B A\nturn: C\nturns: 4\nhand C: 9h Th\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("nothing-left-to-discard", "fibur-2019 17")


def test_of_five_each_pair_has_its_own() -> None:
    desk = at(f"players: 5\nsides: 0 1 2 1 2\ntook: A B\nhand C: 9h Th\nturn: C\nturns: 4\n{STOCK}")
    assert desk.play("draw", "open 9h Th Jh")["took"] == ["A", "B", "C"]


@pytest.mark.article(CODE, "23")
def test_the_soloist_has_nobody_to_wait_for_and_a_partner_waits_for_his() -> None:
    assert first_to_go(3, "B", direct=False).sees("B").hand is not None
    desk = at(f"players: 3\nsides: 1 0 1\ntook: B\nturn: C\nturns: 4\nhand C: 9h Th Kd\n{STOCK}")
    desk.play("draw", "open 9h Th Jh", "discard Kd")
    assert desk.sees("C").hand is None
    desk.pass_turn()
    assert desk.sees("C").hand is not None, "A has discarded"


# ── The count ───────────────────────────────────────────────────────────────────────────────────────────────


def counted(desk: Desk) -> HandEnded:
    return next(event for event in desk.events if isinstance(event, HandEnded))


def test_the_pair_halves_its_points_and_the_soloist_keeps_his() -> None:
    desk = at(
        """players: 3
        sides: 1 0 1
        took: B A
        hand A: 3h
        hand B: Kd
        hand C: 4h
        meld A: 5h 6h 7h
        meld B: 9h Th Jh
        meld C: 5d 6d 7d
        stock: Kc 3s 4s
        """
    )
    desk.play("draw", "discard Kc")
    assert desk["points B"] == 30 - 10
    assert desk["points A"] == desk["points C"] == (15 + 15 - 5 - 5) / 2
    assert [score.seats for score in counted(desk).sides] == [(1,), (0, 2)]


def test_halves_may_be_halves_of_five() -> None:
    desk = at("players: 3\nsides: 1 0 1\ntook: B A\nhand A: 3h\nhand B: Kd\nhand C:\nstock: Kc 3s 4s")
    desk.play("draw", "discard Kc")
    assert desk["points A"] == desk["points C"] == -2.5


def test_of_two_pairs_one_may_pay_for_its_pozzetto() -> None:
    desk = at(
        """players: 5
        sides: 0 1 2 1 2
        took: A B
        hand A: 3h
        hand B: 3d
        hand C: 3c
        hand D: 3s
        hand E: 3h
        turn: A
        turns: 9
        stock: Kc 4s 4s
        """
    )
    desk.play("draw", "discard Kc")
    assert [desk[f"points {who}"] for who in "ABCDE"] == [-5, -5, -55, -5, -55]


@pytest.mark.article(CODE, "18")
def test_if_nobody_took_a_pozzetto_each_is_counted_alone_and_none_pays() -> None:
    desk = at("players: 3\nhand A: 3h\nhand B: Kd\nhand C: Ah\nstock: Kc 3s 4s").play("draw", "discard Kc")
    assert [desk[f"points {who}"] for who in "ABC"] == [-5, -10, -15]


# ── 1500 and 2005 ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("best, alone", [(1495, False), (1500, True), (1990, True)])
def test_from_1500_on_everybody_has_a_pozzetto_of_11_and_plays_for_himself(
    players: int, best: int, alone: bool
) -> None:
    totals = " ".join(["300"] * (players - 1) + [str(best)])
    before = at(f"players: {players}\ntotals: {totals}\nhand B: 9h Th\n{STOCK}")
    assert (before["pozzetti"] == [11] * players) is alone
    before.play("draw", "open 9h Th Jh")
    assert (len(set(before["sides"])) == players) is alone
    assert before["cards B"] == (11 if alone else 18)


def test_alone_each_may_take_his_own() -> None:
    desk = at(f"players: 3\ntotals: 0 1500 0\ntook: A B\nturn: C\nturns: 5\nhand C: 9h Th\n{STOCK}")
    assert desk.play("draw", "open 9h Th Jh")["took"] == ["A", "B", "C"]


@pytest.mark.parametrize("best, match", [(2010, None), (2015, "target"), (2300, "target")])
def test_the_match_ends_at_2005(best: int, match: str | None) -> None:
    desk = at(f"players: 3\ntotals: {best} 0 0\ntook: A B C\nhand A: Kd\nhand B: Kh\nhand C: Ah\nstock: Kc 3s 4s")
    desk.play("draw", "discard Kc")
    assert desk["match"] == match
    assert desk["winners"] == (["A"] if match else [])


def test_if_two_are_level_above_2005_there_is_one_more_hand() -> None:
    desk = at("players: 3\ntotals: 2100 2100 0\ntook: A B C\nhand A: Kd\nhand B: Kh\nhand C: Ah\nstock: Kc 3s 4s")
    desk.play("draw", "discard Kc")
    assert desk["match"] is None


# ── The variant ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Variante")
@pytest.mark.parametrize("players, stock", [(3, 41), (5, 51)])
def test_variant_from_the_start_each_for_himself(players: int, stock: int) -> None:
    desk = dealt(players, "all-alone: yes")
    assert desk["pozzetti"] == [11] * players
    assert desk["stock"] == stock


@pytest.mark.article(CODE, "Variante")
def test_variant_a_pozzetto_makes_no_partners() -> None:
    desk = at(f"players: 3\nall-alone: yes\nhand B: 9h Th\n{STOCK}").play("draw", "open 9h Th Jh")
    assert (desk["sides"], desk["cards B"]) == ((0, 1, 2), 11)
