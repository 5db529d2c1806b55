"""Verifying the deals of records, by the command and by the script that the documentation gives to programmers."""

import ast
import inspect
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.cli.conftest import Cli
from tests.core.provable_match import TOLD, proof_of, provable_match
from tests.texts import BURRACO_CODES as CODES
from ventaglio.core import provable_record
from ventaglio.core.provable_record import FIRST, SECOND, Verdict
from ventaglio.core.receipts import Receipt
from ventaglio.core.record import AnyGame, spell_record
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.lang import available, translator

DOCS = Path(__file__).parents[2] / "docs"
PLAYTHROUGH = Path(__file__).parents[1] / "playthroughs" / "fibur-2019-4.txt"
PAGE = (DOCS / "provable.md").read_text(encoding="utf-8")
TABLES: dict[str, tuple[AnyGame, dict[str, str], int, int]] = {
    "burraco": (BURRACO, {"Code": "fibur-2019", "Hands": "2"}, 44, 64),
    "burraco-live": (LIVE_BURRACO, {"Code": "circolo", "Hands": "1"}, 1, 107),
    "tressette": (TRESSETTE, {"Code": "moderne", "Match": "passate", "Passate": "2"}, 5, 35),
}


@cache
def text_of(name: str, scheme: int = SECOND) -> str:
    game, headers, _, _ = TABLES[name]
    return spell_record(game, provable_match(game, headers, scheme=scheme))


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    return path


def without(text: str, start: str) -> str:
    """A record without the headers that begin like this."""
    return "\n".join(line for line in text.splitlines() if not line.startswith(start)) + "\n"


@pytest.mark.parametrize("name", TABLES)
def test_proved_deals(cli: Cli, tmp_path: Path, name: str) -> None:
    path = written(tmp_path, text_of(name, FIRST))
    answer = cli("verify", path)
    deals = text_of(name).count("\ntable deal ")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("proved.\n    commitment ") == deals
    found = json.loads(cli("verify", path, "--json").out)
    assert found["proved"] is True
    assert [deal["verdict"] for deal in found["deals"]] == ["proved"] * deals
    assert found["deals"][0]["contributions"] == {"A": "8d1c40ff", "C": "buona-fortuna"}
    assert cli("verify", "-", stdin=text_of(name, FIRST)) == answer
    assert "of the first kind" in answer.out
    assert found["deals"][0]["scheme"] == FIRST
    path = written(tmp_path, text_of(name))
    answer = cli("verify", path)
    assert (answer.code, answer.err) == (0, "")
    assert "If one of A, C was honest, nobody chose these cards." in answer.out
    assert "of the first kind" not in answer.out
    assert "without B: a bot" in answer.out
    found = json.loads(cli("verify", path, "--json").out)
    assert found["deals"][0]["scheme"] == SECOND
    assert found["deals"][0]["without"]["B"] == "bot"


def test_voids_are_counted_with_their_authors(cli: Cli, tmp_path: Path) -> None:
    text = text_of("tressette").replace("[Deal.1", '[Voided "1"]\n[Void.1 "T1/3 missing B"]\n[Deal.1', 1)
    answer = cli("verify", written(tmp_path, text))
    assert "One deal was void before a card was seen" in answer.out
    assert "T1/3: B did not open" in answer.out
    assert json.loads(cli("verify", written(tmp_path, text), "--json").out)["voids"][0]["who"] == ["B"]


def test_receipts_are_held_against_a_record(cli: Cli, tmp_path: Path) -> None:
    proof, _ = proof_of(1, TOLD)
    kept = Receipt(proof.label, "A", proof.commitment, proof.contributions["A"], proof.commitments, acknowledged=True)
    receipts = tmp_path / "mine.json"
    path = written(tmp_path, text_of("tressette"))
    receipts.write_bytes(msgspec.json.encode([kept]))
    assert cli("verify", path, "--receipts", receipts).code == 0
    receipts.write_bytes(msgspec.json.encode([replace(kept, house="ab" * 32)]))
    answer = cli("verify", path, "--receipts", receipts)
    assert answer.code == 1
    assert "T1/1: you were shown another commitment of the house." in answer.out
    receipts.write_text("[1]")
    answer = cli("verify", path, "--receipts", receipts)
    assert (answer.code, answer.out) == (2, "")
    assert "holds no receipts" in answer.err


def test_in_italian(cli: Cli, tmp_path: Path) -> None:
    out = cli("verify", written(tmp_path, text_of("tressette")), "--lang", "it").out
    assert "Distribuzione 1: provata." in out
    assert "2 distribuzioni, provate: 2." in out


@pytest.mark.parametrize(
    "start, told",
    [
        ("[Deal.2.", "Deal 2: the record has no proof of it."),
        ("[Deal.2.Secret", "Deal 2: its secret has not been told."),
        ("[Deal.2.Openings", "Deal 2: not what was promised: somebody committed and did not open"),
        ("[Deal.2.Commitments", "Deal 2: not what was promised: what somebody opened"),
    ],
)
def test_one_deal_that_is_not_proved_is_enough_for_no(cli: Cli, tmp_path: Path, start: str, told: str) -> None:
    path = written(tmp_path, without(text_of("tressette"), start))
    answer = cli("verify", path)
    assert (answer.code, answer.err) == (1, "")
    assert told in answer.out
    assert "Deal 1: proved." in answer.out
    assert "2 deals, 1 proved." in answer.out
    found = cli("verify", path, "--json")
    assert (found.code, json.loads(found.out)["proved"]) == (1, False)


def test_a_record_without_any_proof(cli: Cli) -> None:
    answer = cli("verify", PLAYTHROUGH)
    assert answer.code == 1
    assert " 0 proved." in answer.out
    assert "Compare" not in answer.out


def test_a_record_without_any_deal(cli: Cli, tmp_path: Path) -> None:
    answer = cli("verify", written(tmp_path, '[Ventaglio "1"]\n[Game "tressette"]\n[Code "moderne"]\n'))
    assert (answer.code, answer.out) == (1, "No cards are dealt in this record: there is nothing to prove.\n")


def test_a_false_result_is_answered_with_no(cli: Cli, tmp_path: Path) -> None:
    text = re.sub(r'\[Totals "[^"]*"\]', '[Totals "1 2 1 2"]', text_of("burraco"))
    answer = cli("verify", written(tmp_path, text))
    assert answer.code == 1
    assert "Totals: the record says “1 2 1 2”" in answer.out
    assert "2 deals, 2 proved." in answer.out


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("A:8d1c40ff", "A:è", "“è” cannot be contributed to a deal"),
        ("A:8d1c40ff", "Q:8d1c40ff", "“Q” is no seat of this table"),
        ("A:8d1c40ff", "C:8d1c40ff", "each seat contributes once"),
        ("T1/1", "T1", "header Deal.1.Label: “T1” is not what stands there"),
        ("table deal", "table fly", "table fly"),
        ("B play", "C play", "cannot be played"),
    ],
)
def test_what_cannot_be_read(cli: Cli, tmp_path: Path, old: str, new: str, told: str) -> None:
    answer = cli("verify", written(tmp_path, text_of("tressette", FIRST).replace(old, new, 1)))
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1
    assert answer.err.count("game.txt") == 1


def test_every_verdict_and_reason_has_its_sentence() -> None:
    tree = ast.walk(ast.parse(inspect.getsource(provable_record)))
    calls = [node for node in tree if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadInput"]
    reasons = {str(call.args[1].value) for call in calls if isinstance(call.args[1], ast.Constant)}
    assert reasons == {"contribution", "contributor", "deal-header"}
    for lang in available():
        for message in [*(f"bad-{one}" for one in reasons), *(f"verify-{one.value}" for one in Verdict)]:
            assert translator(lang).has(message), message


# ── The page for programmers ─────────────────────────────────────────────────────────────────────────────────────────


def fenced(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def scripted(tmp_path: Path, text: str, low: int, high: int) -> int:
    """The exit code of the script of the page."""
    script = tmp_path / "script.py"
    script.write_text(fenced("python"), encoding="utf-8")
    command = [sys.executable, "-I", str(script), str(written(tmp_path, text)), str(low), str(high)]
    return subprocess.run(command, capture_output=True, check=False).returncode


@pytest.mark.parametrize("name", TABLES)
def test_the_script_of_the_page_proves_what_we_prove(tmp_path: Path, name: str) -> None:
    *_, low, high = TABLES[name]
    text = text_of(name)
    assert scripted(tmp_path, text, low, high) == 0
    for name_ in ("Commitment", "Commitments", "Openings", "Secret"):
        changed = re.sub(rf'(Deal.1.{name_} "(?:A:)?)..', r"\g<1>00", text, count=1)
        assert changed != text
        assert scripted(tmp_path, changed, low, high) == 1, name_
    gap = text.replace("[Deal.1.", "[Deal.9.").replace("[Deal.2.", "[Deal.1.")
    assert scripted(tmp_path, gap, low, high) == 1


def test_the_example_of_the_page(cli: Cli, tmp_path: Path) -> None:
    text = fenced("tressette-record")
    assert scripted(tmp_path, text, 5, 35) == 0
    assert cli("verify", written(tmp_path, text)).code == 0


def test_the_page_knows_every_cut_and_every_verdict() -> None:
    for code, rules in CODES.items():
        for players in sorted(rules.packs.value):
            table = open_table(rules, players, hands=1)
            low, high = regular_cut(table, len(full_pack(table.table)))
            assert f"| `{code}` | {players} | {low} | {high} |" in PAGE
    for alone in (3, 5):
        table = open_table(CODES["internazionale"], alone, hands=1, alone=True)
        low, high = regular_cut(table, len(full_pack(table.table)))
        assert f"| `internazionale` | {alone}, each for himself | {low} | {high} |" in PAGE
    assert all(f"| `{verdict.value}` |" in PAGE for verdict in Verdict)
