"""The messages between a table and a screen, version 1. docs/protocol.md describes them.

What a client may send is closed: an unknown field or kind is an error. What a server sends may gain fields.
"""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from ventaglio.core.seats import Place
from ventaglio.games.common.plugin.hinting import Hint
from ventaglio.games.common.plugin.opaque import View
from ventaglio.law.referee.live import Likely
from ventaglio.law.words.rulings import RulingTold
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.policy import Policy

VERSION: Final = 1

Mark = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=2000)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Facts = Annotated[dict[Word, Word], msgspec.Meta(max_length=64)]

# ── From a screen ────────────────────────────────────────────────────────────────────────────────────────────────────


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every message may have an id, which comes back with the answer. With the same id twice it is done once."""

    id: Mark = ""


class Act(FromClient, frozen=True, tag="act", kw_only=True):
    """Do something in the game; ``on`` is the last entry seen."""

    action: Line
    on: Annotated[int, msgspec.Meta(ge=0)]


class Why(FromClient, frozen=True, tag="why", kw_only=True):
    """Ask why an action is not allowed, without trying it."""

    action: Line


class Advise(FromClient, frozen=True, tag="hint"):
    """Ask what a good player would do now, where the table allows it; the answer is `Hints`."""


class Ready(FromClient, frozen=True, tag="ready"):
    """Ready for the next deal. ``randomness`` is what older screens send with it; it has no part in anything."""

    randomness: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Commit(FromClient, frozen=True, tag="commit", kw_only=True):
    """Commit to a secret of one's own for the deal of this label, without telling it. A screen does this by itself."""

    label: Word
    commitment: Word


class Open(FromClient, frozen=True, tag="open", kw_only=True):
    """Open it, when the commitments are closed. A screen does this by itself; what does not fit makes the deal void."""

    label: Word
    secret: Word


class Undo(FromClient, frozen=True, tag="undo"):
    """Take the last play back."""


class Pause(FromClient, frozen=True, tag="pause"):
    """Ask for a pause."""


class Resume(FromClient, frozen=True, tag="resume"):
    """End a pause."""


class Answer(FromClient, frozen=True, tag="answer", kw_only=True):
    """Agree to what somebody has asked, or not."""

    yes: bool


class Say(FromClient, frozen=True, tag="say"):
    """A set phrase, or between hands a text."""

    phrase: Word = ""
    text: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Admit(FromClient, frozen=True, tag="admit", kw_only=True):
    """Answer for somebody who wants to look on, or object to him."""

    person: Word
    yes: bool


class Ring(FromClient, frozen=True, tag="ring"):
    """At a live-table, ring for the referee: the clock stands still until he has ruled."""


class Hush(FromClient, frozen=True, tag="hush"):
    """Send him away again."""


class Call(FromClient, frozen=True, tag="call", kw_only=True):
    """At a live-table, call the referee about a seat: for what it did last, or for an irregularity that people saw."""

    seat: Annotated[str, msgspec.Meta(max_length=1)]
    irregularity: Word = ""
    facts: Facts = {}


class Abandon(FromClient, frozen=True, tag="abandon"):
    """Leave the match for good."""


class Look(FromClient, frozen=True, tag="look"):
    """Ask for the table as it stands."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a sign of life."""


ClientMessage = (
    Act
    | Why
    | Advise
    | Ready
    | Commit
    | Open
    | Undo
    | Pause
    | Resume
    | Answer
    | Say
    | Admit
    | Ring
    | Hush
    | Call
    | Abandon
    | Look
    | Ping
)

# ── To a screen ──────────────────────────────────────────────────────────────────────────────────────────────────────


class ChairView(msgspec.Struct, frozen=True):
    """A place, as everybody sees it."""

    name: str
    kind: str
    """person, bot or empty."""
    seat: int
    level: str
    away: bool
    stand_in: str
    ready: bool
    avatar: str = ""
    """The picture that the person has chosen; empty where the name gives one."""
    away_since: float | None = None
    kept_until: float | None = None
    """When a bot stands in for whoever is away; None if none will, because nobody waits for him."""


class PledgeView(msgspec.Struct, frozen=True):
    """The house's commitment to the next deal, or to the one being played, and what others have to do with it."""

    deal: int
    commitment: str
    label: str
    randomness: dict[str, str]
    """What has been opened, by the letters of places; of a board, by the desk and the numbers of entrants."""
    dealt: bool
    scheme: int = 1
    commitments: dict[str, str] = {}
    left: dict[str, str] = {}
    """Who has no part in the deal, and why: bot, away, silent, failed."""
    closed: bool = False
    """Whether it is settled who has a part, so that they open now."""
    until: float | None = None
    """Until when somebody is waited for who ought to commit, or to open."""
    voided: int = 0
    """How many deals at this table have been void so far."""
    event: str = ""
    """The label under which the commitments to all boards of a tournament were made."""
    due: float | None = None
    """When the deal is made though somebody has not said that he is ready; None where nothing is timed."""


class AskView(msgspec.Struct, frozen=True):
    """What somebody has asked, and who has agreed."""

    what: str
    place: Place
    agreed: tuple[Place, ...]


class BellView(msgspec.Struct, frozen=True):
    """Somebody has rung for the referee, and until when the clock stands still for that."""

    place: Place
    until: float
    likely: tuple[Likely, ...]
    """What the last acts could have been, right or wrong, the latest first."""


class WatcherView(msgspec.Struct, frozen=True):
    """Somebody who looks on with a player, or would like to."""

    person: str
    name: str
    place: Place
    admitted: bool


class Clock(msgspec.Struct, frozen=True):
    """Whose time is running, and until when by the server's clock."""

    place: Place
    until: float
    warned: bool


class TableView(msgspec.Struct, frozen=True):
    """A table apart from its cards."""

    id: str
    game: str
    plain: str
    """The game itself: a live-table plays the same one."""
    live: bool
    """Whether mistakes are possible here, and a referee can be called."""
    clockwise: bool
    """Whether the next player sits at one's left; otherwise at one's right."""
    headers: dict[str, str]
    policy: Policy
    status: str
    owner: bool
    """Whether one decides oneself who plays here and when play begins."""
    chairs: tuple[ChairView, ...]
    pledge: PledgeView | None
    ask: AskView | None
    paused: bool
    watchers: tuple[WatcherView, ...]
    tournament: str
    """The tournament that gives its places and begins its match; empty for a table of its own."""
    foreign: bool = False
    """Whether the match was begun under values of its code that are not here: it can be looked at, and cannot go on."""
    own_measure: bool = False
    """Whether the match is of a length that its code does not have."""
    host: Place | None = None
    """The place of whoever decides who plays here and when play begins."""
    sides: tuple[int, ...] = ()
    """Who plays with whom, by places, as the match would begin; empty once it has."""
    begins_at: float | None = None
    """When the match begins by itself, with bots in the places that are empty; None if somebody begins it."""
    again: str = ""
    """After the end: the table at which the same people meet once more."""
    club: str = ""
    hints: bool = False
    """Whether one may ask what a good player would do."""
    unrated: str = ""
    """Why the match does not count for the ladders though the table was to be rated: ``same-address``."""
    bell: BellView | None = None


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message: who one is at the table. ``place`` is empty for onlookers."""

    protocol: int
    table: str
    place: Place | None
    role: str
    """player, sponsored or public."""
    now: float


class State(msgspec.Struct, frozen=True, tag="state"):
    """The whole table as it stands; ``missed`` is what happened since the entry that was asked for."""

    seq: int
    table: TableView
    view: View | None
    menu: object
    turn: int | None = None
    """The seat that is to act, if a player is."""
    in_hand: bool = False
    """Whether cards are being played; otherwise the next deal waits, or all is over."""
    clock: Clock | None = None
    can_undo: bool = False
    pending: Mapping[str, object] | None = None
    """At a live-table, what waits to be settled."""
    missed: tuple["Happened", ...] = ()


class Happened(msgspec.Struct, frozen=True, tag="happened", omit_defaults=True):
    """An entry of the log as one may know it, and what has changed by it: what is left out is as it was.

    ``turn``, ``in_hand``, ``clock``, ``can_undo`` and ``pending`` always tell how it is now.
    """

    seq: int
    at: float
    what: Entry
    table: TableView | None = None
    view: View | None = None
    menu: object = None
    turn: int | None = None
    in_hand: bool = False
    clock: Clock | None = None
    can_undo: bool = False
    pending: Mapping[str, object] | None = None
    finished: View | None = None
    """Where a hand is over: the table with its last play, before it was cleared."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """What was sent under this id is in the log, for good."""

    id: str
    seq: int


class Allowed(msgspec.Struct, frozen=True, tag="allowed"):
    """The action one asked about may be done."""

    id: str


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """What a good player would do in one's place, the best first: at most three, each with its reasons.

    ``seq`` is the entry up to which the table was looked at; none are there where nobody can say.
    """

    id: str
    seq: int
    hints: tuple[Hint, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The code does not allow it: why, and which article says so."""

    id: str
    reason: str
    sentence: str
    article: str
    cite: str


class Error(msgspec.Struct, frozen=True, tag="error"):
    """It could not be read, or the house does not allow it now."""

    id: str
    reason: str
    sentence: str


class Question(msgspec.Struct, frozen=True, tag="question"):
    """The referee must know more: call again with this fact. ``answers`` have their sentences."""

    id: str
    fact: str
    sentence: str
    answers: dict[str, str]


class Ruling(msgspec.Struct, frozen=True, tag="ruling"):
    """The referee has ruled."""

    seq: int
    irregularity: str
    told: RulingTold


class Told(msgspec.Struct, frozen=True, tag="told"):
    """What happened, in sentences: for those who asked to be told."""

    seq: int
    sentences: tuple[str, ...]


class Past(msgspec.Struct, frozen=True, tag="past"):
    """What happened after an entry and before one came, in order: sentences, and entries that are no play.

    For those who asked to be told; ``after`` is 0 for everything since the table was opened.
    """

    after: int
    what: tuple[Told | Happened, ...]


class HouseNotice(msgspec.Struct, frozen=True, tag="notice"):
    """What those who run the house tell everybody, whenever it changes; empty when there is nothing any more."""

    text: str
    maintenance: bool
    """Whether no match begins for the time being."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """A sign of life."""

    id: str
    now: float


ServerMessage = (
    Welcome
    | State
    | Happened
    | Done
    | Allowed
    | Hints
    | Refused
    | Error
    | Question
    | Ruling
    | Told
    | Past
    | HouseNotice
    | Pong
)

_READER: Final = msgspec.json.Decoder(ClientMessage)


def read(frame: bytes | str) -> ClientMessage:
    """A client's message. Raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    message: ClientMessage = _READER.decode(frame)
    return message
