"""What happened at a Tressette table: the bodies of the log's events."""

import msgspec

from ventaglio.core.cards import Carta
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.duties import Duties


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The order of the pack and the cut: with them the whole deal is fixed."""

    order: tuple[Carta, ...]
    cut: int


class Served(msgspec.Struct, frozen=True, tag="served"):
    """What a seat sees of a deal."""

    hand: tuple[Carta, ...] | None
    cut: int


class ThrownIn(msgspec.Struct, frozen=True, tag="thrown-in", omit_defaults=True):
    """The deal is repeated."""

    cause: str
    annulled: bool = False
    """Whether the passata had begun, and is annulled with it (Art. 77)."""


class PairShown(msgspec.Struct, frozen=True, tag="pair-shown"):
    """A seat has declared its pairing card."""

    seat: Seat
    card: Carta


class PairsFormed(msgspec.Struct, frozen=True, tag="pairs-formed"):
    """Who plays with whom. ``swapped`` are two seats whose players changed places."""

    sides: tuple[int, ...] | None
    official: bool
    swapped: tuple[Seat, Seat] | None = None


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """Words of the player on lead. The suit is told only where the words tell it."""

    seat: Seat
    what: str
    suit: str


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """The player on lead says the words for the suit that he is about to lead."""

    seat: Seat
    formula: str
    suit: str


class Accused(msgspec.Struct, frozen=True, tag="accused"):
    """A buongioco made known, and its points."""

    seat: Seat
    what: str
    suit: str
    points: int
    implied: bool


class Played(msgspec.Struct, frozen=True, gc=False, tag="played"):
    seat: Seat
    card: Carta
    formula: str | None


class Taken(msgspec.Struct, frozen=True, gc=False, tag="taken"):
    """A trick is finished."""

    seat: Seat
    cards: tuple[Carta, ...]
    official: bool
    """Whether the pairs are now known to all."""


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A lay-down, the cards laid, and what came of it."""

    seat: Seat
    verdict: Verdict
    cards: tuple[Carta, ...]


class CalledOut(msgspec.Struct, frozen=True, tag="called-out"):
    """Somebody called a pair out: the opponents, or his own."""

    seat: Seat
    side: int


class Verified(msgspec.Struct, frozen=True, tag="verified"):
    """The pair that was called has counted: it has the target, or lacks so many thirds."""

    seat: Seat
    side: int
    missing: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A side was given the match by a call. That one has reached the target is an event for nobody (Art. 130)."""

    side: int
    loser_points: int


class MustSpeak(msgspec.Struct, frozen=True, tag="must-speak"):
    """The dialogue before a cappotto begins."""

    seat: Seat


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    seat: Seat
    word: str


class SlamDeclared(msgspec.Struct, frozen=True, tag="slam-declared"):
    side: int
    decider: Seat | None


class SelfCallDue(msgspec.Struct, frozen=True, tag="self-call-due"):
    """A pair called too early now has the target: in older logs only, for nobody is to be told (Art. 130)."""

    side: int


class CountLine(msgspec.Struct, frozen=True):
    """One line of a count. ``item`` is the id of its name in the language files."""

    item: str
    points: int
    cite: Cite
    thirds: int = 0


class PassataEnded(msgspec.Struct, frozen=True, tag="passata-ended"):
    """What each side made, line by line, and what it stands at."""

    lines: tuple[tuple[CountLine, ...], tuple[CountLine, ...]]
    points: tuple[int, int]
    scores: tuple[int, int]


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """``how``: target, slam, slam-after-win, slam-missed, passate, tie."""

    how: str
    winner: int | None
    scores: tuple[int, int]
    loser_points: int
    by_claim: bool


# ── Only where mistakes can be made ──────────────────────────────────────────────────────────────────────────────────


class LeadTaken(msgspec.Struct, frozen=True, tag="lead-taken"):
    """Somebody leads though another should (Art. 64)."""

    seat: Seat


class CardsShown(msgspec.Struct, frozen=True, tag="cards-shown", omit_defaults=True):
    """Everybody has seen cards that stay in a hand; ``laid`` if they were laid down, though nothing comes of it yet."""

    seat: Seat
    cards: tuple[Carta, ...]
    laid: bool = False


class CardReplaced(msgspec.Struct, frozen=True, tag="card-replaced"):
    """A card of the trick in progress goes back to its hand, and another takes its place (Art. 73)."""

    seat: Seat
    old: Carta
    new: Carta


class LeadReworded(msgspec.Struct, frozen=True, tag="lead-reworded", omit_defaults=True):
    """Other words go with the lead of the trick in progress, or none; or with that of a trick taken before it."""

    seat: Seat
    formula: str | None
    trick: int | None = None


class WordsTakenBack(msgspec.Struct, frozen=True, tag="words-taken-back"):
    """A declaration does not count; ``at`` is its place among all that were made in the passata."""

    seat: Seat
    at: int


class PointsLost(msgspec.Struct, frozen=True, tag="points-lost"):
    """Accusations that score nothing; ``accusations`` are their places among all that were made."""

    seat: Seat
    accusations: tuple[int, ...]


class DutiesLaid(msgspec.Struct, frozen=True, tag="duties-laid"):
    """A ruling leaves these duties at the table, in place of those there were."""

    duties: Duties


Event = (
    Shuffled
    | Served
    | ThrownIn
    | PairShown
    | PairsFormed
    | Declared
    | Announced
    | Accused
    | Played
    | Taken
    | Claimed
    | CalledOut
    | Verified
    | Decided
    | MustSpeak
    | Spoke
    | SlamDeclared
    | SelfCallDue
    | PassataEnded
    | MatchEnded
    | LeadTaken
    | CardsShown
    | CardReplaced
    | LeadReworded
    | WordsTakenBack
    | PointsLost
    | DutiesLaid
)
