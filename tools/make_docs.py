"""Write the parts of the documentation that come from the program itself.

    python tools/make_docs.py            write them
    python tools/make_docs.py --check    only say whether they are up to date

A generated part stands between ``<!-- generated: NAME -->`` and ``<!-- end of NAME -->``; whatever stands there is
replaced.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import ventaglio.burraco
from ventaglio.burraco.codes import CODES
from ventaglio.cli.burraco.norms import BurracoNorms
from ventaglio.cli.burraco.words import BurracoWords
from ventaglio.cli.desk import Desk
from ventaglio.cli.norms import NormWords
from ventaglio.core.norms import Norm, norms, option_text, options
from ventaglio.lang import translator

DOCS = Path(__file__).parent.parent / "docs"

IN_TOURNAMENTS = ("round_minutes", "victory_tables", "forfeit", "correction")
"""Differences that concern only who directs a tournament."""

FILLED = "°"


def words() -> NormWords:
    """Norms in English."""
    desk = Desk(translator("en"))
    desk.symbols = True
    return BurracoNorms(BurracoWords(desk))


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    cells = [head, tuple("---" for _ in head), *(tuple(cell.replace("|", "\\|") for cell in row) for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def article(norm: Norm[Any], own: str) -> str:
    """The article a norm rests on; of another code, with that code."""
    return norm.cite.article if norm.cite.code == own else f"{norm.cite.code} {norm.cite.article}"


def differences() -> str:
    """The norms on which the codes are not at one."""
    told = words()
    rows: list[tuple[str, ...]] = []
    for name in (name for name, _ in norms(next(iter(CODES.values()))) if name not in IN_TOURNAMENTS):
        found = {code: getattr(rules, name) for code, rules in CODES.items()}
        values = {code: told.value(name, norm.value) for code, norm in found.items()}
        if len(set(values.values())) > 1:
            rows.append((told.name(name), *(_cell(values[code], norm, code) for code, norm in found.items())))
    return table(("", *CODES), rows)


def _cell(value: str, norm: Norm[Any], code: str) -> str:
    return f"{value}{'' if norm.stated else FILLED}<br>*{article(norm, code)}*"


def fillings() -> str:
    """What we read into a text that does not say it, code by code."""
    told = words()
    parts = []
    for code, rules in CODES.items():
        rows = [
            (told.name(name), told.value(name, norm.value), norm.why, article(norm, code))
            for name, norm in norms(rules)
            if not norm.stated
        ]
        parts.append(f"#### {code}\n\n{table(('', 'we play', 'because', 'rests on'), rows)}")
    return "\n\n".join(parts)


def choices() -> str:
    """The options of the tables of each code."""
    told = words()
    rows = []
    for code, rules in CODES.items():
        for name, norm in options(rules).items():
            values = "<br>".join(f"`{option_text(choice)}`" for choice in norm.choices)
            rows.append((code, f"`{name}`", told.name(name), values, norm.why))
    return table(("code", "option", "", "values, the usual one first", "why it is open"), rows)


def reasons() -> str:
    """The ids of refusals with their sentences."""
    english = (Path(ventaglio.burraco.__file__).parent.parent / "lang/en/refusals.ftl").read_text(encoding="utf-8")
    sentences = dict(re.findall(r"^refusal-(\S+) = (.*)$", english, re.MULTILINE))
    rows = [(f"`{reason}`", re.sub(r"\{.*?\}", "…", sentences[reason])) for reason in _reasons() if reason in sentences]
    return table(("`refused`", "what it says"), rows)


def _reasons() -> Iterator[str]:
    """The texts in the game's source that could be ids of refusals, in the order in which they stand."""
    seen = set()
    for module in ("judge", "melds", "engine"):
        source = (Path(ventaglio.burraco.__file__).parent / f"{module}.py").read_text(encoding="utf-8")
        texts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
        for node in sorted(texts, key=lambda node: (node.lineno, node.col_offset)):
            if isinstance(node.value, str) and node.value not in seen:
                seen.add(node.value)
                yield node.value


PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "burraco.md": {"differences": differences, "fillings": fillings, "options": choices},
    "cases.md": {"reasons": reasons},
}


def made(page: str) -> str:
    """A page with its generated parts as they should be."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, write in PARTS[page].items():
        begin, end = f"<!-- generated: {name} -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"docs/{page} lacks {begin!r} or {end!r}")
        text = f"{before}{begin}\n\n{write()}\n\n{end}{after}"
    return text


def main(arguments: list[str]) -> int:
    stale = [page for page in PARTS if made(page) != (DOCS / page).read_text(encoding="utf-8")]
    if "--check" in arguments:
        for page in stale:
            print(f"docs/{page} is out of date: run python tools/make_docs.py")
        return 1 if stale else 0
    for page in stale:
        (DOCS / page).write_text(made(page), encoding="utf-8")
        print(f"docs/{page} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
