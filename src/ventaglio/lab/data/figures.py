"""What a set of games shows, of either game: the figures, and the lines of them that people are told."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ventaglio.games.burraco.lab.figures import KINDS, burraco_figures
from ventaglio.games.tressette.lab.figures import SILENCE, tressette_figures
from ventaglio.lab.data.reading import Figures, Games

COUNTED: Final = {"burraco": ("kind", "cards"), "tressette": ("kind", "leads", "words", "card", "held")}
"""By game the columns of the moves in which anything is counted."""


class Line(NamedTuple):
    """A line of figures: the message that says what it is, what the figure is of, and an estimate."""

    message: str
    of: str
    kind: str
    """``share`` or ``mean``."""
    estimate: tuple[float, float, float]


def figures_of(games: Games) -> Figures:
    """Everything that is counted in a set, with what was played."""
    plan = games.plan
    about = {
        "game": plan.game,
        "code": plan.code,
        "edition": plan.edition,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
    }
    found = burraco_figures(games) if plan.game == "burraco" else tressette_figures(games)
    return {**about, **found}


def lines_of(figures: Figures) -> Iterator[Line]:
    """The lines that people are told."""
    for how, found in figures["ended"].items():
        yield Line(f"lab-ended-{how}", "", "share", found)
    if figures["game"] == "burraco":
        yield from _burraco(figures)
    else:
        yield from _tressette(figures)


def _burraco(figures: Figures) -> Iterator[Line]:
    yield Line("lab-turns", "", "mean", figures["turns"]["mean"])
    for kind in KINDS:
        yield Line(f"lab-burrachi-{kind}", "", "mean", figures["burrachi"][kind]["a_side"])
    pozzetti, pile = figures["pozzetti"], figures["pile"]
    yield Line("lab-points", "", "mean", figures["points"]["a_side"])
    yield Line("lab-first-pozzetto", "", "mean", pozzetti["first_is_worth"])
    yield Line("lab-first-makes-more", "", "share", pozzetti["first_makes_more"])
    yield Line("lab-pile-taken", "", "share", pile["taken"])
    yield Line("lab-pile-size", "", "mean", pile["size"])


def _tressette(figures: Figures) -> Iterator[Line]:
    yield Line("lab-leader-points", "", "mean", figures["points_of_who_leads_first"]["mean"])
    yield Line("lab-cappotto", "", "share", figures["cappotto"])
    yield Line("lab-buongioco", "", "share", figures["buongioco"]["hands_with_one"])
    said = sorted(figures["leads"]["words"].items(), key=lambda one: -one[1]["leads"])
    for name, found in said:
        if name == SILENCE:
            yield Line("lab-silence", "", "share", found["share"])
        else:
            yield Line("lab-formula", name, "share", found["share"])
