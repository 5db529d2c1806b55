"""Tests lie in the folders of what they test; those of a large module may have a folder of its name."""

from pathlib import Path
from typing import Final

from tests.sources import PACKAGE

TESTS: Final = Path(__file__).parent
PACKAGES: Final = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
EXCEPT: Final = {
    "games/burraco/engine/laws": "laws that hypothesis tries on the engine",
    "games/tressette/engine/laws": "laws that hypothesis tries on the engine",
}
"""Folders of tests that are no folder of the program, and why."""


def test_every_folder_of_tests_is_one_of_the_program() -> None:
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    mirrored = {path.as_posix() for path in folders if path.parts and path.parts[0] in PACKAGES}
    assert {path.split("/")[0] for path in mirrored} >= PACKAGES
    tested = {path for path in mirrored if (PACKAGE / path).is_dir() or (PACKAGE / f"{path}.py").is_file()}
    assert mirrored - tested == set(EXCEPT)
