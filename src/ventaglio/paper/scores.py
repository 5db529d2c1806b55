"""Papers about results: the slips that players fill in, what is missing, rankings."""

from collections.abc import Iterator, Sequence
from typing import Final

from ventaglio.director.events import Match, Row
from ventaglio.director.pairing import Side
from ventaglio.director.standings import AccountLine, Source, accounts, standings
from ventaglio.director.terms import Format
from ventaglio.director.tournament import Round
from ventaglio.director.victory import LEVEL
from ventaglio.paper.blocks import Block, Column, Document, Grid, Heading, Sheet
from ventaglio.paper.desk import Asked
from ventaglio.paper.links import public_code
from ventaglio.paper.seats import POSTED

ON_A_PAGE: Final = {6: 3, 14: 2, 1000: 1}
"""How many slips fit on a page, up to so many hands."""

# ── Score slips ──────────────────────────────────────────────────────────────────────────────────────────────────────


def score_slips(a: Asked) -> Sheet:
    """One slip for each table, with everything on it that is known before play (F19 18, 19)."""
    one = a.round
    in_teams = a.t.notice.format is Format.TEAMS
    captains = in_teams and a.t.regulation.captains_sign.value
    labels = a.labels("base", "points", "total", "sum", "difference", "vp", "mp")
    labels["signature"] = a.text("captain" if captains else "signature")
    hands = a.t.notice.hands
    hints = [] if a.boards else [a.text("wrote")]
    shared: dict[str, object] = {
        "hands": [a.text("board" if a.boards else "hand", hand=str(hand)) for hand in range(1, hands + 1)],
        "boxes": ["points"] if a.boards else ["base", "points", "total"],
        "difference": not a.boards,
        # Two tables make a match of teams, all tables a match with the same boards: nobody can look it up alone.
        "vp": not a.boards and not in_teams,
        "bands": [list(band) for band in _bands(a)],
        "bands_title": a.text("vp-table"),
        "code": public_code(a),
        "hint": " · ".join([*hints, a.text("both-tables" if in_teams else "hand-in")]),
        "on_a_page": next(count for most, count in ON_A_PAGE.items() if hands <= most),
    }
    slips = tuple(slip for match in one.matches.values() for slip in _slips(a, one, match))
    return Sheet("slips", a.text("score-slips"), labels, slips, a.draft_mark(one), shared)


def _slips(a: Asked, one: Round, match: Match) -> Iterator[dict[str, object]]:
    for place, sheet in enumerate(("A", "B") if a.t.notice.format is Format.TEAMS else ("",)):
        yield {
            "round": a.text("round-title", round=str(one.number), rounds=str(a.t.notice.rounds)),
            "table": f"{match.table}{sheet}",
            "table_label": a.text("table"),
            "sides": [a.side(side) + _line_up(a, one, side, place) for side in match.sides],
        }


def _line_up(a: Asked, one: Round, side: Side, place: int) -> str:
    """The pair that a team sends to one of its two tables, once it is known."""
    pairs = one.lineups.get(side[0])
    if pairs is None:
        return ""
    players = a.t.entrants[side[0]].players
    return "\n" + " – ".join(str(players[at]) for at in pairs[place])


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


def missing_scores(a: Asked) -> Document:
    """The tables that the desk still waits for."""
    one = a.round
    columns = (
        Column(a.text("table"), "center", strong=True),
        Column(a.text("side-1"), grows=True),
        Column(a.text("side-2"), grows=True),
        Column(a.text("state")),
    )
    missing = a.t.missing(one.number)
    rows = tuple(
        (
            str(table),
            *(a.side(side) for side in one.matches[table].sides),
            a.text("read-once" if table in one.awards else "not-in"),
        )
        for table in sorted(missing)
    )
    subtitle = a.text("missing-count", missing=len(missing), tables=len(one.matches))
    title = f"{a.text('missing-scores')}: {a.text('round-title', round=str(one.number), rounds=str(a.t.notice.rounds))}"
    return Document(title, (Grid(columns, rows, 13),) if rows else (), subtitle)


# ── Rankings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def ranking(a: Asked) -> Document:
    """The ranking after a round, as it was posted where it was."""
    rows, mark, state = _ranked(a)
    title = a.text("ranking-after", round=str(a.after), rounds=str(a.t.notice.rounds))
    return Document(title, tuple(ranking_blocks(a, rows, POSTED)), state, mark)


def _ranked(a: Asked) -> tuple[Sequence[Row], str, str]:
    """The rows, the mark of what has not been posted, and whether they can still change."""
    now = tuple(row.row for row in standings(a.t, a.after))
    posting = next((one for one in reversed(a.t.posted) if one.after == a.after), None)
    if a.after <= a.t.locked:
        return posting.rows if posting else now, "", a.text("definitive")
    if posting is None or posting.rows != now:
        return now, a.text("draft"), a.text("not-posted")
    if not posting.checking:
        return now, "", a.text("provisional")
    return now, "", a.text("checking", minutes=a.t.regulation.provisional_minutes.value)


def ranking_blocks(a: Asked, rows: Sequence[Row], size: float) -> Iterator[Block]:
    columns = (
        Column(a.text("rank"), "right", strong=True),
        Column(a.text("entrant"), grows=True),
        Column("VP", "right", strong=True),
        Column("MP", "right"),
    )
    groups = sorted({row.group for row in rows})
    for group in groups:
        if len(groups) > 1:
            yield Heading(a.group(group))
        members = [row for row in rows if row.group == group]
        told = tuple(
            (str(place), a.title(row.entrant), str(row.vp), a.words.points(row.mp) if row.mp else "0")
            for place, row in enumerate(members, start=1)
        )
        yield Grid(columns, told, size)


def crosstable(a: Asked) -> Document:
    """Everybody's rounds side by side: opponent and victory points."""
    after = a.after
    lines = accounts(a.t, after)
    columns = (
        Column(a.text("rank"), "right"),
        Column(a.text("entrant"), grows=True),
        *(Column(str(number), "center") for number in range(1, after + 1)),
        Column("±", "right"),
        Column("VP", "right", strong=True),
        Column("MP", "right"),
    )
    rows = tuple(
        (
            str(row.rank),
            a.title(row.entrant),
            *(_met(a, lines[row.entrant], number) for number in range(1, after + 1)),
            _apart(a, lines[row.entrant]),
            str(row.vp),
            str(row.mp),
        )
        for row in standings(a.t, after)
    )
    title = f"{a.text('crosstable')} – {a.text('ranking-after', round=str(after), rounds=str(a.t.notice.rounds))}"
    table = Grid(columns, rows, 9 if after > 6 else 10)
    return Document(title, (table,), a.text("crosstable-how"), wide=True)


def _met(a: Asked, lines: Sequence[AccountLine], number: int) -> str:
    """A round in a cell: the opponents' numbers over the victory points."""
    own = [line for line in lines if line.round == number and line.source not in _APART]
    if not own:
        return "–"
    line = own[0]
    against = " ".join(map(str, line.opponents)) or a.text("rest-short" if line.source is Source.REST else "away-short")
    return f"{against}\n{line.vp}"


_APART = (Source.SHEET_LEFT, Source.WARNINGS, Source.PENALTY)
"""Points that belong to no match."""


def _apart(a: Asked, lines: Sequence[AccountLine]) -> str:
    lost = sum(line.vp for line in lines if line.source in _APART)
    return a.words.points(lost) if lost else ""
