"""``ventaglio solve``: what every card of a position is worth, all cards seen and everybody playing his best."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ventaglio.cli.explain import load_table
from ventaglio.cli.replay import check_until
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin import find
from ventaglio.games.common.terminal.screen import terminal


def solve(
    file: Annotated[Path, Parameter(help="opt-explain-file")],
    /,
    *,
    until: Annotated[int | None, Parameter(help="opt-explain-until")] = None,
    seconds: Annotated[float, Parameter(help="opt-solve-seconds")] = 60,
    french: Annotated[bool, Parameter(help="opt-french", negative="")] = False,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> None:
    """Solve a position."""
    place = terminal()
    check_until(until)
    if not 0 < seconds <= 86_400:
        raise BadInput(place.text("solve-seconds-range"))
    game, state = load_table(file, until)
    solved = find(game.name).solve
    if solved is None:
        raise BadInput(place.text("solve-tressette-only", file=str(file)))
    if not find(game.name).has_hands(state) or game.turn(state) is None:
        raise BadInput(place.text("explain-no-passata", file=str(file)))
    try:
        solved(place, state, seconds, french, json)
    except BadInput as error:
        raise BadInput(f"{file}: {place.trouble(error)}") from None
