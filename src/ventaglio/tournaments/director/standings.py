"""The ranking: what each entrant has, line by line, and in which order ties are decided."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.awards import Award, not_entered
from ventaglio.tournaments.director.penalties import points_lost
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Noted, Round, Tournament
from ventaglio.tournaments.director.worth import absence, rest


class Source(Enum):
    """Where a line of an account comes from."""

    MATCH = "match"
    REST = "rest"
    ABSENCE = "absence"
    SHEET_LEFT = "sheet-left"
    WARNINGS = "warnings"
    PENALTY = "penalty"
    NOT_ENTERED = "not-entered"


class AccountLine(msgspec.Struct, frozen=True, gc=False):
    """One figure of an entrant's account, and the lines of the log behind it."""

    source: Source
    round: int
    vp: int
    mp: int
    points: int = 0
    award: Award | None = None
    cite: Cite | None = None
    table: int = 0
    side: int = 0
    partners: tuple[Number, ...] = ()
    opponents: tuple[Number, ...] = ()
    entries: tuple[int, ...] = ()


class Standing(msgspec.Struct, frozen=True, gc=False):
    """An entrant's place in the ranking."""

    rank: int
    entrant: Number
    vp: int
    mp: int
    points: int
    group: int = 0

    @property
    def row(self) -> e.Row:
        return e.Row(self.rank, self.entrant, self.vp, self.mp, self.points, self.group)


def accounts(t: Tournament, after: int) -> dict[Number, list[AccountLine]]:
    """The account of everybody who has had a part in the rounds up to one: who came later is not in that ranking."""
    entered = {number: one.since for number, one in t.entrants.items() if one.present and one.since <= max(after, 1)}
    lines: dict[Number, list[AccountLine]] = {number: [] for number in entered}
    for one in t.rounds[:after]:
        if one.published is not None:
            for number, line in _of_round(t, one, entered):
                lines[number].append(line)
    for number, line in _of_ledger(t, after):
        if number in lines:
            lines[number].append(line)
    return lines


def account(t: Tournament, number: Number, after: int | None = None) -> tuple[AccountLine, ...]:
    """The account of one entrant: the sum of its lines is its place."""
    return tuple(accounts(t, t.published if after is None else after).get(number, ()))


def _of_round(t: Tournament, one: Round, entered: Mapping[Number, int]) -> Iterator[tuple[Number, AccountLine]]:
    for table, awards in one.awards.items():
        match, result = one.matches[table], one.result(table)
        for side, award in enumerate(awards):
            members, others = match.sides[side], match.sides[1 - side]
            for number in members:
                partners = tuple(n for n in members if n != number) if len(members) > 1 else ()
                yield number, AccountLine(
                    Source.MATCH, one.number, award.vp, award.mp, award.points, award, award.cite, table, side,
                    partners, others, result.entries,
                )  # fmt: skip
        if result.left_by is not None:
            norm = t.regulation.sheet_left_costs
            for number in match.sides[result.left_by]:
                yield number, AccountLine(
                    Source.SHEET_LEFT, one.number, -norm.value, 0, cite=norm.cite, table=table,
                    entries=result.entries,
                )  # fmt: skip
    for number in one.rests:
        award = rest(t)
        yield number, AccountLine(Source.REST, one.number, award.vp, award.mp, award.points, award, award.cite)
    for number, since in entered.items():
        if since > one.number:
            award = not_entered(t.regulation)
            yield number, AccountLine(Source.NOT_ENTERED, one.number, award.vp, award.mp, 0, award, award.cite)
    for number, missed in one.absent.items():
        spell = t.misses(number, one.number)
        award = absence(t, missed, spell)
        entries = (spell.entry,) if spell else ()
        yield number, AccountLine(Source.ABSENCE, one.number, award.vp, award.mp, 0, award, award.cite, entries=entries)


def _of_ledger(t: Tournament, after: int) -> Iterator[tuple[Number, AccountLine]]:
    warned: dict[Number, list[Noted]] = {}
    for one in t.ledger:
        body = one.body
        if isinstance(body, e.Penalised) and body.round <= after:
            cite = Cite(t.notice.code, body.article)
            yield (
                body.entrant,
                AccountLine(Source.PENALTY, body.round, body.vp, body.mp, cite=cite, entries=(one.entry,)),
            )
        elif isinstance(body, e.Warned) and body.round <= after and not one.lifted:
            warned.setdefault(body.entrant, []).append(one)
    for number, warnings in warned.items():
        for penalty in points_lost(t.regulation, t.hands, len(warnings)):
            these = warnings[penalty.since : penalty.warnings]
            last = these[-1].body
            assert isinstance(last, e.Warned)
            yield number, AccountLine(
                Source.WARNINGS, last.round, penalty.vp, penalty.mp, cite=penalty.cite, table=last.table,
                entries=tuple(one.entry for one in these),
            )  # fmt: skip


# ── The order ────────────────────────────────────────────────────────────────────────────────────────────────────────

Sums = dict[Number, tuple[int, int, int]]


def standings(t: Tournament, after: int | None = None) -> tuple[Standing, ...]:
    """The ranking after a round: the last complete one unless another is named.

    In groups by merit everybody of a group stands before everybody of the next.
    """
    upto = t.completed if after is None else after
    lines = accounts(t, upto)
    sums: Sums = {
        number: (sum(one.vp for one in own), sum(one.mp for one in own), sum(one.points for one in own))
        for number, own in lines.items()
    }
    groups = {number: index for index, group in enumerate(t.groups) for number in group} if _in_groups(t, upto) else {}
    last = len(t.groups)  # who belongs to no group any more stands after everybody, on the last one's list
    rows: list[Standing] = []
    for _, members in groupby(sorted(sums, key=lambda n: groups.get(n, last)), key=lambda n: groups.get(n, last)):
        for number in ordered(t, list(members), sums, lines):
            group = groups.get(number, last - 1) if groups else 0
            rows.append(Standing(len(rows) + 1, number, *sums[number], group=group))
    return tuple(rows)


def field(t: Tournament) -> tuple[Number, ...]:
    """Everybody in the order from which the next round is drawn: the ranking, then whoever has just come."""
    ranked = tuple(row.entrant for row in standings(t))
    known = set(ranked)
    return (*ranked, *(number for number in t.playing(t.published + 1) if number not in known))


def _in_groups(t: Tournament, after: int) -> bool:
    """Whether that round was played in the groups of now: the ranking they were cut from is everybody's."""
    first = sum(phase.rounds for phase in t.notice.phases[: t.groups_of_phase])
    return bool(t.groups) and after > first


def lot(seed: str, number: Number) -> int:
    """The draw that decides between entrants whom nothing else tells apart: from the seed on record."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8])


def ordered(
    t: Tournament, members: Sequence[Number], sums: Sums, lines: Mapping[Number, Sequence[AccountLine]]
) -> list[Number]:
    """Entrants in the order of the ranking, from what each has and the lines it comes from."""
    return _decide(t, list(members), t.regulation.ties.value, sums, lines)


def _decide(
    t: Tournament,
    tied: list[Number],
    criteria: Sequence[str],
    sums: Sums,
    lines: Mapping[Number, Sequence[AccountLine]],
) -> list[Number]:
    """Tied entrants in order: by the first criterion, those still tied by the next."""
    if len(tied) < 2 or not criteria:
        return sorted(tied)
    key = _CRITERIA[criteria[0]](t, tied, sums, lines)
    ranked = sorted(tied, key=key, reverse=True)
    return [
        number for _, equal in groupby(ranked, key=key) for number in _decide(t, list(equal), criteria[1:], sums, lines)
    ]


Criterion = Callable[
    [Tournament, Sequence[Number], Sums, Mapping[Number, Sequence[AccountLine]]], Callable[[Number], Any]
]


def _head_to_head(
    t: Tournament, tied: Sequence[Number], sums: Sums, lines: Mapping[Number, Sequence[AccountLine]]
) -> Callable[[Number], int]:
    """Victory points from the matches among those who are tied, if each of them has met all the others.

    Otherwise whoever happens not to have met the others would come last for it.
    """
    among = set(tied)
    won = dict.fromkeys(tied, 0)
    for number in tied:
        met: set[Number] = {number}
        for line in lines[number]:
            if line.source is Source.MATCH and among & set(line.opponents):
                met |= set(line.opponents)
                won[number] += line.vp
        if not among <= met:
            return dict.fromkeys(tied, 0).__getitem__
    return won.__getitem__


_CRITERIA: Final[Mapping[str, Criterion]] = {
    "vp": lambda t, tied, sums, lines: lambda n: sums[n][0],
    "mp": lambda t, tied, sums, lines: lambda n: sums[n][1],
    "points": lambda t, tied, sums, lines: lambda n: sums[n][2],
    "head-to-head": _head_to_head,
    "lot": lambda t, tied, sums, lines: lambda n: lot(t.seed, n),
}
