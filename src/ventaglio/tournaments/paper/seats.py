"""Papers about who is here and where everybody sits."""

from collections.abc import Iterator, Sequence

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.calendar import Turn, calendar, orders_of
from ventaglio.tournaments.director.drafting import foretold
from ventaglio.tournaments.director.entrants import folded
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.terms import Format, Number
from ventaglio.tournaments.director.tournament import Round
from ventaglio.tournaments.paper.blocks import Block, Column, Document, Grid, Heading, Sheet
from ventaglio.tournaments.paper.desk import Asked, by_group, sorted_by_name
from ventaglio.tournaments.paper.links import public_code

POSTED = 17
"""Points: what hangs on a wall is read from two metres."""
BOX = "☐"
TICKED = "☒"


def check_in(a: Asked) -> Document:
    """Everybody who has entered, with boxes to tick by hand."""
    columns = (
        Column(a.text("number"), "right"),
        Column(a.text("entrant"), grows=True),
        Column(a.text("club")),
        Column(a.text("category")),
        Column(a.text("present"), "center"),
        Column(a.text("paid"), "center"),
    )
    rows = tuple(
        (
            str(one.number),
            _with_cards(one.name, [(str(player), player.card) for player in one.players]),
            one.club,
            one.category,
            TICKED if one.present else BOX,
            TICKED if one.paid else BOX,
        )
        for one in sorted_by_name(a.t.entrants.values())
    )
    subtitle = a.text("entries-count", entrants=len(rows), players=sum(len(e.players) for e in a.t.entrants.values()))
    return Document(a.text("check-in"), (Grid(columns, rows, 11),), subtitle)


def _with_cards(name: str, players: Sequence[tuple[str, str]]) -> str:
    listed = " – ".join(f"{player} [{card}]" if card else player for player, card in players)
    return f"{name}: {listed}" if name else listed


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def positions_by_table(a: Asked) -> Document:
    """Table by table, group by group."""
    one = a.round
    columns = (
        Column(a.text("table"), "center", strong=True),
        Column(a.text("side-1"), grows=True),
        Column(a.text("side-2"), grows=True),
    )
    groups = by_group(one.matches.values())
    blocks: list[Block] = []
    for group, matches in groups.items():
        if len(groups) > 1:
            blocks.append(Heading(a.group(group)))
        rows = tuple((str(m.table), *(a.posted_side(side, one.number) for side in m.sides)) for m in matches)
        blocks.append(Grid(columns, rows, POSTED))
    blocks += _rests(a, one)
    return Document(_round_title(a, one), tuple(blocks), a.text("positions-by-table"), a.draft_mark(one))


def _rests(a: Asked, one: Round) -> Iterator[Block]:
    if one.rests:
        yield Heading(a.text("rests"))
        rows = tuple((a.title(number, one.number),) for number in one.rests)
        yield Grid((Column("", grows=True),), rows, POSTED)


def _round_title(a: Asked, one: Round) -> str:
    return a.text("round-title", round=str(one.number), rounds=str(a.t.notice.rounds))


def positions_by_name(a: Asked) -> Document:
    """Every player by surname, with the table to go to; where partners change, with the partner."""
    one = a.round
    yellow = a.t.notice.format is Format.YELLOW
    columns = [Column(a.text("player"), grows=True), Column(a.text("table"), "center", strong=True)]
    if yellow:
        columns.append(Column(a.text("partner"), grows=True))
    found: list[tuple[str, tuple[str, ...]]] = []
    for number, table, partner in _seats(a, one):
        for player in a.t.entrants[number].in_round(one.number).players:
            row = (str(player), table, partner) if yellow else (str(player), table)
            found.append((folded(f"{player.surname} {player.name}"), row))
    rows = tuple(row for _, row in sorted(found))
    listing = Grid(tuple(columns), rows, POSTED, across=1 if yellow else 2)
    return Document(_round_title(a, one), (listing,), a.text("positions-by-name"), a.draft_mark(one))


def _seats(a: Asked, one: Round) -> Iterator[tuple[Number, str, str]]:
    """Each entrant, the table, and whom one plays with."""
    for match in one.matches.values():
        for side in match.sides:
            for number in side:
                partner = ", ".join(a.title(other, one.number) for other in side if other != number)
                yield number, str(match.table), partner
    yield from ((number, a.text("rest"), "") for number in one.rests)


# ── Tables and guides ────────────────────────────────────────────────────────────────────────────────────────────────


def table_numbers(a: Asked) -> Sheet:
    """One huge number for each table; the two tables of a match of teams are told apart."""
    suffixes = ("A", "B") if a.t.notice.format is Format.TEAMS else ("",)
    numbers = tuple({"number": f"{table}{suffix}"} for table in _tables(a) for suffix in suffixes)
    return Sheet("numbers", a.text("table-numbers"), a.labels("table"), numbers)


def _tables(a: Asked) -> list[int]:
    """The tables of the last round drawn; before that as many as the entrants will need."""
    if a.t.rounds:
        return sorted(a.round.matches)
    here = sum(one.present for one in a.t.entrants.values()) or len(a.t.entrants)
    count = here // (4 if a.t.notice.format is Format.YELLOW else 2)
    return [a.t.notice.table(place) for place in range(1, count + 1)]


def guide_cards(a: Asked) -> Sheet:
    """For each entrant of a calendar fixed beforehand: table and opponents of every round of the phase.

    As everybody knows it now: printed again, the cards have whoever came late and leave out whoever is away.
    """
    one = a.round
    if not foretold(a.t, one):
        raise BadInput("only calendars fixed beforehand have guide cards", "paper-no-guides")
    moves = mover(a.t.notice.phase_of(one.number)[1].movement)
    fixed = {n for order in orders_of(a.t, one) for n in order[0::2]} if moves.fixed_line else set()
    items = tuple(
        {
            "who": a.title(number),
            "line": a.text("fixed" if number in fixed else "mobile") if moves.fixed_line else "",
            "code": public_code(a, number),
            "rounds": [_turn(a, turn) for turn in turns],
        }
        for number, turns in calendar(a.t, one).items()
    )
    labels = a.labels("round", "table", "opponents")
    return Sheet("guides", a.text("guide-cards"), labels, items, a.draft_mark(one))


def _turn(a: Asked, turn: Turn) -> dict[str, str]:
    if turn.instead is not None:
        return {"round": str(turn.round), "table": "—", "opponents": a.text(turn.instead.value)}
    played = turn.round if turn.round <= a.t.published else 0
    return {"round": str(turn.round), "table": str(turn.table), "opponents": a.title(turn.opponent, played)}
