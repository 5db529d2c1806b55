"""The contests that docs/arena.md shows: played once and kept, shown by the program itself.

python -m tools.pages.arena    play them again, and draw them
"""

import io
import sys
from pathlib import Path
from typing import Final

from tools.pages.common import DOCS
from ventaglio.cli.app import run
from ventaglio.cli.arena import show
from ventaglio.games.common.terminal.screen import THEME, Screen, Terminal
from ventaglio.lab.arena.plots import plot
from ventaglio.lab.arena.report import Report, read
from ventaglio.lang import translator

CONTESTS: Final = {
    "duel": "arena burraco maestro socio --deals 400",
    "league": "arena tressette random novizio socio maestro --deals 60",
}


def kept(name: str) -> Path:
    """Where a contest is kept."""
    return DOCS / f"arena-{name}.json"


def contest(name: str) -> Report:
    """A contest as it is kept."""
    return read(kept(name).read_text(encoding="utf-8"), str(kept(name)))


def shown(name: str) -> str:
    """A contest as the command shows it."""
    place = Terminal(translator("en"))
    screen = io.StringIO()
    place.console = Screen(file=screen, width=100, no_color=True, highlight=False, markup=False, theme=THEME)
    show(place, contest(name))
    lines = [line.rstrip() for line in screen.getvalue().splitlines()]
    return "\n".join(("```console", f"$ ventaglio {CONTESTS[name]}", *lines, "```"))


def beginning() -> str:
    """The JSON of the duel, as far as its second deal."""
    text = kept("duel").read_text(encoding="utf-8")
    head, _, deals = text.partition('"results": [\n')
    two = "\n".join(deals.split("\n")[:2])
    return f'```json\n{head}"results": [\n{two}\n        …\n```'


def main() -> int:
    for name, words in CONTESTS.items():
        kept(name).unlink(missing_ok=True)
        if run([*words.split(), "--json", str(kept(name)), "--lang", "en"]):
            return 1
        picture = DOCS / "images" / f"arena-{name}.svg"
        picture.write_bytes(plot(contest(name), "svg", Terminal(translator("en"))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
