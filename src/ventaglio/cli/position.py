"""``ventaglio position``: check a position, draw its table, and list what the player on turn may do."""

import re
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE, letter, seat
from ventaglio.games.common.plugin import find, kit_of, names
from ventaglio.games.common.plugin.commands import stage_of
from ventaglio.games.common.plugin.opaque import Action, State
from ventaglio.games.common.plugin.shelves import look_up
from ventaglio.games.common.terminal.screen import read_text, terminal
from ventaglio.games.common.terminal.stage import Stage

_TITLE: Final = re.compile(r"^\s*(\w+) position \d+\s*$", re.MULTILINE)
_CODE: Final = re.compile(r"^\s*code:\s*([\w-]+)", re.MULTILINE)


def show_position(
    file: Annotated[Path, Parameter(help="opt-position-file")],
    /,
    *,
    for_seat: Annotated[str | None, Parameter(name="--seat", help="opt-seat-view")] = None,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> None:
    """Check and show a position."""
    place = terminal()
    game, state = load_position(file)
    you = None if for_seat is None else seat(for_seat.upper(), game.players(state))
    stage = stage_of(game.name, place, state, you)
    if json:
        place.json(_json(game, stage, state))
        return
    stage.table(state)
    place.line()
    turn = game.turn(state)
    rules = kit_of(game.name).rules(state)
    if rules.foreign:
        place.say("position-foreign", code=rules.id, edition=rules.edition)
        return
    if turn is not None and turn != TABLE and you in (None, turn):
        stage.choices(state, turn)
    else:
        place.say(f"position-{stage.phase(state)}")


def load_position(file: Path) -> tuple[AnyGame, Any]:
    """A position from its file. One that leaves cards out is completed from the rest of the pack."""
    return parse_position(read_text(file), file)


def parse_position(text: str, file: Path) -> tuple[AnyGame, Any]:
    """A position from its text; what is wrong with it is told with the name of its file."""
    game = game_of(text)
    try:
        return game, _parse(game, text)
    except ValueError as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None
    except LookupError:
        raise BadInput(terminal().text("position-impossible", file=str(file))) from None


def game_of(text: str) -> AnyGame:
    """The game of a position: named by its title, or the one that its code belongs to."""
    title, code = _TITLE.search(text), _CODE.search(text)
    if title and title[1] in names():
        return find(title[1]).game
    found = look_up(None, code[1]) if code else None
    return find(found.game if found else names()[0]).game


def _parse(game: AnyGame, text: str) -> Any:
    try:
        state = game.parse_position(text)
    except BadInput:
        return game.parse_position(text, complete=True)
    plug = find(game.name)
    if plug.whole(state):
        return state
    completed = game.parse_position(text, complete=True)
    return completed if plug.has_hands(completed) else state


def _json(game: AnyGame, stage: Stage[State, Action], state: Any) -> dict[str, Any]:
    turn = game.turn(state)
    found: dict[str, Any] = {
        "game": game.name,
        "position": game.spell_position(state),
        "phase": stage.phase(state),
        "turn": None if turn is None else letter(turn),
        "actions": [],
    }
    if kit_of(game.name).rules(state).foreign:
        found["foreign"] = True
    elif turn is not None and turn != TABLE:
        found["actions"] = [game.spell_action(one) for one in stage.actions(state, turn)]
    return found
