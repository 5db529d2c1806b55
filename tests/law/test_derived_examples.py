"""Examples that follow from the articles of every code, asked of all four at once."""

import pytest
from _pytest.mark import ParameterSet

from tests.support import Desk


def each(**articles: tuple[str, ...]) -> list[ParameterSet]:
    """The four codes, each marked with the articles that the example follows from."""
    ids = {"fibur": "fibur-2019", "estratto": "estratto", "internazionale": "internazionale", "circolo": "circolo"}
    return [pytest.param(ids[one], id=one, marks=pytest.mark.article(ids[one], *articles[one])) for one in articles]


KINDS = each(fibur=("13",), estratto=("Punteggio",), internazionale=("13", "Premessa"), circolo=("6",))
RUNS = each(fibur=("11",), estratto=("Convenzioni 1",), internazionale=("11",), circolo=("4",))
WILDS = each(fibur=("10",), estratto=("Regole generali",), internazionale=("10",), circolo=("4", "5"))


def opening(code: str, laid: str) -> Desk:
    return Desk(code, f"hand B: {laid} 9c Kd\nstock: 8d 4h 5h 6h").play("draw")


def attaching(code: str, meld: str, *more: str) -> Desk:
    return Desk(code, f"hand B: {' '.join(more)} 9c Kd\nmeld D: {meld}\nstock: 8d 4h 5h 6h").play("draw")


@pytest.mark.parametrize("code", KINDS)
def test_derived_3_to_9_wild_jack_is_semi_where_there_is_such_a_thing(code: str) -> None:
    kind = Desk(code, "meld B: 3s 4s 5s 6s 7s 8s 9s *=Ts Js")["burraco 1"]
    assert kind == ("semi" if code in {"fibur-2019", "estratto"} else "dirty")


@pytest.mark.parametrize("code", KINDS)
def test_derived_3_4_5_wild_7_8_9_10_is_dirty(code: str) -> None:
    assert Desk(code, "meld B: 3s 4s 5s *=6s 7s 8s 9s Ts")["burraco 1"] == "dirty"


@pytest.mark.parametrize("code", RUNS)
def test_derived_queen_king_ace_is_a_run(code: str) -> None:
    assert opening(code, "Qs Ks As").play("open Qs Ks As")["meld 1"] == "Qs Ks As"


@pytest.mark.parametrize("code", RUNS)
def test_derived_king_ace_two_is_none_but_with_the_two_as_a_wild(code: str) -> None:
    assert opening(code, "Ks As 2s").play("open Ks As 2s")["meld 1"] == "2s Ks As"
    refusal = opening(code, "Ks As 2s 3s").refuses("open Ks As 2s 3s")
    assert refusal is not None
    assert refusal[0] == "gap-in-run"


@pytest.mark.parametrize("code", RUNS)
def test_derived_ace_to_ace_is_no_run(code: str) -> None:
    laid = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
    refusal = opening(code, laid).refuses(f"open {laid}")
    assert refusal is not None
    assert refusal[0] == "two-aces"


@pytest.mark.parametrize("code", WILDS)
def test_derived_5_wild_7_and_the_6_leaves_the_wild_free_and_lowest(code: str) -> None:
    assert attaching(code, "5d *=6d 7d", "6d").play("attach 1 6d")["meld 1"] == "* 5d 6d 7d"


@pytest.mark.parametrize("code", WILDS)
def test_derived_a_two_that_stood_for_the_7_becomes_natural_and_the_burraco_clean(code: str) -> None:
    desk = attaching(code, "3s 4s 5s 6s 2s=7s 8s", "7s").play("attach 1 7s")
    assert (desk["meld 1"], desk["burraco 1"]) == ("2s 3s 4s 5s 6s 7s 8s", "clean")


@pytest.mark.parametrize("code", WILDS)
def test_derived_a_free_two_under_4_5_6_becomes_natural_with_the_3_and_a_wild_may_follow(code: str) -> None:
    desk = attaching(code, "2s 4s 5s 6s", "3s", "*").play("attach 1 3s")
    assert desk["meld 1"] == "2s 3s 4s 5s 6s"
    assert desk.play("attach 1 *")["meld 1"] == "* 2s 3s 4s 5s 6s"
