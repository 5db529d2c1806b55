"""What was played at a table, out of its log: step by step, and as a record with the proofs of its deals.

While a match goes on only the hands that are over are told. Of the one being played nothing is, not even its deal.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import msgspec

from ventaglio.core.codec import decode
from ventaglio.core.provable_record import Proof, Void, deal_headers, void_headers
from ventaglio.core.record import Move, Record, Step, make_record
from ventaglio.core.seats import LETTERS
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.entries import (
    DealVoided,
    Did,
    Entry,
    Opened,
    Revealed,
    Started,
    TakenBack,
    read_entry,
)
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.table import CLOSED, PLAYING, HostedTable


class Course(msgspec.Struct, frozen=True):
    """The course of a match: the steps that may be told, without those that were taken back."""

    table: HostedTable
    """The table as it stands now, whatever may be told of it."""
    started_at: float
    steps: tuple[Step, ...]
    deals: dict[int, Proof]
    """The steps by which cards were dealt, and the proof of each deal."""
    voids: tuple[Void, ...] = ()
    """The deals that came to nothing."""

    def hand_start(self, index: int) -> int:
        """The step with which the hand of a step begins."""
        return max((deal for deal in self.deals if deal <= index), default=0)

    def hand_number(self, index: int) -> int:
        """The number of the hand that a step belongs to."""
        return self.table.kit.hand_number(self.steps[self.hand_start(index)].after)


def read_log(bodies: Iterable[tuple[float, str]]) -> Iterator[tuple[float, Entry]]:
    """The entries of a log from their texts, each with its time."""
    found = iter(bodies)
    for at, body in found:
        opened = decode(body, Opened)
        yield at, opened
        yield from ((later, read_entry(opened.game, text)) for later, text in found)


def course_of(table_id: str, entries: Iterable[tuple[float, Entry]]) -> Course:
    """The course of a match from its log. Raises `NotNow` where it has not begun."""
    timed = iter(entries)
    opened_at, opened = next(timed)
    table = table_of(table_id, opened_at, opened)
    started_at: float | None = None
    steps: list[Step] = []
    numbers: list[int] = []
    deals: dict[int, Proof] = {}
    voids: list[Void] = []
    for at, entry in timed:
        before, table = table, fold(table, at, entry)
        match entry:
            case Started():
                started_at = at
            case Did():
                if before.pledge is not None and table.kit.dealt(entry.events):
                    deals[len(steps)] = before.pledge.proof(secret=before.pledge.told)
                move = Move(entry.by, table.kit.game.parse_action(entry.action))
                steps.append(Step(move, before.state, entry.events, table.state))
                numbers.append(table.seq)
            case DealVoided():
                voids.append(Void(entry.label, entry.why, tuple(LETTERS[one] for one in entry.places), entry.told))
            case Revealed():
                # The secret of a board is told when no table plays it any more.
                told = {step: proof for step, proof in deals.items() if proof.label == entry.label}
                deals |= {step: msgspec.structs.replace(one, secret=entry.secret) for step, one in told.items()}
            case TakenBack():
                while numbers and numbers[-1] > entry.to:
                    numbers.pop()
                    steps.pop()
            case _:
                pass
    if started_at is None:
        raise NotNow("is-open")
    pledge = table.pledge
    # A board keeps its secret when its hand is over; what was played is told all the same.
    if table.status == PLAYING and pledge is not None and pledge.dealt and (pledge.told or table.in_hand):
        latest = max(deals)
        del steps[latest:], deals[latest]
    return Course(table, started_at, tuple(steps), deals, tuple(voids))


def record_of(course: Course) -> Record:
    """The record of a match."""
    table, game = course.table, course.table.kit.game
    opening = course.steps[0].before if course.steps else table.setting
    final = course.steps[-1].after if course.steps else opening
    began = datetime.fromtimestamp(course.started_at, UTC)
    about = {"Date": began.strftime("%Y-%m-%d"), "Time": began.strftime("%H:%M:%S UTC"), "Table": table.id}
    if table.status == CLOSED:
        about["Closed"] = (
            table.why_closed if table.closed_by is None else f"{table.why_closed} {LETTERS[table.closed_by]}"
        )
    record = make_record(game, opening, tuple(step.move for step in course.steps), final, **about)
    for number, proof in enumerate(course.deals.values(), start=1):
        record.headers.update(deal_headers(number, proof))
    record.headers.update(void_headers(course.voids))
    return record
