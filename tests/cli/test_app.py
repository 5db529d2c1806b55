"""The command itself: help, languages, exit codes, pipes."""

import re
import subprocess
import sys

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_italian import english
from ventaglio import __version__
from ventaglio.cli import app
from ventaglio.games.common.plugin import names
from ventaglio.lang import translator

COMMANDS = [
    words
    for path, function in app._COMMANDS.items()
    for words in ([path.split()] if function else [[path, game] for game in names()])
]
GROUPS = dict.fromkeys(words[0] for words in COMMANDS if len(words) > 1)
HELP = [[], *([name] for name in GROUPS), *COMMANDS]
LANGUAGES = ["en", "it"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", HELP, ids=" ".join)
def test_every_command_explains_itself(cli: Cli, words: list[str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    answer = cli(*words, "--help", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith({"en": "Usage: ventaglio", "it": "Uso: ventaglio"}[lang])
    assert "help-" not in answer.out.replace("--help", "")
    assert "opt-" not in answer.out
    assert words not in COMMANDS or f"  ventaglio {' '.join(words)}" in answer.out
    if lang == "it":
        # The names of commands and options, at the beginning of a line, are what is to be typed.
        typed = re.compile(r"^(Uso: .*?(?= [A-Z]| \[|$)|  [\w-]+(?=  ))", re.MULTILINE)
        assert english(typed.sub("", answer.out)) == []


def test_alone_the_command_shows_its_help(cli: Cli) -> None:
    assert cli() == cli("--help")


def test_version(cli: Cli) -> None:
    assert cli("--version").out.strip() == __version__


@pytest.mark.parametrize(
    "words, told",
    [
        (["nope"], "unknown command nope"),
        (["codes", "nope"], "unknown command nope"),
        (["codes", "show"], "CODE is missing"),
        (["codes", "show", "fibur-2019", "--nope"], "unknown option --nope"),
        (["codes", "show", "fibur-2019", "more"], "too many words: more"),
        (["replay", "x", "--until", "soon"], "soon is no value for --until"),
        (["play", "burraco", "--seed"], "--seed is missing"),
        (["--lang", "tlh"], "no language “tlh”"),
        (["codes", "list", "--lang"], "no language “”"),
        (["help", "nope"], "no topic “nope”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_command_line_that_cannot_be_read(cli: Cli, words: list[str], told: str) -> None:
    answer = cli(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"ventaglio: {told}")
    assert answer.err.count("\n") == 1


def test_such_a_line_is_told_in_the_readers_language(cli: Cli) -> None:
    assert (
        cli("codes", "--lang=it", "nope").err == "ventaglio: comando sconosciuto nope; vedi «ventaglio codes --help»\n"
    )


@pytest.mark.parametrize("variable, found", [("it_IT.UTF-8", "Uso:"), ("en_GB.UTF-8", "Usage:"), ("C", "Usage:")])
def test_the_language_comes_from_the_environment(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, variable: str, found: str
) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert cli("--help").out.startswith(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", ["notation", "burraco", "tressette", "words", "cases", "codes"])
def test_topics(cli: Cli, topic: str, lang: str) -> None:
    answer = cli("help", topic, "--lang", lang)
    assert answer.code == 0
    assert len(answer.out.splitlines()) > 8
    told = translator(lang)
    asked = told.text(f"topic-{topic}-asked") if f"topic-{topic}-asked" in told.messages else topic
    assert f"\n  {asked:<10}{answer.out.splitlines()[0]}\n" in cli("help", "--lang", lang).out
    assert cli("help", asked, "--lang", lang).out == answer.out


def test_an_interrupted_command_ends_with_130(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "build", lambda place, words: interrupted)
    assert cli("codes", "list") == (130, "", "")


def test_whoever_stops_reading_hears_no_complaint() -> None:
    command = f"{sys.executable} -m ventaglio.cli codes show fibur-2019 | head -n 1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, check=False)  # noqa: S607
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1


def test_a_terminal_without_special_signs_gets_letters(shell: Cli) -> None:
    answer = shell("codes", "show", "fibur-2019", PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")
    assert "h d c s" in answer.out


def test_colours_only_where_they_are_wanted(shell: Cli) -> None:
    assert "\x1b[" not in shell("help", "burraco").out
    assert "\x1b[" not in shell("codes", "list", NO_COLOR="", TERM="xterm-256color").out
