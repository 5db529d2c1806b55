"""Whatever cannot be read gets one line that says what and where, changes nothing, and ends with 2."""

from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Cli

RECORD = """[Ventaglio "1"]
[Game "burraco"]
[Code "fibur-2019"]

"""
POSITION = "code: fibur-2019\nphase: play\nhand B: 5h 6h 7h 8h 9h\n"

TEXTS = {
    "replay": {
        "no-record": ("hello", "line 1"),
        "other-version": ('[Ventaglio "99"]', "99"),
        "no-game": ('[Ventaglio "1"]\n[Game "chess"]', "chess"),
        "no-code": ('[Ventaglio "1"]\n[Game "burraco"]\n[Code "x"]', "'x'"),
        "half-a-header": (f'{RECORD}[Code "fibur', "line 5"),
        "no-seat": (f"{RECORD}Z draw\n", "line 5"),
        "no-action": (f"{RECORD}B fly\n", "line 5"),
        "no-card": (f"{RECORD}B discard 17h\n", "line 5"),
        "no-players": (RECORD.replace("\n\n", '\n[Players "many"]\n\n'), "Players"),
        "so-many-players": (RECORD.replace("\n\n", '\n[Players "77"]\n\n'), "77"),
        "so-large-a-number": (RECORD.replace("\n\n", f'\n[Players "{"9" * 5000}"]\n\n'), ""),
        "so-large-a-meld": (f"{RECORD}B attach {'9' * 5000} 5h\n", ""),
        "no-option": (RECORD.replace("\n\n", '\n[Option.nope "x"]\n\n'), "nope"),
        "other-edition": (RECORD.replace("\n\n", '\n[Fingerprint "beef"]\n\n'), "beef"),
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
        "so-large-a-number": (f"{POSITION}turns: {'9' * 5000}\n", "line 4"),
        "too-many-of-a-card": (f"{POSITION}pile: 5h 5h 5h\n", "5♥"),
        "twice": (f"{POSITION}phase: play\n", "line 4"),
    },
    "cases": {
        "no-toml": ("[[case", "array"),
        "no-case": ("title = 'x'", "[[case]]"),
        "no-id": ("[[case]]\nexpect = {}", "'id'"),
        "no-expect": ("[[case]]\nid = 'x'", "'expect'"),
        "odd-key": ("[[case]]\nid = 'x'\nexpect = {}\nweather = 1", "weather"),
        "odd-top": ("weather = 1\n[[case]]\nid = 'x'\nexpect = {}", "weather"),
        "odd-game": ("[[case]]\nid = 'x'\ngame = 'chess'\nposition = ''\nexpect = {}", "chess"),
        "odd-position": ("[[case]]\nid = 'x'\nposition = 'fog'\nexpect = {}", "case x"),
        "odd-action": ("[[case]]\nid = 'x'\nposition = 'code: circolo'\nactions = ['fly']\nexpect = {}", "fly"),
        "odd-type": ("[[case]]\nid = 'x'\nposition = 7\nexpect = {}", "x"),
        "odd-case": ("case = 7", "[[case]]"),
        "case-of-numbers": ("case = [7]", ""),
        "deep": (f"x = {'[' * 5000}", ""),
    },
}


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
        ("--seat Z", "'Z'"),
        ("--seat AB", "'AB'"),
        ("--seed x", "--seed"),
        ("--record no/such/folder/game.txt", "no/such/folder"),
        ("--record .", "."),
    ],
)
def test_a_game_that_cannot_begin(cli: Cli, words: str, told: str) -> None:
    one_line(cli("play", "burraco", *words.split()), told)


def test_a_record_is_never_overwritten(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    one_line(cli("play", "burraco", "--record", path), "precious.txt")
    assert path.read_text() == "precious"


def test_moves_are_counted_from_nothing(cli: Cli) -> None:
    one_line(cli("replay", "x", "--until", "-3"), "-3")
