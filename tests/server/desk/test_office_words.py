"""Everything that a desk and its commands say is said in every language, and nothing else is kept."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from ventaglio.cli import tournament
from ventaglio.lang import available, translator
from ventaglio.server import desk

IN_LANGUAGES = pytest.mark.parametrize("lang", available())


def sources(module: object) -> list[Path]:
    return sorted(Path(inspect.getfile(module)).parent.glob("*.py"))  # type: ignore[arg-type]


def reasons(name: str, place: int, sign: str) -> set[str]:
    """The ids of the sentences behind every refusal of a kind at the desk."""
    found = set()
    for path in sources(desk):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                reason = node.args[place]
                assert isinstance(reason, ast.Constant), f"{path.name}, line {node.lineno}"
                found.add(sign + str(reason.value))
    return found


@IN_LANGUAGES
def test_every_refusal_has_its_sentence(lang: str) -> None:
    wanted = reasons("BadInput", 1, "bad-") | reasons("Objection", 0, "desk-no-")
    assert len(wanted) > 10
    said = translator(lang).messages
    assert [one for one in wanted if one not in said] == []
    assert [one for one, file in said.items() if file == "office.ftl" and one not in wanted] == []


def mentioned() -> set[str]:
    """Every id that stands in the sources of the commands; headings are put together from their names."""
    found: set[str] = set()
    for path in sources(tournament):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"((?:opt-)?tournament-[a-z-]+)"', text))
        if "tournament-head-" in text:
            found |= {f"tournament-head-{name}" for name in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text)}
    return found


@IN_LANGUAGES
def test_every_text_of_the_commands_is_there_and_used(lang: str) -> None:
    said = {one for one, file in translator(lang).messages.items() if file == "cli-tournament.ftl"}
    used = mentioned()
    assert [one for one in used if one not in translator(lang).messages and "-head-" not in one] == []
    assert [one for one in said if not one.startswith("help-") and one not in used] == []
