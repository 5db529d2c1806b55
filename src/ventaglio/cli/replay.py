"""``ventaglio replay``: play a record through, show how its hands ended, and check that it comes out as it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ventaglio.core.codec import to_plain
from ventaglio.core.record import AnyGame, IllegalMove, Record, Step, false_claims, parse_record
from ventaglio.core.record import steps as record_steps
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import letter
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.commands import stage_of
from ventaglio.games.common.plugin.opaque import Action, State
from ventaglio.games.common.plugin.shelves import all_games, games, is_foreign
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import DONE, NO, Terminal, read_text, terminal
from ventaglio.games.common.terminal.stage import Stage


def replay_record(
    file: Annotated[Path, Parameter(help="opt-record-file")],
    /,
    *,
    step: Annotated[bool, Parameter(help="opt-step", negative="")] = False,
    until: Annotated[int | None, Parameter(help="opt-until")] = None,
    sheet: Annotated[bool, Parameter(help="opt-sheet", negative="")] = False,
    position: Annotated[bool, Parameter(help="opt-position", negative="")] = False,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Replay a record."""
    place = terminal()
    check_until(until)
    game, record = load_record(file)
    claimed = record.headers
    state = opening = game.open(claimed)
    # All is replayed before anything is printed: a broken record must not leave half an answer behind.
    done_so_far: list[Step] = []
    stopped = ""
    try:
        done_so_far += replayed(file, game, record, until)
    except MadeElsewhere as error:
        # By other values it goes as far as it goes.
        done_so_far, stopped = error.steps, str(error)
    silent = position or json
    stage = stage_of(game.name, place, opening)
    print_sheet = stage.sheet(opening) if sheet else None
    show = None if silent else _Show(stage, step=step)
    if show is not None:
        stage.head(opening)
    ended: list[Any] = []
    steps: list[dict[str, Any]] = []
    for done in done_so_far:
        state = done.after
        ended += stage.counted(done)
        if json and step:
            steps.append(_step_json(game, done))
        if show is not None and not show.step(done):
            return DONE
    mismatch = {} if until is not None or stopped else false_claims(game, record, state)
    if position:
        place.raw(game.spell_position(state))
    elif json:
        found = _json(game, record, opening, ended, state, mismatch, steps if step else None)
        if is_foreign(game.name, claimed):
            found |= {"foreign": True, "verified": not mismatch and not stopped, "stopped": stopped}
        place.json(found)
    elif show is not None:
        show.end(game, state, until if not stopped else len(done_so_far))
        if print_sheet is not None:
            print_sheet(ended)
        if stopped:
            place.told(stopped)
        else:
            _verdict(place, record, mismatch, until)
            if is_foreign(game.name, claimed):
                place.say("replay-foreign", edition=claimed["Edition"])
    return NO if mismatch or stopped else DONE


def check_until(until: int | None, record: Record | None = None) -> None:
    """Moves are counted from none, and there are only as many as there are."""
    if until is not None and until < 0:
        raise BadInput(terminal().text("replay-until-negative", until=str(until)))
    if until is not None and record is not None and until > len(record.moves):
        raise BadInput(terminal().text("replay-until-beyond", until=str(until), moves=len(record.moves)))


def load_record(file: Path) -> tuple[AnyGame, Record]:
    """A record from its file, of any kind of table."""
    return parse_text(read_text(file), file, all_games())


def parse_text(text: str, file: Path, known: dict[str, AnyGame] | None = None) -> tuple[AnyGame, Record]:
    """A record of regular play from its text, or of games that are known; what cannot be read is told with its file."""
    try:
        return parse_record(text, known or games())
    except ValueError as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None


class MadeElsewhere(BadInput):
    """A move that cannot be played by the values that are here; the record was made under others."""

    def __init__(self, sentence: str, steps: list[Step]) -> None:
        super().__init__(sentence)
        self.steps = steps
        """As far as it went."""


def replayed(file: Path, game: AnyGame, record: Record, until: int | None) -> Iterator[Step]:
    """The steps of a record. A move that is not legal is told with its line and its article."""
    words = find(game.name).words(terminal())
    done: list[Step] = []
    try:
        for step in record_steps(game, record, until):
            done.append(step)
            yield step
    except IllegalMove as error:
        why = f"{words.refusal(error.refusal)} ({words.cite(error.refusal.cite)})"
        told = {"file": str(file), "line": str(error.move.line), "move": error.text[:40], "why": why}
        if is_foreign(game.name, record.headers):
            edition = record.headers["Edition"]
            raise MadeElsewhere(words.text("replay-illegal-foreign", edition=edition, **told), done) from None
        raise BadInput(words.text("replay-illegal", **told)) from None


def _verdict(place: Terminal, record: Record, mismatch: dict[str, tuple[str, str]], until: int | None) -> None:
    for name, (said, found) in mismatch.items():
        place.say("replay-mismatch", name=name, said=said, found=found)
    if until is None and not mismatch:
        claims = any(name in record.headers for name in ("Ended", "Winners", "Totals"))
        place.say("replay-verified" if claims else "replay-replayed", moves=len(record.moves))


class _Show:
    """Prints a record as it is replayed, turn by turn or only the ends of its hands."""

    def __init__(self, stage: Stage[State, Action], *, step: bool) -> None:
        self._stage = stage
        self._terminal = stage.terminal
        self._every_turn = step
        self._asking = Asking(stage.terminal)

    def step(self, done: Step) -> bool:
        """Show a step; False if the reader has seen enough."""
        title = self._stage.began(done)
        if title is not None:
            self._terminal.line()
            self._terminal.line(title, style="title")
        sentences = self._stage.tell(done)
        if self._every_turn:
            for sentence in sentences:
                self._terminal.told(sentence)
        self._stage.ends(done)
        return not (self._every_turn and sentences and self._terminal.interactive) or self._go_on(done.after)

    def _go_on(self, state: Any) -> bool:
        while True:
            answer = self._asking.ask(self._terminal.text("replay-prompt"))
            if answer is None or answer.strip().lower() == "q":
                return False
            if answer.strip().lower() != "t":
                return True
            self._stage.table(state)

    def end(self, game: AnyGame, state: Any, until: int | None) -> None:
        for sentence in self._stage.rest():
            if self._every_turn:
                self._terminal.told(sentence)
        if game.turn(state) is None:
            self._stage.result(state)
        elif until is not None or find(game.name).has_hands(state):
            self._stage.table(state)


def _json(
    game: AnyGame,
    record: Record,
    opening: Any,
    ended: list[Any],
    state: Any,
    mismatch: dict[str, tuple[str, str]],
    steps: list[dict[str, Any]] | None,
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "game": game.name,
        "headers": {**record.headers, **game.headers(opening)},
        "moves": len(record.moves),
        "hands": to_plain(ended),
        "result": game.result(state),
        "verified": not mismatch,
        "mismatch": {name: {"said": said, "found": out} for name, (said, out) in mismatch.items()},
    }
    return found if steps is None else {**found, "steps": steps}


def _step_json(game: AnyGame, done: Step) -> dict[str, Any]:
    return {
        "by": letter(done.move.by),
        "action": game.spell_action(done.move.action),
        "events": [msgspec.to_builtins(to_plain(event)) for event in done.events],
    }
