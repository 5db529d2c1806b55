"""``ventaglio explain``: what everybody at a table knows at a move, from play and from words."""

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from ventaglio.cli.position import parse_position
from ventaglio.cli.replay import check_until, parse_text, replayed
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.hinting import reasons_told
from ventaglio.games.common.terminal.screen import Terminal, read_text, terminal
from ventaglio.learning.analysis.telling import rounded

MOST_WORLDS: Final = 10_000
MOST_CHOICES: Final = 5
"""How many choices are told, the best first."""


def explain(
    file: Annotated[Path, Parameter(help="opt-explain-file")],
    /,
    *,
    until: Annotated[int | None, Parameter(help="opt-explain-until")] = None,
    why: Annotated[bool, Parameter(help="opt-explain-why", negative="")] = False,
    worlds: Annotated[int, Parameter(help="opt-explain-worlds")] = 100,
    french: Annotated[bool, Parameter(help="opt-french", negative="")] = False,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> None:
    """Explain what everybody knows."""
    place = terminal()
    check_until(until)
    game, state = load_table(file, until)
    if why:
        if not 0 < worlds <= MOST_WORLDS:
            raise BadInput(place.text("explain-worlds-range", most=MOST_WORLDS))
        if not _in_play(game, state):
            raise BadInput(place.text("explain-no-passata", file=str(file)))
        _print_opinion(place, game, state, worlds, json)
        return
    told = find(game.name).explain
    if told is None:
        raise BadInput(place.text("explain-tressette-only", file=str(file)))
    if not _in_play(game, state):
        raise BadInput(place.text("explain-no-passata", file=str(file)))
    told(place, state, french, json)


def _print_opinion(place: Terminal, game: AnyGame, state: Any, worlds: int, json: bool) -> None:
    """What the strongest player would do on turn, by what that seat sees, with his reasons."""
    kit, seat = find(game.name).kit, game.turn(state)
    if seat is None or seat == TABLE:
        raise BadInput(place.text("explain-no-opinion"))
    found = kit.opinion(game.view(state, seat), kit.menu(state, seat), Effort(worlds))
    if found is None:
        raise BadInput(place.text("explain-no-opinion"))
    voice = place.of(kit.rules(state).id)
    told = [
        (
            game.spell_action(one.action),
            kit.choice_told(voice, state, one.action),
            round(one.value, 2),
            round(one.error, 2),
            reasons_told(voice, one.reasons),
        )
        for one in found.choices[:MOST_CHOICES]
    ]
    if json:
        names = ("action", "told", "value", "error", "reasons")
        place.json({"seat": LETTERS[seat], "choices": [dict(zip(names, one, strict=True)) for one in told]})
        return
    place.say("explain-turn", name=kit.names(state)[kit.place_of(state, seat)])
    for _, choice, value, error, reasons in told:
        place.say("explain-choice", choice=choice, value=rounded(value), error=rounded(error))
        for reason in reasons:
            place.line(f"  {reason}")


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
