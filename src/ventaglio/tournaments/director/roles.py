"""Who may do what at the desk: each with a link or an account of their own."""

from enum import Enum
from functools import cache
from typing import Any, Final, get_args

from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director import second_thoughts as s


class Role(Enum):
    DIRECTOR = "director"
    REFEREE = "referee"
    SCORER = "scorer"
    CHECK_IN = "check-in"
    DISPLAY = "display"
    PLAYER = "player"

    @property
    def at_the_desk(self) -> bool:
        """Whether one sees what is not published yet."""
        return self in (Role.DIRECTOR, Role.REFEREE, Role.SCORER, Role.CHECK_IN)


_CHECK_IN: Final = (
    *(e.Entered, e.EntryChanged, e.EntryCancelled, e.CheckedIn, e.FeePaid),
    *(m.FeesAgreed, m.MoneyTaken, m.CashMoved, s.TakenBack),
)
_SCORER: Final = (e.Scored, e.Verified, e.Corrected, e.SheetLost, e.SheetFound, e.SheetLeft, e.LinedUp, s.TakenBack)
_REFEREE: Final = (
    e.Started,
    e.TimeCalled,
    e.SatWrongly,
    e.LinedUp,
    e.CameLate,
    e.SheetLeft,
    e.Stopped,
    e.Arbitrated,
    e.DuplicateAdjusted,
    e.Called,
    e.Warned,
    e.WarningLifted,
    e.Penalised,
    e.Referred,
    s.TakenBack,
)
_TAPPED: Final[dict[s.Tap, type]] = {
    s.Tap.START: e.Started,
    s.Tap.TIMEOUT: e.TimeCalled,
    s.Tap.ARRIVAL: e.CheckedIn,
    s.Tap.LATENESS: e.CameLate,
    s.Tap.SHEET_LEFT: e.SheetLeft,
    s.Tap.STOP: e.Stopped,
    s.Tap.ARBITRAL: e.Arbitrated,
    s.Tap.INTERRUPTION: e.Interrupted,
}
"""With what each tap was put on record: who may do that may take it back."""
_MAY: Final[dict[Role, tuple[type, ...]]] = {
    Role.REFEREE: (*_REFEREE, e.Remarked),
    Role.SCORER: (*_SCORER, e.Remarked),
    Role.CHECK_IN: (*_CHECK_IN, e.Remarked),
    Role.DISPLAY: (),
    Role.PLAYER: (e.Claimed, e.ClaimAgreed, e.ClaimWithdrawn, b.BoardsCommitted, b.BoardsOpened),
}


@cache
def permitted(role: Role) -> frozenset[type[Any]]:
    """What a role may put on record.

    The director may do everything, except to speak for the players and to say where a log comes from.
    """
    if role is Role.DIRECTOR:
        return frozenset(get_args(e.Happening)) - {e.Claimed, e.ClaimAgreed, e.ClaimWithdrawn, e.Imported}
    return frozenset(_MAY[role])


def may(role: Role, body: e.Happening) -> bool:
    """Whether a role may put this on record."""
    allowed = permitted(role)
    return type(body) in allowed and (not isinstance(body, s.TakenBack) or _TAPPED[body.what] in allowed)
