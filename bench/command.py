"""How soon the command answers: processor time of whole processes, beside an interpreter that does nothing.

Each is started many times, in turns, and the quickest counts: whatever else the machine does only makes it slower.
"""

import resource
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from bench._measure import one_core

ROUNDS: Final = 10

NOTHING: Final = "an empty program"
LINES: Final = {
    NOTHING: ["-c", "pass"],
    "import cyclopts, rich.console": ["-c", "import cyclopts, rich.console"],
    "--version": ["-m", "ventaglio.cli", "--version"],
    "--help": ["-m", "ventaglio.cli", "--help"],
    "tournament --help": ["-m", "ventaglio.cli", "tournament", "--help"],
    "play burraco --help": ["-m", "ventaglio.cli", "play", "burraco", "--help"],
    "codes list": ["-m", "ventaglio.cli", "codes", "list"],
}


def main(options: Sequence[str] = ()) -> None:
    if options:
        sys.exit(f"bench: no option {options[0]}; there are none")
    best = dict.fromkeys(LINES, float("inf"))
    with one_core():
        for _ in range(ROUNDS):
            for name, words in LINES.items():
                best[name] = min(best[name], _seconds(words))
    print(f"Python {sys.version.split()[0]}, user and system time, the best of {ROUNDS}")
    print(f"{'':32}{'s':>7}  {'× nothing':>9}")
    for name, seconds in best.items():
        print(f"{name:32}{seconds:7.3f}  {seconds / best[NOTHING]:9.1f}")


def _seconds(words: Sequence[str]) -> float:
    """The processor time of a process that does this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
