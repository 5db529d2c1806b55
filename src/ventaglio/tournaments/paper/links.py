"""Codes for the cameras of phones: the public page on slips and cards, and every entrant's own link on sheets."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.paper.blocks import Sheet
from ventaglio.tournaments.paper.qr import svg

if TYPE_CHECKING:
    from ventaglio.tournaments.paper.desk import Asked


class Links(msgspec.Struct, frozen=True):
    """Where phones go: the public page of the tournament, and the own page of each entrant with its key."""

    public: str = ""
    own: Mapping[Number, str] = {}


NO_LINKS: Final = Links()


def public_code(a: "Asked", number: Number | None = None) -> str:
    """The code of the public page, as a picture: nothing where the address is not known.

    With a ``number``, of the page that follows this entrant at once.
    """
    if not a.links.public:
        return ""
    return svg(a.links.public if number is None else f"{a.links.public}#pair={number}")


def player_links(a: "Asked") -> Sheet:
    """A card for each entrant, to be cut apart and handed out."""
    _demand_links(a)
    items = tuple({"table": "", "codes": [_own(a, number)]} for number in a.t.entrants)
    return _sheet(a, "player-links", items)


def table_links(a: "Asked") -> Sheet:
    """A card for each table of a round, with the codes of those who sit there."""
    _demand_links(a)
    items = tuple(
        {"table": f"{a.text('table')} {match.table}", "codes": [_own(a, n) for side in match.sides for n in side]}
        for match in a.round.matches.values()
    )
    return _sheet(a, "table-links", items)


def _sheet(a: "Asked", kind: str, items: tuple[Mapping[str, object], ...]) -> Sheet:
    across = max((len(codes) for item in items if isinstance(codes := item["codes"], list)), default=1)
    shared = {"hint": a.text("links-hint"), "columns": 3 if across == 1 else 2 if across == 2 else 1}
    return Sheet("links", a.text(kind), {}, items, shared=shared)


def _own(a: "Asked", number: Number) -> dict[str, str]:
    return {"who": a.title(number), "code": svg(a.links.own[number]) if number in a.links.own else ""}


def _demand_links(a: "Asked") -> None:
    if not a.links.own:
        raise BadInput("there is no address to hand out", "paper-no-address")
