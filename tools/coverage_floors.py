"""Hold what the tests have covered, lines and branches, against the floors: that of everything, and that of the games.

It reads the file that SlipCover writes. ``--missing`` also lists what is not covered, file by file; where a floor is
not reached, the files that lack most are listed anyway.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

PACKAGE: Final = "src/ventaglio/"

FLOORS: Final = {
    "everything": (95.0, ()),
    "the engines of the games, with the core that they stand on": (
        99.0,
        (
            *("core", "games/burraco/engine", "games/tressette/engine"),
            *("law/articles.py", "law/editions.py", "law/known.py", "law/ledger.py"),
        ),
    ),
}
"""What has to be covered, in per cent, and in which folders and modules; where none is named, in all of them.

What is compiled is not among them: it does not run as Python, so nobody sees its lines run, and `pyproject.toml` omits
it. It is held to more than that: in step with the readable engine, and without a compiler too
(`tests/games/*/kernel`).
"""

WORST: Final = 20
"""Files that are listed where a floor is not reached."""


class Share(NamedTuple):
    """How much of something is covered."""

    covered: int
    whole: int

    @property
    def percent(self) -> float:
        return 100 * self.covered / self.whole if self.whole else 100.0


def main(arguments: list[str]) -> int:
    (report,) = (Path(one) for one in arguments if not one.startswith("--"))
    files: dict[str, Any] = {
        name.removeprefix(PACKAGE): told
        for name, told in json.loads(report.read_text(encoding="utf-8"))["files"].items()
    }
    for folder in sorted({folder_of(name) for name in files}):
        percent = share(told for name, told in files.items() if folder_of(name) == folder).percent
        print(f"{percent:6.1f} %  {folder}")
    print()
    failed = False
    for what, (floor, places) in FLOORS.items():
        found = within(files, places)
        gone = [place for place in places if not within(files, (place,))]
        if gone or not found:
            sys.exit(f"coverage: nothing was measured of {', '.join(gone) or what}: a floor over nothing holds nothing")
        reached = share(found.values()).percent
        print(f"{reached:6.2f} %  of {what}: {floor:.0f} are wanted")
        if reached < floor or "--missing" in arguments:
            print(*missing(found)[: None if "--missing" in arguments else WORST], sep="\n")
        failed |= reached < floor
    return int(failed)


def folder_of(name: str) -> str:
    *folders, _ = name.split("/")
    return "/".join(folders[: 3 if folders[:1] == ["games"] else 1]) or "(the door)"


def within(files: dict[str, Any], places: tuple[str, ...]) -> dict[str, Any]:
    """The files of some folders and modules; where none is named, all."""
    if not places:
        return files
    return {name: told for name, told in files.items() if any(f"{name}/".startswith(f"{one}/") for one in places)}


def share(files: Iterable[dict[str, Any]]) -> Share:
    covered = whole = 0
    for told in files:
        sums = told["summary"]
        done = sums["covered_lines"] + sums["covered_branches"]
        covered += done
        whole += done + sums["missing_lines"] + sums["missing_branches"]
    return Share(covered, whole)


def missing(files: dict[str, Any]) -> list[str]:
    """What is not covered, beginning with the file that lacks most: lines, and branches from line to line (0: the way
    out), apart from those that lead from or to a line that lacks itself.
    """
    lacking = sorted(files.items(), key=lambda one: share([one[1]]).covered - share([one[1]]).whole)
    found = []
    for name, told in lacking:
        lines = set(told["missing_lines"])
        branches = [f"{start}→{end}" for start, end in told["missing_branches"] if not lines & {start, end}]
        if lines or branches:
            found.append(f"  {share([told]).percent:5.1f} %  {name}: {', '.join([*spans(lines), *branches])}")
    return found


def spans(lines: Iterable[int]) -> list[str]:
    """Numbers, with those that follow each other as one: 3, 7-9."""
    found: list[list[int]] = []
    for line in sorted(lines):
        if found and line == found[-1][1] + 1:
            found[-1][1] = line
        else:
            found.append([line, line])
    return [str(first) if first == last else f"{first}-{last}" for first, last in found]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
