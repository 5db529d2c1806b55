"""What the README shows can be done."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

ROOT = Path(__file__).parents[2]
READMES = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.it.md")}


def commands(text: str) -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ ")]


LINES = commands(READMES["README.md"])
OURS = [line for line in LINES if line.startswith("ventaglio ")]


@pytest.mark.parametrize("line", OURS)
def test_a_command_of_the_readme_runs(cli: Cli, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    passed_on = ""
    for part in line.split(" | "):
        name, *words = shlex.split(part)
        answer = cli(*words, stdin=passed_on)
        assert (name, answer.code, answer.err) == ("ventaglio", 0, "")
        passed_on = answer.out
    assert passed_on


def test_the_other_lines_are_targets_of_make() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    others = [line.split() for line in LINES if line not in OURS]
    assert others
    for command, target in others:
        assert command == "make"
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_every_main_command_is_shown() -> None:
    shown = {line.split()[1] for line in OURS}
    assert shown == {"play", "codes", "replay", "explain", "simulate", "arena", "cases", "ledger"}


def test_in_italian_it_shows_the_same_commands() -> None:
    assert commands(READMES["README.it.md"]) == LINES


@pytest.mark.parametrize("name", READMES)
def test_what_it_links_to_is_there(name: str) -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", READMES[name])
    assert READMES.keys() - {name} <= set(targets)
    for target in targets:
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("name", [*READMES, "docs/transcript.txt"])
def test_lines_fit_a_page(name: str) -> None:
    assert max(map(len, (ROOT / name).read_text(encoding="utf-8").splitlines())) <= 120
