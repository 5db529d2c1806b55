"""``ventaglio analyse``: the hands of a record that are over, decision by decision."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from ventaglio.cli.replay import load_record, replayed
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.games.common.terminal.screen import DONE, Terminal, terminal
from ventaglio.games.common.terminal.series import progress
from ventaglio.learning.analysis.hands import Hand, hand_of, hands_over
from ventaglio.learning.analysis.moments import Mark
from ventaglio.learning.analysis.telling import ToldAnalysis, ToldDecision, rounded, told
from ventaglio.learning.analysis.weighing import analysed, concluded, decided

MOST: Final = 100_000
"""Worlds beyond which nobody waits for the end."""
_RAMPS: Final = {True: "▁▂▃▄▅▆▇█", False: "_.-=+*#@"}


def analyse(
    file: Annotated[Path, Parameter(help="opt-record-file")],
    /,
    *,
    hand: Annotated[int | None, Parameter(help="opt-analyse-hand")] = None,
    effort: Annotated[int, Parameter(help="opt-analyse-effort")] = 100,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Analyse hands that are over."""
    place = terminal()
    if not 1 <= effort <= MOST:
        raise BadInput(place.text("analyse-effort-range", most=MOST))
    game, record = load_record(file)
    kit = kit_of(game.name)
    steps = tuple(replayed(file, game, record, None))
    wanted = hands_over(kit, steps) if hand is None else (hand_of(kit, steps, hand),)
    if not wanted:
        raise BadInput(place.text("analyse-no-hand", game=game.name, file=str(file)))
    found = tuple(_analysed(place, kit, wanted, Effort(worlds=effort)))
    if json:
        place.json({"game": game.name, "hands": [to_plain(one) for one in found]})
        return DONE
    for number, one in enumerate(found):
        if number:
            place.line()
        _print(place, one)
    return DONE


def _analysed(place: Terminal, kit: AnyKit, hands: Sequence[Hand], effort: Effort) -> Iterator[ToldAnalysis]:
    total = sum(len(decided(kit, one)) for one in hands)
    with progress(place, total, "analyse-progress") as advance:
        for hand in hands:
            decisions = []
            for decision in analysed(kit, hand, effort):
                decisions.append(decision)
                advance(1)
            yield told(kit, hand, concluded(kit, hand, effort.worlds, tuple(decisions)), place)


def _print(place: Terminal, found: ToldAnalysis) -> None:
    place.told(place.text("analyse-title", game=found.game, number=found.hand), style="title")
    for side in found.sides:
        place.told(place.text("analyse-made", name=side.name, points=_figure(place, side.made)))
    if not found.opinions:
        place.told(place.text("analyse-no-opinion"), style="soft")
        return
    place.line()
    place.told(place.text("analyse-moments" if found.moments else "analyse-no-moments"), style="title")
    for moment in found.moments:
        place.told(f"{moment.step}. {moment.told}")
        if moment.because:
            place.told(f"  {moment.because}", style="soft")
        for reason in moment.reasons:
            place.told(f"    {reason}", style="soft")
        if moment.seen:
            place.told(f"  {moment.seen}", style="soft")
    place.line()
    place.told(place.text("analyse-graph"), style="title")
    for side in found.sides if len(found.sides) > 2 else found.sides[:1]:
        marks = _line(found, side.side)
        low, high = (_figure(place, end([one.value for one in marks]), sign=True) for end in (min, max))
        bars = _bars([one.value for one in marks], _RAMPS[place.symbols], place.width - 4)
        place.told(place.text("analyse-line", name=side.name, low=low, high=high))
        place.told(bars)
    place.line()
    _decisions(place, found)


def _line(found: ToldAnalysis, side: int) -> list[Mark]:
    """What a side could expect in the course of the hand; what two sides expect mirrors each other."""
    if len(found.sides) > 2:
        return [one for one in found.graph if one.side == side]
    return [
        one if one.side == side else Mark(one.step, side, -one.value, one.error)
        for one in found.graph
        if one.side == side or one.step <= found.last
    ]


def _bars(values: Sequence[float], ramp: str, most: int) -> str:
    every = max(1, -(-len(values) // most))
    shown = [*values[::every]]
    low, high = min(shown), max(shown)
    step = (high - low) / (len(ramp) - 1) or 1.0
    return "".join(ramp[round((one - low) / step)] for one in shown)


def _decisions(place: Terminal, found: ToldAnalysis) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=None)
    for name, right in (("step", True), ("who", False), ("did", False), ("worth", True), ("better", False)):
        table.add_column(place.text(f"analyse-column-{name}"), justify="right" if right else "left")
    for one in found.decisions:
        style = "bad" if one.kind == "cost" and one.sure else "good" if one.kind == "won" and one.sure else ""
        table.add_row(str(one.step), one.name, Text(one.told, style=style), _worth(place, one), _better(place, one))
    place.console.print(table)
    place.told(place.text("analyse-legend", game=found.game, worlds=found.worlds), style="soft")


def _worth(place: Terminal, one: ToldDecision) -> str:
    done = next((choice for choice in one.choices if choice.done), None)
    return "" if done is None else f"{_figure(place, done.value, sign=True)} ±{_figure(place, done.error)}"


def _better(place: Terminal, one: ToldDecision) -> str:
    if one.kind != "cost" or one.points <= 0:
        return ""
    return place.text("analyse-better", told=one.choices[0].told, points=_figure(place, one.points, sign=True))


def _figure(place: Terminal, points: float, *, sign: bool = False) -> str:
    """Points as they are read, in the language of the reader."""
    shown = rounded(points)
    minus = "−" if place.symbols else "-"
    before = minus if shown < 0 else "+" if sign and shown > 0 else ""
    return before + place.text("analyse-figure", points=abs(shown))
