"""A clock of a server that a test puts forward: nobody waits for the minutes that a code gives people.

The server is told by its surroundings where it stands how far its clock is ahead; it looks there whenever it asks for
the time. What it reads of the machine's own clocks goes on as it is.
"""

import mmap
import struct
import time
from pathlib import Path
from typing import Final

NAME: Final = "TESTS_CLOCK"
"""What the surroundings of a server call the file."""

_SECONDS: Final = struct.Struct("d")


class Winding:
    """How far the clock of a server is ahead, in a file of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ahead = 0.0
        self.forward(0)

    def forward(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self._ahead += seconds
        self.path.touch()
        with self.path.open("r+b") as file:
            file.write(_SECONDS.pack(self._ahead))


def go_by(path: Path) -> None:
    """In a server that is about to begin: let the clock of the house be ahead by what a test says."""
    from ventaglio.server.tables.changing import Tables
    from ventaglio.server.tables.service import Clocks

    with path.open("rb") as file:
        said = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)

    def ahead() -> float:
        return float(_SECONDS.unpack_from(said)[0])

    usual = Tables.__init__.__kwdefaults__
    assert usual is not None
    usual["clocks"] = Clocks(lambda: time.time() + ahead(), lambda: time.monotonic() + ahead())
