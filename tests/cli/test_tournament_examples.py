"""Every example of a tournament's command, in the help and in the manual, is one that the command understands."""

import inspect
import re
import shlex
from pathlib import Path

import pytest

from ventaglio.cli.app import _COMMANDS, build
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang import translator

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"
NAMES = [path for path in _COMMANDS if path.startswith("tournament ")]
EXAMPLE = re.compile(r"^(?:\$|  +) ?ventaglio (tournament .*)$", re.MULTILINE)


def understood(line: str) -> None:
    words = shlex.split(line)
    _, bound, _ = build(Terminal(translator("en")), words).parse_args(words)
    assert isinstance(bound, inspect.BoundArguments)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", NAMES)
def test_examples_of_the_help(name: str, lang: str) -> None:
    found = EXAMPLE.findall(translator(lang).text(f"help-{name.replace(' ', '-')}"))
    assert found
    for line in found:
        assert line.startswith(name)
        understood(line)


def test_the_manual() -> None:
    """It shows every command there is."""
    text = PAGE.read_text(encoding="utf-8")
    shown = EXAMPLE.findall(text)
    for line in shown:
        understood(line)
    assert [name for name in NAMES if f"ventaglio {name}" not in text] == []


def test_an_example_that_is_wrong_would_be_seen() -> None:
    with pytest.raises(Exception, match="nonsense"):
        understood("tournament lock --nonsense")
