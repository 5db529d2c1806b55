"""Papers about results: what is missing, rankings, the crosstable."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ventaglio.tournaments.director.events import Row
from ventaglio.tournaments.director.standings import AccountLine, Source, accounts, standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.paper.blocks import Block, Column, Document, Grid, Heading
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.seats import POSTED
from ventaglio.tournaments.words.unusual import APART

NO_NOTES: Final[Mapping[Number, str]] = {}


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
            *(a.side(side, one.number) for side in one.matches[table].sides),
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


def ranking_blocks(
    a: Asked, rows: Sequence[Row], size: float, notes: Mapping[Number, str] = NO_NOTES
) -> Iterator[Block]:
    """The ranking, group by group where there are groups: the place in the group, then that among all.

    ``notes``: what is to be said of an entrant's points.
    """
    groups = sorted({row.group for row in rows})
    clubs = any(a.t.entrants[row.entrant].club for row in rows)
    columns = (
        Column(a.text("rank"), "right", strong=True),
        *((Column(a.text("rank-of-all"), "right"),) if len(groups) > 1 else ()),
        Column(a.text("entrant"), grows=True, share=2),
        *((Column(a.text("club"), grows=True, small=size == POSTED),) if clubs else ()),
        Column("VP", "right", strong=True),
        Column("MP", "right"),
    )
    for group in groups:
        if len(groups) > 1:
            yield Heading(a.group(group))
        members = [row for row in rows if row.group == group]
        told = tuple(
            (
                str(place),
                *((str(row.rank),) if len(groups) > 1 else ()),
                a.title(row.entrant) + _gone(a, row.entrant),
                *((a.t.entrants[row.entrant].club,) if clubs else ()),
                str(row.vp),
                a.words.points(row.mp) if row.mp else "0",
            )
            for place, row in enumerate(members, start=1)
        )
        yield Grid(columns, told, size, notes=tuple(notes.get(row.entrant, "") for row in members))


def _gone(a: Asked, number: Number) -> str:
    """The mark of who does not play any more, and of whom a bot has played for."""
    spell = next((one for one in a.t.spells.get(number, ()) if one.until is None), None)
    marks = [] if spell is None else [a.text("withdrawn" if spell.for_good else "away-now")]
    if rounds := a.t.bots().get(number):
        marks.append(a.text("bot-rounds", rounds=", ".join(map(str, rounds))))
    return f"\u2002({'; '.join(marks)})" if marks else ""


WIDE_FROM: Final = 5
"""With so many rounds the crosstable lies on its side."""


def crosstable(a: Asked) -> Document:
    """Everybody's rounds side by side: the opponents' number and the victory points, a line for each entrant."""
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
            _short(a, row.entrant),
            *(_met(a, lines[row.entrant], number) for number in range(1, after + 1)),
            _apart(a, lines[row.entrant]),
            str(row.vp),
            a.words.points(row.mp) if row.mp else "0",
        )
        for row in standings(a.t, after)
    )
    title = f"{a.text('crosstable')} – {a.text('ranking-after', round=str(after), rounds=str(a.t.notice.rounds))}"
    table = Grid(columns, rows, 9 if after <= 11 and len(rows) <= 60 else 7.5, one_line=True)
    return Document(title, (table,), a.text("crosstable-how"), wide=after >= WIDE_FROM)


def _short(a: Asked, number: Number) -> str:
    """An entrant in one line: surnames, or the name of a team."""
    one = a.t.entrants[number]
    alone = len(one.players) == 1
    return f"{number}  {one.name or (str(one.players[0]) if alone else ' – '.join(p.surname for p in one.players))}"


def _met(a: Asked, lines: Sequence[AccountLine], number: int) -> str:
    """A round in a cell: the opponents' numbers, a colon, the victory points."""
    own = [line for line in lines if line.round == number and line.source not in APART]
    if not own:
        return "–"
    line = own[0]
    against = " ".join(map(str, line.opponents)) or a.text("rest-short" if line.source is Source.REST else "away-short")
    return f"{against}:\u2009{line.vp}"


def _apart(a: Asked, lines: Sequence[AccountLine]) -> str:
    lost = sum(line.vp for line in lines if line.source in APART)
    return a.words.points(lost) if lost else ""
