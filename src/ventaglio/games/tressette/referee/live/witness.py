"""What a live-table can tell a referee from its own memory, so that he need only be told what cards do not show."""

from collections.abc import Callable, Iterator
from typing import Final

from ventaglio.core.cards import Carta
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.declarations import trick_begun
from ventaglio.games.tressette.engine.duties import muted
from ventaglio.games.tressette.engine.judge import begun as passata_begun
from ventaglio.games.tressette.engine.judge import claim_verdict
from ventaglio.games.tressette.engine.rules import Stake
from ventaglio.games.tressette.engine.state import Phase, State, points
from ventaglio.games.tressette.engine.trick import followable
from ventaglio.games.tressette.referee.law import enough_points
from ventaglio.games.tressette.referee.live.evidence import accusation_proved
from ventaglio.games.tressette.referee.live.table import Incident, LiveTable
from ventaglio.law.referee.figures import ORDINALS
from ventaglio.law.referee.live import table as live_table
from ventaglio.law.referee.live.table import yes_no

SAID_BY_PEOPLE: Final = frozenset(
    {"annulled", "reservation", "harm", "harm-beyond-repair", "put-right", "good-faith", "duplicate"}
)
"""What no table can know: what people decide, what harm was done, and why somebody erred."""
NOT_HELD: Final = "not-held"

PLAYING: Final = (Phase.LEAD, Phase.FOLLOW, Phase.DIALOGUE)
"""While a passata lasts: to call out, to count and to speak on the cappotto is no new trick (Art. 22, 65)."""

Answers = Iterator[tuple[str, str]]


def facts(live: LiveTable, incident: Incident, caller: Seat) -> dict[str, str]:
    """The answers to every question that the table's memory settles, if the mistake comes to light now."""
    answers = _ANSWERS.get(incident.irregularity) or _REPORTED.get(incident.irregularity)
    return {} if answers is None else dict(answers(live, incident, caller))


def within(live: LiveTable, incident: Incident, trick: int) -> bool:
    """Whether what came about in a trick can still be put right: until the next one begins, whoever calls meanwhile."""
    state = live.state
    if incident.over or state.phase not in PLAYING:
        return False
    done = len(state.tricks) - trick
    return done == 0 or (done == 1 and not trick_begun(state))


def in_time(live: LiveTable, incident: Incident) -> bool:
    """Whether a mistake is noticed in time, if it is now."""
    return within(live, incident, incident.trick)


def is_opponent(live: LiveTable, incident: Incident, seat: Seat) -> bool:
    """Whether a seat plays against the one that erred."""
    return live_table.is_opponent(live.state.sides, incident.by, seat)


def may_annul(live: LiveTable, incident: Incident, seat: Seat) -> bool:
    """Whether a seat may still annul: each opponent for himself, until he has played a card (Art. 78, 183)."""
    return is_opponent(live, incident, seat) and seat not in incident.passed


def may_reserve(live: LiveTable, incident: Incident, seat: Seat) -> bool:
    """Whether a seat may still make a reservation, with the correction and not after it: each opponent for himself,
    until he plays a card or the next trick begins (Art. 75).
    """
    return seat in incident.silent and seat not in incident.passed and in_time(live, incident)


def _annulled(live: LiveTable, incident: Incident) -> Answers:
    """A card played is a waiver: when both opponents have played one, nobody can annul any more (Art. 183)."""
    if not any(may_annul(live, incident, seat) for seat in range(4)):
        yield "annulled", "no"


# ── Cards and declarations ───────────────────────────────────────────────────────────────────────────────────────────


def _when(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """In the same trick, when a later card proves it, or too late."""
    yield "harm", "none-yet"
    if in_time(live, incident):
        yield "when", "same-trick"
    elif incident.evident is not None and within(live, incident, incident.evident):
        yield "when", "evidence"
        yield from _annulled(live, incident)
    else:
        yield "when", "later"


def _declaration(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "declaration-fault", incident.fault
    yield from _when(live, incident, caller)


def _sovereignty(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "sovereign-by", incident.fault
    yield from _when(live, incident, caller)


def _ready(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "ready-card-fits", yes_no(could_be_played(live.state, incident))


def could_be_played(state: State, incident: Incident) -> bool:
    """Whether the card of a mistake follows suit in its trick, or need not (Art. 25)."""
    before = [one for trick in state.tricks[: incident.trick] for one in trick.cards]
    hand = tuple(one for one in state.dealt[incident.by] if one not in before)
    return incident.card in followable(hand, _trick_of(state, incident)[1][:1])


def _trick_of(state: State, incident: Incident) -> tuple[Seat, tuple[Carta, ...]]:
    """Who led the trick of a mistake, and its cards."""
    if incident.trick < len(state.tricks):
        trick = state.tricks[incident.trick]
        return trick.leader, trick.cards
    return state.leader, state.trick


def played_instead(state: State, incident: Incident) -> Carta | None:
    """The card that was played in place of the one shown too early, if one was (Art. 24)."""
    leader, cards = _trick_of(state, incident)
    place = (incident.by - leader) % 4
    return cards[place] if place < len(cards) and cards[place] is not incident.card else None


def _withdrawn(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "touched-or-seen", "yes"


# ── Lay-downs, calls, the dialogue ───────────────────────────────────────────────────────────────────────────────────


def _untimely(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """Whether the cards hold is judged when his turn comes, and not before."""
    yield "laid-down", incident.fault
    yield "sovereign-anyway", "no"  # else it would have been in order
    if caller == TABLE:
        yield "annulled", "no"
        yield "sovereign", yes_no(claim_verdict(live.state, incident.by) is Verdict.VALID)
    else:
        yield from _annulled(live, incident)


def _contested(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "sovereign", "no"


def _premature(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """A pair that loses the match by calling pays by what it had when it called (Art. 169)."""
    state, won = live.state, live.state.won
    side = state.sides[incident.by]
    rules = state.table.rules
    yield "call", ORDINALS[max(min(state.calls[side], rules.calls_allowed.value), 1) - 1]
    match rules.stake.value:
        case Stake.MARCIO_E_BATUFFA:
            had = won.loser_points if won is not None and won.called else points(state, side)
            yield "callers-points", enough_points(rules) if had >= rules.batuffa.value else "fewer"
        case Stake.SIMPLE_OR_DOUBLE:
            yield "callers-points", "other-stake"
        case _:
            yield "callers-points", "fixed-stake"


def _barred_call(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "call-bar", incident.fault


def _self_call(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """Nothing is asked: whoever must call himself out and plays on has lost the cappotto (Art. 170)."""
    yield from ()


def _dialogue(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """What a screen cannot see is how long and in which tone somebody speaks: that, people report."""
    yield "breach", incident.fault or "tone-or-delay"


# ── Buongioco ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _defective(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    yield "defect", incident.fault
    yield "noticed-by", _noticed_by(live, incident, caller)
    yield "napoletana", yes_no(incident.words == NAPOLETANA)
    yield from _forgotten(live, incident, caller)
    if incident.right is None and incident.fault != NOT_HELD:
        yield "put-right", "no"


def _noticed_by(live: LiveTable, incident: Incident, caller: Seat) -> str:
    """What the last card of the first trick shows is evident when that is over; a remark has effects only during it.

    Neither has any where it would score for whoever may accuse no more (Art. 180); that a Napoletana was wrong has.
    """
    way = _came_to_light(live, incident, caller)
    scores = incident.right is not None and (way, incident.fault) != ("evidence", "wrong-napoletana")
    forbidden = muted(live.state.duties, incident.by, incident.words) is not None and live.state.table.reading > 1
    return "nobody" if forbidden and scores and way != "partner" else way


def _came_to_light(live: LiveTable, incident: Incident, caller: Seat) -> str:
    if not in_time(live, incident):
        return "nobody"
    if accusation_proved(live.state, incident):
        return "evidence"
    if live.state.tricks:
        return "nobody"
    if caller == incident.by:
        return "self"
    return "opponent" if is_opponent(live, incident, caller) else "partner"


def _forgotten(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    won = live.state.won
    yield "opponents-have-won", yes_no(won is not None and won.side != live.state.sides[incident.by])


def _untimely_accusation(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """It may be annulled until both opponents have played, and contested once its trick is over: not while it lasts."""
    yield from _annulled(live, incident)
    yield "announced", "complete" if accusations_of(live.state, incident) else incident.fault
    yield "napoletana", yes_no(incident.words == NAPOLETANA)
    if len(live.state.tricks) > incident.trick:
        yield "annulled", "no"
        yield "contested-after-trick", yes_no(in_time(live, incident) and is_opponent(live, incident, caller))


def accusations_of(state: State, incident: Incident) -> tuple[int, ...]:
    """The places of what was accused in the course of a mistake, and of what goes with it by implication."""
    own = [(at, one) for at, one in enumerate(state.accused) if one.seat == incident.by]
    found = [at for at, one in own if (one.what, one.suit) == incident.right and not one.implied]
    express = sum(not one.implied for _, one in own)
    if found and express - len(found) <= 2:
        # Only more than two imply another (177).
        found += [at for at, one in own if one.implied]
    return tuple(sorted(found))


_ANSWERS: Final[dict[str, Callable[[LiveTable, Incident, Seat], Answers]]] = {
    "revoke": _when,
    "lead-out-of-turn": _when,
    "several-cards-played": _when,
    "cards-exposed": _when,
    "card-against-declaration": _when,
    "wrong-about-partners-suit": _when,
    "wrong-declaration": _declaration,
    "wrong-sovereignty": _sovereignty,
    "card-before-turn": _ready,
    "card-withdrawn": _withdrawn,
    "untimely-lay-down": _untimely,
    "lay-down-contested": _contested,
    "premature-call": _premature,
    "call-not-allowed": _barred_call,
    "self-call-left-out": _self_call,
    "cappotto-declared-wrongly": _dialogue,
    "defective-accusation": _defective,
    "forgotten-accusation": _forgotten,
    "early-accusation": _untimely_accusation,
    "late-accusation": _untimely_accusation,
}

NOTED: Final = frozenset(_ANSWERS)
"""What the table itself notes when it happens; the rest only people can report."""


# ── What people report ───────────────────────────────────────────────────────────────────────────────────────────────


def _stage(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """Before play, in play or recorded: the table itself knows how far a passata has come (Art. 27, 35, 101)."""
    state = live.state
    counted = state.phase is Phase.END or (not state.hands and state.passata > 1)
    yield "dealt", yes_no(counted or bool(state.hands))
    if counted:
        yield "stage", "recorded"
    else:
        yield "stage", "in-play" if passata_begun(state) else "before-play"
    yield "duplicated-hand", "no"


def _pairing(live: LiveTable, incident: Incident, caller: Seat) -> Answers:
    """A deal that gives one player all three cards is thrown in by itself: what is played has its pairs."""
    yield "pairs-to-form", "no"


_REPORTED: Final[dict[str, Callable[[LiveTable, Incident, Seat], Answers]]] = {
    "faulty-shuffle": _stage,
    "faulty-cut": _stage,
    "faulty-deal": _stage,
    "three-pairing-cards": _pairing,
}

NOT_HERE: Final = {
    "cards-mixed": "kept",
    "tricks-confused": "kept",
    "score-error": "kept",
    "card-misnamed": "written",
    "unclear-declaration": "written",
    "duplicated-hand-shuffled": "duplicate",
    "annulled-in-duplicate": "duplicate",
}
"""What cannot be reported here, and why: the table keeps tricks and points, cards and formulas have one name each, a
hand is played at one table only.
"""
