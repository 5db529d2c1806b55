"""Running case files."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

CASES = Path(__file__).parents[1] / "cases"

GOOD = """
[[case]]
id = "good"
article = "fibur-2019 7"
position = '''
code: fibur-2019
'''
actions = ["draw"]
expect = { phase = "play", turn = "B" }
"""
WRONG = GOOD.replace("good", "wrong").replace('"play"', '"end"')
REFUSED = GOOD.replace("good", "refused").replace('"draw"', '"C draw"')


def test_the_cases_of_the_house_pass(cli: Cli) -> None:
    answer = cli("cases", CASES)
    assert answer.code == 0
    assert answer.out.endswith(" passed, 0 failed\n")
    assert answer.out.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_failed_is_told_and_the_last_line_counts(cli: Cli, tmp_path: Path, lang: str) -> None:
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "b.toml").write_text(WRONG + REFUSED)
    answer = cli("cases", tmp_path, "--lang", lang)
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.endswith("\n1 passed, 2 failed\n")
    assert "wrong" in answer.out
    told = {
        "en": ("phase: expected “end”, got “play”", "action 1, “C draw”, is refused: not-your-turn [fibur-2019 7]"),
        "it": (
            "phase: atteso «end», trovato «play»",
            "l'azione 1, «C draw», è rifiutata: not-your-turn [fibur-2019 7]",
        ),
    }
    assert all(sentence in answer.out for sentence in told[lang])
    assert "good" not in answer.out


def test_for_programs(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(GOOD + REFUSED)
    answer = cli("cases", path, path, "--json")
    found = json.loads(answer.out)
    assert (answer.code, found["passed"], found["failed"]) == (1, 2, 2)
    assert [case["refused"] for case in found["cases"]] == [None, "not-your-turn"] * 2


@pytest.mark.parametrize("lang, told", [("en", "line 1: this is no TOML"), ("it", "riga 1: non è TOML")])
def test_a_broken_file_fails_alone_and_all_others_run(cli: Cli, tmp_path: Path, lang: str, told: str) -> None:
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "b.toml").write_text("a = = b")
    (tmp_path / "c.toml").write_text(WRONG)
    answer = cli("cases", tmp_path, "--lang", lang)
    assert (answer.code, answer.err) == (2, "")
    assert "b.toml" in answer.out
    assert told in answer.out
    assert answer.out.endswith("\n1 passed, 2 failed\n")
    found = json.loads(cli("cases", tmp_path, "--json").out)
    assert [Path(one["file"]).name for one in found["files"]] == ["b.toml"]


UNREADABLE = {
    "a misspelt expectation": (
        'expect = { winer = "" }',
        "“winer” is nothing that can be expected here; is it winners?",
        "«winer» non è nulla che qui si possa attendere; forse winners?",
    ),
    "one that is misspelt and has a seat": (
        'expect = { "no-pozzeto A" = "" }',
        "“no-pozzeto A” is nothing that can be expected here; is it no-pozzetto?",
        "«no-pozzeto A» non è nulla che qui si possa attendere; forse no-pozzetto",
    ),
    "a seat that there is not": (
        'expect = { "held Z" = "" }',
        "“held Z” is nothing that can be expected here: write held A|B",
        "«held Z» non è nulla che qui si possa attendere: si scrive held A|B",
    ),
    "a seat by which no side is called": (
        'expect = { "held C" = "" }',
        "write held A|B",
        "si scrive held A|B",
    ),
    "a value that can never come out": (
        'expect = { phase = "dream" }',
        "phase: “dream” can never come out: “dream” is none of deal, pick-up, play, end",
        "phase: «dream» non può mai risultare: «dream» non è fra deal, pick-up, play, end",
    ),
    "no card": (
        'expect = { "hand B" = "9z" }',
        "“9z” is not a card",
        "«9z» non è una carta",
    ),
    "a reason that there is not": (
        'actions = ["C draw"]\nexpect = { refused = "not-your-trun" }',
        "“not-your-trun” is no word that is known here; is it not-your-turn?",
        "«not-your-trun» non è una parola nota qui; forse not-your-turn?",
    ),
    "an article of the case that does not exist": (
        'article = "fibur-2019 99"\nexpect = {}',
        "there is no article “fibur-2019 99”",
        "non c'è alcun articolo «fibur-2019 99»",
    ),
    "an article of a refusal that does not exist": (
        'actions = ["C draw"]\nexpect = { refused = "not-your-turn", article = "fibur-2018 7" }',
        "there is no article “fibur-2018 7”",
        "non c'è alcun articolo «fibur-2018 7»",
    ),
    "a seat that there is not, on turn": (
        'actions = ["X draw"]\nexpect = {}',
        "there is no seat X: seats are A, B, C, D",
        "non c'è alcun posto X: i posti sono A, B, C, D",
    ),
    "no action": (
        'actions = ["shout"]\nexpect = {}',
        "“shout” is no action: the actions are redeal, draw, take",
        "«shout» non è un'azione: le azioni sono redeal, draw, take",
    ),
    "an impossible position": (
        'position = "took: A A"\nexpect = {}',
        "A cannot take two pozzetti",
        "A non può prendere due pozzetti",
    ),
    "a position that cannot be read": (
        'position = "hand B: 9z"\nexpect = {}',
        "line 2 (hand): “9z” is not a card",
        "riga 2 (hand): «9z» non è una carta",
    ),
    "a key that there is not": (
        'colour = "red"\nexpect = {}',
        "unknown key “colour”",
        "chiave «colour» sconosciuta",
    ),
}


@pytest.mark.parametrize("rest, english, italian", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_case_that_cannot_be_read_is_named_and_fails_alone(
    cli: Cli, tmp_path: Path, rest: str, english: str, italian: str
) -> None:
    path = tmp_path / "some.toml"
    path.write_text(
        f'position = "code: fibur-2019"\n[[case]]\nid = "the bad one"\n{rest}\n[[case]]\nid="good"\nexpect={{}}'
    )
    for lang, told in (("en", english), ("it", italian)):
        answer = cli("cases", path, "--lang", lang)
        assert (answer.code, answer.err) == (1, "")
        assert answer.out.startswith(("failed: the bad one", "fallito: the bad one"))
        assert told in " ".join(answer.out.split())
        assert answer.out.endswith("\n1 passed, 1 failed\n")


def test_the_second_of_two_cases_of_one_name_is_an_error(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "some.toml").write_text(GOOD + GOOD)
    answer = cli("cases", tmp_path)
    assert answer.code == 1
    assert "failed: good" in answer.out
    assert "there is a case “good” in this file already" in answer.out
    assert answer.out.endswith("\n1 passed, 1 failed\n")


RULING = """
code = "fibur-2019"
irregularity = "close-without-discard"
[[case]]
id = "good"
facts = { when = "now", last-play = "new-meld" }
ruling = ["discard one-of-last-meld offender now", "expose remaining-cards", "keep-off remaining-cards"]
readings = ["bar-until-the-next-turn-ends"]
[[case]]
id = "bad"
"""
BAD_RULINGS = {
    "an order that there is not": (
        'ruling = ["stop ofender"]',
        "“ofender” does not follow “stop”",
    ),
    "a fact that is never asked for": ('asks = "wen"', "“wen” is never asked for here"),
    "a fact without an answer": ("facts = { when = [] }\nruling = []", "“when” has an answer, or a list of answers"),
    "a reading that there is not": ('silent = true\nreadings = ["so-and-so"]', "there is no reading “so-and-so”"),
    "an article that there is not": ('silent = true\narticle = "fibur-2019 99"', "there is no article “fibur-2019 99”"),
    "asked and ruled": ('asks = "when"\nruling = []', "where something is asked there is no ruling yet"),
    "nothing expected": ("level = 1", "say what must come out: ruling, silent or asks"),
    "no such level": ("silent = true\nlevel = 4", "“level” is one of 1, 2, 3"),
    "a code that there is not": ('code = "fibur-1999"\nsilent = true', "fibur-1999"),
    "no code": ("code = []\nsilent = true", "“code” names no code"),
}


@pytest.mark.parametrize("rest, told", BAD_RULINGS.values(), ids=BAD_RULINGS.keys())
def test_a_ruling_case_that_cannot_be_read_is_named_and_fails_alone(
    cli: Cli, tmp_path: Path, rest: str, told: str
) -> None:
    (tmp_path / "some.toml").write_text(RULING + rest)
    answer = cli("cases", tmp_path)
    assert (answer.code, answer.err) == (1, "")
    assert "bad" in answer.out.splitlines()[0]
    assert told in " ".join(answer.out.split())
    assert answer.out.endswith("\n1 passed, 1 failed\n")


def test_orders_are_compared_as_a_set_where_the_case_says_so(cli: Cli, tmp_path: Path) -> None:
    orders = '"keep-off remaining-cards", "discard one-of-last-meld offender now", "expose remaining-cards"'
    facts = 'facts = { when = "now", last-play = "new-meld" }\nreadings = ["bar-until-the-next-turn-ends"]'
    path = tmp_path / "some.toml"
    path.write_text(f"{RULING}{facts}\nruling = [{orders}]")
    assert cli("cases", path).out.endswith("\n1 passed, 1 failed\n")
    path.write_text(f"{RULING}{facts}\nruling = [{orders}]\nin-any-order = true")
    assert cli("cases", path).code == 0
    path.write_text(f'{RULING}{facts}\nruling = [{orders}, "stop offender"]\nin-any-order = true')
    assert cli("cases", path).out.endswith("\n1 passed, 1 failed\n")


LIVE = """
game = "burraco-live"
[[case]]
id = "three fours laid without a pick-up"
position = '''
code: fibur-2019
hand B: 4h 4d 4s 4c 9h Kd 7c
hand D: 4c 9s Td
pile: 8d
'''
actions = ["B open 4h 4d 4s", "C call 1"]
"""


def test_orders_of_a_live_table_too(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    first = " ".join(cli("cases", _write(path, f"{LIVE}expect = {{ orders = '' }}")).out.split())
    orders = first.partition("got “")[2].partition("”")[0]
    swapped = ", ".join(reversed(orders.split(", ")))
    assert cli("cases", _write(path, f"{LIVE}expect = {{ orders = '{orders}' }}")).code == 0
    assert cli("cases", _write(path, f"{LIVE}expect = {{ orders = '{swapped}' }}")).code == 1
    assert cli("cases", _write(path, f"{LIVE}in-any-order = true\nexpect = {{ orders = '{swapped}' }}")).code == 0
    misspelt = cli("cases", _write(path, f"{LIVE}expect = {{ orders = 'stop ofender' }}"))
    assert "can never come out" in misspelt.out


def _write(path: Path, text: str) -> Path:
    path.write_text(text)
    return path
