"""The data of the score pad: every code is there, and what the pages' tests count by is what the program counts now."""

import msgspec
import pytest

from tests.games.common.offline.vectors import FILE, written
from tests.texts import BURRACO_CODES, TRESSETTE_CODES
from ventaglio.games.burraco.offline.pad import BurracoPad
from ventaglio.games.burraco.offline.pad import pad as burraco
from ventaglio.games.common.offline.pad import pad
from ventaglio.games.tressette.offline.pad import TressettePad
from ventaglio.games.tressette.offline.pad import pad as tressette
from ventaglio.lang import available


def test_every_code_is_on_the_pad_in_every_language() -> None:
    assert pad() == {"burraco": burraco(), "tressette": tressette()}
    assert [one.id for one in burraco()] == list(BURRACO_CODES)
    assert [one.id for one in tressette()] == list(TRESSETTE_CODES)
    codes: list[BurracoPad | TressettePad] = [*burraco(), *tressette()]
    for code in codes:
        for said in (code.name, *code.articles.values()):
            assert set(said) == set(available())
            assert all(said.values())


@pytest.mark.article("fibur-2019", "13", "17", "18")
@pytest.mark.article("internazionale", "13", "17")
@pytest.mark.article("circolo", "7", "9")
def test_the_pad_offers_the_players_and_lengths_of_each_code() -> None:
    found = {one.id: {table.players: (table.hands, table.targets) for table in one.tables} for one in burraco()}
    assert found["circolo"] == {4: ((3, 4, 5, 6), (2005,))}
    assert set(found["estratto"]) == {2, 3, 4, 5, 6}
    assert found["fibur-2019"][4] == ((4, 2, 3), ())
    assert found["internazionale"][5] == ((), (2005,))
    worth = {one.id: {kind.kind: kind.points for kind in one.burrachi} for one in burraco()}
    assert worth["fibur-2019"] == {"clean": 200, "semi": 150, "dirty": 100}
    assert worth["circolo"] == {"clean": 200, "dirty": 100}


@pytest.mark.article("fitres", "102", "105", "108", "109", "147")
def test_every_way_to_win_at_tressette_has_its_stakes() -> None:
    for code in tressette():
        by = {stake.kind: stake.cases for stake in code.stakes}
        assert by["semplice o doppia"]["cappotto"].stakes == "2"
        assert by["marcio e batuffa"]["cappotto marcio"].stakes == "3"
        assert by["marcio e batuffa"]["ordinary missed"].pot == "doubled"
        assert ("ordinary called" in by["unica"]) == code.call_loses


def test_the_pages_are_tested_by_what_the_program_counts() -> None:
    """Else: python -m tests.games.common.offline."""
    assert FILE.read_bytes() == written()
    assert msgspec.json.decode(FILE.read_bytes())["incontri"]
