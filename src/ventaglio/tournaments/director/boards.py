"""The boards of a tournament as its log leaves them: what was promised, who has a part, what was void, what is told."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards.provable import commitment
from ventaglio.core.provable_record import Void
from ventaglio.tournaments.director.board_events import (
    BoardsClosed,
    BoardsCommitted,
    BoardsOpened,
    BoardsPromised,
    BoardsVoided,
    BoardTold,
)
from ventaglio.tournaments.director.terms import Number

DESK: Final = "desk"
FAILURES: Final = 2
"""How often one may fail to open before the boards are made without him."""


class Boards(msgspec.Struct, frozen=True):
    """The present attempt, and those that were void before it."""

    label: str = ""
    nonce: str = ""
    promised: tuple[tuple[str, ...], ...] = ()
    """The house's commitments, by round and board; empty before the first attempt and after one that was void."""
    at: float = 0.0
    """When this step of it began."""
    commitments: dict[str, str] = {}
    closed: bool = False
    openings: dict[str, str] = {}
    told: dict[str, str] = {}
    """The house's secrets of boards that are over everywhere, by their labels."""
    voids: tuple[Void, ...] = ()

    @property
    def attempt(self) -> int:
        """The number of the next attempt."""
        return len(self.voids) + 1

    @property
    def missing(self) -> tuple[str, ...]:
        """Who has a part and has not opened."""
        return tuple(sorted(self.commitments.keys() - self.openings.keys()))

    @property
    def settled(self) -> bool:
        """Whether all that makes the boards is fixed, and only the house's secrets are kept back."""
        return bool(self.promised) and self.closed and not self.missing

    def failed(self, who: str) -> bool:
        """Whether somebody has made so many attempts void that the next is made without him."""
        return sum(who in void.who for void in self.voids) >= FAILURES


def who_is(entrant: Number) -> str:
    """Who somebody is among those who have a part in the boards."""
    return str(entrant) if entrant else DESK


def board_label(tournament_id: str, round_: int, board: int) -> str:
    """Which board it is."""
    return f"{tournament_id}-{round_}/{board}"


def _promised(boards: Boards, at: float, body: BoardsPromised) -> Boards:
    return Boards(body.label, body.nonce, body.promised, at, voids=boards.voids)


def _committed(boards: Boards, at: float, body: BoardsCommitted) -> Boards:
    return replace(boards, commitments={**boards.commitments, who_is(body.entrant): body.commitment})


def _closed(boards: Boards, at: float, body: BoardsClosed) -> Boards:
    return replace(boards, closed=True, at=at)


def _opened(boards: Boards, at: float, body: BoardsOpened) -> Boards:
    who = who_is(body.entrant)
    if commitment(who, bytes.fromhex(body.secret), body.label) != boards.commitments[who]:
        return _void(boards, Void(body.label, "false", (who,), body.secret))
    return replace(boards, openings={**boards.openings, who: body.secret})


def _voided(boards: Boards, at: float, body: BoardsVoided) -> Boards:
    return _void(boards, Void(body.label, body.why, tuple(map(who_is, body.entrants))))


def _void(boards: Boards, void: Void) -> Boards:
    return Boards(voids=(*boards.voids, void))


def _told(boards: Boards, at: float, body: BoardTold) -> Boards:
    label = board_label(body.label.partition("/")[0], body.round, body.board)
    return replace(boards, told={**boards.told, label: body.secret})


FOLDS: Final[Mapping[type, Callable[..., Boards]]] = {
    BoardsPromised: _promised,
    BoardsCommitted: _committed,
    BoardsClosed: _closed,
    BoardsOpened: _opened,
    BoardsVoided: _voided,
    BoardTold: _told,
}
