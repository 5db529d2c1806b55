"""The sources of the program, for tests that look through them: a list of places that have moved finds no fault."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import ventaglio

PACKAGE: Final = Path(ventaglio.__file__).parent


def existing(*places: str) -> tuple[str, ...]:
    """The places themselves, which are folders or modules as paths below the package. Fails if there is none of them
    any more: a folder has to have modules, not only what they left behind when they were compiled.
    """
    lost = [one for one in places if not (PACKAGE / one).is_file() and not any((PACKAGE / one).rglob("*.py"))]
    assert not lost, f"there is no {', no '.join(lost)} in {PACKAGE.name}, so that nothing is looked for there"
    return places


def within(module: str, places: Iterable[str]) -> bool:
    """Whether a module, as a path below the package, is one of some places or lies in one."""
    return any(module == one or module.startswith(f"{one}/") for one in places)
