"""The score slips that players fill in and sign: on sheets of A5, or several to a sheet of A4."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.events import Match
from ventaglio.tournaments.director.pairing import Side
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Round
from ventaglio.tournaments.director.victory import LEVEL
from ventaglio.tournaments.paper.blocks import Sheet
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.links import public_code


class Layout(NamedTuple):
    """Slips side by side and one below the other on a sheet of paper."""

    paper: str
    across: int
    down: int
    most: int
    """So many smazzate or boards have room on a slip."""


USUAL: Final = (Layout("a4", 1, 3, 7), Layout("a4", 1, 2, 18), Layout("a4", 1, 1, 50))
"""The first of these on which the hands of a round have room."""
A5: Final = Layout("a5", 1, 1, 18)
THREE: Final = USUAL[0]
FOUR: Final = Layout("a4", 2, 2, 12)

LONGEST: Final = 12
"""So many of the longest names are tried to find the size in which all names have room."""


def score_slips(a: Asked) -> Sheet:
    """As many to a sheet as have room."""
    return _sheet(a, next(one for one in USUAL if a.t.notice.hands <= one.most))


def _on(layout: Layout) -> Callable[[Asked], Sheet]:
    def made(a: Asked) -> Sheet:
        if a.t.notice.hands > layout.most:
            facts = {"hands": a.t.notice.hands, "most": layout.most}
            raise BadInput(f"no more than {layout.most} hands have room on such a slip", "paper-slip-small", **facts)
        return _sheet(a, layout)

    return made


SIZES: Final[Mapping[str, Callable[[Asked], Sheet]]] = {
    "score-slips-a5": _on(A5),
    "score-slips-three": _on(THREE),
    "score-slips-four": _on(FOUR),
}
"""Slips in a size that was asked for."""


def _sheet(a: Asked, layout: Layout) -> Sheet:
    """One slip for each table, with everything on it that is known before play (F19 18, 19)."""
    one = a.round
    in_teams = a.t.notice.format is Format.TEAMS
    captains = in_teams and a.t.regulation.captains_sign.value
    labels = a.labels("base", "points", "total", "sum", "difference", "vp", "mp")
    labels["signature"] = a.text("captain" if captains else "signature")
    hints = [] if a.boards else [a.text("wrote")]
    slips = tuple(slip for match in one.matches.values() for slip in _slips(a, one, match))
    shared: dict[str, object] = {
        "hands": [a.text("board" if a.boards else "hand", hand=str(hand)) for hand in range(1, a.t.notice.hands + 1)],
        "boxes": ["points"] if a.boards else ["base", "points", "total"],
        "difference": not a.boards,
        # Two tables make a match of teams, all tables a match with the same boards: nobody can look it up alone.
        "vp": not a.boards and not in_teams,
        "bands": [list(band) for band in _bands(a)],
        "bands_title": a.text("vp-table"),
        "code": public_code(a),
        "hint": " · ".join([*hints, a.text("both-tables" if in_teams else "hand-in")]),
        "longest": _longest(slips),
        **layout._asdict(),
    }
    return Sheet("slips", a.text("score-slips"), labels, slips, a.draft_mark(one), shared)


def _longest(slips: tuple[Mapping[str, object], ...]) -> list[str]:
    """The names that need most room: all slips have theirs in the size that these allow."""
    sides = {str(side) for slip in slips for side in slip["sides"]}  # type: ignore[attr-defined]
    by_line = sorted(sides, key=lambda side: max(map(len, side.split("\n"))), reverse=True)
    by_size = sorted(sides, key=len, reverse=True)
    return [*by_line[:LONGEST], *by_size[:LONGEST]]


def _slips(a: Asked, one: Round, match: Match) -> Iterator[dict[str, object]]:
    for place, sheet in enumerate(("A", "B") if a.t.notice.format is Format.TEAMS else ("",)):
        yield {
            "round": a.text("round-title", round=str(one.number), rounds=str(a.t.notice.rounds)),
            "table": f"{match.table}{sheet}",
            "table_label": a.text("table"),
            "sides": [_names(a, one, side, place) for side in match.sides],
        }


def _names(a: Asked, one: Round, side: Side, place: int) -> str:
    """A line for each player; of a team its name, and the pair that it sends to one of its tables once it is known."""
    if a.t.notice.format is not Format.TEAMS:
        return a.posted_side(side, one.number)
    pairs = one.lineups.get(side[0])
    players = a.t.entrants[side[0]].in_round(one.number).players
    pair = " – ".join(str(players[at]) for at in pairs[place]) if pairs else ""
    return "\n".join(filter(None, (a.side(side, one.number), pair)))


def _bands(a: Asked) -> Iterator[tuple[str, str]]:
    """The rows of the table of victory points: a difference, and what it gives both sides. Duplicates have none."""
    bounds = a.t.regulation.victory_tables.value[a.t.hands]
    if not bounds:
        return
    unit = a.t.regulation.unit
    low = 0
    for index, high in enumerate(bounds):
        yield f"{low}–{high}", f"{LEVEL + index}–{LEVEL - index}"
        low = high + unit
    top = len(bounds)
    yield a.text("over", bound=str(bounds[-1])), f"{LEVEL + top}–{LEVEL - top}"
