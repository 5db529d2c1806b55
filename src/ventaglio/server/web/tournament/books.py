"""What the desk looks up: rankings, accounts, the ledger, the log, the prizes."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ventaglio.server.desk.keys import Bearer
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.events import EntriesClosed, Entry, Pot, Prize
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import account, standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Noted, Tournament
from ventaglio.tournaments.words.accounts import account as account_sentence
from ventaglio.tournaments.words.audit import audit, tag
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.money import pot_told


class StandingView(msgspec.Struct, frozen=True):
    rank: int
    entrant: Number
    vp: int
    mp: int
    points: int
    group: int


class StandingsView(msgspec.Struct, frozen=True):
    """A ranking. ``complete``: every result up to that round is in."""

    after: int
    complete: bool
    rows: tuple[StandingView, ...]


class AccountView(msgspec.Struct, frozen=True):
    """Every figure of an entrant as a sentence."""

    number: Number
    vp: int
    mp: int
    lines: tuple[str, ...]


class AuditLine(msgspec.Struct, frozen=True):
    """A line of the log in words."""

    seq: int
    at: float
    by: str
    role: str
    kind: str
    sentence: str


class LedgerLine(msgspec.Struct, frozen=True):
    """A call, a warning, a penalty or a report. ``lifted``: why a warning was taken back."""

    entry: int
    at: float
    kind: str
    sentence: str
    entrant: Number | None
    round: int
    table: int
    lifted: str


class PrizeView(msgspec.Struct, frozen=True):
    prize: Prize
    entrant: Number | None
    rank: int


class PotView(msgspec.Struct, frozen=True):
    """The rule by which prizes come from the fees, and how they do as the ranking stands."""

    rule: Pot
    told: str


class PrizesView(msgspec.Struct, frozen=True):
    """``prizes`` are those of the list; those ``awarded`` may come from the pot as well."""

    prizes: tuple[Prize, ...]
    pot: PotView | None
    awarded: tuple[PrizeView, ...]
    cumulative: bool
    refund: bool
    collected: int
    given: int


def standings_view(t: Tournament, after: int) -> StandingsView:
    upto = min(after, t.published) or t.completed
    rows = tuple(StandingView(s.rank, s.entrant, s.vp, s.mp, s.points, s.group) for s in standings(t, upto))
    return StandingsView(upto, upto <= t.completed, rows)


def account_view(t: Tournament, number: Number, words: DeskWords) -> AccountView:
    lines = account(t, number)
    told = tuple(account_sentence(words, line, t) for line in lines)
    return AccountView(number, sum(line.vp for line in lines), sum(line.mp for line in lines), told)


def shown_to(bearer: Bearer, t: Tournament, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log without the seed of draws, where cards follow from it that are still to be played: for the director."""
    if t.regulation.boards is None or t.ended or bearer.role is Role.DIRECTOR:
        return log
    return tuple(replace(one, body=EntriesClosed("")) if isinstance(one.body, EntriesClosed) else one for one in log)


def audit_lines(t: Tournament, log: Iterable[Entry], words: DeskWords) -> tuple[AuditLine, ...]:
    return tuple(AuditLine(one.seq, one.at, one.by, one.role, tag(type(one.body)), audit(words, one, t)) for one in log)


def ledger_lines(t: Tournament, words: DeskWords) -> tuple[LedgerLine, ...]:
    """The ledger, the latest first."""
    return tuple(_noted(t, one, words) for one in reversed(t.ledger))


def _noted(t: Tournament, noted: Noted, words: DeskWords) -> LedgerLine:
    body = noted.body
    return LedgerLine(
        entry=noted.entry,
        at=noted.at,
        kind=tag(type(body)),
        sentence=audit(words, Entry(noted.entry, noted.at, "", "", body), t),
        entrant=None if isinstance(body, e.Called) else body.entrant,
        round=0 if isinstance(body, e.Referred) else body.round,
        table=body.table if isinstance(body, e.Called | e.Warned) else 0,
        lifted=noted.lifted,
    )


def prizes_view(t: Tournament, words: DeskWords) -> PrizesView:
    found, rule = settle(t), t.prizes.pot
    awarded = tuple(PrizeView(one.prize, one.entrant, one.rank) for one in found.awarded)
    pot = PotView(rule, pot_told(words, found.pot) if found.pot is not None else "") if rule is not None else None
    return PrizesView(t.prizes.prizes, pot, awarded, t.prizes.cumulative, found.refund, found.collected, found.given)
