"""What the pages say and show is there: every text in every language and none too many, every face as it was drawn."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from ventaglio import lang
from ventaglio.tournaments.director.events import Happening
from ventaglio.tournaments.words.audit import tag

ROOT = Path(__file__).parents[3]
UI = ROOT / "ui"
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((UI / "src").rglob("*")) if path.is_file()}
LITERAL = re.compile(r"[\"'`]((?:page|phrase|level)-[\w-]*\w)[\"'`]")
TEMPLATE = re.compile(r"`((?:page|phrase|level)-(?:[\w-]|\$\{[^`]*?\})*)`")
PREFIX = re.compile(r"\bnamed\(\"(page-[\w-]+)\"")
"""How a page names a row of texts: by what their ids begin with."""
LOADED = ("page", "bots", "live", "names")
"""What the names of the files begin with that a browser is given."""


def texts(code: str) -> set[str]:
    """All that a browser can say in a language."""
    found = set()
    for source in (files(lang) / code).iterdir():
        if source.name.startswith(LOADED):
            body = FluentParser().parse(source.read_text(encoding="utf-8")).body
            found |= {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return found


def used() -> tuple[set[str], set[str]]:
    """The ids that the pages name, and the patterns of those that they put together."""
    literal: set[str] = set()
    pattern: set[str] = set()
    for text in SOURCES.values():
        literal |= set(LITERAL.findall(PREFIX.sub("", text)))
        pattern |= {f"{re.escape(prefix)}-.+" for prefix in PREFIX.findall(text)}
        pattern |= {
            ".+".join(map(re.escape, re.split(r"\$\{.*?\}", one))) for one in TEMPLATE.findall(text) if "${" in one
        }
    return literal, pattern


def test_there_is_something_to_look_for() -> None:
    literal, pattern = used()
    assert len(literal) > 200
    assert len(pattern) > 20


def test_every_line_of_a_tournament_has_its_chapter() -> None:
    page = SOURCES[UI / "src" / "tournaments" / "desk" / "log" / "Audit.svelte"]
    assert [tag(kind) for kind in get_args(Happening) if f'"{tag(kind)}"' not in page] == []


@pytest.mark.parametrize("code", lang.available())
def test_every_text_that_is_named_exists(code: str) -> None:
    assert used()[0] - texts(code) == set()


@pytest.mark.parametrize("code", lang.available())
def test_every_text_that_is_put_together_exists(code: str) -> None:
    there = texts(code)
    assert [one for one in used()[1] if not any(re.fullmatch(one, text) for text in there)] == []


def test_no_text_is_there_for_nothing() -> None:
    literal, pattern = used()
    # What stands where no page is built yet, the server says itself.
    by_server = {"page-not-built"}
    left = {text for text in texts(lang.FALLBACK) if text.startswith("page-")} - literal - by_server
    assert sorted(text for text in left if not any(re.fullmatch(one, text) for one in pattern)) == []


def test_faces_are_as_they_were_drawn() -> None:
    done = subprocess.run(
        [sys.executable, str(UI / "faces" / "make_faces.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
