"""The final report: a tournament on paper, to be signed. Every figure that is not plain has its reason beside it.

What referees and directors decided is told in the words of the log, line by line, with who signed it.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import AccountLine, accounts, standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round
from ventaglio.tournaments.director.undoing import lines_replaced, lines_taken_back
from ventaglio.tournaments.paper.blocks import (
    Block,
    Column,
    Document,
    Facts,
    Grid,
    Heading,
    Signatures,
    Texts,
)
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.records import notice_blocks, prize_blocks
from ventaglio.tournaments.paper.scores import ranking_blocks
from ventaglio.tournaments.words.accounts import account
from ventaglio.tournaments.words.audit import audit
from ventaglio.tournaments.words.desk import ROLES
from ventaglio.tournaments.words.unusual import APART, of_match, of_total

Accounts = Mapping[Number, Sequence[AccountLine]]

CHAPTERS: Final[dict[str, tuple[type, ...]]] = {
    "substitutions": (e.Substituted,),
    "absences": (e.Absent, e.Returned, e.Stopped),
    "lateness": (e.CameLate,),
    "arbitral": (e.Arbitrated, e.DuplicateAdjusted),
    "sheets": (e.SheetLost, e.SheetFound, e.SheetLeft),
    "seating": (e.Rearranged, e.Recalled, e.SatWrongly),
    "corrections": (e.Corrected,),
}
"""Lines of the log that the report repeats, under their headings."""

ELSEWHERE: Final[tuple[type, ...]] = (
    e.Announced, e.Entered, e.EntryChanged, e.EntryCancelled, e.CheckedIn, e.FeePaid, e.EntriesClosed, e.Drafted,
    e.Published, e.Started, e.TimeCalled, e.LinedUp, e.Hosted, e.Scored, e.Verified, e.Claimed, e.ClaimAgreed,
    e.ClaimWithdrawn, e.Called, e.Warned, e.WarningLifted, e.Penalised, e.Referred, e.StandingsPosted, e.Locked,
    e.GroupsCut, e.PrizesSet, e.Ended, b.BoardsPromised, b.BoardsCommitted, b.BoardsClosed, b.BoardsOpened,
    b.BoardTold, m.ReductionsSet, m.FeesAgreed, m.MoneyTaken, m.CashMoved,
)  # fmt: skip
"""What goes its usual way, or is told elsewhere in the report. Any other line is a decision, and told among those."""


def final_report(a: Asked) -> Document:
    """The whole tournament on paper: what was announced, who directed, who played, what came out and why."""
    return Document(a.text("final-report"), tuple(_report(a)), a.t.notice.name)


def _report(a: Asked) -> Iterator[Block]:
    yield Heading(a.text("notice"))
    yield from notice_blocks(a)
    if a.t.interrupted:
        yield Texts((a.text("broken-off", why=a.t.interrupted),))
    chapters, lines = dict(_chapters(a)), accounts(a.t, a.t.completed)
    if a.log:
        yield Heading(a.text("directed"))
        yield Facts(tuple(_directed(a)))
        yield Heading(a.text("summary"))
        yield Facts(tuple((a.text(f"chapter-{name}"), str(told.standing)) for name, told in chapters.items()))
    yield Heading(a.text("entrants"))
    yield _entrants(a)
    if a.t.completed:
        yield Heading(a.text("ranking-after", round=str(a.t.completed), rounds=str(a.t.notice.rounds)))
        apart = {number: "; ".join(of_total(a.words, a.t, own)) for number, own in lines.items()}
        yield from ranking_blocks(a, [one.row for one in standings(a.t)], 10, apart)
    yield Heading(a.text("prizes"))
    yield from prize_blocks(a, 10)
    for one in a.t.rounds[: a.t.completed]:
        yield Heading(a.text("round-title", round=str(one.number), rounds=str(a.t.notice.rounds)))
        yield _results(a, one, lines)
        if one.rearranged:
            yield Texts((a.words.text("note-rearranged", why=one.rearranged),))
    written = _written(a)
    yield Heading(a.text("referees"))
    yield Texts(written or (a.text("nothing"),), listed=bool(written))
    for name, told in chapters.items():
        if told.lines:
            yield Heading(a.text(f"chapter-{name}"))
            yield Texts(told.lines, listed=True)
    yield Heading(a.text("log"))
    yield Texts(tuple(_log(a)))
    yield Signatures((a.words.text("role-director"), a.words.text("role-referee")))


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _directed(a: Asked) -> Iterator[tuple[str, str]]:
    """Who signed lines of the log in each role, and which referees they name."""
    for role in (Role.DIRECTOR, Role.REFEREE, Role.SCORER, Role.CHECK_IN):
        names = [entry.by for entry in a.log if entry.role == role.value]
        if role is Role.REFEREE:
            names += [getattr(entry.body, "referee", "") for entry in a.log]
        found = [name for name in dict.fromkeys(names) if name and name not in ROLES]
        if found:  # who came by a link without a name has signed by the role
            yield a.words.term(role), ", ".join(found)


def _entrants(a: Asked) -> Grid:
    columns = (
        Column(a.text("number"), "right"),
        Column(a.text("entrant"), grows=True),
        Column(a.text("club")),
        Column(a.text("category")),
    )
    here = [one for one in a.t.entrants.values() if one.present]
    rows = tuple((str(one.number), one.title, one.club, one.category) for one in here)
    notes = tuple("; ".join(_before(a, one.number)) for one in here)
    return Grid(columns, rows, 9, notes=notes)


def _before(a: Asked, number: Number) -> Iterator[str]:
    """Who they were before each substitution."""
    first = 1
    for lineup in a.t.entrants[number].earlier:
        if lineup.last >= first:
            names = " – ".join(map(str, lineup.players))
            one_round = "yes" if first == lineup.last else "no"
            yield a.text("played-until", names=names, first=str(first), last=str(lineup.last), alone=one_round)
            first = lineup.last + 1


# ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _results(a: Asked, one: Round, lines: Accounts) -> Grid:
    """A round as it was played, by whom it was played then; and what it gave to those who did not play it."""
    columns = (
        Column(a.text("table"), "right"),
        Column(a.text("side-1"), grows=True),
        Column(a.text("side-2"), grows=True),
        Column(a.text("score"), "center"),
        Column("MP", "center"),
        Column("VP", "center", strong=True),
    )
    rows: list[tuple[str, ...]] = []
    notes: list[str] = []
    for table, match in sorted(one.matches.items()):
        first, second = one.awards[table]
        sheets = one.result(table).counted
        score = a.words.sheets(sheets).replace(", ", "\n") if sheets else "—"
        mp = _signed(a, first.mp) if first.mp == -second.mp else f"{_signed(a, first.mp)} / {_signed(a, second.mp)}"
        names = (a.side(side, one.number) for side in match.sides)
        rows.append((str(table), *names, score, mp, f"{first.vp}–{second.vp}"))
        notes.append("; ".join(of_match(a.words, a.t, one, table)))
    for number, why in _not_playing(a, one):
        line = next(line for line in lines[number] if line.round == one.number and line.source not in APART)
        rows.append(("", a.title(number, one.number), a.text(why), "—", _signed(a, line.mp), str(line.vp)))
        notes.append(account(a.words, line, a.t))
    return Grid(columns, tuple(rows), 9, notes=tuple(notes))


def _not_playing(a: Asked, one: Round) -> Iterator[tuple[Number, str]]:
    yield from ((number, "rest") for number in one.rests)
    yield from ((number, "away") for number in sorted(one.absent))
    yield from (
        (n, "not-entered") for n, entrant in a.t.entrants.items() if entrant.present and entrant.since > one.number
    )


def _signed(a: Asked, mp: int) -> str:
    return a.words.points(mp) if mp else "0"


# ── What was decided ─────────────────────────────────────────────────────────────────────────────────────────────────


class Chapter(NamedTuple):
    """Lines of the log under a heading, and how many of them were neither taken back nor replaced."""

    lines: tuple[str, ...]
    standing: int


def _chapters(a: Asked) -> Iterator[tuple[str, Chapter]]:
    named: tuple[type, ...] = ()
    gone = _gone(a)
    for name, kinds in CHAPTERS.items():
        yield name, _chapter(a, [entry for entry in a.log if isinstance(entry.body, kinds)], gone)
        named += kinds
    others = [entry for entry in a.log if not isinstance(entry.body, (*named, *ELSEWHERE))]
    yield "decisions", _chapter(a, others, gone)


def _gone(a: Asked) -> dict[int, tuple[str, int]]:
    """The lines that count no more: what became of each, and by which line."""
    replaced = {line: ("replaced", by) for line, by in lines_replaced(a.log).items()}
    return replaced | {line: ("taken-back", by) for line, by in lines_taken_back(a.log).items()}


def _chapter(a: Asked, entries: Sequence[e.Entry], gone: Mapping[int, tuple[str, int]]) -> Chapter:
    def told(entry: e.Entry) -> str:
        line = _line(a, entry)
        if entry.seq not in gone:
            return line
        how, by = gone[entry.seq]
        return a.text(how, line=line, by=str(by))

    return Chapter(tuple(map(told, entries)), sum(entry.seq not in gone for entry in entries))


def _line(a: Asked, entry: e.Entry) -> str:
    return a.text("logged", entry=str(entry.seq), by=a.words.signer(entry.by), what=audit(a.words, entry, a.t))


def _written(a: Asked) -> tuple[str, ...]:
    """What referees wrote down, and warnings that follow from another line: in the words and the order of the log."""
    signers = {entry.seq: entry.by for entry in a.log}
    ledger = (e.Entry(one.entry, 0.0, signers.get(one.entry, one.body.referee), "", one.body) for one in a.t.ledger)
    lifted = (entry for entry in a.log if isinstance(entry.body, e.WarningLifted))
    return tuple(_line(a, entry) for entry in sorted((*ledger, *lifted), key=lambda entry: entry.seq))


def _log(a: Asked) -> Iterator[str]:
    if a.log:
        digest = hashlib.sha256(msgspec.json.encode(a.log)).hexdigest()
        yield a.text("log-signed", lines=str(len(a.log)), digest=" ".join(digest[i : i + 8] for i in range(0, 64, 8)))
    else:
        yield a.text("log-lines", lines=str(a.t.seq))
