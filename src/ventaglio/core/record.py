"""A whole game as text: headers, then one action a line. A record replays anywhere.

The format is described in docs/notation.md and carries a version.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from ventaglio.core.game import Game
from ventaglio.core.lines import check_numbers
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import Seat, letter, seat

VERSION: Final = "1"
_HEADER: Final = re.compile(r'\[(\S+) "([^"]*)"\]')


class Move(msgspec.Struct, frozen=True, gc=False):
    """An action and who did it; ``line`` is where a text had it."""

    by: Seat
    action: Any
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """A game from its headers and its moves."""

    headers: dict[str, str]
    moves: tuple[Move, ...]


class Step(msgspec.Struct, frozen=True):
    """A record being replayed: a move, the state before it, what happened, the state after."""

    move: Move
    before: Any
    events: tuple[Any, ...]
    after: Any


AnyGame = Game[Any, Any, Any, Any, Any]


def spell_record(game: AnyGame, record: Record) -> str:
    """A record as text."""
    lines = [f'[Ventaglio "{VERSION}"]', f'[Game "{game.name}"]']
    for name, value in record.headers.items():
        lines.append(f'[{name} "{value.replace(chr(34), chr(39))}"]')
    lines.append("")
    lines.extend(f"{letter(move.by)} {game.spell_action(move.action)}" for move in record.moves)
    return "\n".join(lines) + "\n"


def parse_record(text: str, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Record]:
    """The inverse. A bad line is named by its number."""
    headers: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        try:
            check_numbers(line)
        except BadInput as error:
            raise _at(number, line, error) from None
        found = _HEADER.fullmatch(line)
        if found and not moves:
            headers[found[1]] = found[2]
        elif line.startswith("["):
            sentence = f'line {number}: {line!r} is no header: write [Name "value"], before the moves'
            raise BadInput(sentence, "record-header", line=str(number), text=line)
        else:
            moves.append((number, line))
    version, name = headers.pop("Ventaglio", ""), headers.pop("Game", "")
    if version != VERSION:
        sentence = f'line 1: a record begins with [Ventaglio "{VERSION}"], this one has {version or "none"}'
        raise BadInput(sentence, "record-version", version=VERSION, found=version)
    if name not in games:
        known = ", ".join(games)
        raise BadInput(f"header Game: {name!r} is none of {known}", "record-game", name=name, known=known)
    game = games[name]
    players = game.players(game.open(headers))
    return game, Record(headers, tuple(_parse_move(game, players, number, line) for number, line in moves))


def _parse_move(game: AnyGame, players: int, number: int, line: str) -> Move:
    who, _, action = line.partition(" ")
    try:
        return Move(seat(who, players), game.parse_action(action), number)
    except BadInput as error:
        raise _at(number, line, error) from None


def _at(number: int, line: str, error: BadInput) -> BadInput:
    """What is wrong with a line, with its place."""
    return BadInput(f"line {number}: {error}", "record-line", line=str(number), text=line, why=error)


class IllegalMove(BadInput):
    """A move of a record that its game refuses."""

    def __init__(self, move: Move, text: str, where: str, refusal: Refusal) -> None:
        super().__init__(f"{where}: {text[:60]!r} is not legal: {refusal}")
        self.move = move
        self.text = text
        self.refusal = refusal


def steps(game: AnyGame, record: Record, until: int | None = None) -> Iterator[Step]:
    """Play a record through, or its first moves. Raises `IllegalMove` where the game refuses one."""
    state = game.open(record.headers)
    for count, move in enumerate(record.moves[:until], start=1):
        try:
            events = game.act(state, move.action, move.by)
        except IllegalAction as error:
            where = f"line {move.line}" if move.line else f"move {count}"
            text = f"{letter(move.by)} {game.spell_action(move.action)}"
            raise IllegalMove(move, text, where, error.refusal) from None
        before = state
        for event in events:
            state = game.fold(state, event)
        yield Step(move, before, events, state)


def false_claims(game: AnyGame, record: Record, final: Any) -> dict[str, tuple[str, str]]:
    """The result headers that replaying does not bear out: what each says, and what comes out."""
    result, claimed = game.result(final), record.headers
    return {name: (claimed[name], found) for name, found in result.items() if claimed.get(name, found) != found}


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """Play a record through. Raises `BadInput` where a move is not legal or the result is not what it says."""
    state = game.open(record.headers)
    for step in steps(game, record):
        state = step.after
        yield step
    for name, (said, found) in false_claims(game, record, state).items():
        sentence = f"header {name}: the record says {said!r}, replay gives {found!r}"
        raise BadInput(sentence, "record-result", name=name, said=said, found=found)


def final_state(game: AnyGame, record: Record) -> Any:
    """The state at the end of a record."""
    state = game.open(record.headers)
    for step in replay(game, record):
        state = step.after
    return state


def make_record(game: AnyGame, opening: Any, moves: tuple[Move, ...], final: Any, **extra: str) -> Record:
    """The record of a game that was played from an opening table to a final state."""
    return Record({**extra, **game.headers(opening), **game.result(final)}, moves)
