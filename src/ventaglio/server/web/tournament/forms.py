"""What can be put on record of one match now: the judge is asked, so that a desk offers neither more nor less."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ventaglio.server.web.tournament.choices import Term
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.duplicate import blames
from ventaglio.tournaments.director.judge import judge
from ventaglio.tournaments.director.roles import Role, may, permitted
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.words.audit import tag
from ventaglio.tournaments.words.desk import DeskWords

REASON: Final = "…"
"""What stands for whatever a person would write."""

UNFINISHED: Final = frozenset(("sheets", "same", "no-reason", "line-up", "board-sum"))
"""Objections that only a body which nobody has filled in yet meets."""
CORRECTION: Final = "correction"
"""Objections about a kind of mistake begin so: which one it was, the form still asks."""


class StopChoice(msgspec.Struct, frozen=True):
    """A way in which a match can stop; ``side``: one side brought it about, and it must be said which."""

    value: str
    text: str
    side: bool


class BlameChoice(msgspec.Struct, frozen=True):
    """Who can be to blame for an annulled board, and by which article; ``line``: it must be said whose fault it is, or
    whose more; ``gravity``: and how far apart the faults are."""

    value: str
    article: str
    cite: str
    line: bool
    gravity: bool


class TapChoice(msgspec.Struct, frozen=True):
    """Something that can be taken back; of one side, where it is a delay."""

    value: str
    text: str
    side: int


class MatchAnswer(msgspec.Struct, frozen=True):
    """What can be put on record of a match."""

    forms: tuple[str, ...]
    """By the kinds of lines in the log."""
    taps: tuple[TapChoice, ...]
    """What of it was perhaps a mistake, and can be taken back."""
    mistakes: tuple[Term, ...]
    stops: tuple[StopChoice, ...]
    boards: int
    """How many boards there are of which one can be annulled; 0 where none is."""
    blames: tuple[BlameChoice, ...]


def ask_match(t: Tournament, one: Round, table: int, role: Role, at: float, words: DeskWords) -> MatchAnswer:
    """The forms that fit a match, for whoever sits at the desk."""
    return MatchAnswer(
        forms=tuple(tag(type(body)) for body in _bodies(t, one, table) if _fits(t, body, role, at)),
        taps=tuple(
            TapChoice(body.what.value, words.term(body.what), body.side)
            for body in _taps(one.number, table)
            if may(role, body) and judge(t, body, at) is None
        ),
        mistakes=tuple(Term(kind.value, words.term(kind)) for kind in Mistake),
        stops=tuple(
            StopChoice(how.value, words.term(how), how.one_sided)
            for how in e.Stop
            if _accepted(t, e.Stopped(one.number, table, how), at)
        ),
        boards=0 if t.regulation.boards is None else t.notice.hands,
        blames=tuple(
            BlameChoice(blame.value, found.cite.article, words.article(found.cite), found.line, found.gravity)
            for blame, found in blames(t).items()
        ),
    )


def _fits(t: Tournament, body: e.Happening, role: Role, at: float) -> bool:
    return type(body) in permitted(role) and _accepted(t, body, at)


def _accepted(t: Tournament, body: e.Happening, at: float) -> bool:
    found = judge(t, body, at)
    return found is None or found.reason in UNFINISHED or found.reason.startswith(CORRECTION)


def _taps(round_: int, table: int) -> Iterator[s.TakenBack]:
    for what in (s.Tap.STOP, s.Tap.ARBITRAL, s.Tap.SHEET_LEFT):
        yield s.TakenBack(what, round_, table)
    for side in (0, 1):
        yield s.TakenBack(s.Tap.LATENESS, round_, table, side)


def _bodies(t: Tournament, one: Round, table: int) -> Iterator[e.Happening]:
    """Each line as it would begin, in the order in which a desk offers them."""
    number, match = one.number, one.matches[table]
    result = one.result(table)
    yield e.Corrected(number, table, (), Mistake.TRANSCRIPTION, REASON, REASON)
    if result.left_by is None:
        yield e.SheetLeft(number, table)
    if not result.lost:
        yield e.SheetLost(number, table)
    yield e.SheetFound(number, table, ())
    yield e.Stopped(number, table, e.Stop.LEFT)
    yield e.Arbitrated(number, table, ((0, 0), (0, 0)), REASON, REASON, REASON)
    yield e.DuplicateAdjusted(number, table, 1, (0, 0), REASON, REASON)
    yield e.SatWrongly(number, (match,), ())
    yield e.LinedUp(number, match.sides[0][0], ((0, 0), (0, 0)))
