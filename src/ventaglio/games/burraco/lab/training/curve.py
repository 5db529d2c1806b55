"""The learning curve as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ventaglio.core.optional import extra
from ventaglio.games.burraco.lab.training.learning import Look


def draw_curve(looks: Sequence[Look], path: Path) -> None:
    """What a network made more than the planner, iteration by iteration, with twice its standard error."""
    figure: Any = extra("matplotlib.figure").Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.errorbar(
        [look.iteration for look in looks],
        [look.lead for look in looks],
        [2 * look.doubt for look in looks],
        marker="o",
        markersize=3,
        capsize=2,
    )
    axes.set_xlabel("iterations")
    axes.set_ylabel("points a hand, more than the planner")
    figure.savefig(path)
