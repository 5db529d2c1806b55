"""The boards of a tournament that is played at tables of the server: the same cards everywhere, that nobody has chosen.

What happens at the desk is in `tournaments.director.boards`, what happens at a table in `server.tables.pledging`; here
they meet. The house's secret for a board is made of its key, so that nothing but the log has to be kept.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ventaglio.core.cards.provable import HOUSE, commitment
from ventaglio.core.provable_record import SECOND
from ventaglio.server.tables.entries import Boards, Entry, Revealed
from ventaglio.server.tables.records import Course
from ventaglio.server.tables.table import CLOSED, OVER, HostedTable
from ventaglio.tournaments.director.board_events import BoardsClosed, BoardsPromised, BoardsVoided, BoardTold
from ventaglio.tournaments.director.boards import DESK, board_label
from ventaglio.tournaments.director.events import Happening, Sheets
from ventaglio.tournaments.director.tournament import Tournament

WINDOW: Final = 10.0
"""Seconds in which desk and entrants commit, and again in which they open: their pages do it by themselves."""

HouseSecret = Callable[[str, str], bytes]
"""The house's secret for a label and a nonce."""


def next_step(
    tournament_id: str, t: Tournament, waited: float, secret: HouseSecret, nonce: Callable[[], str]
) -> tuple[Happening, ...]:
    """What the house puts on record so that the boards come about; nothing when they are settled, or people have time.

    ``waited`` are the seconds since the present step began, those not counted in which the house was closed. A board
    can be played only when ``t.boards.settled``.
    """
    boards = t.boards
    if t.regulation.boards is None or boards.settled:
        return ()
    if not boards.promised:
        return (_promise(tournament_id, t, secret, nonce()),)
    if waited < WINDOW:
        return ()
    if not boards.closed:
        return (BoardsClosed(boards.label),)
    missing = tuple(0 if who == DESK else int(who) for who in boards.missing)
    return (BoardsVoided(boards.label, entrants=missing),)


def _promise(tournament_id: str, t: Tournament, secret: HouseSecret, nonce: str) -> BoardsPromised:
    def one(round_: int, board: int) -> str:
        label = board_label(tournament_id, round_, board)
        return commitment(HOUSE, secret(label, nonce), label)

    rounds = range(1, t.notice.rounds + 1)
    promised = tuple(tuple(one(number, board) for board in range(1, t.notice.hands + 1)) for number in rounds)
    return BoardsPromised(f"{tournament_id}/{t.boards.attempt}", nonce=nonce, promised=promised)


def boards_of_round(tournament_id: str, t: Tournament, round_: int) -> tuple[Entry, ...]:
    """What the log of a table has to know of the boards that are played at it."""
    boards = t.boards
    if not boards.settled:
        return ()
    prefix = board_label(tournament_id, round_, 0).rpartition("/")[0]
    promised = boards.promised[round_ - 1]
    return (Boards(prefix, promised, boards.nonce, boards.label, boards.commitments, boards.openings),)


# ── When boards are over ─────────────────────────────────────────────────────────────────────────────────────────────


def finished(table: HostedTable) -> int:
    """How many boards are over at a table: all of them where it is not played at any more."""
    if table.status in (OVER, CLOSED):
        return len(table.boards.promised) if table.boards is not None else table.deals
    pledge = table.pledge
    playing = pledge is not None and (table.in_hand or not pledge.dealt)
    return table.deals - 1 if playing else table.deals


def to_tell(
    tournament_id: str, t: Tournament, round_: int, tables: Sequence[HostedTable], secret: HouseSecret
) -> tuple[Happening, ...]:
    """The secrets of boards that are over at every table now."""
    boards = t.boards
    over = min((finished(table) for table in tables), default=0)
    found = []
    for board in range(1, min(over, t.notice.hands) + 1):
        label = board_label(tournament_id, round_, board)
        if label not in boards.told:
            told = secret(label, boards.nonce).hex()
            found.append(BoardTold(boards.label, round=round_, board=board, secret=told))
    return tuple(found)


def untold(t: Tournament, table: HostedTable) -> tuple[Entry, ...]:
    """The secrets that the desk has told, and that the log of a table does not have yet."""
    boards = table.boards
    if boards is None:
        return ()
    found = []
    for deal, promised in enumerate(boards.promised[: table.deals], start=1):
        label = f"{boards.prefix}/{deal}"
        if label in t.boards.told and label not in table.told:
            told = t.boards.told[label]
            entry = Revealed(deal, promised, label, told, boards.openings, SECOND, boards.commitments, {}, boards.event)
            found.append(entry)
    return tuple(found)


def points(course: Course) -> Sheets:
    """What both lines made on each board of a match."""
    found, before = [], (0, 0)
    kit = course.table.kit
    for step in course.steps:
        if kit.hand_over(step.events):
            first, second, *_ = kit.standings(step.after)
            now = int(first.score), int(second.score)
            found.append((now[0] - before[0], now[1] - before[1]))
            before = now
    return tuple(found)
