"""Until when a mistake on a score sheet can be put right, who must agree, and what it does to the positions.

The sheet has been handed in: before that it is the players' own affair. Every cell of the matrix comes from here.
"""

from enum import Enum
from typing import Literal

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.games.burraco.engine.rules import Correction
from ventaglio.tournaments.director.regulation import Regulation

Need = Literal["opponents", "whole-table", "countersigned-by-referee"]
"""Whose word a correction needs: the opponents', everybody's at the table, or the signature of a referee who was called
before the last round was over."""


class Mistake(Enum):
    """What is wrong with a sheet, or with what was made of it."""

    WRITING = "writing"
    """Anything the players wrote wrongly, sums and swaps apart."""
    SUM = "sum"
    """An addition that does not come out."""
    SWAPPED = "swapped"
    """Each side has the score of the other."""
    TRANSCRIPTION = "transcription"
    """The sheet is right, and was copied wrongly by the desk."""


class Moment(Enum):
    """When a mistake comes to light."""

    BEFORE_POSTING = "before-posting"
    """The next positions are not out."""
    AFTER_POSTING = "after-posting"
    PROVISIONAL = "provisional"
    """A ranking is shown so that players check it, before groups are cut or at the end."""
    LOCKED = "locked"
    """The ranking is definitive."""


class Effect(msgspec.Struct, frozen=True):
    """What can still be done about a mistake.

    ``from_round``: from when the right result counts; "next" is once the round under way is over. ``seating``: whether
    the positions of the next round, or of this one if they are out, may be drawn again.
    """

    allowed: bool
    cite: Cite
    needs: tuple[Need, ...] = ()
    from_round: Literal["now", "next"] = "now"
    seating: Literal["kept", "may be redone"] = "kept"
    discretion: bool = False
    """Whether the code lets the referee correct it, and does not order it."""


def correction(
    regulation: Regulation, mistake: Mistake, moment: Moment, *, by_standing: bool, last_round: bool
) -> Effect:
    """What a code lets be done about a mistake (F19 20, INT 19).

    ``by_standing``: results decide who meets whom. ``last_round``: the last round is over.
    """
    cite = regulation.correction.cite
    if moment is Moment.LOCKED:
        return Effect(False, cite)
    if regulation.correction.value is Correction.ANY_WITH_CONSENT:
        effect = _with_consent(cite, mistake, moment, recall=regulation.recall.value)
    elif last_round:
        effect = _countersigned(cite, mistake)
    else:
        effect = _sums_only(cite, mistake, moment, by_standing=by_standing)
    settled = last_round or not by_standing
    return msgspec.structs.replace(effect, seating="kept") if settled else effect


def _with_consent(cite: Cite, mistake: Mistake, moment: Moment, *, recall: bool) -> Effect:
    """F19 20: with the opponents' word anything is put right, once positions are out only from the next round on.

    The mistake of whoever sits at the computer needs nobody's word, and is the only one for which positions change.
    """
    posted = moment is Moment.AFTER_POSTING
    if mistake is Mistake.TRANSCRIPTION:
        return Effect(True, cite, seating="may be redone" if recall or not posted else "kept")
    if posted:
        return Effect(True, cite, needs=("opponents",), from_round="next")
    return Effect(True, cite, needs=("opponents",), seating="may be redone")


def _sums_only(cite: Cite, mistake: Mistake, moment: Moment, *, by_standing: bool) -> Effect:
    """INT 19: additions until the next pairing is made; swaps and wrong copies at any time, but positions out stay.

    Of swaps alone it says that the referee may intervene ("ha la facoltà").

    Where results do not decide who meets whom, a pairing makes no difference and additions are put right at any time.
    """
    posted = moment is Moment.AFTER_POSTING
    if mistake is Mistake.WRITING or (mistake is Mistake.SUM and posted and by_standing):
        return Effect(False, cite)
    needs: tuple[Need, ...] = ("whole-table",) if mistake is Mistake.SWAPPED else ()
    swapped = mistake is Mistake.SWAPPED
    return Effect(True, cite, needs=needs, seating="kept" if posted else "may be redone", discretion=swapped)


def _countersigned(cite: Cite, mistake: Mistake) -> Effect:
    """INT 19 c and d: after the last round a sheet changes only if the referee was called in time and signs it.

    A wrong copy leaves the sheet as it is: the time given to check the ranking is there to find it.
    """
    if mistake is Mistake.WRITING:
        return Effect(False, cite)
    if mistake is Mistake.TRANSCRIPTION:
        return Effect(True, cite)
    needs: tuple[Need, ...] = ("countersigned-by-referee",)
    if mistake is Mistake.SWAPPED:
        return Effect(True, cite, needs=("whole-table", *needs), discretion=True)
    return Effect(True, cite, needs=needs)
