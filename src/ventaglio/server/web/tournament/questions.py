"""What the desk asks before it records something: what a delay costs, whether a sheet may change, what is ruled."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ventaglio.games.common.plugin.explaining import explain_question, tell_ruling
from ventaglio.games.tressette.engine.duplicate import CastLot
from ventaglio.law import shelf
from ventaglio.law.referee.figures import figures_in
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.referee.remedies import Step
from ventaglio.law.words.rulings import QuestionTold, RulingTold
from ventaglio.tournaments.director.corrections import Mistake, Moment, Need
from ventaglio.tournaments.director.drafting import cut
from ventaglio.tournaments.director.duplicate import Finding, elsewhere, ruled
from ventaglio.tournaments.director.judging.results import effect_of, moment_of
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.movements.groups import tables_of
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.director.victory import LEVEL, equivalent_mp
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.groups import otherwise

COUNTED_ELSEWHERE: Final = frozenset(("warnings-add-up", "score-sheet-left", "late-pair"))
"""What the log counts from lines of its own: put down with a call as well, it would count twice."""


class PreviewGroup(msgspec.Struct, frozen=True):
    """A group by merit as it would be cut."""

    tables: int
    entrants: tuple[Number, ...]


class GroupsAnswer(msgspec.Struct, frozen=True):
    """The groups that would be cut now; ``otherwise`` explains where they are not those of the notice."""

    groups: tuple[PreviewGroup, ...]
    otherwise: str


class LateAnswer(msgspec.Struct, frozen=True):
    """What a delay means (F19 40, INT 34)."""

    seconds: int
    warning: bool
    bonus: int
    forfeit: bool
    article: str


class CorrectionAnswer(msgspec.Struct, frozen=True):
    """What can still be done about a mistake on a sheet (F19 20, INT 19)."""

    moment: Moment
    allowed: bool
    needs: tuple[Need, ...]
    from_round: Literal["now", "next"]
    redraw: bool
    """Whether positions may be drawn again for it."""
    article: str


class BoardAnswer(msgspec.Struct, frozen=True):
    """The score of an annulled board (FITRES 81–84). ``lot``: decimals are equal, one must be cast first."""

    board: int
    points: tuple[int, int] | None
    exact: tuple[float, float]
    tables: int
    """How many other tables it comes from."""
    lot: bool
    article: str


class Offer(msgspec.Struct, frozen=True):
    """Something of a ruling that the ledger can take down at once. ``must``: the code orders it, else it allows it."""

    kind: Literal["warning", "penalty"]
    who: str
    article: str
    must: bool
    vp: int = 0
    mp: int = 0


class RulingAnswer(msgspec.Struct, frozen=True):
    """The next question of the referee's, or his ruling."""

    question: QuestionTold | None = None
    ruling: RulingTold | None = None
    offers: tuple[Offer, ...] = ()
    cites: tuple[str, ...] = ()
    """The articles by number, as the log keeps them."""
    orders: tuple[str, ...] = ()
    """The orders of the ruling as the log keeps them, then what is left to the referee."""


def ask_late(t: Tournament, seconds: int, words: DeskWords) -> LateAnswer:
    found = late(t.regulation, seconds)
    return LateAnswer(seconds, found.warning, found.bonus, found.forfeit, words.cite(found.cite))


def ask_correction(t: Tournament, round_: int, mistake: Mistake, at: float, words: DeskWords) -> CorrectionAnswer:
    moment, found = moment_of(t, round_, at), effect_of(t, round_, mistake, at)
    redraw = found.seating == "may be redone"
    return CorrectionAnswer(moment, found.allowed, found.needs, found.from_round, redraw, words.cite(found.cite))


def ask_board(t: Tournament, one: Round, table: int, board: int, finding: Finding, words: DeskWords) -> BoardAnswer:
    found = ruled(t, one, table, board, finding)
    points, cite = (None, found.cite) if isinstance(found, CastLot) else (found.points, found.cites[0])
    first, second = found.exact
    return BoardAnswer(
        board=board,
        points=points,
        exact=(round(float(first), 2), round(float(second), 2)),
        tables=len(elsewhere(t, one, table, board)),
        lot=points is None or finding.lot is not None,
        article=words.cite(cite),
    )


def ask_ruling(t: Tournament, irregularity: str, facts: dict[str, str], language: str) -> RulingAnswer:
    """One step of the referee's inquiry: facts are told until nothing more is asked."""
    game = t.regulation.game
    outcome = shelf.nearest(t.notice.code, t.notice.edition).book.rule(irregularity, facts)
    if not isinstance(outcome, Ruling):
        return RulingAnswer(explain_question(game, outcome.question, language, t.notice.code))
    told = tell_ruling(game, irregularity, outcome, language, t.notice.code)
    articles = tuple(dict.fromkeys(cite.article for cite in outcome.cites))
    orders = tuple(str(step.remedy) for step in (*outcome.steps, *outcome.bounds))
    return RulingAnswer(None, told, _offers(t, irregularity, outcome), articles, orders)


def _offers(t: Tournament, irregularity: str, ruling: Ruling) -> tuple[Offer, ...]:
    if irregularity in COUNTED_ELSEWHERE:
        return ()
    doing = [step.remedy.do for step in ruling.steps]
    mp = -equivalent_mp(t.regulation, t.hands, LEVEL + 1) if "match-points" in doing else 0
    found = [_offer(step, must=True, mp=mp) for step in ruling.steps]
    found += [_offer(step, must=False, mp=mp) for step in ruling.bounds]
    return tuple(dict.fromkeys(filter(None, found)))


def _offer(step: Step, *, must: bool, mp: int) -> Offer | None:
    match step.remedy.do:
        case "warn":
            return Offer("warning", step.remedy.who, step.cite.article, must)
        case "victory-points":
            (vp,) = figures_in(step.remedy.how)
            return Offer("penalty", step.remedy.who, step.cite.article, must, -int(vp), mp)
        case _:
            return None


def ask_groups(t: Tournament, sizes: Sequence[int], words: DeskWords) -> GroupsAnswer:
    """The groups as they would be cut from the ranking of now."""
    made = cut(t, sizes).groups
    seats = t.notice.format.at_a_table
    groups = tuple(PreviewGroup(tables_of(len(group), seats), group) for group in made)
    return GroupsAnswer(groups, otherwise(words, t, made))
