"""Write the data of the pocket into ui/pocket, where the pages find it when they are built.

    python -m tools.make_pocket

A file that would be the same is left alone, and one that nobody makes any more goes.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from ventaglio.pocket.shelf import FILES

FOLDER: Final = Path(__file__).resolve().parent.parent / "ui" / "pocket"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    made = {f"{name}.json": msgspec.json.encode(make()) for name, make in FILES.items()}
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
