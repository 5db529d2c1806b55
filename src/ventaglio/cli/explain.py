"""``ventaglio explain``: what everybody at a table knows at a move, from play and from words."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ventaglio.cli.position import parse_position
from ventaglio.cli.replay import check_until, parse_text, replayed
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.plugs import find
from ventaglio.terminal.terminal import read_text, terminal


def explain(
    file: Annotated[Path, Parameter(help="opt-explain-file")],
    /,
    *,
    until: Annotated[int | None, Parameter(help="opt-explain-until")] = None,
    french: Annotated[bool, Parameter(help="opt-french", negative="")] = False,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> None:
    """Explain what everybody knows."""
    place = terminal()
    check_until(until)
    game, state = load_table(file, until)
    told = find(game.name).explain
    if told is None:
        raise BadInput(place.text("explain-tressette-only", file=str(file)))
    if not _in_play(game, state):
        raise BadInput(place.text("explain-no-passata", file=str(file)))
    told(place, state, french, json)


def _in_play(game: AnyGame, state: Any) -> bool:
    return find(game.name).has_hands(state) and game.turn(state) is not None


def _is_record(text: str) -> bool:
    """Whether a text begins with a header, comments apart."""
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if line and not line.startswith(";")), "").startswith("[")


def load_table(file: Path, until: int | None) -> tuple[AnyGame, Any]:
    """The table of a record after so many moves, or of a position."""
    text = read_text(file)
    if not _is_record(text):
        if until is not None:
            raise BadInput(terminal().text("explain-until-position", file=str(file)))
        return parse_position(text, file)
    game, record = parse_text(text, file)
    check_until(until, record)
    state = game.open(record.headers)
    for step in replayed(file, game, record, until):
        # A whole record ends with nothing in play: the last table with cards on it is the one asked for.
        if until is not None or _in_play(game, step.after):
            state = step.after
    return game, state
