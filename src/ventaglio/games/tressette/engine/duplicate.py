"""The same deal at several tables: its results line by line, and the scores a referee gives where it was annulled.

A *line* is the pair of the same two seats at every table [81]: line 0 sits at seats 0 and 2, line 1 at 1 and 3. In
duplicate play an annulled passata is as a rule not played again and gets an arbitral score instead [80]. The code's
own chapter on duplicate play [110] is not in the text we have; the arbitral scores are, in its general norms.
"""

from fractions import Fraction
from math import ceil, floor

import msgspec

from ventaglio.core.cards import MAZZO, Carta
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Deal
from ventaglio.games.tressette.engine.rules import Rules

Line = int
"""A line, 0 or 1."""
Exact = tuple[Fraction, Fraction]
"""A score of each line before rounding."""


class Board(msgspec.Struct, frozen=True):
    """A deal that several tables play: the pack as it lay after the cut, and who deals.

    It is shuffled and cut once, for the original; the tables that follow may do neither [17].
    """

    number: int
    order: tuple[Carta, ...]
    dealer: Seat


class Score(msgspec.Struct, frozen=True):
    """The points of each line at a table."""

    table: int
    points: tuple[int, int]


class Arbitral(msgspec.Struct, frozen=True):
    """A score given by the referee: how it was before rounding, and which line the lot rounded up, if one was cast."""

    points: tuple[int, int]
    exact: Exact
    cites: tuple[Cite, ...]
    lot: Line | None = None


class CastLot(msgspec.Struct, frozen=True):
    """Both scores have the same decimals: a lot must say which line is rounded up [81]."""

    exact: Exact
    cite: Cite


class Compared(msgspec.Struct, frozen=True):
    """A line's points at a table beside the mean of the same line at the other tables."""

    table: int
    line: Line
    points: int
    elsewhere: Fraction

    @property
    def difference(self) -> Fraction:
        """How much more the line made here than elsewhere."""
        return self.points - self.elsewhere


class Results(msgspec.Struct, frozen=True):
    """A board and what became of it: scores that were played, and arbitral ones by table."""

    board: Board
    played: tuple[Score, ...] = ()
    arbitral: tuple[tuple[int, Arbitral], ...] = ()


# ── The board and its results ───────────────────────────────────────────────────────────────────────────


def make_board(number: int, order: tuple[Carta, ...], dealer: Seat) -> Board:
    """A board, if it is a whole pack and the dealer has a seat."""
    if sorted(order) != sorted(MAZZO):
        raise BadInput(
            f"board {number}: a board has each of the {len(MAZZO)} cards once", "board-cards", number=str(number)
        )
    if dealer not in range(4):
        raise BadInput(
            f"board {number}: seats are 0 to 3, {dealer} cannot deal",
            "board-dealer",
            number=str(number),
            seat=str(dealer),
        )
    return Board(number, order, dealer)


def deal(rules: Rules, board: Board) -> Deal:
    """The deal that serves a board at a table as its cards lie: putting a portion below first undoes the cut [17]."""
    cut = rules.smallest_cut.value
    return Deal(board.order[-cut:] + board.order[:-cut], cut)


def record(results: Results, score: Score | tuple[int, Arbitral]) -> Results:
    """The results with those of one more table: a played score, or a table's arbitral one."""
    table = score.table if isinstance(score, Score) else score[0]
    points = score.points if isinstance(score, Score) else score[1].points
    if table in tables(results):
        raise BadInput(
            f"board {results.board.number} already has a score at table {table}",
            "board-scored",
            number=str(results.board.number),
            table=str(table),
        )
    if min(points) < 0:
        raise BadInput(f"table {table}: no line can have less than no points", "board-points", table=str(table))
    if isinstance(score, Score):
        return msgspec.structs.replace(results, played=(*results.played, score))
    return msgspec.structs.replace(results, arbitral=(*results.arbitral, score))


def tables(results: Results) -> tuple[int, ...]:
    """The tables that have a score, in order."""
    return tuple(sorted([score.table for score in results.played] + [table for table, _ in results.arbitral]))


def others(results: Results, table: int) -> tuple[Score, ...]:
    """What was played at the other tables: the stuff of an artificial score. Arbitral scores are no results of play."""
    return tuple(score for score in results.played if score.table != table)


def compare(results: Results) -> tuple[Compared, ...]:
    """Every score, arbitral ones too, beside what the same line made on the average at the other tables.

    How an event turns this into a ranking is for its own norms: the text we have gives none [110].
    """
    points = {score.table: score.points for score in results.played}
    points |= {table: given.points for table, given in results.arbitral}
    return tuple(
        Compared(table, line, points[table][line], _mean([points[one][line] for one in points if one != table]))
        for table in tables(results)
        for line in (0, 1)
        if len(points) > 1
    )


# ── Arbitral scores ─────────────────────────────────────────────────────────────────────────────────────


def artificial(rules: Rules, elsewhere: tuple[Score, ...], lot: Line | None = None) -> Arbitral | CastLot:
    """The score where nobody is to blame: that of the other table, or the mean of several, rounded [81].

    ``lot`` is the line that a lot has chosen to be rounded up; it is given only where decimals are equal.
    """
    return _rounded(rules, _means(rules, elsewhere), (), lot)


def assigned(rules: Rules, reachable: tuple[tuple[int, int], ...], innocent: Line) -> Arbitral:
    """The score where one line is to blame: of those that could have come about, the best for the innocent [82].

    What counts is first how much the innocent have, then how little the guilty: with a fixed total these are one.
    """
    _check_line(innocent)
    cite = rules.assigned_best_for_innocent.cite
    if not reachable:
        raise BadInput(
            f"say which scores could have come about without the irregularity ({cite})",
            "board-reachable",
            cite=str(cite),
        )
    best = max(reachable, key=lambda points: (points[innocent], -points[1 - innocent]))
    return Arbitral(best, (Fraction(best[0]), Fraction(best[1])), (cite,))


def both_equally(rules: Rules, elsewhere: tuple[Score, ...], lot: Line | None = None) -> Arbitral | CastLot:
    """The score where both lines are to blame, and alike: as if nobody were [83]."""
    return _rounded(rules, _means(rules, elsewhere), (rules.equal_guilt_is_artificial.cite,), lot)


def both_unequally(
    rules: Rules, elsewhere: tuple[Score, ...], guiltier: Line, gravity: Fraction, lot: Line | None = None
) -> Arbitral | CastLot:
    """The score where both lines are to blame, one of them more [84].

    ``gravity``, from 0 to 1, is how far apart the referee holds the two faults to be. At 1 the guiltier line loses a
    third of its artificial score to the other: the text does not say of what the third is. Rounding comes last, so the
    two scores still add up to what they did.
    """
    _check_line(guiltier)
    cite = rules.unequal_guilt_shift.cite
    if not 0 <= gravity <= 1:
        raise BadInput(
            f"the gravity is a fraction from 0 to 1, not {gravity} ({cite})",
            "board-gravity",
            text=str(gravity),
            cite=str(cite),
        )
    exact = list(_means(rules, elsewhere))
    shift = exact[guiltier] * Fraction(*rules.unequal_guilt_shift.value) * gravity
    exact[guiltier] -= shift
    exact[1 - guiltier] += shift
    return _rounded(rules, (exact[0], exact[1]), (cite,), lot)


def _check_line(line: Line) -> None:
    if line not in (0, 1):
        raise BadInput(f"a line is 0 or 1, not {line}", "board-line", line=str(line))


def _mean(values: list[int]) -> Fraction:
    return Fraction(sum(values), len(values))


def _means(rules: Rules, elsewhere: tuple[Score, ...]) -> Exact:
    """The artificial score before rounding [81].

    Of many results each line leaves out one of its highest and one of its lowest. With a fixed total the highest of one
    line is the lowest of the other, so both leave out the same two results.
    """
    norm = rules.artificial_trimmed_beyond
    if not elsewhere:
        raise BadInput(
            f"an artificial score needs a result at another table ({norm.cite})", "board-elsewhere", cite=str(norm.cite)
        )
    columns = [sorted(score.points[line] for score in elsewhere) for line in (0, 1)]
    if len(elsewhere) > norm.value:
        columns = [column[1:-1] for column in columns]
    return _mean(columns[0]), _mean(columns[1])


def _rounded(rules: Rules, exact: Exact, cites: tuple[Cite, ...], lot: Line | None) -> Arbitral | CastLot:
    """One score rounded up, the other down: the larger decimals up, the line of the lot if they are equal [81].

    That the larger go up is not said, but follows from leaving only equal decimals to the lot.
    """
    if lot is not None:
        _check_line(lot)
    cite = rules.artificial_rounds_apart.cite
    decimals = exact[0] % 1, exact[1] % 1
    equal = decimals[0] == decimals[1] != 0
    if lot is not None and not equal:
        raise BadInput(f"no lot is cast: only equal decimals leave it to chance ({cite})", "board-lot", cite=str(cite))
    if equal and lot is None:
        return CastLot(exact, cite)
    up = lot if lot is not None else int(decimals[1] > decimals[0])
    points = [floor(score) for score in exact]
    points[up] = ceil(exact[up])
    return Arbitral((points[0], points[1]), exact, (*cites, rules.artificial_trimmed_beyond.cite), lot)
