"""Tournaments with the texts at hand: what a notice names is looked up on the shelf.

A tournament is scored by the values under which it was announced. They stand in its log, so that it comes out the same
whatever becomes of the edition; a log from before they were kept is scored by the first edition of its code.
"""

from collections.abc import Iterable, Mapping

from msgspec.structs import fields, replace

from ventaglio.core.norms import Norm, UnknownOption, adopt, values_of, with_values
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import Buongioco
from ventaglio.law import shelf
from ventaglio.tournaments.director import folding
from ventaglio.tournaments.director.events import Announced, Entry, Happening
from ventaglio.tournaments.director.judge import judge_opening
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.tournament import Tournament


def law_of(body: Announced) -> Regulation:
    """The tournament rules that a notice names, with what it settles, and with the values that were kept of them."""
    notice = body.notice
    if not body.values:
        return _as_before(_law_now(notice), {})
    try:
        law = _law_now(notice)
    except (BadInput, UnknownOption):
        # The edition is gone, or no longer leaves this open: what was settled then is among the values.
        law = shelf.regulation_of(notice.code)
    return with_values(replace(_as_before(law, body.values), edition=notice.edition), body.values)


def _law_now(notice: Notice) -> Regulation:
    return adopt(shelf.regulation_of(notice.code, notice.edition or shelf.FIRST), notice.settings)


def _as_before(law: Regulation, values: Mapping[str, object]) -> Regulation:
    """The same where norms have come since that the values do not name: as the program did before there were any."""
    since = {one.name: one.default for one in fields(law) if isinstance(one.default, Norm) and one.name not in values}
    return replace(law, **since)


def announcement(notice: Notice) -> Announced:
    """A notice as it goes on record now: with the current edition, unless it names one, and the values it goes by."""
    if not notice.edition:
        found = shelf.find(notice.code)
        notice = replace(notice, edition=found.text.edition if found else "")
    if notice.online and notice.bots is None:
        notice = replace(notice, bots=False)
    try:
        law = _law_now(notice)
        if law.boards is not None and not notice.buongioco:
            notice = replace(notice, buongioco=Buongioco.SILENT.value)
        values = values_of(law)
    except (BadInput, UnknownOption):
        values = {}  # the judge will say what is wrong with it
    return Announced(notice, values)


def demand_opening(body: Happening) -> None:
    """Raise what the judge objects to in the first line of a log."""
    objection = judge_opening(body, law_of)
    if objection is not None:
        raise Objected(objection)


def opened(entry: Entry) -> Tournament:
    """The tournament that the first line of a log announces."""
    return folding.opened(entry, law_of)


def replay(log: Iterable[Entry]) -> Tournament:
    """The tournament that a log has made."""
    return folding.replay(log, law_of)
