"""What every card of a Tressette position is worth with all cards seen, for people and programs."""

from typing import Any

from rich.table import Table
from rich.text import Text

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.state import Kind, Phase, State, bound_seat
from ventaglio.games.tressette.kernel.solver.figures import Figures, compile_figures
from ventaglio.games.tressette.kernel.solver.positions import Position, card_of, position_of
from ventaglio.games.tressette.kernel.solver.solving import Bounds, Solver
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords


def solve_table(place: Terminal, state: State, seconds: float, french: bool, json: bool) -> None:
    """Print the points of each card that the player on turn may play, the best first."""
    if state.table.rules.foreign:
        raise BadInput(place.text("solve-foreign"))
    if state.phase not in (Phase.LEAD, Phase.FOLLOW):
        raise BadInput(place.text("solve-no-card"))
    if bound_seat(state) is not None or state.must_lead is not None or state.duties != NONE:
        raise BadInput(place.text("solve-bound"))
    figures, position = compile_figures(state.table.rules), position_of(state)
    solver = Solver(figures)
    cards = solver.solve_cards(position, seconds=seconds)
    ranked = sorted(cards.items(), key=lambda one: (*_rank(figures, one[1]), -one[0]))
    slam = figures.slam and state.table.kind is Kind.POINTS
    if json:
        place.json(_json(figures, position, ranked, slam))
        return
    words = TressetteWords(place, french=french)
    names = TressetteNames(words, state.table.names, None, state.players)
    _print(place, words, names, figures, position, ranked, slam)


def _rank(figures: Figures, bounds: Bounds) -> tuple[int, int]:
    """The best card has the smallest."""
    return (bounds.low, bounds.high) if figures.fewest else (-bounds.low, -bounds.high)


def _best(figures: Figures, bounds: Bounds, ranked: list[tuple[int, Bounds]]) -> bool:
    """Whether no card is known to be better."""
    if figures.fewest:
        return bounds.low <= min(one.high for _, one in ranked)
    return bounds.high >= max(one.low for _, one in ranked)


def _json(figures: Figures, position: Position, ranked: list[tuple[int, Bounds]], slam: bool) -> dict[str, Any]:
    return {
        "turn": letter(position.turn),
        "side": [letter(seat) for seat in _side(position)],
        "of": figures.points,
        "aim": "fewest" if figures.fewest else "most",
        "cards": [
            {
                "card": card_of(card).text,
                "low": bounds.low,
                "high": bounds.high,
                "exact": bounds.exact,
                "best": _best(figures, bounds, ranked),
                "slam": slam and bounds.low == figures.points,
            }
            for card, bounds in ranked
        ],
    }


def _side(position: Position) -> list[Seat]:
    return [seat for seat in range(4) if position.sides[seat] == position.side]


def _print(
    place: Terminal,
    words: TressetteWords,
    names: TressetteNames,
    figures: Figures,
    position: Position,
    ranked: list[tuple[int, Bounds]],
    slam: bool,
) -> None:
    turn = names.label(position.turn)
    pair = [names.label(seat) for seat in _side(position)]
    place.told(words.text("solve-title", player=turn, first=pair[0], second=pair[1]), style="title")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(f" {words.text('solve-card')}")
    table.add_column(words.text("solve-points"), justify="right")
    table.add_column("")
    dash = "–" if words.symbols else "-"
    for card, bounds in ranked:
        told = str(bounds.low) if bounds.exact else f"{bounds.low}{dash}{bounds.high}"
        notes = []
        if _best(figures, bounds, ranked):
            notes.append(words.text("solve-best"))
        if slam and bounds.low == figures.points:
            notes.append(words.text("solve-slam"))
        if slam and bounds.high == 0:
            notes.append(words.text("solve-slammed"))
        style = "title" if notes else ""
        table.add_row(Text(f" {words.card(card_of(card))}", style=style), told, Text(", ".join(notes), style="soft"))
    place.console.print(table)
    place.told(words.text("solve-legend", points=figures.points), style="soft")
    if not all(bounds.exact for _, bounds in ranked):
        place.told(words.text("solve-stopped"), style="soft")
