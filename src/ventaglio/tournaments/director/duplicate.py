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

from ventaglio.core.cards import MAZZO, Carta
from ventaglio.core.cards.provable import shuffled
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine import duplicate
from ventaglio.games.tressette.engine.rules import Buongioco, Rules
from ventaglio.tournaments.director.awards import Award, Awards, Kind
from ventaglio.tournaments.director.events import Sheets
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.tournament import Result, Round, Tournament
from ventaglio.tournaments.director.victory import LEVEL


class Blame(Enum):
    """Whose fault it is that a board was annulled."""

    NOBODY = "nobody"
    ONE = "one"
    BOTH = "both"
    ONE_MORE = "one-more"
    """Both are to blame, one of them more."""


class BlameRule(NamedTuple):
    """The article that scores an annulled board, and what it asks beside: whose fault it is more, and by how much."""

    cite: Cite
    line: bool = False
    gravity: bool = False


def blames(t: Tournament) -> dict[Blame, BlameRule]:
    """By which article an annulled board is scored, for whoever may be to blame (80–84)."""
    rules = t.regulation.boards
    if not isinstance(rules, Rules):
        return {}
    return {
        Blame.NOBODY: BlameRule(rules.artificial_trimmed_beyond.cite),
        Blame.ONE: BlameRule(rules.assigned_best_for_innocent.cite, line=True),
        Blame.BOTH: BlameRule(rules.equal_guilt_is_artificial.cite),
        Blame.ONE_MORE: BlameRule(rules.unequal_guilt_shift.cite, line=True, gravity=True),
    }


class Finding(NamedTuple):
    """What the referee finds about an annulled board.

    ``line``: the guilty one, or the guiltier. ``gravity``: from 0 to 1, how far apart the faults of both are (84).
    ``reachable``: the scores that could have come about without the irregularity (82); if he names none, what the board
    came to at the other tables. ``lot``: the line that a lot has chosen to be rounded up, where decimals are equal.
    """

    blame: Blame = Blame.NOBODY
    line: int | None = None
    gravity: Fraction = Fraction(1)
    reachable: Sheets = ()
    lot: int | None = None


def open_to_duplicates(law: Regulation) -> bool:
    """Whether a tournament by these rules can be announced: duplicates are always played by the modern norms (110)."""
    return not isinstance(law.boards, Rules) or law.boards.duplicate.value


def possible(t: Tournament, points: tuple[int, int]) -> bool:
    """Whether a passata can come to this: the points of the pack are the same, accusations add to them (14, 174)."""
    rules = t.regulation.boards
    if not isinstance(rules, Rules) or not t.notice.buongioco:
        return True
    over = sum(points) - rules.deck_points.value
    if over == 0 or t.notice.buongioco != Buongioco.ACCUSED.value:
        return over == 0
    worth = sorted(set(rules.buongioco_points.value.values()))
    reached = {0}
    while max(reached) < over:
        grown = {total + one for total in reached for one in worth if total + one <= over}
        if grown <= reached:
            break
        reached |= grown
    return over in reached


def compared(regulation: Regulation, results: Mapping[int, Result]) -> dict[int, Awards]:
    """The awards of all tables whose boards are in."""
    known = {table: played for table, result in results.items() if (played := result.counted) is not None}
    return {table: _award(regulation, table, known) for table in known}


def _award(regulation: Regulation, table: int, known: Mapping[int, Sheets]) -> Awards:
    own = known[table]
    won = possible = 0
    for other, theirs in known.items():
        if other != table:
            for here, there in zip(own, theirs, strict=True):
                if not any(here) or not any(there):
                    continue  # annulled, and not yet scored by the referee (80)
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
        if any(result.sheets[board - 1])  # what was not played there either is no result
    )


def ruled(
    t: Tournament, one: Round, table: int, board: int, finding: Finding
) -> duplicate.Arbitral | duplicate.CastLot:
    """The score of an annulled board by the article that its blame calls for (81–84), or that a lot must be cast."""
    rules, scores = t.regulation.boards, elsewhere(t, one, table, board)
    if not isinstance(rules, Rules) or not (scores or finding.reachable):
        raise BadInput(f"board {board} has no result at another table", "board-alone", board=board)
    if blames(t)[finding.blame].line and finding.line not in (0, 1):
        raise BadInput("say which line is to blame", "board-whose", board=board)
    found = _ruled(rules, scores, finding._replace(lot=None))
    if isinstance(found, duplicate.CastLot):
        return found if finding.lot is None else _ruled(rules, scores, finding)
    if finding.lot is not None:
        raise BadInput(f"no lot is cast for board {board}", "board-no-lot", board=board)
    return found


def _ruled(
    rules: Rules, scores: tuple[duplicate.Score, ...], finding: Finding
) -> duplicate.Arbitral | duplicate.CastLot:
    guilty = finding.line or 0
    match finding.blame:
        case Blame.NOBODY:
            return duplicate.artificial(rules, scores, finding.lot)
        case Blame.BOTH:
            return duplicate.both_equally(rules, scores, finding.lot)
        case Blame.ONE:
            reachable = finding.reachable or tuple(score.points for score in scores)
            return duplicate.assigned(rules, reachable, 1 - guilty)
        case Blame.ONE_MORE:
            return duplicate.both_unequally(rules, scores, guilty, finding.gravity, finding.lot)
