"""What may be put on record of how the boards come about: each step after the one before, and nothing twice."""

from ventaglio.core.cards.provable import HOUSE, commitment
from ventaglio.core.provable_record import is_secret
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director.boards import board_label, who_is
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.tournament import Tournament


def _out_of_step(t: Tournament, label: str, *, closed: bool) -> Objection | None:
    """Why this is not the step that comes next in the present attempt."""
    boards = t.boards
    wrong = not boards.promised or boards.label != label or boards.closed is not closed
    return Objection("boards-step") if wrong else None


def promised(t: Tournament, body: b.BoardsPromised, at: float) -> Objection | None:
    if t.regulation.boards is None:
        return Objection("no-duplicate")
    number = body.label.rpartition("/")[2]
    if t.boards.promised or number != str(t.boards.attempt):
        return Objection("boards-step")
    whole = len(body.promised) == t.notice.rounds and all(len(one) == t.notice.hands for one in body.promised)
    fits = whole and all(is_secret(text) for one in body.promised for text in one)
    return None if fits else Objection("boards-text")


def committed(t: Tournament, body: b.BoardsCommitted, at: float) -> Objection | None:
    who = who_is(body.entrant)
    if body.entrant and body.entrant not in t.entrants:
        return Objection("no-entrant", {"number": body.entrant})
    if not is_secret(body.commitment):
        return Objection("boards-text")
    if t.boards.failed(who) or who in t.boards.commitments:
        return Objection("boards-part", {"number": body.entrant})
    return _out_of_step(t, body.label, closed=False)


def closed(t: Tournament, body: b.BoardsClosed, at: float) -> Objection | None:
    return _out_of_step(t, body.label, closed=False)


def opened(t: Tournament, body: b.BoardsOpened, at: float) -> Objection | None:
    who = who_is(body.entrant)
    if not is_secret(body.secret):
        return Objection("boards-text")
    if (wrong := _out_of_step(t, body.label, closed=True)) is not None:
        return wrong
    if who not in t.boards.commitments or who in t.boards.openings:
        return Objection("boards-part", {"number": body.entrant})
    return None


def voided(t: Tournament, body: b.BoardsVoided, at: float) -> Objection | None:
    named = tuple(sorted(map(who_is, body.entrants)))
    if (wrong := _out_of_step(t, body.label, closed=True)) is not None:
        return wrong
    return None if named and named == t.boards.missing else Objection("boards-step")


def told(t: Tournament, body: b.BoardTold, at: float) -> Objection | None:
    boards = t.boards
    if not boards.settled or body.label != boards.label:
        return Objection("boards-step")
    if not 1 <= body.round <= len(boards.promised) or not 1 <= body.board <= t.notice.hands:
        return Objection("boards-step")
    label = board_label(boards.label.partition("/")[0], body.round, body.board)
    if label in boards.told:
        return Objection("boards-step")
    promise = boards.promised[body.round - 1][body.board - 1]
    fits = is_secret(body.secret) and commitment(HOUSE, bytes.fromhex(body.secret), label) == promise
    return None if fits else Objection("boards-text")
