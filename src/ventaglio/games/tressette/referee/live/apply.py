"""Carrying orders out: what each order of a ruling does to a live-table, as events.

An order names cards and words as its article does; the incident knows which they are.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from ventaglio.core.cards import Carta
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine import score
from ventaglio.games.tressette.engine.acting import enforce, resume
from ventaglio.games.tressette.engine.actions import Accuse, Claim, Play
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA
from ventaglio.games.tressette.engine.claim import best_first
from ventaglio.games.tressette.engine.declarations import refuse_formula
from ventaglio.games.tressette.engine.duties import Closed, Duties, Muted, Ready, Reserved
from ventaglio.games.tressette.engine.events import (
    CardReplaced,
    DutiesLaid,
    Event,
    LeadReworded,
    PointsLost,
    ThrownIn,
    WordsTakenBack,
)
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.judge import judge
from ventaglio.games.tressette.engine.state import Phase, State, bound_seat, card_bits, partner
from ventaglio.games.tressette.engine.trick import followable
from ventaglio.games.tressette.referee.live.counting import up_to_count, waits_for_count
from ventaglio.games.tressette.referee.live.memory import fold
from ventaglio.games.tressette.referee.live.stray import forced, stray
from ventaglio.games.tressette.referee.live.table import (
    Asked,
    CardWithdrawn,
    Choice,
    Entry,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Reopened,
    Returned,
)
from ventaglio.games.tressette.referee.live.witness import accusations_of, is_opponent, played_instead
from ventaglio.games.tressette.referee.orders import ORDERS
from ventaglio.law.referee.live import Happened, Written
from ventaglio.law.referee.remedies import Remedy, Step

ANNULLED: Final = "annulled"
"""Why a deal is repeated: the passata was annulled (Art. 77)."""


DEALT_WRONG: Final = {
    "player-absent": "absent",
    "cards-exposed": "exposed",
    "card-on-floor": "fallen",
    "wrong-number": "miscount",
    "wrong-manner": "manner",
}
"""The causes of a new deal (Art. 21, 154), by the answers of a referee's question."""


class Bench:
    """A table under the referee's hands: the live-table as orders change it, and the events that do."""

    def __init__(self, live: LiveTable, incident: Incident, reserving: Seat | None) -> None:
        self.live = live
        self.incident = incident
        self.reserving = reserving
        self.by = incident.by
        self.cite = Cite("", "")
        self.events: list[LiveEvent] = []
        self.choices: list[Choice] = []
        self.annulled = False
        self.moot = False
        """Whether there was nothing left to correct."""

    @property
    def state(self) -> State:
        """The table as it is now."""
        return self.live.state

    def tell(self, event: LiveEvent) -> None:
        """Let something happen at a live-table."""
        self.events.append(event)
        self.live = fold(self.live, event)

    def happen(self, *events: Event) -> None:
        """Let something happen as at any table, but for the count."""
        for event in up_to_count(self.state, events):
            self.tell(Happened(event))

    def lay(self, duties: Duties) -> None:
        """Leave duties at the table."""
        self.happen(DutiesLaid(duties))

    def open_trick(self) -> None:
        """Put the trick of the mistake on the table again, if it has just been taken."""
        if len(self.state.tricks) > self.incident.trick:
            self.tell(Reopened())

    def seat(self, who: str) -> Seat:
        """The seat that an order means."""
        return partner(self.state, self.by) if who in ("accusers-partner", "partner") else self.by


def apply(
    live: LiveTable, incident: Incident, steps: Iterable[Step], reserving: Seat | None = None
) -> tuple[LiveEvent, ...]:
    """What the orders of a ruling do to a table."""
    bench = Bench(live, incident, reserving)
    for step in steps:
        bench.cite = step.cite
        order = _ORDERS.get(step.remedy.do)
        if order is not None and not bench.annulled:
            order(bench, step.remedy)
        if step.remedy.do in ORDERS.written:
            bench.tell(Written(Entry(str(step.remedy), bench.by, step.cite)))
    if bench.choices and not waits_for_count(bench.state):
        bench.tell(Asked(tuple(bench.choices)))
    elif bench.state.phase in (Phase.LEAD, Phase.FOLLOW):
        bench.happen(*resume(bench.state))
    return tuple(bench.events)


# ── What a ruling leaves to a player ─────────────────────────────────────────────────────────────────────────────────


def own_card(state: State, seat: Seat) -> Carta | None:
    """The card of a seat in the trick on the table."""
    place = (seat - state.leader) % 4
    return state.trick[place] if place < len(state.trick) else None


def _others(state: State, seat: Seat) -> tuple[Carta, ...]:
    """The cards that a seat may put in place of its response: of the suit led, if it has any (Art. 25)."""
    old = own_card(state, seat)
    assert old is not None
    hand = tuple(sorted((*state.hands[seat], old)))
    led = state.trick[:1]
    cards = best_first(hand, led[0].suit) if seat == bound_seat(state) else followable(hand, led)
    return tuple(one for one in cards if one is not old)


def _on_table(bench: Bench) -> bool:
    """Put the trick of the mistake on the table again, if its card is still in it."""
    state, one = bench.state, bench.incident.card
    then = state if len(state.tricks) == bench.incident.trick else bench.live.untaken
    bench.moot = then is None or len(then.tricks) != bench.incident.trick or own_card(then, bench.by) is not one
    if not bench.moot:
        bench.open_trick()
    return not bench.moot


def _rectify(bench: Bench, remedy: Remedy) -> None:
    if remedy.what == "accusation":
        _credit(bench, remedy)
    elif remedy.what == "declaration":
        _rectify_declaration(bench)
    elif remedy.what == "response" and _on_table(bench):
        bench.choices.append(Choice(bench.by, Kind.CARD, bench.cite, _others(bench.state, bench.by)))


def _rectify_declaration(bench: Bench) -> None:
    """What was said with a lead is said as it should have been, or not at all; other words are taken back."""
    known = BY_SLUG[bench.state.table.rules.play_suit_list.value]
    one, earlier = bench.incident.card, bench.incident.trick - 1
    if _denies_words_before(bench):
        bench.happen(LeadReworded(bench.by, None, earlier))
    elif bench.incident.words not in known or one is None:
        _take_back(bench)
    elif _on_table(bench):
        then = _before_the_lead(bench.state)
        words = tuple(slug for slug in known if refuse_formula(then, bench.by, one, slug) is None)
        if words:
            bench.choices.append(Choice(bench.by, Kind.WORDS, bench.cite, words=words))
        else:
            bench.happen(LeadReworded(bench.by, None))


def _denies_words_before(bench: Bench) -> bool:
    """Whether it is the words of the lead before that a card goes against: a venticinque not led whole (Art. 48)."""
    incident, tricks = bench.incident, bench.state.tricks
    if incident.irregularity != "card-against-declaration" or not 0 < incident.trick <= len(tricks):
        return False
    before = tricks[incident.trick - 1]
    return (before.leader, before.formula) == (incident.by, incident.words) and incident.words == "venticinque-piombo"


def _before_the_lead(state: State) -> State:
    """The table as if the trick on it had not been played."""
    hands, gone = list(state.hands), state.gone & ~card_bits(state.trick)
    for place, one in enumerate(state.trick):
        seat = (state.leader + place) % 4
        hands[seat] = tuple(sorted((*hands[seat], one)))
    return replace(state, hands=tuple(hands), gone=gone, trick=(), formula=None, phase=Phase.LEAD)


def _take_back(bench: Bench) -> None:
    """Words that are no part of a lead do not count any more."""
    wanted = (bench.by, bench.incident.words, bench.incident.suit)
    found = [at for at, one in enumerate(bench.state.said) if (one.seat, one.what, one.suit) == wanted]
    if found:
        bench.happen(WordsTakenBack(bench.by, found[-1]))


def _void(bench: Bench, remedy: Remedy) -> None:
    """Only a declaration leaves something to take away; a call, a remedy or a lay-down that is void never counted.

    Without a cappotto to play for, the match is over (Art. 170).
    """
    if remedy.what == "cappotto":
        _end_match(bench, remedy)
    if remedy.what != "declaration":
        return
    if bench.incident.card is None:
        _take_back(bench)
    elif _on_table(bench):
        bench.happen(LeadReworded(bench.by, None))


def _replace(bench: Bench, remedy: Remedy) -> None:
    """Opponents may replace a response that they have played already: all of them, or those who followed (Art. 73)."""
    incident, live = bench.incident, bench.live
    state = bench.state if len(bench.state.tricks) == incident.trick else live.untaken
    if bench.moot or state is None or len(state.tricks) != incident.trick:
        return
    first = incident.place if remedy.who == "following-opponents" else 1
    _offer_replacing(bench, state, max(1, first), bench.cite)


def _offer_replacing(bench: Bench, state: State, first: int, cite: Cite) -> None:
    """Ask the opponents who played to a trick from a place on, unless they have no other card to put there."""
    seats = [(state.leader + place) % 4 for place in range(first, len(state.trick))]
    entitled = [seat for seat in seats if is_opponent(bench.live, bench.incident, seat) and _others(state, seat)]
    if entitled:
        bench.open_trick()
        bench.choices += [Choice(seat, Kind.REPLACE, cite, _others(bench.state, seat)) for seat in entitled]


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _return(bench: Bench, remedy: Remedy) -> None:
    """A trick begun by the wrong player goes back to the hands, and the lead with it; other cards never left them."""
    if remedy.what == "trick-cards":
        bench.tell(Returned(bench.incident.number))


def _stands(bench: Bench, remedy: Remedy) -> None:
    """A card that was withdrawn is played all the same; a lay-down that holds takes the rest."""
    if remedy.what == "lay-down":
        _lay_down(bench, remedy)
    elif remedy.what == "card" and bench.incident.irregularity == "card-withdrawn":
        _put_back(bench)


def _put_back(bench: Bench) -> None:
    """A card that was withdrawn is on the table again, and the one played in its place in the hand.

    Where it was a mistake to play it, it is one again, and put right as such: to withdraw it was not the way (23).
    """
    one, words = bench.incident.card, bench.incident.words or None
    replayed = own_card(bench.state, bench.by) is not None
    if one is None or (replayed and bench.live.unplayed is None):
        return
    then, action = fold(bench.live, CardWithdrawn(bench.by)) if replayed else bench.live, Play(one, words)
    refusal = judge(then.state, action, bench.by)
    again = forced(then.state, action, bench.by) if refusal is None else stray(then, action, bench.by, refusal)
    events = tuple(again)
    if events and replayed:
        bench.tell(CardWithdrawn(bench.by))
    for event in events:
        bench.tell(event)


def _play(bench: Bench, remedy: Remedy) -> None:
    """The card shown too early is played at its turn; where it does not fit, the suit led binds without a duty.

    If another was played instead, it takes the place of that, and opponents who followed may replace theirs (Art. 73).
    """
    shown = bench.incident.card
    if remedy.what != "ready-card" or shown is None:
        return
    instead = played_instead(bench.state, bench.incident)
    if instead is None:
        bench.lay(replace(bench.state.duties, ready=(*bench.state.duties.ready, Ready(bench.by, shown, bench.cite))))
        return
    bench.open_trick()
    bench.happen(CardReplaced(bench.by, instead, shown))
    after = (bench.by - bench.state.leader) % 4 + 1
    _offer_replacing(bench, bench.state, after, Cite(bench.live.rulings.document, "73"))


def _lay_down(bench: Bench, remedy: Remedy) -> None:
    """A lay-down that came too early is judged at its turn: it takes the rest, or its cards go best first."""
    offender = remedy.who in ("", "offender")
    if offender and bench.by not in bench.state.exposed and bench.state.claimed is None:
        bench.happen(*enforce(bench.state, Claim(), bench.by)[0])


# ── Cures ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _annul(bench: Bench, remedy: Remedy) -> None:
    """The passata never was; between two passate there is none. A fault of the deal is named as the table names it."""
    if bench.state.hands and bench.state.phase is not Phase.END:
        fault = bench.live.incidents[bench.incident.number - 1].facts.get("deal-fault", "")
        bench.annulled = True
        bench.happen(ThrownIn(DEALT_WRONG.get(fault, ANNULLED), remedy.do == "annul" and fault in DEALT_WRONG))


def _reservation(bench: Bench, remedy: Remedy) -> None:
    """It stays open to whoever made it, and ends when he objects or lets it pass (Art. 75)."""
    duties, number = bench.state.duties, bench.incident.number
    kept = tuple(one for one in duties.reserved if one.number != number)
    if remedy.how == "open" and bench.reserving is not None:
        kept = (*kept, Reserved(bench.reserving, number, bench.cite))
    bench.lay(replace(duties, reserved=kept))


# ── Buongioco ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _credit(bench: Bench, remedy: Remedy) -> None:
    """What is now accused as it should be counts from here on."""
    right = bench.incident.right
    if right is None:
        return
    made = {(one.what, one.suit) for one in bench.state.accused if one.seat == bench.by}
    if right not in made:
        bench.happen(*enforce(bench.state, Accuse(*right), bench.by)[0])


def _lose(bench: Bench, remedy: Remedy) -> None:
    lost = accusations_of(bench.state, bench.incident)
    if any(bench.state.accused[at].points for at in lost):
        bench.happen(PointsLost(bench.by, lost))
        _leave_dialogue(bench)


def _leave_dialogue(bench: Bench) -> None:
    """A pair that has not won after all has no cappotto to speak on: back to the trick it was called out in."""
    state, then = bench.state, bench.live.untaken
    spoke = state.phase is Phase.DIALOGUE or state.slam is not None
    if spoke and state.won is None and then is not None and then.slam is None:
        bench.tell(Reopened())


def _mute(bench: Bench, remedy: Remedy) -> None:
    what = bench.incident.words if remedy.do == "no-rectification" else ""
    side = remedy.who == "accusing-side"
    seats = (bench.by, partner(bench.state, bench.by)) if side else (bench.seat(remedy.who),)
    muted = tuple(Muted(seat, bench.cite, what if seat == bench.by else "") for seat in seats)
    bench.lay(replace(bench.state.duties, muted=(*bench.state.duties.muted, *muted)))


def _bar_lead(bench: Bench, remedy: Remedy) -> None:
    """The suit that was named; every possible one where none was, or where the one named was wrong (Art. 183–185)."""
    named = bench.incident.suit if remedy.what == "napoletana-suit" else ""
    accused = [one.suit for one in bench.state.accused if one.seat == bench.by and one.what == NAPOLETANA]
    suits = named or (accused[-1] if accused and remedy.what == "napoletana-suit" else "")
    closed = Closed(bench.seat(remedy.who), bench.cite, suits)
    bench.lay(replace(bench.state.duties, closed=(*bench.state.duties.closed, closed)))


def _end_match(bench: Bench, remedy: Remedy) -> None:
    """Whoever has lost the right to declare a cappotto has not declared one, and so has missed none (Art. 145, 146)."""
    undeclared = bench.incident.irregularity == "cappotto-declared-wrongly"
    bench.happen(score.early_ending(replace(bench.state, slam=None) if undeclared else bench.state))


_ORDERS: Final[dict[str, Callable[[Bench, Remedy], None]]] = {
    "rectify": _rectify,
    "void": _void,
    "replace": _replace,
    "return": _return,
    "stands": _stands,
    "play": _play,
    "best-first": _lay_down,
    "annul": _annul,
    "redeal": _annul,
    "reservation": _reservation,
    "credit": _credit,
    "lose": _lose,
    "no-rectification": _mute,
    "no-accusations": _mute,
    "bar-lead": _bar_lead,
    "match-over": _end_match,
}
"""The orders that change something; the others say that something stands, or what happens of itself."""
