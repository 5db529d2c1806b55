"""Write the data of the pocket into ui/pocket, where the pages find it when they are built.

    python -m tools.make_pocket

A file that would be the same is left alone, and one that nobody makes any more goes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from ventaglio.core.cases import Case, parse_cases
from ventaglio.games.common.offline.shelf import FILES, from_cases
from ventaglio.law.referee.cases import RulingCase, is_ruling_file, parse_ruling_cases

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "ui" / "pocket"
CASES: Final = ("tests/cases", "tests/rulings")


def every_case() -> Iterator[Case | RulingCase]:
    """The cases that the tests run."""
    for folder in CASES:
        found = sorted((ROOT / folder).rglob("*.toml"))
        if not found:
            sys.exit(f"pocket: there are no cases in {folder}, with which referees train and questions are answered")
        for path in found:
            text = path.read_text(encoding="utf-8")
            yield from parse_ruling_cases(text, path.name) if is_ruling_file(text) else parse_cases(text, path.name)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    files = {**FILES, **from_cases(list(every_case()))}
    made = {f"{name}.json": msgspec.json.encode(make()) for name, make in files.items()}
    for name, content in made.items():
        path = FOLDER / name
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)
    for path in FOLDER.iterdir():
        if path.name not in made:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
