"""The generations there are, their files, and how the files of each kind are read."""

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.heritage.reading import Plain, read_data, read_log, read_position, read_record, read_tournament, rows_of

HERE: Final = Path(__file__).parent
EXPECTED: Final = "expected.json"

KINDS: Final = ("records", "positions", "logs", "tournaments", "data")
"""The folders of a generation. The data folder is one thing; in the others every file is."""
BACKUP: Final = "backup"
"""A copy of the data folder, from which the same is expected."""


def generations() -> list[Path]:
    """The folders of all generations."""
    return sorted(path.parent for path in HERE.glob(f"*/{EXPECTED}"))


@cache
def expected(generation: Path) -> dict[str, dict[str, Plain]]:
    """What the program that wrote a generation made of it, by kind and by name."""
    found: dict[str, dict[str, Plain]] = json.loads((generation / EXPECTED).read_text(encoding="utf-8"))
    return found


def kinds(generation: Path) -> list[str]:
    """The kinds of things that a generation keeps."""
    return [kind for kind in KINDS if (generation / kind).exists()]


def names(generation: Path, kind: str) -> list[str]:
    """The things of a kind in a generation."""
    folder = generation / kind
    return [kind] if kind == "data" else sorted(path.stem for path in folder.iterdir())


def read_one(generation: Path, kind: str, name: str, scratch: Path) -> Plain:
    """What the program of now makes of one thing. Databases are copied to ``scratch`` before they are opened."""
    folder = generation / kind
    match kind:
        case "records":
            return read_record((folder / f"{name}.txt").read_text(encoding="utf-8"))
        case "positions":
            return read_position((folder / f"{name}.txt").read_text(encoding="utf-8"))
        case "logs":
            return read_log(name, rows_of((folder / f"{name}.jsonl").read_text(encoding="utf-8")))
        case "tournaments":
            return read_tournament((folder / f"{name}.json").read_bytes())
        case _:
            return read_data(Path(shutil.copytree(folder, scratch / kind)))


def read(generation: Path, kind: str, scratch: Path) -> Iterator[tuple[str, Plain]]:
    """What the program of now makes of all things of a kind."""
    for name in names(generation, kind):
        yield name, read_one(generation, kind, name, scratch)


def told_only(known: Any, found: Any) -> Any:
    """What is known, with the words of what was found."""
    if not isinstance(known, dict) or not isinstance(found, dict):
        return known
    return {
        name: found.get(name, value) if name == "told" else told_only(value, found.get(name))
        for name, value in known.items()
    }
