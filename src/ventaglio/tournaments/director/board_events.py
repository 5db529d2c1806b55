"""How the boards of a tournament come about: lines of its log. See docs/provable.md.

The house commits to a secret for each board, desk and entrants to one each for all of them; then these open, and the
house tells that of a board when no table plays it any more. ``entrant`` 0 is the desk.
"""

from typing import Literal

import msgspec

from ventaglio.tournaments.director.terms import Number


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    label: str
    """Which attempt: the id of the tournament, a stroke, a number."""


class BoardsPromised(_Line, frozen=True, gc=False, tag="boards-promised", kw_only=True):
    """The house commits to every board of every round; its secrets are made of its key and the ``nonce``."""

    nonce: str
    promised: tuple[tuple[str, ...], ...]


class BoardsCommitted(_Line, frozen=True, gc=False, tag="boards-committed", kw_only=True):
    """The desk or an entrant commits to a secret for all boards."""

    entrant: Number
    commitment: str


class BoardsClosed(_Line, frozen=True, gc=False, tag="boards-closed"):
    """It is settled who has a part in the boards; from now on they open."""


class BoardsOpened(_Line, frozen=True, gc=False, tag="boards-opened", kw_only=True):
    """The desk or an entrant opens. What does not fit makes all boards void."""

    entrant: Number
    secret: str


class BoardsVoided(_Line, frozen=True, gc=False, tag="boards-voided", kw_only=True):
    """Some have not opened in time: all boards are void, and are promised anew."""

    entrants: tuple[Number, ...]
    why: Literal["missing"] = "missing"


class BoardTold(_Line, frozen=True, gc=False, tag="board-told", kw_only=True):
    """A board is over at every table: the house's secret for it."""

    round: int
    board: int
    secret: str
