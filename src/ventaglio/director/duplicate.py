"""Tressette with duplicate deals: a round's matches are worth what their boards came to beside the other tables.

On every board a line is compared with the same line at each other table: two for more, one for as much. The twenty
points of a match are shared in that proportion, a half going to the side that is behind. A table that is alone with
its boards has nobody to compare with, and shares alike.
"""

import hashlib
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from ventaglio.cards import MAZZO, Carta
from ventaglio.cards.provable import shuffled
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.director.awards import Award, Awards, Kind
from ventaglio.director.events import Sheets
from ventaglio.director.regulation import Regulation
from ventaglio.director.tournament import Result, Round, Tournament
from ventaglio.director.victory import LEVEL
from ventaglio.tressette import duplicate
from ventaglio.tressette.rules import Rules


class Blame(Enum):
    """Whose fault it is that a board was annulled."""

    NOBODY = "nobody"
    ONE = "one"
    BOTH = "both"
    ONE_MORE = "one-more"
    """Both are to blame, one of them more."""


class BlameRule(NamedTuple):
    """The article that scores an annulled board; ``follows``: from the other tables alone, so that nobody decides."""

    cite: Cite
    follows: bool


def blames(t: Tournament) -> dict[Blame, BlameRule]:
    """How the code scores an annulled board, by who is to blame; nothing where no boards are played."""
    rules = t.regulation.boards
    if not isinstance(rules, Rules):
        return {}
    return {
        Blame.NOBODY: BlameRule(rules.artificial_trimmed_beyond.cite, follows=True),
        Blame.ONE: BlameRule(rules.assigned_best_for_innocent.cite, follows=False),
        Blame.BOTH: BlameRule(rules.equal_guilt_is_artificial.cite, rules.equal_guilt_is_artificial.value),
        Blame.ONE_MORE: BlameRule(rules.unequal_guilt_shift.cite, follows=False),
    }


def boards(result: Result) -> Sheets | None:
    """The points of both lines on each board, where an arbitral score has taken the place of play too (80)."""
    if result.sheets is None:
        return None
    return tuple(
        result.adjusted[number].points if number in result.adjusted else points
        for number, points in enumerate(result.sheets, start=1)
    )


def compared(regulation: Regulation, results: Mapping[int, Result]) -> dict[int, Awards]:
    """The awards of all tables whose boards are in."""
    known = {table: played for table, result in results.items() if (played := boards(result)) is not None}
    return {table: _award(regulation, table, known) for table in known}


def _award(regulation: Regulation, table: int, known: Mapping[int, Sheets]) -> Awards:
    own = known[table]
    won = possible = 0
    for other, theirs in known.items():
        if other != table:
            for here, there in zip(own, theirs, strict=True):
                margin, elsewhere = here[0] - here[1], there[0] - there[1]
                won += 2 if margin > elsewhere else 1 if margin == elsewhere else 0
                possible += 2
    vp = _share(Fraction(2 * LEVEL * won, possible)) if possible else LEVEL
    points = sum(a for a, _ in own), sum(b for _, b in own)
    mp = points[0] - points[1]
    cite, facts = regulation.victory_tables.cite, {"won": won, "of": possible}
    return (
        Award(vp, mp, Kind.PLAYED, cite, points[0], facts),
        Award(2 * LEVEL - vp, -mp, Kind.PLAYED, cite, points[1], {"won": possible - won, "of": possible}),
    )


def _share(exact: Fraction) -> int:
    """A whole number of points: the nearest, and of two equally near the one that makes the match more level."""
    half = Fraction(1, 2)
    if exact % 1 == half:
        return ceil(exact) if exact < LEVEL else floor(exact)
    return floor(exact + half)


def board_of(t: Tournament, round_: int, number: int) -> duplicate.Board:
    """A board that is played at real tables: its cards follow from the seed on record, as every draw does.

    The deal goes round with the boards. It is shuffled here, for all tables: they may neither shuffle nor cut (17).
    """
    chance = hashlib.sha256(f"{t.seed} board {round_}/{number}".encode()).digest()
    return duplicate.make_board(number, shuffled(chance, MAZZO), (number - 1) % 4)


def hands_of(board: duplicate.Board) -> tuple[tuple[Carta, ...], ...]:
    """The four hands of a board by seat, served from the seat after the dealer."""
    each = len(board.order) // 4
    served = [board.order[at : at + each] for at in range(0, len(board.order), each)]
    return tuple(served[(seat - board.dealer - 1) % 4] for seat in range(4))


def elsewhere(t: Tournament, one: Round, table: int, board: int) -> tuple[duplicate.Score, ...]:
    """What was played on a board at the other tables: an annulled board is scored from these (81)."""
    if t.regulation.boards is None or not 1 <= board <= t.notice.hands:
        raise BadInput(f"there is no board {board}: a round has {t.notice.hands}", "no-board", board=board)
    return tuple(
        duplicate.Score(other, result.sheets[board - 1])
        for other, result in one.results.items()
        if other != table and result.sheets is not None and board not in result.adjusted
    )


def artificial(
    t: Tournament, one: Round, table: int, board: int, lot: int | None = None
) -> duplicate.Arbitral | duplicate.CastLot:
    """The score of an annulled board where nobody is to blame, or both lines alike (81, 83).

    ``lot``: the line that a lot has chosen to be rounded up, where decimals are equal.
    """
    scores = elsewhere(t, one, table, board)
    rules = t.regulation.boards
    if not scores or not isinstance(rules, Rules):
        raise BadInput(f"board {board} has no result at another table", "board-alone", board=board)
    found = duplicate.artificial(rules, scores)
    if isinstance(found, duplicate.CastLot):
        return found if lot is None else duplicate.artificial(rules, scores, lot)
    if lot is not None:
        raise BadInput(f"no lot is cast for board {board}", "board-no-lot", board=board)
    return found
