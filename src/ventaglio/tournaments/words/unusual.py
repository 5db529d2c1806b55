"""Why a figure of a round is not what the sheet alone would give: each reason in a sentence, the article last."""

from collections.abc import Iterable, Iterator

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director.events import DuplicateAdjusted, Stopped, Warned
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.standings import AccountLine, Source
from ventaglio.tournaments.director.tournament import Result, Round, Tournament
from ventaglio.tournaments.words.accounts import account
from ventaglio.tournaments.words.desk import NONE, DeskWords

APART = (Source.SHEET_LEFT, Source.WARNINGS, Source.PENALTY)
"""Points that belong to no match."""


def of_match(words: DeskWords, t: Tournament, one: Round, table: int) -> tuple[str, ...]:
    """What there is to say of a result, in the order in which it came about."""
    return tuple(words.bracketed(sentence, cite, t.notice.code) for sentence, cite in _of_match(words, t, one, table))


def of_total(words: DeskWords, t: Tournament, lines: Iterable[AccountLine]) -> tuple[str, ...]:
    """The points of an account that belong to no match."""
    return tuple(account(words, line, t) for line in lines if line.source in APART)


def _of_match(words: DeskWords, t: Tournament, one: Round, table: int) -> Iterator[tuple[str, Cite | None]]:
    match, result, law = one.matches[table], one.result(table), t.regulation
    sides = [words.side(t, side, one.number) for side in match.sides]
    if any(_seat_warning(noted.body, one.number, table) for noted in t.ledger):
        yield words.text("unusual-seats"), law.wrong_seats_stand.cite
    if result.bots:
        yield words.text("unusual-bots", who=words.side(t, result.bots, one.number)), None
    for side, seconds in enumerate(result.late):
        if seconds:
            what = late(law, seconds)
            then = "forfeit" if what.forfeit else "bonus" if what.bonus else "warning" if what.warning else NONE
            facts = {"who": sides[side], "late": words.duration(seconds), "then": then, "bonus": str(what.bonus)}
            yield words.text("unusual-late", **facts), what.cite
    if result.stopped is not None:
        yield _stopped(words, result.stopped, sides), one.awards[table][result.stopped.side].cite
    if result.lost and result.sheets is None:
        yield words.text("unusual-lost"), law.lost_sheet.cite
    for corrected in result.corrected:
        body = corrected.body
        facts = {
            "before": words.sheets(corrected.before or ()),
            "after": words.sheets(body.sheets),
            "mistake": words.term(body.mistake),
            "why": body.why,
            "referee": words.signer(body.referee),
        }
        yield words.text("unusual-corrected", **facts), law.correction.cite
    if result.left_by is not None:
        lost = law.sheet_left_costs
        yield words.text("unusual-left", who=sides[result.left_by], lost=lost.value), lost.cite
    yield from (_board(words, t, body) for _, body in sorted(result.adjusted.items()))
    yield from _arbitral(words, t, result)


def _seat_warning(body: object, round_: int, table: int) -> bool:
    return isinstance(body, Warned) and (body.why, body.round, body.table) == ("seat", round_, table)


def _stopped(words: DeskWords, body: Stopped, sides: list[str]) -> str:
    side = sides[body.side] if body.how.one_sided else NONE
    return words.text("unusual-stopped", how=words.term(body.how), side=side, reached=words.sheets(body.reached))


def _board(words: DeskWords, t: Tournament, body: DuplicateAdjusted) -> tuple[str, Cite]:
    points = f"{body.points[0]}–{body.points[1]}"
    facts = {"board": str(body.board), "points": points, "referee": words.signer(body.referee), "why": body.why or NONE}
    return words.text("unusual-board", **facts), Cite(t.notice.code, body.article)


def _arbitral(words: DeskWords, t: Tournament, result: Result) -> Iterator[tuple[str, Cite]]:
    """A score that the referee assigned, with his name and reason (F19 37)."""
    body = result.arbitral
    if body is not None:
        played = words.sheets(result.sheets) if result.sheets else NONE
        yield (
            words.text("unusual-arbitral", referee=words.signer(body.referee), why=body.why, played=played),
            Cite(t.notice.code, body.article),
        )
