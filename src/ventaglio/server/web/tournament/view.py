"""A tournament as the desk sees it: everything on record, what can be done next, and why not."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from ventaglio.server.web.tournament.choices import part_of
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.awards import Award, Kind
from ventaglio.tournaments.director.clock import minutes
from ventaglio.tournaments.director.drafting import foretold
from ventaglio.tournaments.director.events import Sheets
from ventaglio.tournaments.director.judge import judge
from ventaglio.tournaments.director.judging.results import TAKE_BACK_SECONDS
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.publication import PublicBoards, played_by_others, public_boards
from ventaglio.tournaments.director.rematches import alternatives
from ventaglio.tournaments.director.roles import Role, may, permitted
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Result, Round, Tournament
from ventaglio.tournaments.words.attention import Reminder, reminders
from ventaglio.tournaments.words.audit import tag
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.objections import objection
from ventaglio.tournaments.words.pairings import notes
from ventaglio.tournaments.words.plans import plan
from ventaglio.tournaments.words.timeouts import Announcement, announcement
from ventaglio.tournaments.words.unusual import of_match


class DeskPlayer(msgspec.Struct, frozen=True):
    """A player as the desk knows him. ``person``: who it is in the registry of the club, where he is in it."""

    surname: str
    name: str
    card: str
    club: str
    category: str
    person: str


class DeskEntrant(msgspec.Struct, frozen=True):
    """An entrant with all that the check-in asks. ``out``: why the next round is missed, where it is."""

    number: Number
    title: str
    brief: str
    players: tuple[DeskPlayer, ...]
    name: str
    club: str
    category: str
    paid: bool
    present: bool
    since: int
    out: str
    warnings: int
    came: bool
    """Whether a late arrival can still be taken back."""


class Worth(msgspec.Struct, frozen=True):
    """What a match gives both sides, and how each came by it."""

    vp: tuple[int, int]
    mp: tuple[int, int]
    how: tuple[Kind, Kind]


class Sent(msgspec.Struct, frozen=True):
    """What players have sent by telephone."""

    sheets: Sheets
    entrant: Number
    agreed: bool


class Adjusted(msgspec.Struct, frozen=True):
    """A board of a duplicate with a score of the referee's."""

    board: int
    points: tuple[int, int]


class DeskMatch(msgspec.Struct, frozen=True):
    """A table: who meets, why, and what is known of the result."""

    table: int
    group: int
    sides: tuple[tuple[Number, ...], tuple[Number, ...]]
    notes: tuple[str, ...]
    sheets: Sheets | None
    verified: bool
    missing: bool
    late: tuple[int, int]
    lost: bool
    left: bool
    worth: Worth | None
    sent: Sent | None
    adjusted: tuple[Adjusted, ...]


class PlayedAs(msgspec.Struct, frozen=True):
    """An entrant as it played a round, where somebody has been replaced since; ``brief``: surnames, or a name."""

    number: Number
    title: str
    brief: str


class DeskRound(msgspec.Struct, frozen=True):
    number: int
    session: int
    published: float | None
    started: float | None
    time_called: float | None
    rearranged: str
    matches: tuple[DeskMatch, ...]
    rests: tuple[Number, ...]
    notes: tuple[str, ...]
    alternative: bool
    """Whether there are positions in which fewer meet again."""
    earlier: tuple[PlayedAs, ...]


class DeskStep(msgspec.Struct, frozen=True):
    """Something that can be done next; ``why_not`` says what stands in its way, and by which article."""

    name: str
    round: int
    why_not: str = ""


class DeskPosting(msgspec.Struct, frozen=True):
    after: int
    at: float
    checking_until: float | None
    definitive: bool


class DeskTold(msgspec.Struct, frozen=True):
    """The notice in words."""

    code: str
    format: str
    seating: str
    plan: str


class DeskView(msgspec.Struct, frozen=True):
    """The whole desk."""

    seq: int
    now: float
    role: str
    by: str
    may: tuple[str, ...]
    """What one may put on record."""
    game: str
    part: Literal["sheet", "board"]
    """What a match has several of."""
    guides: bool
    """Whether a card for each entrant can say where it goes after the round that is out."""
    notice: Notice
    told: DeskTold
    entrants: tuple[DeskEntrant, ...]
    entries_open: bool
    minutes: int
    unit: int
    """Every total on a sheet is a multiple of this."""
    sheets: int
    current: DeskRound | None
    draft: DeskRound | None
    published: int
    completed: int
    locked: int
    posted: DeskPosting | None
    groups: tuple[int, ...]
    """How many entrants each group by merit has."""
    cut: tuple[int, ...]
    """The sizes in tables that were announced for the groups of the next round's phase."""
    steps: tuple[DeskStep, ...]
    attention: tuple[Reminder, ...]
    """What should be looked at again."""
    time_out: Announcement | None
    """What the referee reads aloud at the time-out."""
    interrupted: str
    ended: bool
    boards: PublicBoards | None
    """How the boards come about, where every table of the server plays the same cards."""
    imported: int
    """Up to this line the log came in a file that this house had not signed; 0 where all of it was written here."""


def desk_view(t: Tournament, role: Role, by: str, now: float, words: DeskWords) -> DeskView:
    """The desk for whoever may sit at it."""
    current = t.current
    return DeskView(
        seq=t.seq,
        now=now,
        role=role.value,
        by=by,
        may=tuple(sorted(tag(kind) for kind in permitted(role))),
        game=t.regulation.game,
        part=part_of(t.regulation),
        guides=t.current is not None and foretold(t, t.current),
        notice=t.notice,
        told=DeskTold(
            words.code(t.notice.code),
            words.term(t.notice.format),
            words.term(t.notice.seating),
            plan(words, t.notice, t.regulation),
        ),
        entrants=tuple(_entrants(t, now)),
        entries_open=not t.seed,
        minutes=minutes(t),
        unit=t.regulation.unit,
        sheets=t.sheets,
        current=desk_round(t, current, words) if current is not None else None,
        draft=desk_round(t, t.draft, words) if t.draft is not None else None,
        published=t.published,
        completed=t.completed,
        locked=t.locked,
        posted=_posting(t),
        groups=tuple(len(group) for group in t.groups),
        cut=t.notice.phase_of(t.completed + 1)[1].groups if t.completed < t.notice.rounds else (),
        steps=tuple(_steps(t, role, now, words)),
        attention=reminders(words, t),
        time_out=announcement(words, t.regulation, t.notice.format),
        interrupted=t.interrupted,
        ended=t.ended,
        boards=public_boards(t),
        imported=t.imported,
    )


def _entrants(t: Tournament, now: float) -> Iterator[DeskEntrant]:
    warned: dict[Number, int] = {}
    for noted in t.ledger:
        if isinstance(noted.body, e.Warned) and not noted.lifted:
            warned[noted.body.entrant] = warned.get(noted.body.entrant, 0) + 1
    for number, one in t.entrants.items():
        yield DeskEntrant(
            number=number,
            title=one.title,
            brief=one.brief,
            players=tuple(DeskPlayer(*msgspec.structs.astuple(player)) for player in one.players),
            name=one.name,
            club=one.club,
            category=one.category,
            paid=one.paid,
            present=one.present,
            since=one.since,
            out=_out(t, number),
            warnings=warned.get(number, 0),
            came=bool(one.admitted) and judge(t, s.TakenBack(s.Tap.ARRIVAL, number=number), now) is None,
        )


def _out(t: Tournament, number: Number) -> str:
    spell = t.misses(number, t.published + 1)
    if spell is None:
        return ""
    return "quarrel" if spell.quarrel else "for-good" if spell.for_good else "absent"


def desk_round(t: Tournament, one: Round, words: DeskWords) -> DeskRound:
    missing = set(t.missing(one.number)) if one.published is not None else set()
    return DeskRound(
        number=one.number,
        session=one.session,
        published=one.published,
        started=one.started,
        time_called=one.time_called,
        rearranged=one.rearranged,
        matches=tuple(desk_match(t, one, table, words, missing=table in missing) for table in sorted(one.matches)),
        rests=one.rests,
        notes=notes(words, one.drafted.notes, t, one.number),
        alternative=one.published is None and bool(alternatives(one)),
        earlier=tuple(PlayedAs(each.number, each.title, each.brief) for each in played_by_others(t, one)),
    )


def desk_match(t: Tournament, one: Round, table: int, words: DeskWords, *, missing: bool) -> DeskMatch:
    match, result = one.matches[table], one.result(table)
    return DeskMatch(
        table=table,
        group=match.group,
        sides=match.sides,
        notes=(*notes(words, match.notes, t, one.number), *of_match(words, t, one, table)),
        sheets=result.sheets,
        verified=result.verified,
        missing=missing,
        late=result.late,
        lost=result.lost,
        left=result.left_by is not None,
        worth=_worth(one.awards.get(table)),
        sent=_sent(result),
        adjusted=tuple(Adjusted(board, given.points) for board, given in sorted(result.adjusted.items())),
    )


def _worth(awards: tuple[Award, Award] | None) -> Worth | None:
    if awards is None:
        return None
    first, second = awards
    return Worth((first.vp, second.vp), (first.mp, second.mp), (first.kind, second.kind))


def _sent(result: Result) -> Sent | None:
    claim = result.claim
    return Sent(claim.sheets, claim.entrant, result.agreed) if claim is not None else None


def _posting(t: Tournament) -> DeskPosting | None:
    if not t.posted:
        return None
    last = t.posted[-1]
    definitive = last.after <= t.locked
    until = last.at + t.regulation.provisional_minutes.value * 60 if last.checking and not definitive else None
    return DeskPosting(last.after, last.at, until, definitive)


# ── What comes next ──────────────────────────────────────────────────────────────────────────────────────────────────


def _steps(t: Tournament, role: Role, now: float, words: DeskWords) -> Iterator[DeskStep]:
    """The steps of the day that this role may take, whether they can be taken now or not."""
    for name, (body, harmless) in _bodies(t).items():
        if not may(role, body):
            continue
        found = None if _ranked(t, body) else judge(t, body, now)
        if found is not None and found.reason in harmless:
            found = None
        yield DeskStep(name, _round_of(body), "" if found is None else objection(words, found, t))


def _ranked(t: Tournament, body: e.Happening) -> bool:
    """Whether a ranking can be posted: all that could be wrong with it is what it contains."""
    return isinstance(body, e.StandingsPosted) and 0 < body.after == t.completed


def _round_of(body: e.Happening) -> int:
    return int(getattr(body, "round", getattr(body, "after", 0)))


def _bodies(t: Tournament) -> Mapping[str, tuple[e.Happening, tuple[str, ...]]]:
    """Each step as it would be put on record, with the objections that only an unfinished body meets.

    What a draft or a ranking contains is computed when it is wanted, not each time the desk is looked at.
    """
    done, out = t.completed, t.published
    reason = "…"
    return {
        "at-once": (e.Entered(t.last_number + 1, (), at_once=True), ("players",)),
        "close": (e.EntriesClosed("…"), ()),
        "reopen": (e.EntriesReopened(reason), ()),
        "draft": (e.Drafted(out + 1, ()), ("left-out",)),
        "publish": (e.Published(out + 1), ()),
        "recall": (e.Recalled(out, reason), ()),
        "start": (e.Started(out), ()),
        "time-out": (e.TimeCalled(out), ()),
        "post": (e.StandingsPosted(max(out, 1), ()), ()),
        "check": (e.StandingsPosted(max(out, 1), (), checking=True), ()),
        "lock": (e.Locked(done), ()),
        "cut": (e.GroupsCut(()), ("left-out",)),
        "session": (e.SessionBegan(), ()),
        "interrupt": (e.Interrupted(reason), ()),
        "plan": (s.PlanChanged(t.notice.phases, reason), ("plan-same",)),
        "take-back-start": (s.TakenBack(s.Tap.START, out), ()),
        "take-back-timeout": (s.TakenBack(s.Tap.TIMEOUT, out), ()),
        "take-back-interruption": (s.TakenBack(s.Tap.INTERRUPTION), ()),
        "end": (e.Ended(), ()),
    }


# ── A player's telephone ─────────────────────────────────────────────────────────────────────────────────────────────


class MineView(msgspec.Struct, frozen=True):
    """One's own table in the round that is out. ``open``: whether a score can be sent now, ``agree``: or agreed to."""

    entrant: Number
    title: str
    round: int
    table: int
    side: int
    sheets: int
    unit: int
    open: bool
    agree: bool
    sent: Sent | None
    online: bool
    """Whether one plays at tables of the server."""
    back: bool = False
    """Whether one can take back what one has sent or agreed to."""
    back_until: float | None = None
    """Until when, where that ends by itself."""


def mine_view(t: Tournament, number: Number) -> MineView:
    """What a player may know of his own match beyond what is published: what was sent for it."""
    one, entrant = t.current, t.entrants[number]
    found = one.side_of(number) if one is not None else None
    unit, online = t.regulation.unit, t.notice.online
    if one is None or found is None:
        return MineView(number, entrant.title, t.published, 0, 0, t.sheets, unit, False, False, None, online)
    match, side = found
    result = one.result(match.table)
    empty = ((0, 0),) * t.sheets
    may_send = judge(t, e.Claimed(one.number, match.table, empty, number), 0) is None
    may_agree = not result.agreed and judge(t, e.ClaimAgreed(one.number, match.table, number), 0) is None
    sent = _sent(result)
    # By the clock it is asked when it is done: what is told stays true until then.
    may_take_back = judge(t, e.ClaimWithdrawn(one.number, match.table, number), result.sent_at) is None
    until = result.sent_at + TAKE_BACK_SECONDS if may_take_back and result.agreed else None
    return MineView(
        number,
        entrant.title,
        one.number,
        match.table,
        side,
        t.sheets,
        unit,
        may_send,
        may_agree,
        sent,
        online,
        may_take_back,
        until,
    )
