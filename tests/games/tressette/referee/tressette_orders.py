"""What each order of a ruling leaves at a Tressette live-table: on the cards, the words, the duties, the count."""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from ventaglio.core.cards import MAZZO
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import CallOut
from ventaglio.games.tressette.engine.events import LeadReworded, ThrownIn, Verified, WordsTakenBack
from ventaglio.games.tressette.engine.judge import judge, must_play_best
from ventaglio.games.tressette.engine.state import Phase, State, bound_seat, partner
from ventaglio.games.tressette.engine.winning import must_call_itself
from ventaglio.games.tressette.referee.live import (
    Happened,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Ruled,
    waits_for_count,
)
from ventaglio.games.tressette.referee.live.apply import own_card
from ventaglio.games.tressette.referee.live.witness import accusations_of
from ventaglio.games.tressette.referee.orders import ORDERS
from ventaglio.law.referee.remedies import Remedy


class Carried(NamedTuple):
    """A ruling that was carried out: the table before it, after it, and what happened."""

    before: LiveTable
    incident: Incident
    ruled: Ruled
    events: tuple[LiveEvent, ...]
    after: LiveTable

    @property
    def by(self) -> Seat:
        return self.incident.by

    @property
    def state(self) -> State:
        return self.after.state

    @property
    def happened(self) -> tuple[object, ...]:
        return tuple(one.event for one in self.events if isinstance(one, Happened))

    def seats(self, who: str) -> tuple[Seat, ...]:
        """The seats that an order means."""
        sides = self.before.state.sides
        mate = partner(self.before.state, self.by)
        return {
            "": (self.by,),
            "offender": (self.by,),
            "accuser": (self.by,),
            "partner": (mate,),
            "accusers-partner": (mate,),
            "accusing-side": (self.by, mate),
            "side": (self.by, mate),
            "opponents": tuple(seat for seat in range(4) if sides[seat] != sides[self.by]),
            "following-opponents": tuple(seat for seat in range(4) if sides[seat] != sides[self.by]),
        }[who]


def check(done: Carried) -> None:
    """See that the table is what the orders say."""
    annulled = any(isinstance(event, ThrownIn) for event in done.happened)
    # Where only a reservation is made to what was cured, the correction lies behind.
    cured = done.incident.ruled and bool(done.incident.silent)
    for step in () if done.ruled.ruling is None else done.ruled.ruling.steps:
        remedy = step.remedy
        if cured and remedy.do not in ("cure", "reservation"):
            continue
        assert remedy.do in SEEN or remedy.do in SAID, f"nobody looks whether {remedy} was done"
        if remedy.do in SEEN and (not annulled or remedy.do in ("annul", "redeal")):
            assert SEEN[remedy.do](done, remedy), f"{remedy} is not done: {done.incident}"
        if remedy.do in ORDERS.written and done.state.phase is not Phase.END:
            assert str(remedy) in [entry.order for entry in done.after.book], f"{remedy} is not in the book"
    state = done.state
    if state.hands and state.claimed is None:
        zones = (*state.hands, state.trick, *(trick.cards for trick in state.tricks))
        before = (*done.before.state.hands, done.before.state.trick, *(t.cards for t in done.before.state.tricks))
        assert Counter(one for zone in zones for one in zone) == Counter(one for zone in before for one in zone)
        assert {one for zone in zones for one in zone} <= set(MAZZO)


def _annulled(done: Carried, remedy: Remedy) -> bool:
    """As if it had never begun: the same dealer, the same standing, nothing on record."""
    before, after = done.before.state, done.state
    if not before.hands:
        return after == before
    same = (after.dealer, after.passata, after.scores) == (before.dealer, before.passata, before.scores)
    return same and after.phase is Phase.DEAL and not after.hands and not done.after.incidents


def _rectified(done: Carried, remedy: Remedy) -> bool:
    match remedy.what:
        case "response":
            choices = [one for one in done.after.pending if one.kind is Kind.CARD]
            led = done.state.trick[0].suit if done.state.trick else ""
            return [one.seat for one in choices] == [done.by] and {one.suit for one in choices[0].cards} == {led}
        case "declaration":
            asked = any(one.kind is Kind.WORDS and one.seat == done.by for one in done.after.pending)
            return (
                asked
                or _never_counted(done)
                or any(isinstance(event, LeadReworded | WordsTakenBack) for event in done.happened)
            )
        case "accusation":
            return _accused(done)
        case _:
            return False


def _never_counted(done: Carried) -> bool:
    """Whether words were only heard: what never counted need not be taken back."""
    words = (done.by, done.incident.words, done.incident.suit)
    said = [(one.seat, one.what, one.suit) for one in done.before.state.said]
    return done.incident.card is None and words not in said and any(who == done.by for who, *_ in done.before.heard)


def _accused(done: Carried) -> bool:
    return any(one.seat == done.by and (one.what, one.suit) == done.incident.right for one in done.state.accused)


def _void(done: Carried, remedy: Remedy) -> bool:
    match remedy.what:
        case "declaration" if done.incident.irregularity == "cappotto-declared-wrongly":
            return done.state.spoken == done.before.state.spoken
        case "declaration":
            return _never_counted(done) or any(isinstance(one, LeadReworded | WordsTakenBack) for one in done.happened)
        case "cappotto":
            return (done.state.phase, done.state.outcome) == (Phase.END, "target")
        case "call":
            return done.state.caller is None and done.state.calls == done.before.state.calls
        case "accusation":
            return not any(one.seat == done.by and one.what == done.incident.words for one in done.state.accused)
        case "lay-down":
            return done.state.claimed is None
        case _:
            return done.state.accused == done.before.state.accused


def _stands(done: Carried, remedy: Remedy) -> bool:
    match remedy.what:
        case "card" if done.incident.irregularity == "card-withdrawn":
            return done.incident.card in done.state.trick
        case "card":
            return own_card(done.state, done.by) is own_card(done.before.state, done.by) or not done.before.state.trick
        case "lay-down":
            return done.state.claimed == done.by
        case "accusation":
            return done.state.accused == done.before.state.accused
        case _:
            return done.state == done.before.state


def _returned(done: Carried, remedy: Remedy) -> bool:
    if remedy.what == "trick-cards":
        then = done.before.marks[done.incident.number - 1]
        return (done.state.trick, done.state.hands, done.state.turn) == (then.trick, then.hands, then.turn)
    cards = {one for seat, one in done.state.duties.seen if seat == done.by}
    return bool(cards) and cards <= set(done.state.hands[done.by])


def _leads(done: Carried, remedy: Remedy) -> bool:
    return done.state.phase is Phase.LEAD and done.state.turn == done.before.marks[done.incident.number - 1].leader


def _replaces(done: Carried, remedy: Remedy) -> bool:
    """Only those whom the order names are asked, and only about a response; whoever has no other card is not asked."""
    asked = [one for one in done.after.pending if one.kind is Kind.REPLACE]
    entitled = set(done.seats(remedy.who))
    responses = all(one.seat != done.state.leader and own_card(done.state, one.seat) is not None for one in asked)
    return responses and {one.seat for one in asked} <= entitled and all(one.cards for one in asked)


def _reserved(done: Carried, remedy: Remedy) -> bool:
    kept = [one for one in done.state.duties.reserved if one.number == done.incident.number]
    if remedy.how in ("open", "suspended"):
        return [one.seat for one in kept] == [done.ruled.reserving] and kept[0].seat in done.seats("opponents")
    return not kept


def _credited(done: Carried, remedy: Remedy) -> bool:
    points = sum(one.points for one in done.state.accused if one.seat == done.by)
    return _accused(done) and points >= 3


def _lost(done: Carried, remedy: Remedy) -> bool:
    return all(done.state.accused[at].points == 0 for at in accusations_of(done.state, done.incident))


def _no_points(done: Carried, remedy: Remedy) -> bool:
    """Neither now nor before has it given any."""
    same = (one for one in done.state.accused if one.seat == done.by and one.what == done.incident.words)
    return not any(one.points for one in same if (one.what, one.suit) == done.incident.right)


def _muted(done: Carried, remedy: Remedy) -> bool:
    return {one.seat for one in done.state.duties.muted} >= set(done.seats(remedy.who))


def _barred(done: Carried, remedy: Remedy) -> bool:
    (seat,) = done.seats(remedy.who)
    suits = [one.suits for one in done.state.duties.closed if one.seat == seat]
    named = done.incident.suit if remedy.what == "napoletana-suit" else ""
    return bool(suits) and (not named or named in suits)


def _face_up(done: Carried, remedy: Remedy) -> bool:
    seen = {one for seat, one in done.state.duties.seen if seat == done.by}
    return done.by in done.state.exposed or done.state.claimed == done.by or set(done.state.hands[done.by]) <= seen


def _best_first(done: Carried, remedy: Remedy) -> bool:
    (seat,) = done.seats(remedy.who)
    return bound_seat(done.state) == seat if remedy.who == "offender" else must_play_best(done.state, seat)


def _no_calls(done: Carried, remedy: Remedy) -> bool:
    refusals = [judge(done.state, CallOut(), seat) for seat in done.seats("side")]
    return all(one is not None and one.reason == "no-more-calls" for one in refusals)


def _ready(done: Carried, remedy: Remedy) -> bool:
    if remedy.what == "ready-card" and own_card(done.state, done.by) is not None:
        return own_card(done.state, done.by) is done.incident.card
    if len(done.state.tricks) > done.incident.trick:
        return done.incident.card in done.state.tricks[done.incident.trick].cards
    bound = [(one.seat, one.card) for one in done.state.duties.ready]
    return ((done.by, done.incident.card) in bound) is (remedy.what == "ready-card")


SEEN: Final[dict[str, Callable[[Carried, Remedy], bool]]] = {
    "redeal": _annulled,
    "annul": _annulled,
    "cut": lambda done, remedy: done.state == done.before.state,
    "stands": _stands,
    "void": _void,
    "rectify": _rectified,
    "return": _returned,
    "play": _ready,
    "lead": _leads,
    "replace": _replaces,
    "cure": _reserved,
    "reservation": _reserved,
    "credit": _credited,
    "lose": _lost,
    "no-points": _no_points,
    "no-rectification": _muted,
    "no-accusations": _muted,
    "bar-lead": _barred,
    "face-up": _face_up,
    "best-first": _best_first,
    "play-on": lambda done, remedy: done.state.phase is done.before.state.phase,
    "tell-shortfall": lambda done, remedy: any(isinstance(one, Verified) and one.missing for one in done.happened),
    "no-more-calls": _no_calls,
    "self-call": lambda done, remedy: must_call_itself(done.state, 1 - done.state.sides[done.by]),
    "right-lost": lambda done, remedy: done.state.phase is not Phase.DIALOGUE and done.state.slam is None,
    "match-lost": lambda done, remedy: (
        done.state.won is not None and done.state.won.called and done.state.won.side != done.state.sides[done.by]
    ),
    "match-over": lambda done, remedy: done.state.phase is Phase.END or waits_for_count(done.state),
}
"""How each order is seen at the table when it has been carried out."""

SAID: Final = frozenset({"keep-silent", "go-freely", "stake", "stay", "remove", "answer-for", "by-principles"})
"""Orders that move nothing on a table: what is said, written down, or done by people beside it."""
