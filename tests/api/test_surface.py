"""The surface that other programs rely on: what is promised is there, typed, described, and light to import."""

import inspect
import subprocess
import sys

import pytest

import ventaglio

PROMISED = [name for name in ventaglio.__all__ if not name.startswith("_")]


@pytest.mark.parametrize("name", PROMISED)
def test_what_is_promised_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(ventaglio, name)
    assert inspect.getdoc(found)
    if inspect.isfunction(found):
        hints = inspect.signature(found)
        assert hints.return_annotation is not inspect.Signature.empty
        assert all(one.annotation is not inspect.Parameter.empty for one in hints.parameters.values())


def test_nothing_else_is_offered() -> None:
    assert dir(ventaglio) == sorted(ventaglio.__all__)
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        ventaglio.shuffle  # noqa: B018


def test_to_import_it_costs_nothing() -> None:
    code = "import sys, ventaglio; print([name for name in sys.modules if name.startswith('ventaglio.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize("code", [one.id for one in ventaglio.all_codes()])
def test_a_table_of_every_code_is_played_recorded_and_told(code: str) -> None:
    hands = 1 if ventaglio.code(code).game == "burraco" else None
    table = ventaglio.open_table(code, hands=hands).play("socio", seed=5, until="hand")
    again = ventaglio.read_record(table.record())
    assert (again.facts, again.steps) == (table.facts, table.steps)
    assert table.story()
    assert table.story("A")


def test_a_live_table_lets_mistakes_happen() -> None:
    assert ventaglio.open_table("fibur-2019", hands=1, referee=True).game == "burraco-live"
    text = "code: fibur-2019\nhand B: 4h 4d 4s 9h Kd 7c"
    table = ventaglio.from_position(text, game="burraco-live", complete=True)
    table.act("open 4h 4d 4s").act("call 1", by="C")
    assert table.facts["mistakes"] == ["play-without-pick-up B"]
    assert table.facts["orders"]


def test_a_turn_is_played_to_its_end() -> None:
    table = ventaglio.open_table("fibur-2019", hands=1).deal(seed="x")
    assert table.play(until="turn").turn == "C"


def test_what_the_desk_refuses_is_told_with_its_article() -> None:
    with pytest.raises(ventaglio.Refused) as refused:
        ventaglio.open_tournament("Trofeo", "fibur-2019", hands=9)
    assert refused.value.reason == "hands"
    assert "Art. 18" in refused.value.article
    day = ventaglio.open_tournament("Trofeo", language="it")
    with pytest.raises(ventaglio.Refused):
        day.score(1, 100, 0)


def test_a_tournament_goes_to_its_end() -> None:
    now = [1_000_000.0]
    day = ventaglio.open_tournament("Trofeo", rounds=1, clock=lambda: now[0])
    for number in range(4):
        day.enter(f"Rossi{number} Anna", f"Bianchi{number} Bea")
    day.begin("seed")
    for match in day.next_round().matches:
        day.score(match.table, 900, 400)
    day.show_standings()
    with pytest.raises(ventaglio.Refused):
        day.end()
    now[0] += 11 * 60
    day.end()
    assert day.folded.ended
    with pytest.raises(ventaglio.BadInput, match="all 1 rounds are drawn"):
        day.next_round()
