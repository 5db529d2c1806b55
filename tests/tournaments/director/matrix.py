"""The corrections of a code as a table that a referee can read, and its cells one by one."""

from itertools import product

from tests.texts import REGULATIONS
from ventaglio.tournaments.director.corrections import Effect, Mistake, Moment, correction

Cell = tuple[Mistake, Moment, bool, bool]
"""Which mistake, when, whether results decide who meets whom, whether the last round is over."""

CELLS = list(product(Mistake, Moment, (True, False), (True, False)))


def said(effect: Effect) -> str:
    """An effect in the words of the tables."""
    if not effect.allowed:
        return "stands"
    words = [*effect.needs, effect.from_round, "redraw" if effect.seating == "may be redone" else "keep"]
    return " ".join(words)


def cells(table: str) -> dict[Cell, str]:
    """The cells of a table: mistakes, moments, movement (``standing``, ``calendar``, ``any``), ``later`` or ``end`` or
    ``any`` for rounds that are still to come, and the effect. No cell may stand in two rows."""
    found: dict[Cell, str] = {}
    for line in filter(None, map(str.strip, table.splitlines())):
        left, effect = line.split(" : ")
        mistakes, moments, movement, when = left.split()
        for mistake, moment in product(mistakes.split("/"), moments.split("/")):
            for by_standing in {"standing": (True,), "calendar": (False,), "any": (True, False)}[movement]:
                for last in {"later": (False,), "end": (True,), "any": (True, False)}[when]:
                    cell = (Mistake(mistake), Moment(moment), by_standing, last)
                    assert cell not in found, line
                    found[cell] = " ".join(effect.split())
    return found


def computed(code: str) -> dict[Cell, tuple[str, str]]:
    """Every cell as the program has it, with its article."""
    regulation = REGULATIONS[code]
    effects = {
        cell: correction(regulation, cell[0], cell[1], by_standing=cell[2], last_round=cell[3]) for cell in CELLS
    }
    return {cell: (said(effect), effect.cite.article) for cell, effect in effects.items()}
