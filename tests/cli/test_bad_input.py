"""Whatever cannot be read gets one line that says what and where, changes nothing, and ends with 2."""

import ast
import inspect
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Cli
from ventaglio.core import lines, record, seats
from ventaglio.lang import available, translator

RECORD = """[Ventaglio "1"]
[Game "burraco"]
[Code "fibur-2019"]

"""
LARGE = f'[Players "{"9" * 50}…”: a number of 5000 digits is too large'
POSITION = "code: fibur-2019\nphase: play\nhand B: 5h 6h 7h 8h 9h\n"

TEXTS = {
    "replay": {
        "no-record": ("hello", "this is no record"),
        "other-version": ('[Ventaglio "99"]', "99"),
        "no-game": ('[Ventaglio "1"]\n[Game "chess"]', "chess"),
        "no-code": ('[Ventaglio "1"]\n[Game "burraco"]\n[Code "x"]', "no code x"),
        "half-a-header": (f'{RECORD}[Code "fibur', "line 5"),
        "no-seat": (f"{RECORD}Z draw\n", "line 5"),
        "no-action": (f"{RECORD}B fly\n", "line 5"),
        "no-card": (f"{RECORD}B discard 17h\n", "line 5"),
        "no-players": (RECORD.replace("\n\n", '\n[Players "many"]\n\n'), "Players"),
        "so-many-players": (RECORD.replace("\n\n", '\n[Players "77"]\n\n'), "77"),
        "so-large-a-number": (RECORD.replace("\n\n", f'\n[Players "{"9" * 5000}"]\n\n'), f"line 4, “{LARGE}"),
        "so-large-a-meld": (f"{RECORD}B attach {'9' * 5000} 5h\n", "a number of 5000 digits is too large"),
        "so-large-a-cut": (f"{RECORD}table deal {'9' * 5000} 5h\n", "a number of 5000 digits is too large"),
        "so-many-passate": (
            f'[Ventaglio "1"]\n[Game "tressette"]\n[Match "passate"]\n[Passate "{"9" * 5000}"]\n',
            "a number of 5000 digits is too large",
        ),
        "no-option": (RECORD.replace("\n\n", '\n[Option.nope "x"]\n\n'), "nope"),
        "before-the-deal": (f"{RECORD}B draw\n", "line 5"),
        "short-pack": (f"{RECORD}table deal 1 5h 6h\n", "line 5"),
    },
    "position": {
        "no-code": ("phase: play\n", "code"),
        "no-line": (f"{POSITION}weather: fine\n", "line 4"),
        "no-card": (f"{POSITION}pile: 5x\n", "line 4"),
        "no-phase": ("code: circolo\nphase: sleep\n", "line 2"),
        "no-meld": (f"{POSITION}meld B: 5h 9c Kd\n", "line 4"),
        "no-seat": (f"{POSITION}turn: Q\n", "line 4"),
        "no-number": (f"{POSITION}turns: some\n", "line 4"),
        "so-large-a-number": (f"{POSITION}turns: {'9' * 5000}\n", "line 4: a number of 5000 digits is too large"),
        "so-large-a-score": (f"code: tradizionali\nscores: {'9' * 5000} 0\n", "line 2: a number of 5000 digits is"),
        "too-many-of-a-card": (f"{POSITION}pile: 5h 5h 5h\n", "5♥"),
        "twice": (f"{POSITION}phase: play\n", "line 4"),
    },
    "cases": {
        "no-toml": ("[[case", "this is no TOML"),
        "no-case": ("title = 'x'", "[[case]]"),
        "odd-top": ("weather = 1\n[[case]]\nid = 'x'\nexpect = {}", "weather"),
        "odd-case": ("case = 7", "[[case]]"),
        "case-of-numbers": ("case = [7]", ""),
        "so-large-a-number": (f"x = {'9' * 5000}", "a number of 5000 digits is too large"),
        "so-large-an-action": (
            f"[[case]]\nid = 'x'\nposition = 'code: circolo'\nactions = ['attach {'9' * 5000} 5h']\nexpect = {{}}",
            "a number of 5000 digits is too large",
        ),
        "deep": (f"x = {'[' * 5000}", ""),
    },
}


CASES = {
    "no-id": ("[[case]]\nexpect = {}", "“id” is missing"),
    "no-expect": ("[[case]]\nid = 'x'", "“expect” is missing"),
    "odd-key": ("[[case]]\nid = 'x'\nexpect = {}\nweather = 1", "weather"),
    "odd-game": ("[[case]]\nid = 'x'\ngame = 'chess'\nposition = ''\nexpect = {}", "“chess” is none of burraco, tres"),
    "odd-position": ("[[case]]\nid = 'x'\nposition = 'fog'\nexpect = {}", "line 1: “fog”"),
    "odd-action": (
        "[[case]]\nid = 'x'\nposition = 'code: circolo'\nactions = ['fly']\nexpect = {}",
        "“fly” is no action",
    ),
    "odd-type": ("[[case]]\nid = 'x'\nposition = 7\nexpect = {}", "“position” is a text"),
}
"""Cases that cannot be read, in files that can."""


@pytest.mark.parametrize("text, told", CASES.values(), ids=CASES.keys())
def test_a_case_that_cannot_be_read_fails(cli: Cli, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    for more in ((), ("--json",)):
        answer = cli("cases", path, *more)
        assert (answer.code, answer.err) == (1, "")
        assert told in answer.out
        assert "bad.txt" in answer.out


def one_line(answer: Answer, told: str) -> None:
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("ventaglio: ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    assert told in answer.err


@pytest.mark.parametrize(
    "command, text, told",
    [
        pytest.param(command, text, told, id=f"{command}-{name}")
        for command, texts in TEXTS.items()
        for name, (text, told) in texts.items()
    ],
)
def test_a_text_that_cannot_be_read(cli: Cli, tmp_path: Path, command: str, text: str, told: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    answer = cli(command, path)
    one_line(answer, told)
    assert "bad.txt" in answer.err
    one_line(cli(command, path, "--json"), told)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("command", ["replay", "position", "cases"])
def test_a_file_that_cannot_be_read(cli: Cli, tmp_path: Path, command: str, lang: str) -> None:
    binary, empty, nul = tmp_path / "binary", tmp_path / "empty", tmp_path / "nul"
    binary.write_bytes(bytes(range(256)))
    nul.write_bytes(b"code: fibur-2019\n\0\n")
    empty.write_text("\n")
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(1 << 25)
    missing, nowhere = tmp_path / "missing", tmp_path / "empty" / "inside"
    for path in (binary, empty, nul, large, missing, nowhere):
        one_line(cli(command, path, "--lang", lang), path.name)


@pytest.mark.parametrize("command", ["replay", "position"])
def test_a_folder_is_no_file(cli: Cli, tmp_path: Path, command: str) -> None:
    one_line(cli(command, tmp_path), "folder")


def test_a_folder_without_cases(cli: Cli, tmp_path: Path) -> None:
    one_line(cli("cases", tmp_path), "*.toml")


def test_no_cases_at_all(cli: Cli) -> None:
    one_line(cli("cases"), "case file")


@pytest.mark.parametrize("command", ["replay", "position", "cases"])
def test_standard_input_is_a_file_like_others(cli: Cli, command: str) -> None:
    one_line(cli(command, "-", stdin=""), "-: empty")
    one_line(cli(command, "-", stdin=b"\xff\xfe"), "-: not a text")


@pytest.mark.parametrize("words", [["codes", "show"], ["ledger"], ["codes", "diff", "circolo"]], ids=" ".join)
def test_no_such_code(cli: Cli, words: list[str]) -> None:
    one_line(cli(*words, "hoyle"), "hoyle")
    one_line(cli(*words, "burraco:hoyle"), "hoyle")
    one_line(cli(*words, "chess:fibur-2019"), "chess")


@pytest.mark.parametrize(
    "words, told",
    [
        ("--code hoyle", "hoyle"),
        ("--players 7", "7 players"),
        ("--players 0", "0 players"),
        ("--players -1", "-1 players"),
        ("--code circolo --players 3", "3 players"),
        ("--hands 0", "at least one"),
        ("--hands 2 --target 505", "not both"),
        ("--alone", "three or five"),
        ("--option nope=1", "nope"),
        ("--option natural_two=sometimes", "sometimes"),
        ("--option natural_two", "NAME=VALUE"),
        ("--bots nobody", "nobody"),
        ("--bots ,", "--bots"),
        ("--bots basic,basic,basic,basic", "4 bots"),
        ("--seat Z", "“Z” is no seat of this table: seats are A, B, C, D"),
        ("--seat AB", "“AB” is no seat"),
        ("--seed x", "--seed"),
        ("--record no/such/folder/game.txt", "no/such/folder"),
        ("--record .", "."),
    ],
)
def test_a_game_that_cannot_begin(cli: Cli, words: str, told: str) -> None:
    one_line(cli("play", "burraco", *words.split()), told)


@pytest.mark.parametrize("words", [["replay"], ["codes", "show"], ["explain", "x", "--until"], ["help"]], ids=" ".join)
def test_enormous_words_are_quoted_in_short(cli: Cli, words: list[str]) -> None:
    answer = cli(*words, "9" * 5000)
    one_line(answer, "9" * 60 + "…")
    assert len(answer.err) < 300


def test_a_record_is_never_overwritten(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    one_line(cli("play", "burraco", "--record", path), "precious.txt")
    assert path.read_text() == "precious"


def test_moves_are_counted_from_nothing(cli: Cli) -> None:
    one_line(cli("replay", "x", "--until", "-3"), "-3")


ITALIAN = {
    "not-a-record": ("replay", "ciao", "non è una partita registrata: comincerebbe con [Ventaglio"),
    "other-version": ("replay", '[Ventaglio "99"]', "una registrazione di versione 99"),
    "no-game": ("replay", '[Ventaglio "1"]\n[Game "chess"]', "nessun gioco «chess»; ci sono burraco, tressette"),
    "game-missing": ("replay", '[Ventaglio "1"]\n', "manca l'intestazione [Game"),
    "half-a-header": ("replay", f'{RECORD}[Code "fibur', "riga 5: «[Code \"fibur» non è un'intestazione"),
    "no-seat": ("replay", f"{RECORD}Z draw\n", "riga 5, «Z draw»: «Z» non è un posto di questo tavolo"),
    "large": ("explain", f"{RECORD}B draw {'9' * 5000}\n", "un numero di 5000 cifre è troppo grande"),
    "no-line": ("position", f"{POSITION}tempo: bello\n", "riga 4: «tempo: bello» non è tra le righe di una posizione"),
    "twice": ("position", f"{POSITION}phase: play\n", "riga 4: «phase» sta due volte"),
    "no-number": ("position", f"{POSITION}turns: some\n", "riga 4 (turns): «some» non è un numero"),
    "position-seat": ("position", f"{POSITION}turn: Q\n", "riga 4 (turn): «Q» non è un posto di questo tavolo"),
    "yes-or-no": ("position", f"{POSITION}played: forse\n", "riga 4 (played): si scrive yes o no, non «forse»"),
}


@pytest.mark.parametrize("command, text, told", ITALIAN.values(), ids=ITALIAN)
def test_what_cannot_be_read_is_told_in_the_readers_language(
    cli: Cli, tmp_path: Path, command: str, text: str, told: str
) -> None:
    path = tmp_path / "male.txt"
    path.write_text(text, encoding="utf-8")
    one_line(cli(command, path, "--lang", "it"), told)


def test_reasons_for_what_cannot_be_read_have_their_sentences() -> None:
    """Every reason that the core gives is in the language files."""
    calls = [
        node
        for module in (lines, record, seats)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadInput"
    ]
    given = {str(call.args[1].value) for call in calls if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)}
    assert {"record-version", "record-line", "position-line", "number-too-large", "no-seat"} <= given
    for lang in available():
        for reason in given:
            assert translator(lang).has(f"bad-{reason}"), reason
