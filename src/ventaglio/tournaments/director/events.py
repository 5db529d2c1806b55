"""Everything that happens at a tournament's desk. The log of these is the tournament: every figure comes from them.

Numbers of rounds and tables count from 1; a side of a match is 0 or 1.
"""

from enum import Enum
from typing import Any

import msgspec

from ventaglio.tournaments.director.board_events import (
    BoardsClosed,
    BoardsCommitted,
    BoardsOpened,
    BoardsPromised,
    BoardsVoided,
    BoardTold,
)
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.money_events import CashMoved, FeesAgreed, MoneyTaken, ReductionsSet
from ventaglio.tournaments.director.pairing import Note, Side
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.second_thoughts import PlanChanged, TakenBack
from ventaglio.tournaments.director.terms import Number

Sheets = tuple[tuple[int, int], ...]
"""The totals of both sides on each score sheet of a match: one sheet, two for teams."""


class _Body(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    pass


# ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────────────


class Announced(_Body, frozen=True, gc=False, tag="announced"):
    """The notice; a later one replaces it until the first positions are out.

    ``values`` are those of the tournament rules under which it was announced, by norm: the tournament is scored by them
    for ever, whatever becomes of the edition that the notice names.
    """

    notice: Notice
    values: dict[str, Any] = {}


class Entered(_Body, frozen=True, gc=False, tag="entered"):
    number: Number
    players: tuple[Player, ...]
    name: str = ""
    club: str = ""
    category: str = ""
    paid: bool = False
    at_once: bool = False
    """Sits down, late, with whoever rests in the round that is out; otherwise plays from the next (F19 40, INT 34)."""


class EntryChanged(_Body, frozen=True, gc=False, tag="entry-changed"):
    """The entry as it should read; the people stay the same (another person is a substitution)."""

    number: Number
    players: tuple[Player, ...]
    name: str = ""
    club: str = ""
    category: str = ""


class EntryCancelled(_Body, frozen=True, gc=False, tag="entry-cancelled"):
    number: Number
    why: str = ""


class CheckedIn(_Body, frozen=True, gc=False, tag="checked-in"):
    number: Number
    present: bool = True
    at_once: bool = False
    """As for a late entry: whoever is on the list comes when the tournament has begun."""


class FeePaid(_Body, frozen=True, gc=False, tag="fee-paid"):
    number: Number
    paid: bool = True


class EntriesClosed(_Body, frozen=True, gc=False, tag="entries-closed"):
    """``seed`` decides every draw of the tournament: the first seating and the last tie."""

    seed: str


class EntriesReopened(_Body, frozen=True, gc=False, tag="entries-reopened"):
    why: str = ""


# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Match(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Two sides at a table (F19 2). ``group`` counts from 0; ``notes`` say what was not plain about the pairing."""

    table: int
    sides: tuple[Side, Side]
    group: int = 0
    notes: tuple[Note, ...] = ()


class Drafted(_Body, frozen=True, gc=False, tag="drafted"):
    """Positions as the movement gives them. ``orders``: the fixed order of each group, for calendars made once."""

    round: int
    matches: tuple[Match, ...]
    rests: tuple[Number, ...] = ()
    notes: tuple[Note, ...] = ()
    ranking: tuple[Number, ...] = ()
    orders: tuple[tuple[Number | None, ...], ...] = ()


class Rearranged(_Body, frozen=True, gc=False, tag="rearranged"):
    """The director's own positions in place of the drafted ones, which stay on record beside them."""

    round: int
    matches: tuple[Match, ...]
    rests: tuple[Number, ...]
    why: str


class Published(_Body, frozen=True, gc=False, tag="published"):
    round: int


class Recalled(_Body, frozen=True, gc=False, tag="recalled"):
    """Published positions taken back, for the operator's own mistake (F19 20)."""

    round: int
    why: str


class Started(_Body, frozen=True, gc=False, tag="started"):
    """The referee's "via"."""

    round: int


class TimeCalled(_Body, frozen=True, gc=False, tag="time-called"):
    """The time-out (F19 15, INT 15, CLUB 10)."""

    round: int


class SatWrongly(_Body, frozen=True, gc=False, tag="sat-wrongly"):
    """Some sat elsewhere and play has begun: the match that is played counts, those who erred are warned (F19 2)."""

    round: int
    matches: tuple[Match, ...]
    """The tables concerned, as they are really played."""
    warned: tuple[Number, ...]
    referee: str = ""


class LinedUp(_Body, frozen=True, gc=False, tag="lined-up"):
    """The two pairs of a team for a match, by the players' places in the entry (F19 2, INT 2)."""

    round: int
    team: Number
    pairs: tuple[tuple[int, int], tuple[int, int]]


class Hosted(_Body, frozen=True, gc=False, tag="hosted"):
    """A table of the server where a match is played, one for each of its score sheets."""

    round: int
    table: int
    live: tuple[str, ...]


class SessionBegan(_Body, frozen=True, gc=False, tag="session-began"):
    """With the next round a session begins: who has rested may rest again."""

    name: str = ""


# ── Results ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Scored(_Body, frozen=True, gc=False, tag="scored"):
    """A signed score sheet as it was typed."""

    round: int
    table: int
    sheets: Sheets
    bots: tuple[Number, ...] = ()
    """Of an online match: the entrants for whom a bot played, for all of it or for a while."""


class Verified(_Body, frozen=True, gc=False, tag="verified"):
    """The same sheet read a second time."""

    round: int
    table: int
    sheets: Sheets


class Claimed(_Body, frozen=True, gc=False, tag="claimed"):
    """What players send by telephone."""

    round: int
    table: int
    sheets: Sheets
    entrant: Number


class ClaimAgreed(_Body, frozen=True, gc=False, tag="claim-agreed"):
    """Their opponents agree to it."""

    round: int
    table: int
    entrant: Number


class ClaimWithdrawn(_Body, frozen=True, gc=False, tag="claim-withdrawn"):
    """Who has sent a score takes it back, or who has agreed to it agrees no longer."""

    round: int
    table: int
    entrant: Number


class Corrected(_Body, frozen=True, gc=False, tag="corrected"):
    """A result put right (F19 20, INT 19). What stood there before stays in the log."""

    round: int
    table: int
    sheets: Sheets
    mistake: Mistake
    referee: str
    why: str
    opponents: bool = False
    """The opponents confirm it."""
    whole_table: bool = False
    countersigned: bool = False
    """The referee was called in time and signed the sheet."""


class CameLate(_Body, frozen=True, gc=False, tag="came-late"):
    """A side was not there at the "via" (F19 40, INT 34). A later measure replaces an earlier one."""

    round: int
    table: int
    side: int
    seconds: int
    no_advantage: bool = True
    """The referee has looked: a match lost by absence gives nobody an unjust advantage."""


class SheetLost(_Body, frozen=True, gc=False, tag="sheet-lost"):
    round: int
    table: int


class SheetFound(_Body, frozen=True, gc=False, tag="sheet-found"):
    round: int
    table: int
    sheets: Sheets


class SheetLeft(_Body, frozen=True, gc=False, tag="sheet-left"):
    """The sheet was left on the table (F19 19)."""

    round: int
    table: int
    compiler: int = 0
    """The side that wrote it: in charge where nobody won."""


class Stop(Enum):
    """Why a match was not played to its end (F19 39, INT 33)."""

    LEFT = "left"
    """A side had to leave, with a reason."""
    QUARREL = "quarrel"
    """A side left for a quarrel or in protest."""
    MISCONDUCT = "misconduct"
    """Both sides made play impossible."""
    BOTH_LEFT = "both-left"
    INCOMPLETE = "incomplete"
    """A team is not complete at the table."""

    @property
    def one_sided(self) -> bool:
        """Whether one side brought it about."""
        return self not in (Stop.MISCONDUCT, Stop.BOTH_LEFT)


class Stopped(_Body, frozen=True, gc=False, tag="stopped"):
    round: int
    table: int
    how: Stop
    side: int = 0
    """The side that left, where one did."""
    reached: Sheets = ()
    """The score at that moment, if the referee has ascertained it."""
    no_advantage: bool = True


class Arbitrated(_Body, frozen=True, gc=False, tag="arbitrated"):
    """A score assigned by the referee, in place of any other: victory and match points of both sides."""

    round: int
    table: int
    scores: tuple[tuple[int, int], tuple[int, int]]
    referee: str
    article: str
    why: str


class DuplicateAdjusted(_Body, frozen=True, gc=False, tag="duplicate-adjusted"):
    """A passata of a duplicate that is annulled and not played again (FITRES 80–84): the points of both lines."""

    round: int
    table: int
    board: int
    points: tuple[int, int]
    referee: str
    article: str
    why: str = ""


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Called(_Body, frozen=True, gc=False, tag="called"):
    """The referee at a table: what was ruled on, by which articles, in which words."""

    round: int
    table: int
    referee: str
    irregularity: str = ""
    told: dict[str, str] = {}
    articles: tuple[str, ...] = ()
    ruling: str = ""
    appeal_of: int = 0
    """The entry of the log with the call that is heard a second time."""
    orders: tuple[str, ...] = ()
    """What was ordered, in the vocabulary of remedies; ``ruling`` is then what the referee says beside it."""


class Warned(_Body, frozen=True, gc=False, tag="warned"):
    """A warning (F19 powers of the referee d, INT 20). So many of them cost a victory point."""

    entrant: Number
    round: int
    article: str
    referee: str
    why: str = ""
    table: int = 0
    player: int | None = None
    """The player's place in the entry."""
    call: int = 0
    """The entry of the log with the call it comes from."""


class WarningLifted(_Body, frozen=True, gc=False, tag="warning-lifted"):
    """A warning taken back after an appeal: ``entry`` is its place in the log."""

    entry: int
    referee: str
    why: str
    entrant: Number = 0
    """Whose, where the line warned more than one; 0: everybody's."""


class Penalised(_Body, frozen=True, gc=False, tag="penalised"):
    """Points taken off (or given, by an arbitral compensation) apart from any match."""

    entrant: Number
    round: int
    vp: int
    referee: str
    article: str
    mp: int = 0
    why: str = ""
    call: int = 0


class Absent(_Body, frozen=True, gc=False, tag="absent"):
    """An entrant that does not play from a round on (F19 39, INT 33)."""

    entrant: Number
    round: int
    told: bool = True
    """Whether the director was told; if not, the entrant is referred to the Sports Justice (F19 39)."""
    for_good: bool = False
    quarrel: bool = False


class Returned(_Body, frozen=True, gc=False, tag="returned"):
    entrant: Number
    round: int


class Substituted(_Body, frozen=True, gc=False, tag="substituted"):
    """Somebody else plays from now on: the places in the entry, and the new players (F19 39, INT 33)."""

    entrant: Number
    places: tuple[int, ...]
    players: tuple[Player, ...]
    told_before: bool = False
    """Whoever is missing had told the organisers (F19 39: needed once the first positions are out)."""


class Referred(_Body, frozen=True, gc=False, tag="referred"):
    """A report to the Sports Justice (F19 powers of the referee b)."""

    entrant: Number
    referee: str
    why: str
    player: int | None = None


# ── Standings and the end ────────────────────────────────────────────────────────────────────────────────────────────


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A line of a posted ranking."""

    rank: int
    entrant: Number
    vp: int
    mp: int
    points: int
    group: int = 0


class StandingsPosted(_Body, frozen=True, gc=False, tag="standings-posted"):
    """A ranking shown to the players after a round. ``checking``: they now have the minutes of the code to check it."""

    after: int
    rows: tuple[Row, ...]
    checking: bool = False


class Locked(_Body, frozen=True, gc=False, tag="locked"):
    """The ranking after a round is definitive: nothing before it can change (F19 20)."""

    after: int


class GroupsCut(_Body, frozen=True, gc=False, tag="groups-cut"):
    """The groups by merit of the phase that begins."""

    groups: tuple[tuple[Number, ...], ...]


class Prize(msgspec.Struct, frozen=True, omit_defaults=True):
    """``rank`` in the ranking of everybody, of a group (from 0) or of a category. ``cents`` or a thing, or both."""

    rank: int
    cents: int = 0
    thing: str = ""
    group: int | None = None
    category: str = ""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prize from the pot: as `Prize`, with a weight in place of an amount."""

    rank: int
    weight: int
    group: int | None = None
    category: str = ""


class Pot(msgspec.Struct, frozen=True, omit_defaults=True):
    """How prizes come from the fees: ``keep`` cents of each player stay, of the rest so many percent are given.

    The prizes are multiples of ``unit`` cents.
    """

    shares: tuple[Share, ...]
    percent: int = 100
    keep: int = 0
    unit: int = 100


class PrizesSet(_Body, frozen=True, gc=False, tag="prizes-set"):
    prizes: tuple[Prize, ...]
    cumulative: bool = False
    """Whether an entrant may win more than one."""
    pot: Pot | None = None
    """By which rule there are prizes from the fees as well."""


class Interrupted(_Body, frozen=True, gc=False, tag="interrupted"):
    """Force majeure (F19 41)."""

    why: str


class Ended(_Body, frozen=True, gc=False, tag="ended"):
    pass


class Remarked(_Body, frozen=True, gc=False, tag="remarked"):
    """Anything else worth keeping, in the director's words."""

    text: str


class Imported(_Body, frozen=True, gc=False, tag="imported"):
    """All lines so far came in a file that this house had not signed: nobody here saw any of it happen.

    Each was judged again on its way in. ``differing`` are draws and groups that this program would have made otherwise.
    """

    lines: int
    differing: tuple[int, ...] = ()


Happening = (
    Announced | Entered | EntryChanged | EntryCancelled | CheckedIn | FeePaid | EntriesClosed | EntriesReopened
    | Drafted | Rearranged | Published | Recalled | Started | TimeCalled | SatWrongly | LinedUp | Hosted
    | SessionBegan | Scored | Verified | Claimed | ClaimAgreed | ClaimWithdrawn | Corrected | CameLate | SheetLost
    | SheetFound | SheetLeft | Stopped | Arbitrated | DuplicateAdjusted | Called | Warned | WarningLifted | Penalised
    | Absent | Returned | Substituted | Referred | StandingsPosted | Locked | GroupsCut | PrizesSet
    | BoardsPromised | BoardsCommitted | BoardsClosed | BoardsOpened | BoardsVoided | BoardTold
    | ReductionsSet | FeesAgreed | MoneyTaken | CashMoved
    | PlanChanged | TakenBack | Interrupted | Ended | Remarked | Imported
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the log: its number from 1, when, by whom and in which role, and what."""

    seq: int
    at: float
    by: str
    role: str
    body: Happening
