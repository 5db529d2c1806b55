"""Who may do what at the desk: each with a link or an account of their own."""

from enum import Enum
from functools import cache
from typing import Any, Final, get_args

from ventaglio.director import board_events as b
from ventaglio.director import events as e
from ventaglio.director import money_events as m


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
    *(m.FeesAgreed, m.MoneyTaken, m.CashMoved),
)
_SCORER: Final = (e.Scored, e.Verified, e.Corrected, e.SheetLost, e.SheetFound, e.SheetLeft, e.LinedUp)
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
)
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
    return type(body) in permitted(role)
