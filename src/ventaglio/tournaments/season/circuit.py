"""A circuit: which events belong to it, by which rules it is ranked. Like a tournament it is what its log leaves."""

from collections.abc import Iterable
from functools import reduce
from itertools import combinations, product
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.season.people import Key, Pair
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import MOST_EVENTS, Rules, check

LONGEST_NAME: Final = 120
LONGEST_TEXT: Final = 2_000
LONGEST_KEY: Final = 200
MOST_JOINED: Final = 1_000
WEIGHTS: Final = (1, 1_000)
"""Percent: a final may count ten times, and something small next to nothing."""


class _Body(msgspec.Struct, frozen=True, omit_defaults=True):
    pass


class Opened(_Body, frozen=True, tag="opened"):
    """A new circuit. ``about`` is what people are told of it, in the organiser's words."""

    name: str
    rules: Rules = Rules()
    about: str = ""


class Renamed(_Body, frozen=True, tag="renamed"):
    name: str
    about: str = ""


class RulesSet(_Body, frozen=True, tag="rules-set"):
    """The rules from now on: the whole ranking is made by them, and what held before stays in the log."""

    rules: Rules


class EventAdded(_Body, frozen=True, tag="event-added"):
    """A tournament that counts, with its weight in percent; added again it has the new weight."""

    tournament: str
    weight: int = 100
    agreed: bool = False
    """By the word of whoever directs it or keeps the club that holds it: then it is not deleted while it counts."""


class EventRemoved(_Body, frozen=True, tag="event-removed"):
    tournament: str
    why: str = ""


class SourceGone(_Body, frozen=True, tag="source-gone"):
    """Those who held a tournament have deleted it. What it came to is kept, and nobody's place changes for it.

    ``outcome`` is None where it was not over; ``club`` is the one that held it.
    """

    tournament: str
    name: str
    outcome: Outcome | None = None
    club: str = ""


class Settled(_Body, frozen=True, tag="settled"):
    """Who is who among some that may be the same, by the organiser's word: each group is one person."""

    groups: tuple[tuple[Key, ...], ...]


class Joined(_Body, frozen=True, tag="joined"):
    """Two that are one person, by the organiser's word."""

    one: Key
    other: Key


class Parted(_Body, frozen=True, tag="parted"):
    """That word taken back."""

    one: Key
    other: Key


class Shown(_Body, frozen=True, tag="shown"):
    """Whether everybody may see the ranking."""

    public: bool = True


Happening = Opened | Renamed | RulesSet | EventAdded | EventRemoved | SourceGone | Settled | Joined | Parted | Shown


class Entry(msgspec.Struct, frozen=True):
    """A line of a circuit's log: its number from 1, when, by whom, and what."""

    seq: int
    at: float
    by: str
    body: Happening


class Circuit(msgspec.Struct, frozen=True):
    """What the log has made."""

    name: str
    rules: Rules
    about: str = ""
    events: dict[str, int] = {}
    """The weight of each tournament, in the order in which they were added."""
    agreed: frozenset[str] = frozenset()
    """Those that count by the word of whoever holds them."""
    gone: dict[str, SourceGone] = {}
    """Those that were deleted since."""
    same: tuple[Pair, ...] = ()
    apart: tuple[Pair, ...] = ()
    """Who is one person, and who are two, by the organiser's word."""
    public: bool = False
    seq: int = 0


def fold(circuit: Circuit | None, entry: Entry) -> Circuit:
    """The circuit after a further line of its log."""
    body = entry.body
    if circuit is None:
        if not isinstance(body, Opened):
            raise BadInput("the log of a circuit begins with its opening", "season-log")
        return Circuit(body.name, body.rules, body.about, seq=entry.seq)
    match body:
        case Opened():
            raise BadInput("a circuit is opened once", "season-log")
        case Renamed():
            made = replace(circuit, name=body.name, about=body.about)
        case RulesSet():
            made = replace(circuit, rules=body.rules)
        case EventAdded():
            kept = _without(circuit, body.tournament, events=circuit.events)
            agreed = kept.agreed | {body.tournament} if body.agreed else kept.agreed
            made = replace(kept, events={**circuit.events, body.tournament: body.weight}, agreed=agreed)
        case EventRemoved():
            left = {one: weight for one, weight in circuit.events.items() if one != body.tournament}
            made = _without(circuit, body.tournament, events=left)
        case SourceGone():
            made = replace(circuit, gone={**circuit.gone, body.tournament: body})
        case Settled():
            made = _settled(circuit, body)
        case Joined():
            pair = _pair(body.one, body.other)
            apart = tuple(one for one in circuit.apart if one != pair)
            made = replace(circuit, same=(*circuit.same, pair), apart=apart)
        case Parted():
            made = replace(circuit, same=tuple(one for one in circuit.same if one != _pair(body.one, body.other)))
        case Shown():
            made = replace(circuit, public=body.public)
    return replace(made, seq=entry.seq)


def _without(circuit: Circuit, tournament: str, events: dict[str, int]) -> Circuit:
    """A circuit that knows no more of a tournament than whether it counts."""
    gone = {one: body for one, body in circuit.gone.items() if one != tournament}
    return replace(circuit, events=events, agreed=circuit.agreed - {tournament}, gone=gone)


def _settled(circuit: Circuit, body: Settled) -> Circuit:
    """What was said before of the same people counts no more."""
    keys = {key for group in body.groups for key in group}
    same = [pair for pair in circuit.same if not keys.issuperset(pair)]
    apart = [pair for pair in circuit.apart if not keys.issuperset(pair)]
    for group in body.groups:
        same += [_pair(group[0], other) for other in group[1:]]
    for first, second in combinations(body.groups, 2):
        apart += [_pair(one, other) for one, other in product(first, second)]
    return replace(circuit, same=tuple(same), apart=tuple(apart))


def replay(log: Iterable[Entry]) -> Circuit:
    """The circuit that a log has made."""
    found = reduce(fold, log, None)
    if found is None:
        raise BadInput("the log of a circuit is empty", "season-log")
    return found


def demand(circuit: Circuit | None, body: Happening) -> None:
    """Raise `BadInput` where a line may not be added."""
    match body:
        case Opened() | Renamed():
            if isinstance(body, Opened):
                check(body.rules)
            if not body.name.strip():
                raise BadInput("a circuit has a name", "season-no-name")
            if len(body.name) > LONGEST_NAME or len(body.about) > LONGEST_TEXT:
                raise BadInput("the name or the text is too long", "season-long", most=str(LONGEST_NAME))
        case RulesSet():
            check(body.rules)
        case EventAdded():
            assert circuit is not None
            if not WEIGHTS[0] <= body.weight <= WEIGHTS[1]:
                raise BadInput("a weight is a percentage", "season-weight", least=str(WEIGHTS[0]), most=str(WEIGHTS[1]))
            if len(circuit.events) >= MOST_EVENTS and body.tournament not in circuit.events:
                raise BadInput("no more events fit in", "season-full", most=str(MOST_EVENTS))
        case EventRemoved():
            assert circuit is not None
            if body.tournament not in circuit.events:
                raise BadInput("that event is not in the circuit", "season-not-in", tournament=body.tournament)
        case Settled():
            assert circuit is not None
            keys = [key for group in body.groups for key in group]
            if len(keys) < 2 or len(set(keys)) < len(keys) or not all(body.groups):
                raise BadInput("each stands in one group", "season-join")
            if max(map(len, keys)) > LONGEST_KEY:
                raise BadInput("two are joined, not one", "season-join")
            most = MOST_JOINED - len(keys) ** 2
            if max(len(circuit.same), len(circuit.apart)) > most:
                raise BadInput("no more people can be told apart", "season-full", most=str(MOST_JOINED))
        case Joined() | Parted():
            assert circuit is not None
            known = _pair(body.one, body.other) in circuit.same
            if body.one == body.other or max(len(body.one), len(body.other)) > LONGEST_KEY:
                raise BadInput("two are joined, not one", "season-join")
            if known is isinstance(body, Joined) or (not known and len(circuit.same) >= MOST_JOINED):
                raise BadInput("that is so already", "season-join")
        case SourceGone() | Shown():
            pass


def _pair(one: Key, other: Key) -> Pair:
    first, second = sorted((one, other))
    return first, second
