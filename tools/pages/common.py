"""What the makers of several pages share: tables, sentences in English, what the command prints."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ventaglio
import ventaglio.games.burraco.engine
import ventaglio.games.tressette.engine
from ventaglio.core.norms import Norm, norms
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law.words.norms import NormWords

DOCS = Path(__file__).parents[2] / "docs"


TESTS = DOCS.parent / "tests"


FILLED = "°"


def english() -> Voice:
    """English, with every sign."""
    return Voice(translator("en"))


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    cells = [head, tuple("---" for _ in head), *(tuple(cell.replace("|", "\\|") for cell in row) for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def article(norm: Norm[Any], own: str) -> str:
    """The article a norm rests on; of another code, with that code."""
    return norm.cite.article if norm.cite.code == own else f"{norm.cite.code} {norm.cite.article}"


def differing(told: NormWords, codes: Mapping[str, Any], left_out: Sequence[str], document: str = "") -> str:
    """A table of them. ``document`` names the text, where all codes are parts of one."""
    rows: list[tuple[str, ...]] = []
    for name in (name for name, _ in norms(next(iter(codes.values()))) if name not in left_out):
        found = {code: getattr(rules, name) for code, rules in codes.items()}
        values = {code: told.value(name, norm.value) for code, norm in found.items()}
        if len(set(values.values())) > 1:
            cells = (_cell(values[code], norm, document or code) for code, norm in found.items())
            rows.append((told.name(name), *cells))
    return table(("", *codes), rows)


def _cell(value: str, norm: Norm[Any], code: str) -> str:
    return f"{value}{'' if norm.stated else FILLED}<br>*{article(norm, code)}*"


def reasons_table(game: str, found: Iterable[str]) -> str:
    """A game may have a sentence of its own for a refusal that others have too."""
    source = (Path(ventaglio.__file__).parent / "lang/en/refusals.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^refusal-(\S+) = (.*)$", source, re.MULTILINE))
    sentences = {reason: said.get(f"{game}-{reason}", said.get(reason)) for reason in found}
    rows = [(f"`{reason}`", re.sub(r"\{.*?\}", "…", text)) for reason, text in sentences.items() if text is not None]
    return table(("`refused`", "what it says"), rows)


def command(words: str, folder: str, typed: str = "") -> str:
    """What the program prints on a screen of 80 columns."""
    screen = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    command = [sys.executable, "-m", "ventaglio.cli", *words.split()]
    done = subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env={**os.environ, **screen},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return "\n".join(line.rstrip() for line in done.stdout.rstrip().splitlines())


def block(kind: str, text: str, command: str = "") -> str:
    return "\n".join([f"```{kind}", *([f"$ ventaglio {command}"] if command else []), text, "```"])
