"""What a good player would do, as a terminal tells it: at most three lines, each with its figure and its reasons."""

from collections.abc import Sequence

from ventaglio.games.common.terminal.host import Advice
from ventaglio.games.common.terminal.screen import Terminal


def show_advice(place: Terminal, advice: Sequence[Advice], *, numbered: bool) -> None:
    """Print advice; with numbers where one can be done by its number."""
    place.say("advice-title")
    for number, one in enumerate(advice, start=1):
        value, behind = _points(one.value), _points(one.behind)
        figure = place.text("advice-behind", points=behind)
        if behind == _points(0):
            figure = place.text("advice-value", points=value, sign="minus" if one.value < 0 else "plus")
        mark = f"{number:>2}" if numbered else " -"
        place.line(f" {mark}  {one.sentence} ({figure})")
        for reason in one.reasons:
            place.line(f"       {reason}", style="soft")


def _points(points: float) -> str:
    return f"{abs(points):.1f}".removesuffix(".0")
