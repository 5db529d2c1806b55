"""The lengths of a match: those that a code has, and a table that plays by its own measure and says so everywhere."""

import pytest

import ventaglio
from tests.cli.seated import Seated
from tests.server.tables.tabletop import Tabletop
from tests.texts import burraco_code
from ventaglio.games.burraco.engine.match import lengths, open_table, own_measure
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.plugin import find
from ventaglio.server.tables.wire import Audience, table_view

Printed = pytest.CaptureFixture[str]

OWN = [
    pytest.param("fibur-2019", 4, {"hands": 5}, marks=pytest.mark.article("fibur-2019", "18")),
    pytest.param("fibur-2019", 4, {"target": 2005}, marks=pytest.mark.article("fibur-2019", "18")),
    pytest.param("fibur-2019", 3, {"target": 1000}, marks=pytest.mark.article("fibur-2019", "Tre o cinque giocatori")),
    pytest.param("estratto", 4, {"target": 700}, marks=pytest.mark.article("estratto", "Punteggio finale")),
    pytest.param("estratto", 5, {"target": 700}, marks=pytest.mark.article("estratto", "Punteggio finale")),
    pytest.param("estratto", 4, {"hands": 4}, marks=pytest.mark.article("estratto", "Scopo del gioco")),
    pytest.param("internazionale", 4, {"hands": 1}, marks=pytest.mark.article("internazionale", "17")),
    pytest.param("circolo", 4, {"hands": 2}, marks=pytest.mark.article("circolo", "9")),
    pytest.param("circolo", 4, {"target": 1005}, marks=pytest.mark.article("circolo", "7")),
]
BY_THE_CODE = [
    ("fibur-2019", 4, {"hands": 2}),
    ("fibur-2019", 2, {}),
    ("fibur-2019", 5, {"target": 2005}),
    ("estratto", 4, {"target": 505}),
    ("estratto", 3, {"target": 505}),
    ("estratto", 6, {"target": 5005}),
    ("internazionale", 4, {"hands": 3}),
    ("internazionale", 3, {}),
    ("circolo", 4, {}),
    ("circolo", 4, {"hands": 3}),
]


@pytest.mark.parametrize("code, players, length", OWN)
def test_a_table_of_another_length_plays_by_its_own_measure(code: str, players: int, length: dict[str, int]) -> None:
    state = open_table(burraco_code(code), players, **length)  # type: ignore[arg-type]
    assert own_measure(state.table)
    assert BURRACO.facts(state, ())["measure"] == "own"


@pytest.mark.parametrize("code, players, length", BY_THE_CODE)
def test_a_table_of_a_length_that_the_code_has_does_not(code: str, players: int, length: dict[str, int]) -> None:
    state = open_table(burraco_code(code), players, **length)  # type: ignore[arg-type]
    assert not own_measure(state.table)
    assert BURRACO.facts(state, ())["measure"] == "code"


@pytest.mark.parametrize("code", ["fibur-2019", "estratto", "internazionale", "circolo"])
def test_every_length_that_is_offered_is_the_codes(code: str) -> None:
    rules = burraco_code(code)
    offered = list(find("burraco").lengths(rules))
    for one in offered:
        for players in one.players:
            assert not own_measure(open_table(rules, players, **one.asks).table)  # type: ignore[arg-type]
    for players in rules.packs.value:
        hands, targets = lengths(rules, players)
        assert {one.number for one in offered if players in one.players} == {*hands, *targets}


@pytest.mark.parametrize("code, players, length", OWN)
def test_the_library_and_the_server_say_so(code: str, players: int, length: dict[str, int]) -> None:
    assert ventaglio.open_table(code, players=players, **length).own_measure  # type: ignore[arg-type]
    assert not ventaglio.open_table(code, players=players).own_measure
    asked = {name.title(): str(number) for name, number in length.items()}
    for referee in (False, True):
        top = Tabletop(code=code, headers={"Players": str(players), **asked}, referee=referee)
        assert table_view(top.table, Audience(None, plays=False)).own_measure
        assert table_view(top.seat().table, Audience(None, plays=False)).own_measure
    usual = Tabletop(code=code, headers={"Players": str(players)})
    assert not table_view(usual.table, Audience(None, plays=False)).own_measure


@pytest.mark.parametrize(
    "code, length, lang, told",
    [
        ("circolo", {"hands": 2}, "en", "This table plays by its own measure"),
        ("circolo", {"hands": 2}, "it", "Questo tavolo gioca secondo una misura propria"),
        ("estratto", {"target": 700}, "en", "to 505 points, to 1005 points, to 2005 points"),
        ("fibur-2019", {"hands": 5}, "it", "2 smazzate, 3 smazzate, 4 smazzate"),
    ],
)
def test_the_terminal_says_so_before_the_first_deal(
    capsys: Printed, code: str, length: dict[str, int], lang: str, told: str
) -> None:
    Seated(open_table(burraco_code(code), **length), lang=lang).say()  # type: ignore[arg-type]
    assert told in " ".join(capsys.readouterr().out.split())


def test_and_does_not_where_the_code_has_the_length(capsys: Printed) -> None:
    Seated(open_table(burraco_code("circolo"), hands=3)).say()
    assert "own measure" not in capsys.readouterr().out
