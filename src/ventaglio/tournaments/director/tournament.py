"""A tournament as its log has made it: entrants, rounds, results, ledger. Immutable: `folding` makes the next one."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from ventaglio.tournaments.director.awards import Award
from ventaglio.tournaments.director.boards import Boards
from ventaglio.tournaments.director.entrants import Entrant
from ventaglio.tournaments.director.events import (
    Announced,
    Arbitrated,
    Called,
    Claimed,
    Corrected,
    Drafted,
    DuplicateAdjusted,
    Match,
    Penalised,
    PrizesSet,
    Referred,
    Row,
    Sheets,
    Stopped,
    Warned,
)
from ventaglio.tournaments.director.layered import Layered
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.terms import Format, Number
from ventaglio.tournaments.director.till import Till


class Correction(msgspec.Struct, frozen=True, gc=False):
    """A result put right, and what stood there before."""

    before: Sheets | None
    body: Corrected


class Result(msgspec.Struct, frozen=True, gc=False):
    """All that is known of one match. ``entries``: the lines of the log it comes from."""

    sheets: Sheets | None = None
    verified: bool = False
    late: tuple[int, int] = (0, 0)
    """Seconds after the "via", for each side."""
    lost: bool = False
    left_by: int | None = None
    """The side that pays for a sheet left on the table."""
    compiler: int | None = None
    """The side that wrote that sheet."""
    stopped: Stopped | None = None
    arbitral: Arbitrated | None = None
    claim: Claimed | None = None
    agreed: bool = False
    sent_at: float = 0
    """When the claim was sent, or agreed to."""
    adjusted: dict[int, DuplicateAdjusted] = {}
    corrected: tuple[Correction, ...] = ()
    bots: tuple[Number, ...] = ()
    """For whom a bot played."""
    entries: tuple[int, ...] = ()
    readers: tuple[str, ...] = ()
    """Who has typed the sheet and, if it was read again, who has read it."""

    @property
    def counted(self) -> Sheets | None:
        """The sheets as they count: on an annulled board the points that the referee has given (FITRES 80–84)."""
        if self.sheets is None or not self.adjusted:
            return self.sheets
        return tuple(
            self.adjusted[number].points if number in self.adjusted else points
            for number, points in enumerate(self.sheets, start=1)
        )


class Round(msgspec.Struct, frozen=True):
    """A round: a draft, then positions that everybody can see, then results."""

    number: int
    matches: dict[int, Match]
    rests: tuple[Number, ...]
    drafted: Drafted
    session: int
    rearranged: str = ""
    """Why the director changed the drafted positions."""
    stands: bool = False
    """A result was put right that must not move anybody before the next round (F19 20, INT 19)."""
    absent: dict[Number, int] = {}
    """Who does not play, and how many rounds each has missed with this one."""
    published: float | None = None
    started: float | None = None
    time_called: float | None = None
    results: Layered[int, Result] = Layered()
    awards: Layered[int, tuple[Award, Award]] = Layered()
    """What each match is worth as far as it is known, by table."""
    hosted: dict[int, tuple[str, ...]] = {}
    """The server's tables where the matches of an online round are played, by table."""
    lineups: dict[Number, tuple[tuple[int, int], tuple[int, int]]] = {}

    def result(self, table: int) -> Result:
        return self.results.get(table, Result())

    def side_of(self, number: Number) -> tuple[Match, int] | None:
        """Where an entrant plays, and on which side."""
        for match in self.matches.values():
            for side, members in enumerate(match.sides):
                if number in members:
                    return match, side
        return None


class Spell(msgspec.Struct, frozen=True):
    """Rounds that an entrant misses: from one on, until another."""

    first: int
    until: int | None = None
    for_good: bool = False
    quarrel: bool = False
    entry: int = 0
    told: bool = True
    """Whether the director was told (F19 39)."""


class Noted(msgspec.Struct, frozen=True, gc=False):
    """Something of the ledger, with its line of the log."""

    entry: int
    at: float
    body: Warned | Penalised | Called | Referred
    lifted: str = ""
    """Why a warning was taken back."""


class Posting(msgspec.Struct, frozen=True, gc=False):
    """A ranking as it was shown."""

    after: int
    rows: tuple[Row, ...]
    at: float
    """When it was shown; when first, if players check it."""
    checking: bool
    entry: int
    awards: tuple[Mapping[int, tuple[Award, Award]], ...] = ()
    """What every match was worth when the ranking was shown, round by round."""


class Grouping(msgspec.Struct, frozen=True, gc=False):
    """Groups by merit, the phase they were cut for, and the calendars played in them."""

    groups: tuple[tuple[Number, ...], ...] = ()
    phase: int = 0
    orders: tuple[tuple[Number | None, ...], ...] = ()


LawOf = Callable[[Announced], Regulation]
"""The tournament rules that a notice names, with what it settles."""


class Tournament(msgspec.Struct, frozen=True):
    notice: Notice
    regulation: Regulation
    law_of: LawOf
    """Who can look up the tournament rules that a notice names."""
    entrants: Layered[Number, Entrant] = Layered()
    people: Layered[str, Number] = Layered()
    """Where everybody is entered, by what gives them away."""
    last_number: Number = 0
    seed: str = ""
    """Empty while entries are open."""
    rounds: tuple[Round, ...] = ()
    session: int = 1
    spells: dict[Number, tuple[Spell, ...]] = {}
    ledger: tuple[Noted, ...] = ()
    posted: tuple[Posting, ...] = ()
    locked: int = 0
    """After this round nothing before it changes."""
    groups: tuple[tuple[Number, ...], ...] = ()
    groups_of_phase: int = 0
    """The index of the phase that the groups were cut for."""
    orders: tuple[tuple[Number | None, ...], ...] = ()
    """The fixed order of each group, for the calendar of this phase."""
    grouped_before: Grouping = Grouping()
    """What there was before the last cut, for the case that its phase is not played."""
    boards: Boards = Boards()
    """How the boards of online rounds come about, where every table plays the same cards."""
    prizes: PrizesSet = PrizesSet(())
    till: Till = Till()
    interrupted: str = ""
    ended: bool = False
    announced_rounds: int = 0
    """How many rounds there were to be when play began, where the plan has been changed since."""
    imported: int = 0
    """Up to this line the log came from elsewhere, unverified."""
    seq: int = 0

    # ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def hands(self) -> int:
        return self.notice.table_hands

    @property
    def sheets(self) -> int:
        """How many pairs of totals a match has: two tables of a team, each board of a duplicate."""
        if self.regulation.boards is not None:
            return self.notice.hands
        return 2 if self.notice.format is Format.TEAMS else 1

    @property
    def tables(self) -> int:
        """How many tables of the server a match needs: teams play at two, all boards of a match at one."""
        return 1 if self.regulation.boards is not None else self.sheets

    @property
    def published(self) -> int:
        """How many rounds have their positions out."""
        return sum(one.published is not None for one in self.rounds)

    @property
    def rounds_foreseen(self) -> int:
        """The rounds of which a half must be played: those announced, whatever became of them (F19 39, 41)."""
        return self.announced_rounds or self.notice.rounds

    @property
    def draft(self) -> Round | None:
        """The round that is drawn and not yet out."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].published is None else None

    @property
    def current(self) -> Round | None:
        """The last round whose positions are out."""
        return self.rounds[self.published - 1] if self.published else None

    def round(self, number: int) -> Round | None:
        return self.rounds[number - 1] if 0 < number <= len(self.rounds) else None

    def missing(self, number: int) -> tuple[int, ...]:
        """Tables of a round whose result is not in, or has not been read twice where that is asked.

        Nor is it in while an annulled board waits for its score (FITRES 80); old notices knew nothing of that.
        """
        one = self.round(number)
        if one is None:
            return ()
        twice, boards = self.notice.double_check, self.regulation.boards is not None and self.notice.buongioco
        return tuple(
            table
            for table in one.matches
            if table not in one.awards
            or (twice and not _settled(one.result(table)))
            or (boards and _waits(one.result(table)))
        )

    @property
    def completed(self) -> int:
        """How many rounds are over, with every result in."""
        done = 0
        for one in self.rounds:
            if one.published is None or self.missing(one.number):
                break
            done = one.number
        return done

    def definitive(self, at: float) -> int:
        """Up to which round nothing changes any more, at a time.

        A ranking shown before groups are cut, or at the end, becomes definitive when its minutes are over (F19 20),
        whether or not the desk has said so yet.
        """
        over = at - self.regulation.provisional_minutes.value * 60
        shown = (one.after for one in self.posted if one.checking and one.at <= over and self._decides(one.after))
        return max((self.locked, *shown))

    def _decides(self, after: int) -> bool:
        """Whether the ranking after a round is the last, or the one that groups are cut from."""
        if after == self.notice.rounds:
            return True
        _, phase, step = self.notice.phase_of(after + 1)
        return bool(phase.groups) and step == 1

    @property
    def side_size(self) -> int:
        """How many entrants make a side of a match."""
        return 2 if self.notice.format is Format.YELLOW else 1

    # ── Entrants ─────────────────────────────────────────────────────────────────────────────────────────────────

    def misses(self, number: Number, round_: int) -> Spell | None:
        """The spell for which an entrant does not play a round."""
        for spell in self.spells.get(number, ()):
            if spell.first <= round_ and (spell.until is None or round_ < spell.until):
                return spell
        return None

    def playing(self, round_: int) -> tuple[Number, ...]:
        """Who is there to play a round, in order of entry."""
        return tuple(n for n, one in self.entrants.items() if one.present and not self.misses(n, round_))

    def session_of(self, round_: int) -> int:
        """The session of a round that is about to be played: the notice opens some, the director others."""
        index, _, _ = self.notice.phase_of(round_)
        return self.session + sum(phase.new_session for phase in self.notice.phases[1 : index + 1])

    def rests(self) -> Mapping[Number, int]:
        """How often each has rested in the session of the next round."""
        counted: dict[Number, int] = {}
        session = self.session_of(min(self.published + 1, self.notice.rounds))
        for one in self.rounds:
            if one.published is not None and one.session == session:
                for number in one.rests:
                    counted[number] = counted.get(number, 0) + 1
        return counted

    def opponents(self, *, only_last: bool = False) -> Iterator[frozenset[Number]]:
        """Who has met whom across a table."""
        rounds = [one for one in self.rounds if one.published is not None]
        for one in rounds[-1:] if only_last else rounds:
            for match in one.matches.values():
                yield from (frozenset((a, b)) for a in match.sides[0] for b in match.sides[1])

    def bots(self) -> Mapping[Number, tuple[int, ...]]:
        """For whom a bot has played, and in which rounds."""
        found: dict[Number, tuple[int, ...]] = {}
        for one in self.rounds:
            for result in one.results.values():
                for number in result.bots:
                    found[number] = (*found.get(number, ()), one.number)
        return found

    def group_of(self, number: Number) -> int:
        return next((index for index, group in enumerate(self.groups) if number in group), 0)

    def warnings(self, number: Number) -> tuple[Noted, ...]:
        """The warnings of an entrant that count."""
        return tuple(
            one for one in self.ledger if isinstance(one.body, Warned) and one.body.entrant == number and not one.lifted
        )


def _waits(result: Result) -> bool:
    """Whether a board was annulled and has no score yet."""
    return result.counted is not None and not all(any(points) for points in result.counted)


def _settled(result: Result) -> bool:
    """Read twice, or decided by a referee rather than by a sheet."""
    return bool(result.verified or result.arbitral or result.stopped or result.lost or result.sheets is None)
