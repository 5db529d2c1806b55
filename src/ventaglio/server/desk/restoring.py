"""A tournament out of a file. One that this house has sealed is what it was; any other is judged line by line.

It goes through the door of the desk: each line by a role that may write it, within what a line and a log may hold, and
with nothing against it as the tournament stood. What the server works out itself, draws and groups, is worked out again
and marked where it differs. The last line says where all of this comes from.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import saving
from ventaglio.server.desk.lines import MOST_LINES, line_of, shown, signed
from ventaglio.server.store.tournaments import Key, StoredLine
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.entrants import MOST_ENTRANTS
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.judge import demand
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.roles import Role, may
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import demand_opening, opened, replay
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.objections import objection

LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a file: a weekend with a thousand tables has a tenth of it."""
MOST_KEYS: Final = MOST_ENTRANTS + 100
_DIGEST: Final = 64
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
_HEX: Final = frozenset("0123456789abcdef")
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError, StopIteration)
"""What a log raises that no desk has written."""


class Restored(msgspec.Struct, frozen=True):
    """What is to be stored of a file."""

    id: str
    public: bool
    lines: tuple[StoredLine, ...]
    keys: tuple[Key, ...]
    shown: str
    verified: bool
    """Whether this house has sealed it."""


def examined(data: bytes, key: bytes, by: str, now: float, language: str) -> Restored:
    """What a file holds, if it may be stored; ``by`` brings it, and ``key`` is that of the house."""
    if len(data) > LARGEST:
        raise BadInput("the file is too large for a tournament", "tournament-large")
    raw, saved = saving.opened(data)
    if len(saved.log) >= MOST_LINES:
        raise BadInput("the file is too large for a tournament", "tournament-large")
    keys = tuple(map(_key, saved.keys))
    if len(keys) > MOST_KEYS or len({one.digest for one in keys}) < len(keys):
        raise BadInput("the file names too many keys", "tournament-keys")
    if saving.is_sealed(raw, key):
        made = replay(saved.log)
        return Restored(saved.id, saved.public, tuple(map(line_of, saved.log)), keys, shown(made), verified=True)
    log, made = _judged(saved.log, language)
    stranger = next((one for one in keys if one.entrant is not None and one.entrant not in made.entrants), None)
    if stranger is not None:
        raise BadInput("the file has a key for nobody", "tournament-keys")
    mark = e.Entry(made.seq + 1, now, signed(by), Role.DIRECTOR.value, e.Imported(made.seq, _differing(log)))
    made = fold(made, mark)
    lines = tuple(map(line_of, (*log, mark)))
    return Restored(saved.id, saved.public, lines, keys, shown(made), verified=False)


def _key(key: Key) -> Key:
    try:
        role = Role(key.role)
    except ValueError:
        raise BadInput(f"there is no role {key.role[:40]!r}", "tournament-role", role=key.role[:40]) from None
    if (
        len(key.digest) != _DIGEST
        or not set(key.digest) <= _HEX
        or (role is Role.PLAYER) is not (key.entrant is not None)
    ):
        raise BadInput("the file has a key that opens nothing", "tournament-keys")
    return key._replace(name=signed(key.name))


def _judged(log: Sequence[e.Entry], language: str) -> tuple[tuple[e.Entry, ...], Tournament]:
    """The lines as they may stand in a log here, and what they make."""
    kept: list[e.Entry] = []
    made: Tournament | None = None
    for written in log:
        entry = written
        try:
            entry = _permitted(written)
            line_of(entry)
            made = _after(made, entry)
        except Objected as error:
            problem = objection(desk_words(language), error.objection, made)
            raise _bad_line(entry.seq, problem) from error
        except BadInput as error:
            raise _bad_line(entry.seq, error) from error
        except _WRONG as error:
            # The judge takes for granted what a desk sends; a file may say anything.
            raise _bad_line(entry.seq, f"{type(entry.body).__name__}: {error}"[:200]) from error
        kept.append(entry)
    if made is None:
        raise BadInput("the file's log is empty", "tournament-file", problem="0")
    return tuple(kept), made


def _bad_line(line: int, problem: object) -> BadInput:
    return BadInput(f"line {line} of the file: {problem}", "tournament-line", line=str(line), problem=problem)


def _permitted(entry: e.Entry) -> e.Entry:
    try:
        role = Role(entry.role)
    except ValueError:
        raise BadInput(f"there is no role {entry.role[:40]!r}", "tournament-role", role=entry.role[:40]) from None
    if not may(role, entry.body) and not isinstance(entry.body, e.Imported):
        raise Objected(Objection("role", {"role": role.value}))
    if isinstance(entry.body, e.Hosted) and not all(map(_TABLE.fullmatch, entry.body.live)):
        # The server opens tables under these names, and gives none that looks otherwise.
        raise BadInput("the line names no table of a server", "tournament-keys")
    return msgspec.structs.replace(entry, by=signed(entry.by))


def _after(made: Tournament | None, entry: e.Entry) -> Tournament:
    if made is None:
        demand_opening(entry.body)
        return opened(entry)
    demand(made, entry.body, entry.at)
    return fold(made, entry)


def _differing(log: Sequence[e.Entry]) -> tuple[int, ...]:
    """The lines of draws and of groups that this program would not have written."""
    made = opened(log[0])
    found: list[int] = []
    for entry in log[1:]:
        if isinstance(entry.body, e.Drafted | e.GroupsCut) and not _as_here(made, entry.body):
            found.append(entry.seq)
        made = fold(made, entry)
    return tuple(found)


def _positions(drawn: e.Drafted) -> e.Drafted:
    """A draft without what is said of it: that has become more over the years."""
    matches = tuple(msgspec.structs.replace(match, notes=()) for match in drawn.matches)
    return msgspec.structs.replace(drawn, matches=matches, notes=())


def _as_here(t: Tournament, body: e.Drafted | e.GroupsCut) -> bool:
    try:
        if isinstance(body, e.Drafted):
            return _positions(body) == _positions(draft(t))
        # The director may have cut otherwise than was announced; then as large as these are.
        sizes = tuple(len(group) // t.notice.format.at_a_table for group in body.groups)
        return body in (cut(t, ()), cut(t, sizes))
    except (BadInput, Objected, *_WRONG):
        return False
