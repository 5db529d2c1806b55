"""Draws the card faces of the browser and the pictures of people into ``ui/public/faces``, with the standard library.

``python3 make_faces.py`` writes the files; with ``--check`` it writes nothing and fails when a file on the disk is not
what would be written, or is not one of ours.
"""

import sys
from pathlib import Path
from typing import Final

import french
import napoletane
import piacentine
from avatars import AVATARS, avatar
from backs import BACKS, back
from joker import joker

FACES: Final = Path(__file__).resolve().parent.parent / "public" / "faces"


def faces() -> dict[str, str]:
    """What each file holds, by its path below the folder of faces."""
    drawn = {}
    for pack, colours in (("french", french.TWO_COLOURS), ("french4", french.FOUR_COLOURS)):
        for suit in colours:
            for rank in french.RANKS:
                drawn[f"{pack}/{rank}{suit}.svg"] = french.face(rank, suit, colours)
        drawn[f"{pack}/joker.svg"] = joker()
    for suit in napoletane.PALI:
        for rank in napoletane.GRADI:
            drawn[f"napoletane/{suit}{rank}.svg"] = napoletane.face(suit, rank)
            drawn[f"piacentine/{suit}{rank}.svg"] = piacentine.face(suit, rank)
    drawn |= {f"backs/{name}.svg": back(name) for name in BACKS}
    drawn |= {f"avatars/{name}.svg": avatar(name) for name in AVATARS}
    return drawn


def write() -> None:
    for name, content in faces().items():
        target = FACES / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, "utf-8")


def differences() -> list[str]:
    """The files that are missing, out of date or unknown."""
    wanted = faces()
    found = {path.relative_to(FACES).as_posix(): path.read_text("utf-8") for path in FACES.glob("*/*.svg")}
    return sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit("\n".join(differences()) or None)
    write()
