"""The ledger as the command shows it, and how it finds what it shows."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.texts import BURRACO_CODES as CODES
from tests.texts import inventory
from ventaglio.cli import ledger as command
from ventaglio.cli.marks import marks
from ventaglio.games.burraco.engine.reasons import REASONS


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("code", CODES)
def test_every_article_has_a_row(cli: Cli, code: str, lang: str) -> None:
    answer = cli("ledger", code, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(cli("ledger", code, "--json").out)
    assert [row["article"] for row in found["codes"][code]] == [article.number for article in inventory(code)]


def test_everything_by_name(cli: Cli) -> None:
    flat = " ".join(cli("ledger", "circolo", "--full").out.split())
    assert "close-in-first-lap" in flat
    assert "close_in_first_lap" in flat
    assert "test_art_" in flat


def test_only_what_is_missing(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("@pytest.mark.article('circolo', '1')\ndef test_it(): ...\n")
    monkeypatch.setattr(command, "tests_folder", lambda: tmp_path)
    answer = cli("ledger", "circolo", "--missing", "--json")
    found = json.loads(answer.out)["codes"]["circolo"]
    assert answer.code == 1
    assert "1" not in [row["article"] for row in found]
    assert {row["status"] for row in found} == {"cited but not shown"}
    assert cli("ledger", "circolo").code == 0


def test_an_installed_copy_has_no_tests_to_tell_of(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "tests_folder", lambda: None)
    answer = cli("ledger", "circolo")
    assert answer.code == 0
    assert "installed copy" in " ".join(answer.out.split())
    assert json.loads(cli("ledger", "--json").out)["tests"] is False


MARKED = """
import pytest

CODE = "circolo"
pytestmark = [pytest.mark.article("circolo", "1"), pytest.mark.nightly]

def says(article, value):
    return pytest.param(value, marks=pytest.mark.article(CODE, article))

CASES = [says("2", 7), says(value=8, article="3")]

@pytest.mark.article(CODE, "4", "5")
class TestAll:
    @pytest.mark.article("circolo", *("6", "7"))
    def test_inside(self): ...

@pytest.mark.parametrize("case", [pytest.param(1, marks=[pytest.mark.article("estratto", "Gioco in 2")])])
def test_case(case): ...
"""


CASES = """
article = "fibur-2019 10, example 1"
[[case]]
id = "x"
[[case]]
id = "y"
article = ["internazionale 32 bis"]
"""


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "test_marked.py").write_text(MARKED)
    (tmp_path / "case.toml").write_text(CASES)
    (tmp_path / "other.toml").write_text("[table]\nkey = 1")
    (tmp_path / "broken.py").write_text("def (")
    found = marks(tmp_path)
    at = "inner/test_marked.py"
    assert found == {
        ("circolo", "1"): [at],
        ("circolo", "2"): [f"{at}::says"],
        ("circolo", "3"): [f"{at}::says"],
        ("circolo", "4"): [f"{at}::TestAll"],
        ("circolo", "5"): [f"{at}::TestAll"],
        ("circolo", "6"): [f"{at}::TestAll"],
        ("circolo", "7"): [f"{at}::TestAll"],
        ("estratto", "Gioco in 2"): [f"{at}::test_case"],
        ("fibur-2019", "10"): ["case.toml::x"],
        ("internazionale", "32 bis"): ["case.toml::y"],
    }


@pytest.mark.parametrize(
    "reason, ground",
    [
        ("close-with-wild", "close_with_wild"),
        ("pick-up-first", "turn_order"),
        ("already-picked-up", "pick_up_is_final"),
        ("gap-in-run", "wild_moves"),
        ("only-the-referee", "time_out"),
        ("bound-to-finish", "abandon"),
        ("end-of-spread", "seat_draw"),
    ],
)
def test_refusals_are_traced_to_their_norms(reason: str, ground: str) -> None:
    assert ground in REASONS[reason]


@pytest.mark.parametrize("lang, library", [("en", "library"), ("it", "libreria")])
def test_what_only_programs_can_use_is_said_to_be_a_library(cli: Cli, lang: str, library: str) -> None:
    found = {row["article"]: row for row in json.loads(cli("ledger", "fitres", "--json").out)["codes"]["fitres"]}
    assert (found["110"]["status"], found["110"]["library"]) == ("library", "games.tressette.engine.duplicate")
    assert (found["108"]["status"], found["108"]["library"]) == ("shown", "")
    assert library in cli("ledger", "fitres", "--lang", lang).out
    assert "ventaglio.games.tressette.engine.duplicate" in cli("ledger", "fitres", "--full", "--lang", lang).out


def test_a_norm_of_such_an_article_says_so_too(cli: Cli) -> None:
    assert "for programs only" in cli("codes", "show", "moderne").out
    assert "for programs only" not in cli("codes", "show", "fibur-2019").out
