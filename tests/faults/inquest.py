"""What the database must hold when everything is over, whoever died in between."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy import select

from ventaglio.core.record import Move, Record, steps
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.logs import Logs, Row
from ventaglio.server.store.schema import RESULTS, TABLES
from ventaglio.server.tables.entries import (
    Committed,
    DealVoided,
    Did,
    Entry,
    FromMessage,
    Opened,
    Revealed,
    Started,
    read_entry,
)
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.table import OVER, HostedTable


class Witness(NamedTuple):
    """What a person was told: which marks are in which entries, which were refused, which entries there are."""

    name: str
    table_id: str
    acknowledged: Mapping[str, int]
    refused: Sequence[str]
    seen: Sequence[tuple[int, str]]


class Findings(NamedTuple):
    """What was found."""

    tables: int
    entries: int
    longest_silence: float
    troubles: list[str]


class _Log(NamedTuple):
    """The log of a table, read again."""

    table_id: str
    rows: list[Row]
    entries: list[Entry]
    end: HostedTable


async def inquire(database: Database, opened: Sequence[str], witnesses: Sequence[Witness]) -> Findings:
    """Read every log there is, and hear every witness."""
    logs = Logs(database, "inquest")
    async with database.reading() as connection:
        shelves = list(await connection.execute(select(TABLES)))
        results = Counter(row.table_id for row in await connection.execute(select(RESULTS.c.table_id)))
    troubles = [f"table {one} was acknowledged and is not there" for one in set(opened) - {row.id for row in shelves}]
    entries, silence = 0, 0.0
    for shelf in shelves:
        rows = await logs.read(shelf.id)
        entries += len(rows)
        silence = max(silence, *(later.at - row.at for row, later in pairwise(rows)))
        mine = [one for one in witnesses if one.table_id == shelf.id]
        troubles += (f"table {shelf.id}: {trouble}" for trouble in _examine(shelf, rows, results[shelf.id], mine))
    return Findings(len(shelves), entries, silence, troubles)


def _examine(shelf: Any, rows: list[Row], results: int, witnesses: Sequence[Witness]) -> Iterator[str]:
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)) or shelf.seq != len(rows):
        yield f"the numbers of its entries have gaps, or are not {shelf.seq}"
        return
    try:
        log = _read(shelf.id, rows)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the log cannot be read
        yield f"its log cannot be read: {error!r}"
        return
    if not log.end.status == shelf.status == OVER:
        yield f"it is {log.end.status} by its log and {shelf.status} on its shelf, not over"
    if (shelf.due_at, shelf.claimed_by, shelf.claimed_until) != (None, None, None):
        yield f"it is claimed by {shelf.claimed_by} until {shelf.claimed_until}, due at {shelf.due_at}"
    if results != len(log.end.chairs):
        yield f"{results} results for {len(log.end.chairs)} seats"
    yield from _once(log)
    yield from _replayed(log)
    for witness in witnesses:
        yield from (f"{witness.name}: {trouble}" for trouble in _heard(log, witness))


def _read(table_id: str, rows: list[Row]) -> _Log:
    first = msgspec.json.decode(rows[0].body, type=Opened)
    table = table_of(table_id, rows[0].at, first)
    entries: list[Entry] = [first]
    for row in rows[1:]:
        entries.append(read_entry(table.kit.game.name, row.body))
        table = fold(table, row.at, entries[-1])
    return _Log(table_id, rows, entries, table)


def _mark(entry: Entry) -> str:
    """The mark of the message that an entry came of, if it came of one."""
    if isinstance(entry, Did) and entry.ref:
        return entry.ref
    return entry.sent.mark if isinstance(entry, FromMessage) and entry.sent is not UNSET else ""


def _once(log: _Log) -> Iterator[str]:
    """Nothing was done twice."""
    marks = Counter(mark for mark in map(_mark, log.entries) if mark)
    yield from (f"{mark} was done {times} times" for mark, times in marks.items() if times > 1)
    if sum(isinstance(entry, Started) for entry in log.entries) != 1:
        yield "it did not start once"
    for kinds in ((Committed,), (Revealed, DealVoided)):
        deals = [entry.deal for entry in log.entries if isinstance(entry, kinds)]
        if deals != list(range(1, log.end.deals + 1)):
            yield f"{kinds[0].__name__} for the deals {deals}, not for each of {log.end.deals} once"


def _replayed(log: _Log) -> Iterator[str]:
    """Played again from its record, the match is the same to the last event."""
    game = log.end.kit.game
    played = [entry for entry in log.entries if isinstance(entry, Did)]
    moves = tuple(Move(entry.by, game.parse_action(entry.action)) for entry in played)
    try:
        again = list(steps(game, Record(log.end.headers, moves)))
    except BadInput as error:
        yield f"its record cannot be replayed: {error}"
        return
    if [step.events for step in again] != [entry.events for entry in played]:
        yield "its record replays to other events"
    elif again[-1].after != log.end.state:
        yield "its record ends in another state"


def _heard(log: _Log, witness: Witness) -> Iterator[str]:
    """What a person was told is what happened."""
    marks = {_mark(entry): seq for seq, entry in enumerate(log.entries, start=1)}
    for mark, seq in witness.acknowledged.items():
        if marks.get(mark) != seq:
            yield f"{mark} was acknowledged as entry {seq}, the log has it as {marks.get(mark)}"
    yield from (f"{mark} was refused, and is entry {marks[mark]}" for mark in witness.refused if mark in marks)
    kinds = [(row.seq, msgspec.json.decode(row.body)["type"]) for row in log.rows[1:]]
    if list(witness.seen) != kinds[: len(witness.seen)]:
        first = next(number for number, (one, two) in enumerate(zip(witness.seen, kinds, strict=False)) if one != two)
        yield f"was told {witness.seen[first]} where the log has {kinds[first]}"
    # The secret of the last deal follows the end of the match, when people may have gone; and so does that they have.
    if {kind for _, kind in kinds[len(witness.seen) :]} - {"revealed", "came", "went"}:
        yield f"was told of {len(witness.seen)} entries of {len(kinds)}"
